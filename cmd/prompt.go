package cmd

import (
	"context"
	"errors"
	"fmt"
	"io"
	"iter"
	"slices"
	"strings"

	"bones/cmd/say"
	"bones/referee"
	"bones/referee/journal"
)

// sit walks the table through the game, line by line, to its end or until somebody leaves. What was acknowledged is on disk,
// whatever happens. A piped game goes on after a refused line and answers no at the end.
func (t *table) sit(ctx context.Context) error {
	defer t.folds()()
	refused, err := t.walk(ctx)
	if err != nil {
		return err
	}
	t.farewell()
	if refused && !t.Terminal {
		return errNo
	}
	return nil
}

// walk takes line after line and says whether one was refused. The terminal is as it was when it returns.
func (t *table) walk(ctx context.Context) (refused bool, err error) {
	defer t.hides()()
	defer t.edits()()
	t.greet()
	for {
		line, err := t.nextLine(ctx)
		if errors.Is(err, io.EOF) {
			return refused, nil
		}
		if disk := new(journal.Error); errors.As(err, &disk) && disk.Line > 0 {
			fmt.Fprintln(t.Err, t.voice.FileError(disk))
			refused = true
			continue
		}
		if err != nil {
			return refused, err
		}
		leave, bad, err := t.take(line)
		refused = refused || bad
		if leave || err != nil {
			return refused, err
		}
	}
}

// readLine takes the next line of the input. A signal ends the wait.
func (a *app) readLine(ctx context.Context) (string, error) {
	type answer struct {
		line journal.Line
		err  error
	}
	if a.lines == nil {
		// A line is read only when it is asked for, so that what comes behind it is left to whoever asks next.
		wanted, lines := make(chan struct{}), make(chan answer)
		go func() {
			defer close(lines)
			next, stop := iter.Pull2(journal.Lines(a.In))
			defer stop()
			for range wanted {
				line, err, more := next()
				if !more {
					return
				}
				lines <- answer{line, err}
			}
		}()
		a.lines = func(ctx context.Context) (journal.Line, error) {
			select {
			case wanted <- struct{}{}:
			case <-ctx.Done():
				return journal.Line{}, context.Canceled
			}
			select {
			case next, more := <-lines:
				if !more {
					return journal.Line{}, io.EOF
				}
				return next.line, next.err
			case <-ctx.Done():
				return journal.Line{}, context.Canceled
			}
		}
	}
	line, err := a.lines(ctx)
	return line.Text, err
}

// greet shows where the game stands, and, of a sheet with errors or fouls, which.
func (t *table) greet() {
	v := t.voiceHere()
	if t.sheet.Torn != "" {
		fmt.Fprintln(t.Err, v.Torn(t.sheet.Torn))
	}
	if t.sheet.Header.Differs(t.sheet.Rules) {
		fmt.Fprintln(t.Err, v.RulesDiffer())
	}
	for _, r := range t.sheet.Refused {
		fmt.Fprintln(t.Err, v.RefusalAt(t.sheet.Name, r))
	}
	for _, f := range t.sheet.Fouls() {
		if !t.sheet.IsSettled(f) {
			fmt.Fprintln(t.Err, v.FoulReport(f, t.sheet.LineText, false))
		}
	}
	t.show()
	if line := v.MayEnter(t.sheet.Match); line != "" && !t.Terminal && len(t.sheet.Log()) > 0 { // at a terminal the prompt says it
		fmt.Fprintln(t.Err, line)
	}
	if state, _ := t.sheet.State(); t.Terminal && state == referee.Playing {
		fmt.Fprintln(t.Err, v.HelpHint())
	}
	if t.openingWord() != referee.NoWord && !t.takesKeys() {
		fmt.Fprintln(t.Err, v.MayDraw())
	}
}

// show draws the table.
func (t *table) show() {
	for _, line := range t.picture(t.sheet.Match) {
		fmt.Fprintln(t.Err, line)
	}
}

// farewell says how the game stands and how to go on with it.
func (t *table) farewell() {
	v := t.voiceHere()
	fmt.Fprintln(t.Out, v.StandingLine(t.sheet.Standing(), t.sheet.Target()))
	fmt.Fprintln(t.Out, v.Result(t.sheet.State()))
	if state, _ := t.sheet.State(); state == referee.Playing {
		fmt.Fprintln(t.Err, v.Saved())
	}
}

