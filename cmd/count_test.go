package cmd

import (
	"bytes"
	"encoding/json"
	"fmt"
	"maps"
	"reflect"
	"slices"
	"strconv"
	"strings"
	"testing"

	"bones/rulesets"
	"bones/scoring"

	"pgregory.net/rapid"
)

// said is what a command did.
type said struct {
	out, err string
	status   int
}

// run runs a command line in process. Words are separated by blanks.
func run(t testing.TB, input, line string) said {
	t.Helper()
	return runWords(t, input, strings.Fields(line))
}

// runWords runs a command in process.
func runWords(t testing.TB, input string, words []string) said {
	t.Helper()
	var out, err bytes.Buffer
	status := Main(words, Streams{
		In: strings.NewReader(input), Out: &out, Err: &err,
		Env: func(name string) string {
			return map[string]string{"BONES_HOME": "nowhere", "LANG": "en_US.UTF-8"}[name]
		},
		Columns: func() int { return defaultColumns },
	})
	return said{out.String(), err.String(), status}
}

// object decodes the one object that a command prints.
func object(t *testing.T, line string) map[string]any {
	t.Helper()
	s := run(t, "", line)
	var got map[string]any
	if err := json.Unmarshal([]byte(s.out), &got); err != nil || got["version"] != 1.0 {
		t.Fatalf("%s: %v, exit %d: %s%s", line, err, s.status, s.out, s.err)
	}
	return got
}

// The known answers of the show, each worked out by hand from the subsets of its sums.
var showAnswers = []struct {
	hand                   string
	fifteens, pairs, runs  int
	disputed, disputedSaid string // a claim that is wrong, and what is said of it
}{
	{"4-1 3-2 5-5 6-4 4-3", 8, 4, 0, "14", "is 2 over"},
	{"4-1 3-2 5-0 6-4 4-3", 8, 6, 0, "12", "is 2 short"},
	{"6-0 4-2 3-3 5-1 4-3", 0, 12, 0, "6", "is 6 short"},
	{"4-1 3-2 5-5 5-1 4-3", 4, 2, 6, "9", "is 3 short"},
	{"3-0 4-0 3-1 4-1 5-0", 0, 4, 12, "10", "is 6 short"},
	{"5-4 6-1 5-2 6-2 5-3", 8, 4, 12, "20", "is 4 short"},
	{"0-0 1-0 2-0 3-0 4-0", 0, 0, 5, "4", "is 1 short"},
	{"6-6 2-1 0-0 6-5 1-1", 4, 0, 0, "2", "is 2 short"},
	{"6-1 0-0 2-0 4-0 6-6", 0, 0, 0, "1", "is 1 over"},
}

func TestShowAnswers(t *testing.T) {
	for _, a := range showAnswers {
		total := a.fifteens + a.pairs + a.runs
		got := object(t, "count cribbage --json "+a.hand)
		sums := map[string]int{}
		for _, c := range got["combinations"].([]any) {
			combination := c.(map[string]any)
			points := int(combination["points"].(float64))
			switch combination["kind"] {
			case "fifteen":
				sums["fifteens"] += points
			case "run":
				sums["runs"] += points
			default:
				sums["pairs"] += points
			}
		}
		if got["total"] != float64(total) || sums["fifteens"] != a.fifteens || sums["pairs"] != a.pairs || sums["runs"] != a.runs {
			t.Errorf("%s: %v", a.hand, got)
		}
		for _, claim := range []string{strconv.Itoa(total), fmt.Sprintf("fifteens=%d,pairs=%d,runs=%d", a.fifteens, a.pairs, a.runs)} {
			s := run(t, "", "count cribbage "+a.hand+" --claim "+claim)
			if s.status != exitOK || !strings.Contains(s.out, fmt.Sprintf("The claim of %d stands.", total)) {
				t.Errorf("%s claimed %s: exit %d, %s", a.hand, claim, s.status, s.out)
			}
		}
		if s := run(t, "", "count cribbage "+a.hand+" --claim "+a.disputed); s.status != exitNo || !strings.Contains(s.out, a.disputedSaid) {
			t.Errorf("%s claimed %s: exit %d, %s", a.hand, a.disputed, s.status, s.out)
		}
	}
}

