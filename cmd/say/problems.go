package say

import (
	"strings"

	"bones/cmd/draw"
	"bones/rulesets"
)

type problemTongue interface {
	// problem says what is wrong, without what may be there instead; "" for a kind without words.
	problem(p rulesets.Problem) string
	// possible lists what may stand there.
	possible(allowed []string) string
	// want says what a value must be, need what it would need to work; "" for what has no words.
	want(want string) string
	need(need rulesets.Need) string
	// place refers to another place of the same file.
	place(p rulesets.Position) string
}

// ProblemSentence says what is wrong with a ruleset, a header or a house rule, what may stand there, and what was probably meant. It
// is one line of text, without the place.
func (v Voice) ProblemSentence(p rulesets.Problem) string {
	t := v.tongue()
	text := t.problem(p)
	if text == "" {
		text = string(p.Kind)
	}
	if p.Suggest != "" {
		text += t.space() + t.didYouMean(draw.Safe(p.Suggest))
	}
	if len(p.Allowed) > 0 && p.Kind != rulesets.Cycle {
		text += t.space() + t.possible(safe(p.Allowed))
	}
	return text
}

// Problem is a problem as it is reported, in one line or three: its place and the sentence, then the line concerned with a
// caret under what is meant.
func (v Voice) Problem(p rulesets.Problem) string {
	// A house rule of the command line is one line, which is shown.
	place := at(p.File, p.Line, p.Column)
	if strings.HasPrefix(p.File, "--") {
		place = draw.Safe(p.File)
	}
	text := place + ": " + v.ProblemSentence(p) + " [" + p.Code + "]"
	if p.Excerpt == "" {
		return text
	}
	const margin = "\n    "
	caret := strings.Repeat(" ", p.Indent) + strings.Repeat("^", max(p.Width, 1))
	return text + margin + draw.Safe(p.Excerpt) + margin + caret
}

// safe makes several texts harmless.
func safe(texts []string) []string {
	harmless := make([]string, len(texts))
	for i, text := range texts {
		harmless[i] = draw.Safe(text)
	}
	return harmless
}
