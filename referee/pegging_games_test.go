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

// peggerOf returns a player of random games and the header of its sheet.
func peggerOf(seed uint64) (*pegger, string) {
	p := &pegger{Rand: rand.New(rand.NewPCG(seed, 61)), target: 61, claims: "none"}
	header := "ruleset: cribbage\nplayers: [Ann, Ben]\n"
	if p.IntN(2) == 0 {
		p.target = 31 + p.IntN(91)
		header += fmt.Sprintf("target: %d\n", p.target)
	}
	if p.lastTile = p.IntN(2) == 0; p.lastTile {
		header += "go_point: last-tile\n"
	}
	if p.share = p.IntN(2) == 0; p.share {
		header += "blank_on_31: share\n"
	}
	if p.double = p.IntN(2); p.double == 1 {
		header += "double_starter: 1\n"
	}
	p.claims = []string{"none", "none", "check", "muggins"}[p.IntN(4)]
	header += "count_claims: " + p.claims + "\n"
	p.told = p.claims == "none" && p.IntN(2) == 0
	p.interrupted = p.IntN(2) == 0
	return p, header
}

// follow enters a line of a pegger and compares what comes of it.
func (l pegLine) follow(t *testing.T, m *table) {
	t.Helper()
	before := m.Standing()
	out := m.try(l.text)
	fail := func(format string, args ...any) {
		t.Helper()
		t.Fatalf("line %d, %s: %s\n%s", m.line, l.text, fmt.Sprintf(format, args...), strings.Join(m.lines, "\n"))
	}
	if out.Refusal != nil {
		fail("%v", out.Refusal)
	}
	var points [2]scoring.Points
	for _, e := range out.Entries {
		points[e.Seat] += e.Points
	}
	for seat := range 2 {
		if want := scoring.Whole(l.points[seat]); points[seat] != want {
			fail("%s scores %v, want %v", pegNames[seat], points[seat], want)
		}
		if got, want := m.Standing()[seat], scoring.Whole(l.score[seat]); got != want {
			fail("%s has %v after %v, want %v", pegNames[seat], got, before[seat], want)
		}
		if pegs := m.Pegs()[seat]; pegs.Front != m.Standing()[seat] || pegs.Back > pegs.Front {
			fail("pegs %v", pegs)
		}
	}
	if out.Weightless != l.idle {
		fail("without effect %v, want %v", out.Weightless, l.idle)
	}
	var fouls []string
	for _, f := range out.Fouls {
		fouls = append(fouls, fmt.Sprint(f.Code, " ", pegNames[f.Seat]))
	}
	slices.Sort(fouls)
	slices.Sort(l.fouls)
	if !slices.Equal(fouls, l.fouls) {
		fail("fouls %q, want %q", fouls, l.fouls)
	}
	count, _, on := m.Count()
	if l.on && (!on || count != l.count || int(m.Turn()) != l.turn) {
		fail("count %d turn %d, want %d, %d", count, m.Turn(), l.count, l.turn)
	}
	if l.legal != nil {
		listed := map[string]bool{}
		for _, e := range m.Plays(scoring.Double(6)) {
			listed[m.Text(e)] = true
		}
		for play, allowed := range l.legal {
			if name := pegNames[l.turn]; strings.HasPrefix(play, name) && listed[play] != allowed {
				fail("then %s is listed %v, want %v", play, listed[play], allowed)
			}
		}
	}
	for play, allowed := range l.legal {
		accepted := false
		m.Match.Clone().Enter(play, m.line+1, func(o referee.Outcome) { accepted = o.Refusal == nil })
		if accepted != allowed {
			fail("then %s is allowed %v, want %v", play, accepted, allowed)
		}
	}
}

// TestRandomGamesToACount plays random games to the end against the brute-force scorer, and replays what was written.
func TestRandomGamesToACount(t *testing.T) {
	for seed := range randomGames(60) {
		p, header := peggerOf(uint64(seed))
		lines := p.match()
		m := newTable(t, header)
		for _, l := range lines {
			l.follow(t, m)
		}
		if state, winners := m.State(); state != referee.Won && state != referee.Drawn || len(winners) == 0 {
			t.Fatalf("seed %d: %v %v", seed, state, winners)
		}
		replays(t, header, m)
	}
}

