package say

import (
	"strconv"

	"bones/cmd/draw"
	"bones/referee"
	"bones/scoring"
)

type refusalTongue interface {
	// refusal says what is wrong with a line and what was expected instead, in one or two sentences; "" for a code
	// without words.
	refusal(r *referee.Refusal) string
	// didYouMean offers what may have been meant.
	didYouMean(suggestion string) string
	// space stands between two sentences, stop at the end of one, colon before what explains it.
	space() string
	stop() string
	colon() string
	// anybody are names for examples, somebody is who is not known.
	anybody() []string
	somebody() string
}

// Refusal says why a line changed nothing: what is wrong, the rule in the ruleset's own words, what may have been meant.
// It is one line of text, without the place and the code.
func (v Voice) Refusal(r *referee.Refusal) string {
	t := v.tongue()
	text := t.refusal(r)
	if text == "" {
		text = string(r.Code)
	}
	if rule := v.rule(r.Rule); rule != "" {
		text += t.space() + rule
	}
	if r.Suggest != "" {
		text += t.space() + t.didYouMean(draw.Safe(r.Suggest))
	}
	return text
}

// RefusalAt is the refusal of a line of a file, as `check` reports it: the place, the sentence, the code.
func (v Voice) RefusalAt(file string, r *referee.Refusal) string {
	return at(file, r.Line, r.Column) + ": " + v.Refusal(r) + " [" + string(r.Code) + "]"
}

// at is a place as every tool writes it: sheet.bones:14:6.
func at(file string, line, column int) string {
	place := draw.Safe(file)
	if line > 0 {
		place += ":" + strconv.Itoa(line)
		if column > 0 {
			place += ":" + strconv.Itoa(column)
		}
	}
	return place
}

// rule is the ruleset's own sentence for a rule, "" where it has none.
func (v Voice) rule(name string) string {
	if v.Rules == nil || name == "" {
		return ""
	}
	return v.Text(v.Rules.Sentences[name])
}

// openEnds are the open ends of the line that a refusal knows; ok is false where no tile lies.
func openEnds(r *referee.Refusal) (a, b int, ok bool) {
	return r.Ends[0], r.Ends[1], r.Ends[0] >= 0
}

// said is the number that a refused line said, exact to the half.
func said(r *referee.Refusal) scoring.Points {
	if r.Points[0] != 0 {
		return r.Points[0]
	}
	return scoring.Whole(r.Got)
}

// pilePlace writes a place of the pile: 3.2.
func pilePlace(n int) string { return strconv.Itoa(n/10) + "." + strconv.Itoa(n%10) }

// tileOf is the tile that a refusal is about, or, where none could be read, what was typed.
func tileOf(r *referee.Refusal) string {
	if r.Tile == scoring.NoTile {
		return typed(r.Text)
	}
	return r.Tile.String()
}

// owing is the player from whom something is due.
func (v Voice) owing(r *referee.Refusal) string {
	if r.Turn != referee.NoSeat {
		return v.name(r.Turn)
	}
	return v.name(r.Seat)
}
