package referee_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
)

// A pegger plays Domino Cribbage at random as games.md tells it, and scores it by trying everything. It shares nothing with the
// referee: no tile, no table, no counting.
type pegger struct {
	*rand.Rand
	target          int
	lastTile, share bool
	double          int
	claims          string // none, check, muggins
	told            bool   // some hands are told from some point on
	lies            int    // of so many goes that could be a play, one is said; 0 for none
	interrupted     bool   // by misdeals and corrections

	score  [2]int
	dealer int
	over   bool
	lines  []pegLine
	pegged
}

// pegged is one hand.
type pegged struct {
	before  [2]int // the score it began with, and corrections since
	starter domino
	dealt   [2][]domino
	crib    []domino
	hands   [2][]domino
	faceUp  map[domino]bool
	goes    []goSaid
	pegCount
}

// pegCount is one count of it.
type pegCount struct {
	sums     []int
	count    int
	said     [2]bool
	first    int // who said go first; -1 for nobody
	maker    int // who laid the last tile
	mover    int // whose turn it is, or who leads
	paid     bool
	bySelf   bool
	wroteFor [2]bool // whose automatic go is written
}

type domino struct{ high, low int }

func (d domino) sum() int       { return d.high + d.low }
func (d domino) String() string { return fmt.Sprintf("%d-%d", d.high, d.low) }

type goSaid struct {
	seat, count int
	proven      bool
}

// pegLine is a line, and how the table stands after it.
type pegLine struct {
	text   string
	points [2]int // that it makes
	fouls  []string
	idle   bool // without effect
	void   bool
	score  [2]int
	on     bool // the play is on, with
	turn   int
	count  int
	legal  map[string]bool // every play of either that is allowed; nil where that is not asked
}

var pegNames = [2]string{"Ann", "Ben"}

var doubleSix = func() (set []domino) {
	for high := range 7 {
		for low := range high + 1 {
			set = append(set, domino{high, low})
		}
	}
	return set
}()

// match plays to the end.
func (p *pegger) match() []pegLine {
	p.dealer = p.IntN(2)
	p.say("%s: deals", pegNames[p.dealer])
	for !p.over {
		if p.hand() {
			p.dealer = 1 - p.dealer
		}
	}
	return p.lines
}

// say begins a line.
func (p *pegger) say(format string, args ...any) {
	p.lines = append(p.lines, pegLine{text: fmt.Sprintf(format, args...), score: p.score})
}

func (p *pegger) last() *pegLine { return &p.lines[len(p.lines)-1] }

// peg gives points in the line. What is pegged together may pass the target; win stops the match after it.
func (p *pegger) peg(seat, points int) {
	p.score[seat] += points
	p.last().points[seat] += points
	p.last().score = p.score
}

func (p *pegger) win() bool {
	p.over = p.score[0] >= p.target || p.score[1] >= p.target
	return p.over
}

// stand notes how the play stands after the line.
func (p *pegger) stand() {
	l := p.last()
	l.on = !p.over && len(p.hands[0])+len(p.hands[1]) > 0
	l.turn, l.count = p.mover, p.count
	if l.on && p.IntN(25) == 0 {
		l.legal = map[string]bool{}
		for seat, name := range pegNames {
			for _, d := range doubleSix {
				l.legal[name+": "+d.String()] = p.isLegal(seat, d)
			}
		}
	}
}

// isLegal says whether a player may lay a tile as far as everybody can see.
func (p *pegger) isLegal(seat int, d domino) bool {
	if p.faceUp[d] {
		return false
	}
	if p.count == 31 && seat == p.nextLeader() && (d.sum() > 0 || p.said[seat]) {
		return true
	}
	return seat == p.mover && p.count+d.sum() <= 31
}

// hand plays one hand; false if it was called off.
func (p *pegger) hand() bool {
	deck := slices.Clone(doubleSix)
	p.Shuffle(len(deck), func(i, j int) { deck[i], deck[j] = deck[j], deck[i] })
	p.pegged = pegged{
		before: p.score, starter: deck[12], crib: deck[8:12], faceUp: map[domino]bool{deck[12]: true},
		dealt: [2][]domino{deck[:4], deck[4:8]}, hands: [2][]domino{slices.Clone(deck[:4]), slices.Clone(deck[4:8])},
		pegCount: pegCount{first: -1, maker: -1, mover: 1 - p.dealer},
	}
	p.say("starter %v", p.starter)
	if p.starter.high == p.starter.low {
		p.peg(p.dealer, p.double)
	}
	p.win()
	p.stand()
	for !p.over && len(p.hands[0])+len(p.hands[1]) > 0 {
		switch {
		case p.told && p.IntN(30) == 0:
			p.tell()
			return true
		case p.interrupted && p.IntN(80) == 0:
			p.say("void")
			p.score = p.before
			p.last().void, p.last().score = true, p.score
			return false
		case p.interrupted && p.IntN(60) == 0:
			seat, by := p.IntN(2), []int{-2, -1, 1, 2, 3}[p.IntN(5)]
			if p.score[seat]+by < p.target {
				p.say("%s: adjusts %+d as agreed", pegNames[seat], by)
				p.before[seat] += by
				p.peg(seat, by)
				p.stand()
			}
		case p.IntN(6) == 0:
			p.automatic(p.IntN(2))
		default:
			p.move()
		}
	}
	if !p.over {
		p.show()
	}
	if p.over && p.last().text[:4] != "crib" && p.IntN(2) == 0 {
		p.say("crib %s", tiles(p.crib)) // on record, for nothing
	}
	return true
}

