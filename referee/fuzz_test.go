package referee_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"bones/referee"
	"bones/rulesets"
)

// FuzzLine throws lines at the tables of every family, at the head of a match and in its middle: nothing panics, and what is
// written reads back as what it was.
func FuzzLine(f *testing.F) {
	for _, line := range []string{
		"Ann: 6-4 on 4", "アンは６ー４を４に", "🂑🁾", "ben holds 43 11", "undo hand", "fix 2 ben: 62", "insert 1 pass; 62; 11", "standing Ann 3, Ben -2.5",
		"a 12+4 nobs", "Ann: declares 3 6-6 5-5 4-4", "calls nello", "takes 3.2", "points 75 tricks 5", "stakes 4 on Ben", "[6|4][4|3]", "note # ;", "crib =4",
	} {
		f.Add(line)
	}
	for w := referee.Pass; w <= referee.Gives; w++ {
		for _, word := range append(w.Japanese(), w.String()) {
			for _, line := range []string{"アン: %", "アンは、31を%。", "% 6-4 3", "fix 1 Ben: % 2 6", "％の ４－６に４　％"} {
				f.Add(strings.NewReplacer("%", word, "％", word).Replace(line))
			}
		}
	}
	var matches []*referee.Match
	middles, _ := filepath.Glob("testdata/vectors/*edit-9001.bones")
	for _, file := range middles {
		text, err := os.ReadFile(file)
		if err != nil {
			f.Fatal(err)
		}
		s, err := referee.ReadSheet(file, strings.NewReader(string(text[:len(text)*2/3])), rulesets.Library{})
		if err != nil {
			f.Fatal(err)
		}
		matches = append(matches, s.Match)
	}
	for _, name := range rulesets.BuiltIn {
		rules, err := rulesets.Library{}.Load(name)
		if err != nil {
			f.Fatal(err)
		}
		matches = append(matches, referee.NewMatch(rules, []string{"アン", "Ben", "Ann", "Dee"}[:rules.Players.Min], nil))
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
	for _, text := range []string{boardEvening, spectators, strings.ReplaceAll(boardEvening, "\n", "\r\n"), "\ufeff---\nbones: 1\nruleset: reveille\nplayers: [アン, ベン]\ntarget: ５\n---\n",
		"---\nbones: 1\nruleset: bingo\nplayers: [アン, ベン]\n---\nアンは親\n切り札　５－２\nベンは６－４；アン：6ー6\nベンの取る 33、🂑 ＃ メモ\nアン: 点 75 トリック 5\n取り消し２\nベンに 31をビッド\n",
		"---\nbones: 1\nruleset: third-place\nplayers: [アン, ベン, シド]\n---\nアンは はじめ\nアン １．１\nベンは２。１\nシド 22\nアン残り全部\n枚数 4 3 5 2 3 3 3 4 3\n直す1ベン21\n",
	} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		s, err := referee.ReadSheet("fuzz", strings.NewReader(text), rulesets.Library{})
		if err == nil {
			s.State()
			s.Hands()
			s.Findings()
			for _, e := range s.Log() {
				events := 0
				readBack(t, s.Match, s.Text(e), &events)
			}
		}
	})
}
