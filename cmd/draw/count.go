package draw

import (
	"strconv"

	"bones/scoring"
)

// A Count is the tiles of the running count of cribbage behind its label, as in "count 17: [6|2] [6|3]". Any other row
// of open tiles is drawn the same way.
type Count struct {
	Label string
	Tiles []scoring.Tile
	Pips  bool // the pips of each tile follow it
}

// Draw sets the tiles behind the label, in further lines below the first tile where one line is too short.
func (c Count) Draw(s Style, width int) Picture {
	width = max(width, MinWidth)
	label := Safe(c.Label)
	parts, indent := []string{}, 0
	if label != "" {
		parts = append(parts, label)
		indent = Width(label) + 1
	}
	if indent > width/2 {
		indent = 2
	}
	if !c.Pips {
		for _, t := range c.Tiles {
			parts = append(parts, s.Tile(t))
		}
		return flow(parts, " ", indent, width)
	}
	for i, t := range c.Tiles {
		part := s.Tile(t)
		if scoring.Double(scoring.MaxEnd).Has(t) {
			part += " " + strconv.Itoa(t.Pips())
		}
		if i == 0 && label != "" {
			part, parts = label+" "+part, nil
		}
		parts = append(parts, part)
	}
	return flow(parts, "  ", indent, width)
}
