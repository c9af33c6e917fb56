package scoring

// Left is what a player has left at the end of a hand: his tiles, or only their pips where no more was said.
// The zero Left is an empty hand.
type Left struct {
	Tiles Set // empty where only the pips are known
	Pips  int
}

// LeftTiles returns the hand of these tiles.
func LeftTiles(tiles Set) Left { return Left{tiles, tiles.Pips()} }

// LeftPips returns a hand of which only the pips are known.
func LeftPips(pips int) Left { return Left{Pips: pips} }

// A Settlement is what one hand of a chain game pays, and to whom.
type Settlement struct {
	Kind   Kind // Domino or Blocked
	Winner Seat // NoSeat when a blocked hand has no single lowest; a hand can be won with 0 points
	// Entries are the hands that make the winner's points, in the order of the seats; none without a winner.
	Entries []LeftEntry
}

// A LeftEntry is a hand that counts in a settlement.
type LeftEntry struct {
	Seat   Seat // whose hand
	Left   Left
	Points int // its pips; with a minus for the winner's own
}

// Total returns the winner's points, 0 without a winner.
func (s Settlement) Total() int {
	total := 0
	for _, e := range s.Entries {
		total += e.Points
	}
	return total
}

// SettleDomino settles a hand in which a player placed his last tile: he scores all pips left in the others' hands (Block:
// Domino). The hands are by seat; the one of the player who is out is not looked at.
func SettleDomino(out Seat, hands []Left) Settlement {
	s := Settlement{Kind: Domino, Winner: out, Entries: make([]LeftEntry, 0, len(hands))}
	for i, left := range hands {
		if Seat(i) != out {
			s.Entries = append(s.Entries, LeftEntry{Seat(i), left, left.Pips})
		}
	}
	return s
}

// SettleBlocked settles a hand in which nobody could play: the one player with the lowest sum scores the others' sums less
// his own; a tie for the lowest scores nothing (Block: Blocked). The hands are by seat and must all be known.
func SettleBlocked(hands []Left) Settlement {
	s := Settlement{Kind: Blocked, Winner: Lowest(hands)}
	if s.Winner == NoSeat {
		return s
	}
	s.Entries = make([]LeftEntry, 0, len(hands))
	for i, left := range hands {
		points := left.Pips
		if Seat(i) == s.Winner {
			points = -points
		}
		s.Entries = append(s.Entries, LeftEntry{Seat(i), left, points})
	}
	return s
}

// Lowest returns the seat of the one hand with the fewest pips, NoSeat when there is a tie for it (Block: Blocked; Buki:
// when all pass in turn). The hands must all be known.
func Lowest(hands []Left) Seat {
	lowest := NoSeat
	tie := false
	for i, left := range hands {
		switch {
		case lowest == NoSeat || left.Pips < hands[lowest].Pips:
			lowest, tie = Seat(i), false
		case left.Pips == hands[lowest].Pips:
			tie = true
		}
	}
	if tie {
		return NoSeat
	}
	return lowest
}
