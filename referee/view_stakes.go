package referee

// What lies open at a table that plays for stakes.

// Bank is who holds the bank, NoSeat while nobody has been named and in games without one.
func (m *Match) Bank() Seat { return m.table.bank.seat }

// Stakes lists the chips on the table, in seat order: what has been staked on the hand that is on, and what drawn hands have
// left. Who has nothing there is not listed. When the last game is over nothing is left there: a draw in it, and the end of the
// table, give the stakes back (games.md, "Buki").
func (m *Match) Stakes() []Stake {
	t := m.table
	if t.isOver() {
		return nil
	}
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

// StakeRange is the lowest and the highest stake open to somebody, as his purse allows; zero while there are no limits.
func (m *Match) StakeRange(seat Seat) (low, high int) { return m.table.stakeRange(seat) }
