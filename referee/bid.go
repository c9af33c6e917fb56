package referee

import (
	"strconv"

	"bones/rulesets"
	"bones/scoring"
)

// bid is the auction for the right to call the trump, and the call: games.md, "Reveille: Bidding".
type bid struct {
	params  *rulesets.Bid
	bidder  Seat // whose turn it is; NoSeat: whoever opens the hand
	passed  bool // the first bidder has passed: the other bids once, or passes too
	over    bool // the declarer is to call
	highest int
}

func (b *bid) begin(t *Table) {
	*b = bid{params: b.params, bidder: NoSeat}
	if b.params.Bidder == "winner" {
		b.bidder = t.tricks.leader
	}
	b.highest = t.highestBid(t.tricks.out)
}

// highestBid is the highest bid possible when these tiles have gone out.
func (t *Table) highestBid(out scoring.Set) int {
	c := t.phases[len(t.phases)-1].(*contract)
	return c.worth.HighestBid(t.rules.Set, out, t.rules.Deal[t.players]).Total()
}

func (b *bid) clone() mechanism {
	c := *b
	return &c
}

func (b *bid) turn(t *Table) Seat {
	switch {
	case b.over:
		return t.tricks.bidder
	case b.bidder == NoSeat:
		return t.lead
	}
	return b.bidder
}

func (b *bid) expects(*Table) []Word {
	if b.over {
		return []Word{Calls}
	}
	return []Word{Bids, Pass}
}

func (b *bid) judge(t *Table, e *Event) *Refusal {
	k := &t.tricks
	readNumber(e, b.over)
	switch e.Word {
	case Bids:
		if b.over {
			return t.outOfPlace(e)
		}
		if r := t.take(e, b.turn(t)); r != nil {
			return r
		}
		return b.judgeAmount(e, k.bid, b.highest)
	case Pass:
		if b.over {
			return b.judgeLatePass(t, e)
		}
		return t.take(e, b.turn(t))
	case Calls:
		if !b.over {
			return t.outOfPlace(e)
		}
		return b.judgeCall(t, e, k.bid == b.highest)
	}
	return t.judgeTold(e)
}

// readNumber takes a number alone for what is owed: a bid, or the suit that is called.
func readNumber(e *Event, calls bool) {
	switch isNumber := e.Tile == scoring.NoTile; {
	case e.Word != Play || e.More != nil || e.On >= 0:
	case calls && isNumber:
		e.Word = Calls
	case !calls && (isNumber || e.Number > 0):
		e.Word, e.Tile = Bids, scoring.NoTile
	}
}

// judgeNumber refuses a number alone where nothing is bid or called: a tile was wanted.
func (t *Table) judgeNumber(e *Event) *Refusal {
	if e.Word != Play || e.Tile != scoring.NoTile {
		return nil
	}
	switch p := t.phase().(type) {
	case *bid:
		return nil
	case *contract:
		if p.turn(t) != NoSeat {
			return nil
		}
	}
	r := e.refuse(Syntax).because(WantTile)
	r.Text = strconv.Itoa(e.Number)
	return r
}

// least is the lowest bid after another, 0 where it is the first.
func (b *bid) least(before int) int { return max(before+1, b.params.Lowest) }

// mayNello says whether nello may be called. highest says that the highest bid possible has been made.
func (b *bid) mayNello(highest bool) bool {
	return b.params.Nello == "always" || b.params.Nello == "highest" && highest
}

// judgeAmount judges a bid after another, 0 where it is the first.
func (b *bid) judgeAmount(e *Event, before, highest int) *Refusal {
	if least := b.least(before); e.Number < least || e.Number > highest {
		r := e.refuse(BidRange).under("bid")
		r.Got, r.Min, r.Max = e.Number, least, highest
		return r
	}
	return nil
}

// judgeLatePass accepts the pass that the highest bid, or the only one after a pass, has already made of the other.
func (b *bid) judgeLatePass(t *Table, e *Event) *Refusal {
	other := t.after(t.tricks.bidder)
	if e.Seat == NoSeat {
		e.Seat = other
	}
	switch {
	case e.Seat != other:
		return t.outOfPlace(e)
	case t.auto[other]:
		return t.outOfPlace(e).because(PassedTwice)
	}
	return nil
}

// judgeCall judges what the declarer calls. highest says that he has made the highest bid possible.
func (b *bid) judgeCall(t *Table, e *Event, highest bool) *Refusal {
	if r := t.take(e, t.tricks.bidder); r != nil {
		return r
	}
	switch e.Form {
	case FormNello:
		if !b.mayNello(highest) {
			r := e.refuse(NelloNotAllowed).under("nello")
			r.Got, r.Max = t.tricks.bid, b.highest
			return r
		}
	case FormNone:
		if !b.params.NoTrump {
			return e.refuse(NoFit).because(MustCallSuit)
		}
	default:
		if e.Number > t.rules.SetSize || scoring.Bearing(e.Number)&t.rules.Set == 0 {
			r := e.refuse(NotInSet).because(NoSuchSuit)
			r.Got, r.Max = e.Number, t.rules.SetSize
			return r
		}
	}
	return nil
}

func (b *bid) apply(t *Table, e *Event) {
	k := &t.tricks
	switch e.Word {
	case Bids:
		b.open(t, e.Seat)
		k.bid, k.bidder = e.Number, e.Seat
		b.bidder = t.after(e.Seat)
		b.over = b.passed || k.bid == b.highest
	case Pass:
		if b.over {
			t.auto[e.Seat] = true
			e.weightless = true
			return
		}
		b.open(t, e.Seat)
		switch {
		case k.bid > 0:
			b.over = true
			t.auto[e.Seat] = true
		case b.passed:
			t.endHand(PassedEnd, NoSeat)
		default:
			b.passed = true
			b.bidder = t.after(e.Seat)
		}
	case Calls:
		t.call(e)
		t.next()
	default:
		t.applyTold(e)
	}
}

// open names who opens the hand by the first thing he says, where nobody has named him.
func (b *bid) open(t *Table, seat Seat) {
	if t.lead == NoSeat {
		t.lead = seat
	}
}

// call notes what the declarer has called.
func (t *Table) call(e *Event) {
	k := &t.tricks
	k.called, k.nello = true, e.Form == FormNello
	if e.Form == FormPlain {
		k.trump = e.Number
	}
}
