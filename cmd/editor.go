package cmd

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"bones/cmd/draw"
	"bones/referee"

	"github.com/peterh/liner"
)

// takesKeys says whether keys may be read one by one and the screen be written with escape sequences. Elsewhere lines are read
// as they come.
func (a *app) takesKeys() bool {
	return a.Terminal && !a.accessible && !a.noColor && a.Env("TERM") != "dumb" && liner.TerminalSupported()
}

// edits begins to edit lines at the terminal; end leaves the terminal as it was.
func (t *table) edits() (end func()) {
	if !t.takesKeys() {
		return func() {}
	}
	t.editor = liner.NewLiner()
	t.editor.SetCtrlCAborts(true)
	t.editor.SetTabCompletionStyle(liner.TabPrints)
	t.editor.SetWordCompleter(t.complete)
	return func() { t.editor.Close() }
}

// mark is the end of every prompt.
const mark = " › "

// nextLine asks for a line and takes it. At a terminal a refused one stands there again, ready to be corrected.
func (t *table) nextLine(ctx context.Context) (string, error) {
	if t.editor == nil {
		t.prompt()
		return t.readLine(ctx)
	}
	prompt, typed := t.voiceHere().Prompt(t.sheet.Match), t.again
	t.again = ""
	if question, ok := strings.CutSuffix(prompt, mark); ok && draw.Width(prompt) > t.width()/2 {
		fmt.Fprintln(t.Out, question)
		prompt = strings.TrimLeft(mark, " ")
	}
	type answer struct {
		line string
		err  error
	}
	answers := make(chan answer, 1)
	go func() {
		line, err := t.editor.PromptWithSuggestion(prompt, typed, -1)
		answers <- answer{line, err}
	}()
	select {
	case got := <-answers:
		if errors.Is(got.err, liner.ErrPromptAborted) || ctx.Err() != nil {
			return "", context.Canceled
		}
		return got.line, got.err
	case <-ctx.Done():
		return "", context.Canceled
	}
}

// complete offers what the word under the cursor may become: a player's name, a word that may be entered now, or a word of the
// prompt. Of what has been played it knows nothing.
func (t *table) complete(line string, cursor int) (before string, words []string, after string) {
	runes := []rune(line)
	before, after = string(runes[:cursor]), string(runes[cursor:])
	from := 0
	if i := strings.LastIndexFunc(before, func(r rune) bool { return unicode.IsSpace(r) || strings.ContainsRune(":：;；,、", r) }); i >= 0 {
		_, size := utf8.DecodeRuneInString(before[i:])
		from = i + size
	}
	before, typed := before[:from], strings.ToLower(before[from:])
	offered := slices.Clone(t.sheet.Names)
	for _, w := range t.sheet.Expects() {
		offered = append(offered, w.String())
	}
	offered = append(offered, referee.Undo.String(), referee.Fix.String(), referee.Drop.String(), referee.Insert.String(),
		referee.Adjusts.String(), referee.Void.String(), referee.Note.String(), referee.EndTable.String())
	if from == 0 {
		offered = append(offered, promptWords...)
		if t.isUndecided() {
			offered = append(offered, "draw")
		}
	}
	for _, word := range offered {
		if word != "" && strings.HasPrefix(strings.ToLower(word), typed) && !slices.Contains(words, word) {
			words = append(words, word)
		}
	}
	return before, words, after
}

// promptWords are the words that only the prompt understands, as promptWord answers them.
var promptWords = []string{"why", "log", "show", "board", "rules", "count", "quit"}
