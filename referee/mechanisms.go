package referee

import "bones/rulesets"

// newMechanism returns the mechanism that a phase of a ruleset names.
func newMechanism(p rulesets.Phase) mechanism {
	switch {
	case p.Chain != nil:
		return &chain{params: p.Chain}
	case p.Settle != nil:
		return &settle{params: p.Settle}
	case p.Starter != nil:
		return &starter{}
	case p.Pegging != nil:
		return &pegging{params: p.Pegging}
	case p.Show != nil:
		return &show{params: p.Show}
	case p.Board != nil:
		return &board{}
	case p.TurnUp != nil:
		return &turnUpTrump{params: p.TurnUp}
	case p.Tricks != nil:
		return &tricks{params: p.Tricks}
	case p.Bid != nil:
		return &bid{params: p.Bid}
	case p.GamePoints != nil:
		return &gamePoints{params: p.GamePoints}
	case p.Contract != nil:
		return newContract(p.Contract)
	case p.Collect != nil:
		return &collect{params: p.Collect}
	case p.Majority != nil:
		return &majority{params: p.Majority}
	}
	panic("referee: a phase without a mechanism; the loader of rulesets lets none pass")
}

// FamilyOf returns the family whose words a ruleset uses.
func FamilyOf(rules *rulesets.Rules) Family {
	for _, p := range rules.Phases {
		switch {
		case p.Chain != nil:
			return ChainFamily
		case p.Pegging != nil:
			return CribbageFamily
		case p.Board != nil:
			return BoardFamily
		case p.Tricks != nil:
			return TrickFamily
		case p.Collect != nil:
			return CollectFamily
		}
	}
	panic("referee: a ruleset without a family; the loader of rulesets lets none pass")
}

// winsAtOnce says whether the target decides the match the moment it is reached, in the middle of a hand too.
func (t *Table) winsAtOnce() bool { return t.family == CribbageFamily || t.family == BoardFamily }

// hasHands says whether the game is dealt and played in hands; on a board there is only the score.
func (t *Table) hasHands() bool { return t.family != BoardFamily }

// isRanked says whether a match is one hand that the highest total wins.
func (t *Table) isRanked() bool { return t.family == CollectFamily }
