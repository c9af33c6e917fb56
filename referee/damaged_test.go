package referee_test

import (
	"errors"
	"fmt"
	"maps"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"bones/referee"
	"bones/rulesets"
)

// everyBit says that damage is done in every place there is, and not only in a few: with BONES_RANDOM_GAMES, whatever it says.
func everyBit() bool { return os.Getenv("BONES_RANDOM_GAMES") != "" }

// oneOf is true for one place of so many, taken by chance, or for every place.
func oneOf(rng *rand.Rand, n int) bool { return everyBit() || rng.IntN(n) == 0 }

// boardEvening is a sheet with pegs, what went to the wrong one, repairs, undo, and free text.
const boardEvening = `---
bones: 1
ruleset: board
players: [Ann, "王小明", Ben]
place: at Dee's
target: 61
carry: {Ann: 3, 王小明: 12, Ben: 0}
---
Ann: 8
王小明: 12+4  # his crib
standing Ann 11, 王小明 28, Ben 0
Ben: pegs 3 for the last tile
a 13
Ann: gives Ben 3
undo
Ann: gives Ben 4; 王小明: 2
fix 2 Ann: gives Ben 5
note 3 o'clock
standing Ann 19, 王小明 30, Ben 8
insert 2 Ben: 11
Ben: adjusts -2 counted twice
drop 4
standing Ann 19, 王小明 30, Ben 6
`

// spectators is a Buki with halves, whose standing has the spectators in it.
const spectators = `---
bones: 1
ruleset: buki
players: [Ann, Ben, Cyd, Dee]
stakes: {low: 2, high: 6}
spectators: {payout: 2.5, names: [Dora]}
---
Ann: banks 8-7
Ben: stakes 2
Dora: stakes 5 on Ben
Ben: out
Cyd: stakes 3; Dora: stakes 3 on Cyd
Dee: out
`

// wholeSheets are sheets of every family: by hand, with house rules, repairs, undo and remarks, and as the program writes them, with
// their pin and a standing after each hand.
func wholeSheets(t *testing.T) []*whole {
	t.Helper()
	sheets := map[string]string{"board by hand": boardEvening, "board": written(t, boardEvening), "spectators": written(t, spectators)}
	for _, game := range []string{"block", "cribbage", "bingo", "reveille", "buki", "third-place"} {
		for _, kind := range []string{"edit-9002", "house-9001"} {
			text, err := os.ReadFile(filepath.Join("testdata", "vectors", game+"-"+kind+".bones"))
			if err != nil {
				t.Fatal(err)
			}
			if kind == "edit-9002" {
				sheets[game+" by hand"] = string(text)
			}
			sheets[game+" "+kind] = written(t, string(text))
		}
	}
	var all []*whole
	for _, name := range slices.Sorted(maps.Keys(sheets)) {
		all = append(all, newWhole(t, name, sheets[name]))
	}
	return all
}

// written is a sheet as the program writes it when the lines of another are entered.
func written(t *testing.T, text string) string {
	t.Helper()
	header, rules, err := rulesets.ReadHeader("test", []byte(text), rulesets.Library{}, referee.Reserved)
	if err != nil {
		t.Fatal(err)
	}
	pin := rules.Pin()
	header.Pin, header.Date = &pin, "2026-11-30"
	path := filepath.Join(t.TempDir(), "1.bones")
	s, err := referee.CreateSheet(path, header, rules, rulesets.Library{})
	if err != nil {
		t.Fatal(err)
	}
	last := ""
	enter := func(line string) {
		if err := s.Enter(strings.TrimSuffix(line, "\n"), func(e referee.Entered) bool {
			if e.Lines != nil {
				last = e.Lines[len(e.Lines)-1]
			}
			return true
		}); err != nil {
			t.Fatal(err)
		}
	}
	_, body, _ := strings.Cut(strings.TrimPrefix(text, "---\n"), "---\n")
	for line := range strings.Lines(body) {
		enter(line)
	}
	if !strings.HasPrefix(last, "standing") {
		standing := "standing"
		for seat, points := range s.Standing() {
			standing += fmt.Sprint(" ", s.Names[seat], " ", points)
		}
		if enter(standing); !strings.HasPrefix(last, "standing") {
			t.Fatalf("%q is not written", standing)
		}
	}
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	return string(data)
}

