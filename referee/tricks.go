package referee

import (
	"bones/rulesets"
	"bones/scoring"
)

// tricks is a row of tricks of one tile each between two players: games.md, "Bingo" and "Reveille".
type tricks struct {
	params *rulesets.Tricks
	suits  suits
}

func (p *tricks) begin(t *Table) {
	k := &t.tricks
	*p = tricks{params: p.params, suits: suitsOf(t.rules, p.params, k.trump)}
	switch p.params.Leader {
	case "opener":
		k.leader = NoSeat
	case "declarer":
		k.leader = k.bidder
	}
}

func (p *tricks) clone() mechanism {
	c := *p
	return &c
}

// leader is who leads the trick that is on or comes next.
func (p *tricks) leader(t *Table) Seat {
	if t.tricks.leader == NoSeat {
		return t.lead
	}
	return t.tricks.leader
}

// awaitsOffer says whether the dealer has yet to turn up the tile of this trick.
func (p *tricks) awaitsOffer(t *Table) bool {
	return p.params.Draw == "offered" && t.tricks.offer == scoring.NoTile
}

func (p *tricks) turn(t *Table) Seat {
	k := &t.tricks
	switch {
	case p.awaitsOffer(t):
		return NoSeat
	case k.declaring.owesShowing():
		return k.declaring.seat
	case k.led != scoring.NoTile:
		return t.after(k.leader)
	}
	return p.leader(t)
}

func (p *tricks) expects(t *Table) []Word {
	var words []Word
	k := &t.tricks
	switch {
	case p.awaitsOffer(t):
		words = append(words, Turn)
	case k.declaring.owesShowing():
		words = append(words, Shows)
	default:
		words = append(words, Play)
		if p.mayDeclare(t) {
			words = append(words, Declares)
		}
		if k.mayClose != NoSeat {
			words = append(words, Closes)
		}
		if p.mayShowAll(t) {
			words = append(words, Shows)
		}
	}
	return append(words, t.toldWords()...)
}

func (p *tricks) judge(t *Table, e *Event) *Refusal {
	switch e.Word {
	case Play:
		return p.judgePlay(t, e)
	case Turn:
		if p.awaitsOffer(t) {
			return t.judgeTile(e, e.Tile)
		}
	case Closes:
		return p.judgeCloses(t, e)
	case Declares:
		return p.judgeDeclares(t, e)
	case Shows:
		return p.judgeShows(t, e)
	default:
		return t.judgeTold(e)
	}
	return t.outOfPlace(e)
}

func (p *tricks) judgePlay(t *Table, e *Event) *Refusal {
	k := &t.tricks
	switch {
	case e.More != nil:
		return e.refuse(Syntax).because(ListNeedsWord)
	case e.Tile == scoring.NoTile || e.On >= 0 && !e.As:
		return e.refuse(Syntax).because(WantTile)
	case p.awaitsOffer(t), k.declaring.owesShowing():
		return t.outOfPlace(e)
	}
	if r := t.take(e, p.turn(t)); r != nil {
		return r
	}
	if k.led != scoring.NoTile {
		if r := t.judgeHeld(e, e.Tile); r != nil {
			return r
		}
		if e.As {
			r := e.refuse(NoFit).because(LeaderNames)
			r.Got = int(e.On)
			return r
		}
		return nil
	}
	return p.judgeLead(t, e)
}

func (p *tricks) judgeLead(t *Table, e *Event) *Refusal {
	if r := t.tricks.declaring.judgeLead(e); r != nil {
		return r
	}
	if r := t.judgeHeld(e, e.Tile); r != nil {
		return r
	}
	if !e.As {
		return nil
	}
	r := e.refuse(NoFit)
	r.Got = int(e.On)
	switch own := p.suits.led(e.Tile); {
	case !e.Tile.Has(r.Got):
		return r.because(NotItsEnd)
	case r.Got != own && (p.suits.isTrump(e.Tile) || t.rules.LeadSuit != "choice"):
		r.Min, r.Max = own, own
		return r.because(SuitFixed).under("suit-led")
	}
	return nil
}

func (p *tricks) apply(t *Table, e *Event) {
	k := &t.tricks
	switch e.Word {
	case Play:
		if k.led == scoring.NoTile {
			p.lead(t, e)
		} else {
			p.reply(t, e)
		}
	case Turn:
		t.moveOn()
		k.offer = e.Tile
		t.lying = t.lying.With(e.Tile)
	case Closes:
		p.close(t, e)
	case Declares:
		p.declare(t, e)
	case Shows:
		p.show(t, e)
	default:
		t.applyTold(e)
	}
}

func (p *tricks) lead(t *Table, e *Event) {
	k := &t.tricks
	t.moveOn()
	if t.lead == NoSeat {
		t.lead = e.Seat
	}
	k.leader, k.led, k.suit, k.line = e.Seat, e.Tile, p.suits.led(e.Tile), e.Line
	if e.As {
		k.suit = int(e.On)
	}
	t.lay(e)
	k.decided = declaration{}
	k.declaring.lead(e.Tile)
	p.count(t, e.Line)
}

