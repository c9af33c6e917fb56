package referee

import (
	"slices"

	"bones/rulesets"
	"bones/scoring"
)

// TrickTable is what lies open, or has been said aloud, in the hand of tricks that is on or comes next.
type TrickTable struct {
	Trump  int          // the suit, scoring.NoTrump while nothing has made one and where there is none
	Turned scoring.Tile // the tile that has made the trump, or that is on offer for this trick; NoTile for none
	Led    scoring.Tile // the tile led to the trick that is on, NoTile between tricks
	Leader Seat         // who leads, or led, the trick; NoSeat while nobody has said
	Suit   int          // of the tile led, −1 between tricks
	Won    []int        // tricks that count, by seat
	Stock  int          // tiles that nobody has drawn, an open one among them
	Closed Seat         // who has closed the stock, so that nobody draws any more; NoSeat for nobody
	Dealt  bool         // the hand is being played, not told

	// The declaration of doubles that runs.
	Declarer Seat           // NoSeat where none does
	Declared int            // how many doubles
	Shown    []scoring.Tile // still to be led
	Taken    int            // tricks won with them so far
	Decided  Seat           // whose declaration the trick just finished has decided, NoSeat for nobody
	Made     bool           // it succeeded

	// The auction.
	Bid       int  // the highest so far, 0 before the first
	Bidder    Seat // whose it is: in the end the declarer; NoSeat before the first
	Called    bool
	Nello     bool
	MayBid    [2]int // the lowest and the highest that may be bid now; zero where nobody bids
	MayNello  bool   // the declarer, who has yet to call, may call nello
	HasToCall bool
}

// Tricks is the table of a game of tricks; ok is false in other games.
func (m *Match) Tricks() (table TrickTable, ok bool) {
	t := m.table
	if t.family != TrickFamily {
		return TrickTable{}, false
	}
	k := &t.tricks
	table = TrickTable{
		Trump: k.trump, Turned: k.turned, Led: k.led, Leader: k.leader, Suit: k.suit, Won: k.won[:], Stock: t.stock(), Closed: k.closed,
		Dealt: k.told.by == notTold, Declarer: NoSeat, Decided: NoSeat,
		Bid: k.bid, Bidder: k.bidder, Called: k.called, Nello: k.nello,
	}
	table.Won = slices.Clone(table.Won)
	if k.offer != scoring.NoTile {
		table.Turned = k.offer
	}
	if table.Leader == NoSeat {
		table.Leader = t.lead
	}
	if d := &k.declaring; d.runs() {
		table.Declarer, table.Declared, table.Shown, table.Taken = d.seat, d.number, d.shown.Tiles(), d.winners.Len()
	}
	if d := &k.decided; d.runs() {
		table.Decided, table.Made = d.seat, k.made
	}
	if b, isOn := t.phase().(*bid); isOn {
		if b.over {
			table.HasToCall = true
			table.MayNello = b.mayNello(k.bid == b.highest)
		} else {
			table.MayBid = [2]int{b.least(k.bid), b.highest}
		}
	}
	return table, true
}

// IsSecret says whether what the tricks of the hand that is on are worth is secret until it is over.
func (m *Match) IsSecret() bool {
	return m.table.on && isSecret(m.Rules)
}

// isSecret says whether won tiles lie face down until the hand is over.
func isSecret(rules *rulesets.Rules) bool {
	return phaseOf(rules, func(p *rulesets.Phase) *bool {
		if p.Tricks == nil || !p.Tricks.Secret {
			return nil
		}
		return &p.Tricks.Secret
	}) != nil
}

// SecretPoints are the points of the hand of tricks that is on, by seat, and where they come from. IsSecret says whether the
// table may see them.
func (m *Match) SecretPoints() (points []int, entries []Entry) {
	t := m.table
	s, ok := t.phases[len(t.phases)-1].(settler)
	if !ok {
		return nil, nil
	}
	sides, entries := s.count(t, 0, false)
	return []int{sides[0].Points, sides[1].Points}, entries
}

// SecretPile are the tiles that a player has won in the hand of tricks that is on.
func (m *Match) SecretPile(seat Seat) []scoring.Tile { return m.table.tricks.pile(seat).Tiles() }

// FaceDown says which events of Log nobody may look at again: the plays of tricks that are over in the hand that is on, and
// what else does not lie open any more. What was said without tiles, and a tile that stays on the table, may be shown.
func (m *Match) FaceDown() []bool {
	log := m.Log()
	faceDown := make([]bool, len(log))
	from, to := m.finishedTricks()
	for i := from; i < to; i++ {
		faceDown[i] = !m.table.liesOpen(&log[i])
	}
	return faceDown
}

// isFaceDown says whether one of the effective events is among them.
func (m *Match) isFaceDown(e *Event) bool {
	i := 0
	for _, other := range m.events {
		if other == e {
			break
		}
		if !other.weightless {
			i++
		}
	}
	faceDown := m.FaceDown()
	return i < len(faceDown) && faceDown[i]
}

// liesOpen says whether all tiles of an event of the hand still lie open: the tile that made the trump until somebody takes it or
// turns it down, doubles while they are shown.
func (t *Table) liesOpen(e *Event) bool {
	switch k := &t.tricks; e.Word {
	case Play, Turn:
		return false
	case Trump:
		return t.lying.Has(e.Tile) && k.closed == NoSeat
	default:
		return e.set()&^k.declaring.shown == 0
	}
}

// finishedTricks says which events of Log reach from the head of the hand that is on to the end of its last finished trick: those
// from the first index up to the second.
func (m *Match) finishedTricks() (from, to int) {
	t := m.table
	if t.family != TrickFamily {
		return 0, 0
	}
	moves := 0
	log := m.Log()
	for i := len(log) - 1; i >= 0 && moves < t.moves; i-- {
		if !isOfHand(log[i].Word) {
			continue
		}
		if moves++; moves == t.moves-t.tricks.hidden+1 {
			to = i + 1
		}
		from = i
	}
	return min(from, to), to
}