func TestShowJSON(t *testing.T) {
	fifteen := func(tiles ...any) map[string]any {
		return map[string]any{"kind": "fifteen", "tiles": tiles, "points": 2.0}
	}
	want := map[string]any{
		"version": 1.0, "total": 14.0, "starter": "4-1", "hand": []any{"3-2", "5-0", "6-4", "4-3"},
		"combinations": []any{
			fifteen("4-1", "6-4"), fifteen("3-2", "6-4"), fifteen("5-0", "6-4"), fifteen("4-1", "3-2", "5-0"),
			map[string]any{"kind": "triplet", "tiles": []any{"4-1", "3-2", "5-0"}, "points": 6.0},
		},
	}
	for _, c := range []struct {
		flags string
		more  map[string]any
	}{
		{"", nil},
		{"--claim 12", map[string]any{"claim": 12.0, "claim_stands": false}},
		{"--claim 14 --crib", map[string]any{"claim": 14.0, "claim_stands": true, "crib": true}},
		{"--claim fifteens=6,pairs=8", map[string]any{
			"claim": 14.0, "claim_stands": false, "claim_by_kind": map[string]any{"fifteens": 6.0, "pairs": 8.0, "runs": 0.0},
		}},
	} {
		want := maps.Clone(want)
		maps.Copy(want, c.more)
		if got := object(t, "count cribbage 14 23 50 46 34 --json "+c.flags); !reflect.DeepEqual(got, want) {
			t.Errorf("%s\ngot  %v\nwant %v", c.flags, got, want)
		}
	}
}

// TestNotations counts one hand in every notation that a table may use.
func TestNotations(t *testing.T) {
	want := run(t, "", "count cribbage 4-1 3-2 5-0 6-4 4-3").out
	for _, hand := range []string{
		"41 32 50 64 43", "14,23,05,46,34", "[4|1] [3|2] [5|0] [6|4] [4|3]", "[4|1][3|2][5|0][6|4][4|3]", "4/1 3/2 5/b 6/4 4/3",
		"４－１、３－２、５－ｂ、６－４、４－３", "4ー1 3ー2 5ー0 6ー4 4ー3", glyphs(0x1f031, " "), glyphs(0x1f031, ""), glyphs(0x1f063, ""), "4|1 3|2 blank-5 6|4 4|3",
	} {
		if s := run(t, "", "count cribbage "+hand); s.out != want {
			t.Errorf("%s: exit %d\n%s%s", hand, s.status, s.out, s.err)
		}
	}
}

// glyphs writes that hand in Unicode tiles: lying from U+1F031 on, standing from U+1F063 on.
func glyphs(first rune, gap string) string {
	var tiles []string
	for _, ends := range [][2]rune{{4, 1}, {2, 3}, {5, 0}, {4, 6}, {3, 4}} {
		tiles = append(tiles, string(first+7*ends[0]+ends[1]))
	}
	return strings.Join(tiles, gap)
}

// TestCountAtThisTable: a house rule for another number of players changes nothing in this count, and is a fault.
func TestCountAtThisTable(t *testing.T) {
	d := newDesk(t)
	if s := d.bones("count block --set deal.2=6 Ann=out Ben=43 Cyd=11", ""); s.status != exitNo || !strings.Contains(s.err, "a table of 2, but 3 play here") {
		t.Errorf("exit %d\n%s%s", s.status, s.out, s.err)
	}
	d.does("count block --set deal.3=6 Ann=out Ben=43 Cyd=11", "")
	if s := d.bones("play block --players Ann,Ben,Cyd --set 'target={2: 50}'", ""); s.status != exitNo || !strings.Contains(s.err, "a table of 2, but 3 play here") {
		t.Errorf("exit %d\n%s%s", s.status, s.out, s.err)
	}
}

func TestPipsAnswers(t *testing.T) {
	for _, c := range []struct {
		hands  string
		end    string
		winner any
		points float64
	}{
		{"A=out B=0-0 C=4-2,1-1", "domino", "A", 8},
		{"A=out B=5-0 C=3-2", "domino", "A", 10},
		{"A=out B=0-0", "domino", "A", 0},
		{"A=2-1 B=4-3 C=4-4", "blocked", "A", 12},
		{"A=2-1 B=3-0 C=4-4", "blocked", nil, 0},
		{"B=6-6 A=OUT", "domino", "A", 12},
		{"B=6-6 5-5 A=上がり C==20", "domino", "A", 42},
		{"A＝2-1 B==3 C=4-4", "blocked", nil, 0},
		{"A==0 B=1-0", "blocked", "A", 1},
	} {
		got := object(t, "count block --json "+c.hands)
		scores := got["scores"].(map[string]any)
		sum := 0.0
		for _, points := range scores {
			sum += points.(float64)
		}
		if got["end"] != c.end || got["winner"] != c.winner || sum != c.points || c.winner != nil && scores[c.winner.(string)] != c.points {
			t.Errorf("%s: %v, want %s of %v, %g points", c.hands, got, c.end, c.winner, c.points)
		}
	}
}

