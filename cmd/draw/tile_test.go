package draw

import (
	"testing"

	"bones/scoring"
)

func TestTile(t *testing.T) {
	text, glyph := Style{}, Style{Tiles: Glyph}
	for _, c := range []struct {
		style Style
		tile  scoring.Tile
		want  string
	}{
		{text, scoring.NewTile(4, 6), "[6|4]"},
		{text, scoring.NewTile(0, 0), "[0|0]"},
		{text, scoring.NewTile(8, 9), "[9|8]"},
		{text, scoring.NoTile, "[ | ]"},
		{glyph, scoring.NewTile(4, 6), "🂑"},
		{glyph, scoring.NewTile(0, 0), "🁣"},
		{glyph, scoring.NewTile(6, 6), "🂓"},
		{glyph, scoring.NewTile(7, 0), "[7|0]"},
		{glyph, scoring.NoTile, "[ | ]"},
		{Style{Tiles: Glyph, ASCII: true}, scoring.NewTile(4, 6), "[6|4]"},
	} {
		if got := c.style.Tile(c.tile); got != c.want {
			t.Errorf("%+v: %s is %q, not %q", c.style, c.tile, got, c.want)
		}
	}
}

func TestLaid(t *testing.T) {
	text, glyph := Style{}, Style{Tiles: Glyph}
	for _, c := range []struct {
		style Style
		laid  Laid
		want  string
	}{
		{text, Laid{4, 6}, "[4|6]"},
		{text, Laid{6, 4}, "[6|4]"},
		{text, Laid{-1, 12}, "[?|?]"},
		{glyph, Laid{0, 1}, "🀲"},
		{glyph, Laid{1, 0}, "🀸"},
		{glyph, Laid{6, 4}, "🁟"},
		{glyph, Laid{6, 6}, "🂓"},
		{glyph, Laid{0, 0}, "🁣"},
		{glyph, Laid{6, 7}, "[6|7]"},
	} {
		if got := c.style.Laid(c.laid); got != c.want {
			t.Errorf("%+v: %v is %q, not %q", c.style, c.laid, got, c.want)
		}
	}
}
