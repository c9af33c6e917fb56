package scoring

import (
	"strings"
	"testing"
)

func TestMissed(t *testing.T) {
	for _, c := range []struct {
		starter, hand string
		claim         int
		missed        string // the sets, parted by " | "
	}{
		{"4-1", "3-2 5-0 6-4 4-3", 12, "fifteen 2 4-1 6-4 | fifteen 2 3-2 6-4 | fifteen 2 5-0 6-4 | fifteen 2 4-1 3-2 5-0"},
		{"4-1", "3-2 5-0 6-4 4-3", 8, "triplet 6 4-1 3-2 5-0"}, // one triplet rather than three fifteens
		{"4-1", "3-2 5-0 6-4 4-3", 6, "fifteen 2 4-1 6-4; triplet 6 4-1 3-2 5-0 | fifteen 2 3-2 6-4; triplet 6 4-1 3-2 5-0 | " +
			"fifteen 2 5-0 6-4; triplet 6 4-1 3-2 5-0 | fifteen 2 4-1 3-2 5-0; triplet 6 4-1 3-2 5-0"},
		{"4-1", "3-2 5-0 6-4 4-3", 14, ""},
		{"4-1", "3-2 5-0 6-4 4-3", 16, ""}, // too high
		{"4-1", "3-2 5-0 6-4 4-3", 13, ""}, // no combination counts one
		{"0-0", "1-0 2-0 3-0 4-0", 0, "run 5 0-0 1-0 2-0 3-0 4-0"},
		{"0-0", "1-0 6-6 6-5 6-3", 0, ""},
	} {
		tally := CountShow(tiles(c.starter)[0], tiles(c.hand))
		var sets []string
		for _, set := range tally.Missed(c.claim) {
			sets = append(sets, spoken(Tally{tally.Tiles, set}))
		}
		if got := strings.Join(sets, " | "); got != c.missed {
			t.Errorf("%s / %s claimed as %d misses\n%s\nwant\n%s", c.starter, c.hand, c.claim, got, c.missed)
		}
	}
}

func TestOnlyOneClass(t *testing.T) {
	tally := CountShow(tiles("4-1")[0], tiles("3-2 5-5 5-1 4-3"))
	for class, want := range map[Class]string{
		Fifteens: "fifteen 2 4-1 5-5; fifteen 2 3-2 5-5",
		Pairs:    "pair 2 4-1 3-2",
		Runs:     "run 3 4-1 5-1 4-3; run 3 3-2 5-1 4-3",
		"":       "",
	} {
		if got := spoken(tally.Only(class)); got != want {
			t.Errorf("the %s are %q, want %q", class, got, want)
		}
	}
	for _, k := range Kinds {
		if inShow := k == Fifteen || k == Pair || k == Triplet || k == Four || k == Run; (k.Class() != "") != inShow {
			t.Errorf("%s is claimed with the %q", k, k.Class())
		}
	}
}
