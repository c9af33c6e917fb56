package referee_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"bones/referee"
	"bones/rulesets"
)

// FuzzLine throws lines at the tables of every family: nothing panics, a refused line changes nothing that can be seen, and
// what is written reads back as what it was.
func FuzzLine(f *testing.F) {
	for _, line := range []string{
		"Ann: 6-4 on 4", "アンは６ー４を４に", "🂑🁾", "ben holds 43 11", "undo hand", "fix 2 ben: 62", "insert 1 pass; 62; 11", "standing Ann 3, Ben -2.5",
		"a 12+4 nobs", "Ann: declares 3 6-6 5-5 4-4", "calls nello", "takes 3.2", "points 75 tricks 5", "stakes 4 on Ben", "[6|4][4|3]", "note # ;", "crib =4",
	} {
		f.Add(line)
	}
	var matches []*referee.Match
	for _, name := range rulesets.BuiltIn {
		rules, err := rulesets.Library{}.Load(name)
		if err != nil {
			f.Fatal(err)
		}
		matches = append(matches, referee.NewMatch(rules, []string{"Ann", "Ben", "アン", "Dee"}[:rules.Players.Min], nil))
	}
	f.Fuzz(func(t *testing.T, line string) {
		for _, m := range matches {
			m := m.Clone()
			m.Enter(line, 1, func(out referee.Outcome) {
				if out.Refusal != nil {
					return
				}
				text := m.Text(out.Event)
				again := 0
				m.Clone().Enter("undo", 2, func(referee.Outcome) {})
				readBack(t, m, text, &again)
			})
		}
	})
}

// readBack reads a line in its canonical form: it must be one event and print as itself.
func readBack(t *testing.T, m *referee.Match, text string, events *int) {
	t.Helper()
	reader := referee.NewReader(m.Names, m.Players, m.Family(), true)
	reader.Read(text, 1, func(e referee.Event, refusal *referee.Refusal) {
		*events++
		if refusal != nil {
			t.Errorf("%q is written and cannot be read: %v", text, refusal)
			return
		}
		if printed := m.Text(e); printed != text {
			t.Errorf("%q reads as %q", text, printed)
		}
	})
	if *events != 1 {
		t.Errorf("%q is %d events", text, *events)
	}
}

// FuzzSheet replays whole texts: damaged vectors and worse.
func FuzzSheet(f *testing.F) {
	files, _ := filepath.Glob("testdata/vectors/*edit-9001.bones")
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			f.Fatal(err)
		}
		f.Add(string(text))
	}
	f.Fuzz(func(t *testing.T, text string) {
		s, err := referee.ReadSheet("fuzz", strings.NewReader(text), rulesets.Library{})
		if err == nil {
			s.State()
			s.Hands()
			s.Findings()
		}
	})
}
