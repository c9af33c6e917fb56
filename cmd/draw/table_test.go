package draw

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"
)

var tables = []struct {
	name  string
	table Table
}{
	{"saved games", Table{
		Columns: []Column{{}, {Head: "date"}, {Head: "players", Wrap: true}, {Head: "hands", Right: true}, {Head: "state", Wrap: true}},
		Rows: [][]string{
			{"block-7", "2026-01-03", "Ann, Ben, Cyd", "12", "won by Cyd"},
			{"domino-cribbage-12", "2026-01-10", "王小明, 👩🏽‍🚀", "3", "going on"},
		},
	}},
	{"hands turned up, without heads", Table{
		Columns: []Column{{}, {}, {Right: true}},
		Rows:    [][]string{{"Ben", "[4|2] [2|1]", "9"}, {"シド", "[5|5]", "10"}, {"Ann scores", "", "19"}},
	}},
	{"numbers of Third Place", Table{
		Columns: []Column{{Head: "n", Right: true}, {Head: "Ann"}, {Head: "Ben"}, {Head: "シド"}, {Head: "Dee"}, {Head: "Eve"}},
		Rows: [][]string{
			{"1", "4  1st  +1", "2  2nd  -1", "2  2nd  -1", "1  4th", "0  5th"},
			{"2", "0  4th", "3  1st  +2", "2  2nd  -2", "2  2nd  -2", "2  2nd  -2"},
		},
	}},
	{"a log with what people typed", Table{
		Columns: []Column{{Right: true}, {}, {Wrap: true}, {Right: true}},
		Rows: [][]string{
			{"1", "Ann", "adjusts +2: counted the \x1b[31mcrib\x1b[0m again, and Ben agreed to it", "+2"},
			{"2", "ベン", "メモ：三枚目のタイルは裏返しに置かれていたので、全員で確認した。", ""},
			{"10", "Cyd"},
		},
	}},
	{"cells beyond the columns", Table{
		Columns: []Column{{Head: "a"}, {}},
		Rows:    [][]string{{"1", "", "2"}, {"3"}},
	}},
	{"nothing", Table{}},
}

func TestTableGolden(t *testing.T) {
	var sections []section
	for _, c := range tables {
		for _, width := range []int{80, 40} {
			sections = append(sections, section{fmt.Sprintf("%s, %d columns", c.name, width), c.table.Draw(Style{}, width).String()})
		}
	}
	golden(t, "table", sections...)
}

func TestTableColoursHeadsOnly(t *testing.T) {
	table := Table{Columns: []Column{{Head: "n", Right: true}, {Head: "name"}}, Rows: [][]string{{"10", "Ann"}}}
	got := table.Draw(Style{Colour: true}, 80).String()
	if want := " \x1b[1mn\x1b[0m  \x1b[1mname\x1b[0m\n10  Ann\n"; got != want {
		t.Errorf("%q, not %q", got, want)
	}
}

func TestTableIsInOrder(t *testing.T) {
	anyColumn := rapid.Custom(func(t *rapid.T) Column {
		return Column{anyText.Draw(t, "head"), rapid.Bool().Draw(t, "right"), rapid.Bool().Draw(t, "wrap")}
	})
	rapid.Check(t, func(t *rapid.T) {
		table := Table{
			rapid.SliceOfN(anyColumn, 0, 6).Draw(t, "columns"),
			rapid.SliceOfN(rapid.SliceOfN(anyText, 0, 7), 0, 4).Draw(t, "rows"),
		}
		style, width := anyStyle.Draw(t, "style"), anyWidth.Draw(t, "width")
		inOrder(t, table.Draw(style, width), style, width)
	})
}

func TestTableLosesNoCell(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		columns := make([]Column, rapid.IntRange(1, 6).Draw(t, "columns"))
		for i := range columns {
			columns[i].Wrap = rapid.Bool().Draw(t, "wrap")
		}
		var rows [][]string
		for r := range rapid.IntRange(1, 4).Draw(t, "rows") {
			var row []string
			for c := range columns {
				cell := ""
				for w := range rapid.IntRange(0, 6).Draw(t, "words") {
					cell += fmt.Sprintf(" x%d.%d.%d", r, c, w)
				}
				row = append(row, cell)
			}
			rows = append(rows, row)
		}
		picture := Table{columns, rows}.Draw(Style{}, anyWidth.Draw(t, "width"))
		shown := strings.Fields(picture.String())
		for _, row := range rows {
			for _, word := range strings.Fields(strings.Join(row, " ")) {
				if !slices.Contains(shown, word) {
					t.Errorf("%s is missing in\n%s", word, picture)
				}
			}
		}
	})
}
