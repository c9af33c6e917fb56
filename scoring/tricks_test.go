package scoring

import (
	"fmt"
	"strings"
	"testing"
)

// What won tiles count in Bingo and in Reveille.
var (
	bingo    = Worth{TrumpDouble: 28, TrumpSums: true, DoubleSums: true, Sums: map[int]int{10: 10}, Blank: 7, LastTrick: 10}
	reveille = Worth{Sums: map[int]int{5: 5, 10: 10}, Trick: 1}
)

// listed writes entries one a word: "trump-double 28 3-3; last-trick 10".
func listed(entries Entries) string {
	var text []string
	for _, e := range entries {
		text = append(text, strings.TrimSpace(fmt.Sprintf("%s %d %s", e.Kind, e.Points, written(e.Tiles.Tiles()))))
	}
	return strings.Join(text, "; ")
}

func TestBingoTiles(t *testing.T) {
	for _, c := range []struct {
		trump  int
		tile   string
		points int
		kind   Kind
	}{
		{3, "3-3", 28, TrumpDouble},
		{3, "3-0", 10, TrumpSum}, // 3 + 7
		{5, "3-0", 10, Counter},
		{5, "6-4", 10, Counter},
		{4, "6-4", 10, TrumpSum},
		{5, "0-0", 14, DoubleSum},
		{0, "0-0", 28, TrumpDouble},
		{0, "6-0", 13, TrumpSum},
		{5, "6-3", 0, ""},
		{5, "6-6", 12, DoubleSum},
		{3, "5-5", 10, DoubleSum}, // a double before it is a ten
		{3, "4-0", 0, ""},         // 4 + 7
	} {
		if got := bingo.Tile(tiles(c.tile)[0], c.trump); got != (Entry{c.kind, set(c.tile), c.points}) {
			t.Errorf("trump %d: %s is %+v, want %d by %q", c.trump, c.tile, got, c.points, c.kind)
		}
	}
}

func TestBingoDealPoints(t *testing.T) {
	for trump, want := range []int{143, 135, 138, 131, 134, 147, 140} {
		if got := bingo.Tiles(Double(6), trump).Total(); got != want {
			t.Errorf("trump %d: all tiles count %d, want %d", trump, got, want)
		}
		if got := bingo.Won(Double(6), 14, true, trump).Total(); got != want+10 {
			t.Errorf("trump %d: with the last trick %d, want %d", trump, got, want+10)
		}
	}
}

func TestWon(t *testing.T) {
	for _, c := range []struct {
		name string
		got  Entries
		want string
	}{
		{"Bingo with the last trick", bingo.Won(set("5-5 0-0 3-0 6-3 5-2 6-6"), 3, true, 5),
			"double 14 0-0; counter 10 3-0; trump 7 5-2; trump-double 28 5-5; double 12 6-6; last-trick 10"},
		{"Bingo after closing", bingo.Won(set("6-4 6-3"), 1, false, 5), "counter 10 6-4"},
		{"Reveille", reveille.Won(set("5-5 6-4 5-0 4-1 3-2 6-6"), 3, true, 5), "counter 5 3-2; counter 5 4-1; counter 5 5-0; counter 10 5-5; counter 10 6-4; tricks 3"},
		{"Reveille without trumps", reveille.Won(set("5-5 1-0"), 1, false, NoTrump), "counter 10 5-5; tricks 1"},
		{"nothing won", reveille.Won(0, 0, false, 4), ""},
	} {
		if got := listed(c.got); got != c.want {
			t.Errorf("%s: %s, want %s", c.name, got, c.want)
		}
	}
}

func TestHighestBid(t *testing.T) {
	for _, c := range []struct {
		out     string
		highest int
		gone    string
	}{
		{"", 42, ""},
		{"4-1 6-4", 27, "counter 5 4-1; counter 10 6-4"},
		{"5-0 4-1 3-2 6-4 5-5", 7, "counter 5 3-2; counter 5 4-1; counter 5 5-0; counter 10 5-5; counter 10 6-4"},
		{"6-6 1-0 4-1", 37, "counter 5 4-1"},
	} {
		if got := reveille.HighestBid(Double(6), set(c.out), 7).Total(); got != c.highest {
			t.Errorf("%s out: the highest bid is %d, want %d", c.out, got, c.highest)
		}
		if got := listed(reveille.Tiles(set(c.out), NoTrump)); got != c.gone {
			t.Errorf("%s out: %s went out, want %s", c.out, got, c.gone)
		}
	}
}

func TestDeclarations(t *testing.T) {
	d := Declarations{Points: map[int]int{2: 20, 3: 40, 4: 50, 5: 60, 6: 70}, Extra: map[Tile]int{0: 10}}
	for _, c := range []struct{ doubles, want string }{
		{"6-6 5-5", "declaration 20 5-5 6-6"},
		{"6-6 5-5 4-4", "declaration 40 4-4 5-5 6-6"},
		{"6-6 5-5 4-4 3-3", "declaration 50 3-3 4-4 5-5 6-6"},
		{"6-6 5-5 4-4 3-3 2-2", "declaration 60 2-2 3-3 4-4 5-5 6-6"},
		{"6-6 5-5 4-4 3-3 2-2 1-1", "declaration 70 1-1 2-2 3-3 4-4 5-5 6-6"},
		{"3-3 0-0", "declaration 20 0-0 3-3; extra 10 0-0"},
		{"6-6 5-5 4-4 3-3 2-2 0-0", "declaration 70 0-0 2-2 3-3 4-4 5-5 6-6; extra 10 0-0"},
	} {
		if got := listed(d.Won(set(c.doubles))); got != c.want {
			t.Errorf("%s: %s, want %s", c.doubles, got, c.want)
		}
	}
}
