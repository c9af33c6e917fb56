package referee

import (
	"bones/rulesets"
	"bones/scoring"
)

// The bank and the stakes of a chain game: games.md, "Buki". A stake lies on the table until the hand is settled; the score
// changes only then, so that what everybody has won and lost always sums up to zero.

// The reasons of a settlement of stakes, each with its other side.
const (
	ReasonStakeWon  Reason = "stake-won"  // the bank pays the stake's owner
	ReasonBankPays  Reason = "bank-pays"  // what it pays him
	ReasonStakeLost Reason = "stake-lost" // the bank takes the stake
	ReasonBankTakes Reason = "bank-takes" // what it takes
)

// A Stake is what lies on the table for somebody: what he has staked on this hand, and what drawn hands have left of his.
type Stake struct {
	Owner   Seat // a player, or a spectator
	On      Seat // whom he backs: of a player himself
	Chips   int  // staked on this hand, 0 for nothing yet
	Carried int  // left by drawn hands
}

// bank is what a match remembers of the bank and the chips.
type bank struct {
	seat    Seat // who holds it, NoSeat while nobody has been named
	before  Seat // who held it in the hand before, NoSeat in the first
	limits  rulesets.Limits
	carried [MaxSeats]int // what drawn hands have left on the table, by owner
}

// hasPassed says whether the bank has just passed to another player.
func (b *bank) hasPassed() bool { return b.before != NoSeat && b.before != b.seat }

// bet is a stake on the hand that is on.
type bet struct {
	chips int // 0 for none
	on    Seat
	line  int
}

// heavier says whether a tile weighs more than another: by its pips, of equal ones by its larger end.
func heavier(a, b scoring.Tile) bool {
	return a.Pips() > b.Pips() || a.Pips() == b.Pips() && a.High() > b.High()
}

// judgeStakeWord judges the words of the bank and the stakes.
func (t *Table) judgeStakeWord(e *Event) *Refusal {
	switch e.Word {
	case Banks:
		return t.judgeBanks(e)
	case StakeLimits:
		return t.judgeLimits(e)
	}
	return t.judgeStake(e)
}

// withStakes adds the words of the bank and the stakes that may be entered now; a stake that is due comes first, and before it
// its limits.
func (t *Table) withStakes(words []Word) []Word {
	if t.bank.seat == NoSeat {
		return words
	}
	turn := t.phase().turn(t)
	due, limited := turn != NoSeat && t.owesStake(turn), t.bank.limits.Low != 0
	switch {
	case due && limited:
		return []Word{Stakes}
	case due:
		return []Word{StakeLimits}
	case !limited:
		return append(words, StakeLimits)
	}
	for seat := range Seat(t.people) {
		if t.mayStake(seat) && (!t.watches(seat) || t.rules.Spectators.Payout > 0) {
			return append(words, Stakes)
		}
	}
	return words
}

// judgeBanks judges who names himself the first banker, and his heaviest tile. It may be said anew until the hand is on.
func (t *Table) judgeBanks(e *Event) *Refusal {
	switch {
	case t.on:
		return t.outOfPlace(e).because(HandOn)
	case t.number > 1:
		return t.outOfPlace(e)
	case e.Seat == NoSeat:
		if e.Seat = t.bank.seat; e.Seat == NoSeat {
			return e.refuse(UnknownPlayer).because(NobodyNamed)
		}
	}
	if !t.rules.Set.Has(e.Tile) {
		return e.refuse(NotInSet)
	}
	return nil
}

// openBank takes the first banker. His tile is his; that nobody else was dealt a heavier one is his claim.
func (t *Table) openBank(e *Event) {
	t.nameOpener(e.Seat)
	t.unsayBanks()
	t.known[e.Seat] = scoring.SetOf(e.Tile)
	var denied scoring.Set
	for tile := range t.rules.Set.All() {
		if heavier(tile, e.Tile) {
			denied = denied.With(tile)
		}
	}
	if denied != 0 {
		t.claims = append(t.claims, claim{code: WrongBanker, seat: e.Seat, line: e.Line, denied: denied, tile: scoring.NoTile, others: true})
	}
}

