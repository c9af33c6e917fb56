package say

import (
	"strings"

	"bones/cmd/draw"
	"bones/rulesets"
)

// What the set-up of a new game says beside its questions.

// A SetupQuestion is a question of the set-up.
type SetupQuestion int

// The questions, in their order.
const (
	WhichGame SetupQuestion = iota
	WhichHouseRules
	WhoPlays
)

type setupTongue interface {
	// setupHelp says how a question is answered, with an example.
	setupHelp(q SetupQuestion, example string) string
	// between stands between the parts of a short list on one line.
	between() string
	// setupWords says what the words of the set-up do, as short as it goes.
	setupWords() string
	firstQuestion() string
	notBegun() string
}

// SetupHelp says how a question of the set-up is answered; rules are those chosen so far, nil before the first answer.
func (v Voice) SetupHelp(q SetupQuestion, rules *rulesets.Rules) string {
	example := ""
	switch q {
	case WhichHouseRules:
		for _, choice := range rules.Choices() {
			if example == "" && choice.Value != "" {
				example = choice.Key + "=" + choice.Value
			}
		}
	case WhoPlays:
		names := v.tongue().anybody()
		example = strings.Join(names[:min(rules.Players.Min, len(names))], ", ")
	}
	return v.tongue().setupHelp(q, example)
}

// SetupWords says what the words of the set-up do, as short as it goes.
func (v Voice) SetupWords() string { return v.tongue().setupWords() }

// SetupKeys says which keys and words a form of the set-up knows, the words alone where both do not fit in a line.
func (v Voice) SetupKeys() string {
	if all := v.FormKeys() + v.tongue().between() + v.SetupWords(); draw.Width(all) < v.columns() {
		return all
	}
	return v.SetupWords()
}

// FirstQuestion says that there is no question to go back to.
func (v Voice) FirstQuestion() string { return v.tongue().firstQuestion() }

// NotBegun says that no game has begun.
func (v Voice) NotBegun() string { return v.tongue().notBegun() }