func tiles(list []domino) string {
	return strings.Trim(fmt.Sprint(list), "[]")
}

// automatic writes a go that the rules have said already.
func (p *pegger) automatic(seat int) {
	if !p.wroteFor[seat] && (len(p.hands[seat]) == 0 || len(p.sums) == 0 && p.bySelf) {
		p.wroteFor[seat] = true
		p.say("%s: go", pegNames[seat])
		p.last().idle = true
		p.stand()
	}
}

// move is a play or a go.
func (p *pegger) move() {
	seat := p.mover
	var fits []domino
	for _, d := range p.hands[seat] {
		if p.count+d.sum() <= 31 {
			fits = append(fits, d)
		}
	}
	if p.count == 31 && p.IntN(2) == 0 {
		// Nobody writes a go: who leads the next count leads.
		leader := p.nextLeader()
		if i := slices.IndexFunc(p.hands[leader], func(d domino) bool { return d.sum() > 0 || p.said[leader] }); i >= 0 {
			p.endCount(false)
			p.lay(leader, p.hands[leader][i])
			return
		}
	}
	if len(fits) == 0 || p.lies > 0 && len(p.sums) > 0 && p.IntN(p.lies) == 0 {
		p.sayGo(seat)
		return
	}
	p.lay(seat, fits[p.IntN(len(fits))])
}

func (p *pegger) lay(seat int, d domino) {
	if len(p.sums) == 0 {
		p.wroteFor = [2]bool{}
	}
	again, maker := p.count == 31, p.maker
	p.sums = append(p.sums, d.sum())
	p.count += d.sum()
	p.maker = seat
	p.faceUp[d] = true
	p.hands[seat] = slices.DeleteFunc(slices.Clone(p.hands[seat]), func(o domino) bool { return o == d })
	p.say("%s: %v", pegNames[seat], d)
	p.peg(seat, playPoints(p.sums))
	if again && p.share {
		p.peg(seat, -1)
		p.peg(maker, -1)
	}
	p.prove(seat, d.sum())
	p.mover = p.next(seat)
	switch {
	case len(p.hands[0])+len(p.hands[1]) == 0:
		p.payEnd()
	case p.mover < 0, p.count == 31 && p.faceUp[domino{}]:
		p.endCount(true)
	}
	p.win()
	p.stand()
}

func (p *pegger) sayGo(seat int) {
	p.say("%s: go", pegNames[seat])
	p.goes = append(p.goes, goSaid{seat: seat, count: p.count})
	p.prove(-1, 0)
	if other := 1 - seat; !p.lastTile && p.count < 31 && len(p.hands[other]) > 0 && !p.said[other] {
		p.peg(other, 1)
		p.paid = true
	}
	if p.first < 0 {
		p.first = seat
	}
	p.said[seat] = true
	if p.mover = p.next(seat); p.mover < 0 {
		p.endCount(false)
	}
	p.win()
	p.stand()
}

// next is who goes on after seat; -1 for nobody.
func (p *pegger) next(seat int) int {
	for _, s := range []int{1 - seat, seat} {
		if len(p.hands[s]) > 0 && !p.said[s] {
			return s
		}
	}
	return -1
}

func (p *pegger) nextLeader() int {
	switch {
	case p.first >= 0:
		return p.first
	case len(p.hands[1-p.maker]) > 0:
		return 1 - p.maker
	}
	return p.maker
}

func (p *pegger) payEnd() {
	if p.count < 31 && !p.paid {
		p.peg(p.maker, 1)
	}
}

func (p *pegger) endCount(bySelf bool) {
	if p.count < 31 {
		p.payEnd()
	}
	p.pegCount = pegCount{first: -1, maker: -1, mover: p.nextLeader(), bySelf: bySelf}
}

// prove finds goes that have become certainly wrong: seat has just laid a tile of that sum, or nobody has.
func (p *pegger) prove(seat, sum int) {
	for i := range p.goes {
		g := &p.goes[i]
		tooLarge := 0 // tiles that nobody has seen and that did not fit
		for _, d := range doubleSix {
			if !p.faceUp[d] && d.sum()+g.count > 31 {
				tooLarge++
			}
		}
		if !g.proven && (g.seat == seat && sum+g.count <= 31 || tooLarge < len(p.hands[g.seat])) {
			g.proven = true
			p.last().fouls = append(p.last().fouls, "illegal-go "+pegNames[g.seat])
		}
	}
}

