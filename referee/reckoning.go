package referee

import (
	"maps"
	"slices"

	"bones/rulesets"
	"bones/scoring"
)

// What the rules of a game make of a hand, as scoring counts it: for the mechanisms, and for whoever settles one hand without a
// match.

// GamePointsOf returns what won tiles count, and what a deal then gives, in a game in which it gives points of the match to
// who reaches a goal. ok is false for every other game.
func GamePointsOf(rules *rulesets.Rules) (worth scoring.Worth, rule scoring.GamePoints, ok bool) {
	p := phaseOf(rules, func(p *rulesets.Phase) *rulesets.GamePoints { return p.GamePoints })
	if p == nil {
		return worth, rule, false
	}
	worth = worthOf(p.Worth)
	worth.LastTrick = p.LastTrick
	return worth, scoring.GamePoints{
		Goal: p.Goal, Low: p.Low, Won: p.Won, BelowLow: p.BelowLow, NoTrick: p.NoTrick, FailedClose: p.FailedClose,
		CloserTakesBoth: rules.BothReach == "closer",
	}, true
}

// ContractOf returns what won tiles count, and what a contract pays, in a game with an auction; whose contract it is and
// what was bid is left open. ok is false for every other game.
func ContractOf(rules *rulesets.Rules) (worth scoring.Worth, contract scoring.Contract, ok bool) {
	p := phaseOf(rules, func(p *rulesets.Phase) *rulesets.Contract { return p.Contract })
	if p == nil {
		return worth, contract, false
	}
	return newContract(p).worth, scoring.Contract{Declarer: NoSeat, Made: p.Made, Set: p.Set}, true
}

// TilesWon returns how many tiles the two players of a game of tricks have won together when a hand is over: at least, and at
// most. They differ where the stock was closed.
func TilesWon(rules *rulesets.Rules, closed bool) (least, most int) {
	const players = 2
	hands := rules.Deal[players] * players
	most = hands
	first := phaseOf(rules, func(p *rulesets.Phase) *rulesets.Tricks { return p.Tricks })
	if first.Draw != "none" && first.Won == "kept" {
		most = rules.Set.Len()
	}
	if closed {
		return hands, most - players
	}
	return most, most
}

// CanDeclare says whether declarations of doubles can come to so many points together in a hand.
func CanDeclare(rules *rulesets.Rules, points int) bool {
	declares := declarable(rules)
	if declares == nil {
		return false
	}
	sums := map[int]bool{}
	addDeclarations(sums, declares.Points, doublesOf(rules).Len(), 0)
	for _, extra := range declares.Extra {
		for _, sum := range slices.Collect(maps.Keys(sums)) {
			sums[sum+extra] = true
		}
	}
	return sums[points]
}

// addDeclarations collects what declarations of so many doubles together can give on top of a sum.
func addDeclarations(sums map[int]bool, points map[int]int, doubles, sum int) {
	for number, each := range points {
		if number <= doubles {
			sums[sum+each] = true
			addDeclarations(sums, points, doubles-number, sum+each)
		}
	}
}

// MajorityOf returns how players are ranked in a game in which they collect tiles and each number is scored by who has most
// of it. ok is false for every other game.
func MajorityOf(rules *rulesets.Rules) (ranking scoring.Majority, ok bool) {
	p := phaseOf(rules, func(p *rulesets.Phase) *rulesets.Majority { return p.Majority })
	if p == nil {
		return ranking, false
	}
	ranking.Dense = rules.Ties == "dense"
	for _, place := range p.Places {
		ranking.Places = append(ranking.Places, scoring.PlaceWorth(place))
	}
	return ranking, true
}

// Numbers are the numbers that the tiles of a game bear, upwards.
func Numbers(rules *rulesets.Rules) []int {
	var numbers []int
	for number := range scoring.MaxEnd + 1 {
		if scoring.Bearing(number)&rules.Set != 0 {
			numbers = append(numbers, number)
		}
	}
	return numbers
}
