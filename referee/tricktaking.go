package referee

import (
	"slices"

	"bones/rulesets"
	"bones/scoring"
)

// trickTaking is what the phases of a game of tricks hand on to one another in a hand.
type trickTaking struct {
	trump  int          // scoring.NoTrump while nothing has made one, and where there is none
	turned scoring.Tile // the stock's tile that made the trump, NoTile before
	offer  scoring.Tile // the stock's tile that the winner of this trick takes, NoTile where none lies open

	leader Seat         // of the trick that is on or comes next; NoSeat: whoever opens the hand
	led    scoring.Tile // NoTile between tricks
	suit   int          // of the tile led
	line   int          // of the tile led

	taken []taken        // all tricks, in their order
	out   scoring.Set    // tiles that are out of the hand and count for nobody
	piles [2]scoring.Set // tiles won that count
	won   [2]int         // tricks won that count

	// fresh says that a trick has just ended and nothing has been said since: its winner may close, or show doubles.
	fresh    bool
	mayClose Seat        // who may close instead of having drawn, NoSeat for nobody
	drawn    bool        // both have drawn since the trick
	unseen   [2]bool     // who of them drew a tile that nobody else has seen
	pickedUp scoring.Set // the tiles they drew that lay open

	closed      Seat // who has closed, NoSeat for nobody
	closedAfter int  // how many tricks, where it was entered in its place

	declaring declaration
	declared  []declared
	decided   declaration // by the last trick, until the next is led
	made      bool        // it succeeded

	bid    int  // the highest so far, 0 before the first
	bidder Seat // whose it is; in the end the declarer
	called bool // he has called
	nello  bool // that he will win no trick

	told   told
	hidden int // how many moves of the hand belong to finished tricks
}

// taken is a finished trick.
type taken struct {
	winner     Seat
	tiles      scoring.Set
	byFollower scoring.Tile // the tile with which the second player won it, NoTile where the leader won
	line       int
}

// newTricks is the beginning of a hand.
var newTricks = trickTaking{
	trump: scoring.NoTrump, turned: scoring.NoTile, offer: scoring.NoTile, leader: NoSeat, led: scoring.NoTile, suit: -1,
	mayClose: NoSeat, closed: NoSeat, bidder: NoSeat, told: told{last: NoSeat, passer: NoSeat},
}

// clip keeps what is added to a copy from what is added to the original.
func (k *trickTaking) clip() {
	k.taken = slices.Clip(k.taken)
	k.declared = slices.Clip(k.declared)
}

// moveOn ends the moment after a trick: nobody can close any more, and what has been drawn has been drawn.
func (t *Table) moveOn() {
	k := &t.tricks
	for seat, unseen := range k.unseen {
		if unseen {
			t.closeClaims(Seat(seat))
		}
	}
	k.fresh, k.mayClose = false, NoSeat
	k.drawn, k.unseen, k.pickedUp = false, [2]bool{}, 0
}

// phaseOf finds the first phase of a hand that has what is asked for, nil where none has.
func phaseOf[T any](rules *rulesets.Rules, get func(*rulesets.Phase) *T) *T {
	for i := range rules.Phases {
		if p := get(&rules.Phases[i]); p != nil {
			return p
		}
	}
	return nil
}

// allDoubles are the doubles of the set.
func (t *Table) allDoubles() scoring.Set { return doublesOf(t.rules) }

func doublesOf(rules *rulesets.Rules) scoring.Set {
	var doubles scoring.Set
	for n := range rules.SetSize + 1 {
		doubles = doubles.With(scoring.NewTile(n, n))
	}
	return doubles & rules.Set
}

// judgeHeld refuses a tile that a player cannot have because all of his hand is known.
func (t *Table) judgeHeld(e *Event, tile scoring.Tile) *Refusal {
	if r := t.judgeTile(e, tile); r != nil {
		return r
	}
	if known := t.known[e.Seat] &^ t.seen; !known.Has(tile) && known.Len() >= t.left[e.Seat] {
		r := e.refuse(BadCount).because(HandKnown)
		r.Tile, r.Tiles = tile, known.Tiles()
		r.Min, r.Max = t.left[e.Seat], t.left[e.Seat]
		r.Got = known.Len() + 1
		return r
	}
	return nil
}
