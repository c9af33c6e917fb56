package referee

import (
	"slices"

	"bones/scoring"
)

// Turning up the hands at the end of a hand: the tiles, their pip sum, or nothing that can be said.

// judgeHolds judges `holds` of a player who has tiles left. mayHide says that the tiles decide nothing and may stay unseen.
func (t *Table) judgeHolds(e *Event, mayHide bool) *Refusal {
	if e.Seat == NoSeat {
		e.Seat = t.nextToTurnUp()
	}
	if e.Seat == NoSeat {
		return e.refuse(UnknownPlayer).because(NobodyNamed)
	}
	if t.out == e.Seat {
		return t.outOfPlace(e).because(NothingHeld)
	}
	if t.up[e.Seat].done {
		return t.outOfPlace(e).because(UpAlready)
	}
	switch e.Form {
	case FormRest:
		return e.refuse(Syntax).because(WantTiles)
	case FormUnseen:
		if !mayHide {
			return t.outOfPlace(e).because(NotUnseen)
		}
		return nil
	case FormTold:
		return t.judgeToldPips(e)
	}
	return t.judgeHand(e)
}

// judgeHand judges the tiles themselves.
func (t *Table) judgeHand(e *Event) *Refusal {
	var held scoring.Set
	for _, tile := range e.Tiles() {
		if r := t.judgeTile(e, tile); r != nil {
			return r
		}
		if held.Has(tile) {
			r := e.refuse(BadCount).because(TwiceInLine)
			r.Tile = tile
			return r
		}
		held = held.With(tile)
	}
	least, most := t.heldRange(e.Seat)
	if n := held.Len(); n < least || n > most {
		return t.badCount(e, n, least, most)
	}
	if missing := t.known[e.Seat] &^ t.seen &^ held; missing != 0 && !t.loose {
		// He named the tile or took it in the open, and has not laid it.
		r := t.badCount(e, held.Len(), least, most)
		r.Tiles = missing.Tiles()
		return r
	}
	return nil
}

// judgeToldPips judges `=N` against the least and the most that so many unseen tiles can come to.
func (t *Table) judgeToldPips(e *Event) *Refusal {
	least, most := t.heldRange(e.Seat)
	free := t.rules.Set &^ t.seen
	for seat := range Seat(t.players) {
		if seat != e.Seat {
			free &^= t.known[seat]
		}
	}
	low, high := PipLimits(free, least, most)
	if n := e.Points.Whole(); !e.Points.IsWhole() || n < low || n > high {
		r := e.refuse(BadCount).because(PipRange)
		r.Got, r.Min, r.Max = n, low, high
		return r
	}
	return nil
}

// heldRange is how many tiles a player must have left: at least, at most.
func (t *Table) heldRange(seat Seat) (least, most int) {
	if t.loose {
		return min(1, t.left[seat]), t.left[seat]
	}
	return t.left[seat], t.left[seat]
}

func (t *Table) badCount(e *Event, got, least, most int) *Refusal {
	r := e.refuse(BadCount)
	r.Got, r.Min, r.Max = got, least, most
	return r
}

// nextToTurnUp is the first seat, in seat order, whose hand is still to be turned up.
func (t *Table) nextToTurnUp() Seat {
	for seat := range Seat(t.players) {
		if seat != t.out && !t.up[seat].done {
			return seat
		}
	}
	return NoSeat
}

// turnUp notes what a player has turned up, and proves what it proves.
func (t *Table) turnUp(e *Event) {
	u := turnedUp{done: true}
	switch e.Form {
	case FormTold:
		u.pips = e.Points.Whole()
	case FormUnseen:
	default:
		u.tiles, u.exact = e.set(), true
		u.pips = u.tiles.Pips()
		t.known[e.Seat] |= u.tiles
		for _, tile := range e.Tiles() {
			t.reveal(e.Seat, tile, e.Line)
		}
	}
	t.up[e.Seat] = u
	t.shown[e.Seat] = e.Line
}

// PipLimits returns the fewest and the most pips that a hand of least to most of these tiles can come to.
func PipLimits(free scoring.Set, least, most int) (low, high int) {
	var pips []int
	for tile := range free.All() {
		pips = append(pips, tile.Pips())
	}
	slices.Sort(pips)
	for i, p := range pips {
		if i < least {
			low += p
		}
		if i >= len(pips)-most {
			high += p
		}
	}
	return low, high
}
