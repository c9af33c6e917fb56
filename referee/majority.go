package referee

import (
	"slices"

	"bones/rulesets"
	"bones/scoring"
)

// The reasons of a ranking, by place.
const (
	ReasonFirst  Reason = "first"
	ReasonSecond Reason = "second"
	ReasonThird  Reason = "third"
	ReasonPlace  Reason = "place" // any later one, where a ruleset gives it points
)

// majority is the end of a hand in which the players have collected tiles: each tells all of his, or how many bear each
// number, and for each number the players are ranked: games.md, "Third Place". The match is this one hand.
type majority struct {
	params *rulesets.Majority
	told   [MaxSeats]scoring.Counts // of who has told his counts, which stand instead of his tiles
}

func (m *majority) begin(*Table) { *m = majority{params: m.params} }

func (m *majority) clone() mechanism {
	c := *m
	return &c
}

// turn is nobody's in particular: they tell their tiles in any order.
func (m *majority) turn(*Table) Seat { return NoSeat }

func (m *majority) expects(*Table) []Word { return []Word{Holds, Counts} }

func (m *majority) judge(t *Table, e *Event) *Refusal {
	switch e.Word {
	case Takes: // bare tiles
		if e.Tile != scoring.NoTile {
			word, number := e.Word, e.Number
			e.Word, e.Number = Holds, 0
			if r := m.judgeHolds(t, e); r != nil {
				e.Word, e.Number = word, number
				return r
			}
			return nil
		}
	case Holds:
		return m.judgeHolds(t, e)
	case Counts:
		return m.judgeCounts(t, e)
	}
	return t.outOfPlace(e)
}

// judgeTeller completes who tells his tiles, in seat order, and refuses who has told them all.
func (m *majority) judgeTeller(t *Table, e *Event) *Refusal {
	if e.Seat == NoSeat {
		e.Seat = t.nextToTurnUp()
	}
	if t.up[e.Seat].done {
		return t.outOfPlace(e).because(UpAlready)
	}
	return nil
}

// judgeHolds judges some or all of a player's tiles.
func (m *majority) judgeHolds(t *Table, e *Event) *Refusal {
	if r := m.judgeTeller(t, e); r != nil {
		return r
	}
	lacking := m.share(t) - t.up[e.Seat].tiles.Len()
	switch e.Form {
	case FormTold:
		return e.refuse(Syntax).because(WantTiles)
	case FormUnseen:
		return t.outOfPlace(e).because(NotUnseen)
	case FormRest:
		if rest := m.unclaimed(t).Len(); rest != lacking {
			return t.badCount(e, rest, lacking, lacking).because(NotTheRest)
		}
		return m.judgeSums(t, e)
	}
	var said scoring.Set
	for _, tile := range e.Tiles() {
		if r := m.judgeTile(t, e, tile, said); r != nil {
			r.Tile = tile
			r.Tiles = m.missing(t, e, lacking)
			return r
		}
		said = said.With(tile)
	}
	if n := said.Len(); n == 0 || n > lacking {
		r := t.badCount(e, n, 1, lacking)
		r.Tiles = nil
		return r
	}
	return m.judgeSums(t, e)
}

// judgeTile judges one of the tiles of a line, after those said before it.
func (m *majority) judgeTile(t *Table, e *Event, tile scoring.Tile, said scoring.Set) *Refusal {
	switch {
	case t.aside.Has(tile):
		return e.refuse(NotInSet).because(TakenOut)
	case said.Has(tile):
		return e.refuse(BadCount).because(TwiceInLine)
	case t.up[e.Seat].tiles.Has(tile):
		return e.refuse(BadCount).because(ToldBefore)
	}
	return t.judgeTile(e, tile)
}

// missing names the tiles that nobody has told and the line does not either, where they can only be this player's: when all
// the others have told theirs, and the line has as many as he lacks.
func (m *majority) missing(t *Table, e *Event, lacking int) []scoring.Tile {
	if len(t.yetToTurnUp()) != 1 || 1+len(e.More) != lacking {
		return nil
	}
	return (m.unclaimed(t) &^ e.set()).Tiles()
}

