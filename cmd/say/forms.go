package say

import (
	"bones/referee"
	"bones/scoring"
)

// What a form says beside the line that is being typed.

type formTongue interface {
	// callsWithoutSuit are the calls of no trump and of nello, as they are typed.
	callsWithoutSuit() (none, nello string)
	// opens says in a few words what a player does who opens a hand by that word.
	opens(w referee.Word) string
	// promptHelp lists the words of the prompt, and those of one letter.
	promptHelp(words string) string
	helpHint() string
	askEnd(open [2]int) string
	// tilesSoFar says how many tiles of how many have been typed, and their pips; of is 0 where that is enough.
	tilesSoFar(n, of, pips int) string
}

// DrawMeaning says what that word does, in a few words.
func (v Voice) DrawMeaning() string { return v.tongue().session(saysDrawMeaning) }

// Opens says in a few words what is picked with a player's name where it is asked who starts or deals.
func (v Voice) Opens(w referee.Word) string { return v.tongue().opens(w) }

// FormKeys says which keys a form knows.
func (v Voice) FormKeys() string { return v.tongue().session(saysFormKeys) }

// CallsWithoutSuit are the calls of no trump and of nello, as they are typed.
func (v Voice) CallsWithoutSuit() (none, nello string) { return v.tongue().callsWithoutSuit() }

// HelpHint says to who sits down at the prompt how to go on from there.
func (v Voice) HelpHint() string { return v.tongue().helpHint() }

// AskEnd asks which of the two open ends a tile joins, to be answered with the digit of one.
func (v Voice) AskEnd(open [2]int) string { return v.tongue().askEnd(open) }

// TilesSoFar says of the tiles of a hand that is being typed how many and how heavy they are, or why they cannot be.
func (v Voice) TilesSoFar(e referee.Event, r *referee.Refusal) string {
	tiles := e.Tiles()
	switch {
	case r == nil && len(tiles) > 0:
		return v.tongue().tilesSoFar(len(tiles), 0, scoring.SetOf(tiles...).Pips())
	case r == nil, r.Code == referee.Syntax: // a word that is not yet whole, or none of tiles
		return ""
	case r.Code == referee.BadCount && r.Detail == "" && len(tiles) < r.Min:
		return v.tongue().tilesSoFar(len(tiles), r.Min, scoring.SetOf(tiles...).Pips())
	}
	return v.Refusal(r)
}
