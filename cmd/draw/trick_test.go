package draw

import (
	"fmt"
	"testing"

	"pgregory.net/rapid"

	"bones/scoring"
)

func TestTrickGolden(t *testing.T) {
	lead, reply := scoring.NewTile(6, 2), scoring.NewTile(6, 5)
	var sections []section
	for _, c := range []struct {
		name  string
		trick Trick
	}{
		{"nothing", nil},
		{"a lead", Trick{{"Ann leads:", lead, " (suit 6)"}}},
		{"a lead and a reply", Trick{{"Ann leads:", lead, " (suit 6)"}, {"Ben:", reply, ""}}},
		{"in Japanese", Trick{{"アンのリード:", lead, "（スート 6）"}, {"ベン:", reply, ""}}},
		{"long names", Trick{{"Muhammad Abdul-Rahman ibn Khalid leads:", lead, " (suit 6)"}, {"とても長い名前のプレイヤー:", reply, ""}}},
		{"no label", Trick{{"", lead, ""}}},
	} {
		for _, width := range []int{80, 40} {
			sections = append(sections, section{fmt.Sprintf("%s, %d columns", c.name, width), c.trick.Draw(Style{}, width).String()})
		}
	}
	golden(t, "trick", sections...)
}

func TestTrickIsInOrder(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		trick := Trick(rapid.SliceOfN(rapid.Custom(func(t *rapid.T) Play {
			return Play{anyText.Draw(t, "label"), anyTile.Draw(t, "tile"), anyText.Draw(t, "note")}
		}), 0, 3).Draw(t, "trick"))
		style, width := anyStyle.Draw(t, "style"), anyWidth.Draw(t, "width")
		inOrder(t, trick.Draw(style, width), style, width)
	})
}
