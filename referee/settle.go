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

func (s *settle) begin(*Table) {}

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
	if t.nextToTurnUp() != NoSeat {
		return
	}
	pips := make([]int, t.players)
	for seat := range pips {
		pips[seat] = t.up[seat].pips
	}
	var result pipSettlement
	end, reason := Domino, ReasonDomino
	if t.out != NoSeat {
		result = dominoHand(int(t.out), pips)
	} else {
		end, reason = BlockedEnd, ReasonBlocked
		result = blockedHand(pips)
	}
	if result.Points > 0 {
		t.pay(Entry{Seat: Seat(result.Winner), Points: scoring.Whole(result.Points), Reason: reason, Line: e.Line})
	}
	t.endHand(end, Seat(result.Winner))
}