// reply plays the second tile of a trick, notes what it denies, and ends the trick.
func (p *tricks) reply(t *Table, e *Event) {
	k := &t.tricks
	t.lay(e)
	p.deny(t, e)
	trick := taken{winner: k.leader, tiles: scoring.SetOf(k.led, e.Tile), byFollower: scoring.NoTile, line: e.Line}
	if p.suits.beats(e.Tile, k.led, k.suit) {
		trick.winner, trick.byFollower = e.Seat, e.Tile
	}
	k.taken = append(k.taken, trick)
	if p.params.Won == "out" {
		k.out |= trick.tiles
	} else {
		k.piles[trick.winner] |= trick.tiles
		k.won[trick.winner]++
	}
	running := k.declaring
	d := k.declaring.trick(k.led, trick.winner, e.Line)
	if d != nil {
		k.declared = append(k.declared, *d)
	}
	if !k.declaring.runs() {
		k.decided, k.made = running, d != nil
	}
	k.leader, k.led, k.suit = trick.winner, scoring.NoTile, -1
	k.fresh, k.hidden = true, t.moves
	p.count(t, e.Line)
	p.draw(t, trick.winner)
	switch {
	case t.left[0] == 0 && t.left[1] == 0:
		t.next()
		t.settleTricks(e.Line)
	case p.params.Draw != "none" && t.stock() < 2:
		t.next()
	}
}

// deny notes what a reply says of its player's hand: that he has none of the tiles he would have had to play before it.
func (p *tricks) deny(t *Table, e *Event) {
	var denied [2]duty
	n := 0
	for _, d := range p.suits.duties(p.params.Ladder, t.tricks.led, t.tricks.suit) {
		if d.tiles.Has(e.Tile) {
			break
		}
		if n > 0 && denied[n-1].tiles&^d.tiles == 0 {
			n-- // who does not follow says no more by not beating either
		}
		denied[n] = d
		n++
	}
	t.claimDuties(e.Seat, e.Line, denied[0], denied[1])
}

// count proves, before anybody draws, what a single reply makes certain by counting: fewer of the unseen tiles than its player
// holds are left that he has not denied.
func (p *tricks) count(t *Table, line int) {
	for i := range t.claims {
		c := &t.claims[i]
		if c.stands() && (t.unseen()&^c.excluded()).Len() < t.hidden(c.seat) {
			t.breakClaim(c, scoring.NoTile, line)
		}
	}
}

// draw gives the tiles of the stock that follow a trick. The program knows when and how many: nobody enters it.
func (p *tricks) draw(t *Table, winner Seat) {
	k := &t.tricks
	if p.params.Draw == "none" || t.stock() < 2 {
		return
	}
	if p.params.Close {
		k.mayClose = winner
	}
	loser := t.after(winner)
	t.left[winner]++
	t.left[loser]++
	k.drawn, k.unseen = true, [2]bool{true, true}
	switch {
	case k.offer != scoring.NoTile:
		t.pickUp(winner, k.offer)
		k.offer = scoring.NoTile
	case t.stock() == 0 && k.turned != scoring.NoTile:
		t.pickUp(loser, k.turned)
	}
}

// pickUp takes a tile that lay on the table into a hand: everybody knows who has it.
func (t *Table) pickUp(seat Seat, tile scoring.Tile) {
	t.lying = t.lying.Without(tile)
	t.known[seat] = t.known[seat].With(tile)
	t.tricks.unseen[seat] = false
	t.tricks.pickedUp = t.tricks.pickedUp.With(tile)
}

// judgeCloses judges that the winner of a trick closes the stock instead of having drawn from it.
func (p *tricks) judgeCloses(t *Table, e *Event) *Refusal {
	k := &t.tricks
	switch {
	case p.params.Close && len(k.taken) == 0:
		if r := t.take(e, p.turn(t)); r != nil {
			return r
		}
		return e.refuse(NoTrickYet).under("close")
	case k.mayClose == NoSeat:
		return t.outOfPlace(e).under("close")
	}
	return t.take(e, k.mayClose)
}

// close takes back what has been drawn since the trick, and turns the tile of the trump down.
func (p *tricks) close(t *Table, e *Event) {
	k := &t.tricks
	k.closed, k.closedAfter = e.Seat, len(k.taken)
	k.unseen = [2]bool{}
	for seat := range t.players {
		t.left[seat]--
		t.known[seat] = t.known[seat].Without(k.turned)
	}
	if k.turned != scoring.NoTile {
		t.lying = t.lying.With(k.turned)
	}
	t.moveOn()
	if p.params.Draw != "none" {
		t.next()
	}
}