// A whole sheet, and what must come of it when it is damaged.
type whole struct {
	name   string
	text   string
	head   string
	sheet  *referee.Sheet
	body   int      // the line on which the header ends
	states []string // after each line of the body: everything that lies open
}

func newWhole(t *testing.T, name, text string) *whole {
	t.Helper()
	s, err := referee.ReadSheet(name, strings.NewReader(text), rulesets.Library{})
	if err != nil {
		t.Fatal(name, err)
	}
	head, body, _ := strings.Cut(strings.TrimPrefix(text, "---\n"), "---\n")
	head = "---\n" + head + "---\n"
	w := &whole{name: name, text: text, head: head, sheet: s, body: strings.Count(head, "\n")}
	m := referee.NewMatch(s.Rules, s.Header.Players, s.Header.Carry)
	w.states = append(w.states, open(m))
	number := w.body
	for line := range strings.Lines(body) {
		number++
		m.Enter(strings.TrimSuffix(line, "\n"), number, func(referee.Outcome) {})
		w.states = append(w.states, open(m))
	}
	return w
}

// refusedBefore are the lines before a line that are refused in the whole sheet too.
func (w *whole) refusedBefore(s *referee.Sheet, line int) []string {
	var refused []string
	for _, r := range s.Refused {
		if r.Line < line {
			refused = append(refused, fmt.Sprint(r.Line, r.Column, r.Code))
		}
	}
	return refused
}

// read reads a damaged sheet, whose damage begins in a line. An error must say where or what it is. Everything before is as it was.
func (w *whole) read(t *testing.T, what, text string, line int) *referee.Sheet {
	t.Helper()
	s, err := referee.ReadSheet(w.name, strings.NewReader(text), rulesets.Library{})
	if err != nil {
		problems, isProblems := errors.AsType[rulesets.Problems](err)
		if line > w.body || !isProblems || len(problems) == 0 || problems[0].Code == "" {
			t.Fatalf("%s, %s: %v", w.name, what, err)
		}
		return nil
	}
	for n := 1; n < line; n++ {
		if got, want := s.LineText(n), w.sheet.LineText(n); got != want {
			t.Fatalf("%s, %s: line %d is %q, was %q", w.name, what, n, got, want)
		}
	}
	if line > w.body {
		if got, want := w.refusedBefore(s, line), w.refusedBefore(w.sheet, line); !slices.Equal(got, want) {
			t.Fatalf("%s, %s: refused before line %d are %q, were %q", w.name, what, line, got, want)
		}
	}
	return s
}

// told says whether the damage has been noticed: `check` has something to say that it had not to say of the whole sheet.
func (w *whole) told(s *referee.Sheet) bool {
	return s == nil || len(s.Refused) > len(w.sheet.Refused) || len(s.Fouls()) > len(w.sheet.Fouls()) || s.Torn != "" || s.Header.Differs(s.Rules)
}

// silent looks at a damaged sheet of which nobody is told that it is damaged: at every standing that is left, the score is the
// one that was written there. The damage is in a line; of a sheet that has become shorter the line behind was joined to it.
func (w *whole) silent(t *testing.T, what, text string, line int) {
	t.Helper()
	shorter := strings.Count(w.text, "\n") - strings.Count(text, "\n")
	lines := strings.Split(text, "\n")
	s := w.read(t, what, text, line)
	m := referee.NewMatch(s.Rules, s.Header.Players, s.Header.Carry)
	for i, damaged := range lines {
		number := i + 1
		if number <= w.body && line > w.body || number <= w.body-shorter {
			continue
		}
		standing := false
		m.Enter(damaged, number, func(out referee.Outcome) { standing = out.Refusal == nil && out.Event.Word == referee.Standing })
		if !standing {
			continue
		}
		was := number
		if number > line {
			was += shorter
		}
		want := standingIn(w.sheet.LineText(was))
		var got []string
		for _, points := range m.Standing() {
			got = append(got, points.String())
		}
		if want = want[:min(len(want), len(got))]; !slices.Equal(want, got[:len(want)]) || len(want) < m.Players {
			t.Fatalf("%s, %s: in line %d the score is %q, was %q\n%s", w.name, what, number, got, want, text)
		}
	}
}

