package draw

import (
	"slices"
	"strconv"
)

// A Chain is the line of tiles from one end to the other.
type Chain struct {
	Tiles []Laid
	// MaxRows is how many rows the picture may have; where they are not enough, the middle of the line is left out and
	// the number of tiles left out is shown in its place. 0 shows every tile.
	MaxRows int
}

// Draw shows the tiles between the pips of the two open ends: 4 ◂ [4|1][1|6][6|3] ▸ 3. Where the line is longer than
// the width it goes on in the next row, with a stroke on both sides of the cut. A chain without tiles is no picture.
func (c Chain) Draw(s Style, width int) Picture {
	if len(c.Tiles) == 0 {
		return nil
	}
	width = max(width, MinWidth)
	cells := make([]cell, len(c.Tiles))
	narrowest := width
	for i, l := range c.Tiles {
		cells[i] = cell{text: s.Laid(l)}
		narrowest = min(narrowest, Width(cells[i].text))
	}
	picture := c.rows(s, cells, width)
	if c.MaxRows <= 0 || len(picture) <= c.MaxRows {
		return picture
	}
	// No row holds more tiles than this, so the first number shown that fits is the largest.
	perRow := width / narrowest
	for shown := min(len(cells)-1, c.MaxRows*perRow); shown >= 0 && len(picture) > c.MaxRows; shown-- {
		ellipsis := s.mark("…", "..")
		left, right := (shown+1)/2, len(cells)-shown/2
		gap := cell{ellipsis + " " + strconv.Itoa(right-left) + " " + ellipsis, true}
		picture = c.rows(s, slices.Concat(cells[:left], []cell{gap}, cells[right:]), width)
	}
	return picture
}

// A cell is a tile of the line, or the gap where its middle is left out.
type cell struct {
	text string
	gap  bool
}

// rows sets the cells between the two open ends, as many in a row as fit.
func (c Chain) rows(s Style, cells []cell, width int) Picture {
	const margin = 4 // columns of an open end and its mark
	left := s.paint(bold, pips(c.Tiles[0].Left)) + " " + s.mark("◂", "<") + " "
	right := " " + s.mark("▸", ">") + " " + s.paint(bold, pips(c.Tiles[len(c.Tiles)-1].Right))
	line, used := left, margin
	var picture Picture
	for i, cell := range cells {
		before, after := s.links(cell)
		room := width - Width(after)
		if i == len(cells)-1 {
			room = width - margin
		}
		gap := ""
		if i > 0 {
			gap = s.between(cells[i-1], cell)
			if used+Width(gap+cell.text) > room {
				_, cut := s.links(cells[i-1])
				picture = append(picture, line+cut)
				line, used, gap = PadLeft(before, margin), margin, ""
			}
		}
		line += gap + cell.text
		used += Width(gap + cell.text)
	}
	return append(picture, line+right).trimmed()
}

// between is what stands between two neighbours of a row: text tiles touch, glyphs would run into one another.
func (s Style) between(a, b cell) string {
	if a.gap || b.gap || s.spaced() {
		return " "
	}
	return ""
}

// links are the strokes before a cell that begins a row and after one that ends it.
func (s Style) links(c cell) (before, after string) {
	switch {
	case c.gap:
		return "", ""
	case s.spaced():
		return "─ ", " ─"
	default:
		return s.mark("─", "-"), s.mark("─", "-")
	}
}

// spaced reports whether tiles are glyphs, which need a blank between them.
func (s Style) spaced() bool { return s.Tiles == Glyph && !s.ASCII }
