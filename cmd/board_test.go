package cmd

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"bones/referee"
	"bones/rulesets"
	"bones/scoring"

	"pgregory.net/rapid"
)

// TestBoardIsTheScore plays random games on the board and looks every peg up in the picture.
func TestBoardIsTheScore(t *testing.T) {
	names := []string{"Ann", "Ben", "Cyd", "Dee", "Eve", "Dora"}
	rapid.Check(t, func(t *rapid.T) {
		rules, err := rulesets.Library{}.Load("board")
		if err == nil {
			rules, err = rules.Override(fmt.Sprintf("target=%d", rapid.SampledFrom([]int{31, 61, 121}).Draw(t, "target")))
		}
		if err != nil {
			t.Fatal(err)
		}
		players := rapid.IntRange(2, 3).Draw(t, "players")
		m := referee.NewMatch(rules, names[:players], nil)
		width := rapid.SampledFrom([]int{40, 80, 120}).Draw(t, "width")
		a := &app{Streams: Streams{Env: func(string) string { return "" }, Columns: func() int { return width }}}
		for line := range rapid.IntRange(0, 30).Draw(t, "lines") {
			seat := rapid.IntRange(0, players-1).Draw(t, "seat")
			text := fmt.Sprintf("%s: %d", names[seat], rapid.IntRange(0, 29).Draw(t, "points"))
			if rapid.IntRange(0, 5).Draw(t, "corrects") == 0 {
				text = fmt.Sprintf("%s: adjusts -%d miscounted", names[seat], rapid.IntRange(1, 40).Draw(t, "less"))
			}
			m.Enter(text, line+1, func(referee.Outcome) {})
			drawn := pegsDrawn(a.boardPicture(m).String(), names[:players])
			for seat, score := range m.Standing()[:players] {
				peg := m.Pegs()[seat]
				if peg.Front != score {
					t.Fatalf("%s has %s, but the peg stands at %s", names[seat], score, peg.Front)
				}
				want := [2]int{hole(peg.Front, m.Target()), hole(peg.Back, m.Target())}
				if want[0] == want[1] {
					want[1] = -1 // one hides the other
				}
				if drawn[seat] != want {
					t.Fatalf("%s: the pegs are drawn at %v, want %v\n%s", names[seat], drawn[seat], want, a.boardPicture(m))
				}
			}
		}
	})
}

// hole is the hole of a score: 0 is the start, the target the last.
func hole(score scoring.Points, target int) int { return max(0, min(score.Whole(), target)) }

// pegsDrawn reads front and back peg of every player off a picture: the number of the hole, 0 before the first, −1 for no peg.
func pegsDrawn(picture string, names []string) [][2]int {
	pegs := make([][2]int, len(names))
	seat, holes := -1, 0
	for line := range strings.Lines(picture) {
		if seat+1 < len(names) && strings.HasPrefix(line, names[seat+1]) {
			seat, holes = seat+1, 0
			pegs[seat] = [2]int{-1, -1}
			line = line[len(names[seat]):]
		}
		track, _, _ := strings.Cut(strings.TrimRight(line, "\n"), "   ") // the score stands behind three blanks
		if !strings.ContainsAny(line, "·●○") {
			continue
		}
		if strings.TrimSpace(track) == "" {
			track = line
		}
		afterHole := false
		for _, r := range track {
			isHole := strings.ContainsRune("·●○", r)
			atStart := holes == 0 && !afterHole && isHole && r != '·' && startPeg(track)
			if isHole && !atStart {
				holes++
			}
			n := holes
			if atStart {
				n = 0
			}
			switch r {
			case '●':
				pegs[seat][0] = n
			case '○':
				pegs[seat][1] = n
			}
			afterHole = afterHole || isHole
		}
	}
	return pegs
}

// startPeg says whether the first mark of a row stands alone: a peg before the first hole.
func startPeg(row string) bool {
	first, _, _ := strings.Cut(strings.TrimLeft(row, " "), " ")
	return first == "●" || first == "○"
}

func TestBoardFile(t *testing.T) {
	dir := t.TempDir()
	sheet, picture := filepath.Join(dir, "a.bones"), filepath.Join(dir, "a.svg")
	if err := os.WriteFile(sheet, []byte("---\nbones: 1\nruleset: board\nplayers: [アン, ベン]\n---\nアン: 12+4\nベン: 8\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	if s := run(t, "", "--lang ja board "+sheet+" --svg "+picture); s != (said{}) {
		t.Fatalf("%+v", s)
	}
	file, err := os.ReadFile(picture)
	if err != nil || !strings.Contains(string(file), "アン 16 · ベン 8") {
		t.Errorf("%v: %.400s", err, file)
	}
	if s := run(t, "", "--lang ja board "+sheet+" --svg -"); s.out != string(file) {
		t.Error("standard output gets another picture than a file")
	}
}