// TestRandomWrongGoes plays games in which goes are said that should have been plays: each is found at the first line at which it
// is certain, and no other.
func TestRandomWrongGoes(t *testing.T) {
	for seed := range randomGames(40) {
		p, header := peggerOf(uint64(seed))
		p.lies, p.told = 2+p.IntN(10), false
		m := newTable(t, header)
		for _, l := range p.match() {
			l.follow(t, m)
		}
	}
}

// isPlay says whether a line lays a tile.
func (l pegLine) isPlay() bool {
	return tileText.MatchString(l.text) && strings.Count(l.text, " ") == 1 && l.text[3] == ':'
}

// seat is whose line it is, as a name; empty for nobody's.
func (l pegLine) seat() string {
	name, _, named := strings.Cut(l.text, ": ")
	if !named {
		return ""
	}
	return name
}

// TestRewrittenGamesToACount tells random games in other words: in other notations, without players, with lines that were
// undone, fixed, dropped and put in. What comes of them is the same.
func TestRewrittenGamesToACount(t *testing.T) {
	japanese := strings.NewReplacer("starter ", "スターター ", "crib ", "クリブ ")
	for seed := range randomGames(40) {
		p, header := peggerOf(uint64(seed))
		if p.IntN(2) == 0 {
			p.lies = 5
		}
		lines := p.match()
		plain, m := newTable(t, header), newTable(t, header)
		w := &rewriter{Rand: p.Rand, p: m}
		for i := 0; i < len(lines); i++ {
			l := lines[i]
			plain.enter(l.text)
			text := l.text
			turn := ""
			if seat := m.Turn(); seat != referee.NoSeat {
				turn = m.Names[seat]
			}
			count, _, _ := m.Count()
			onTurn := l.seat() == turn || count == 31 && l.isPlay() && !strings.HasSuffix(text, "0-0")
			if onTurn && !l.idle && !strings.Contains(text, "adjusts") && !strings.Contains(text, "pegs") && w.IntN(2) == 0 {
				text = strings.TrimPrefix(text, l.seat()+": ")
			}
			if w.IntN(3) == 0 {
				text = japanese.Replace(text)
			}
			text = w.renotate(text)
			before := lying(m.Match)
			switch w.IntN(9) {
			case 0: // entered, taken back, entered again
				m.enter(text)
				if l.idle {
					continue
				}
				m.enter("undo")
				if after := lying(m.Match); after != before {
					t.Fatalf("undo of %s:\n%s\n%s", text, before, after)
				}
			case 1: // a slip, fixed
				if plays := m.Plays(scoring.Double(6)); l.isPlay() && len(plays) > 0 && m.HandIsOn() {
					slip := m.Text(plays[w.IntN(len(plays))])
					if strings.HasPrefix(slip, l.seat()) && m.try(slip).Refusal == nil {
						m.enter("fix 1 " + text)
						continue
					}
				}
			case 2: // a go forgotten, and the next tile taken for his who should have said it
				if next := i + 1; strings.HasSuffix(l.text, ": go") && !l.idle && count < 31 && next < len(lines) && lines[next].isPlay() && lines[next].seat() != l.seat() {
					if m.try(strings.TrimPrefix(lines[next].text, lines[next].seat()+": ")).Refusal == nil {
						m.enter("insert 1 " + text)
						plain.enter(lines[next].text)
						if got, want := lying(m.Match), lying(plain.Match); got != want {
							t.Fatalf("with the go put in\n%s\nwant\n%s\n%s", got, want, strings.Join(m.lines, "\n"))
						}
						i++
						continue
					}
				}
			case 3: // something that did not happen, dropped
				m.enter("Ann: adjusts -1 by mistake", "drop 1")
			case 4:
				for _, junk := range []string{"Zoe: go", "Ann: 9-9", "hand 99", "fix 999 go", "Ann: gives Ben 4", "crib 1-1", "undo 999"} {
					if m.try(junk).Refusal == nil {
						t.Fatalf("%q was accepted", junk)
					}
				}
				if lying(m.Match) != before {
					t.Fatal("a refused line changed the table")
				}
			}
			m.enter(text)
		}
		if got, want := lying(m.Match), lying(plain.Match); got != want {
			t.Fatalf("told otherwise:\n%s\nwant\n%s\n%s", got, want, strings.Join(m.lines, "\n"))
		}
		replays(t, header, m)
	}
}
