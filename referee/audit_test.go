package referee_test

import (
	"fmt"
	"math/bits"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"bones/referee"
	"bones/rulesets"
	"bones/scoring"
)

// The audit of chain games against brute force. On small sets all deals can be listed that agree with what the table has
// seen: the tiles laid and turned up, and how many each player holds. Each deal makes some of the passes wrong. So the listing
// knows, after every line, which passes are wrong in every deal, how many of a player's are wrong at least, and how many of
// all together. games.md, "Audit", makes of that: so many fouls of each player; and where all together need more wrong
// passes than the players by themselves do, an impossible deal. Nothing here is shared with the referee but the tiles.

// smallGame is a chain game on a set small enough to list every deal.
type smallGame struct {
	double, players, deal int
	draws, autoBlock      bool
}

func (g smallGame) String() string {
	return fmt.Sprintf("double-%d, %d players, %d tiles each, draws %t, auto_block %t", g.double, g.players, g.deal, g.draws, g.autoBlock)
}

// ruleset is Block on the small set.
func (g smallGame) ruleset(t testing.TB) *rulesets.Rules {
	ladder := "[play, pass]"
	if g.draws {
		ladder = "[play, draw, pass]"
	}
	rules, err := rulesets.Library{}.Parse("small", fmt.Appendf(nil, `
extends: block
name: small
version: 1
title: {en: Small, ja: 小}
players: {min: %[1]d, max: %[1]d}
set: {double: %[2]d}
deal: {%[1]d: %[3]d}
target: {%[1]d: 1000}
auto_block: %[4]t
phases:
  - chain: {ladder: %[5]s}
  - settle: {by: pips, blocked: difference}
`, g.players, g.double, g.deal, g.autoBlock, ladder))
	if err != nil {
		t.Fatal(err)
	}
	return rules
}

var seatNames = []string{"Ann", "Ben", "Cyd", "Dee"}

// publicPass is a pass that nothing has been drawn after.
type publicPass struct {
	seat, line int
	fits       scoring.Set // what lay nowhere and would have fitted
}

// public is what everybody at the table has seen of a hand.
type public struct {
	game   smallGame
	set    scoring.Set
	line   int
	laid   scoring.Set
	ends   [2]int
	left   []int
	mover  int
	inARow int // passes
	over   bool
	out    int
	passes []publicPass
	shows  []scoring.Set // by pass: what the player has laid or turned up since
	up     []scoring.Set // turned up
}

func newPublic(g smallGame, set scoring.Set) *public {
	p := &public{game: g, set: set, out: -1, up: make([]scoring.Set, g.players)}
	for range g.players {
		p.left = append(p.left, g.deal)
	}
	return p
}

// fitting are the tiles that lie nowhere and would fit.
func (p *public) fitting() scoring.Set {
	var fits scoring.Set
	for tile := range p.set.All() {
		if !p.laid.Has(tile) && (p.laid == 0 || tile.Has(p.ends[0]) || tile.Has(p.ends[1])) {
			fits = fits.With(tile)
		}
	}
	return fits
}

func (p *public) sleeping() int {
	n := p.set.Len() - p.laid.Len()
	for _, left := range p.left {
		n -= left
	}
	return n
}

// show notes that a tile was in a player's hand until now.
func (p *public) show(seat int, tile scoring.Tile) {
	for i := range p.passes {
		if p.passes[i].seat == seat {
			p.shows[i] = p.shows[i].With(tile)
		}
	}
}

// play lays a tile, where it fits both ends at the first of them, and returns the line that says so.
func (p *public) play(tile scoring.Tile) string {
	text := fmt.Sprintf("%s: %s", seatNames[p.mover], tile)
	switch {
	case p.laid == 0:
		p.ends = [2]int{tile.High(), tile.Low()}
	default:
		if tile.Has(p.ends[0]) && tile.Has(p.ends[1]) && p.ends[0] != p.ends[1] {
			text += fmt.Sprintf(" on %d", p.ends[0])
		}
		side := 0
		if !tile.Has(p.ends[0]) {
			side = 1
		}
		p.ends[side] = tile.Other(p.ends[side])
	}
	p.show(p.mover, tile)
	p.laid = p.laid.With(tile)
	p.left[p.mover]--
	p.inARow = 0
	switch {
	case p.left[p.mover] == 0:
		p.over, p.out = true, p.mover
	case p.game.autoBlock && p.fitting() == 0:
		p.over = true
	}
	p.mover = (p.mover + 1) % p.game.players
	p.line++
	return text
}

