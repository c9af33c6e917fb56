package cmd

import (
	"strings"
	"testing"
)

// TestOpen: what was won in a deal of Bingo that is on is shown with --open, and nowhere without it. Trump is 5: Ann has won 6-4, 10
// points, with 6-5, 11.
func TestOpen(t *testing.T) {
	d := newDesk(t)
	d.does("play bingo --players Ann,Ben", "Ann: deals\ntrump 5-2\nBen: 6-4\nAnn: 6-5\nAnn: 1-0\n")
	for _, c := range []struct{ line, says string }{
		{"show", "points of the deal: Ann 21 · Ben 0\n  Ann: [6|4] [6|5]\n  Ben:\n"},
		{"--lang ja show", "このディールの点: Ann 21 · Ben 0\n"},
		{"show --json", `"points":{"Ann":21,"Ben":0},"won":{"Ann":["6-4","6-5"],"Ben":[]}`},
		{"check " + saved("bingo-1"), "points of the deal: Ann 21 · Ben 0\n"},
		{"check --json " + saved("bingo-1"), `"points":{"Ann":21,"Ben":0},"tricks":[{"player":"Ann"`},
		{"resume", "points of the deal: Ann 21 · Ben 0\n"},
	} {
		if s := d.bones(c.line+" --open", ""); !strings.Contains(s.out+s.err, c.says) {
			t.Errorf("%s --open: want %q\n%s%s", c.line, c.says, s.out, s.err)
		}
		if s := d.bones(c.line, ""); strings.Contains(s.out+s.err, "21") || strings.Contains(s.out, "6-4") || strings.Contains(s.out+s.err, "[6|4]") {
			t.Errorf("%s tells what lies face down\n%s%s", c.line, s.out, s.err)
		}
	}
}
