package referee

import (
	"bones/rulesets"
	"bones/scoring"
)

// What lies open at a table that plays for stakes.

// Bank is who holds the bank, NoSeat while nobody has been named and in games without one.
func (m *Match) Bank() Seat { return m.table.bank.seat }

// Limits are the lowest and the highest stake, zero while nobody has named them.
func (m *Match) Limits() rulesets.Limits { return m.table.bank.limits }

// Stakes lists the chips on the table, in seat order: what has been staked on the hand that is on, and what drawn hands have
// left. Who has nothing there is not listed.
func (m *Match) Stakes() []Stake {
	t := m.table
	var stakes []Stake
	for seat := range Seat(t.people) {
		s := Stake{Owner: seat, On: seat, Chips: t.bets[seat].chips, Carried: t.bank.carried[seat]}
		if s.Chips > 0 {
			s.On = t.bets[seat].on
		}
		if s.Chips+s.Carried > 0 {
			stakes = append(stakes, s)
		}
	}
	return stakes
}

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

// StakeRange is the lowest and the highest stake open to somebody, as his purse allows; zero while there are no limits.
func (m *Match) StakeRange(seat Seat) (low, high int) { return m.table.stakeRange(seat) }

// Purse is what a player has before him beside what lies on the table. It can be below zero, for the bank. ok is false where no
// purse is checked.
func (m *Match) Purse(seat Seat) (left scoring.Points, ok bool) { return m.table.purse(seat) }
