package referee

import (
	"slices"

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
