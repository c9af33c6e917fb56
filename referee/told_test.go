package referee

import "testing"

// TestTheSecondPile: how many tiles the second player can have won follows from the first's.
func TestTheSecondPile(t *testing.T) {
	const doubles = "0-0 1-1 2-2 3-3 4-4 5-5 6-6"
	for _, c := range []struct {
		game, before, line string
		got, min, max      int
	}{
		{"bingo", bingoTrump + " / Ann: last / Ann: takes 6-4 5-5", "Ben: takes 0-0 1-1", 2, 26, 26},
		{"bingo", bingoTrump + " / Ann: takes 6-4 5-5 / Ben: closes", "Ben: takes 0-0 1-1", 2, 12, 24},
		{"bingo", bingoTrump + " / Ann: last / Ann: takes nothing", "Ben: takes " + doubles + " 6-5", 8, 28, 28},
		{"reveille", revDeals + " / Ben: bids 12 / calls 4 / Ann: takes 6-4 5-5", "Ben: takes 0-0 1-1", 2, 12, 12},
		{"reveille", revDeals + " / Ben: bids 12 / calls 4 / Ann: takes " + doubles + " 6-5", "Ben: takes 1-0 2-0 3-0 4-0 5-0 6-0 2-1 3-1", 8, 6, 6},
	} {
		m := trickMatch(t, loadRules(t, c.game), c.before)
		m.Enter(c.line, 99, func(out Outcome) {
			r := out.Refusal
			if r == nil || r.Code != BadCount || r.Got != c.got || r.Min != c.min || r.Max != c.max {
				t.Errorf("%s after %s: %+v, want %d of %d to %d", c.line, c.before, r, c.got, c.min, c.max)
			}
		})
	}
}
