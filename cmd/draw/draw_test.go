package draw

import (
	"flag"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"unicode"

	"pgregory.net/rapid"

	"bones/scoring"
)

var update = flag.Bool("update", false, "write the golden files instead of comparing with them")

// golden compares the pictures, each below its heading, with testdata/NAME.txt.
func golden(t *testing.T, name string, pictures ...section) {
	t.Helper()
	var got strings.Builder
	for _, s := range pictures {
		got.WriteString("== " + s.heading + "\n" + s.picture + "\n")
	}
	file := filepath.Join("testdata", name+".txt")
	if *update {
		if err := os.WriteFile(file, []byte(got.String()), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if got.String() != string(want) {
		t.Errorf("%s differs; it should be\n%s\nbut is\n%s", file, want, got.String())
	}
}

type section struct{ heading, picture string }

// styles are those that golden files show.
var styles = []struct {
	name string
	Style
}{{"text", Style{}}, {"ASCII", Style{ASCII: true}}, {"glyphs", Style{Tiles: Glyph}}}

var escape = regexp.MustCompile(`\x1b\[[0-9;]*m`)

// faults returns what is wrong with a picture of the given width, whatever it shows; nothing if it is in order.
func faults(p Picture, s Style, width int) []string {
	var faults []string
	for _, line := range p {
		plain := line
		if s.Colour {
			plain = escape.ReplaceAllString(line, "")
		}
		if Width(plain) > max(width, MinWidth) {
			faults = append(faults, "too wide: "+line)
		}
		if strings.TrimRightFunc(plain, unicode.IsSpace) != plain {
			faults = append(faults, "blanks at the end: "+line)
		}
		if Safe(plain) != plain {
			faults = append(faults, "not harmless: "+Safe(line))
		}
	}
	return faults
}

// inOrder fails the test if there is a fault in the picture.
func inOrder(t rapid.TB, p Picture, s Style, width int) {
	t.Helper()
	for _, fault := range faults(p, s, width) {
		t.Errorf("at %d columns, %+v: %s", width, s, fault)
	}
}

// anyStyle, anyWidth and anyText draw what a picture may be asked to show.
var (
	anyStyle = rapid.Custom(func(t *rapid.T) Style {
		return Style{
			Tiles:  rapid.SampledFrom([]Tiles{Text, Glyph}).Draw(t, "tiles"),
			ASCII:  rapid.Bool().Draw(t, "ascii"),
			Colour: rapid.Bool().Draw(t, "colour"),
		}
	})
	anyWidth = rapid.IntRange(MinWidth-1, 200)
	anyText  = rapid.OneOf(
		rapid.SampledFrom([]string{
			"", "Ann", "Ben", "アン", "王小明", "José", "Jose\u0301", "ﾍﾞﾝ", "한글", "👩🏽‍🚀", "🇯🇵🏴󠁧󠁢󠁥󠁮󠁧󠁿", "❤️", "क्षि", "שלום",
			"\x1b[31mred\x1b[0m", "\u202eneB", "\tx\n", "a\u0301\u0302\u0303", "\u0301", "\xff\xfe",
			"Muhammad Abdul-Rahman ibn Khalid al-Farisi", "とても長い名前のプレイヤーさん。（仮）", strings.Repeat("🁡", 50),
		}),
		rapid.String(),
	)
	anyTile = rapid.Custom(func(t *rapid.T) scoring.Tile {
		return scoring.Tile(rapid.Byte().Draw(t, "tile"))
	})
)

func TestStringEndsEveryLine(t *testing.T) {
	for _, c := range []struct {
		picture Picture
		want    string
	}{
		{nil, ""},
		{Picture{""}, "\n"},
		{Picture{"a", "b"}, "a\nb\n"},
	} {
		if got := c.picture.String(); got != c.want {
			t.Errorf("%q: %q, not %q", []string(c.picture), got, c.want)
		}
	}
}

func TestIndentLeavesEmptyLinesEmpty(t *testing.T) {
	if got, want := (Picture{"a", "", "b"}).Indent(2).String(), "  a\n\n  b\n"; got != want {
		t.Errorf("%q, not %q", got, want)
	}
}
