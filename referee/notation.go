package referee

import (
	"strings"
	"unicode/utf8"

	"bones/rulesets"
	"bones/scoring"
)

// foldName brings a name or a word into the form in which they are compared: NFC, then case folding.
func foldName(s string) string {
	if isASCII(s) {
		return strings.ToLower(s)
	}
	return rulesets.FoldName(s)
}

func isASCII(s string) bool {
	for i := range len(s) {
		if s[i] >= utf8.RuneSelf {
			return false
		}
	}
	return true
}

// foldNumber replaces the full-width forms and the dashes of input methods by their ASCII forms. It is for tiles and numbers
// only: in a name, ー is a letter.
func foldNumber(s string) string {
	if isASCII(s) {
		return s
	}
	return strings.Map(func(r rune) rune {
		switch {
		case r >= 0x2010 && r <= 0x2015, r == 0x2212, r == 0x30FC, r == 0xFF0D, r == 0xFF70:
			return '-'
		case r == '。':
			return '.'
		case r >= 0xFF01 && r <= 0xFF5E:
			return r - 0xFEE0
		}
		return r
	}, s)
}

// The Unicode tiles: lying U+1F031 to U+1F061, standing U+1F063 to U+1F093, first end times seven plus second end.
const (
	firstLying    = 0x1F031
	firstStanding = 0x1F063
	glyphTiles    = 49
)

func glyphTile(r rune) (scoring.Tile, bool) {
	n := r - firstLying
	if n >= firstStanding-firstLying {
		n = r - firstStanding
	}
	if n < 0 || n >= glyphTiles {
		return scoring.NoTile, false
	}
	return scoring.NewTile(int(n/7), int(n%7)), true
}

// ParseTile reads one tile in any notation: 6-4, 4-6, 6|4, [6|4], 6/4, 64, 6-b, 6-blank, a Unicode tile, full-width or with
// any dash. Ends are 0 to 9; whether the tile is in the set is another question.
func ParseTile(text string) (scoring.Tile, bool) {
	tile, rest, ok := cutTile(text)
	return tile, ok && rest == ""
}

// cutTile reads a tile at the beginning of text and returns what is left.
func cutTile(text string) (tile scoring.Tile, rest string, ok bool) {
	if len(text) == 3 && text[1] == '-' && isDigit(text[0]) && isDigit(text[2]) { // as bones writes it
		return scoring.NewTile(int(text[0]-'0'), int(text[2]-'0')), "", true
	}
	if r, size := utf8.DecodeRuneInString(text); size == 4 {
		tile, ok := glyphTile(r)
		rest := strings.TrimLeft(text[size:], "\uFE0E\uFE0F")
		return tile, rest, ok
	}
	s := foldNumber(text)
	bracket := strings.HasPrefix(s, "[")
	s = strings.TrimPrefix(s, "[")
	a, s, ok := cutEnd(s)
	if !ok {
		return scoring.NoTile, "", false
	}
	divided := s != "" && strings.IndexByte("-|/", s[0]) >= 0
	if divided {
		s = s[1:]
	}
	b, s, ok := cutEnd(s)
	if !ok || bracket && !strings.HasPrefix(s, "]") {
		return scoring.NoTile, "", false
	}
	if bracket {
		return scoring.NewTile(a, b), s[1:], true
	}
	if s != "" {
		return scoring.NoTile, "", false
	}
	return scoring.NewTile(a, b), "", true
}

// areTiles says whether text is nothing but tiles, one behind the other.
func areTiles(text string) bool {
	for text != "" {
		_, rest, ok := cutTile(text)
		if !ok {
			return false
		}
		text = rest
	}
	return true
}

func cutEnd(s string) (pips int, rest string, ok bool) {
	switch lower := strings.ToLower(s[:min(len(s), 5)]); {
	case s == "":
		return 0, "", false
	case isDigit(s[0]):
		return int(s[0] - '0'), s[1:], true
	case lower == "blank":
		return 0, s[5:], true
	case lower[0] == 'b':
		return 0, s[1:], true
	}
	return 0, "", false
}

func isDigit(b byte) bool { return b >= '0' && b <= '9' }

// maxAmount bounds every number on a sheet, so that no sum of them can overflow.
const maxAmount = 1_000_000_000

// parseAmount reads digits, or digits and .5, already folded. A sign is not part of it.
func parseAmount(s string) (scoring.Points, bool) {
	whole, half := strings.CutSuffix(s, ".5")
	n, ok := parseNumber(whole)
	if !ok {
		return 0, false
	}
	if half {
		return scoring.Whole(n) + scoring.Halves(1), true
	}
	return scoring.Whole(n), true
}

// isNumeric says whether text, already folded, is a number or a sum, signed or not and however large.
func isNumeric(s string) bool {
	if s != "" && (s[0] == '+' || s[0] == '-') {
		s = s[1:]
	}
	for part := range strings.SplitSeq(s, "+") {
		if digits := strings.TrimSuffix(part, ".5"); digits == "" || strings.Trim(digits, "0123456789") != "" {
			return false
		}
	}
	return true
}

// ParseNumber reads a whole number in plain digits, full-width ones too, 0 to 1,000,000,000.
func ParseNumber(text string) (int, bool) { return parseNumber(foldNumber(text)) }

// parseNumber reads plain digits, 0 to maxAmount.
func parseNumber(s string) (int, bool) {
	if s == "" || len(s) > 10 {
		return 0, false
	}
	n := 0
	for i := range len(s) {
		if !isDigit(s[i]) {
			return 0, false
		}
		n = n*10 + int(s[i]-'0')
	}
	return n, n <= maxAmount
}

// parseSum reads 12+11+7.
func parseSum(s string) (scoring.Points, bool) {
	var sum scoring.Points
	for part := range strings.SplitSeq(s, "+") {
		n, ok := parseAmount(part)
		if !ok {
			return 0, false
		}
		sum += n
	}
	return sum, sum <= scoring.Whole(maxAmount)
}

// parsePlace reads a place of the pile, 3.2 or 32: row 3, second tile from the left.
func parsePlace(s string) (row, col int, ok bool) {
	if len(s) == 3 && s[1] == '.' {
		s = s[:1] + s[2:]
	}
	if len(s) != 2 || !isDigit(s[0]) || !isDigit(s[1]) {
		return 0, 0, false
	}
	return int(s[0] - '0'), int(s[1] - '0'), true
}

// ReadTiles reads a list of tiles in any notation, between blanks or commas, as it may follow a word on a sheet.
func ReadTiles(text string) ([]scoring.Tile, *Refusal) {
	c := &cursor{reader: &Reader{}, text: text, line: 1}
	e := blank()
	if r := c.tiles(&e); r != nil {
		return nil, r
	}
	if r := c.done(); r != nil {
		r.Detail = WantTile
		return nil, r
	}
	return e.Tiles(), nil
}
