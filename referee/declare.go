package referee

import (
	"maps"
	"slices"

	"bones/scoring"
)

// The reasons of a hand that ends with all doubles shown.
const (
	ReasonAllDoublesLed Reason = "all-doubles-on-lead"
	ReasonAllDoublesWon Reason = "all-doubles-after-trick"
)

// declaration is the declaration of doubles that runs: games.md, "Bingo: Declaring doubles". The zero value is none.
type declaration struct {
	number  int // of doubles declared, 0 where no declaration runs
	seat    Seat
	line    int
	led     bool        // the first of them
	shown   scoring.Set // shown, and still to be led
	winners scoring.Set // those that have won their trick
}

// declared is a declaration that succeeded.
type declared struct {
	seat    Seat
	doubles scoring.Set
	line    int // of the trick that completed it
}

func (d *declaration) runs() bool { return d.number > 0 }

// owesShowing says whether the first double has been led and the others are still to be shown.
func (d *declaration) owesShowing() bool { return d.led && d.shown == 0 && d.winners == 0 }

// judgeLead refuses a lead that a running declaration does not allow.
func (d *declaration) judgeLead(e *Event) *Refusal {
	if !d.runs() || d.shown.Has(e.Tile) || !d.led && e.Tile.IsDouble() {
		return nil
	}
	r := e.refuse(MustLeadShown).under("lead-shown")
	r.Tiles, r.Earlier = d.shown.Tiles(), d.line
	if !d.led {
		return r.because(WantDouble)
	}
	return r
}

func (d *declaration) lead(tile scoring.Tile) {
	if d.runs() {
		d.led = true
		d.shown = d.shown.Without(tile)
	}
}

// trick takes note of who won the trick that a double led. It returns the declaration when that completes it.
func (d *declaration) trick(led scoring.Tile, winner Seat, line int) *declared {
	if !d.runs() {
		return nil
	}
	if winner != d.seat {
		*d = declaration{}
		return nil
	}
	if d.winners = d.winners.With(led); d.winners.Len() < d.number {
		return nil
	}
	done := &declared{d.seat, d.winners, line}
	*d = declaration{}
	return done
}

// betweenTricks says whether the leader may say something before he leads.
func (p *tricks) betweenTricks(t *Table) bool {
	return t.tricks.led == scoring.NoTile && !t.tricks.declaring.runs() && !p.awaitsOffer(t)
}

// mayDeclare says whether the leader could declare doubles now, for all that the table knows.
func (p *tricks) mayDeclare(t *Table) bool {
	leader := p.leader(t)
	return p.params.Declare != nil && p.betweenTricks(t) && leader != NoSeat && t.tricks.won[leader] >= p.params.Declare.After &&
		p.mostDoubles(t, leader) >= slices.Min(slices.Collect(maps.Keys(p.params.Declare.Points)))
}

// mostDoubles is how many doubles a player can have at most, for all that the table knows.
func (p *tricks) mostDoubles(t *Table, seat Seat) int {
	free := t.allDoubles() &^ t.seen &^ t.lying &^ t.known[t.after(seat)]
	others := t.known[seat] &^ t.seen &^ free
	return min(free.Len(), t.left[seat]-others.Len())
}

func (p *tricks) judgeDeclares(t *Table, e *Event) *Refusal {
	if p.params.Declare == nil || !p.betweenTricks(t) {
		return t.outOfPlace(e)
	}
	if r := t.take(e, p.leader(t)); r != nil {
		return r
	}
	if t.tricks.won[e.Seat] < p.params.Declare.After {
		return e.refuse(NoTrickYet).under("declare")
	}
	numbers := slices.Sorted(maps.Keys(p.params.Declare.Points))
	if most := p.mostDoubles(t, e.Seat); !slices.Contains(numbers, e.Number) || e.Number > most {
		r := e.refuse(DeclareRange).under("declare")
		r.Got, r.Min, r.Max = e.Number, numbers[0], min(numbers[len(numbers)-1], most)
		return r
	}
	if e.Tile == scoring.NoTile {
		return nil
	}
	return t.judgeDoubles(e, e.Number)
}

