package referee

import "slices"

// Hands turned up late: where a hand is won before the hands are turned up, and the tiles left decide nothing (games.md,
// "Buki": after domino), it ends at once. They may be turned up until the next hand begins, after the last game too; what
// they prove belongs to the hand they were dealt in.

// keepOpen keeps the hand that has just ended for what is turned up late.
func (t *Table) keepOpen() {
	past := t.hand
	past.claims = slices.Clone(t.claims)
	t.past = &past
}

// closePast puts the claims of the hand before on record: nothing can prove them any more.
func (t *Table) closePast() {
	if t.past != nil {
		t.inPast(t.fileClaims)
		t.past = nil
	}
}

// isLate says whether hands of the hand before may still be turned up.
func (t *Table) isLate() bool { return t.past != nil && !t.on }

// inPast lets the hand before be the one that is looked at.
func (t *Table) inPast(do func()) {
	t.hand, *t.past = *t.past, t.hand
	do()
	t.hand, *t.past = *t.past, t.hand
}

func (t *Table) judgeLate(e *Event) (r *Refusal) {
	t.inPast(func() { r = t.judgeHolds(e, true) })
	if r != nil && r.Code == OutOfPhase {
		r.Expected, r.Turn = t.expects(), NoSeat
	}
	return r
}

func (t *Table) turnUpLate(e *Event) {
	t.inPast(func() {
		t.turnUp(e)
		t.proveByCounting(IllegalPass, e.Line, true)
	})
	// Calling off the next hand takes back its fouls, not these.
	t.firstFoul = len(t.fouls)
}

// mayTurnUpLate lists who has yet to turn up his hand of the hand before.
func (t *Table) mayTurnUpLate() (seats []Seat) {
	if t.isLate() {
		t.inPast(func() { seats = t.yetToTurnUp() })
	}
	return seats
}

// yetToTurnUp lists who has yet to turn up his hand, in seat order.
func (t *Table) yetToTurnUp() (seats []Seat) {
	for seat := range Seat(t.players) {
		if seat != t.out && !t.up[seat].done {
			seats = append(seats, seat)
		}
	}
	return seats
}
