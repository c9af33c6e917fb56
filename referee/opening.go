package referee

import "bones/scoring"

// lots are the tiles drawn for who starts or deals: the highest sum does, a tie draws again among the tied.
type lots struct {
	round scoring.Set // tiles drawn in this round
	drawn [MaxSeats]bool
	sums  [MaxSeats]int
	tied  [MaxSeats]bool // who draws in this round; nobody set means everybody
	again bool
}

// openingWord is the word that names who opens in this game: starts, or deals.
func (t *Table) openingWords() []Word {
	switch t.rules.Opening.Role {
	case "starter":
		return []Word{Starts, Lot}
	case "dealer":
		return []Word{Deals, Lot}
	case "banker":
		return []Word{Banks, Starts, Lot}
	}
	return nil
}

func (t *Table) judgeOpening(e *Event) *Refusal {
	right := false
	for _, w := range t.openingWords() {
		right = right || w == e.Word
	}
	if !right {
		r := t.outOfPlace(e).because(NotThisGame)
		r.Expected = t.openingWords()
		return r
	}
	if t.on {
		return t.outOfPlace(e).because(HandOn)
	}
	if e.Seat == NoSeat && e.Word == Lot {
		e.Seat = t.nextToDraw()
	}
	if e.Seat == NoSeat {
		return e.refuse(UnknownPlayer).because(NobodyNamed)
	}
	if e.Word != Lot {
		return nil
	}
	switch {
	case t.lots.drawn[e.Seat], t.lots.again && !t.lots.tied[e.Seat]:
		return t.outOfPlace(e).because(LotDone)
	case !t.rules.Set.Has(e.Tile):
		return e.refuse(NotInSet)
	case t.lots.round.Has(e.Tile):
		return e.refuse(AlreadyPlayed)
	}
	return nil
}

// nextToDraw is the first seat that has yet to draw in this round.
func (t *Table) nextToDraw() Seat {
	for seat := range Seat(t.players) {
		if !t.lots.drawn[seat] && (!t.lots.again || t.lots.tied[seat]) {
			return seat
		}
	}
	return NoSeat
}

// open takes who opens the hand, or a lot drawn for it.
func (t *Table) open(e *Event) {
	if e.Word != Lot {
		t.nameOpener(e.Seat)
		return
	}
	l := &t.lots
	l.drawn[e.Seat] = true
	l.sums[e.Seat] = e.Tile.Pips()
	l.round = l.round.With(e.Tile)
	if t.nextToDraw() != NoSeat {
		return
	}
	best, count, winner := -1, 0, NoSeat
	for seat := range Seat(t.players) {
		switch {
		case !l.drawn[seat]:
		case l.sums[seat] > best:
			best, count, winner = l.sums[seat], 1, seat
		case l.sums[seat] == best:
			count++
		}
	}
	if count == 1 {
		t.nameOpener(winner)
		return
	}
	again := lots{again: true}
	for seat := range t.players {
		again.tied[seat] = l.drawn[seat] && l.sums[seat] == best
	}
	t.lots = again
}

// nameOpener settles who opens. Lots that were still being drawn for it are void.
func (t *Table) nameOpener(seat Seat) {
	t.lots = lots{}
	switch t.rules.Opening.Role {
	case "dealer":
		seat = t.after(seat)
	case "banker":
		t.giveBank(seat)
	}
	t.lead = seat
}
