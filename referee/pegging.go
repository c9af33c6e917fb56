package referee

import (
	"bones/rulesets"
	"bones/scoring"
)

// pegging is the play in which each tile adds its pips to a count and scores at once: games.md, "Domino Cribbage". What a
// tile scores by itself is scoring's; here are the turns, the go, the counts that end, and the point for that.
type pegging struct {
	params *rulesets.Pegging
	tiles  []scoring.Tile // of this count, in the order laid
	count  int            // their pips
	mover  Seat           // whose turn it is while a tile lies
	last   Seat           // who laid the last tile
	leader Seat           // who leads the next tile while none lies
	first  Seat           // who said go first in this count
	said   [MaxSeats]bool // has said go in this count
	paid   bool           // the go of this count has given its point
	// bySelf says that this count began without a go: the rules had already ended the one before.
	bySelf bool
}

// The reasons of the play that are no combination of tiles.
const (
	ReasonGo     Reason = "go"     // the other said go, or the count ended because nobody could go on
	ReasonLast   Reason = "last"   // the count ended with his last tile
	ReasonShared Reason = "shared" // what the maker of the limit gives back when a blank makes it again
)

// goPoint is what a go or the last tile scores, and what each of two players has of a shared limit.
var goPoint = scoring.Whole(1)

// blankTile is the tile that leaves a count where it stands.
var blankTile = scoring.NewTile(0, 0)

func (p *pegging) begin(t *Table) {
	*p = pegging{params: p.params, tiles: p.tiles[:0], mover: NoSeat, last: NoSeat, first: NoSeat, leader: t.lead}
	for seat := range t.players {
		t.left[seat] -= p.params.LayAway
	}
}

func (p *pegging) clone() mechanism {
	c := *p
	c.tiles = append([]scoring.Tile(nil), p.tiles...)
	return &c
}

func (p *pegging) turn(*Table) Seat {
	if len(p.tiles) == 0 {
		return p.leader
	}
	return p.mover
}

func (p *pegging) expects(*Table) []Word {
	if len(p.tiles) == 0 {
		return []Word{Play, Pegs, Shows}
	}
	return []Word{Play, Go, Pegs, Shows}
}

func (p *pegging) judge(t *Table, e *Event) *Refusal {
	switch e.Word {
	case Play:
		return p.judgePlay(t, e)
	case Go:
		return p.judgeGo(t, e)
	case Pegs:
		return t.judgePegs(e)
	case Shows:
		return t.judgeShows(e, t.lead)
	case Crib:
		if t.isOver() {
			return t.judgeCrib(e)
		}
	}
	return t.outOfPlace(e)
}

func (p *pegging) judgePlay(t *Table, e *Event) *Refusal {
	switch {
	case e.More != nil:
		return e.refuse(Syntax).because(ListNeedsWord)
	case e.Tile == scoring.NoTile:
		return e.refuse(Syntax).because(WantTile)
	case e.On >= 0:
		return e.refuse(Syntax).because(TooMuch)
	}
	opens := p.opensNext(t, e)
	seat := p.turn(t)
	if opens {
		seat = p.nextLeader(t)
	}
	if r := t.take(e, seat); r != nil {
		return r
	}
	if r := t.judgeTile(e, e.Tile); r != nil {
		return r
	}
	if !opens && p.count+e.Tile.Pips() > p.params.Limit {
		r := e.refuse(OverLimit).under("limit")
		r.Count, r.Got, r.Max = p.count, e.Tile.Pips(), p.params.Limit
		return r
	}
	return nil
}

// opensNext says whether a play begins the next count although a go is not written. That can only be while the count stands
// at the limit, where nothing but a blank could still be laid: then whoever leads the next count may lay any other tile, and
// a blank too if he has said go.
func (p *pegging) opensNext(t *Table, e *Event) bool {
	if len(p.tiles) == 0 || p.count < p.params.Limit {
		return false
	}
	leader := p.nextLeader(t)
	switch {
	case e.Seat != NoSeat && e.Seat != leader:
		return false
	case e.Tile.Pips() > 0:
		return true
	}
	return e.Seat == leader && p.said[leader]
}

func (p *pegging) judgeGo(t *Table, e *Event) *Refusal {
	if p.isAutomatic(t, e.Seat) {
		return t.mayPassAgain(e)
	}
	if len(p.tiles) == 0 {
		return t.outOfPlace(e).under("go")
	}
	return t.take(e, p.mover)
}

// isAutomatic says whether the rules have already said a player's go for him: his hand is empty, or the count has just begun
// by itself.
func (p *pegging) isAutomatic(t *Table, seat Seat) bool {
	return len(p.tiles) == 0 && p.bySelf || seat != NoSeat && t.left[seat] == 0
}

// acceptsLate lets the crib be put on record when the match is over.
func (p *pegging) acceptsLate(t *Table, e *Event) bool { return t.cribMayFollow(e) }

func (p *pegging) apply(t *Table, e *Event) {
	switch e.Word {
	case Play:
		p.lay(t, e)
	case Go:
		if p.isAutomatic(t, e.Seat) {
			t.auto[e.Seat] = true
			e.weightless = true
			return
		}
		p.sayGo(t, e)
	case Crib:
		t.enterCrib(e)
	default:
		t.tellTheRest(e)
	}
}