// judgeDoubles judges the doubles named in a line, which must be so many.
func (t *Table) judgeDoubles(e *Event, number int) *Refusal {
	var named scoring.Set
	for _, tile := range e.Tiles() {
		if r := t.judgeHeld(e, tile); r != nil {
			return r
		}
		if !tile.IsDouble() {
			r := e.refuse(DeclareRange).because(NoDouble)
			r.Tile = tile
			return r
		}
		if named.Has(tile) {
			r := e.refuse(BadCount).because(TwiceInLine)
			r.Tile = tile
			return r
		}
		named = named.With(tile)
	}
	known := t.known[e.Seat] &^ t.seen
	switch n := named.Len(); {
	case n != number:
		return t.badCount(e, n, number, number)
	case n > t.left[e.Seat]:
		return t.badCount(e, n, t.left[e.Seat], t.left[e.Seat])
	}
	if all := named | known; all.Len() > t.left[e.Seat] {
		r := t.badCount(e, all.Len(), t.left[e.Seat], t.left[e.Seat])
		r.Tiles = (known &^ named).Tiles()
		return r.because(HandKnown)
	}
	return nil
}

// declare begins a declaration; its short form leads the first double and shows the others.
func (p *tricks) declare(t *Table, e *Event) {
	t.moveOn()
	t.tricks.declaring = declaration{number: e.Number, seat: e.Seat, line: e.Line}
	if e.Tile == scoring.NoTile {
		return
	}
	lead := *e
	lead.Word, lead.More = Play, nil
	p.lead(t, &lead)
	p.showDoubles(t, e.Seat, e.Line, e.More)
	t.tricks.declaring.shown = scoring.SetOf(e.More...)
}

// showDoubles turns doubles up that stay in the hand.
func (p *tricks) showDoubles(t *Table, seat Seat, line int, doubles []scoring.Tile) {
	for _, tile := range doubles {
		t.known[seat] = t.known[seat].With(tile)
		t.reveal(seat, tile, line)
	}
}

// mayShowAll says whether the player to lead could show all doubles now, for all that the table knows.
func (p *tricks) mayShowAll(t *Table) bool {
	if p.params.AllDoubles == nil || !p.betweenTricks(t) || p.leader(t) == NoSeat {
		return false
	}
	leader := p.leader(t)
	after, owed, _ := p.doublesOwed(t)
	if owed&(t.seen|t.lying|t.known[t.after(leader)]) != 0 {
		return false
	}
	return after && p.hadInTime(t, leader, owed) || !after && owed.Len() <= t.left[leader]
}

// doublesOwed are the doubles that must be shown to end the hand: all of them on lead, or, by a player who has just taken the
// other's lead with a double, the others. points is what it pays.
func (p *tricks) doublesOwed(t *Table) (afterTrick bool, owed scoring.Set, points int) {
	k := &t.tricks
	if k.fresh {
		if won := k.taken[len(k.taken)-1].byFollower; won != scoring.NoTile && won.IsDouble() {
			return true, t.allDoubles().Without(won), p.params.AllDoubles.AfterTrick
		}
	}
	return false, t.allDoubles(), p.params.AllDoubles.OnLead
}

// hadInTime says whether a player can have had these tiles when the last trick ended, before he drew.
func (p *tricks) hadInTime(t *Table, seat Seat, tiles scoring.Set) bool {
	k := &t.tricks
	held := t.left[seat]
	if k.drawn {
		held--
	}
	return tiles&k.pickedUp == 0 && (tiles|t.known[seat]&^t.seen&^k.pickedUp).Len() <= held
}

func (p *tricks) judgeShows(t *Table, e *Event) *Refusal {
	k := &t.tricks
	showing := k.declaring.owesShowing()
	if !showing && (p.params.AllDoubles == nil || !p.betweenTricks(t)) {
		return t.outOfPlace(e)
	}
	if r := t.take(e, p.turn(t)); r != nil {
		return r
	}
	if e.Form != FormPlain {
		return e.refuse(Syntax).because(WantTiles)
	}
	if showing {
		return t.judgeDoubles(e, k.declaring.number-1)
	}
	after, owed, _ := p.doublesOwed(t)
	if r := t.judgeDoubles(e, owed.Len()); r != nil {
		return r
	}
	if after && !p.hadInTime(t, e.Seat, owed) {
		r := t.badCount(e, owed.Len(), owed.Len(), owed.Len())
		r.Tiles = (owed & k.pickedUp).Tiles()
		return r.because(NotAllDoubles)
	}
	return nil
}

func (p *tricks) show(t *Table, e *Event) {
	k := &t.tricks
	p.showDoubles(t, e.Seat, e.Line, e.Tiles())
	if k.declaring.owesShowing() {
		k.declaring.shown = e.set()
		return
	}
	after, _, points := p.doublesOwed(t)
	entry := Entry{Seat: e.Seat, Points: scoring.Whole(points), Reason: ReasonAllDoublesLed, Tiles: t.allDoubles().Tiles(), Line: e.Line}
	if after {
		entry.Reason = ReasonAllDoublesWon
	}
	if t.lead == NoSeat {
		t.lead = e.Seat
	}
	t.pay(entry)
	t.endHand(Invincible, e.Seat)
}
