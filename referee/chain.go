package referee

import (
	"slices"

	"bones/rulesets"
	"bones/scoring"
)

// chain is the mechanism of laying tiles in one line with two open ends: games.md, "Block".
type chain struct {
	params *rulesets.Chain
	sides  [2][]Laid // what was joined at either side, the middle first; the first tile is side 0's first
	open   [2]int    // the open ends
	mover  Seat      // whose turn it is, once a tile lies
	passes int       // in a row
}

// Laid is a tile as it lies in the line: End joins the line, or, of the first tile, looks one way; Open looks away.
type Laid struct {
	Tile      scoring.Tile
	End, Open int
}

func (c *chain) begin(t *Table) {
	*c = chain{params: c.params, sides: [2][]Laid{c.sides[0][:0], c.sides[1][:0]}, mover: NoSeat}
}

func (c *chain) clone() mechanism {
	d := *c
	for side := range d.sides {
		d.sides[side] = append([]Laid(nil), c.sides[side]...)
	}
	return &d
}

// lies says whether a tile lies on the table.
func (c *chain) lies() bool { return len(c.sides[0]) > 0 }

func (c *chain) turn(t *Table) Seat {
	if !c.lies() {
		return t.lead
	}
	return c.mover
}

func (c *chain) expects(t *Table) []Word {
	words := []Word{Play}
	if c.lies() {
		words = append(words, Pass)
	}
	if c.params.Staked {
		words = t.withStakes(words)
	}
	return append(words, Out, Blocked)
}

func (c *chain) judge(t *Table, e *Event) *Refusal {
	switch e.Word {
	case Play:
		return c.judgePlay(t, e)
	case Pass:
		if !c.lies() {
			r := t.outOfPlace(e)
			if e.Seat == NoSeat {
				e.Seat = t.lead
			}
			return r.under("opening-tile")
		}
		if r := t.take(e, c.mover); r != nil {
			return r
		}
		return t.judgeStaked(e)
	case Out, Blocked:
		return c.judgeTold(t, e)
	case Banks, StakeLimits, Stakes:
		if c.params.Staked {
			return t.judgeStakeWord(e)
		}
		return t.outOfPlace(e).because(NotThisGame)
	}
	return t.outOfPlace(e)
}

// judgeTold judges score-only entry: who went out, or that the hand was blocked, and perhaps the winner's points.
func (c *chain) judgeTold(t *Table, e *Event) *Refusal {
	told := e.Form == FormTold
	if c.params.Staked {
		if told {
			return t.outOfPlace(e).because(StakesDecide)
		}
		if t.bank.seat == NoSeat {
			return t.owedFirst(e, Banks)
		}
	}
	switch {
	case e.Seat == NoSeat && (told || e.Word == Out):
		return e.refuse(UnknownPlayer).because(NobodyNamed)
	case e.Seat != NoSeat && !told && e.Word == Blocked:
		return e.refuse(Syntax).because(NoPlayerHere)
	}
	return nil
}

func (c *chain) judgePlay(t *Table, e *Event) *Refusal {
	if e.More != nil {
		return e.refuse(Syntax).because(ListNeedsWord)
	}
	if e.As { // a chain has no suits
		r := e.refuse(Syntax).because(TooMuch)
		r.Text = "as"
		return r
	}
	if r := t.take(e, c.turn(t)); r != nil {
		return r
	}
	if r := t.judgeStaked(e); r != nil {
		return r
	}
	if _, code := c.side(t, e.Seat, e.Tile, int(e.On)); code != "" {
		if code == NotInSet || code == AlreadyPlayed || code == HeldByOther {
			return t.judgeTile(e, e.Tile)
		}
		r := e.refuse(code)
		if c.lies() {
			r.Ends = c.open
			if code == NoFit {
				r.under("equal-halves")
			}
		}
		r.Got = int(e.On)
		return r
	}
	return nil
}

