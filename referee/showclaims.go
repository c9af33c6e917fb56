package referee

import "bones/scoring"

// Saying one's count before the program reveals it: games.md, "Domino Cribbage", count_claims.

// The reasons of a count of which only a part was claimed.
const (
	ReasonClaimed Reason = "claimed" // what the player claimed of his count
	ReasonMuggins Reason = "muggins" // what he left out, which goes to the opponent
)

// saidCount is what a player said his count is.
type saidCount struct {
	given  bool
	points scoring.Points
	claim  int // in the table's list
}

// isClaimed says whether players say their counts first at this table.
func (s *show) isClaimed(t *Table) bool { return t.rules.CountClaims != "none" }

func (s *show) judgeClaim(t *Table, e *Event) *Refusal {
	if !s.isClaimed(t) {
		r := t.outOfPlace(e).because(NotByRules)
		r.Text = "count_claims"
		return r
	}
	if e.Form == FormCrib {
		if !s.params.Crib || t.crib.given || s.said[cribPlace].given || s.told && s.due() < cribPlace {
			return t.outOfPlace(e).under("show-order")
		}
		return t.take(e, t.dealer())
	}
	place := s.due()
	if place < cribPlace && s.said[place].given {
		return t.outOfPlace(e).under("show-order") // of a hand that is still to be entered
	}
	if !s.told && place == nonDealersHand && e.Seat == s.owner(t, dealersHand) && e.Seat != NoSeat {
		return nil // the non-dealer goes on without claiming
	}
	if place == cribPlace {
		return t.outOfPlace(e).under("show-order")
	}
	return t.take(e, s.owner(t, place))
}

// claim notes what a player says. It is compared when his count is made.
func (s *show) claim(t *Table, e *Event) {
	place := cribPlace
	switch {
	case e.Form == FormCrib:
		s.past = cribPlace
	case s.told:
		t.nameLeader(e.Seat, e.Line)
		place = s.due()
	default:
		place = nonDealersHand
		if e.Seat != t.lead {
			place = dealersHand
		}
		s.past = place + 1
	}
	s.said[place] = saidCount{given: true, points: e.Points, claim: len(t.claims)}
	t.claims = append(t.claims, claim{code: WrongClaim, seat: e.Seat, line: e.Line, tile: scoring.NoTile})
}

// settleClaim compares a count with what the player said of it, reports what differs, and returns what he pegs. Points that
// the table told itself, and a crib that lay open before it could be claimed, are nobody's to miss.
func (s *show) settleClaim(t *Table, place int, total Entry, what counted, tiles []scoring.Tile) scoring.Points {
	said := s.said[place]
	muggins := t.rules.CountClaims == "muggins"
	late := place == cribPlace && t.cribLate
	if !said.given && (!muggins || what.told || late) {
		return total.Points
	}
	earlier := total.Line
	if said.given {
		c := &t.claims[said.claim]
		c.kept, c.broken, c.proof = said.points == total.Points, said.points != total.Points, total.Line
		earlier = c.line
	}
	if said.points != total.Points {
		t.accuse(Foul{
			Code: WrongClaim, Seat: total.Seat, Line: total.Line, Earlier: earlier, Tile: scoring.NoTile,
			Points: [2]scoring.Points{said.points, total.Points}, Tiles: tiles, Of: total.Of, Unsaid: !said.given,
		})
	}
	if muggins {
		return min(said.points, total.Points)
	}
	return total.Points
}
