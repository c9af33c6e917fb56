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

// bukiGame plays Buki by chance with the tiles and the chips themselves. It is written from the published rules and knows
// nothing of the referee; money is in half chips.
type bukiGame struct {
	*rand.Rand
	deal, payout, before int // payout in halves
	fixed, wrongBanker   bool
	chips                int
	low, high            int
	games                int
	spectator            int // payout in halves, 0 for none

	bank, lead int
	moved      bool
	carried    [4]int
	won        [5]int // Eve, who watches, last

	lines []bukiLine
	hands []bukiHand
	fouls []string
}

// bukiLine is a line with what everybody has won and lost, in half chips, after it.
type bukiLine struct {
	text string
	won  [5]int
}

type bukiHand struct {
	end    string
	winner int
	scores [5]int
}

var bukiNames = []string{"Ann", "Ben", "Cyd", "Dee", "Eve"}

func newBukiGame(rng *rand.Rand) *bukiGame {
	g := &bukiGame{Rand: rng, deal: 6, payout: 5, before: 3, low: 2, high: 6, games: 1 + rng.IntN(5)}
	chance := func(n int) bool { return rng.IntN(n) == 0 }
	if chance(3) {
		g.deal = 7
	}
	if chance(3) {
		g.payout = 2 + rng.IntN(6)
	}
	if chance(3) {
		g.before = 1 + rng.IntN(4)
	}
	g.fixed = chance(3)
	g.wrongBanker = chance(4)
	if chance(3) {
		g.chips = 5 + rng.IntN(20)
	}
	if chance(3) {
		g.spectator = 2 + rng.IntN(6)
	}
	return g
}

func (g *bukiGame) header(limits bool) string {
	half := func(n int) string { return strings.TrimSuffix(fmt.Sprintf("%.1f", float64(n)/2), ".0") }
	h := fmt.Sprintf("ruleset: buki\nplayers: [Ann, Ben, Cyd, Dee]\ngames: %d\ndeal: %d\npayout: %s\nstake_before: %d\n", g.games, g.deal, half(g.payout), g.before)
	if g.fixed {
		h += "banker: fixed\n"
	}
	if g.chips > 0 {
		h += fmt.Sprintf("chips: %d\n", g.chips)
	}
	if limits {
		h += fmt.Sprintf("stakes: {low: %d, high: %d}\n", g.low, g.high)
	}
	if g.spectator > 0 {
		h += fmt.Sprintf("spectators: {payout: %s, names: [Eve]}\n", half(g.spectator))
	}
	return h
}

func (g *bukiGame) say(format string, args ...any) {
	g.lines = append(g.lines, bukiLine{fmt.Sprintf(format, args...), g.won})
}

// weight orders tiles: the sum first, then the larger end.
func weight(t [2]int) int { return (t[0]+t[1])*10 + max(t[0], t[1]) }

func text(t [2]int) string { return fmt.Sprintf("%d-%d", max(t[0], t[1]), min(t[0], t[1])) }

func (g *bukiGame) play(limits bool) {
	for n := range g.games {
		g.hand(n == 0, limits)
	}
}

