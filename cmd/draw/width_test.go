package draw

import (
	"slices"
	"strings"
	"testing"
	"unicode"

	"pgregory.net/rapid"
)

func TestWidth(t *testing.T) {
	for _, c := range []struct {
		text string
		want int
	}{
		{"", 0},
		{"[6|4]", 5},
		{"アン", 4},
		{"ｱﾝ", 2},
		{"ｶﾞ", 2},
		{"José", 4},
		{"Jose\u0301", 4},
		{"👩🏽‍🚀", 2},
		{"🇯🇵", 2},
		{"🂑", 1},
		{"●○◐◔·│║─◂▸…", 11},
	} {
		if got := Width(c.text); got != c.want {
			t.Errorf("%s: %d columns, not %d", c.text, got, c.want)
		}
	}
}

func TestPad(t *testing.T) {
	for _, c := range []struct {
		text        string
		width       int
		left, right string
	}{
		{"アン", 6, "  アン", "アン  "},
		{"Ann", 3, "Ann", "Ann"},
		{"Ann", 2, "Ann", "Ann"},
		{"", -1, "", ""},
	} {
		if got := PadLeft(c.text, c.width); got != c.left {
			t.Errorf("PadLeft(%q, %d) = %q", c.text, c.width, got)
		}
		if got := PadRight(c.text, c.width); got != c.right {
			t.Errorf("PadRight(%q, %d) = %q", c.text, c.width, got)
		}
	}
}

func TestFit(t *testing.T) {
	for _, c := range []struct {
		text  string
		width int
		want  string
		ascii string
	}{
		{"Cyd", 3, "Cyd", "Cyd"},
		{"Dora", 3, "Do…", "D.."},
		{"プレイヤー", 6, "プレ…", "プレ.."},
		{"プレイヤー", 5, "プレ…", "プ.."},
		{"👩🏽‍🚀👩🏽‍🚀👩🏽‍🚀", 4, "👩🏽‍🚀…", "👩🏽‍🚀.."},
		{"Dora", 1, "…", "."},
		{"Dora", 0, "", ""},
		{"Dora", -1, "", ""},
	} {
		if got := (Style{}).Fit(c.text, c.width); got != c.want {
			t.Errorf("%q in %d columns: %q, not %q", c.text, c.width, got, c.want)
		}
		if got := (Style{ASCII: true}).Fit(c.text, c.width); got != c.ascii {
			t.Errorf("%q in %d columns of ASCII: %q, not %q", c.text, c.width, got, c.ascii)
		}
	}
}

func TestWrap(t *testing.T) {
	for _, c := range []struct {
		name, text string
		width      int
		want       []string
	}{
		{"nothing", "", 10, []string{""}},
		{"fits", "a b", 3, []string{"a b"}},
		{"at blanks", "5-2 does not fit: the open ends are 4 and 3.", 20,
			[]string{"5-2 does not fit:", "the open ends are 4", "and 3."}},
		{"not inside a tile", "starter [4|1][3|2] [5|0]", 12, []string{"starter", "[4|1][3|2]", "[5|0]"}},
		{"nor a date or a path", "on 2026-01-03 in a/b", 10, []string{"on", "2026-01-03", "in a/b"}},
		{"anywhere in a long word", "abcdefgh ij", 3, []string{"abc", "def", "gh", "ij"}},
		{"a long word with blanks after it", "abc   def", 3, []string{"abc", "def"}},
		{"Japanese anywhere", "山札の最後のタイル", 8, []string{"山札の最", "後のタイ", "ル"}},
		{"but no full stop at the beginning", "終わりです。次へ", 10, []string{"終わりで", "す。次へ"}},
		{"nor a bracket at the end", "スート「六」", 8, []string{"スート", "「六」"}},
		{"a tile in Japanese stays whole", "切り札[6|4]です", 8, []string{"切り札", "[6|4]で", "す"}},
		{"emoji stay whole", "👩🏽‍🚀👩🏽‍🚀👩🏽‍🚀", 4, []string{"👩🏽‍🚀👩🏽‍🚀", "👩🏽‍🚀"}},
		{"items stay whole", "アン 0 · ベン 12 · シド 0", 14, []string{"アン 0", "ベン 12", "シド 0"}},
		{"but a long one", "[6|4] [5|5] · an item", 8, []string{"[6|4]", "[5|5]", "an item"}},
		{"parts that stand apart", "Block · hand 1   Ann 0 · Ben 0", 20, []string{"Block · hand 1", "Ann 0 · Ben 0"}},
		{"newlines", "a\n\nb c", 10, []string{"a", "", "b c"}},
		{"too narrow", "あい", 1, []string{"あ", "い"}},
	} {
		if got := Wrap(c.text, c.width); !slices.Equal(got, c.want) {
			t.Errorf("%s: %q, not %q", c.name, got, c.want)
		}
	}
}

func TestWrapKeepsToTheWidthAndLosesOnlyBlanks(t *testing.T) {
	letters := func(text string) string {
		return strings.Join(strings.FieldsFunc(text, unicode.IsSpace), "")
	}
	rapid.Check(t, func(t *rapid.T) {
		text := Safe(strings.Join(rapid.SliceOf(anyText).Draw(t, "text"), " "))
		width := rapid.IntRange(2, 60).Draw(t, "width")
		lines := Wrap(text, width)
		inOrder(t, lines, Style{}, max(width, MinWidth))
		for _, line := range lines {
			if Width(line) > width {
				t.Errorf("%q is wider than %d", line, width)
			}
		}
		if letters(strings.Join(lines, "")) != letters(text) {
			t.Errorf("%q became %q", text, lines)
		}
	})
}

// TestWrapList breaks a line between its parts, and in a part only where it must.
func TestWrapList(t *testing.T) {
	for _, c := range []struct {
		text  string
		width int
		want  []string
	}{
		{"Ann 0 · Ben 0", 13, []string{"Ann 0 · Ben 0"}},
		{"Ann 0 · Ben 0 · Cyd 0", 17, []string{"Ann 0 · Ben 0", "Cyd 0"}},
		{"アン 0 · ベン 0", 12, []string{"アン 0", "ベン 0"}},
		{"hand 1 · a long part", 8, []string{"hand 1", "a long", "part"}},
	} {
		if got := Wrap(c.text, c.width); !slices.Equal(got, c.want) {
			t.Errorf("%q in %d columns: %q, want %q", c.text, c.width, got, c.want)
		}
	}
}
