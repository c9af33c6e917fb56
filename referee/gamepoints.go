package referee

import (
	"bones/rulesets"
	"bones/scoring"
)

// gamePoints turns what both have won in a deal into points of the match: games.md, "Bingo: End of the deal".
type gamePoints struct {
	params *rulesets.GamePoints
}

func (g *gamePoints) begin(*Table) {}

func (g *gamePoints) clone() mechanism {
	c := *g
	return &c
}

func (g *gamePoints) turn(*Table) Seat { return NoSeat }

func (g *gamePoints) expects(t *Table) []Word {
	words := []Word{}
	k := &t.tricks
	if k.told.by != toldByTotals && g.trumpIsKnown(t) {
		words = append(words, Takes)
	}
	if k.told.by != toldByTiles {
		words = append(words, DealPoints)
	}
	if k.told.by != toldByTotals { // which have these in them
		if declarable(t.rules) != nil {
			words = append(words, Declared)
		}
		if k.told.last == NoSeat && g.params.LastTrick > 0 {
			words = append(words, Last)
		}
	}
	if k.told.by != notTold && k.closed == NoSeat && mayBeClosed(t.rules) {
		words = append(words, Closes)
	}
	return words
}

// declarable is what may be declared in a game, nil where nothing may.
func declarable(rules *rulesets.Rules) *rulesets.Declare {
	return phaseOf(rules, func(p *rulesets.Phase) *rulesets.Declare {
		if p.Tricks == nil {
			return nil
		}
		return p.Tricks.Declare
	})
}

func mayBeClosed(rules *rulesets.Rules) bool {
	return phaseOf(rules, func(p *rulesets.Phase) *bool {
		if p.Tricks == nil || !p.Tricks.Close {
			return nil
		}
		return &p.Tricks.Close
	}) != nil
}

// trumpIsKnown says whether won tiles can be counted: the trump has been turned up, in games in which it is.
func (g *gamePoints) trumpIsKnown(t *Table) bool {
	turned := phaseOf(t.rules, func(p *rulesets.Phase) *rulesets.TurnUp { return p.TurnUp })
	return turned == nil || t.tricks.turned != scoring.NoTile
}

func (g *gamePoints) judge(t *Table, e *Event) *Refusal {
	k := &t.tricks
	switch e.Word {
	case Takes:
		if !g.trumpIsKnown(t) {
			return t.outOfPlace(e)
		}
		r := t.judgeTakes(e)
		if r == nil && k.told.done[t.after(e.Seat)] && k.closed == NoSeat && k.told.last == NoSeat && g.params.LastTrick > 0 {
			return t.outOfPlace(e).because(WantLast)
		}
		return r
	case DealPoints:
		return t.judgeTotals(e)
	case Declared:
		if declarable(t.rules) != nil {
			return g.judgeDeclared(t, e)
		}
	case Last:
		switch {
		case g.params.LastTrick == 0:
		case k.told.by == toldByTotals:
			return t.outOfPlace(e).because(ToldAlready)
		default:
			return g.judgeOnce(t, e, k.told.last)
		}
	case Closes:
		if k.told.by != notTold && mayBeClosed(t.rules) {
			if r := g.judgeOnce(t, e, k.closed); r != nil {
				return r
			}
			if k.turned != scoring.NoTile && (k.pile(0) | k.pile(1)).Has(k.turned) {
				r := e.refuse(AlreadyPlayed)
				r.Tile = k.turned
				return r
			}
			return nil
		}
	}
	return t.outOfPlace(e)
}

// judgeOnce judges something that one player did, once in a hand.
func (g *gamePoints) judgeOnce(t *Table, e *Event, already Seat) *Refusal {
	switch {
	case already != NoSeat:
		return t.outOfPlace(e).because(ToldAlready)
	case e.Seat == NoSeat:
		return e.refuse(UnknownPlayer).because(NobodyNamed)
	}
	return nil
}

// judgeDeclared judges the points that a player tells of his declarations: they must be what some declarations give.
func (g *gamePoints) judgeDeclared(t *Table, e *Event) *Refusal {
	switch {
	case t.tricks.told.by == toldByTotals:
		return t.outOfPlace(e).because(ToldAlready)
	case e.Seat == NoSeat:
		return e.refuse(UnknownPlayer).because(NobodyNamed)
	case !CanDeclare(t.rules, e.Number):
		r := e.refuse(DeclareRange).because(NoDeclaration)
		r.Got = e.Number
		return r
	}
	return nil
}

func (g *gamePoints) apply(t *Table, e *Event) {
	k := &t.tricks
	switch e.Word {
	case Takes, DealPoints:
		if k.tell(e) {
			g.settle(t, e.Line)
		}
	case Declared:
		k.told.declared[e.Seat] += e.Number
		k.told.saidIn[e.Seat] = e.Line
	case Last:
		k.told.last, k.told.lastIn = e.Seat, e.Line
	case Closes:
		k.closed = e.Seat
	}
}

func (g *gamePoints) settle(t *Table, line int) {
	k := &t.tricks
	sides, entries := g.count(t, line, true)
	_, rule, _ := GamePointsOf(t.rules)
	end := Played
	if k.closed != NoSeat {
		end = ClosedEnd
	}
	t.endTricks(end, rule.Award(sides, k.closed), sides, entries, line)
}

func (g *gamePoints) count(t *Table, line int, over bool) ([2]scoring.Side, []Entry) {
	var d scoring.Declarations
	if declares := declarable(t.rules); declares != nil {
		d = scoring.Declarations{Points: declares.Points, Extra: declares.Extra}
	}
	worth, _, _ := GamePointsOf(t.rules)
	return t.countTricks(worth, d, line, over)
}
