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
		{"label alone", Count{"count 0", nil}},
		{"two tiles", Count{"count 17:", []scoring.Tile{scoring.NewTile(6, 2), scoring.NewTile(6, 3)}}},
		{"ten tiles", Count{"カウント 30:", scoring.Double(3).Tiles()}},
		{"without label", Count{"", scoring.Double(1).Tiles()}},
		{"long label", Count{"the tiles that lie open before the dealer:", scoring.Double(2).Tiles()}},
	} {
		for _, width := range []int{80, 40} {
			sections = append(sections, section{fmt.Sprintf("%s, %d columns", c.name, width), c.count.Draw(Style{}, width).String()})
		}
	}
	golden(t, "count", sections...)
}

func TestCountIsInOrder(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		count := Count{anyText.Draw(t, "label"), rapid.SliceOfN(anyTile, 0, 20).Draw(t, "tiles")}
		style, width := anyStyle.Draw(t, "style"), anyWidth.Draw(t, "width")
		inOrder(t, count.Draw(style, width), style, width)
	})
}
