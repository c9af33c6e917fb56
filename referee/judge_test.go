package referee_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"bones/referee"
	"bones/rulesets"
)

// TestJudge asks of every line of the vectors what it would be before it is entered: the answer is what entering gives, and
// asking changes nothing that the match tells.
func TestJudge(t *testing.T) {
	sheets, _ := filepath.Glob("testdata/vectors/*.bones")
	for _, path := range sheets {
		text, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		end := strings.Index(string(text)[4:], "\n---\n") + len("\n---\n") + 4
		lines := string(text)[end:]
		h, rules, err := rulesets.ReadHeader(path, text[:end], rulesets.Library{}, referee.Reserved)
		if err != nil {
			t.Fatal(err)
		}
		m := referee.NewMatch(rules, h.Players, h.Carry)
		asked := 0
		for line := range strings.Lines(lines) {
			line = strings.TrimSpace(line)
			var before string
			if asked%7 == 0 {
				before = everythingSaid(m)
			}
			event, refusal := m.Judge(line)
			if asked%7 == 0 {
				if after := everythingSaid(m); after != before {
					t.Fatalf("%s: asking about %q changes%s", path, line, difference(after, before))
				}
			}
			first := true
			m.Enter(line, 0, func(out referee.Outcome) {
				if first && !aboutSheet(out.Event.Word) {
					asked++
					if codeOf(refusal) != codeOf(out.Refusal) || out.Refusal == nil && m.Text(event) != m.Text(out.Event) {
						t.Errorf("%s: of %q Judge says %q %v, Enter %q %v", path, line, m.Text(event), refusal, m.Text(out.Event), out.Refusal)
					}
				}
				first = false
			})
		}
		if asked == 0 {
			t.Error(path, "has no line to ask about")
		}
	}
}

func codeOf(r *referee.Refusal) referee.Code {
	if r == nil {
		return ""
	}
	return r.Code
}

// aboutSheet are words that Judge takes as they come.
func aboutSheet(w referee.Word) bool {
	switch w {
	case referee.Fix, referee.Drop, referee.Insert, referee.Undo, referee.HandHeading, referee.Standing, referee.Note:
		return true
	}
	return false
}
