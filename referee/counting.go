package referee

import (
	"slices"

	"bones/scoring"
)

// The proof by counting: games.md, "Audit". Every claim excludes tiles from its player's hand. If the tiles nobody has seen
// cannot be dealt out to the players so that each gets as many as he holds and none that he has denied, some claim is wrong.
// By Hall's theorem that is so exactly when for some players together fewer tiles are allowed than they hold.

// proveByCounting reports what the claims with this code, and nothing else, make certain in a line. Where one player's claims
// alone cannot be true, it is his foul; where only several players' claims together cannot, nobody knows whose, and that is
// reported only where joint says that the deal is known well enough.
func (t *Table) proveByCounting(code Code, line int, joint bool) {
	if t.loose || len(t.claims) == 0 {
		return
	}
	for {
		needed, seats := t.contradiction(code, joint)
		if needed == nil {
			return
		}
		f := Foul{Hand: t.number, Code: ImpossibleDeal, Seat: NoSeat, Line: line, Tile: scoring.NoTile}
		alone := seats&(seats-1) == 0
		if alone {
			f.Code, f.Seat = code, t.claims[needed[0]].seat
		}
		for _, i := range needed {
			f.Earlier = max(f.Earlier, t.claims[i].line)
			f.Lines = append(f.Lines, t.claims[i].line)
		}
		slices.Sort(f.Lines)
		t.proofs++
		for _, i := range needed {
			// Which of them is wrong is not known: none excludes anything until a tile shows it.
			c := &t.claims[i]
			c.doubt = t.proofs
			c.blamed = alone
			if len(needed) == 1 {
				c.broken, c.proof = true, line
			}
		}
		t.fouls = append(t.fouls, f)
	}
}

// contradiction finds claims that cannot all be true, as few as it takes, and the players they are of, as bits; nil where
// there are none. One player's own contradiction comes before one of several.
func (t *Table) contradiction(code Code, joint bool) (needed []int, seats int) {
	for size := 1; size <= t.players; size++ {
		for seats := 1; seats < 1<<t.players; seats++ {
			if !hasBits(seats, size) || !t.fallsShort(code, seats, -1) {
				continue
			}
			return t.neededFor(code, seats), seats
		}
		if !joint {
			break
		}
	}
	return nil, 0
}

func hasBits(n, count int) bool {
	for ; n != 0; n &= n - 1 {
		count--
	}
	return count == 0
}

// fallsShort says whether fewer unseen tiles are allowed to these players together than they hold; the claim at index
// without is left out.
func (t *Table) fallsShort(code Code, seats, without int) bool {
	var allowed scoring.Set
	held := 0
	free := t.rules.Set &^ t.seen &^ t.lying
	for seat := range t.players {
		free &^= t.known[seat]
	}
	for seat := range t.players {
		if seats>>seat&1 == 0 {
			continue
		}
		denied := scoring.Set(0)
		for i := range t.claims {
			c := &t.claims[i]
			if i != without && int(c.seat) == seat && c.code == code && c.excludes() {
				denied |= c.denied &^ c.lesser.tiles
			}
		}
		allowed |= free &^ denied
		held += t.left[seat] - (t.known[seat] &^ t.seen).Len()
	}
	return held > 0 && allowed.Len() < held
}

// excludes says whether a claim still says anything about the hand of the moment.
func (c *claim) excludes() bool { return !c.broken && !c.closed && c.doubt == 0 }

// neededFor leaves out every claim without which the players would still fall short, the newest first.
func (t *Table) neededFor(code Code, seats int) []int {
	var out []int // taken out of the reckoning for the moment
	var needed []int
	for i := len(t.claims) - 1; i >= 0; i-- {
		c := &t.claims[i]
		if seats>>c.seat&1 == 0 || c.code != code || !c.excludes() {
			continue
		}
		if t.fallsShort(code, seats, i) {
			c.closed = true
			out = append(out, i)
		} else {
			needed = append(needed, i)
		}
	}
	for _, i := range out {
		t.claims[i].closed = false
	}
	return needed
}

// clearDoubt lets the other claims of a proof count again, now that one of them is known to be the wrong one.
func (t *Table) clearDoubt(proof int) {
	for i := range t.claims {
		if t.claims[i].doubt == proof {
			t.claims[i].doubt, t.claims[i].blamed = 0, false
		}
	}
}