func (g *bukiGame) hand(first, limits bool) {
	var deck [][2]int
	for a := range 9 {
		for b := range a {
			deck = append(deck, [2]int{a, b})
		}
	}
	g.Shuffle(len(deck), func(i, j int) { deck[i], deck[j] = deck[j], deck[i] })
	var hands [4][][2]int
	for seat := range hands {
		hands[seat] = slices.Clone(deck[seat*g.deal : (seat+1)*g.deal])
	}
	heaviest := func(hand [][2]int) [2]int {
		return slices.MaxFunc(hand, func(a, b [2]int) int { return weight(a) - weight(b) })
	}
	named := [2]int{-1, -1}
	if first {
		g.bank = 0
		for seat := range hands {
			if weight(heaviest(hands[seat])) > weight(heaviest(hands[g.bank])) {
				g.bank = seat
			}
		}
		if g.wrongBanker {
			g.bank = (g.bank + 1 + g.IntN(3)) % 4
		}
		g.lead = g.bank
		named = heaviest(hands[g.bank])
		g.say("%s: banks %s", bukiNames[g.bank], text(named))
		if !limits {
			g.say("limits %d %d", g.low, g.high)
		}
	} else {
		g.say("hand %d", len(g.hands)+1)
	}
	isWrong := false
	shown := func(seat int, tile [2]int) {
		if first && seat != g.bank && weight(tile) > weight(named) && !isWrong {
			isWrong = true
			g.fouls = append(g.fouls, "wrong-banker "+bukiNames[g.bank])
		}
	}

	var staked [5]int
	eve := -1
	var turns [4]int
	ends := [2]int{-1, -1}
	out := map[[2]int]bool{} // tiles laid
	due := func(seat int) int {
		if g.moved || g.fixed && !first && seat == g.lead {
			return 1
		}
		return g.before
	}
	stake := func(seat int) {
		if seat == g.bank || staked[seat] > 0 {
			return
		}
		high := g.high
		if g.chips > 0 {
			high = min(high, max(g.low, (2*(g.chips-g.carried[seat])+g.won[seat])>>1))
		}
		staked[seat] = g.low + g.IntN(high-g.low+1)
		g.say("%s: stakes %d", bukiNames[seat], staked[seat])
	}
	end, winner := "", -1
	passes := 0
	told := g.IntN(12) == 0 // told by its score from some turn on
	for seat := g.lead; end == ""; seat = (seat + 1) % 4 {
		for other := range 4 {
			if g.IntN(12) == 0 {
				stake(other)
			}
		}
		if on := g.IntN(4); g.spectator > 0 && eve < 0 && on != g.bank && turns[on] < due(on) && g.IntN(6) == 0 {
			eve, staked[4] = on, g.low+g.IntN(g.high-g.low+1)
			g.say("Eve: stakes %d on %s", staked[4], bukiNames[on])
		}
		if told && g.IntN(6) == 0 {
			if g.IntN(2) == 0 {
				end, winner = "domino", g.IntN(4)
				hands[winner] = nil
				g.settle(&staked, eve, winner)
				g.say("%s: out", bukiNames[winner])
			} else {
				end = "blocked"
				g.say("blocked")
			}
			break
		}
		turns[seat]++
		if turns[seat] == due(seat) {
			stake(seat)
		}
		var can []int
		for i, t := range hands[seat] {
			if ends[0] < 0 || t[0] == ends[0] || t[1] == ends[0] || t[0] == ends[1] || t[1] == ends[1] {
				can = append(can, i)
			}
		}
		if can == nil {
			g.say("%s: pass", bukiNames[seat])
			if passes++; passes == 4 {
				end = "blocked"
			}
			continue
		}
		passes = 0
		i := can[g.IntN(len(can))]
		t := hands[seat][i]
		hands[seat] = slices.Delete(slices.Clone(hands[seat]), i, i+1)
		out[t] = true
		said := text(t)
		if ends[0] < 0 {
			ends = t
		} else {
			sides := []int{}
			for side, e := range ends {
				if t[0] == e || t[1] == e {
					sides = append(sides, side)
				}
			}
			side := sides[g.IntN(len(sides))]
			if len(sides) == 2 && ends[0] != ends[1] || g.IntN(4) == 0 {
				said += fmt.Sprintf(" on %d", ends[side])
			}
			ends[side] = t[0] + t[1] - ends[side]
		}
		shown(seat, t)
		if len(hands[seat]) == 0 {
			end, winner = "domino", seat
			g.settle(&staked, eve, winner)
		}
		g.say("%s: %s", bukiNames[seat], said)
		fits := false
		for _, t := range deck {
			fits = fits || !out[t] && (t[0] == ends[0] || t[1] == ends[0] || t[0] == ends[1] || t[1] == ends[1])
		}
		if end == "" && !fits {
			end = "blocked"
			for _, other := range g.Perm(4) { // passes that the rules have made already
				if g.IntN(4) == 0 {
					g.say("%s: pass", bukiNames[other])
				}
			}
		}
	}
	holds := func(seat int, hide bool) {
		tiles := []string{}
		pips := 0
		for _, t := range hands[seat] {
			tiles = append(tiles, text(t))
			pips += t[0] + t[1]
		}
		switch n := g.IntN(6); {
		case n == 0 && hide:
			g.say("%s: holds unseen", bukiNames[seat])
		case n == 1:
			g.say("%s: holds =%d", bukiNames[seat], pips)
		default:
			for _, t := range hands[seat] {
				shown(seat, t)
			}
			g.say("%s: holds %s", bukiNames[seat], strings.Join(tiles, " "))
		}
	}
	if end == "blocked" {
		pips := [4]int{}
		for seat, hand := range hands {
			for _, t := range hand {
				pips[seat] += t[0] + t[1]
			}
		}
		for seat := range pips {
			lowest := true
			for other := range pips {
				lowest = lowest && (other == seat || pips[other] > pips[seat])
			}
			if lowest {
				winner = seat
			}
		}
		order := g.Perm(4)
		for i, seat := range order {
			if i == 3 {
				g.settle(&staked, eve, winner)
			}
			holds(seat, false)
		}
	}
	g.hands[len(g.hands)-1].end = end
	if end == "domino" {
		for _, seat := range g.Perm(4) {
			if seat != winner && g.IntN(2) == 0 {
				holds(seat, true)
			}
		}
	}
	if g.IntN(3) == 0 {
		g.say("standing Ann %v, Ben %v, Cyd %v, Dee %v", chips(g.won[0]), chips(g.won[1]), chips(g.won[2]), chips(g.won[3]))
	}
	bank := g.bank
	if winner >= 0 {
		g.lead = winner
		if !g.fixed {
			g.bank = winner
		}
	}
	g.moved = g.bank != bank
}

