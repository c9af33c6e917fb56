package cmd

import (
	"strings"
	"testing"
)

// TestResumingFromAPipe: without a prompt, what is said first has to say where the game stands and whose turn it is. It is no
// result, and stays away from standard output.
func TestResumingFromAPipe(t *testing.T) {
	for _, c := range []struct{ begin, entered, says string }{
		{"play block --players Ann,Ben", "Ann: 6-4\n", "Block · hand 1 · to 100   Ann 0 · Ben 0\ntiles left: Ann 6 · Ben 7\n\n  4 ◂ [4|6] ▸ 6\n\nBen's turn: a tile, pass, out or blocked.\n"},
		{"--lang ja play block --players アン,ベン", "アン: 6-4\n", "ベンの番: 牌かパスか上がりかブロック。\n"},
		{"play block --players Ann,Ben", "Ann: out =13\n", "Block · hand 2 · to 100   Ann 13 · Ben 0\n"},
		{"play bingo --players Ann,Ben", "Ann: deals\n", "May be entered now: trump, points"},
		{"play board --players Ann,Ben", "Ann: 8\n", "Ann  8 +8  113 to go\n"},
	} {
		d := newDesk(t)
		d.does(c.begin, c.entered)
		resume := "resume"
		if strings.HasPrefix(c.begin, "--lang ja") {
			resume = "--lang ja resume"
		}
		s := d.bones(resume, "")
		if s.status != exitOK || !strings.Contains(s.err, c.says) || strings.Contains(s.out, "turn") {
			t.Errorf("%s, %s: exit %d, want %q\n%s-- and on standard output\n%s", c.begin, c.entered, s.status, c.says, s.err, s.out)
		}
	}
	// Of a game that begins there is nothing to say yet, and of one that is over nothing any more.
	d := newDesk(t)
	if s := d.bones("play block --players Ann,Ben --set target=10", "Ann: out =13\n"); strings.Contains(s.err, "turn") {
		t.Error(s.err)
	}
	if s := d.bones("resume block-1", ""); strings.Contains(s.err, "turn") {
		t.Error(s.err)
	}
}
