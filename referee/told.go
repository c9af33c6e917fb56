package referee

import (
	"slices"

	"bones/rulesets"
	"bones/scoring"
)

// Score-only entry of a hand of tricks: record.md, "Trick". It may begin at any point: the last phase of the hand judges its
// words in the place of the phase that is on, and with the first of them takes over.

// told is what has been told of a hand instead of played.
type told struct {
	by       toldBy
	done     [2]bool // has told his pile, or his totals
	lines    [2]int  // of that
	tiles    [2]scoring.Set
	totals   [2]scoring.Side
	declared [2]int // points of declarations
	saidIn   [2]int // the line of them, the latest of several
	last     Seat   // who won the last trick
	lastIn   int    // the line that says so
	passer   Seat   // who passed before anybody had bid, NoSeat for nobody
	passed   bool   // a pass has ended the bidding, or a bid after the other's pass
}

// toldBy is how the hand is told.
type toldBy uint8

const (
	notTold toldBy = iota
	toldOpened
	toldByTiles
	toldByTotals
)

// settler is the last phase of a hand of tricks.
type settler interface {
	mechanism
	// settle turns what both have won into points of the match and ends the hand. line is that of the last trick.
	settle(t *Table, line int)
	// count is what both have won so far, with the reasons; over says that the hand is.
	count(t *Table, line int, over bool) ([2]scoring.Side, []Entry)
}

func (t *Table) settleTricks(line int) { t.phase().(settler).settle(t, line) }

// judgeTold judges a word that the phase that is on does not know.
func (t *Table) judgeTold(e *Event) *Refusal { return t.phases[len(t.phases)-1].judge(t, e) }

// applyTold takes the hand as told from now on.
func (t *Table) applyTold(e *Event) {
	t.at = len(t.phases) - 1
	t.loose = true
	if t.tricks.told.by == notTold {
		t.tricks.told.by = toldOpened
	}
	t.phase().apply(t, e)
}

// toldWords are the words with which the hand can be told from here on.
func (t *Table) toldWords() []Word { return t.phases[len(t.phases)-1].expects(t) }

// takeTold completes the player of a line that each tells once: the second need not be named.
func (t *Table) takeTold(e *Event) *Refusal {
	done := t.tricks.told.done
	if e.Seat == NoSeat && done[0] != done[1] {
		e.Seat = Seat(slices.Index(done[:], false))
	}
	switch {
	case e.Seat == NoSeat:
		return e.refuse(UnknownPlayer).because(NobodyNamed)
	case done[e.Seat]:
		return t.outOfPlace(e).because(ToldAlready)
	}
	return nil
}

// judgeTakes judges the tiles that a player has won. What he won in tricks that were entered need not be among them. Where those
// lie face down, the first who tells his tiles is only told what everybody can see; who has won what comes with the second, when
// the deal is over and the piles are turned up.
func (t *Table) judgeTakes(e *Event) *Refusal {
	k := &t.tricks
	if k.told.by == toldByTotals {
		return t.outOfPlace(e)
	}
	if r := t.takeTold(e); r != nil {
		return r
	}
	other := t.after(e.Seat)
	complete := k.told.done[other]
	blind := !complete && len(k.taken) > 0 && isSecret(t.rules)
	var named scoring.Set
	for _, tile := range e.Tiles() {
		r := e.refuse("")
		r.Tile = tile
		switch {
		case !t.rules.Set.Has(tile):
			r.Code = NotInSet
		case k.out.Has(tile):
			r.Code = AlreadyPlayed
		case !blind && k.pile(other).Has(tile):
			r.Code, r.Turn = HeldByOther, other
		case k.closed != NoSeat && tile == k.turned:
			r.Code = HeldByOther
		case named.Has(tile):
			r.Code, r.Detail = BadCount, TwiceInLine
		default:
			named = named.With(tile)
			continue
		}
		return r
	}
	least, most := t.tilesWon()
	if blind {
		if n := named.Len(); n > most {
			return t.badCount(e, n, 0, most)
		}
		return nil
	}
	pile := k.piles[e.Seat] | named
	switch n := pile.Len(); {
	case n%2 != 0:
		return t.badCount(e, n, 0, most).because(OddPile)
	case n > most:
		return t.badCount(e, n, 0, most)
	case complete:
		if r := t.judgeFirstPile(e, other, pile); r != nil {
			return r
		}
		return t.judgePiles(e, pile, k.pile(other), least, most)
	}
	return nil
}

// judgeFirstPile judges, when the second player tells his pile, what the first has told before anybody could say whether it fits
// the tricks that were entered.
func (t *Table) judgeFirstPile(e *Event, first Seat, pile scoring.Set) *Refusal {
	k := &t.tricks
	both, n := k.told.tiles[first]&pile, k.pile(first).Len()
	var r *Refusal
	switch {
	case both != 0:
		r = e.refuse(HeldByOther).because(WonByOther)
		r.Tile = both.Tiles()[0]
	case n%2 != 0:
		r = t.badCount(e, n, 0, 0).because(OddFirstPile)
	default:
		return nil
	}
	r.Turn, r.Earlier = first, k.told.lines[first]
	return r
}

// judgePiles judges whether both piles together are what is won in a hand.
func (t *Table) judgePiles(e *Event, pile, others scoring.Set, least, most int) *Refusal {
	n := (pile | others).Len()
	if n >= least && n <= most {
		return nil
	}
	r := t.badCount(e, pile.Len(), max(0, least-others.Len()), max(0, most-others.Len()))
	if missing := t.rules.Set &^ t.tricks.out &^ pile &^ others; missing.Len() == least-n && least-n <= mostNamed {
		r.Tiles = missing.Tiles()
		r.Detail = OnNoPile
	}
	return r
}