// bingoPoints is what a tile counts in Bingo, written down once more from the published table: blanks are sevens.
func bingoPoints(a, b, trump int) int {
	value := func(end int) int {
		if end == 0 {
			return 7
		}
		return end
	}
	sum := value(a) + value(b)
	switch {
	case a == b && a == trump:
		return 28
	case a == trump || b == trump || a == b:
		return sum
	case a == 6 && b == 4 || a == 3 && b == 0:
		return 10
	}
	return 0
}

// deckOf are all tiles of double-six with what each counts in Bingo, those that count first.
func deckOf(trump int) (tiles []string, points []int) {
	for pass := range 2 {
		for a := range 7 {
			for b := range a + 1 {
				if p := bingoPoints(a, b, trump); p > 0 == (pass == 0) {
					tiles, points = append(tiles, fmt.Sprintf("%d-%d", a, b)), append(points, p)
				}
			}
		}
	}
	return tiles, points
}

func TestBingoTiles(t *testing.T) {
	totals := map[int]int{0: 143, 1: 135, 2: 138, 3: 131, 4: 134, 5: 147, 6: 140}
	for trump := range 7 {
		tiles, points := deckOf(trump)
		sum := 0
		for i, tile := range tiles {
			other := (i + 1) % len(tiles)
			got := object(t, fmt.Sprintf("count bingo --json --trump %d A=%s,%s", trump, tile, tiles[other]))
			if want := float64(points[i] + points[other]); got["points"].(map[string]any)["A"] != want {
				t.Errorf("trump %d: %s and %s are %v, want %g", trump, tile, tiles[other], got["points"], want)
			}
			sum += points[i]
		}
		if sum != totals[trump] {
			t.Fatalf("this test counts %d with trump %d", sum, trump)
		}
		got := object(t, fmt.Sprintf("count bingo --json --trump %d --last B A=%s B=", trump, strings.Join(tiles[:26], ","))+strings.Join(tiles[26:], ","))
		both := got["points"].(map[string]any)
		if all := both["A"].(float64) + both["B"].(float64); all != float64(totals[trump]+10) {
			t.Errorf("trump %d: a deal comes to %g with the last trick", trump, all)
		}
	}
}

// pilesOf shares the tiles of a deal out so that the piles count a and b; only all of them where nobody closed.
func pilesOf(trump, a, b int, all bool) (pileA, pileB []string, ok bool) {
	tiles, points := deckOf(trump)
	hopeless := map[[3]int]bool{}
	var share func(i, a, b int) bool
	share = func(i, a, b int) (ok bool) {
		if a < 0 || b < 0 || hopeless[[3]int{i, a, b}] {
			return false
		}
		defer func() { hopeless[[3]int{i, a, b}] = !ok }()
		if i == len(tiles) || points[i] == 0 {
			if a != 0 || b != 0 {
				return false
			}
			rest := tiles[i:]
			for _, pile := range []*[]string{&pileA, &pileB} {
				if len(*pile)%2 == 1 && len(rest) > 0 {
					*pile, rest = append(*pile, rest[0]), rest[1:]
				}
			}
			for len(rest) > 1 && (all || len(pileA)+len(pileB) < 14) {
				pile := &pileA
				if len(pileB) > 0 {
					pile = &pileB
				}
				*pile, rest = append(*pile, rest[:2]...), rest[2:]
			}
			n := len(pileA) + len(pileB)
			return len(pileA)%2 == 0 && len(pileB)%2 == 0 && (n == 28 || !all && n >= 14 && n <= 26)
		}
		for _, pile := range []*[]string{&pileA, &pileB} {
			before := *pile
			*pile = append(before[:len(before):len(before)], tiles[i])
			restA, restB := a, b
			if pile == &pileA {
				restA -= points[i]
			} else {
				restB -= points[i]
			}
			keepA, keepB := pileA, pileB
			if share(i+1, restA, restB) {
				return true
			}
			pileA, pileB = keepA, keepB
			*pile = before
		}
		return !all && share(i+1, a, b)
	}
	return pileA, pileB, share(0, a, b)
}