// unsayBanks takes back what was said of the heaviest tile.
func (t *Table) unsayBanks() {
	t.known = [MaxSeats]scoring.Set{}
	t.claims = t.claims[:0]
}

// giveBank makes who opens the hand the banker too, unless the bank is fixed and held already.
func (t *Table) giveBank(seat Seat) {
	if t.rules.Banker == "fixed" && t.number > 1 {
		return
	}
	if seat != t.bank.seat {
		t.unsayBanks()
	}
	t.bank.seat = seat
}

// judgeLimits judges the lowest and the highest stake, which the first banker names where the header does not.
func (t *Table) judgeLimits(e *Event) *Refusal {
	if t.rules.Stakes.Low > 0 || t.bank.limits.Low > 0 && (t.number > 1 || t.on) {
		return t.outOfPlace(e)
	}
	if e.Number < 1 || e.Second < e.Number || e.Second > rulesets.MaxChips {
		r := e.refuse(StakeRange).because(LimitsCross)
		r.Got, r.Min, r.Max = e.Number, max(1, e.Number), rulesets.MaxChips
		if e.Number >= 1 {
			r.Got = e.Second
		}
		return r
	}
	return nil
}

// judgeStake judges a stake, which may come at any moment before it is due.
func (t *Table) judgeStake(e *Event) *Refusal {
	switch {
	case t.bank.seat == NoSeat:
		return t.owedFirst(e, Banks)
	case t.bank.limits.Low == 0:
		return t.owedFirst(e, StakeLimits)
	}
	if e.Seat == NoSeat {
		e.Seat = t.onlyStaker()
	}
	if e.Seat == NoSeat {
		return e.refuse(UnknownPlayer).because(NobodyNamed)
	}
	if r := t.judgeBacking(e); r != nil {
		return r
	}
	if earlier := t.bets[e.Seat].line; t.bets[e.Seat].chips > 0 {
		r := e.refuse(StakeTwice).under("stake-once")
		r.Earlier = earlier
		return r
	}
	low, high := t.stakeRange(e.Seat)
	if chips := e.Points.Whole(); chips < low || chips > high {
		r := e.refuse(StakeRange).under("stake-range")
		r.Got, r.Min, r.Max = chips, low, high
		if chips > high && chips <= t.bank.limits.High {
			r.because(BeyondPurse)
		}
		return r
	}
	return nil
}

func (t *Table) placeStake(e *Event) {
	on := e.Other
	if on == NoSeat {
		on = e.Seat
	}
	t.bets[e.Seat] = bet{chips: e.Points.Whole(), on: on, line: e.Line}
}

// judgeBacking judges on whom a stake is: a player's is on himself, a spectator's on a player. Nobody backs the bank.
func (t *Table) judgeBacking(e *Event) *Refusal {
	if !t.watches(e.Seat) {
		switch {
		case e.Seat == t.bank.seat:
			return e.refuse(StakeRange).because(BankerStakes)
		case e.Other != NoSeat && e.Other != e.Seat:
			r := e.refuse(StakeRange).because(BacksOther)
			r.Turn = e.Other
			return r
		}
		return nil
	}
	switch on := e.Other; {
	case t.rules.Spectators.Payout == 0:
		return e.refuse(NoPayout)
	case on == NoSeat:
		return e.refuse(Syntax).because(WantPlayer)
	case t.watches(on):
		r := e.refuse(UnknownPlayer).because(Spectating)
		r.Seat = on
		return r
	case on == t.bank.seat:
		r := e.refuse(StakeRange).because(BacksBanker).under("spectators")
		r.Turn = on
		return r
	case t.bets[e.Seat].chips == 0 && t.turns[on] >= t.stakeDue(on):
		r := t.outOfPlace(e).because(TooLate)
		r.Turn, r.Got = on, t.stakeDue(on)
		return r
	}
	return nil
}

// watches says whether a seat is a spectator's.
func (t *Table) watches(seat Seat) bool { return int(seat) >= t.players }

