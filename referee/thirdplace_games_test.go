package referee_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"bones/referee"
)

// pileGame plays Third Place by chance with the tiles themselves. It is written from the published rules and knows nothing of the
// referee.
type pileGame struct {
	*rand.Rand
	names        []string
	dense        bool
	doubleCounts int

	without string
	hands   [][][2]int
	lines   []string
	scores  []int
}

func newPileGame(rng *rand.Rand) *pileGame {
	g := &pileGame{Rand: rng, names: []string{"Ann", "Ben", "Cyd", "Dee", "Eve"}[:3+rng.IntN(3)], doubleCounts: 1 + rng.IntN(2)}
	g.dense = rng.IntN(2) == 0
	return g
}

func (g *pileGame) header() string {
	h := fmt.Sprintf("ruleset: third-place\nplayers: [%s]\ndouble_counts: %d\n", strings.Join(g.names, ", "), g.doubleCounts)
	if g.dense {
		h += "ties: dense\n"
	}
	return h
}

func (g *pileGame) say(format string, args ...any) {
	g.lines = append(g.lines, fmt.Sprintf(format, args...))
}

func (g *pileGame) play() {
	var pile [][2]int
	for a := 1; a <= 9; a++ {
		for b := 1; b <= a; b++ {
			pile = append(pile, [2]int{a, b})
		}
	}
	g.Shuffle(len(pile), func(i, j int) { pile[i], pile[j] = pile[j], pile[i] })
	there := map[[2]int]bool{}
	for row := 1; row <= 9; row++ {
		for place := 1; place <= row; place++ {
			there[[2]int{row, place}] = true
		}
	}
	starter := g.IntN(len(g.names))
	opening := []string{fmt.Sprintf("%s: starts", g.names[starter])}
	if len(g.names) == 4 {
		g.without = text(pile[44])
		pile = pile[:44]
		delete(there, [2]int{1, 1})
		opening = append(opening, "without "+g.without)
	}
	g.Shuffle(len(opening), func(i, j int) { opening[i], opening[j] = opening[j], opening[i] })
	for _, line := range opening {
		g.say("%s", line)
	}
	g.hands = make([][][2]int, len(g.names))
	stop := len(pile) // how many takes are entered: all, or some, or none
	if g.IntN(4) == 0 {
		stop = g.IntN(len(pile))
	}
	for i, tile := range pile {
		var free [][2]int
		for at := range there {
			if row, place := at[0], at[1]; !there[[2]int{row - 1, place - 1}] && !there[[2]int{row - 1, place}] {
				free = append(free, at)
			}
		}
		slices.SortFunc(free, func(a, b [2]int) int { return 10*(a[0]-b[0]) + a[1] - b[1] })
		at := free[g.IntN(len(free))]
		delete(there, at)
		seat := (starter + i) % len(g.names)
		g.hands[seat] = append(g.hands[seat], tile)
		if i < stop {
			g.say("%s: takes %d.%d", g.names[seat], at[0], at[1])
		}
	}
	g.score()
	g.tell()
}

// bear counts the tiles of a hand that bear a number.
func (g *pileGame) bear(seat, number int) (n int) {
	for _, t := range g.hands[seat] {
		switch {
		case t == [2]int{number, number}:
			n += g.doubleCounts
		case t[0] == number || t[1] == number:
			n++
		}
	}
	return n
}

func (g *pileGame) score() {
	g.scores = make([]int, len(g.names))
	for number := 1; number <= 9; number++ {
		for seat := range g.names {
			mine := g.bear(seat, number)
			better, levels := 0, map[int]bool{}
			for other := range g.names {
				if n := g.bear(other, number); n > mine {
					better++
					levels[n] = true
				}
			}
			place := better
			if g.dense {
				place = len(levels)
			}
			if place < 3 {
				g.scores[seat] += []int{number, -number, 10}[place]
			}
		}
	}
}

