package scoring

import (
	"fmt"
	"math/bits"
	"slices"
	"strings"
	"testing"
)

// spoken writes a tally a combination a word: "fifteen 2 4-1 5-5; pair 2 4-1 3-2".
func spoken(tally Tally) string {
	var text []string
	for _, c := range tally.Combinations {
		text = append(text, fmt.Sprintf("%s %d %s", c.Kind, c.Points, written(tally.Of(c))))
	}
	return strings.Join(text, "; ")
}

func TestShow(t *testing.T) {
	for _, c := range []struct {
		starter, hand string
		total         int
		spoken        string
	}{
		{"4-1", "3-2 5-5 6-4 4-3", 12, "fifteen 2 4-1 5-5; fifteen 2 4-1 6-4; fifteen 2 3-2 5-5; fifteen 2 3-2 6-4; " +
			"pair 2 4-1 3-2; pair 2 5-5 6-4"},
		{"4-1", "3-2 5-0 6-4 4-3", 14, "fifteen 2 4-1 6-4; fifteen 2 3-2 6-4; fifteen 2 5-0 6-4; fifteen 2 4-1 3-2 5-0; " +
			"triplet 6 4-1 3-2 5-0"},
		{"6-0", "4-2 3-3 5-1 4-3", 12, "four 12 6-0 4-2 3-3 5-1"},
		{"4-1", "3-2 5-5 5-1 4-3", 12, "fifteen 2 4-1 5-5; fifteen 2 3-2 5-5; pair 2 4-1 3-2; run 3 4-1 5-1 4-3; run 3 3-2 5-1 4-3"},
		{"3-0", "4-0 3-1 4-1 5-0", 16, "pair 2 4-0 3-1; pair 2 4-1 5-0; " +
			"run 3 3-0 4-0 4-1; run 3 3-0 4-0 5-0; run 3 3-0 3-1 4-1; run 3 3-0 3-1 5-0"},
		{"5-4", "6-1 5-2 6-2 5-3", 24, "fifteen 2 6-1 6-2; fifteen 2 6-1 5-3; fifteen 2 5-2 6-2; fifteen 2 5-2 5-3; " +
			"pair 2 6-1 5-2; pair 2 6-2 5-3; " +
			"run 3 5-4 6-1 6-2; run 3 5-4 6-1 5-3; run 3 5-4 5-2 6-2; run 3 5-4 5-2 5-3"},
		{"0-0", "1-0 2-0 3-0 4-0", 5, "run 5 0-0 1-0 2-0 3-0 4-0"},
		{"6-6", "2-1 0-0 6-5 1-1", 4, "fifteen 2 6-6 2-1; fifteen 2 6-6 2-1 0-0"},
		{"0-0", "1-0 6-6 6-5 6-3", 0, ""},
		{"5-1", "2-1 1-1 2-2 0-0", 7, "fifteen 2 5-1 2-1 1-1 2-2; fifteen 2 5-1 2-1 1-1 2-2 0-0; run 3 2-1 1-1 2-2"},
	} {
		starter, hand := tiles(c.starter)[0], tiles(c.hand)
		tally := CountShow(starter, hand)
		if got := spoken(tally); got != c.spoken {
			t.Errorf("%s / %s is counted\n%s\nwant\n%s", c.starter, c.hand, got, c.spoken)
		}
		if tally.Total() != c.total || ShowTotal(starter, hand) != c.total {
			t.Errorf("%s / %s is %d, by the table %d, want %d", c.starter, c.hand, tally.Total(), ShowTotal(starter, hand), c.total)
		}
	}
}

// bySubsets counts five sums by looking at every subset: fifteens, pairs and runs. A run is a subset of three or more
// different sums without a gap to which no sum of the five could be added at either end.
func bySubsets(sums [5]int) map[Class]int {
	counted := map[Class]int{}
	for subset := range 1 << 5 {
		size, sum, low, high := bits.OnesCount(uint(subset)), 0, 99, 0
		var present [15]bool
		alike := true
		for i, s := range sums {
			if subset>>i&1 == 1 {
				sum += s
				alike = alike && (low == 99 || s == low)
				low, high = min(low, s), max(high, s)
				present[s] = true
			}
		}
		if size >= 2 && sum == 15 {
			counted[Fifteens] += 2
		}
		if size == 2 && alike {
			counted[Pairs] += 2
		}
		isRun := size >= 3 && high-low == size-1 && !slices.Contains(sums[:], low-1) && !slices.Contains(sums[:], high+1)
		for s := low; isRun && s <= high; s++ {
			isRun = present[s]
		}
		if isRun {
			counted[Runs] += size
		}
	}
	return counted
}

