package cmd

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"bones/cmd/ask"
	"bones/cmd/draw"
	"bones/cmd/say"
	"bones/referee"
	"bones/rulesets"
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
		table := draw.Table{Columns: []draw.Column{{}, {Wrap: true}}}
		for _, offer := range q.Offers(q.Typed) {
			table.Rows = append(table.Rows, []string{offer.Answer, offer.Meaning})
		}
		for _, line := range table.Draw(a.style(), a.width()) {
			fmt.Fprintln(a.Err, line)
		}
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

// form asks a question with a form. Of it stay the question and the answer on the screen, as of any line.
func (a *app) form(ctx context.Context, q ask.Question) (string, error) {
	if q.Offers != nil {
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
	in := a.In
	if a.keys != nil {
		keys := a.keys.forForm()
		defer close(keys.done)
		in = keys
	}
	answer, err := q.Ask(ctx, in, out, a.style(), a.width())
	if err == nil {
		fmt.Fprintln(a.Err, prompt+answer)
	}
	return answer, err
}

// promptFits splits a prompt that would leave too little room for what is typed: the question comes on a line before.
func (a *app) promptFits(prompt string) (before, left string) {
	if question, ok := strings.CutSuffix(prompt, mark); ok && draw.Width(prompt) > a.width()/2 {
		return question, strings.TrimLeft(mark, " ")
	}
	return "", prompt
}

// starting are the offers that begin with what has been typed.
func starting(offers []ask.Offer, typed string) []ask.Offer {
	typed = rulesets.FoldName(strings.TrimSpace(typed))
	return slices.DeleteFunc(slices.Clone(offers), func(o ask.Offer) bool {
		return !strings.HasPrefix(rulesets.FoldName(o.Answer), typed)
	})
}

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
		return wrong(a.voice.ProblemSentence(problems[0]))
	}
	text, _ := a.explain(err)
	return wrong(strings.Join(text, "\n"))
}

// question is the form for the next line where picking, or seeing what is being typed, helps; ok is false where a bare line is
// best. What it answers is a line like any other.
func (t *table) question() (q ask.Question, ok bool) {
	words := t.sheet.Expects()
	if len(words) == 0 {
		return q, false
	}
	q.Prompt = t.voiceHere().Prompt(t.sheet.Match)
	var offers []ask.Offer
	switch {
	case t.openingWord() != referee.NoWord:
		offers = t.openers(t.openingWord())
		q.Meant = func(typed string) string { return cmp.Or(typed, t.voice.PromptWord(say.DrawLots)) }
	case words[0] == referee.Bids, words[0] == referee.Calls, words[0] == referee.Stakes:
		offers = t.amounts(words)
	case words[0] == referee.Holds, words[0] == referee.Shows, words[0] == referee.Crib:
		q.About = t.aboutTiles
		return q, true
	}
	q.Offers = func(typed string) []ask.Offer { return starting(offers, typed) }
	return q, len(offers) > 0
}

// openers are the lots that the program draws, who may start or deal, and the lots that the table draws.
func (t *table) openers(word referee.Word) []ask.Offer {
	v := t.voiceHere()
	offers := []ask.Offer{{Answer: v.PromptWord(say.DrawLots), Meaning: v.DrawMeaning()}}
	for _, name := range t.sheet.Names[:t.sheet.Players] {
		offers = append(offers, ask.Offer{Answer: draw.Safe(name), Meaning: v.Word(word)})
	}
	return append(offers, ask.Offer{Answer: v.Word(referee.Lot) + " ", Meaning: v.Help(referee.Lot, referee.NoSeat).Meaning})
}

// amounts are the bids, calls and stakes that the referee would accept now.
func (t *table) amounts(words []referee.Word) []ask.Offer {
	v := t.voiceHere()
	var offers []ask.Offer
	offer := func(line string) {
		if _, refusal := t.sheet.Judge(line); refusal == nil {
			offers = append(offers, ask.Offer{Answer: line})
		}
	}
	low, high := 0, mostOffered
	if words[0] == referee.Stakes {
		low, high = t.sheet.StakeRange(t.sheet.Turn())
		high = min(high, low+mostOffered)
	}
	if slices.Contains(words, referee.Pass) {
		offer(v.Word(referee.Pass))
	}
	for n := low; n <= high; n++ {
		offer(v.Word(words[0]) + " " + strconv.Itoa(n))
	}
	if words[0] == referee.Calls {
		none, nello := v.CallsWithoutSuit()
		offer(none)
		offer(nello)
	}
	return offers
}

// mostOffered is the highest bid that is tried; of stakes, how many are.
const mostOffered = 100

// aboutTiles checks the tiles of a hand that is turned up while they are typed, against those that have been seen.
func (t *table) aboutTiles(typed string) string {
	words := strings.Fields(typed)
	if len(words) > 0 && len(words[len(words)-1]) < 2 && !strings.HasSuffix(typed, " ") {
		words = words[:len(words)-1] // half a tile
	}
	if len(words) == 0 {
		return ""
	}
	event, refusal := t.sheet.Judge(strings.Join(words, " "))
	return t.voiceHere().TilesSoFar(event, refusal)
}

// asked asks for the next line with its form. Esc leaves the form for a bare line, until one has been entered.
func (t *table) asked(ctx context.Context, typed string) (line string, ok bool, err error) {
	if t.bare || !t.takesKeys() {
		return "", false, nil
	}
	q, ok := t.question()
	if !ok {
		return "", false, nil
	}
	q.Typed = typed
	line, err = t.form(ctx, q)
	if errors.Is(err, ask.ErrAside) {
		t.bare = true
		return "", false, nil
	}
	return line, true, err
}