// standingIn are the numbers of a standing, in the order of the seats, as the sheets of this test have them.
func standingIn(line string) (points []string) {
	line, _, _ = strings.Cut(line, "#")
	for _, word := range strings.FieldsFunc(line, func(r rune) bool { return r == ' ' || r == ',' }) {
		if strings.ContainsAny(word[len(word)-1:], "0123456789") {
			points = append(points, word)
		}
	}
	return points
}

// lineOf is the line of a byte, from 1.
func lineOf(text string, at int) int { return strings.Count(text[:at], "\n") + 1 }

// TestDamagedSheets damages sheets in every way that disks, editors and crashes know.
func TestDamagedSheets(t *testing.T) {
	all := wholeSheets(t)
	for _, way := range []struct {
		name   string
		damage func(*testing.T, *whole, *rand.Rand)
	}{
		{"cut", cutAnywhere},
		{"cut, and goes on", goesOnAfterCut},
		{"flipped", flippedAnywhere},
		{"NULs", withNULs},
		{"a second header", withSecondHeader},
	} {
		t.Run(way.name, func(t *testing.T) {
			rng := rand.New(rand.NewPCG(3, 1))
			for _, w := range all {
				way.damage(t, w, rng)
			}
		})
	}
}

// cutAnywhere cuts a sheet at every byte: every whole line before the cut is there and did what it did, and half a line is told.
func cutAnywhere(t *testing.T, w *whole, rng *rand.Rand) {
	for cut := range len(w.text) {
		if !oneOf(rng, 100) {
			continue
		}
		text, line := w.text[:cut], lineOf(w.text, cut)
		s := w.read(t, fmt.Sprint("cut at ", cut), text, line)
		headed := line > w.body || line == w.body && strings.HasSuffix(text, "---")
		switch torn := !strings.HasSuffix(text, "\n"); {
		case headed != (s != nil):
			t.Fatalf("%s, cut at %d: half a header is read, or a whole one is not", w.name, cut)
		case line <= w.body:
		case torn != (s.Torn != ""):
			t.Fatalf("%s, cut at %d: torn is %q", w.name, cut, s.Torn)
		case !torn && open(s.Match) != w.states[line-1-w.body]:
			t.Fatalf("%s, cut at %d:\n%s\nwant\n%s", w.name, cut, open(s.Match), w.states[line-1-w.body])
		}
	}
}

// goesOnAfterCut opens a cut sheet on disk, for writing: half a line is set aside, and the game goes on from the last whole one.
func goesOnAfterCut(t *testing.T, w *whole, rng *rand.Rand) {
	path := filepath.Join(t.TempDir(), "cut.bones")
	for cut := len(w.head); cut < len(w.text); cut++ {
		if !oneOf(rng, 400) {
			continue
		}
		end := strings.LastIndex(w.text[:cut], "\n") + 1
		before, half := w.text[:end], w.text[end:cut]
		err := os.WriteFile(path, []byte(before+half), 0o644)
		var s *referee.Sheet
		if err == nil {
			s, err = referee.OpenSheet(path, rulesets.Library{}, false)
		}
		if err != nil {
			t.Fatalf("%s, cut at %d: %v", w.name, cut, err)
		}
		if got, want := open(s.Match), w.states[lineOf(w.text, end)-1-w.body]; got != want {
			t.Fatalf("%s, cut at %d:\n%s\nwant\n%s", w.name, cut, got, want)
		}
		kept := ""
		err = s.Enter("note still here", func(e referee.Entered) bool {
			if e.Aside != nil {
				kept = string(e.Aside.Text)
				if err := os.Remove(e.Aside.Path); err != nil {
					t.Error(err)
				}
			}
			return true
		})
		now, _ := os.ReadFile(path)
		if err != nil || string(now) != before+"note still here\n" || kept != half {
			t.Fatalf("%s, cut at %d: %v, set aside %q, the sheet is\n%s", w.name, cut, err, kept, now)
		}
	}
}

