package scoring

// A Stake is what somebody has staked on a player of a chain game. Stakes are whole chips and the payout is a multiple of a
// half, so what is owed is always exact in half chips; a stake or a payout with finer parts cannot be written down here.
type Stake struct {
	Owner  Seat   // whose chips: a player, or somebody who only stakes
	On     Seat   // whom they back: a player himself, if he is the owner; never the bank
	Chips  int    // with those carried over from a drawn game, not below 0
	Payout Points // how many times the stake the bank pays: Halves(5) for 2.5
}

// A Transfer is chips that change hands, the reason for two players' points at once.
type Transfer struct {
	Kind     Kind // StakeWon: the bank pays the stake's owner; StakeLost: the bank takes the stake
	From, To Seat
	Stake    Stake
	Chips    Points // above 0
}

// SettleStakes settles the stakes of a game that a player won (Buki: Settlement). Who backed the winner keeps his stake and
// is paid by the bank; every other stake goes to the bank, all of them when the bank won. Without a winner (NoSeat: a
// draw) nothing changes hands: the stakes stay on the table.
func SettleStakes(bank, winner Seat, stakes []Stake) []Transfer {
	if winner == NoSeat {
		return nil
	}
	var transfers []Transfer
	for _, s := range stakes {
		t := Transfer{StakeLost, s.Owner, bank, s, Whole(s.Chips)}
		if s.On == winner && winner != bank {
			t = Transfer{StakeWon, bank, s.Owner, s, s.Payout.Times(s.Chips)}
		}
		if t.Chips != 0 {
			transfers = append(transfers, t)
		}
	}
	return transfers
}

// Net returns what the transfers leave each of so many people with, by seat. It sums up to zero.
func Net(transfers []Transfer, seats int) []Points {
	net := make([]Points, seats)
	for _, t := range transfers {
		net[t.From] -= t.Chips
		net[t.To] += t.Chips
	}
	return net
}
