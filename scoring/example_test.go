package scoring_test

import (
	"fmt"

	"bones/scoring"
)

// The count that is argued about most: three fives make a fifteen of their own.
func Example() {
	starter := scoring.NewTile(4, 1)
	hand := []scoring.Tile{scoring.NewTile(3, 2), scoring.NewTile(5, 0), scoring.NewTile(6, 4), scoring.NewTile(4, 3)}
	tally := scoring.CountShow(starter, hand)
	total := 0
	for _, c := range tally.Combinations {
		total += c.Points
		fmt.Println(c.Kind, total, tally.Of(c))
	}
	fmt.Println(tally.Total(), "points; of a claim of 12 one of", len(tally.Missed(12)), "fifteens was missed")
	// Output:
	// fifteen 2 [4-1 6-4]
	// fifteen 4 [3-2 6-4]
	// fifteen 6 [5-0 6-4]
	// fifteen 8 [4-1 3-2 5-0]
	// triplet 14 [4-1 3-2 5-0]
	// 14 points; of a claim of 12 one of 4 fifteens was missed
}

// Two pay their stakes to the bank, which pays Ann 2.5 times hers: the bank is out of pocket.
func ExampleSettleStakes() {
	payout := scoring.Halves(5)
	transfers := scoring.SettleStakes(3, 0, []scoring.Stake{
		{Owner: 0, On: 0, Chips: 5, Payout: payout},
		{Owner: 1, On: 1, Chips: 2, Payout: payout},
		{Owner: 2, On: 2, Chips: 6, Payout: payout},
	})
	for _, t := range transfers {
		fmt.Println(t.Kind, t.Chips)
	}
	fmt.Println(scoring.Net(transfers, 4))
	// Output:
	// stake-won 12.5
	// stake-lost 2
	// stake-lost 6
	// [12.5 -2 -6 -4.5]
}
