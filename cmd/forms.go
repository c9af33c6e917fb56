package cmd

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"slices"
	"strings"

	"bones/cmd/ask"
	"bones/cmd/draw"
	"bones/rulesets"

	"golang.org/x/term"
	"golang.org/x/text/width"
)

// put asks a question: with a form where keys are read one by one, elsewhere line by line, after a list of what may be answered,
// until the answer is right.
func (a *app) put(ctx context.Context, q ask.Question) (string, error) {
	if a.takesKeys() {
		if answer, err := a.form(ctx, q); !errors.Is(err, ask.ErrAside) {
			return answer, err
		}
	}
	if q.Offers != nil {
		a.list(q.Offers(q.Typed))
	}
	for {
		answer, err := a.typedLine(ctx, q.Prompt, "", nil)
		if err != nil {
			return "", err
		}
		answer = strings.TrimSpace(answer)
		if q.Meant != nil {
			if answer == "" {
				continue // nobody sees here what the usual answer is
			}
			answer = q.Meant(answer)
		}
		if q.Check == nil {
			return answer, nil
		}
		err = q.Check(answer)
		if err == nil {
			return answer, nil
		}
		fmt.Fprintln(a.Err, err)
	}
}

// list shows what may be answered.
func (a *app) list(offers []ask.Offer) {
	table := draw.Table{Columns: []draw.Column{{}, {Wrap: true}}}
	for _, offer := range offers {
		table.Rows = append(table.Rows, []string{offer.Answer, offer.Meaning})
	}
	for _, line := range table.Draw(a.style(), a.width()) {
		fmt.Fprintln(a.Err, line)
	}
}

// form asks a question with a form. Of it stay the question and the answer on the screen, as of any line.
func (a *app) form(ctx context.Context, q ask.Question) (string, error) {
	if q.Offers != nil && q.Keys == "" {
		q.Keys = a.voice.FormKeys()
	}
	before, prompt := a.promptFits(q.Prompt)
	if before != "" {
		fmt.Fprintln(a.Err, before)
	}
	q.Prompt = prompt
	out := a.Out
	if folded, ok := out.(folding); ok {
		out = folded.Writer // a form breaks its lines by itself
	}
	if ascii, ok := out.(plain); ok {
		out, q.Prompt, q.Keys = ascii.Writer, plainMarks.Replace(q.Prompt), plainMarks.Replace(q.Keys)
	}
	answer, err := a.askRaw(ctx, q, out)
	if err == nil {
		fmt.Fprintln(a.Err, prompt+answer)
	}
	return answer, err
}

// askRaw asks while every key is the form's: Ctrl-Z and Ctrl-\ too, of which it makes nothing.
func (a *app) askRaw(ctx context.Context, q ask.Question, out io.Writer) (string, error) {
	if a.keys == nil {
		return q.Ask(ctx, a.In, out, a.style(), a.width())
	}
	keys := a.keys.forForm()
	defer close(keys.done)
	if terminal, ok := a.In.(*os.File); ok {
		before, err := term.MakeRaw(int(terminal.Fd()))
		if err != nil {
			return "", err
		}
		defer term.Restore(int(terminal.Fd()), before)
	}
	return q.Ask(ctx, keys, out, a.style(), a.width())
}

// promptFits splits a prompt that would leave too little room for what is typed, or that the editor does not take: the question
// comes on a line before.
func (a *app) promptFits(prompt string) (before, left string) {
	if question, ok := strings.CutSuffix(prompt, mark); ok && (draw.Width(prompt) > a.width()/2 || !canPrompt(prompt)) {
		return question, strings.TrimLeft(mark, " ")
	}
	return "", prompt
}

// starting are the offers that begin with what has been typed.
func starting(offers []ask.Offer, typed string) []ask.Offer {
	typed = folded(typed)
	return slices.DeleteFunc(slices.Clone(offers), func(o ask.Offer) bool {
		return !strings.HasPrefix(folded(o.Answer), typed)
	})
}

// folded is the form in which what is typed is compared with what is offered: capitals, full-width forms and the blanks around it
// do not count.
func folded(text string) string { return rulesets.FoldName(width.Fold.String(strings.TrimSpace(text))) }

// wrong is an answer that is not taken, in words.
type wrong string

func (w wrong) Error() string { return string(w) }

// worded is an error whose text is what is said of it to who has just typed the answer, who needs no place; nil for none.
func (a *app) worded(err error) error {
	var problems rulesets.Problems
	switch {
	case err == nil:
		return nil
	case errors.As(err, &problems):
		problems[0].First.Line = problems[0].Line // no place but the line just typed
		return wrong(a.voice.ProblemSentence(problems[0]))
	}
	text, _ := a.explain(err)
	return wrong(strings.Join(text, "\n"))
}
