package draw

import (
	"fmt"
	"strings"
	"testing"

	"pgregory.net/rapid"
)

// pile returns a pile of the rows first to last from which the places named have been taken, free where no tile of the
// row above lies on a tile.
func pile(first, last int, taken ...string) Pile {
	gone := func(r, c int) bool {
		if r < first || c < 1 || c > r {
			return true
		}
		for _, place := range taken {
			if place == fmt.Sprintf("%d.%d", r, c) {
				return true
			}
		}
		return false
	}
	p := make(Pile, last)
	for r := first; r <= last; r++ {
		for c := 1; c <= r; c++ {
			switch {
			case gone(r, c):
				p[r-1] = append(p[r-1], Taken)
			case gone(r-1, c-1) && gone(r-1, c):
				p[r-1] = append(p[r-1], Free)
			default:
				p[r-1] = append(p[r-1], Covered)
			}
		}
	}
	return p
}

func TestPileGolden(t *testing.T) {
	taken := []string{"1.1", "2.1", "2.2", "3.1", "3.3", "3.2", "4.1", "4.2", "5.1"}
	var sections []section
	for _, c := range []struct {
		name string
		pile Pile
	}{
		{"45 tiles", pile(1, 9)},
		{"44 tiles", pile(2, 9)},
		{"nine taken", pile(1, 9, taken...)},
		{"ten rows", pile(1, 10, "1.1")},
		{"nothing", nil},
	} {
		for _, width := range []int{80, 40} {
			sections = append(sections, section{fmt.Sprintf("%s, %d columns", c.name, width), c.pile.Draw(Style{}, width).String()})
		}
	}
	sections = append(sections, section{"nine taken, ASCII", pile(1, 9, taken...).Draw(Style{ASCII: true}, 80).String()})
	golden(t, "pile", sections...)
}

func TestPileNamesEveryFreePlaceAndNoOther(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		p := make(Pile, rapid.IntRange(0, 12).Draw(t, "rows"))
		for r := range p {
			p[r] = rapid.SliceOfN(rapid.SampledFrom([]Place{Taken, Covered, Free}), 0, r+1).Draw(t, "row")
		}
		style, width := anyStyle.Draw(t, "style"), anyWidth.Draw(t, "width")
		picture := p.Draw(style, width)
		inOrder(t, picture, style, width)
		shown := " " + strings.NewReplacer("[", " ", "]", " ", "\n", " ").Replace(escape.ReplaceAllString(picture.String(), ""))
		for r, row := range p {
			for c, place := range row {
				name := fmt.Sprintf(" %d.%d ", r+1, c+1)
				if strings.Contains(shown, name) != (place == Free) {
					t.Errorf("%s is %d in\n%s", name, place, picture)
				}
			}
		}
	})
}