func chips(halves int) scoring.Points { return scoring.Halves(halves) }

// settle pays and takes, or leaves what is staked on the table.
func (g *bukiGame) settle(staked *[5]int, eve, winner int) {
	h := bukiHand{winner: winner}
	if winner < 0 {
		for seat := range 4 {
			g.carried[seat] += staked[seat]
		}
		g.hands = append(g.hands, h)
		return
	}
	for seat := range 5 {
		chips, on, payout := staked[seat], seat, g.payout
		if seat == 4 {
			on, payout = eve, g.spectator
		} else {
			chips += g.carried[seat]
		}
		gain := -2 * chips
		if on == winner && winner != g.bank {
			gain = chips * payout
		}
		h.scores[seat] += gain
		h.scores[g.bank] -= gain
	}
	g.carried = [4]int{}
	for seat := range 5 {
		g.won[seat] += h.scores[seat]
	}
	g.hands = append(g.hands, h)
}

// check compares the table with what the simulator knows.
func (g *bukiGame) check(p *table, won [5]int) {
	p.t.Helper()
	sum := scoring.Points(0)
	for seat, points := range p.Standing() {
		sum += points
		if points != scoring.Halves(won[seat]) {
			p.t.Fatalf("%s has %v, want %v\n%s", p.Names[seat], points, chips(won[seat]), strings.Join(p.lines, "\n"))
		}
	}
	if sum != 0 {
		p.t.Fatalf("the sum over all is %v", sum)
	}
}

// finish compares the whole match.
func (g *bukiGame) finish(p *table) {
	p.t.Helper()
	hands := p.Hands()
	if len(hands) != len(g.hands) {
		p.t.Fatalf("%d hands, want %d", len(hands), len(g.hands))
	}
	entries := p.Entries()
	for i, h := range hands {
		want := g.hands[i]
		var scores [5]int
		for _, e := range entries {
			if e.Hand == h.Number {
				scores[e.Seat] += int(e.Points)
			}
		}
		if string(h.End) != want.end || int(h.Winner) != want.winner || scores != want.scores {
			p.t.Fatalf("hand %d: %v %v %v, want %+v\n%s", h.Number, h.End, h.Winner, scores, want, strings.Join(p.lines, "\n"))
		}
	}
	if state, _ := p.State(); state != referee.Ended {
		p.t.Fatalf("the match is %s", state)
	}
	var fouls []string
	for _, f := range p.Fouls() {
		fouls = append(fouls, fmt.Sprint(f.Code, " ", p.Names[f.Seat]))
	}
	if !slices.Equal(fouls, g.fouls) {
		p.t.Fatalf("fouls %q, want %q\n%s", fouls, g.fouls, strings.Join(p.lines, "\n"))
	}
}

