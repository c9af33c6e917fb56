package referee

// Score-only entry of a hand that is shown: what was played stays, the rest is taken as told, in the order in which it is
// pegged: points of the play, the non-dealer's hand, the dealer's hand, the crib.

// judgePegs judges points made in the play.
func (t *Table) judgePegs(e *Event) *Refusal {
	if e.Seat == NoSeat {
		return e.refuse(UnknownPlayer).because(NobodyNamed)
	}
	return nil
}

// judgeShows judges a hand, its tiles or its points. due is whose turn it is in the show; NoSeat while nobody knows who
// dealt: then the first to show is the non-dealer.
func (t *Table) judgeShows(e *Event, due Seat) *Refusal {
	if r := t.take(e, due); r != nil {
		return r.under("show-order")
	}
	if r := t.judgeCounted(e); r != nil || e.Form == FormTold {
		return r
	}
	return t.judgeCountedTiles(e, t.rules.Deal[t.players]-t.laidAway(), t.laid[e.Seat])
}

// tellTheRest ends the play: what follows is told.
func (t *Table) tellTheRest(e *Event) {
	t.loose = true
	for {
		t.next()
		if s, ok := t.phase().(*show); ok {
			s.told = true
			s.apply(t, e)
			return
		}
	}
}

// noteShown notes the tiles of a hand, and proves what they prove.
func (t *Table) noteShown(e *Event) {
	if e.Form == FormTold {
		return
	}
	t.up[e.Seat] = turnedUp{done: true, tiles: e.set(), exact: true}
	t.shown[e.Seat] = e.Line
	t.known[e.Seat] |= e.set()
	for _, tile := range e.Tiles() {
		t.reveal(e.Seat, tile, e.Line)
	}
}
