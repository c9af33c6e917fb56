package draw

import (
	"fmt"
	"testing"

	"pgregory.net/rapid"

	"bones/scoring"
)

func TestCountGolden(t *testing.T) {
	var sections []section
	for _, c := range []struct {
		name  string
		count Count
	}{
		{"nothing", Count{}},
		{"label alone", Count{Label: "count 0"}},
		{"two tiles", Count{Label: "count 17:", Tiles: []scoring.Tile{scoring.NewTile(6, 2), scoring.NewTile(6, 3)}}},
		{"ten tiles", Count{Label: "カウント 30:", Tiles: scoring.Double(3).Tiles()}},
		{"without label", Count{Label: "", Tiles: scoring.Double(1).Tiles()}},
		{"with pips", Count{Label: "hand", Tiles: scoring.Double(6).Tiles()[20:], Pips: true}},
		{"long label", Count{Label: "the tiles that lie open before the dealer:", Tiles: scoring.Double(2).Tiles()}},
	} {
		for _, width := range []int{80, 40} {
			sections = append(sections, section{fmt.Sprintf("%s, %d columns", c.name, width), c.count.Draw(Style{}, width).String()})
		}
	}
	golden(t, "count", sections...)
}

func TestCountIsInOrder(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		count := Count{anyText.Draw(t, "label"), rapid.SliceOfN(anyTile, 0, 20).Draw(t, "tiles"), rapid.Bool().Draw(t, "pips")}
		style, width := anyStyle.Draw(t, "style"), anyWidth.Draw(t, "width")
		inOrder(t, count.Draw(style, width), style, width)
	})
}
