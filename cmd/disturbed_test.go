package cmd

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestDisturbed: what happens to the sheet, or its folder, between two lines of a game that is going on. It is said, the game
// goes on or ends, and every line that was acknowledged is where it was left.
func TestDisturbed(t *testing.T) {
	const head = "---\nbones: 1\nruleset: board\nplayers: [Ann, Ben]\ntarget: 61\n---\n"
	sheet := saved("board-1")
	edit := func(was, is string) func(*desk) {
		return func(d *desk) { d.writes(sheet, strings.Replace(d.reads(sheet), was, is, 1)) }
	}
	for _, c := range []struct {
		name   string
		do     func(*desk)
		status int
		says   []string
		left   string // of the sheet behind its header; "" where it is gone
	}{
		{"nothing", func(*desk) {}, exitOK, []string{"Ann 8 · Ben 4"}, "Ann: pegs 8\nBen: pegs 4\n"},
		{"a line more", func(d *desk) { d.writes(sheet, d.reads(sheet)+"b 6\n") }, exitOK,
			[]string{"Entered elsewhere: Ben: pegs 6", "Ann 8 · Ben 10"}, "Ann: pegs 8\nb 6\nBen: pegs 4\n"},
		{"a line more that is refused", func(d *desk) { d.writes(sheet, d.reads(sheet)+"Dee: 6\n") }, exitOK,
			[]string{"Entered elsewhere: ", "Dee", "Ann 8 · Ben 4"}, "Ann: pegs 8\nDee: 6\nBen: pegs 4\n"},
		{"half a line", func(d *desk) { d.writes(sheet, d.reads(sheet)+"Ben: 1") }, exitOK,
			[]string{"“Ben: 1”", ".torn-1", "Ann 8 · Ben 4"}, "Ann: pegs 8\nBen: pegs 4\n"},
		{"another tile", edit("pegs 8", "pegs 9"), exitOK, []string{"changed", "Ann 9 · Ben 4"}, "Ann: pegs 9\nBen: pegs 4\n"},
		{"a line less", edit("Ann: pegs 8\n", ""), exitOK, []string{"changed", "Ann 0 · Ben 4"}, "Ben: pegs 4\n"},
		{"a line that is none", edit("Ann: pegs 8", "Ann: pegs eight"), exitOK, []string{"changed", "Ann 0 · Ben 4"}, "Ann: pegs eight\nBen: pegs 4\n"},
		{"another player", edit("[Ann, Ben]", "[Ann, Bea]"), exitNo, []string{"changed", "Ben"}, "Ann: pegs 8\n"},
		{"another target", edit("target: 61", "target: 8"), exitNo, []string{"changed", "The game is over"}, "Ann: pegs 8\n"},
		{"a header that is none", edit("ruleset: board", "ruleset: bored"), exitNo, []string{"board-1.bones:3:10", "bored"}, "Ann: pegs 8\n"},
		{"nothing in it", func(d *desk) { d.writes(sheet, "") }, exitNo, []string{"board-1.bones", "nothing in it"}, ""},
		{"saved by another name first", func(d *desk) {
			d.writes(sheet+"~", d.reads(sheet)+"Ben: pegs 6\n")
			d.renames(sheet+"~", sheet)
		}, exitOK, []string{"Entered elsewhere", "Ann 8 · Ben 10"}, "Ann: pegs 8\nBen: pegs 6\nBen: pegs 4\n"},
		{"deleted", func(d *desk) { d.removes(sheet) }, exitMisuse, []string{"There is no file home/games/board-1.bones"}, ""},
		{"its folder deleted", func(d *desk) { d.removes(filepath.Dir(sheet)) }, exitMisuse, []string{"There is no folder home/games"}, ""},
		{"a folder in its place", func(d *desk) {
			d.removes(sheet)
			if err := os.Mkdir(sheet, 0o755); err != nil {
				d.t.Fatal(err)
			}
		}, exitMisuse, []string{"is a folder"}, ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			d := newDesk(t)
			if err := os.MkdirAll(filepath.Dir(sheet), 0o755); err != nil {
				t.Fatal(err)
			}
			d.writes(sheet, head)
			s := d.disturbs("resume", "Ann: 8\n", func() { c.do(d) }, "Ben: 4\n")
			if s.status != c.status || !strings.Contains(s.out, "Ann 8") {
				t.Errorf("exit %d, want %d\n%s%s", s.status, c.status, s.out, s.err)
			}
			for _, want := range c.says {
				if !strings.Contains(s.err+s.out, want) {
					t.Errorf("it does not say %q:\n%s%s", want, s.out, s.err)
				}
			}
			text, _ := os.ReadFile(sheet)
			if _, left, _ := strings.Cut(strings.TrimPrefix(string(text), "---\n"), "---\n"); left != c.left {
				t.Errorf("the sheet is\n%s", text)
			}
		})
	}
}
