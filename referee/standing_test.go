package referee_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"bones/referee"
	"bones/rulesets"
)

// TestTypedStandings: a standing that differs is refused as often as it is typed, and never written; of those that an editor put on
// the sheet only the first is reported.
func TestTypedStandings(t *testing.T) {
	path := filepath.Join(t.TempDir(), "1.bones")
	text := "---\nbones: 1\nruleset: board\nplayers: [Ann, Ben]\ntarget: 61\n---\nAnn: pegs 8\nstanding Ann 7, Ben 0\nstanding Ann 6, Ben 0\n"
	if err := os.WriteFile(path, []byte(text), 0o666); err != nil {
		t.Fatal(err)
	}
	s, err := referee.OpenSheet(path, rulesets.Library{}, false)
	if err != nil {
		t.Fatal(err)
	}
	if len(s.Refused) != 1 || s.Refused[0].Line != 8 || s.Refused[0].Code != referee.StandingDiffers {
		t.Errorf("refused %v", s.Refused)
	}
	for _, line := range []string{"standing Ann 9, Ben 0", "standing Ann 9, Ben 0", "standing Ann 8, Ben -1", "standing Ann 8, Ben 0"} {
		var code referee.Code
		if err := s.Enter(line, func(e referee.Entered) bool {
			if e.Refusal != nil {
				code = e.Refusal.Code
			}
			return true
		}); err != nil {
			t.Fatal(err)
		}
		if want := line == "standing Ann 8, Ben 0"; (code == "") != want || !want && code != referee.StandingDiffers {
			t.Errorf("%s: %q", line, code)
		}
	}
	written, err := os.ReadFile(path)
	if err != nil || strings.TrimPrefix(string(written), text) != "standing Ann 8, Ben 0\n" {
		t.Errorf("%v\n%s", err, written)
	}
}