// playPoints scores the last tile of a count by trying every number of last tiles.
func playPoints(sums []int) int {
	points, count := 0, 0
	for _, s := range sums {
		count += s
	}
	if count == 15 || count == 31 {
		points += 2
	}
	alike, run := 0, 0
	for n := 2; n <= len(sums); n++ {
		tail := slices.Clone(sums[len(sums)-n:])
		slices.Sort(tail)
		if n <= 4 && tail[0] == tail[n-1] {
			alike = n * (n - 1)
		}
		straight := n >= 3
		for i := 1; i < n; i++ {
			straight = straight && tail[i] == tail[i-1]+1
		}
		if straight {
			run = n
		}
	}
	return points + alike + run
}

// showPoints scores five tiles by trying every choice of them.
func showPoints(five []domino) int {
	points, longest, runs := 0, 0, 0
	for choice := range 1 << len(five) {
		var picked []int
		for i, d := range five {
			if choice>>i&1 == 1 {
				picked = append(picked, d.sum())
			}
		}
		slices.Sort(picked)
		total, straight := 0, len(picked) >= 3
		for i, s := range picked {
			total += s
			straight = straight && (i == 0 || s == picked[i-1]+1)
		}
		if total == 15 && len(picked) >= 2 {
			points += 2
		}
		if len(picked) == 2 && picked[0] == picked[1] {
			points += 2
		}
		switch {
		case straight && len(picked) > longest:
			longest, runs = len(picked), 1
		case straight && len(picked) == longest:
			runs++
		}
	}
	return points + longest*runs
}

// show counts the hands and the crib. A count is made in the line that claims it, or in the next one if nobody does.
func (p *pegger) show() {
	owners := [3]int{1 - p.dealer, p.dealer, p.dealer}
	counted := [3][]domino{p.dealt[1-p.dealer], p.dealt[p.dealer], p.crib}
	made := 0
	unclaimed := func(upTo int) {
		for ; made < upTo && !p.over; made++ {
			p.countOne(owners[made], counted[made], -1)
		}
	}
	if p.claims == "none" {
		unclaimed(2)
	}
	for place := range 2 {
		if p.claims == "none" || p.IntN(4) == 0 {
			continue
		}
		claim := p.claim(counted[place])
		p.say("%s: claims %d", pegNames[owners[place]], claim)
		if unclaimed(place); p.over {
			return
		}
		made++
		if p.countOne(owners[place], counted[place], claim); p.over {
			return
		}
	}
	claim := -1
	if p.claims != "none" && p.IntN(4) > 0 {
		claim = p.claim(p.crib)
		p.say("%s: claims crib %d", pegNames[p.dealer], claim)
		unclaimed(2)
	}
	if p.over {
		return
	}
	p.given("crib", p.crib)
	if unclaimed(2); !p.over {
		p.countOne(p.dealer, p.crib, claim)
	}
}

// given says the tiles of a hand or the crib, or their points.
func (p *pegger) given(word string, hand []domino) {
	if p.claims != "muggins" && p.IntN(3) == 0 {
		p.say("%s =%d", word, p.total(hand))
		return
	}
	p.say("%s %s", word, tiles(hand))
}

func (p *pegger) total(hand []domino) int { return showPoints(append(slices.Clone(hand), p.starter)) }

func (p *pegger) claim(hand []domino) int {
	total := p.total(hand)
	return max(0, total+[]int{0, 0, 0, -2, 1, 3, -total}[p.IntN(7)])
}

// countOne counts for a player what he claims; -1 is nothing.
func (p *pegger) countOne(owner int, hand []domino, claim int) {
	total := p.total(hand)
	muggins := p.claims == "muggins"
	if claim < 0 {
		if claim = total; muggins {
			claim = 0
		}
	}
	if claim != total {
		p.last().fouls = append(p.last().fouls, "wrong-claim "+pegNames[owner])
	}
	if !muggins || claim > total {
		claim = total
	}
	p.peg(owner, claim)
	if !p.win() {
		p.peg(1-owner, total-claim)
		p.win()
	}
}

// tell enters the rest of a hand by what it scored.
func (p *pegger) tell() {
	for range p.IntN(4) {
		seat, points := p.IntN(2), p.IntN(4)
		p.say("%s: pegs %d", pegNames[seat], points)
		if p.peg(seat, points); p.win() {
			return
		}
	}
	for _, seat := range []int{1 - p.dealer, p.dealer} {
		p.given(pegNames[seat]+": shows", p.dealt[seat])
		if p.peg(seat, p.total(p.dealt[seat])); p.win() {
			return
		}
	}
	p.given("crib", p.crib)
	p.peg(p.dealer, p.total(p.crib))
	p.win()
}
