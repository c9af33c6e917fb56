package referee_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"bones/referee"
	"bones/scoring"
)

// TestFoulsThroughHistory enters random lines with undo, repairs and misdeals among them. After each line: a foul that is new
// is certain with this line, unless it has come back, and the line tells it; one that stood before keeps its line; and what an
// undo leaves is exactly what there was.
func TestFoulsThroughHistory(t *testing.T) {
	rules := threeByThree.ruleset(t)
	for seed := range uint64(randomGames(25)) {
		h := &history{t: t, rng: rand.New(rand.NewPCG(seed, 5)), match: referee.NewMatch(rules, seatNames[:3], nil)}
		for range 80 {
			h.step()
		}
		again := referee.NewMatch(rules, seatNames[:3], nil)
		for i, line := range h.lines {
			again.Enter(line, i+1, func(referee.Outcome) {})
		}
		if got, want := everythingSaid(again), everythingSaid(h.match); got != want {
			t.Fatalf("%s\nreplayed:\n%s\nlive:\n%s", strings.Join(h.lines, "\n"), got, want)
		}
	}
}

type history struct {
	t     *testing.T
	rng   *rand.Rand
	match *referee.Match
	lines []string
	past  []string // everything said before each line that an undo counts
	told  []referee.Foul
}

func (h *history) step() {
	before, said, misdeals := h.match.Fouls(), everythingSaid(h.match), h.misdeals()
	line := h.line()
	h.lines = append(h.lines, line)
	var o referee.Outcome
	h.match.Enter(line, len(h.lines), func(out referee.Outcome) { o = out })
	after := everythingSaid(h.match)
	switch {
	case o.Refusal != nil:
		if after != said {
			h.fail("refused, but changed\n%s\nto\n%s", said, after)
		}
		h.lines = h.lines[:len(h.lines)-1] // so that most lines count
		return
	case o.Event.Word == referee.Undo:
		n := len(h.past) - o.Event.Number
		if after != h.past[n] {
			h.fail("undo left\n%s\nand there was\n%s", after, h.past[n])
		}
		h.past = h.past[:n]
	case !o.Weightless:
		h.past = append(h.past, said)
	}
	var fresh []referee.Foul
	for _, f := range h.match.Fouls() {
		if i := slices.IndexFunc(before, func(b referee.Foul) bool { return sameFoul(b, f) }); i >= 0 {
			if before[i].Line != f.Line && o.Event.Word != referee.Undo {
				h.fail("%q moved to line %d", accusations(before[i:i+1]), f.Line)
			}
			before = slices.Delete(before, i, i+1)
			continue
		}
		fresh = append(fresh, f)
		cameBack := slices.ContainsFunc(h.told, func(b referee.Foul) bool { return sameFoul(b, f) && b.Line == f.Line })
		if f.Line != len(h.lines) && !cameBack && h.misdeals() == misdeals {
			h.fail("%+v is new", f)
		}
	}
	h.told = append(h.told, fresh...)
	if !slices.EqualFunc(fresh, o.Fouls, sameFoul) {
		h.fail("told %q, new are %q", accusations(o.Fouls), accusations(fresh))
	}
}

// misdeals counts the hands called off. A repair that makes one good again brings fouls back that nobody was told.
func (h *history) misdeals() (n int) {
	for _, e := range h.match.Log() {
		if e.Word == referee.Void {
			n++
		}
	}
	return n
}

func sameFoul(a, b referee.Foul) bool {
	return a.Code == b.Code && a.Seat == b.Seat && a.Earlier == b.Earlier
}

func (h *history) fail(format string, args ...any) {
	h.t.Helper()
	h.t.Fatalf("%s\n%s", strings.Join(h.lines, "\n"), fmt.Sprintf(format, args...))
}

// line makes up a line.
func (h *history) line() string {
	switch h.rng.IntN(40) {
	case 0, 1:
		return "undo"
	case 2:
		return fmt.Sprint("undo ", 1+h.rng.IntN(4))
	case 3, 4, 5:
		return fmt.Sprintf("fix %d %s", 1+h.rng.IntN(8), h.move())
	case 6:
		return fmt.Sprintf("drop %d", 1+h.rng.IntN(8))
	case 7, 8:
		return fmt.Sprintf("insert %d %s", 1+h.rng.IntN(8), h.move())
	case 9:
		if h.rng.IntN(4) == 0 {
			return "void"
		}
		fallthrough
	case 10:
		if fouls := h.match.Fouls(); len(fouls) > 0 {
			return fmt.Sprintf("settles %d it was agreed", fouls[h.rng.IntN(len(fouls))].Earlier)
		}
	}
	return h.move()
}

// move makes up what a player says: something that may be right, more often than not.
func (h *history) move() string {
	name := ""
	if !h.match.HandIsOn() && h.match.Lead() == referee.NoSeat {
		name = seatNames[h.rng.IntN(3)] + ": "
	}
	tile := anyOf(h.rng, scoring.Double(3))
	if up := h.match.MayTurnUp(); len(up) > 0 {
		seat := up[h.rng.IntN(len(up))]
		if h.rng.IntN(4) == 0 {
			return fmt.Sprintf("%s: holds =%d", seatNames[seat], h.rng.IntN(12))
		}
		text := seatNames[seat] + ": holds"
		for range h.match.Left()[seat] {
			text += " " + anyOf(h.rng, scoring.Double(3)).String()
		}
		return text
	}
	_, ends, lies := h.match.Line()
	switch {
	case lies && h.rng.IntN(3) == 0:
		return name + "pass"
	case lies && tile.Has(ends[0]) && tile.Has(ends[1]) && ends[0] != ends[1]:
		return fmt.Sprintf("%s%s on %d", name, tile, ends[h.rng.IntN(2)])
	}
	return name + tile.String()
}
