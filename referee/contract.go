package referee

import (
	"bones/rulesets"
	"bones/scoring"
)

// contract settles a hand against what its declarer has bid: games.md, "Reveille: Points".
type contract struct {
	params *rulesets.Contract
	worth  scoring.Worth
}

func newContract(params *rulesets.Contract) *contract {
	c := &contract{params: params, worth: worthOf(params.Worth)}
	c.worth.Trick = params.Trick
	return c
}

func (c *contract) begin(*Table) {}

func (c *contract) clone() mechanism {
	d := *c
	return &d
}

func (c *contract) turn(t *Table) Seat {
	k := &t.tricks
	switch {
	case k.called:
		return NoSeat
	case k.bid > 0:
		return k.bidder
	}
	return k.otherBidder(t)
}

func (c *contract) expects(t *Table) []Word {
	k := &t.tricks
	switch {
	case k.called:
		return []Word{Takes, DealPoints}
	case k.told.passed:
		return []Word{Calls}
	case k.bid > 0:
		return []Word{Calls, Bids, Pass}
	}
	return []Word{Bids, Pass}
}

// bidding is the auction of the hand.
func (t *Table) bidding() *bid {
	for _, p := range t.phases {
		if b, ok := p.(*bid); ok {
			return b
		}
	}
	panic("referee: a contract without a bid; the loader of rulesets lets none pass")
}

func (c *contract) judge(t *Table, e *Event) *Refusal {
	k := &t.tricks
	if k.called {
		switch e.Word {
		case Takes:
			return t.judgeTakes(e)
		case DealPoints:
			return t.judgeTotals(e)
		}
		return t.outOfPlace(e)
	}
	if _, isOn := t.phase().(*bid); isOn {
		return t.outOfPlace(e)
	}
	readNumber(e, k.told.passed || k.bid > 0 && e.Number <= t.rules.SetSize)
	// Of an auction that is told nobody knows who bids first, nor what the highest bid was.
	b := t.bidding()
	switch other := k.otherBidder(t); {
	case e.Word == Bids && !k.told.passed:
		if r := t.take(e, other); r != nil {
			return r
		}
		return b.judgeAmount(e, k.bid, t.highestBid(0))
	case e.Word == Pass && !k.told.passed:
		return t.take(e, other)
	case e.Word == Calls && k.bid > 0:
		return b.judgeCall(t, e, true)
	}
	return t.outOfPlace(e)
}

// otherBidder is whose turn it is to bid or pass in an auction that is told, NoSeat while nobody has done either.
func (k *trickTaking) otherBidder(t *Table) Seat {
	switch {
	case k.bid > 0:
		return t.after(k.bidder)
	case k.told.passer != NoSeat:
		return t.after(k.told.passer)
	}
	return NoSeat
}

func (c *contract) apply(t *Table, e *Event) {
	k := &t.tricks
	switch e.Word {
	case Bids:
		k.bid, k.bidder = e.Number, e.Seat
		k.told.passed = k.told.passer != NoSeat // he bids once, and is the declarer
	case Pass:
		switch {
		case k.bid > 0:
			k.told.passed = true
		case k.told.passer != NoSeat:
			t.endHand(PassedEnd, NoSeat)
		default:
			k.told.passer = e.Seat
		}
	case Calls:
		t.call(e)
	case Takes, DealPoints:
		if k.tell(e) {
			c.settle(t, e.Line)
		}
	}
}

func (c *contract) settle(t *Table, line int) {
	k := &t.tricks
	sides, entries := c.count(t, line, true)
	rule := scoring.Contract{Declarer: k.bidder, Bid: k.bid, Nello: k.nello, Made: c.params.Made, Set: c.params.Set}
	side := sides[k.bidder]
	award := rule.Award(side.Points, side.Tricks)
	end := SetEnd
	switch award.Kind {
	case scoring.BidMade:
		end = Made
	case scoring.NelloMade, scoring.NelloSet:
		end = NelloEnd
	}
	t.endTricks(end, award, sides, entries, line)
}

func (c *contract) count(t *Table, line int, over bool) ([2]scoring.Side, []Entry) {
	return t.countTricks(c.worth, scoring.Declarations{}, line, over)
}