// side finds where a tile goes: at which of the two sides, or why nowhere. on is the open end it should join, -1 where that
// is not said.
func (c *chain) side(t *Table, seat Seat, tile scoring.Tile, on int) (int, Code) {
	if code := t.tileCode(seat, tile); code != "" {
		return 0, code
	}
	if !c.lies() {
		if on >= 0 {
			return 0, NoFit
		}
		return 0, ""
	}
	fits := [2]bool{tile.Has(c.open[0]), tile.Has(c.open[1])}
	if on >= 0 {
		for side := range fits {
			if c.open[side] == on && fits[side] {
				return side, ""
			}
		}
		return 0, NoFit
	}
	switch {
	case !fits[0] && !fits[1]:
		return 0, NoFit
	case fits[0] && fits[1] && c.open[0] != c.open[1]:
		return 0, WhichEnd
	case fits[1]:
		return 1, ""
	}
	return 0, ""
}

func (c *chain) apply(t *Table, e *Event) {
	switch e.Word {
	case Play:
		c.lay(t, e)
	case Pass:
		c.pass(t, e)
	case Banks:
		t.openBank(e)
	case StakeLimits:
		t.bank.limits = rulesets.Limits{Low: e.Number, High: e.Second}
	case Stakes:
		t.placeStake(e)
	case Out, Blocked:
		t.loose = true
		if e.Form == FormTold {
			t.pay(Entry{Seat: e.Seat, Points: e.Points, Reason: ReasonTold, Line: e.Line})
			t.endHand(ToldEnd, e.Seat)
			return
		}
		if e.Word == Out {
			t.left[e.Seat] = 0
			c.finish(t, e.Seat)
			return
		}
		c.finish(t, NoSeat)
	}
}

// finish hands the table over to the settlement. out is who placed his last tile, NoSeat where the hand is blocked.
func (c *chain) finish(t *Table, out Seat) {
	t.out = out
	t.next()
}

func (c *chain) lay(t *Table, e *Event) {
	t.turns[e.Seat]++
	if !c.lies() {
		t.lead = e.Seat
		if c.params.Staked && t.bank.seat == NoSeat {
			t.giveBank(e.Seat)
		}
		c.open = [2]int{e.Tile.Low(), e.Tile.High()}
		c.sides[0] = append(c.sides[0], Laid{Tile: e.Tile, End: e.Tile.High(), Open: e.Tile.Low()})
	} else {
		side, _ := c.side(t, e.Seat, e.Tile, int(e.On))
		end := c.open[side]
		c.open[side] = e.Tile.Other(end)
		c.sides[side] = append(c.sides[side], Laid{Tile: e.Tile, End: end, Open: c.open[side]})
	}
	c.passes = 0
	c.mover = t.after(e.Seat)
	t.lay(e)
	t.proveByCounting(IllegalPass, e.Line, true)
	switch {
	case t.left[e.Seat] == 0:
		c.finish(t, e.Seat)
	case t.rules.AutoBlock && c.fitting(t) == 0:
		t.blockedByRule = true
		c.finish(t, NoSeat)
	}
}

// fitting returns the tiles outside the line that would fit.
func (c *chain) fitting(t *Table) scoring.Set {
	return (scoring.Bearing(c.open[0]) | scoring.Bearing(c.open[1])) & t.rules.Set &^ t.seen
}

func (c *chain) pass(t *Table, e *Event) {
	t.turns[e.Seat]++
	t.claim(IllegalPass, e.Seat, e.Line, c.fitting(t))
	c.passes++
	if c.mayDraw(t) {
		t.closeClaims(e.Seat)
		t.left[e.Seat]++
		c.passes = 0 // what he draws may fit
	}
	t.proveByCounting(IllegalPass, e.Line, true)
	c.mover = t.after(e.Seat)
	if c.passes == t.players {
		c.finish(t, NoSeat)
	}
}

// mayDraw says whether who passes draws a tile: where the ladder has that rung and the stock still has a tile.
func (c *chain) mayDraw(t *Table) bool {
	return slices.Contains(c.params.Ladder, "draw") && t.stock() > 0
}

// line returns the tiles from one end to the other.
func (c *chain) line() []Laid {
	var line []Laid
	for i := len(c.sides[0]) - 1; i >= 0; i-- {
		l := c.sides[0][i]
		line = append(line, Laid{Tile: l.Tile, End: l.Open, Open: l.End})
	}
	return append(line, c.sides[1]...)
}