func TestBingoGamePoints(t *testing.T) {
	for _, c := range []struct {
		a, b   int
		closed string
		winner any
		points float64
	}{
		{123, 30, "", "A", 1}, {71, 70, "", nil, 0}, {112, 29, "", "A", 2}, {150, 0, "", "A", 2}, {79, 78, "", nil, 0},
		{70, 30, "A", "A", 1}, {70, 29, "A", "A", 2}, {69, 74, "A", "B", 2}, {69, 20, "A", "B", 2}, {75, 40, "A", "A", 1}, {75, 72, "A", "A", 1},
	} {
		found := false
		for trump := range 7 {
			tilesOfA, flags := c.a, " --closed "+c.closed
			if c.closed == "" {
				tilesOfA, flags = c.a-10, " --last A"
			}
			pileA, pileB, ok := pilesOf(trump, tilesOfA, c.b, c.closed == "")
			if !ok {
				continue
			}
			found = true
			hands := " A=" + strings.Join(pileA, ",") + " B=" + strings.Join(pileB, ",")
			got := object(t, fmt.Sprintf("count bingo --json --trump %d", trump)+flags+hands)
			award := got["award"].(map[string]any)
			points := map[string]any{"A": float64(c.a), "B": float64(c.b)}
			if !reflect.DeepEqual(got["points"], points) || award["player"] != c.winner || award["points"] != c.points {
				t.Errorf("%d against %d, closed %q, trump %d: %v", c.a, c.b, c.closed, trump, got)
			}
			// Which of the two is named first must not matter.
			turned := object(t, fmt.Sprintf("count bingo --json --trump %d B=%s A=%s", trump, strings.Join(pileB, ","), strings.Join(pileA, ","))+flags)
			if !reflect.DeepEqual(turned["award"], got["award"]) || !reflect.DeepEqual(turned["points"], got["points"]) {
				t.Errorf("%d against %d, turned about: %v", c.a, c.b, turned)
			}
		}
		if !found {
			t.Errorf("no deal makes %d against %d, closed %q", c.a, c.b, c.closed)
		}
	}
}

// TestBingoLastTrick settles deals without being told who won the last trick: where it decides, it must be asked for.
func TestBingoLastTrick(t *testing.T) {
	for _, c := range []struct {
		why     string
		trump   int
		a, b    int
		decided bool
	}{
		{"80 and 60 become 90 and 60 or 80 and 70, and then both have 70", 6, 80, 60, false},
		{"111 and 29 become 121 and 29 or 111 and 39, which is no more below 30", 6, 111, 29, false},
		{"100 and 40 stay a single win", 6, 100, 40, true},
		{"who has won no trick did not win the last", 6, 140, 0, true},
	} {
		pileA, pileB, ok := pilesOf(c.trump, c.a, c.b, true)
		if !ok {
			t.Fatal(c.why)
		}
		hands := fmt.Sprintf("count bingo --trump %d A=%s B=%s", c.trump, strings.Join(pileA, ","), strings.Join(pileB, ","))
		if award := object(t, hands+" --json")["award"]; (award != nil) != c.decided {
			t.Errorf("%s: %v", c.why, award)
		}
		if s := run(t, "", hands); strings.Contains(s.out, "--last NAME") == c.decided || s.status != exitOK {
			t.Errorf("%s: %s", c.why, s.out)
		}
	}
}

