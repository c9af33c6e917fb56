// Package say has every sentence of bones, in every language it speaks. It makes them of values: a refusal, a foul, a score, a
// problem of a ruleset, the data of a game. It decides nothing: no rule is judged and nothing is counted here.
//
//	v := say.Voice{Lang: say.Japanese, Names: match.Names, Rules: match.Rules}
//	fmt.Println(v.Refusal(refusal))
//
// A language is a type that implements tongue, with a method for each kind of value, in files of its own: en_*.go and ja_*.go. A
// kind of value that lacks a language does not compile; a test ranges over what each kind can be and fails on what no
// words were found for.
//
// Names, notes and everything else that somebody typed is made harmless before it becomes part of a sentence.
package say

import (
	"slices"

	"bones/cmd/draw"
	"bones/referee"
	"bones/rulesets"
	"bones/scoring"
)

// A Voice says things at one table. The zero Voice speaks English and knows neither names nor rules.
type Voice struct {
	Lang  Lang
	Names []string        // by seat: the players, then the spectators
	Rules *rulesets.Rules // nil where no game is meant
	// Columns is how wide lists and tables may be; 0, and more than people like to read, is 78.
	Columns int
}

// columns is how wide lists and tables are.
func (v Voice) columns() int {
	const readable = 78
	if v.Columns == 0 {
		return readable
	}
	return min(v.Columns, readable)
}

// hasRoom says whether explanations fit into a column beside what they explain; they go below it elsewhere.
func (v Voice) hasRoom() bool { return v.columns() >= 60 }

// tongue is what a language has to be able to say.
type tongue interface {
	refusalTongue
	foulTongue
	eventTongue
	outcomeTongue
	countTongue
	miscountTongue
	pegTongue
	problemTongue
	fileTongue
	wordTongue
	rulesTongue
	commandTongue
	formTongue
	setupTongue
}

// tongue returns the language of the voice.
func (v Voice) tongue() tongue {
	if v.Lang == Japanese {
		return ja{v}
	}
	return en{v}
}

// Text returns the sentence of a ruleset, or a title, in the language of the voice.
func (v Voice) Text(t rulesets.Text) string {
	if v.Lang == Japanese {
		return draw.Safe(t.Ja)
	}
	return draw.Safe(t.En)
}

// name is what a player is called, harmless.
func (v Voice) name(seat referee.Seat) string {
	if !v.sits(seat) {
		return v.tongue().somebody()
	}
	return draw.Safe(v.Names[seat])
}

// sits says whether somebody is known at the seat.
func (v Voice) sits(seat referee.Seat) bool { return seat >= 0 && int(seat) < len(v.Names) }

// named are the names of several players.
func (v Voice) named(seats []referee.Seat) []string {
	names := make([]string, len(seats))
	for i, seat := range seats {
		names[i] = v.name(seat)
	}
	return names
}

// everybody are the names of all who play or watch.
func (v Voice) everybody() []string {
	names := make([]string, len(v.Names))
	for seat := range v.Names {
		names[seat] = v.name(referee.Seat(seat))
	}
	return names
}

// someone is a name for an example: that of the player at the seat, of the first for nobody, or one made up.
func (v Voice) someone(seat referee.Seat) string {
	seat = max(seat, 0)
	if v.sits(seat) {
		return v.name(seat)
	}
	made := v.tongue().anybody()
	return made[int(seat)%len(made)]
}

// family is the family of the game, 0 where no game is meant.
func (v Voice) family() referee.Family {
	if v.Rules == nil || len(v.Rules.Phases) == 0 {
		return 0
	}
	return referee.FamilyOf(v.Rules)
}

// has says whether the game has a phase that is so.
func (v Voice) has(is func(rulesets.Phase) bool) bool {
	return v.Rules != nil && slices.ContainsFunc(v.Rules.Phases, is)
}

// deals says whether a hand of the game begins with who deals it, rather than with who leads.
func (v Voice) deals() bool { return v.Rules != nil && v.Rules.Opening.Role == "dealer" }

// A unit is what the points of a match are called in a game.
type unit uint8

const (
	points unit = iota
	gamePoints
	marks
	chips
)

// unit is what the game's points are called.
func (v Voice) unit() unit {
	switch {
	case v.has(func(p rulesets.Phase) bool { return p.GamePoints != nil }):
		return gamePoints
	case v.has(func(p rulesets.Phase) bool { return p.Contract != nil }):
		return marks
	case v.has(func(p rulesets.Phase) bool { return p.Settle != nil && p.Settle.By == "stakes" }):
		return chips
	}
	return points
}

// typed is what somebody typed, harmless and not too long for a sentence.
func typed(text string) string {
	const longest = 40 // columns
	return draw.Style{}.Fit(draw.Safe(text), longest)
}

// tileNames writes tiles as they are written on a sheet: 6-4.
func tileNames(tiles []scoring.Tile) []string {
	names := make([]string, len(tiles))
	for i, tile := range tiles {
		names[i] = tile.String()
	}
	return names
}