// mostNamed is how many missing tiles are named; of more it is enough to say how many.
const mostNamed = 6

// tilesWon is how many tiles both players together have won when the hand is over: at least, at most.
func (t *Table) tilesWon() (least, most int) {
	k := &t.tricks
	if k.closed != NoSeat && k.closedAfter > 0 {
		n := (t.rules.Deal[t.players]-1)*t.players + 2*k.closedAfter
		return n, n
	}
	return TilesWon(t.rules, k.closed != NoSeat)
}

// judgeTotals judges points and tricks that a player tells of the whole hand.
func (t *Table) judgeTotals(e *Event) *Refusal {
	k := &t.tricks
	if k.told.by == toldByTiles {
		return t.outOfPlace(e)
	}
	if r := t.takeTold(e); r != nil {
		return r
	}
	least, most := t.tilesWon()
	other := t.after(e.Seat)
	low, high := k.won[e.Seat], most/2-k.won[other]
	switch {
	case e.Second < low || e.Second > high:
		return t.badCount(e, e.Second, low, high)
	case e.Second == 0 && e.Points != 0:
		r := t.badCount(e, e.Points.Whole(), 0, 0)
		return r.because(NoTrickWon)
	case !k.told.done[other]:
		return nil
	}
	if sum := e.Second + k.told.totals[other].Tricks; sum < least/2 || sum > most/2 {
		return t.badCount(e, sum, least/2, most/2).because(TrickSum)
	}
	return nil
}

// tell books what a player has told, and says whether both now have.
func (k *trickTaking) tell(e *Event) (complete bool) {
	k.told.done[e.Seat], k.told.lines[e.Seat] = true, e.Line
	if e.Word == Takes {
		k.told.by = toldByTiles
		k.told.tiles[e.Seat] = e.set()
	} else {
		k.told.by = toldByTotals
		k.told.totals[e.Seat] = scoring.Side{Points: e.Points.Whole(), Tricks: e.Second}
	}
	if complete = k.told.done[0] && k.told.done[1]; complete && k.told.by == toldByTiles {
		for seat := range k.piles {
			k.piles[seat] = k.pile(Seat(seat))
			k.won[seat] = k.piles[seat].Len() / 2
		}
	}
	return complete
}

// pile is all that a player has won, as entered and as told.
func (k *trickTaking) pile(seat Seat) scoring.Set { return k.piles[seat] | k.told.tiles[seat] }

// countTricks is a settler's count with what it lets tiles and declarations be worth.
func (t *Table) countTricks(w scoring.Worth, d scoring.Declarations, line int, over bool) (sides [2]scoring.Side, entries []Entry) {
	k := &t.tricks
	for seat := range Seat(t.players) {
		book := func(line int, counted ...scoring.Entry) {
			for _, c := range counted {
				sides[seat].Points += c.Points
				entries = append(entries, Entry{
					Hand: t.number, Seat: seat, Points: scoring.Whole(c.Points), Reason: Reason(c.Kind), Tiles: c.Tiles.Tiles(), Line: line,
				})
			}
		}
		if k.told.by == toldByTotals {
			sides[seat] = scoring.Side{Tricks: k.told.totals[seat].Tricks}
			book(k.told.lines[seat], scoring.Entry{Kind: scoring.Kind(ReasonTold), Points: k.told.totals[seat].Points})
			continue
		}
		sides[seat].Tricks = k.won[seat]
		entered := scoring.Set(0)
		for i := range k.taken {
			trick := &k.taken[i]
			if trick.winner == seat {
				book(trick.line, w.Tiles(trick.tiles&k.piles[seat], k.trump)...)
				entered |= trick.tiles
			}
		}
		book(k.told.lines[seat], w.Tiles(k.pile(seat)&^entered, k.trump)...)
		last := over && k.closed == NoSeat && k.lastWinner() == seat
		book(line, w.Won(0, k.won[seat], last && k.told.last == NoSeat, k.trump)...)
		if last && k.told.last == seat {
			book(k.told.lastIn, w.Won(0, 0, true, k.trump)...)
		}
		for i := range k.declared {
			if k.declared[i].seat == seat {
				book(k.declared[i].line, d.Won(k.declared[i].doubles)...)
			}
		}
		if k.told.declared[seat] > 0 {
			book(k.told.saidIn[seat], scoring.Entry{Kind: scoring.Declaration, Points: k.told.declared[seat]})
		}
	}
	return sides, entries
}

// lastWinner is who won the last trick, as told or as entered.
func (k *trickTaking) lastWinner() Seat {
	if k.told.by != notTold || len(k.taken) == 0 {
		return k.told.last
	}
	return k.taken[len(k.taken)-1].winner
}

// endTricks pays what the hand gives in points of the match, puts on record what it was worth, and ends it.
func (t *Table) endTricks(end End, award scoring.Award, sides [2]scoring.Side, entries []Entry, line int) {
	if t.tricks.told.by == toldByTotals {
		end = ToldEnd
	}
	if award.Points != 0 {
		t.pay(Entry{Seat: award.Winner, Points: scoring.Whole(award.Points), Reason: Reason(award.Kind), Line: line})
	}
	t.endHand(end, award.Winner)
	hand := &t.hands[len(t.hands)-1]
	hand.Tricks = entries
	for _, side := range sides {
		hand.Points = append(hand.Points, scoring.Whole(side.Points))
	}
}

// worthOf is what won tiles count, as scoring counts it.
func worthOf(w rulesets.Worth) scoring.Worth {
	return scoring.Worth{
		TrumpDouble: w.TrumpDouble,
		TrumpSums:   slices.Contains(w.SumOfEnds, "trumps"),
		DoubleSums:  slices.Contains(w.SumOfEnds, "doubles"),
		Sums:        w.Sums,
		Blank:       w.Blank,
	}
}
