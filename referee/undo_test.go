package referee_test

import (
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"bones/referee"
	"bones/rulesets"
	"bones/scoring"
)

// boardToTheEnd is a game on a board that is won, and won again.
const boardToTheEnd = "---\nbones: 1\nruleset: board\nplayers: [Ann, Ben]\n---\n" +
	"Ann: 60\nBen: 8\nBen: gives Ann 3\nAnn: 58\nAnn: adjusts -4 pegged twice\nfix 4 Ben: 7\nAnn: 4\ndrop 1\nBen: adjusts +120 from the first game\n"

// undone counts for one ruleset what was taken back.
type undone struct{ all, house, handEnds, gameEnds, repairs int }

// TestUndoLeadsBack: wherever a game stands, what was entered last, or a few things, or all of it, can be taken back, and all that
// can be seen is then as it was before: in whole games of every ruleset, with and without house rules, over the ends of hands
// and of the game, over repairs, and over what had been undone before.
func TestUndoLeadsBack(t *testing.T) {
	rng := rand.New(rand.NewPCG(8, 8))
	count := map[string]*undone{}
	for _, name := range rulesets.BuiltIn {
		count[name] = &undone{}
	}
	pattern := "testdata/vectors/*-[eh]*-9001.bones" // edit and house
	if everyBit() {
		pattern = "testdata/vectors/*.bones"
	}
	files, err := filepath.Glob(pattern)
	if err != nil || len(files) == 0 {
		t.Fatal("no vectors", err)
	}
	sheets := []string{boardEvening, boardToTheEnd, spectators}
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		sheets = append(sheets, string(text))
	}
	for seed := range randomGames(1) {
		rng := rand.New(rand.NewPCG(8, uint64(seed)))
		p, pegged := peggerOf(uint64(seed))
		var peg, buki []string
		for _, l := range p.match() {
			peg = append(peg, l.text)
		}
		b := newBukiGame(rng)
		b.play(true)
		for _, l := range b.lines {
			buki = append(buki, l.text)
		}
		pile := newPileGame(rng)
		pile.play()
		for _, game := range []struct {
			header string
			lines  []string
		}{{pegged, peg}, {b.header(true), buki}, {pile.header(), pile.lines}} {
			sheets = append(sheets, "---\nbones: 1\n"+game.header+"---\n"+strings.Join(game.lines, "\n")+"\n")
		}
	}
	for _, text := range sheets {
		undoAlong(t, rng, text, count)
	}
	for name, n := range count {
		t.Logf("%s: %+v", name, *n)
		if n.all < 20 || n.house < 1 || n.handEnds < 5 && name != "board" || n.gameEnds < 1 || n.repairs < 1 {
			t.Errorf("%s: too little was undone: %+v", name, *n)
		}
	}
}

// undoAlong replays a sheet, with a correction now and then that is repaired and dropped, and takes back on the way, on a copy,
// some of what was entered.
func undoAlong(t *testing.T, rng *rand.Rand, text string, count map[string]*undone) {
	t.Helper()
	header, rules, err := rulesets.ReadHeader("test", []byte(text), rulesets.Library{}, referee.Reserved)
	if err != nil {
		t.Fatal(err)
	}
	m := referee.NewMatch(rules, header.Players, header.Carry)
	n := count[rules.Name]
	_, body, _ := strings.Cut(strings.TrimPrefix(text, "---\n"), "---\n")
	number := strings.Count(text, "\n") - strings.Count(body, "\n")
	// was has what could be seen before each thing that was entered and not taken back, and what that thing was.
	type step struct {
		seen             string
		hands            int
		over, isRepaired bool
	}
	var was []step
	now := step{seen: allSeen(m)}
	check := func(back int) {
		c := m.Clone()
		c.Enter(fmt.Sprint("undo ", back), number+1, func(out referee.Outcome) {
			if out.Refusal != nil {
				t.Fatalf("%s\nundo %d after line %d: %v", text, back, number, out.Refusal)
			}
		})
		before := was[len(was)-back]
		if got := allSeen(c); got != before.seen {
			t.Fatalf("%s\nundo %d after line %d:%s", text, back, number, difference(got, before.seen))
		}
		n.all++
		if len(header.House) > 0 {
			n.house++
		}
		if now.hands > before.hands {
			n.handEnds++
		}
		if now.over && !before.over {
			n.gameEnds++
		}
		for _, s := range was[len(was)-back+1:] {
			if s.isRepaired {
				n.repairs++
				break
			}
		}
		if now.isRepaired {
			n.repairs++
		}
	}
	enter := func(line string) {
		m.Enter(line, number, func(out referee.Outcome) {
			if out.Refusal != nil || out.Weightless {
				return
			}
			state, _ := m.State()
			next := step{seen: allSeen(m), hands: len(m.Hands()), over: state != referee.Playing}
			switch out.Event.Word {
			case referee.Undo:
				back := out.Event.Number
				for out.Event.Form == referee.FormHand && was[len(was)-back].seen != next.seen {
					back++
				}
				if was[len(was)-back].seen != next.seen {
					t.Fatalf("%s\nline %d does not lead back:%s", text, number, difference(next.seen, was[len(was)-back].seen))
				}
				now, was = was[len(was)-back], was[:len(was)-back]
				return
			case referee.Fix, referee.Drop, referee.Insert:
				next.isRepaired = true
			}
			ends := next.hands > now.hands || next.over != now.over || next.isRepaired
			was, now = append(was, now), next
			if !ends && !oneOf(rng, 20) {
				return
			}
			check(1)
			check(1 + rng.IntN(len(was)))
			if oneOf(rng, 4) {
				check(len(was))
			}
		})
	}
	for line := range strings.Lines(body) {
		number++
		enter(strings.TrimSuffix(line, "\n"))
		if rng.IntN(20) == 0 {
			enter("Ann: adjusts +1 by mistake")
			enter("fix 1 Ben: adjusts +1 by mistake")
			enter("drop 1")
		}
	}
	if len(was) > 0 {
		check(len(was))
	}
}

// allSeen is everything that is said of a match, its secrets too.
func allSeen(m *referee.Match) string { return everythingSaid(m) + open(m) }

// TestAPlayStaysAPlay: a repair may leave a later play no place, but never makes something else of it, though the same tile,
// bare, could be entered there as what is owed: without Cyd's hand the first tile of the next one would be it.
func TestAPlayStaysAPlay(t *testing.T) {
	p := newTable(t, "ruleset: block\nplayers: [Ann, Ben, Cyd]\n")
	p.enter("Ann: out", "Ben: holds 1-1", "Cyd: holds 2-2", "Ben: 6-6")
	r := p.try("drop 2").Refusal
	if r == nil || r.Code != referee.RepairFails || r.Cause.Code != referee.OutOfPhase || r.Cause.Word != referee.Play || r.Cause.Expected[0] != referee.Holds {
		t.Fatalf("%v", r)
	}
	// Where Cyd's hand is owed the bare tile is it: 2 + 12.
	p.enter("undo", "drop 1", "6-6")
	if got := p.Hands(); len(got) != 1 || p.Standing()[0] != scoring.Whole(14) {
		t.Errorf("%v, standing %v", got, p.Standing())
	}
}
