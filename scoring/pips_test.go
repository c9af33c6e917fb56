package scoring

import (
	"slices"
	"testing"
)

func TestSettlement(t *testing.T) {
	for _, c := range []struct {
		name   string
		got    Settlement
		winner Seat
		total  int
		points []int // of each entry
		seats  []Seat
	}{
		{"domino, one left with 0-0 only", SettleDomino(0, []Left{{}, LeftTiles(set("0-0")), LeftTiles(set("4-2 1-1"))}), 0, 8, []int{0, 8}, []Seat{1, 2}},
		{"domino, two with 5 each", SettleDomino(0, []Left{{}, LeftTiles(set("5-0")), LeftTiles(set("3-2"))}), 0, 10, []int{5, 5}, []Seat{1, 2}},
		{"domino, nothing to score", SettleDomino(0, []Left{{}, LeftTiles(set("0-0"))}), 0, 0, []int{0}, []Seat{1}},
		{"domino by the last seat, told in pips", SettleDomino(2, []Left{LeftPips(13), LeftTiles(set("6-6")), LeftPips(99)}), 2, 25, []int{13, 12}, []Seat{0, 1}},
		{"blocked 3, 7, 8", SettleBlocked([]Left{LeftTiles(set("2-1")), LeftTiles(set("4-3")), LeftTiles(set("4-4"))}), 0, 12, []int{-3, 7, 8}, []Seat{0, 1, 2}},
		{"blocked 3, 3, 8", SettleBlocked([]Left{LeftTiles(set("2-1")), LeftTiles(set("3-0")), LeftTiles(set("4-4"))}), NoSeat, 0, nil, nil},
		{"blocked, a tie above the lowest", SettleBlocked([]Left{LeftPips(8), LeftPips(8), LeftPips(3)}), 2, 13, []int{8, 8, -3}, []Seat{0, 1, 2}},
		{"blocked, all on 0", SettleBlocked([]Left{LeftPips(0), LeftPips(0)}), NoSeat, 0, nil, nil},
		{"blocked, 0-0 alone is the lowest", SettleBlocked([]Left{LeftPips(5), LeftTiles(set("0-0"))}), 1, 5, []int{5, 0}, []Seat{0, 1}},
	} {
		var points []int
		var seats []Seat
		for _, e := range c.got.Entries {
			points = append(points, e.Points)
			seats = append(seats, e.Seat)
		}
		kind := Domino
		if c.name[0] == 'b' {
			kind = Blocked
		}
		if c.got.Kind != kind || c.got.Winner != c.winner || c.got.Total() != c.total || !slices.Equal(points, c.points) || !slices.Equal(seats, c.seats) {
			t.Errorf("%s: %+v", c.name, c.got)
		}
	}
	if left := LeftTiles(set("6-6 0-0")); left.Pips != 12 || left.Tiles.Len() != 2 {
		t.Errorf("6-6 and 0-0 left are %+v", left)
	}
}

func TestLowest(t *testing.T) {
	for _, c := range []struct {
		pips []int
		want Seat
	}{
		{[]int{4, 3, 2, 1}, 3},
		{[]int{1, 2, 3, 4}, 0},
		{[]int{3, 3, 2, 3}, 2},
		{[]int{2, 3, 2, 4}, NoSeat},
		{[]int{5, 2, 2, 1}, 3}, // a tie that a later hand undercuts
		{[]int{5, 2, 1, 1}, NoSeat},
		{nil, NoSeat},
	} {
		var hands []Left
		for _, pips := range c.pips {
			hands = append(hands, LeftPips(pips))
		}
		if got := Lowest(hands); got != c.want {
			t.Errorf("the lowest of %v is %d, want %d", c.pips, got, c.want)
		}
	}
}