// The facts are those of Domino Cribbage: Known answers.
func TestEveryHand(t *testing.T) {
	hands, ofTotal := 0, map[int]int{}
	everyHand(func(starter Tile, hand []Tile) {
		hands++
		sums := [5]int{starter.Pips(), hand[0].Pips(), hand[1].Pips(), hand[2].Pips(), hand[3].Pips()}
		want := bySubsets(sums)
		tally := CountShow(starter, hand)
		for _, class := range Classes {
			if got := tally.Only(class).Total(); got != want[class] {
				t.Fatalf("%v / %v has %d points of %s, want %d: %s", starter, hand, got, class, want[class], spoken(tally))
			}
		}
		total := want[Fifteens] + want[Pairs] + want[Runs]
		if tally.Total() != total || ShowTotal(starter, hand) != total {
			t.Fatalf("%v / %v is %d, by the table %d, want %d", starter, hand, tally.Total(), ShowTotal(starter, hand), total)
		}
		checkCombinations(t, tally)
		ofTotal[total]++
	})
	if hands != 98_280 || ofTotal[0] != 5_048 || ofTotal[24] != 200 {
		t.Errorf("of %d hands %d count 0 and %d count 24", hands, ofTotal[0], ofTotal[24])
	}
	for total := range ofTotal {
		if total < 0 || total > 24 || total == 1 || total == 13 || total == 19 {
			t.Errorf("%d hands count %d", ofTotal[total], total)
		}
	}
}

// checkCombinations checks that each combination is what it says, and that none is told twice.
func checkCombinations(t *testing.T, tally Tally) {
	told := map[string]bool{}
	for _, c := range tally.Combinations {
		var sums []int
		sum := 0
		for _, tile := range tally.Of(c) {
			sums = append(sums, tile.Pips())
			sum += tile.Pips()
		}
		slices.Sort(sums)
		n := len(sums)
		distinct := len(slices.Compact(slices.Clone(sums)))
		alike := distinct == 1
		ok := false
		switch c.Kind {
		case Fifteen:
			ok = n >= 2 && sum == 15 && c.Points == 2
		case Pair:
			ok = n == 2 && alike && c.Points == 2
		case Triplet:
			ok = n == 3 && alike && c.Points == 6
		case Four:
			ok = n == 4 && alike && c.Points == 12
		case Run:
			ok = n >= 3 && distinct == n && sums[n-1]-sums[0] == n-1 && c.Points == n
		}
		key := string(c.Kind) + written(tally.Of(c))
		if !ok || told[key] {
			t.Fatalf("%s", spoken(tally))
		}
		told[key] = true
	}
}

func TestShowTotalIsTheTallysForEveryHand(t *testing.T) {
	for _, c := range []struct{ starter, hand string }{
		{"9-9", "9-6 8-7 6-6 0-0"}, // beyond the table
		{"7-3", "7-2 7-1 7-0 6-5"},
		{"4-1", "3-2 5-5"}, // not four tiles
		{"4-1", "3-2 5-5 6-4 4-3 5-0"},
		{"4-1", ""},
	} {
		starter, hand := tiles(c.starter)[0], tiles(c.hand)
		if got, want := ShowTotal(starter, hand), CountShow(starter, hand).Total(); got != want {
			t.Errorf("%s / %s is %d by the table, want %d", c.starter, c.hand, got, want)
		}
	}
}

var table = map[int]int{15: 2, 31: 2}

