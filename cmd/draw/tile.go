package draw

import (
	"strconv"

	"bones/scoring"
)

// A Laid is a tile as it lies on the table: the pips of its left and its right end, 0 to [scoring.MaxEnd].
type Laid struct{ Left, Right int }

// The first of each block of 49 Unicode tiles, 0-0; the others follow by seven times the left (upper) end plus the
// right (lower) one.
const (
	lying    = '\U0001f031'
	standing = '\U0001f063'
)

// Tile writes a tile by itself, the larger end first: [6|4], or its glyph standing with the larger end above.
// What is no tile is [ | ].
func (s Style) Tile(t scoring.Tile) string {
	if !scoring.Double(scoring.MaxEnd).Has(t) {
		return "[ | ]"
	}
	if glyph, ok := s.glyph(standing, t.High(), t.Low()); ok {
		return glyph
	}
	return Laid{t.High(), t.Low()}.text()
}

// Laid writes a tile as it lies: [4|6], or its glyph lying, a double's crosswise.
func (s Style) Laid(l Laid) string {
	first := lying
	if l.Left == l.Right {
		first = standing
	}
	if glyph, ok := s.glyph(first, l.Left, l.Right); ok {
		return glyph
	}
	return l.text()
}

// glyph returns the Unicode tile of the block, if the style wants glyphs and there is one.
func (s Style) glyph(block rune, a, b int) (string, bool) {
	if s.Tiles != Glyph || s.ASCII || min(a, b) < 0 || max(a, b) > 6 {
		return "", false
	}
	return string(block + rune(7*a+b)), true
}

func (l Laid) text() string { return "[" + pips(l.Left) + "|" + pips(l.Right) + "]" }

// pips writes the pips of an end in one column, a question mark if no tile has so many.
func pips(n int) string {
	if n < 0 || n > scoring.MaxEnd {
		return "?"
	}
	return strconv.Itoa(n)
}