// pass says that the player on turn cannot play. He draws, where that is the rule and something is left to draw.
func (p *public) pass() (text string, draws bool) {
	text = seatNames[p.mover] + ": pass"
	p.line++
	if draws = p.game.draws && p.sleeping() > 0; draws {
		p.left[p.mover]++
		p.inARow = 0
	} else {
		p.passes = append(p.passes, publicPass{p.mover, p.line, p.fitting()})
		p.shows = append(p.shows, 0)
		p.inARow++
	}
	p.over = p.inARow == p.game.players
	p.mover = (p.mover + 1) % p.game.players
	return text, draws
}

// turnUp shows a hand, or, as told, only what its pips add up to.
func (p *public) turnUp(seat int, hand scoring.Set, told bool) string {
	p.line++
	if told {
		return fmt.Sprintf("%s: holds =%d", seatNames[seat], hand.Pips())
	}
	p.up[seat] = hand
	text := seatNames[seat] + ": holds"
	for tile := range hand.All() {
		p.show(seat, tile)
		text += " " + tile.String()
	}
	return text
}

// unseen are the tiles nobody has seen.
func (p *public) unseen() scoring.Set {
	unseen := p.set &^ p.laid
	for _, up := range p.up {
		unseen &^= up
	}
	return unseen
}

// everyDeal yields the passes, as bits, that are wrong in each deal that agrees with what everybody has seen.
func (p *public) everyDeal(yield func(wrong uint64)) {
	var given func(seat int, free scoring.Set, wrong uint64)
	var dealt func(seat, more int, from, free scoring.Set, wrong uint64)
	given = func(seat int, free scoring.Set, wrong uint64) {
		if seat == p.game.players {
			yield(wrong)
			return
		}
		dealt(seat, p.left[seat]-p.up[seat].Len(), free, free, wrong)
	}
	dealt = func(seat, more int, from, free scoring.Set, wrong uint64) {
		if more == 0 {
			given(seat+1, free, wrong)
			return
		}
		for tile := range from.All() {
			from = from.Without(tile)
			if from.Len() < more-1 {
				return
			}
			also := wrong
			for i, pass := range p.passes {
				if pass.seat == seat && pass.fits.Has(tile) {
					also |= 1 << i
				}
			}
			dealt(seat, more-1, from, free.Without(tile), also)
		}
	}
	shown := uint64(0)
	for i, pass := range p.passes {
		if pass.fits&p.shows[i] != 0 {
			shown |= 1 << i
		}
	}
	given(0, p.unseen(), shown)
}

// certain is what is certain of the passes, whatever the deal.
type certain struct {
	wrong   uint64 // these are wrong, as bits
	byHim   []int  // so many of each player's, at least
	by      []uint64
	atLeast int // so many of all, at least
}

func (p *public) certain() certain {
	c := certain{wrong: 1<<len(p.passes) - 1, atLeast: 1 << 30}
	for seat := range p.game.players {
		c.by = append(c.by, 0)
		c.byHim = append(c.byHim, 1<<30)
		for i, pass := range p.passes {
			if pass.seat == seat {
				c.by[seat] |= 1 << i
			}
		}
	}
	p.everyDeal(func(wrong uint64) {
		c.wrong &= wrong
		c.atLeast = min(c.atLeast, bits.OnesCount64(wrong))
		for seat, his := range c.by {
			c.byHim[seat] = min(c.byHim[seat], bits.OnesCount64(wrong&his))
		}
	})
	return c
}

// someWrong says whether in every deal one of these passes, as bits, is wrong.
func (p *public) someWrong(of uint64) bool {
	all := true
	p.everyDeal(func(wrong uint64) { all = all && wrong&of != 0 })
	return all
}

// dealt is a hand with what nobody sees of it.
type dealt struct {
	*public
	hands  []scoring.Set // nil where there are none, and anything may turn out
	asleep []scoring.Tile
}

// deal deals the tiles out.
func (d *dealt) deal(rng *rand.Rand) {
	d.asleep = d.set.Tiles()
	rng.Shuffle(len(d.asleep), func(i, j int) { d.asleep[i], d.asleep[j] = d.asleep[j], d.asleep[i] })
	for range d.game.players {
		d.hands = append(d.hands, scoring.SetOf(d.asleep[:d.game.deal]...))
		d.asleep = d.asleep[d.game.deal:]
	}
}

