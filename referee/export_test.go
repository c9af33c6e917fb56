package referee

import (
	"slices"

	"bones/rulesets"
	"bones/scoring"
)

// What tests do to a match that nobody at a table can.

// Clone returns a match that goes on without this one.
func (m *Match) Clone() *Match {
	c := *m
	c.table = m.table.clone()
	c.events, c.units, c.marks = slices.Clone(m.events), slices.Clone(m.units), slices.Clone(m.marks)
	return &c
}

// Plays lists the plays that a hand allows the player on turn.
func (m *Match) Plays(hand scoring.Set) []Event { return m.table.AppendPlays(nil, hand) }

// ForgetClaims makes the referee forget which tiles the players have denied to have.
func (m *Match) ForgetClaims() {
	forget := func() {
		for i := range m.table.claims {
			m.table.claims[i].denied = 0
		}
	}
	forget()
	if m.table.past != nil {
		m.table.inPast(forget)
	}
}

// ExchangeWon exchanges a tile that one player has won and lies face down with one of the other's. It says whether they had any.
func (m *Match) ExchangeWon(pick func(scoring.Set) scoring.Tile) bool {
	k := &m.table.tricks
	if k.piles[0] == 0 || k.piles[1] == 0 {
		return false
	}
	a, b := pick(k.piles[0]), pick(k.piles[1])
	exchanged := func(s scoring.Set) scoring.Set {
		hasA, hasB := s.Has(a), s.Has(b)
		s = s.Without(a).Without(b)
		if hasA {
			s = s.With(b)
		}
		if hasB {
			s = s.With(a)
		}
		return s
	}
	for i := range k.piles {
		k.piles[i] = exchanged(k.piles[i])
	}
	k.taken = slices.Clone(k.taken)
	for i := range k.taken {
		k.taken[i].tiles = exchanged(k.taken[i].tiles)
	}
	return true
}

// ExchangeLaid exchanges a tile that one of two players has laid with one of the other's. It says whether they had any.
func (m *Match) ExchangeLaid(pick func(scoring.Set) scoring.Tile) bool {
	laid := &m.table.laid
	if laid[0] == 0 || laid[1] == 0 {
		return false
	}
	a, b := pick(laid[0]), pick(laid[1])
	laid[0], laid[1] = laid[0].Without(a).With(b), laid[1].Without(b).With(a)
	return true
}

// What tests look at and no part of the program does.

// MayTurnUpLate lists who may still turn up his hand of the hand before, which was decided without it.
func (m *Match) MayTurnUpLate() []Seat { return m.table.mayTurnUpLate() }

// Collected is how many tiles a player has taken from the pile and laid before him, face down and face up.
func (m *Match) Collected(seat Seat) (down, up int) {
	c, ok := m.table.phases[0].(*collect)
	if !ok {
		return 0, 0
	}
	n := m.table.left[seat]
	switch c.params.FaceDown {
	case "odd":
		return n - n/2, n / 2
	case "even":
		return n / 2, n - n/2
	}
	return 0, n
}

// TakenOut are the tiles taken out of the set before the hand, which all have seen.
func (m *Match) TakenOut() scoring.Set { return m.table.aside }

// Told is which of his collected tiles a player has told, and how many he has yet to tell: 0 too once he has told his counts.
func (m *Match) Told(seat Seat) (tiles scoring.Set, yet int) {
	t := m.table
	for _, p := range t.phases {
		if ranking, ok := p.(*majority); ok && !t.up[seat].done {
			yet = ranking.share(t) - t.up[seat].tiles.Len()
		}
	}
	return t.up[seat].tiles, yet
}

// Untold are the tiles in play that nobody has told.
func (m *Match) Untold() scoring.Set {
	for _, p := range m.table.phases {
		if ranking, ok := p.(*majority); ok {
			return ranking.unclaimed(m.table)
		}
	}
	return 0
}

// Crib is the crib of the hand that is on, as far as its tiles have been entered: that is only when the match ended before
// its turn in the show.
func (m *Match) Crib() []scoring.Tile { return slices.Clone(m.table.crib.tiles) }

// CribOwner is who deals the hand that is on or comes next, NoSeat while nobody has said or where there is no crib.
func (m *Match) CribOwner() Seat {
	if s := mechanismOf[*show](m.table); s == nil || !s.params.Crib {
		return NoSeat
	}
	return m.table.dealer()
}

// Limits are the lowest and the highest stake, zero while nobody has named them.
func (m *Match) Limits() rulesets.Limits { return m.table.bank.limits }

// YetToStake lists the players who have yet to stake on the hand that is on or comes next, in seat order.
func (m *Match) YetToStake() []Seat {
	t := m.table
	var seats []Seat
	for seat := range Seat(t.players) {
		if t.mayStake(seat) {
			seats = append(seats, seat)
		}
	}
	return seats
}

// StakeDue says in how many turns of his a player must have staked: 0 for before the next one. ok is false for who need not.
func (m *Match) StakeDue(seat Seat) (turns int, ok bool) {
	t := m.table
	if t.watches(seat) || !t.mayStake(seat) {
		return 0, false
	}
	return max(0, t.stakeDue(seat)-1-t.turns[seat]), true
}

// Purse is what a player has before him beside what lies on the table. It can be below zero, for the bank. ok is false where no
// purse is checked.
func (m *Match) Purse(seat Seat) (left scoring.Points, ok bool) { return m.table.purse(seat) }

// Words returns every word of the sheet that a family knows, in the order of the documentation.
func Words(f Family) []Word {
	words := []Word{Play}
	for i := range language {
		if language[i].families&f != 0 {
			words = append(words, language[i].word)
		}
	}
	return words
}