func TestContractAnswers(t *testing.T) {
	const ann, ben = " Ann=5-5,6-4,4-4,4-3,4-2,4-0,6-6,6-5", " Ben=5-0,3-2,3-3,2-2,1-1,0-0" // 20 + 4 against 10 + 3; 4-1 is out
	const allBut = " Ben=5-5,6-4,4-4,4-3,4-2,4-0,6-6,6-5,5-0,3-2,3-3,2-2,1-1,0-0 Ann=nothing"
	for _, c := range []struct {
		line     string
		winner   any
		reason   string
		a, b     float64
		highest  float64
		declarer string
	}{
		{"--bid Ann=24 --trump 4" + ann + ben, "Ann", "made", 24, 13, 37, "Ann"},
		{"--bid Ann=25 --trump 4" + ann + ben, "Ben", "set", 24, 13, 37, "Ann"},
		{"--bid Ben=13 --trump none" + ann + ben, "Ben", "made", 24, 13, 37, "Ben"},
		{"--bid Ben=37 --trump nello" + ann + ben, "Ann", "nello-set", 24, 13, 37, "Ben"},
		{"--bid Ann=37 --trump nello" + allBut, "Ann", "nello", 0, 37, 37, "Ann"},
		{"--bid Ann=4 --trump 6" + allBut, "Ben", "set", 0, 37, 37, "Ann"},
		{"--bid Ann=27 --trump 6 Ann=5-5,5-0,3-2,6-6,5-1,5-2 Ben=6-5,6-3,6-2,6-1,6-0,4-4,4-3,0-0", "Ben", "set", 23, 4, 27, "Ann"}, // 4-1 and 6-4 out: 42 − 5 − 10
	} {
		got := object(t, "count reveille --json "+c.line)
		award := got["award"].(map[string]any)
		points := got["points"].(map[string]any)
		if award["player"] != c.winner || award["reason"] != c.reason || award["points"] != 1.0 || points["Ann"] != c.a || points["Ben"] != c.b ||
			got["highest_bid"] != c.highest || got["declarer"] != c.declarer {
			t.Errorf("%s: %v", c.line, got)
		}
	}
}

func TestStakesAnswers(t *testing.T) {
	for _, c := range []struct {
		line       string
		a, b, c, d float64
	}{
		{"--winner A A=4 B=2 C=6", 10, -2, -6, -2},
		{"--winner B A=4 B=2 C=6", -4, 5, -6, 5},
		{"--winner C A=4 B=2 C=6", -4, -2, 15, -9},
		{"--winner D A=4 B=2 C=6", -4, -2, -6, 12},
		{"A=4 B=2 C=6", 0, 0, 0, 0},
		{"--winner A A=5 B=2 C=0", 12.5, -2, 0, -10.5},
		{"--winner B A=4 B=0 C=6", -4, 0, -6, 10},
		{"--winner A A=4 B=2 C=6 --set payout=2", 8, -2, -6, 0},
	} {
		got := object(t, "count buki --json --bank D "+c.line)
		want := map[string]any{"A": c.a, "B": c.b, "C": c.c, "D": c.d}
		if !reflect.DeepEqual(got["scores"], want) {
			t.Errorf("%s: %v, want %v", c.line, got["scores"], want)
		}
		sum := 0.0
		for _, chips := range got["scores"].(map[string]any) {
			sum += chips.(float64)
		}
		if sum != 0 {
			t.Errorf("%s: the chips come to %g", c.line, sum)
		}
	}
}

// collected shares the tiles of a double-nine set without blanks out so that so many of each player's bear a number, the
// first with the double where it counts twice. One tile is left over with four players.
func collected(number int, counts []int, twice bool) string {
	hands := make([][]string, len(counts))
	var others []string
	share := 45 / len(counts)
	seat := 0
	need := slices.Clone(counts)
	if twice {
		hands[0], need[0] = append(hands[0], fmt.Sprintf("%d-%d", number, number)), need[0]-2
	}
	for a := range 10 {
		for b := range a + 1 {
			tile := fmt.Sprintf("%d-%d", a, b)
			switch {
			case b == 0, twice && a == b && a == number:
			case a != number && b != number:
				others = append(others, tile)
			default:
				for seat < len(need) && need[seat] == 0 {
					seat++
				}
				if seat < len(need) { // the one that four players leave out bears the number too, if one is to spare
					hands[seat], need[seat] = append(hands[seat], tile), need[seat]-1
				}
			}
		}
	}
	var line []string
	for seat := range hands {
		n := share - len(hands[seat])
		hands[seat], others = append(hands[seat], others[:n]...), others[n:]
		line = append(line, fmt.Sprintf("P%d=%s", seat, strings.Join(hands[seat], ",")))
	}
	return strings.Join(line, " ")
}