// onlyStaker is who must be meant by a stake without a name: the player on turn, or the only one who has yet to stake.
func (t *Table) onlyStaker() Seat {
	if turn := t.phase().turn(t); turn != NoSeat && t.mayStake(turn) {
		return turn
	}
	only := NoSeat
	for seat := range Seat(t.players) {
		if !t.mayStake(seat) {
			continue
		}
		if only != NoSeat {
			return NoSeat
		}
		only = seat
	}
	return only
}

// mayStake says whether somebody has yet to stake on this hand.
func (t *Table) mayStake(seat Seat) bool {
	return t.bank.seat != NoSeat && seat != t.bank.seat && t.bets[seat].chips == 0
}

// stakeDue is the turn before which a player must have staked: the first one where the bank has just passed to another, and
// for who leads without holding it.
func (t *Table) stakeDue(seat Seat) int {
	if t.bank.hasPassed() || seat == t.lead {
		return 1
	}
	return t.rules.StakeBefore
}

// owesStake says whether a player must stake before the turn that he is to take.
func (t *Table) owesStake(seat Seat) bool {
	return t.mayStake(seat) && t.turns[seat]+1 >= t.stakeDue(seat)
}

// judgeStaked refuses a turn of a player who must stake before it.
func (t *Table) judgeStaked(e *Event) *Refusal {
	if !t.owesStake(e.Seat) {
		return nil
	}
	r := e.refuse(StakeMissing).under("stake-before")
	r.Turn, r.Expected = e.Seat, []Word{Stakes}
	r.Min, r.Max = t.stakeRange(e.Seat)
	if t.bank.limits.Low == 0 {
		r.Expected = []Word{StakeLimits, Stakes}
	}
	return r
}

// stakeRange is the lowest and the highest stake open to somebody. The lowest is allowed whatever is left in his purse.
func (t *Table) stakeRange(seat Seat) (low, high int) {
	low, high = t.bank.limits.Low, t.bank.limits.High
	if left, ok := t.purse(seat); ok {
		high = max(low, min(high, left.Whole()))
	}
	return low, high
}

// purse is what a player has left to stake with: his chips, what he has won and lost, less what lies on the table. ok is
// false where no purse is checked: at a table without chips, and a spectator's.
func (t *Table) purse(seat Seat) (left scoring.Points, ok bool) {
	if t.rules.Chips == 0 || t.watches(seat) {
		return 0, false
	}
	return scoring.Whole(t.rules.Chips-t.bank.carried[seat]-t.bets[seat].chips) + t.score[seat], true
}

// settleStakes pays and takes the stakes of a hand, or, without a winner, leaves the players' on the table.
func (t *Table) settleStakes(winner Seat, line int) {
	b := &t.bank
	if winner == NoSeat {
		for seat := range t.players {
			b.carried[seat] += t.bets[seat].chips
		}
		b.before = b.seat
		return
	}
	for _, tr := range scoring.SettleStakes(b.seat, winner, t.stakes()) {
		give, take := ReasonStakeLost, ReasonBankTakes
		if tr.Kind == scoring.StakeWon {
			give, take = ReasonBankPays, ReasonStakeWon
		}
		t.pay(Entry{Seat: tr.From, Points: -tr.Chips, Reason: give, Line: line, Transfer: &tr})
		t.pay(Entry{Seat: tr.To, Points: tr.Chips, Reason: take, Line: line, Transfer: &tr})
	}
	b.carried = [MaxSeats]int{}
	b.before = b.seat
	if t.rules.Banker != "fixed" {
		b.seat = winner
	}
}

// stakes lists what is to be settled. What a drawn hand has left of a player to whom the bank was given since is no stake
// against himself: he takes it back.
func (t *Table) stakes() []scoring.Stake {
	var stakes []scoring.Stake
	for seat := range Seat(t.people) {
		s := scoring.Stake{Owner: seat, On: seat, Chips: t.bank.carried[seat] + t.bets[seat].chips, Payout: t.rules.Payout}
		if t.watches(seat) {
			s.On, s.Payout = t.bets[seat].on, t.rules.Spectators.Payout
		}
		if s.Chips > 0 && seat != t.bank.seat {
			stakes = append(stakes, s)
		}
	}
	return stakes
}