// tell writes the final tiles: on one line or several, of one player after the other or in any order, or as counts.
func (g *pileGame) tell() {
	var parts []string
	last := g.IntN(len(g.names))
	counts := g.IntN(5) == 0
	for _, seat := range g.Perm(len(g.names)) {
		if counts && g.IntN(2) == 0 {
			line := g.names[seat] + ": counts"
			for number := 1; number <= 9; number++ {
				line += fmt.Sprint(" ", g.bear(seat, number))
			}
			parts = append(parts, line)
			continue
		}
		if seat == last && !counts && g.IntN(2) == 0 {
			continue
		}
		hand := slices.Clone(g.hands[seat])
		g.Shuffle(len(hand), func(i, j int) { hand[i], hand[j] = hand[j], hand[i] })
		for len(hand) > 0 {
			n := len(hand)
			if g.IntN(2) == 0 {
				n = 1 + g.IntN(n)
			}
			line := g.names[seat] + ": holds"
			for _, t := range hand[:n] {
				line += " " + text(t)
			}
			hand = hand[n:]
			parts = append(parts, line)
		}
	}
	if g.IntN(2) == 0 {
		g.Shuffle(len(parts), func(i, j int) { parts[i], parts[j] = parts[j], parts[i] })
	}
	g.lines = append(g.lines, parts...)
	if !slices.ContainsFunc(parts, func(line string) bool { return strings.HasPrefix(line, g.names[last]) }) {
		g.say("%s: holds rest", g.names[last])
	}
}

func (g *pileGame) finish(p *table) {
	p.t.Helper()
	for seat, points := range p.Standing() {
		if points.Whole() != g.scores[seat] {
			p.t.Fatalf("%s has %v, want %v\n%s", p.Names[seat], points, g.scores[seat], strings.Join(p.lines, "\n"))
		}
	}
	var winners []referee.Seat
	for seat, points := range g.scores {
		if points == slices.Max(g.scores) {
			winners = append(winners, referee.Seat(seat))
		}
	}
	state, got := p.State()
	hands := p.Hands()
	if state != referee.Won || !slices.Equal(got, winners) || len(hands) != 1 || hands[0].End != referee.Collected {
		p.t.Fatalf("%s %v %+v, want %v", state, got, hands, winners)
	}
	if len(p.Fouls()) > 0 {
		p.t.Fatalf("fouls %v", p.Fouls())
	}
}

// TestRandomThirdPlace replays games of Third Place played by chance, and the same games in other words.
func TestRandomThirdPlace(t *testing.T) {
	for seed := range randomGames(60) {
		rng := rand.New(rand.NewPCG(6, uint64(seed)))
		g := newPileGame(rng)
		g.play()
		p := newTable(t, g.header())
		p.enter(g.lines...)
		g.finish(p)
		replays(t, g.header(), p)

		q := newTable(t, g.header())
		w := &rewriter{rng, q}
		for i := 0; i < len(g.lines); i++ {
			if q.HandIsOn() && w.IntN(100) == 0 {
				q.enter("undo hand")
				for i = 0; named.FindStringSubmatch(g.lines[i]) == nil || strings.HasSuffix(g.lines[i], "starts"); i++ {
				}
			}
			if n := w.skips(g.lines[i:]); n > 0 {
				i += n - 1
				continue
			}
			w.enter(g.lines[i])
		}
		g.finish(q)
		if open(q.Match) != open(p.Match) {
			t.Fatalf("in other words:\n%s\nwant\n%s\n%s", open(q.Match), open(p.Match), strings.Join(q.lines, "\n"))
		}
		q.enter("undo")
		if state, _ := q.State(); state != referee.Playing {
			t.Fatalf("after an undo the match is %s", state)
		}
	}
}

// skips leaves a tile out, so that the next one is taken for the player whose turn it was, and puts it in afterwards.
func (w *rewriter) skips(lines []string) int {
	if len(lines) < 3 || w.IntN(4) > 0 || !strings.Contains(lines[0], "takes") || !strings.Contains(lines[1], "takes") {
		return 0
	}
	next := named.FindStringSubmatch(lines[1])
	if w.p.Turn() == referee.NoSeat || w.p.try(strings.TrimPrefix(next[2], "takes ")).Refusal != nil { // another lies on it
		return 0
	}
	w.p.enter("insert 1 " + w.renotate(lines[0]))
	return 2
}