func (p *pegging) lay(t *Table, e *Event) {
	if p.opensNext(t, e) {
		p.endCount(t, e.Line, false)
	}
	t.nameLeader(e.Seat, e.Line)
	pays := !t.isOver() // the point for the starter may just have decided the match
	if len(p.tiles) == 0 {
		t.auto = [MaxSeats]bool{}
	}
	stood, maker := p.count, p.last
	p.tiles = append(p.tiles, e.Tile)
	p.count += e.Tile.Pips()
	p.last = e.Seat
	t.lay(e)
	t.proveByCounting(IllegalGo, e.Line, false)
	if pays {
		p.score(t, e, stood == p.params.Limit, maker)
	}
	p.mover = p.nextMover(t, e.Seat)
	switch {
	case p.handsAreEmpty(t):
		p.payEnd(t, e.Line)
		t.next()
	case p.mover == NoSeat, p.count == p.params.Limit && !(t.rules.Set &^ t.seen).Has(blankTile):
		p.endCount(t, e.Line, true)
	}
}

// score pegs what the tile just laid makes. again says that the count stood at the limit before, where maker had brought it.
func (p *pegging) score(t *Table, e *Event, again bool, maker Seat) {
	tally := scoring.CountPlay(p.tiles, p.params.Counts)
	for _, c := range tally.Combinations {
		entry := Entry{Seat: e.Seat, Points: scoring.Whole(c.Points), Reason: Reason(c.Kind), Tiles: tally.Of(c), Line: e.Line}
		ofCount := c.Kind == scoring.Fifteen || c.Kind == scoring.ThirtyOne || c.Kind == scoring.ExactCount
		if shared := again && ofCount && t.rules.BlankOn31 == "share"; shared {
			entry.Points = goPoint
			t.pay(entry)
			entry.Seat, entry.Points, entry.Reason = maker, -goPoint, ReasonShared
		}
		t.pay(entry)
	}
}

func (p *pegging) sayGo(t *Table, e *Event) {
	t.claim(IllegalGo, e.Seat, e.Line, p.fitting(t))
	t.proveByCounting(IllegalGo, e.Line, false)
	other := t.after(e.Seat)
	if t.rules.GoPoint == "declared" && p.count < p.params.Limit && p.mayGoOn(t, other) {
		t.pay(Entry{Seat: other, Points: goPoint, Reason: ReasonGo, Line: e.Line})
		p.paid = true
	}
	if p.first == NoSeat {
		p.first = e.Seat
	}
	p.said[e.Seat] = true
	if p.mover = p.nextMover(t, e.Seat); p.mover == NoSeat {
		p.endCount(t, e.Line, false)
	}
}

// fitting returns the tiles that may be laid on the count, wherever they are.
func (p *pegging) fitting(t *Table) scoring.Set {
	var fits scoring.Set
	for tile := range t.rules.Set.All() {
		if p.count+tile.Pips() <= p.params.Limit {
			fits = fits.With(tile)
		}
	}
	return fits
}

// mayGoOn says whether a player has a tile and has not said go in this count.
func (p *pegging) mayGoOn(t *Table, seat Seat) bool { return t.left[seat] > 0 && !p.said[seat] }

// nextMover is whose turn it is after seat has laid a tile or said go: the other's, else his own, else nobody's.
func (p *pegging) nextMover(t *Table, seat Seat) Seat {
	for _, s := range [...]Seat{t.after(seat), seat} {
		if p.mayGoOn(t, s) {
			return s
		}
	}
	return NoSeat
}

func (p *pegging) handsAreEmpty(t *Table) bool {
	for seat := range t.players {
		if t.left[seat] > 0 {
			return false
		}
	}
	return true
}

// nextLeader is who leads after this count: who said go first; if nobody did, the opponent of the last to play; if that
// hand is empty, the other.
func (p *pegging) nextLeader(t *Table) Seat {
	switch next := t.after(p.last); {
	case p.first != NoSeat:
		return p.first
	case t.left[next] > 0:
		return next
	}
	return p.last
}

// endCount lays the tiles of this count aside. bySelf says that nobody had to say go for it.
func (p *pegging) endCount(t *Table, line int, bySelf bool) {
	p.payEnd(t, line)
	t.auto = [MaxSeats]bool{}
	*p = pegging{params: p.params, tiles: p.tiles[:0], mover: NoSeat, last: NoSeat, first: NoSeat, leader: p.nextLeader(t), bySelf: bySelf}
}

// payEnd pegs the point of a count that ends below the limit to who laid its last tile, unless a go has already paid it.
func (p *pegging) payEnd(t *Table, line int) {
	if p.count >= p.params.Limit || p.paid {
		return
	}
	reason := ReasonGo
	if t.left[p.last] == 0 {
		reason = ReasonLast
	}
	t.pay(Entry{Seat: p.last, Points: goPoint, Reason: reason, Tiles: []scoring.Tile{p.tiles[len(p.tiles)-1]}, Line: line})
}
