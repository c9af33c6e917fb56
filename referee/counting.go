package referee

import (
	"slices"

	"bones/scoring"
)

// The proof by counting: games.md, "Audit". Every claim excludes tiles from its player's hand. If the tiles nobody has seen
// cannot be dealt out to the players so that each gets as many as he holds and none that he has denied, some claim is wrong.
// Which one need not be certain, but how many at least is, for each player alone and for all together. A player has so many
// fouls on record, and when a tile shows which claims they were, that is no new foul. An impossible deal stands until one of
// its claims turns out to be wrong, which is a foul as well.

// mostDoubts bounds how many claims at once may be certainly wrong without its being known which. Where there are more, the
// rest is reported when tiles show it.
const mostDoubts = 4

// proveByCounting reports what the claims with this code, and nothing else, make certain in a line: a player's foul where
// his claims alone cannot be true. Where only several players' claims together cannot, nobody knows whose is wrong; that
// is an impossible deal, and reported only where joint asks for it.
func (t *Table) proveByCounting(code Code, line int, joint bool) {
	if t.loose || len(t.claims) == 0 {
		return
	}
	all := 1<<t.players - 1
	if joint && t.canBeDealt(code, all) {
		t.doubts = nil
		return
	}
	known := 0
	for seat := range Seat(t.players) {
		known += t.proveAlone(code, seat, line)
	}
	if !joint {
		return
	}
	wrong := t.leastWrong(code, all, known)
	if wrong >= mostDoubts {
		return
	}
	for n := len(t.doubts); n < wrong-known; n++ {
		t.doubts = append(t.doubts, len(t.fouls))
		t.accuse(t.counted(ImpossibleDeal, NoSeat, t.needed(code, all, known+n+1), line))
	}
	t.doubts = t.doubts[:wrong-known]
}

// proveAlone reports what one player's claims alone make certain, and returns how many of them are wrong without its being
// known which.
func (t *Table) proveAlone(code Code, seat Seat, line int) int {
	mine := 1 << seat
	if t.canBeDealt(code, mine) {
		return 0
	}
	for i := range t.claims {
		if c := &t.claims[i]; c.counts(code, mine) && (t.unseen()&^c.excluded()).Len() < t.hidden(seat) {
			t.breakClaim(c, scoring.NoTile, line)
		}
	}
	known := t.blamed(code, seat)
	for wrong := t.leastWrong(code, mine, known); known < wrong; known++ {
		needed := t.needed(code, mine, known+1)
		f := t.counted(code, seat, needed, line)
		for _, i := range needed {
			if c := &t.claims[i]; !c.blamed {
				c.blamed, f.Earlier = true, c.line
				break
			}
		}
		t.accuse(f)
	}
	return known
}

// counted is the foul that some claims prove by counting.
func (t *Table) counted(code Code, seat Seat, needed []int, line int) Foul {
	f := Foul{Code: code, Seat: seat, Line: line, Tile: scoring.NoTile}
	for _, i := range needed {
		f.Lines = append(f.Lines, t.claims[i].line)
	}
	slices.Sort(f.Lines)
	f.Lines = slices.Compact(f.Lines) // several may stand in one line
	f.Earlier = f.Lines[len(f.Lines)-1]
	return f
}

// blamed counts a player's fouls that counting has proved and that no tile has laid to a claim yet.
func (t *Table) blamed(code Code, seat Seat) int {
	n := 0
	for i := range t.claims {
		if t.claims[i].isBlamed(code, seat) {
			n++
		}
	}
	return n
}

func (c *claim) isBlamed(code Code, seat Seat) bool {
	return c.blamed && c.stands() && c.code == code && c.seat == seat
}

