package scoring

import "testing"

func TestGamePoints(t *testing.T) {
	bingo := GamePoints{Goal: 70, Low: 30, Won: 1, BelowLow: 2, NoTrick: 2, FailedClose: 2, CloserTakesBoth: true}
	both := bingo
	both.CloserTakesBoth = false
	const a, b = Seat(0), Seat(1)
	for _, c := range []struct {
		rules  GamePoints
		a, b   Side
		closed Seat
		want   Award
	}{
		{bingo, Side{123, 9}, Side{30, 5}, NoSeat, Award{GoalReached, a, 1}},
		{bingo, Side{30, 5}, Side{123, 9}, NoSeat, Award{GoalReached, b, 1}},
		{bingo, Side{71, 7}, Side{70, 7}, NoSeat, Award{BothReached, NoSeat, 0}},
		{bingo, Side{79, 7}, Side{78, 7}, NoSeat, Award{BothReached, NoSeat, 0}},
		{bingo, Side{112, 9}, Side{29, 5}, NoSeat, Award{GoalAgainstLow, a, 2}},
		{bingo, Side{150, 14}, Side{0, 0}, NoSeat, Award{GoalNoTrick, a, 2}},
		{bingo, Side{0, 0}, Side{150, 14}, NoSeat, Award{GoalNoTrick, b, 2}},
		{bingo, Side{150, 13}, Side{0, 1}, NoSeat, Award{GoalAgainstLow, a, 2}}, // a trick without points is a trick
		{bingo, Side{70, 6}, Side{30, 4}, a, Award{GoalReached, a, 1}},
		{bingo, Side{70, 6}, Side{29, 4}, a, Award{GoalAgainstLow, a, 2}},
		{bingo, Side{75, 6}, Side{40, 4}, a, Award{GoalReached, a, 1}},
		{bingo, Side{75, 6}, Side{40, 4}, b, Award{FailedClose, a, 2}},
		{bingo, Side{69, 6}, Side{74, 4}, a, Award{FailedClose, b, 2}},
		{bingo, Side{69, 6}, Side{20, 4}, a, Award{FailedClose, b, 2}},
		{bingo, Side{75, 6}, Side{72, 6}, a, Award{CloserReached, a, 1}},
		{bingo, Side{75, 6}, Side{72, 6}, b, Award{CloserReached, b, 1}},
		{both, Side{75, 6}, Side{72, 6}, a, Award{BothReached, NoSeat, 0}},
		{both, Side{69, 6}, Side{74, 6}, a, Award{FailedClose, b, 2}},
		{bingo, Side{69, 7}, Side{69, 7}, NoSeat, Award{NobodyReached, NoSeat, 0}},
	} {
		if got := c.rules.Award([2]Side{c.a, c.b}, c.closed); got != c.want {
			t.Errorf("%+v against %+v, closed by %d: %+v, want %+v", c.a, c.b, c.closed, got, c.want)
		}
	}
}

func TestContract(t *testing.T) {
	for _, c := range []struct {
		declarer       Seat
		bid            int
		nello          bool
		points, tricks int
		want           Award
	}{
		{0, 30, false, 30, 5, Award{BidMade, 0, 1}},
		{0, 30, false, 42, 7, Award{BidMade, 0, 1}},
		{0, 30, false, 29, 5, Award{BidSet, 1, 1}},
		{1, 4, false, 4, 4, Award{BidMade, 1, 1}},
		{1, 4, false, 3, 3, Award{BidSet, 0, 1}},
		{1, 42, true, 0, 0, Award{NelloMade, 1, 1}},
		{1, 42, true, 1, 1, Award{NelloSet, 0, 1}},
		{0, 7, true, 7, 7, Award{NelloSet, 1, 1}}, // the bid is no longer what counts
	} {
		contract := Contract{Declarer: c.declarer, Bid: c.bid, Nello: c.nello, Made: 1, Set: 1}
		if got := contract.Award(c.points, c.tricks); got != c.want {
			t.Errorf("%+v with %d points in %d tricks: %+v, want %+v", contract, c.points, c.tricks, got, c.want)
		}
	}
}
