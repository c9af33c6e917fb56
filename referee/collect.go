package referee

import (
	"bones/rulesets"
	"bones/scoring"
)

// maxRows bounds the pile: a place is written with one digit for its row and one for its position.
const maxRows = 9

// collect is the mechanism of taking tiles from a pile that lies open, a triangle in which each tile rests on two of the row
// below: games.md, "Third Place". A place is named, never its tile, so nothing secret is known here.
type collect struct {
	params *rulesets.Collect
	lines  [maxRows][maxRows]int // by row and position: the line that took the tile, 0 while it lies there
	mover  Seat                  // whose turn it is, once a tile is taken
	taken  int
}

func (c *collect) begin(*Table) { *c = collect{params: c.params, mover: NoSeat} }

func (c *collect) clone() mechanism {
	d := *c
	return &d
}

func (c *collect) turn(t *Table) Seat {
	if c.taken == 0 {
		return t.lead
	}
	return c.mover
}

func (c *collect) expects(t *Table) []Word {
	if c.owesTakingOut(t) {
		return []Word{Without}
	}
	return []Word{Takes, Holds, Counts}
}

// owesTakingOut says whether a tile is still to be taken out before the pile is built.
func (c *collect) owesTakingOut(t *Table) bool { return t.aside.Len() < c.params.TakeOut[t.players] }

func (c *collect) judge(t *Table, e *Event) *Refusal {
	switch e.Word {
	case Without:
		return c.judgeWithout(t, e)
	case Takes, Holds, Counts:
		if c.owesTakingOut(t) {
			return t.owedFirst(e, Without)
		}
		if e.Word == Takes {
			return c.judgeTake(t, e)
		}
		// Score-only entry: what was taken so far stays, the rest is as the hands tell.
		return t.phases[t.at+1].judge(t, e)
	}
	return t.outOfPlace(e)
}

// judgeWithout judges the tile taken out. It may be entered anew until the hand is on.
func (c *collect) judgeWithout(t *Table, e *Event) *Refusal {
	switch {
	case c.params.TakeOut[t.players] == 0:
		return t.outOfPlace(e).under("take-out")
	case t.on:
		return t.outOfPlace(e).because(HandOn)
	case !t.rules.Set.Has(e.Tile):
		return e.refuse(NotInSet)
	}
	return nil
}

func (c *collect) judgeTake(t *Table, e *Event) *Refusal {
	switch {
	case e.More != nil:
		return e.refuse(Syntax).because(ListNeedsWord)
	case e.Number == 0: // a tile where its place was wanted
		r := e.refuse(Syntax).because(WantPlace)
		r.Text = e.Tile.String()
		return r
	}
	if r := t.take(e, c.turn(t)); r != nil {
		return r
	}
	row, position := e.Number/10-1, e.Number%10-1
	var detail Detail
	switch {
	case !c.hasPlace(t, row, position):
		detail = NoSuchPlace
	case c.lines[row][position] != 0:
		detail = TakenAlready
	case !c.isFree(t, row, position):
		detail = Covered
	default:
		e.Tile = scoring.NoTile // 32 could have been read as a tile
		return nil
	}
	r := e.refuse(NotFree).because(detail)
	r.Tile, r.Got = scoring.NoTile, e.Number
	switch detail {
	case TakenAlready:
		r.Earlier = c.lines[row][position]
	case Covered:
		r.under("free-tile")
	}
	return r
}

// hasPlace says whether the pile was built with a tile there, both counted from 0. What was taken out is missing at the apex.
func (c *collect) hasPlace(t *Table, row, position int) bool {
	return row >= c.params.TakeOut[t.players] && row < c.params.Rows && position >= 0 && position <= row
}

// lies says whether a tile is still at a place.
func (c *collect) lies(t *Table, row, position int) bool {
	return c.hasPlace(t, row, position) && c.lines[row][position] == 0
}

// isFree says whether a tile lies at a place and none on it: the two of the row above that would rest on it are gone.
func (c *collect) isFree(t *Table, row, position int) bool {
	return c.lies(t, row, position) && !c.lies(t, row-1, position-1) && !c.lies(t, row-1, position)
}

func (c *collect) apply(t *Table, e *Event) {
	switch e.Word {
	case Without:
		t.aside = scoring.SetOf(e.Tile)
	case Takes:
		c.take(t, e)
	default:
		t.next()
		t.phase().apply(t, e)
	}
}

func (c *collect) take(t *Table, e *Event) {
	if t.lead == NoSeat {
		t.lead = e.Seat
	}
	c.lines[e.Number/10-1][e.Number%10-1] = e.Line
	c.taken++
	t.left[e.Seat]++
	c.mover = t.after(e.Seat)
	if c.taken == c.params.Rows*(c.params.Rows+1)/2-t.aside.Len() {
		t.next()
	}
}