// take does what was typed: a word of the prompt, or a line of the sheet.
func (t *table) take(typed string) (leave, refused bool, err error) {
	text, rest, _ := strings.Cut(strings.TrimSpace(typed), " ")
	rest = strings.TrimSpace(rest)
	word := say.ParsePromptWord(text)
	switch {
	case text == "":
		if line := t.voiceHere().MayEnter(t.sheet.Match); line != "" && t.Terminal {
			fmt.Fprintln(t.Err, line)
		}
		return false, false, nil
	case word == say.DrawLots && rest == "" && t.isUndecided():
		if refused, err = t.drawLots(); err != nil {
			return t.diskTrouble(err)
		}
		if t.Terminal && t.isWorthSeeing() {
			t.show()
		}
		return false, refused, nil
	case word == say.Leave && rest == "":
		return true, false, nil
	case t.aside(word, rest):
		return false, false, nil
	}
	typed = strings.TrimSpace(typed)
	passed := t.afterPass
	line := t.meant(typed)
	t.whichEnd, t.afterPass = "", ""
	accepted := 0
	err = t.write(line, func(e referee.Entered) bool {
		if e.Refusal != nil {
			t.refuse(e)
			refused = true
			return false
		}
		t.tell(e, t.inPicture()...)
		t.bare = false
		if accepted++; e.Event.Word == referee.Pass {
			t.again = passed
		}
		return true
	})
	if err != nil {
		return t.diskTrouble(err)
	}
	if refused {
		t.keep(typed, accepted)
	}
	if accepted > 0 && t.Terminal {
		t.showNews()
	}
	return false, refused, nil
}

// showNews draws the table where it has changed. While the hands before a crib are still on the screen, it says the score alone.
func (t *table) showNews() {
	words := t.sheet.Expects()
	switch {
	case len(words) > 0 && words[0] == referee.Crib:
		fmt.Fprintln(t.Err, t.voiceHere().StandingLine(t.sheet.Standing(), t.sheet.Target()))
	case t.isWorthSeeing():
		t.show()
	}
}

// inPicture are the lines that the picture of the table, where it is drawn even between hands, makes needless: the score, and of
// a game that pegs who deals next.
func (t *table) inPicture() []string {
	m, v := t.sheet.Match, t.voiceHere()
	score := v.StandingLine(m.Standing(), m.Target())
	switch {
	case t.Terminal && hasPegs(m):
		return []string{score, v.NextHand(m.HandNumber(), m.Dealer())}
	case t.hidden:
		return []string{score}
	}
	return nil
}

// isWorthSeeing says whether the table has changed so that it should be drawn again: not while hands are turned up, and not
// between hands, when it would only repeat the score.
func (t *table) isWorthSeeing() bool {
	if words := t.sheet.Expects(); len(words) > 0 && (words[0] == referee.Holds || words[0] == referee.Takes) {
		return words[0] == referee.Takes && t.sheet.Lead() != referee.NoSeat // the pile, before its first tile too
	}
	return t.sheet.HandIsOn() || hasPegs(t.sheet.Match) || t.hidden
}

// keep has what was refused of a line typed again by the editor, unless the next thing to enter is another.
func (t *table) keep(typed string, accepted int) {
	if t.whichEnd != "" {
		return
	}
	parts := strings.FieldsFunc(typed, func(r rune) bool { return r == ';' || r == '；' })
	rest := strings.TrimSpace(strings.Join(parts[min(accepted, len(parts)):], ";"))
	if t.afterPass != "" {
		t.afterPass = rest
		return
	}
	t.again = rest
}

// refuse says why a line changes nothing, and helps to the line that was meant.
func (t *table) refuse(e referee.Entered) {
	v := t.voiceHere()
	fmt.Fprintln(t.Err, v.Refusal(e.Refusal))
	switch e.Refusal.Code {
	case referee.WhichEnd:
		t.whichEnd = t.sheet.Text(e.Event)
	case referee.WrongTurn:
		if e.Event.Word == referee.Play && slices.Contains(t.sheet.Expects(), referee.Pass) && t.sheet.Before(e.Event.Seat) == e.Refusal.Turn {
			fmt.Fprintln(t.Err, v.PassFirst(e.Refusal.Turn))
			t.afterPass = t.sheet.Text(e.Event)
		}
	}
}

// diskTrouble says what the disk refused. The game goes on where it stands: the line did not happen.
func (t *table) diskTrouble(err error) (leave, refused bool, _ error) {
	disk := new(journal.Error)
	if !errors.As(err, &disk) {
		return false, true, err
	}
	fmt.Fprintln(t.Err, t.voice.FileError(disk))
	if !t.Terminal {
		return true, true, status(exitMisuse)
	}
	return false, true, nil
}

// aside answers the words that only look, and says whether this is one.
func (t *table) aside(word say.PromptWord, rest string) bool {
	v := t.voiceHere()
	m := t.sheet.Match
	var lines []string
	switch {
	case word == say.CountAside && rest != "":
		if err := t.countAside(strings.Fields(rest)); err != nil {
			t.exit(err)
		}
	case rest != "":
		return false
	case word == say.AskWhat:
		lines = append(v.MayEnterNow(m), v.PromptHelp())
	case word == say.AskWhy:
		lines = v.Why(m)
	case word == say.ShowLog:
		lines = t.logLines(m)
	case word == say.ShowTable:
		lines = t.picture(m)
	case word == say.ShowBoard:
		lines = t.boardPicture(m)
	case word == say.ShowRules:
		lines = v.RulesInWords(m.Rules)
	default:
		return false
	}
	for _, line := range lines {
		fmt.Fprintln(t.Err, line)
	}
	return true
}
