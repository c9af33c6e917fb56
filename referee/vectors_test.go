package referee_test

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"bones/referee"
	"bones/rulesets"
	"bones/scoring"
)

// wanted is what a vector's JSON says of its sheet. What it leaves out, it leaves open.
type wanted struct {
	Hands []struct {
		Number int
		End    *string
		Winner json.RawMessage
		Scores map[string]scoring.Points
		Points map[string]scoring.Points
	}
	Errors   *[][2]any
	Fouls    *[][2]any
	Standing map[string]scoring.Points
	State    *string
	Winners  *[]string
}

// TestVectors replays whole games that a simulator played, which knows nothing of this program, and compares every hand, the
// refused lines, the fouls and the result.
func TestVectors(t *testing.T) {
	sheets, err := filepath.Glob("testdata/vectors/*.bones")
	if err != nil || len(sheets) == 0 {
		t.Fatal("no vectors", err)
	}
	for _, path := range sheets {
		t.Run(strings.TrimSuffix(filepath.Base(path), ".bones"), func(t *testing.T) {
			t.Parallel()
			text, err := os.ReadFile(path)
			if err != nil {
				t.Fatal(err)
			}
			want := readWanted(t, strings.TrimSuffix(path, ".bones")+".json")
			s, err := referee.ReadSheet(path, strings.NewReader(string(text)), rulesets.Library{})
			if err != nil {
				t.Fatal(err)
			}
			compare(t, s, want)
		})
	}
}

func readWanted(t *testing.T, path string) wanted {
	t.Helper()
	var want wanted
	data, err := os.ReadFile(path)
	if err == nil {
		err = json.Unmarshal(data, &want)
	}
	if err != nil {
		t.Fatal(err)
	}
	return want
}

func compare(t *testing.T, s *referee.Sheet, want wanted) {
	t.Helper()
	name := func(seat referee.Seat) string {
		if seat == referee.NoSeat {
			return ""
		}
		return s.Names[seat]
	}
	if want.Errors != nil {
		var got []string
		for _, r := range s.Refused {
			got = append(got, fmt.Sprint(r.Line, " ", r.Code))
		}
		expect(t, "refused lines", got, pairs(*want.Errors))
	}
	if want.Fouls != nil {
		var got []string
		for _, f := range s.Fouls() {
			got = append(got, fmt.Sprint(f.Code, " ", name(f.Seat)))
		}
		expect(t, "fouls", got, pairs(*want.Fouls))
	}
	for seat, points := range s.Standing() {
		if points != want.Standing[s.Names[seat]] {
			t.Errorf("standing of %s: %v, want %v", s.Names[seat], points, want.Standing[s.Names[seat]])
		}
	}
	state, winners := s.State()
	if want.State != nil && string(state) != *want.State {
		t.Errorf("state %s, want %s", state, *want.State)
	}
	if want.Winners != nil {
		var got []string
		for _, seat := range winners {
			got = append(got, name(seat))
		}
		expect(t, "winners", got, *want.Winners)
	}
	hands, entries := s.Hands(), s.Entries()
	if len(hands) != len(want.Hands) {
		t.Errorf("%d hands, want %d", len(hands), len(want.Hands))
		return
	}
	for i, h := range hands {
		w := want.Hands[i]
		if w.End != nil && string(h.End) != *w.End {
			t.Errorf("hand %d ended %q, want %q", h.Number, h.End, *w.End)
		}
		if w.Winner != nil {
			var winner string
			if err := json.Unmarshal(w.Winner, &winner); err != nil {
				t.Fatal(err)
			}
			if name(h.Winner) != winner {
				t.Errorf("hand %d won by %q, want %q", h.Number, name(h.Winner), winner)
			}
		}
		scores := map[string]scoring.Points{}
		for _, e := range entries {
			if e.Hand == h.Number {
				scores[name(e.Seat)] += e.Points
			}
		}
		for player, points := range w.Scores {
			if scores[player] != points {
				t.Errorf("hand %d: %s scored %v, want %v", h.Number, player, scores[player], points)
			}
		}
		for player, points := range w.Points {
			if seat := slices.Index(s.Names, player); h.Points[seat] != points {
				t.Errorf("hand %d: deal points of %s %v, want %v", h.Number, player, h.Points[seat], points)
			}
		}
	}
}

// pairs makes texts of [line, code] and [code, player]; "any" leaves the second open.
func pairs(list [][2]any) []string {
	var texts []string
	for _, p := range list {
		if p[1] == nil {
			p[1] = ""
		}
		texts = append(texts, fmt.Sprint(p[0], " ", p[1]))
	}
	return texts
}

func expect(t *testing.T, what string, got, want []string) {
	t.Helper()
	same := len(got) == len(want)
	for i := 0; same && i < len(want); i++ {
		first, isAny := strings.CutSuffix(want[i], " any")
		same = got[i] == want[i] || isAny && strings.HasPrefix(got[i], first+" ")
	}
	if !same {
		t.Errorf("%s: %q, want %q", what, got, want)
	}
}
