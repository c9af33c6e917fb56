package cmd

import (
	"slices"
	"strings"
	"unicode/utf8"

	"bones/cmd/say"
	"bones/referee"
)

// What is typed answers the question that stands at the prompt, which leaves unsaid what the line of a sheet says.

// meant is the line of the sheet that was meant by what was typed: the short forms of record.md and, at a terminal, the answers to
// the question asked. Where an answer would be refused it is still the one that is judged, if the line by itself is none.
func (t *table) meant(typed string) string {
	if word := spelledOut(typed); word != typed {
		return word
	}
	if t.Terminal && t.waits.afterPass != "" && say.IsYes(typed) {
		return referee.Pass.String()
	}
	if end, isNumber := referee.ParseNumber(typed); isNumber && end < 10 && t.waits.whichEnd != "" {
		return t.waits.whichEnd + onEnd + typed
	}
	if !t.Terminal {
		return typed
	}
	answer := t.answerTo(typed)
	_, refusal := t.sheet.Judge(answer)
	if refusal == nil || answer == typed {
		return answer
	}
	if _, bare := t.sheet.Judge(typed); bare != nil && isReadable(refusal) && (!isReadable(bare) || bare.Code == referee.OutOfPhase) {
		return answer
	}
	return typed
}

// onEnd comes between a play and the end it is made at.
const onEnd = " on "

// spelledOut is the word of the sheet that p and u stand for, and any other line as it is.
func spelledOut(typed string) string {
	switch say.ParsePromptWord(typed) {
	case say.ShortPass:
		return referee.Pass.String()
	case say.ShortUndo:
		return referee.Undo.String()
	}
	return typed
}

// isReadable says whether a refused line is at least one of the sheet's language.
func isReadable(r *referee.Refusal) bool {
	return r.Code != referee.Syntax && r.Code != referee.UnknownWord && r.Code != referee.UnknownPlayer
}

// answerTo is what was typed, as an answer to the question at the prompt.
func (t *table) answerTo(typed string) string {
	words := t.sheet.Expects()
	if opens := t.openingWord(); opens != referee.NoWord { // a name
		if e, refusal := t.sheet.Judge(typed + ": " + opens.String()); refusal == nil && e.Word == opens {
			return t.sheet.Names[e.Seat] + ": " + opens.String()
		}
	}
	named := func(word referee.Word, otherwise string) string { // of a name and a tile
		if e, _ := t.sheet.Judge(typed); e.Word == referee.Play && e.Seat != referee.NoSeat {
			return t.sheet.Names[e.Seat] + ": " + word.String() + " " + e.Tile.String()
		}
		return otherwise
	}
	switch {
	case t.sheet.DrawsLot() != referee.NoSeat:
		return named(referee.Lot, referee.Lot.String()+" "+typed)
	case t.isUndecided() && slices.Contains(words, referee.Banks):
		return named(referee.Banks, typed)
	case len(words) == 0 || slices.Contains(words, referee.Play) && words[0] != referee.Stakes:
		return typed
	case words[0] == referee.Claims && t.sheet.Turn() == referee.NoSeat:
		return referee.Claims.String() + " " + referee.Crib.String() + " " + typed
	}
	answer := words[0].String() + " " + typed
	_, refusal := t.sheet.Judge(answer)
	if _, bare := t.sheet.Judge(typed); refusal != nil && bare != nil {
		if i := strings.IndexAny(typed, " 　:："); i > 0 { // a name comes first
			_, size := utf8.DecodeRuneInString(typed[i:])
			named := typed[:i] + ": " + words[0].String() + " " + strings.TrimSpace(typed[i+size:])
			if _, refusal := t.sheet.Judge(named); refusal == nil {
				return named
			}
		}
	}
	return answer
}

// openingWord is what a player's name alone means to the question at a terminal who opens the game; NoWord elsewhere.
func (t *table) openingWord() referee.Word {
	if words := t.sheet.Expects(); t.Terminal && t.isUndecided() && !slices.Contains(words, referee.Banks) {
		for _, w := range words {
			if w == referee.Starts || w == referee.Deals {
				return w
			}
		}
	}
	return referee.NoWord
}