func TestMajorityAnswers(t *testing.T) {
	for _, c := range []struct {
		number         int
		counts, points []int
		set            string
	}{
		{8, []int{4, 3, 3}, []int{8, -8, -8}, "double_counts=2"},
		{8, []int{3, 3, 3}, []int{8, 8, 8}, ""},
		{1, []int{5, 3, 1}, []int{1, -1, 10}, ""},
		{9, []int{4, 4, 1}, []int{9, 9, 10}, ""},
		{9, []int{4, 4, 1}, []int{9, 9, -9}, "ties=dense"},
		{5, []int{6, 3, 0}, []int{5, -5, 10}, ""},
		{7, []int{4, 2, 2, 1}, []int{7, -7, -7, 0}, ""},
		{7, []int{4, 2, 2, 1}, []int{7, -7, -7, 10}, "ties=dense"},
	} {
		line := "count third-place --json " + collected(c.number, c.counts, c.set == "double_counts=2")
		if c.set != "" {
			line += " --set " + c.set
		}
		got := object(t, line)
		sums := map[string]float64{}
		for _, n := range got["numbers"].([]any) {
			n := n.(map[string]any)
			for seat, p := range n["players"].([]any) {
				p := p.(map[string]any)
				sums[p["player"].(string)] += p["points"].(float64)
				if n["number"] == float64(c.number) && (p["count"] != float64(c.counts[seat]) || p["points"] != float64(c.points[seat])) {
					t.Errorf("number %d, counts %v, %s: %v", c.number, c.counts, c.set, p)
				}
			}
		}
		best := slices.Max(slices.Collect(maps.Values(sums)))
		for name, sum := range sums {
			if got["scores"].(map[string]any)[name] != sum || slices.Contains(got["winners"].([]any), any(name)) != (sum == best) {
				t.Errorf("number %d, counts %v: %s has %g, %v won, scores %v", c.number, c.counts, name, sum, got["winners"], got["scores"])
			}
		}
	}
}

// everyHand is every set of five tiles of double-six, 98,280 of them, a line each.
func everyHand() string {
	tiles := scoring.Double(6).Tiles()
	var lines strings.Builder
	for a := range tiles {
		for b := range a {
			for c := range b {
				for d := range c {
					for e := range d {
						for i, n := range []int{a, b, c, d, e} {
							if i > 0 {
								lines.WriteByte(' ')
							}
							lines.WriteString(tiles[n].String())
						}
						lines.WriteByte('\n')
					}
				}
			}
		}
	}
	return lines.String()
}

// bruteTotal counts five tiles by looking at every subset of them: sets that sum to 15, pairs, and runs that no longer run contains.
func bruteTotal(line string) int {
	var sums []int
	for tile := range strings.FieldsSeq(line) {
		sums = append(sums, int(tile[0]-'0')+int(tile[2]-'0'))
	}
	total := 0
	runs := map[int]int{} // by length
	for subset := 1; subset < 1<<len(sums); subset++ {
		var some []int
		for i, sum := range sums {
			if subset>>i&1 == 1 {
				some = append(some, sum)
			}
		}
		slices.Sort(some)
		all, inRow := 0, true
		for i, sum := range some {
			all += sum
			inRow = inRow && (i == 0 || sum == some[i-1]+1)
		}
		if all == 15 && len(some) > 1 {
			total += 2
		}
		if len(some) == 2 && some[0] == some[1] {
			total += 2
		}
		if inRow && len(some) > 2 {
			runs[len(some)]++
		}
	}
	for length := len(sums); length > 2; length-- { // five sums cannot hold two different maximal runs
		if runs[length] > 0 {
			return total + length*runs[length]
		}
	}
	return total
}

func TestEveryHandFromStandardInput(t *testing.T) {
	if testing.Short() {
		t.Skip("counts every hand there is")
	}
	hands := everyHand()
	s := run(t, hands, "count cribbage --stdin")
	totals := strings.Split(strings.TrimSuffix(s.out, "\n"), "\n")
	if s.status != exitOK || s.err != "" || len(totals) != 98280 {
		t.Fatalf("exit %d, %d totals, %s", s.status, len(totals), s.err)
	}
	frequency := map[string]int{}
	i := 0
	for hand := range strings.Lines(hands) {
		if want := strconv.Itoa(bruteTotal(hand)); totals[i] != want {
			t.Fatalf("%s: %s, want %s", strings.TrimSpace(hand), totals[i], want)
		}
		frequency[totals[i]]++
		i++
	}
	for total, want := range map[string]int{"24": 200, "0": 5048, "1": 0, "13": 0, "19": 0, "25": 0, "26": 0, "28": 0, "29": 0} {
		if frequency[total] != want {
			t.Errorf("%d hands make %s, want %d", frequency[total], total, want)
		}
	}
}