// flippedAnywhere flips bits of a sheet, in header and lines. Either the damage is told, or at every standing the score is the one
// that was written, and of the header only what decides nothing is another.
func flippedAnywhere(t *testing.T, w *whole, rng *rand.Rand) {
	told, flips := 0, 0
	for at := range len(w.text) {
		for bit := range 8 {
			if !oneOf(rng, 600) {
				continue
			}
			data := []byte(w.text)
			data[at] ^= 1 << bit
			line := lineOf(w.text, at)
			what := fmt.Sprintf("byte %d (%q in line %d), bit %d", at, w.text[at], line, bit)
			s := w.read(t, what, string(data), line)
			flips++
			if w.told(s) {
				told++
				continue
			}
			w.silent(t, what, string(data), line)
			if line <= w.body {
				w.sameGame(t, what, s.Header, line)
			}
		}
	}
	t.Logf("%s: %d of %d flips are told", w.name, told, flips)
}

// sameGame looks at a header that was damaged in a line and nobody was told: only the date, the place and what a remark hides
// from a header without a pin may be another, and capitals in a name.
func (w *whole) sameGame(t *testing.T, what string, damaged *rulesets.Header, line int) {
	t.Helper()
	h, was := *damaged, w.sheet.Header
	switch key, _, _ := strings.Cut(w.sheet.LineText(line), ":"); key {
	case "date":
		h.Date = was.Date
	case "place":
		h.Place = was.Place
	}
	if slices.EqualFunc(h.Players, was.Players, func(a, b string) bool { return rulesets.FoldName(a) == rulesets.FoldName(b) }) {
		h.Players = was.Players
	}
	if was.Pin == nil { // the standings would have told
		h.House, h.Carry = was.House, was.Carry
	}
	if h.Text() != was.Text() {
		t.Fatalf("%s, %s: in silence the header has become\n%s", w.name, what, damaged.Text())
	}
}

// withNULs puts NULs at the end and into the middle, as a file system leaves them after a crash.
func withNULs(t *testing.T, w *whole, rng *rand.Rand) {
	times := 1
	if everyBit() {
		times = 50
	}
	for _, n := range []int{1, 3, 512, 8192} {
		nuls := strings.Repeat("\x00", n)
		for _, tail := range []string{nuls, nuls + "\n", nuls + "\n" + nuls, "Ann: 6" + nuls} {
			s := w.read(t, fmt.Sprintf("%d NULs behind it", n), w.text+tail, lineOf(w.text, len(w.text)))
			if s == nil || open(s.Match) != w.states[len(w.states)-1] || !w.told(s) {
				t.Fatalf("%s: with %d NULs behind it the sheet is another", w.name, n)
			}
		}
		for range times {
			at := rng.IntN(len(w.text))
			for _, damaged := range []string{w.text[:at] + nuls + w.text[at:], w.text[:at] + nuls + w.text[min(len(w.text), at+n):]} {
				what := fmt.Sprintf("%d NULs at %d", n, at)
				if s := w.read(t, what, damaged, lineOf(w.text, at)); !w.told(s) {
					t.Fatalf("%s, %s: nobody is told", w.name, what)
				}
			}
		}
	}
}

// withSecondHeader puts a header behind the sheet: none of its lines is one of the game, and what comes after it is judged as it
// would be without.
func withSecondHeader(t *testing.T, w *whole, _ *rand.Rand) {
	first := lineOf(w.text, len(w.text))
	for _, head := range []string{w.head, "---\nbones: 1\nruleset: bingo\nplayers: [Dee, Eve]\n---\n"} {
		s := w.read(t, "a second header", w.text+head+"note still here\n", first)
		fences := 0
		for _, r := range s.Refused {
			if s.LineText(r.Line) == "---" {
				fences++
			}
		}
		if fences != 2 || s.Header.Text() != w.sheet.Header.Text() || open(s.Match) != w.states[len(w.states)-1] {
			t.Errorf("%s: %d fences are told, the header is\n%s", w.name, fences, s.Header.Text())
		}
	}
	if s := w.read(t, "the header twice", w.head+w.text, w.body+1); !w.told(s) || s.Header.Text() != w.sheet.Header.Text() {
		t.Errorf("%s: nobody is told that the header stands twice", w.name)
	}
}
