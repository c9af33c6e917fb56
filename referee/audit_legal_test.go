package referee_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"bones/referee"
	"bones/rulesets"
	"bones/scoring"
)

// legalMatch plays hands of a chain game from hidden hands, by the rules, and fails where the referee finds fault with it.
type legalMatch struct {
	t     *testing.T
	rng   *rand.Rand
	game  smallGame
	set   scoring.Set
	match *referee.Match
	lines []string
}

func (l *legalMatch) enter(text string) {
	l.t.Helper()
	l.lines = append(l.lines, text)
	l.match.Enter(text, len(l.lines), func(o referee.Outcome) {
		if o.Refusal != nil || len(o.Fouls) > 0 {
			l.fail("refused: %v, fouls: %+v", o.Refusal, o.Fouls)
		}
	})
}

func (l *legalMatch) fail(format string, args ...any) {
	l.t.Helper()
	l.t.Fatalf("%v\n%s\n%s", l.game, strings.Join(l.lines, "\n"), fmt.Sprintf(format, args...))
}

// hand plays one hand, which lead opens. bank is who takes the first bank in it, or −1.
func (l *legalMatch) hand(lead int, stakes bool, bank bool) *dealt {
	d := &dealt{public: newPublic(l.game, l.set)}
	d.deal(l.rng)
	if bank {
		heaviest := scoring.NoTile
		for seat, hand := range d.hands {
			for tile := range hand.All() {
				if heaviest == scoring.NoTile || tile.Pips() > heaviest.Pips() || tile.Pips() == heaviest.Pips() && tile.High() > heaviest.High() {
					heaviest, lead = tile, seat
				}
			}
		}
		l.enter(fmt.Sprintf("%s: banks %s", seatNames[lead], heaviest))
	}
	d.mover = lead
	if stakes {
		for seat := range l.game.players {
			if seat != lead {
				l.enter(seatNames[seat] + ": stakes 2")
			}
		}
	}
	d.line = len(l.lines)
	d.playOn(l.rng, 0, l.enter)
	return d
}

// turnUp turns up the hands: the tiles, what they add up to, or, where that is allowed, nothing.
func (l *legalMatch) turnUp(d *dealt, mayHide bool) {
	for seat := range l.game.players {
		if seat == d.out {
			continue
		}
		d.line = len(l.lines)
		switch l.rng.IntN(4) {
		case 0:
			l.enter(d.turnUp(seat, d.hands[seat], true))
		case 1:
			if mayHide {
				l.enter(seatNames[seat] + ": holds unseen")
				continue
			}
			fallthrough
		default:
			l.enter(d.turnUp(seat, d.hands[seat], false))
		}
	}
}

// findings checks how the claims since a line have ended: broken they cannot be, and kept exactly where the hand is known.
func (l *legalMatch) findings(since int, d *dealt) {
	for _, f := range l.match.Findings() {
		if f.Line <= since {
			continue
		}
		want := referee.Open
		drawn := !slices.ContainsFunc(d.passes, func(p publicPass) bool { return p.line == f.Line })
		if seat := int(f.Seat); !drawn && (d.up[seat] != 0 || seat == d.out) {
			want = referee.Kept
		}
		if f.Code == referee.IllegalPass && f.State != want || f.State == referee.Broken {
			l.fail("%+v, want %s", f, want)
		}
	}
}

// TestNobodyIsAccusedWrongly plays random legal games: nothing is refused, and no foul is found.
func TestNobodyIsAccusedWrongly(t *testing.T) {
	block, buki := builtIn(t, "block"), builtIn(t, "buki")
	buki.Stakes = rulesets.Limits{Low: 2, High: 6}
	for seed := range uint64(randomGames(300)) {
		rng := rand.New(rand.NewPCG(seed, 2))
		players := 2 + rng.IntN(3)
		g := smallGame{double: 6, players: players, deal: block.Deal[players], draws: rng.IntN(3) == 0, autoBlock: rng.IntN(2) == 0}
		rules := g.ruleset(t)
		l := &legalMatch{t: t, rng: rng, game: g, set: rules.Set, match: referee.NewMatch(rules, seatNames[:players], nil)}
		lead := rng.IntN(players)
		for range 3 {
			since := len(l.lines)
			d := l.hand(lead, false, false)
			l.turnUp(d, false)
			l.findings(since, d)
			lead = (lead + 1) % players
		}
	}
	for seed := range uint64(randomGames(300)) {
		rng := rand.New(rand.NewPCG(seed, 3))
		rules := *buki
		rules.AutoBlock = rng.IntN(2) == 0
		rules.Deal[4] = 6 + rng.IntN(2)
		g := smallGame{double: 9, players: 4, deal: rules.Deal[4], autoBlock: rules.AutoBlock}
		l := &legalMatch{t: t, rng: rng, game: g, set: rules.Set, match: referee.NewMatch(&rules, seatNames[:4], nil)}
		lead := 0
		for hand := range 3 {
			since := len(l.lines)
			d := l.hand(lead, true, hand == 0)
			if d.out >= 0 {
				lead = d.out
			} else {
				// Who has won a blocked hand is told by the tiles; here it is enough that the referee knows it.
				d.line = len(l.lines)
				for seat := range 4 {
					l.enter(d.turnUp(seat, d.hands[seat], false))
				}
				lead = int(l.match.Lead())
			}
			if d.out >= 0 && rng.IntN(3) > 0 {
				l.turnUp(d, true)
			}
			l.findings(since, d)
		}
	}
}

func builtIn(t testing.TB, name string) *rulesets.Rules {
	rules, err := rulesets.Library{}.Load(name)
	if err != nil {
		t.Fatal(err)
	}
	return rules
}