// playOn plays a hand until it is over. Now and then somebody passes wrongly.
func (d *dealt) playOn(rng *rand.Rand, wrongly float64, enter func(string)) {
	for !d.over {
		seat, may := d.mover, d.fitting()
		if d.hands != nil {
			may &= d.hands[seat]
		}
		if may == 0 || d.laid != 0 && rng.Float64() < wrongly {
			text, draws := d.pass()
			if draws && d.hands != nil {
				d.hands[seat] = d.hands[seat].With(d.asleep[0])
				d.asleep = d.asleep[1:]
			}
			enter(text)
			continue
		}
		tile := anyOf(rng, may)
		if d.hands != nil {
			d.hands[seat] = d.hands[seat].Without(tile)
		}
		enter(d.play(tile))
	}
}

// hand is what a player turns up.
func (d *dealt) hand(rng *rand.Rand, seat int) scoring.Set {
	if d.hands != nil {
		return d.hands[seat]
	}
	var hand scoring.Set
	for free := d.unseen(); hand.Len() < d.left[seat]; {
		hand = hand.With(anyOf(rng, free&^hand))
	}
	return hand
}

func anyOf(rng *rand.Rand, tiles scoring.Set) scoring.Tile {
	return tiles.Tiles()[rng.IntN(tiles.Len())]
}

// auditor plays a hand into a match and compares the fouls and findings after every line with what is certain.
type auditor struct {
	dealt
	t     *testing.T
	match *referee.Match
	lines []string
	wrong uint64  // the passes that were certainly wrong after the last line
	open  [][]int // the lines of the impossible deals reported, of which none has turned out to be wrong since
	deals int     // how many have been reported
	// muddled says that so many passes are wrong without its being certain which that the referee has stopped counting.
	muddled bool
}

// muddle is so many wrong passes.
const muddle = 4

func (a *auditor) enter(text string) {
	a.t.Helper()
	a.lines = append(a.lines, text)
	a.match.Enter(text, a.line, func(o referee.Outcome) {
		if o.Refusal != nil {
			a.fail("refused: %v", o.Refusal)
		}
	})
	a.compare()
}

func (a *auditor) fail(format string, args ...any) {
	a.t.Helper()
	a.t.Fatalf("%v\n%s\n%s\nfouls %+v", a.game, strings.Join(a.lines, "\n"), fmt.Sprintf(format, args...), a.match.Fouls())
}

func (a *auditor) compare() {
	a.t.Helper()
	p, want := a.public, a.public.certain()
	a.muddled = a.muddled || want.atLeast-bits.OnesCount64(want.wrong) >= muddle
	if a.muddled {
		return
	}
	got := make([]int, p.game.players)
	var deals [][]int
	for _, f := range a.match.Fouls() {
		if f.Code == referee.ImpossibleDeal {
			deals = append(deals, f.Lines)
		} else {
			got[f.Seat]++
		}
		if f.Line == p.line {
			a.compareFoul(f, want)
		}
	}
	for seat, n := range want.byHim {
		if got[seat] != n {
			a.fail("%d wrong passes of %s on record, %d are certain", got[seat], seatNames[seat], n)
		}
	}
	// A pass that turns out to be wrong explains an impossible deal that it has a part in.
	for i, pass := range p.passes {
		if (want.wrong&^a.wrong)>>i&1 == 1 {
			if at := slices.IndexFunc(a.open, func(lines []int) bool { return slices.Contains(lines, pass.line) }); at >= 0 {
				a.open = slices.Delete(a.open, at, at+1)
			}
		}
	}
	a.wrong = want.wrong
	joint := want.atLeast
	for _, n := range want.byHim {
		joint -= n
	}
	if fresh := len(deals) - a.deals; fresh != max(0, joint-len(a.open)) {
		a.fail("%d impossible deals reported, besides %v there are %d", fresh, a.open, joint)
	}
	a.open = append(a.open, deals[a.deals:]...)[:joint]
	a.deals = len(deals)
	a.compareFindings(want)
}

