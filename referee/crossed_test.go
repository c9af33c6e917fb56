package referee_test

import (
	"maps"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"bones/referee"
	"bones/rulesets"
)

// A crosser makes lines out of the words of other lines.
type crosser struct {
	*rand.Rand
	lines []string
	words []string
}

// newCrosser knows the lines of all sheets of a game, and of each other game some.
func newCrosser(t *testing.T, rng *rand.Rand, game string) *crosser {
	t.Helper()
	c := &crosser{Rand: rng}
	words := map[string]bool{}
	sheets, _ := filepath.Glob("testdata/vectors/*.bones")
	for _, path := range sheets {
		text, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		_, body := cutHeader(string(text))
		lines := strings.Split(strings.TrimSpace(body), "\n")
		if !strings.HasPrefix(filepath.Base(path), game) {
			lines = lines[:min(len(lines), 5)]
		}
		c.lines = append(c.lines, lines...)
		for _, line := range lines {
			for _, word := range strings.Fields(line) {
				words[word] = true
			}
		}
	}
	c.words = slices.Sorted(maps.Keys(words))
	for w := referee.Pass; w <= referee.Gives; w++ {
		c.words = append(append(c.words, w.String()), w.Japanese()...)
	}
	c.words = append(c.words, strings.Fields("hand unseen rest nothing on as に を 切り札なし なし = =0 =5 0 1 2 3 99 1000000000 0-0 9-9 12-3 undo アン： Dora ; 2.5 crib nello")...)
	return c
}

// line is a line of some sheet, mostly with another word put in, left out or elsewhere, and sometimes as a repair.
func (c *crosser) line() string {
	words := strings.Fields(c.lines[c.IntN(len(c.lines))])
	for range c.IntN(3) {
		if len(words) == 0 {
			break
		}
		i, other := c.IntN(len(words)), c.words[c.IntN(len(c.words))]
		switch c.IntN(4) {
		case 0:
			words = slices.Delete(words, i, i+1)
		case 1:
			words = slices.Insert(words, i, other)
		case 2:
			words[0], words[i] = words[i], words[0]
		default:
			words[i] = other
		}
	}
	line := strings.Join(words, " ")
	switch c.IntN(10) {
	case 0:
		return []string{"fix ", "insert "}[c.IntN(2)] + c.number() + " " + line
	case 1:
		return []string{"undo hand", "undo " + c.number(), "drop " + c.number(), "void"}[c.IntN(4)]
	}
	return line
}

func (c *crosser) number() string { return strconv.Itoa(1 + c.IntN(9)) }

// TestCrossedSheets: in the middle of any game whatever is entered, made of the words of other lines, a refused line changes nothing,
// an accepted one can be taken back, what is written reads back, and the sheet read again is at the same point.
func TestCrossedSheets(t *testing.T) {
	for _, game := range []string{"block", "cribbage", "bingo", "reveille", "buki", "third-place"} {
		t.Run(game, func(t *testing.T) {
			t.Parallel()
			sheets, _ := filepath.Glob("testdata/vectors/" + game + "-*.bones")
			c := newCrosser(t, rand.New(rand.NewPCG(31, 0)), game)
			for range randomGames(12) {
				text, err := os.ReadFile(sheets[c.IntN(len(sheets))])
				if err != nil {
					t.Fatal(err)
				}
				crossSheet(t, c, string(text))
			}
		})
	}
}

func crossSheet(t *testing.T, c *crosser, text string) {
	t.Helper()
	header, body := cutHeader(text)
	m := readMatch(t, header)
	written := header // what the program would have on disk
	enter := func(line string) {
		before := open(m)
		refused, undoable := false, false
		m.Enter(line, strings.Count(written, "\n")+1, func(out referee.Outcome) {
			if out.Refusal != nil {
				refused = true
				return
			}
			undoable = !out.Weightless && out.Event.Word != referee.Undo
			line := m.Text(out.Event)
			if out.Event.Word == referee.Standing {
				return // of those that differ only the first is refused
			}
			events := 0
			readBack(t, m, line, &events)
			written += line + "\n"
		})
		if t.Failed() {
			t.Fatalf("after %q\n%s", line, written)
		}
		if strings.Contains(line, ";") {
			return
		}
		if refused {
			if after := open(m); after != before {
				t.Fatalf("refused %q changes\n%s\ninto\n%s\n%s", line, before, after, written)
			}
			return
		}
		if undoable && c.IntN(4) == 0 {
			other := m.Clone()
			other.Enter("undo", 9999, func(out referee.Outcome) {
				if out.Refusal != nil {
					t.Fatalf("%q cannot be taken back: %v\n%s", line, out.Refusal, written)
				}
			})
			if after := open(other); after != before {
				t.Fatalf("%q taken back is\n%s\nwant\n%s\n%s", line, after, before, written)
			}
		}
	}
	lines := strings.Split(body, "\n")
	for _, line := range lines[:c.IntN(len(lines))] {
		enter(line)
		for range c.IntN(3) / 2 {
			enter(c.line())
		}
	}
	for range 30 {
		enter(c.line())
	}
	s, err := referee.ReadSheet("crossed", strings.NewReader(written), rulesets.Library{})
	if err != nil {
		t.Fatalf("%v\n%s", err, written)
	}
	for _, r := range s.Refused {
		t.Errorf("written and refused: %v\n%s", r, written)
	}
	if got, want := open(s.Match), open(m); got != want {
		t.Fatalf("read again it is\n%s\nwant\n%s\n%s", got, want, written)
	}
}
