package referee

import (
	"testing"

	"bones/scoring"
)

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

// TestLinesOfWhatIsTold: every score has the line that made it, a declaration and the last trick that of their own words.
func TestLinesOfWhatIsTold(t *testing.T) {
	const anns, bens = "6-6 6-1 5-5 4-4 3-3 2-2 1-1 6-5 6-4 6-3 6-2 5-4 5-3 6-0", "0-0 5-2 5-1 5-0 4-3 4-2 4-1 4-0 3-2 3-1 3-0 2-1 2-0 1-0"
	m := trickMatch(t, loadRules(t, "bingo"), "Ann: deals / trump 5-2 / Ann: declared 20 / Ann: takes "+anns+" / Ben: last / Ben: declared 20 / Ben: declared 40 / Ben: takes "+bens)
	want := map[Reason][2]int{"trump-double": {4, 0}, "declaration": {3, 7}, "last-trick": {0, 5}, "counter": {4, 8}}
	for _, e := range m.Hands()[0].Tricks {
		if lines, ok := want[e.Reason]; ok && e.Line != lines[e.Seat] {
			t.Errorf("%s of player %d in line %d, want %d", e.Reason, e.Seat, e.Line, lines[e.Seat])
		}
	}
	if hand := m.Hands()[0]; hand.Points[0] != scoring.Whole(118) || hand.Points[1] != scoring.Whole(49+60+10) { // 98 + 20; 49 + 60 + 10
		t.Errorf("points %v", hand.Points)
	}
}
