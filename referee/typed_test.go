package referee_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"bones/referee"
	"bones/rulesets"
	"bones/scoring"
)

// opened is a sheet on disk with these lines.
func opened(t *testing.T, text string) (*referee.Sheet, string) {
	t.Helper()
	path := filepath.Join(t.TempDir(), "1.bones")
	if err := os.WriteFile(path, []byte(text), 0o666); err != nil {
		t.Fatal(err)
	}
	s, err := referee.OpenSheet(path, rulesets.Library{}, false)
	if err != nil {
		t.Fatal(err)
	}
	return s, path
}

// typed enters a line and returns why it is refused, "" where it is not.
func typed(t *testing.T, s *referee.Sheet, line string) (why string) {
	t.Helper()
	if err := s.Enter(line, func(e referee.Entered) bool {
		if r := e.Refusal; r != nil {
			why = strings.TrimSpace(string(r.Code) + " " + string(r.Detail))
		}
		return true
	}); err != nil {
		t.Fatal(err)
	}
	return why
}

// added is what stands on a sheet behind a text.
func added(t *testing.T, path, text string) string {
	t.Helper()
	data, err := os.ReadFile(path)
	after, ok := strings.CutPrefix(string(data), text)
	if err != nil || !ok {
		t.Fatalf("%v\n%s", err, data)
	}
	return after
}

// TestTypedStandings: a standing that differs is refused as often as it is typed, and never written; of those that an editor put on
// the sheet only the first is reported.
func TestTypedStandings(t *testing.T) {
	text := "---\nbones: 1\nruleset: board\nplayers: [Ann, Ben]\ntarget: 61\n---\nAnn: pegs 8\nstanding Ann 7, Ben 0\nstanding Ann 6, Ben 0\n"
	s, path := opened(t, text)
	if len(s.Refused) != 1 || s.Refused[0].Line != 8 || s.Refused[0].Code != referee.StandingDiffers {
		t.Errorf("refused %v", s.Refused)
	}
	for _, c := range [][2]string{
		{"standing Ann 9, Ben 0", "standing-differs"},
		{"standing Ann 9, Ben 0", "standing-differs"},
		{"standing Ann 8, Ben -1", "standing-differs"},
		{"standing Ann 8, Ben 0", ""},
	} {
		if why := typed(t, s, c[0]); why != c[1] {
			t.Errorf("%s: %q, want %q", c[0], why, c[1])
		}
	}
	if after := added(t, path, text); after != "standing Ann 8, Ben 0\n" {
		t.Error(after)
	}
}

// TestTypedLinesAreLines: what is typed is written as one line that a sheet can have, or refused.
func TestTypedLinesAreLines(t *testing.T) {
	text := "---\nbones: 1\nruleset: board\nplayers: [Annabel, Ben]\n---\n"
	s, path := opened(t, text)
	long := strings.Repeat("x", referee.MaxLine-len("Annabel: pegs 8 "))
	for _, c := range [][2]string{
		{"a8 x" + long, "syntax too-long"}, // with the whole name
		{"a8 " + long, ""},
		{"Ben: 5 one\rtwo", ""},
		{"Ben: 6 # one\rtwo \r", ""},
	} {
		if why := typed(t, s, c[0]); why != c[1] {
			t.Errorf("%.20q: %q, want %q", c[0], why, c[1])
		}
	}
	if after := added(t, path, text); after != "Annabel: pegs 8 "+long+"\nBen: pegs 5 one two\nBen: pegs 6 # one two\n" {
		t.Error(after)
	}
	if got := s.Standing(); got[0] != scoring.Whole(8) || got[1] != scoring.Whole(11) {
		t.Error(got)
	}
}

// TestTypedRepairsAreRead: what a repair puts in is written as it was understood, and reads back as that.
func TestTypedRepairsAreRead(t *testing.T) {
	pile := "---\nbones: 1\nruleset: third-place\nplayers: [Ann, Ben, Cyd]\n---\nCyd: starts\nCyd: holds 4-1 8-1\nAnn: holds 8-7\n"
	vector, err := os.ReadFile("testdata/vectors/reveille-edit-9001.bones")
	if err != nil {
		t.Fatal(err)
	}
	auction, _, _ := strings.Cut(string(vector), ": bids")
	auction = auction[:strings.LastIndexByte(auction, '\n')+1]
	for _, c := range []struct{ text, first, repair, want string }{
		{pile, "Ben: 5-1", "fix 1 Ben: 6-3", "fix 1 Ben: holds 6-3"},
		{pile, "Ben: 5-1", "insert 1 Ben: 6-3 7-5", "insert 1 Ben: holds 6-3 7-5"},
		{auction, "11", "fix 1 12", "fix 1 bids 12"},
	} {
		s, path := opened(t, c.text)
		for _, line := range []string{c.first, c.repair} {
			if why := typed(t, s, line); why != "" {
				t.Fatalf("%s: %s", line, why)
			}
		}
		after := added(t, path, c.text)
		if !strings.HasSuffix(after, c.want+"\n") {
			t.Errorf("%s is written as\n%s", c.repair, after)
		}
		again, _ := opened(t, c.text+after)
		if len(again.Refused) > 0 || open(again.Match) != open(s.Match) {
			t.Errorf("%s reads as another game: %v\n%s", c.repair, again.Refused, after)
		}
	}
}
