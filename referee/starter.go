package referee

import "bones/scoring"

// starter is the phase in which a tile of the stock is turned up before the play, a fifth tile of every hand and of the
// crib: games.md, "Domino Cribbage".
type starter struct{}

// ReasonStarter is what the dealer scores for a double turned up, where the table plays so.
const ReasonStarter Reason = "starter"

func (s *starter) begin(*Table) {}

func (s *starter) clone() mechanism { return s }

func (s *starter) turn(*Table) Seat { return NoSeat }

func (s *starter) expects(*Table) []Word { return []Word{StarterTile, Pegs, Shows} }

func (s *starter) judge(t *Table, e *Event) *Refusal {
	switch e.Word {
	case StarterTile:
		return t.judgeTile(e, e.Tile)
	case Pegs:
		return t.judgePegs(e)
	case Shows:
		return t.judgeShows(e, t.lead)
	}
	return t.outOfPlace(e).under("starter")
}

func (s *starter) apply(t *Table, e *Event) {
	if e.Word != StarterTile {
		t.tellTheRest(e)
		return
	}
	t.turnUpStarter(e)
	t.next()
}

// turnUpStarter lays the starter face up.
func (t *Table) turnUpStarter(e *Event) {
	t.starter = e.Tile
	t.seen = t.seen.With(e.Tile)
	if t.lead != NoSeat {
		t.payStarter(e.Line)
	}
}

// nameLeader notes who leads the first hand, where nobody has said and his first line tells. The dealer is known by it, and
// gets now what the starter owes him.
func (t *Table) nameLeader(seat Seat, line int) {
	if t.lead != NoSeat {
		return
	}
	t.lead = seat
	if t.starter != scoring.NoTile {
		t.payStarter(line)
	}
}

func (t *Table) payStarter(line int) {
	if points := t.rules.DoubleStarter; points > 0 && t.starter.IsDouble() {
		t.pay(Entry{Seat: t.dealer(), Points: scoring.Whole(points), Reason: ReasonStarter, Tiles: []scoring.Tile{t.starter}, Line: line})
	}
}
