package draw

import (
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"testing"

	"pgregory.net/rapid"
)

// chainOf returns the tiles between the given ends.
func chainOf(ends ...int) []Laid {
	var tiles []Laid
	for i := range len(ends) - 1 {
		tiles = append(tiles, Laid{ends[i], ends[i+1]})
	}
	return tiles
}

// wholeSet is all 28 tiles of double-six in one line: in steps of one, of two and of three around the seven numbers.
var wholeSet = chainOf(0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 0, 2, 4, 6, 1, 3, 5, 0, 3, 6, 2, 5, 1, 4, 0)

func TestChainGolden(t *testing.T) {
	var sections []section
	for _, c := range []struct {
		name  string
		chain Chain
	}{
		{"no tile", Chain{}},
		{"one tile", Chain{Tiles: chainOf(6, 3)}},
		{"five tiles", Chain{Tiles: chainOf(4, 1, 1, 6, 6, 3)}},
		{"double-nine", Chain{Tiles: chainOf(9, 8, 8, 3, 0)}},
		{"all 28", Chain{Tiles: wholeSet}},
		{"all 28 in two rows", Chain{Tiles: wholeSet, MaxRows: 2}},
		{"all 28 in one row", Chain{Tiles: wholeSet, MaxRows: 1}},
	} {
		for _, width := range []int{80, 40} {
			for _, style := range styles {
				sections = append(sections, section{
					fmt.Sprintf("%s, %d columns, %s", c.name, width, style.name), c.chain.Draw(style.Style, width).String(),
				})
			}
		}
	}
	golden(t, "chain", sections...)
}

func TestChainPaintsItsEnds(t *testing.T) {
	got := Chain{Tiles: chainOf(6, 3)}.Draw(Style{ASCII: true, Colour: true}, 80).String()
	if want := "\x1b[1m6\x1b[0m < [6|3] > \x1b[1m3\x1b[0m\n"; got != want {
		t.Errorf("%q, not %q", got, want)
	}
}

// readChain reads a chain back from its picture in text tiles; -1 pips stand for the gap.
func readChain(p Picture) (left, right int, tiles []Laid, omitted int) {
	text := p.String()
	number := func(s string) int {
		n, err := strconv.Atoi(s)
		if err != nil {
			return -1
		}
		return n
	}
	ends := regexp.MustCompile(`(?s)^(\d) <.*> (\d)\n$`).FindStringSubmatch(text)
	left, right = number(ends[1]), number(ends[2])
	for _, m := range regexp.MustCompile(`\[(\d)\|(\d)\]|\.\. (\d+) \.\.`).FindAllStringSubmatch(text, -1) {
		if m[3] != "" {
			omitted = number(m[3])
		}
		tiles = append(tiles, Laid{number(m[1]), number(m[2])})
	}
	return left, right, tiles, omitted
}

func TestChainShowsItsTilesInOrder(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		tiles := chainOf(rapid.SliceOfN(rapid.IntRange(0, 9), 2, 60).Draw(t, "ends")...)
		chain := Chain{tiles, rapid.IntRange(0, 4).Draw(t, "rows")}
		width := anyWidth.Draw(t, "width")
		picture := chain.Draw(Style{ASCII: true}, width)
		if chain.MaxRows > 0 && len(picture) > chain.MaxRows {
			t.Errorf("%d rows, not %d", len(picture), chain.MaxRows)
		}
		left, right, shown, omitted := readChain(picture)
		if left != tiles[0].Left || right != tiles[len(tiles)-1].Right {
			t.Errorf("open ends %d and %d in\n%s", left, right, picture)
		}
		if gap := slices.Index(shown, Laid{-1, -1}); gap >= 0 {
			shown = slices.Concat(shown[:gap], tiles[gap:gap+omitted], shown[gap+1:])
		}
		if !slices.Equal(shown, tiles) {
			t.Errorf("%v is not\n%s", tiles, picture)
		}
	})
}

func TestChainIsInOrder(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		chain := Chain{
			chainOf(rapid.SliceOfN(rapid.IntRange(-1, 10), 0, 60).Draw(t, "ends")...),
			rapid.IntRange(-1, 4).Draw(t, "rows"),
		}
		style, width := anyStyle.Draw(t, "style"), anyWidth.Draw(t, "width")
		inOrder(t, chain.Draw(style, width), style, width)
	})
}
