package cmd

import (
	"context"
	"errors"
	"fmt"
	"os"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"bones/cmd/say"
	"bones/referee"

	"github.com/peterh/liner"
)

// takesKeys says whether keys may be read one by one and the screen be written with escape sequences. Elsewhere lines are read
// as they come.
func (a *app) takesKeys() bool {
	return a.Terminal && !a.accessible && a.Env("TERM") != "dumb" && liner.TerminalSupported()
}

// edits begins to edit lines at the terminal, where that is not done yet; end leaves the terminal as it was.
func (a *app) edits() (end func()) {
	if a.editor != nil || !a.takesKeys() {
		return func() {}
	}
	if a.keys == nil && sharesKeys() {
		keys, err := newKeyboard(a.In)
		if err != nil {
			return func() {} // lines are read as they come
		}
		a.keys = keys
	}
	if a.keys != nil {
		a.editor = a.keys.newEditor()
	} else {
		a.editor = liner.NewLiner()
	}
	a.editor.SetCtrlCAborts(true)
	a.editor.SetTabCompletionStyle(liner.TabPrints)
	ends := func() {}
	if terminal, ok := a.In.(*os.File); ok {
		ends = keepsSettings(terminal)
	}
	return func() {
		ends()
		a.editor.Close()
		a.editor = nil
	}
}

// canPrompt says whether the line editor takes a prompt. It refuses one with a character that it calls unprintable, as a name may
// well have: the joiner inside 👩‍🚀.
func canPrompt(prompt string) bool {
	return !strings.ContainsFunc(prompt, func(r rune) bool { return unicode.Is(unicode.C, r) })
}

// mark is the end of every prompt.
const mark = " › "

// nextLine asks for the next line of the game. At a terminal a refused one stands there again, ready to be corrected.
func (t *table) nextLine(ctx context.Context) (string, error) {
	if !t.Terminal {
		return t.readLine(ctx)
	}
	t.stood = t.again
	if t.more != nil {
		return t.typedLine(ctx, t.voice.More()+mark, "", t.offers)
	}
	typed := t.again
	t.again = ""
	if line, asked, err := t.asked(ctx, typed); asked {
		return line, err
	}
	prompt := t.voiceHere().Prompt(t.sheet.Match)
	if line, open, ok := t.sheet.Line(); ok && t.waits.whichEnd != "" && len(line) > 0 {
		prompt = t.voiceHere().AskEnd(open) + mark
	}
	return t.typedLine(ctx, prompt, typed, t.offers)
}

// typedLine asks for a line at the terminal. Where it can be edited, typed stands there already, and Tab completes a word to one
// of those that offers has for the place behind the text given to it.
func (a *app) typedLine(ctx context.Context, prompt, typed string, offers func(before string) []string) (string, error) {
	before, prompt := a.promptFits(prompt)
	if before != "" {
		fmt.Fprintln(a.Err, before)
	}
	if a.editor == nil {
		fmt.Fprint(a.Err, prompt)
		line, err := a.readLine(ctx)
		if err != nil {
			a.leavesLine()
		}
		return line, err
	}
	if !utf8Locale(a.Env) {
		prompt = plainMarks.Replace(prompt) // the editor writes it by itself
	}
	a.editor.SetWordCompleter(func(line string, cursor int) (string, []string, string) { return completed(line, cursor, offers) })
	type answer struct {
		line string
		err  error
	}
	answers := make(chan answer, 1)
	if a.keys != nil {
		defer a.keys.feeds(typed != "")()
	}
	editor := a.editor
	go func() {
		line, err := editor.PromptWithSuggestion(prompt, typed, -1)
		answers <- answer{line, err}
	}()
	select {
	case got := <-answers:
		if errors.Is(got.err, liner.ErrPromptAborted) || ctx.Err() != nil {
			return "", context.Canceled
		}
		if got.err != nil {
			a.leavesLine()
		}
		return got.line, got.err
	case <-ctx.Done():
		a.leavesLine()
		return "", context.Canceled
	}
}

// leavesLine ends the line of a prompt at which no line was entered: what comes next is no part of it.
func (a *app) leavesLine() { fmt.Fprintln(a.Err) }

// offers are the words that a line may go on with: a player's name, a word that may be entered now, or, at its beginning, a word
// of the prompt. Of what has been played they tell nothing.
func (t *table) offers(before string) []string {
	v := t.voiceHere()
	words := slices.Clone(t.sheet.Names)
	always := []referee.Word{referee.Undo, referee.Fix, referee.Drop, referee.Insert, referee.Adjusts, referee.Void, referee.Note, referee.EndTable}
	for _, w := range append(t.sheet.Expects(), always...) {
		if w != referee.Play {
			words = append(words, v.Word(w), w.String()) // English words are understood in every language
		}
	}
	if before == "" {
		words = append(words, v.PromptWords()...)
		if t.isUndecided() {
			words = append(words, v.PromptWord(say.DrawLots))
		}
	}
	return words
}

// completed finds what the word under the cursor may become.
func completed(line string, cursor int, offers func(before string) []string) (before string, words []string, after string) {
	runes := []rune(line)
	before, after = string(runes[:cursor]), string(runes[cursor:])
	from := 0
	if i := strings.LastIndexFunc(before, func(r rune) bool { return unicode.IsSpace(r) || strings.ContainsRune(":：;；,、，", r) }); i >= 0 {
		_, size := utf8.DecodeRuneInString(before[i:])
		from = i + size
	}
	before, typed := before[:from], strings.ToLower(before[from:])
	for _, word := range offers(before) {
		if word != "" && strings.HasPrefix(strings.ToLower(word), typed) && !slices.Contains(words, word) {
			words = append(words, word)
		}
	}
	return before, words, after
}