func TestPlay(t *testing.T) {
	for _, c := range []struct {
		laid   string
		spoken []string // what each play scores
	}{
		{"2-2 5-1 5-0", []string{"", "", "fifteen 2 2-2 5-1 5-0; run 3 2-2 5-1 5-0"}},
		{"2-2 5-1 4-1 0-0", []string{"", "", "fifteen 2 2-2 5-1 4-1; run 3 2-2 5-1 4-1", "fifteen 2 2-2 5-1 4-1 0-0"}},
		{"4-0 6-5", []string{"", "fifteen 2 4-0 6-5"}},
		{"2-1 6-6", []string{"", "fifteen 2 2-1 6-6"}},
		{"4-2 6-0 3-3 5-1 0-0", []string{"", "pair 2 4-2 6-0", "triplet 6 4-2 6-0 3-3", "four 12 4-2 6-0 3-3 5-1", ""}},
		{"6-4 5-5 6-5", []string{"", "pair 2 6-4 5-5", "thirty-one 2 6-4 5-5 6-5"}},
		{"6-4 5-5 6-5 0-0", []string{"", "pair 2 6-4 5-5", "thirty-one 2 6-4 5-5 6-5", "thirty-one 2 6-4 5-5 6-5 0-0"}},
		{"0-0 1-1 1-0", []string{"", "", "run 3 0-0 1-1 1-0"}},
		{"1-0 3-0 1-1 0-0 4-0", []string{"", "", "run 3 1-0 3-0 1-1", "run 4 1-0 3-0 1-1 0-0", "run 5 1-0 3-0 1-1 0-0 4-0"}},
		{"3-0 2-1 1-1 4-0", []string{"", "pair 2 3-0 2-1", "", "run 3 2-1 1-1 4-0"}},                                      // the pair is in the way of a longer run
		{"4-0 3-0 1-1 2-0 3-1", []string{"", "", "run 3 4-0 3-0 1-1", "pair 2 1-1 2-0", "fifteen 2 4-0 3-0 1-1 2-0 3-1"}}, // 4 3 2 2 4: two twos
		{"6-0 6-1 0-0 5-0 5-1", []string{"", "", "", "", ""}},                                                             // 6 7 0 5 6
		{"6-0 2-0 4-0 3-0 5-0", []string{"", "", "", "fifteen 2 6-0 2-0 4-0 3-0; run 3 2-0 4-0 3-0", "run 5 6-0 2-0 4-0 3-0 5-0"}},
	} {
		laid := tiles(c.laid)
		for n, want := range c.spoken {
			if got := spoken(CountPlay(laid[:n+1], table)); got != want {
				t.Errorf("the last of %s scores %q, want %q", written(laid[:n+1]), got, want)
			}
		}
	}
	if got := spoken(CountPlay(tiles("6-6 6-3"), map[int]int{21: 3})); got != "count 3 6-6 6-3" {
		t.Errorf("21 where it scores 3 is %q", got)
	}
	if got := CountPlay(nil, map[int]int{0: 1}); got.Total() != 0 {
		t.Errorf("nothing laid scores %q", spoken(got))
	}
}

func TestPlayOfFourAgainstSorting(t *testing.T) {
	for code := 0; code < 28*28*28*28; code += 5 { // every fifth is enough: it meets all tiles in all places
		laid := []Tile{Tile(code % 28), Tile(code / 28 % 28), Tile(code / 28 / 28 % 28), Tile(code / 28 / 28 / 28)}
		if SetOf(laid...).Len() != 4 {
			continue
		}
		if got, want := CountPlay(laid, table).Total(), playOf(laid); got != want {
			t.Fatalf("the last of %v scores %d, want %d", laid, got, want)
		}
	}
}

// playOf counts a play by sorting the last tiles, longest first.
func playOf(laid []Tile) int {
	var sums []int
	count, points := 0, 0
	for _, t := range laid {
		sums = append(sums, t.Pips())
		count += t.Pips()
	}
	if count == 15 || count == 31 {
		points += 2
	}
	for from := range sums {
		last := slices.Clone(sums[from:])
		slices.Sort(last)
		n := len(last)
		if n >= 2 && last[0] == last[n-1] {
			return points + map[int]int{2: 2, 3: 6, 4: 12}[n]
		}
		consecutive := true
		for i := 1; i < n; i++ {
			consecutive = consecutive && last[i] == last[i-1]+1
		}
		if n >= 3 && consecutive {
			return points + n
		}
	}
	return points
}

// A card counts ten for its face but ranks by it: the famous hand of four fives and a jack has eight fifteens with the jack
// and four of three fives.
func TestPiecesWhoseValueIsNotTheirRank(t *testing.T) {
	total := func(pieces ...Piece) int { return Tally{Combinations: ShowPieces(pieces)}.Total() }
	jack, queen, king, five := Piece{10, 11}, Piece{10, 12}, Piece{10, 13}, Piece{5, 5}
	if got := total(five, five, five, five, jack); got != 28 {
		t.Errorf("four fives and a jack are %d, want 28", got)
	}
	if got := total(jack, queen, king, five, five); got != 17 { // six fifteens, a pair, a run
		t.Errorf("jack, queen, king and two fives are %d, want 17", got)
	}
	if got := PlayPieces([]Piece{jack, king, queen}, table); len(got) != 1 || got[0] != (Combination{Run, 7, 3}) {
		t.Errorf("jack, king, queen score %v", got)
	}
}