// judgeCounts judges how many of a player's tiles bear each number.
func (m *majority) judgeCounts(t *Table, e *Event) *Refusal {
	if r := m.judgeTeller(t, e); r != nil {
		return r
	}
	numbers := Numbers(t.rules)
	if len(e.Each) != len(numbers) {
		return t.badCount(e, len(e.Each), len(numbers), len(numbers)).because(EachNumber)
	}
	sum := 0
	for _, n := range e.Each {
		sum += n.Whole()
	}
	// Every tile bears two numbers, a double one that counts once or twice.
	most := 2 * m.share(t)
	least := most
	if t.rules.DoubleCounts == 1 {
		least -= min(len(numbers), m.share(t))
	}
	if sum < least || sum > most {
		return t.badCount(e, sum, least, most)
	}
	return m.judgeSums(t, e)
}

// judgeSums judges that of each number no more is told than there is, and, when everybody has told his tiles, no less.
func (m *majority) judgeSums(t *Table, e *Event) *Refusal {
	after := *m
	trial := *t
	if after.tell(&trial, e); !slices.ContainsFunc(trial.up[:t.players], func(u turnedUp) bool { return u.done && u.tiles == 0 }) {
		return nil // all are told by their tiles, of which there is each one once
	}
	all := scoring.CountNumbers(m.tiles(t), t.rules.DoubleCounts)
	complete := trial.nextToTurnUp() == NoSeat
	for _, number := range Numbers(t.rules) {
		sum := 0
		for seat := range Seat(t.players) {
			sum += after.counts(&trial, seat)[number]
		}
		if sum > all[number] || complete && sum < all[number] {
			r := t.badCount(e, sum, all[number], all[number]).because(NumberSum)
			r.Number = number
			return r
		}
	}
	return nil
}

func (m *majority) apply(t *Table, e *Event) {
	m.tell(t, e)
	if t.nextToTurnUp() == NoSeat {
		m.rank(t, e.Line)
	}
}

// tell notes what a player tells of his tiles.
func (m *majority) tell(t *Table, e *Event) {
	up := &t.up[e.Seat]
	switch {
	case e.Word == Counts:
		for i, number := range Numbers(t.rules) {
			m.told[e.Seat][number] = e.Each[i].Whole()
		}
		*up = turnedUp{done: true}
		return
	case e.Form == FormRest:
		up.tiles |= m.unclaimed(t)
	default:
		up.tiles |= e.set()
	}
	t.known[e.Seat] = up.tiles
	up.done = up.tiles.Len() == m.share(t)
	up.exact = up.done
}

// rank gives the points for each number, and with them ends the hand.
func (m *majority) rank(t *Table, line int) {
	ranking, _ := MajorityOf(t.rules)
	var ranks []scoring.Place
	for _, number := range Numbers(t.rules) {
		counts := make([]int, t.players)
		for seat := range counts {
			counts[seat] = m.counts(t, Seat(seat))[number]
		}
		for _, p := range ranking.Rank(number, counts) {
			ranks = append(ranks, p)
			if p.Points != 0 {
				tiles := t.up[p.Seat].tiles & scoring.Bearing(number)
				t.pay(Entry{Seat: p.Seat, Points: scoring.Whole(p.Points), Reason: reasonOf(p), Tiles: tiles.Tiles(), Line: line, Place: &p})
			}
		}
	}
	t.endHand(Collected, NoSeat)
	t.hands[len(t.hands)-1].Ranks = ranks
}

func reasonOf(p scoring.Place) Reason {
	switch p.Place {
	case 1:
		return ReasonFirst
	case 2:
		return ReasonSecond
	case 3:
		return ReasonThird
	}
	return ReasonPlace
}

// counts is how many of the tiles that a player has told bear each number.
func (m *majority) counts(t *Table, seat Seat) scoring.Counts {
	if up := t.up[seat]; up.tiles != 0 {
		return scoring.CountNumbers(up.tiles, t.rules.DoubleCounts)
	}
	return m.told[seat]
}

// tiles are the tiles in play: the set, less what was taken out of it.
func (m *majority) tiles(t *Table) scoring.Set { return t.rules.Set &^ t.aside }

// unclaimed are the tiles that nobody has told.
func (m *majority) unclaimed(t *Table) scoring.Set {
	free := m.tiles(t)
	for seat := range t.players {
		free &^= t.up[seat].tiles
	}
	return free
}

// share is how many tiles every player takes.
func (m *majority) share(t *Table) int { return m.tiles(t).Len() / t.players }