// explains says whether a claim just broken is what a foul proved by counting was about. Then the foul is laid to it, and no
// longer to the claim in whose place it stood.
func (t *Table) explains(broken *claim) bool {
	known := t.blamed(broken.code, broken.seat)
	if known == 0 || !t.loose && t.leastWrong(broken.code, 1<<broken.seat, 0) >= known {
		return false
	}
	var instead *claim
	for i := range t.claims {
		if c := &t.claims[i]; c.isBlamed(broken.code, broken.seat) && (instead == nil || instead.line < broken.line) {
			instead = c
		}
	}
	instead.blamed = false
	return true
}

// explainDeal lays to a claim just broken the first impossible deal that it has a part in. What the other claims still make
// impossible without it is another.
func (t *Table) explainDeal(broken *claim) {
	i := slices.IndexFunc(t.doubts, func(foul int) bool { return slices.Contains(t.fouls[foul].Lines, broken.line) })
	if i >= 0 {
		t.doubts = slices.Delete(t.doubts, i, i+1)
	}
}

// leastWrong is how many claims of these players, at least, are wrong, as far as mostDoubts. It is not less than known.
func (t *Table) leastWrong(code Code, seats, known int) int {
	for known < mostDoubts && !t.explained(code, seats, known) {
		known++
	}
	return known
}

// explained says whether the tiles can be dealt if so many claims of these players, at most, are wrong.
func (t *Table) explained(code Code, seats, wrong int) bool {
	if t.canBeDealt(code, seats) {
		return true
	}
	if wrong == 0 {
		return false
	}
	for _, i := range t.needed(code, seats, 1) {
		t.claims[i].aside = true
		found := t.explained(code, seats, wrong-1)
		t.claims[i].aside = false
		if found {
			return true
		}
	}
	return false
}

// needed returns claims of these players, as few as it takes, of which so many are wrong at least; the latest first.
func (t *Table) needed(code Code, seats, wrong int) []int {
	var needed, aside []int
	for i := range slices.Backward(t.claims) {
		c := &t.claims[i]
		if !c.counts(code, seats) {
			continue
		}
		c.aside = true
		if t.explained(code, seats, wrong-1) {
			c.aside = false
			needed = append(needed, i)
		} else {
			aside = append(aside, i)
		}
	}
	for _, i := range aside {
		t.claims[i].aside = false
	}
	return needed
}

// counts says whether a claim is among those reckoned with.
func (c *claim) counts(code Code, seats int) bool {
	return c.code == code && seats>>c.seat&1 == 1 && c.stands() && !c.aside
}

// canBeDealt says whether the tiles nobody has seen can be dealt to these players so that all their claims are true. By
// Hall's theorem they can unless for some of the players fewer tiles are allowed than they hold together.
func (t *Table) canBeDealt(code Code, seats int) bool {
	var allowed [MaxSeats]scoring.Set
	unseen := t.unseen()
	for seat := range t.players {
		allowed[seat] = unseen
	}
	bound := 0 // the players whom a claim binds: to the others any tile may go
	for i := range t.claims {
		if c := &t.claims[i]; c.counts(code, seats) {
			allowed[c.seat] &^= c.excluded()
			bound |= 1 << c.seat
		}
	}
	for some := bound; some != 0; some = (some - 1) & bound {
		var together scoring.Set
		need := 0
		for seat := range Seat(t.players) {
			if hidden := t.hidden(seat); some>>seat&1 == 1 && hidden > 0 {
				together |= allowed[seat]
				need += hidden
			}
		}
		if together.Len() < need {
			return false
		}
	}
	return true
}

// excluded are the tiles that a player has not, if his claim is true.
func (c *claim) excluded() scoring.Set { return c.denied &^ c.lesser.tiles }

// unseen are the tiles of which nobody knows where they are.
func (t *Table) unseen() scoring.Set {
	unseen := t.rules.Set &^ t.seen &^ t.lying
	for seat := range t.players {
		unseen &^= t.known[seat]
	}
	return unseen
}

// hidden is how many tiles of a player's hand nobody knows.
func (t *Table) hidden(seat Seat) int { return t.left[seat] - (t.known[seat] &^ t.seen).Len() }