func TestHandsFromStandardInput(t *testing.T) {
	for _, c := range []struct {
		why, flags, input string
		want              said
	}{
		{"an empty line is answered by an empty line", "", "4-1 3-2 5-5 6-4 4-3\n\n41,32,50,64,43\r\n", said{"12\n\n14\n", "", exitOK}},
		{"the last line may lack its end", "", "[4|1][3|2][5|5][6|4][4|3]", said{"12\n", "", exitOK}},
		{"nothing in, nothing out", "", "", said{"", "", exitOK}},
		{"a line that is no hand ends the count", "", "4-1 3-2 5-5 6-4 4-3\n4-1 3-2 5-5 6-4\n4-1 3-2 5-0 6-4 4-3\n",
			said{"12\n", "Line 2: A hand is counted with its starter, which stands first: 5 tiles, not 4.\n", exitMisuse}},
		{"a card is told from a tile", "", "5h 4-1 3-2 6-4 4-3\n", said{"", "Line 1: “5h” is a card, and tiles are counted here, written as 6-4. For cards, bones play board keeps the pegs.\n", exitMisuse}},
		{"a doubled tile is none", "", "\n4-1 1-4 3-2 6-4 4-3\n", said{"\n", "Line 2: 4-1 stands twice: there is only one.\n", exitMisuse}},
		{"an object a line", "--json", "6-1 0-0 2-0 4-0 6-6\n\n6-6 0-0 2-0 4-0 6-1\n",
			said{`{"version":1,"total":0,"starter":"6-1","hand":["0-0","2-0","4-0","6-6"],"combinations":[]}` + "\n" +
				`{"version":1,"total":0,"starter":"6-6","hand":["0-0","2-0","4-0","6-1"],"combinations":[]}` + "\n", "", exitOK}},
	} {
		if got := run(t, c.input, "count cribbage --stdin "+c.flags); got != c.want {
			t.Errorf("%s\ngot  %+v\nwant %+v", c.why, got, c.want)
		}
	}
}

// BenchmarkEveryHand counts all 98,280 hands from a pipe, the start of the program included.
func BenchmarkEveryHand(b *testing.B) {
	hands := everyHand()
	for b.Loop() {
		if s := run(b, hands, "count cribbage --stdin"); s.status != exitOK {
			b.Fatal(s.err)
		}
	}
}

// TestCountNonsense throws words at every way of counting. Each gets an answer or is told why not.
func TestCountNonsense(t *testing.T) {
	words := []string{
		"4-1", "3-2", "6-6", "66", "9-9", "b", "[", "=", "==", "Ann=", "Ann=out", "Ben=4-3", "Ben==13", "Cyd=6-6,5-5", "Ann", "=4", "＝", "Ann=nothing", "5h",
		"--claim=12", "--claim=", "--claim=fifteens=2", "--claim=runs", "--crib", "--trump=5", "--trump=nello", "--trump=-1", "--closed=Ann", "--closed=", "--last=Ben",
		"--declared=Ann=20", "--declared=", "--declared==", "--bid=Ann=30", "--bid=Ann", "--bank=Ann", "--bank=Dee", "--winner=Ben", "--winner=", "--set=ties=dense", "--set=", "--json",
		"Ann=4", "Ben=2", "Cyd=999999999999", "Dee=-1", "\x00", "\xff", "Ann=\u202e", "🂑", "🂑🂑",
	}
	rapid.Check(t, func(t *rapid.T) {
		args := []string{"count", rapid.SampledFrom(rulesets.BuiltIn).Draw(t, "ruleset")}
		args = append(args, rapid.SliceOfN(rapid.SampledFrom(words), 0, 8).Draw(t, "words")...)
		var out, err bytes.Buffer
		status := Main(args, Streams{In: strings.NewReader(""), Out: &out, Err: &err, Env: func(string) string { return "" }, Columns: func() int { return 40 }})
		switch {
		case status == exitOK && out.Len() > 0 && err.Len() == 0:
		case status == exitNo && (out.Len() > 0 || err.Len() > 0): // a claim that is wrong, a house rule that cannot be
		case status == exitMisuse && out.Len() == 0 && err.Len() > 0:
		default:
			t.Fatalf("%q: exit %d\n%s%s", args, status, out.String(), err.String())
		}
	})
}
