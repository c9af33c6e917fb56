package scoring

// An Award is what a hand of tricks gives in points of the match, and by which row of the rules.
type Award struct {
	Kind   Kind
	Winner Seat // NoSeat when nobody scores
	Points int
}

// Side is what one of the two players made in a deal.
type Side struct {
	Points int // of tiles, last trick and declarations
	Tricks int // won
}

// GamePoints turns the points of a deal between two into points of the match (Bingo: End of the deal).
type GamePoints struct {
	Goal int // what a player must reach, and must reach if he closed: 70
	Low  int // below it a loser loses higher: 30

	Won         int // for the goal: 1
	BelowLow    int // for the goal when the other has less than Low: 2
	NoTrick     int // for the goal when the other won no trick: 2
	FailedClose int // when the other closed and has less than the goal: 2

	// CloserTakesBoth gives Won to the player who closed when both reach the goal; otherwise nobody scores then.
	CloserTakesBoth bool
}

// Award settles a deal that was played to its end. Closed is who closed the stock, NoSeat if nobody did.
func (g GamePoints) Award(sides [2]Side, closed Seat) Award {
	reached := [2]bool{sides[0].Points >= g.Goal, sides[1].Points >= g.Goal}
	switch {
	case closed != NoSeat && !reached[closed]:
		return Award{FailedClose, 1 - closed, g.FailedClose}
	case reached[0] && reached[1]:
		if closed != NoSeat && g.CloserTakesBoth {
			return Award{CloserReached, closed, g.Won}
		}
		return Award{BothReached, NoSeat, 0}
	case !reached[0] && !reached[1]:
		return Award{NobodyReached, NoSeat, 0}
	}
	var winner Seat
	if reached[1] {
		winner = 1
	}
	switch loser := sides[1-winner]; {
	case loser.Tricks == 0:
		return Award{GoalNoTrick, winner, g.NoTrick}
	case loser.Points < g.Low:
		return Award{GoalAgainstLow, winner, g.BelowLow}
	}
	return Award{GoalReached, winner, g.Won}
}

// A Contract is what the declarer of a hand between two undertook (Reveille: Points).
type Contract struct {
	Declarer Seat
	Bid      int  // the points he said he would make
	Nello    bool // he said instead that he would win no trick

	Made, Set int // points of the match: to the declarer who kept it, to the other if he did not
}

// Award settles the hand by the points and the number of tricks that the declarer made.
func (c Contract) Award(points, tricks int) Award {
	made, kinds := points >= c.Bid, [2]Kind{BidMade, BidSet}
	if c.Nello {
		made, kinds = tricks == 0, [2]Kind{NelloMade, NelloSet}
	}
	if made {
		return Award{kinds[0], c.Declarer, c.Made}
	}
	return Award{kinds[1], 1 - c.Declarer, c.Set}
}
