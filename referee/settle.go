package referee

import (
	"bones/rulesets"
	"bones/scoring"
)

// The reasons of a settlement by pips.
const (
	ReasonDomino  Reason = "domino"
	ReasonBlocked Reason = "blocked"
)

// settle is the end of a hand of a chain game: the hands are turned up and the winner scores the pips left in the others.
type settle struct {
	params *rulesets.Settle
}

// begin ends the hand at once where somebody is out and the tiles of the others decide nothing.
func (s *settle) begin(t *Table) {
	if s.params.By == "stakes" && t.out != NoSeat {
		t.late = true
		t.settleStakes(t.out, t.line)
		t.endHand(Domino, t.out)
	}
}

func (s *settle) clone() mechanism {
	c := *s
	return &c
}

func (s *settle) turn(t *Table) Seat { return t.nextToTurnUp() }

func (s *settle) expects(*Table) []Word { return []Word{Holds} }

func (s *settle) judge(t *Table, e *Event) *Refusal {
	switch e.Word {
	case Play: // bare tiles
		if e.On < 0 && e.Tile != scoring.NoTile {
			e.Word = Holds
			if r := t.judgeHolds(e, false); r != nil {
				e.Word = Play
				return r
			}
			return nil
		}
	case Holds:
		return t.judgeHolds(e, false)
	case Pass:
		if t.blockedByRule {
			return t.mayPassAgain(e)
		}
	}
	return t.outOfPlace(e)
}

func (s *settle) apply(t *Table, e *Event) {
	if e.Word == Pass {
		t.auto[e.Seat] = true
		e.weightless = true
		return
	}
	t.turnUp(e)
	t.proveByCounting(IllegalPass, e.Line, true)
	if t.nextToTurnUp() != NoSeat {
		return
	}
	var all [MaxSeats]scoring.Left
	hands := all[:t.players]
	for seat := range hands {
		hands[seat] = scoring.Left{Tiles: t.up[seat].tiles, Pips: t.up[seat].pips}
	}
	if s.params.By == "stakes" {
		winner := scoring.Lowest(hands)
		t.settleStakes(winner, e.Line)
		t.endHand(BlockedEnd, winner)
		return
	}
	end, reason, result := BlockedEnd, ReasonBlocked, scoring.SettleBlocked(hands)
	if t.out != NoSeat {
		end, reason, result = Domino, ReasonDomino, scoring.SettleDomino(t.out, hands)
	}
	if points := result.Total(); points != 0 {
		t.pay(Entry{Seat: result.Winner, Points: scoring.Whole(points), Reason: reason, Line: e.Line})
	}
	t.endHand(end, result.Winner)
	t.hands[len(t.hands)-1].Settlement = &result
}