// compareFoul checks what a foul that has just become certain says of the passes it is about.
func (a *auditor) compareFoul(f referee.Foul, want certain) {
	a.t.Helper()
	p := a.public
	about := func(lines ...int) (passes uint64) {
		for i, pass := range p.passes {
			if slices.Contains(lines, pass.line) && (pass.seat == int(f.Seat) || f.Seat == referee.NoSeat) {
				passes |= 1 << i
			}
		}
		return passes
	}
	i := slices.IndexFunc(p.passes, func(pass publicPass) bool { return pass.line == f.Earlier })
	switch {
	case about(f.Earlier) == 0:
		a.fail("foul about line %d, which is no pass of his", f.Earlier)
	case f.Tile != scoring.NoTile:
		if !(p.passes[i].fits & p.shows[i]).Has(f.Tile) {
			a.fail("%v does not show it", f.Tile)
		}
	case !slices.IsSorted(f.Lines) || !slices.Contains(f.Lines, f.Earlier) || bits.OnesCount64(about(f.Lines...)) != len(f.Lines):
		a.fail("foul about lines %v", f.Lines)
	case !p.someWrong(about(f.Lines...)):
		a.fail("the passes in %v can all be right", f.Lines)
	case len(a.match.Fouls()) == 1:
		// Nothing else is wrong: it takes every one of these passes, and no later one.
		var before []int
		for _, line := range f.Lines {
			if p.someWrong(about(f.Lines...) &^ about(line)) {
				a.fail("%v does not need line %d", f.Lines, line)
			}
		}
		for _, pass := range p.passes {
			if pass.line < f.Earlier {
				before = append(before, pass.line)
			}
		}
		if f.Earlier != f.Lines[len(f.Lines)-1] || p.someWrong(about(before...)) {
			a.fail("%d is not the latest pass that it takes", f.Earlier)
		}
	}
}

func (a *auditor) compareFindings(want certain) {
	a.t.Helper()
	p := a.public
	findings := a.match.Findings()
	for i, pass := range p.passes {
		at := slices.IndexFunc(findings, func(f referee.Finding) bool { return f.Line == pass.line })
		if at < 0 {
			if pass.fits != 0 {
				a.fail("no claim for line %d", pass.line)
			}
			continue
		}
		f := findings[at]
		state := referee.Open
		handKnown := p.up[pass.seat] != 0 || p.left[pass.seat] == 0
		switch {
		case want.wrong>>i&1 == 1:
			state = referee.Broken
		case handKnown:
			state = referee.Kept
		}
		if f.State != state || int(f.Seat) != pass.seat || f.Code != referee.IllegalPass {
			a.fail("line %d: %+v, want %s", pass.line, f, state)
		}
		if (f.Tile != scoring.NoTile) != (state == referee.Broken && pass.fits&p.shows[i] != 0) && f.Proof == p.line {
			a.fail("line %d: shown by %v", pass.line, f.Tile)
		}
	}
}

// audit plays one hand: with hidden hands, from which somebody passes wrongly now and then, or without any, so that anything
// may be laid and turned up.
func audit(t *testing.T, g smallGame, rules *rulesets.Rules, rng *rand.Rand) *auditor {
	a := &auditor{t: t, match: referee.NewMatch(rules, seatNames[:g.players], nil)}
	a.public = newPublic(g, rules.Set)
	a.mover = rng.IntN(g.players)
	if rng.IntN(3) > 0 {
		a.deal(rng)
	}
	a.playOn(rng, []float64{0, 0.1, 0.3, 0.6}[rng.IntN(4)], a.enter)
	told := []float64{0, 0.3, 1}[rng.IntN(3)]
	for seat := range g.players {
		if rng.Float64() < 0.05 {
			break // the table goes home
		}
		if seat != a.out {
			a.enter(a.turnUp(seat, a.hand(rng, seat), rng.Float64() < told))
		}
	}
	return a
}

// TestAuditIsExact compares the referee line by line with the list of all deals.
func TestAuditIsExact(t *testing.T) {
	games := []smallGame{
		{double: 2, players: 2, deal: 2}, {double: 2, players: 2, deal: 3}, {double: 2, players: 3, deal: 2},
		{double: 3, players: 2, deal: 3}, {double: 3, players: 2, deal: 4}, {double: 3, players: 2, deal: 5},
		{double: 3, players: 3, deal: 2}, {double: 3, players: 3, deal: 3},
	}
	fouls := map[referee.Code]int{}
	for _, g := range games {
		for _, g.autoBlock = range []bool{true, false} {
			for _, g.draws = range []bool{false, true} {
				rules := g.ruleset(t)
				for seed := range uint64(randomGames(60)) {
					a := audit(t, g, rules, rand.New(rand.NewPCG(seed, 6)))
					for _, f := range a.match.Fouls() {
						fouls[f.Code]++
						if f.Tile == scoring.NoTile && f.Seat != referee.NoSeat {
							fouls["by counting alone"]++
						}
					}
				}
			}
		}
	}
	t.Log(fouls)
	for _, kind := range []referee.Code{referee.IllegalPass, referee.ImpossibleDeal, "by counting alone"} {
		if fouls[kind] == 0 {
			t.Error("no", kind, "in any of the games: nothing was compared")
		}
	}
}