// TestRandomBuki replays games of Buki played by chance: every line is accepted, the money is exact and sums up to zero at
// every line, nobody is accused but a wrong banker, and the same game in other words is the same game.
func TestRandomBuki(t *testing.T) {
	for seed := range randomGames(60) {
		rng := rand.New(rand.NewPCG(5, uint64(seed)))
		g := newBukiGame(rng)
		limits := rng.IntN(2) == 0
		g.play(limits)
		p := newTable(t, g.header(limits))
		for _, l := range g.lines {
			p.enter(l.text)
			g.check(p, l.won)
		}
		g.finish(p)
		replays(t, g.header(limits), p)

		q := newTable(t, g.header(limits))
		w := &rewriter{rng, q}
		head := 0 // where the hand that is on begins
		for i := 0; i < len(g.lines); i++ {
			if !q.HandIsOn() {
				head = i
			} else if w.IntN(60) == 0 {
				i = head
				if w.IntN(2) == 0 {
					q.enter("undo hand") // who banks stays
				} else if q.enter("void tea spilt"); q.HandNumber() == 1 {
					i = 0 // the tiles are dealt anew, and so another may hold the heaviest
				}
			}
			if n := w.forgets(g.lines[i:]); n > 0 {
				i += n - 1
			} else {
				w.enter(g.lines[i].text)
			}
			g.check(q, g.lines[i].won)
		}
		g.finish(q)
		if open(q.Match) != open(p.Match) {
			t.Fatalf("in other words:\n%s\nwant\n%s\n%s", open(q.Match), open(p.Match), strings.Join(q.lines, "\n"))
		}
	}
}

// forgets leaves a pass out, so that the next tile is taken for the player who passed, and puts it in afterwards. It returns
// how many of the lines are entered by that.
func (w *rewriter) forgets(lines []bukiLine) int {
	if len(lines) < 2 || w.IntN(3) > 0 {
		return 0
	}
	pass, next := named.FindStringSubmatch(lines[0].text), named.FindStringSubmatch(lines[1].text)
	if pass == nil || next == nil || pass[2] != "pass" || !tileText.MatchString(next[2]) || strings.Contains(next[2], "holds") || !w.p.HandIsOn() || len(w.p.MayTurnUp()) > 0 {
		return 0
	}
	if w.p.try(next[2]).Refusal != nil { // his own tile, or known to be another's
		return 0
	}
	w.p.enter("insert 1 " + w.renotate(lines[0].text))
	return 2
}

// TestStakesRepaired enters whole games with wrong stakes and fixes them at the end, one by one: all later games are settled anew.
func TestStakesRepaired(t *testing.T) {
	for seed := range randomGames(10) {
		rng := rand.New(rand.NewPCG(7, uint64(seed)))
		g := newBukiGame(rng)
		g.chips, g.fixed = 0, seed%2 == 0
		g.play(true)
		p := newTable(t, g.header(true))
		right := map[int]string{} // by the number of the event
		for _, l := range g.lines {
			if before, stake, isStake := strings.Cut(l.text, " stakes "); isStake {
				right[len(p.Log())] = l.text
				_, on, _ := strings.Cut(stake, " ")
				p.enter(fmt.Sprint(before, " stakes ", 2+rng.IntN(5), " ", on))
			} else if !strings.HasPrefix(l.text, "standing") {
				p.enter(l.text)
			}
		}
		for event, text := range right {
			p.enter(fmt.Sprintf("fix %d %s", len(p.Log())-event, text))
		}
		g.check(p, g.won)
		g.finish(p)
	}
}
