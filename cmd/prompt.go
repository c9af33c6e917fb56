package cmd

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"
	"iter"
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
	if err := t.farewell(); err != nil {
		return err
	}
	if refused && !t.Terminal {
		return errNo
	}
	return nil
}

// walk takes line after line and says whether one was refused. The terminal is as it was when it returns.
func (t *table) walk(ctx context.Context) (refused bool, err error) {
	defer t.hides()()
	defer t.edits()()
	if t.draws && t.isUndecided() { // here, to be read beside the table
		if refused, err = t.drawLots(); err != nil || refused {
			return refused, cmp.Or(err, errNo)
		}
	}
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

// farewell says how the game stands and how to go on with it, or what of it is not saved.
func (t *table) farewell() error {
	_, err := t.readNews(nil)
	disk := new(journal.Error)
	if err != nil && !errors.As(err, &disk) {
		return err
	}
	v := t.voiceHere()
	state, _ := t.sheet.State()
	fmt.Fprintln(t.Out, v.StandingLine(t.sheet.Standing(), t.sheet.Target()))
	fmt.Fprintln(t.Out, v.Outcome(t.sheet.Match))
	switch {
	case err != nil:
		fmt.Fprintln(t.Err, v.FileError(disk))
		fmt.Fprintln(t.Err, v.SheetGone(t.sheet.Name))
		return status(exitMisuse)
	case t.unsaved != "":
		fmt.Fprintln(t.Err, v.Unsaved(t.unsaved))
		return status(exitMisuse)
	case state == referee.Playing:
		fmt.Fprintln(t.Err, v.Saved())
	}
	return nil
}

// take does what was typed: a word of the prompt, or a line of the sheet. What was typed at a terminal while others wrote was
// meant for a prompt that had not heard of it: then only what looks or leaves is done, and a line is kept.
func (t *table) take(typed string) (leave, refused bool, err error) {
	typed = strings.TrimSpace(typed)
	text, rest, _ := strings.Cut(typed, " ")
	rest = strings.TrimSpace(rest)
	word := say.ParsePromptWord(text)
	leaves := word == say.Leave && rest == ""
	more := t.more
	t.more = nil
	if more != nil && text != "" {
		t.again = ""
	}
	stale, err := t.refresh()
	stale = stale && t.Terminal
	gone := err != nil
	if leaves && (!gone || t.warned) {
		return true, false, nil
	}
	if gone {
		if leave, refused, err = t.diskTrouble(err); leave || err != nil {
			return leave, refused, err
		}
	}
	switch {
	case leaves:
		t.warned = true
		fmt.Fprintln(t.Err, t.voice.LeaveAgain())
		return false, false, nil
	case text == "" && more != nil && !stale:
		t.page(more)
		return false, false, nil
	case text == "":
		if stale {
			t.again = t.withdraw("")
			t.showNews()
		}
		if line := t.voiceHere().MayEnter(t.sheet.Match); line != "" && t.Terminal {
			fmt.Fprintln(t.Err, line)
		}
		return false, false, nil
	case t.aside(word, rest):
		t.again = t.stood // typed over, not given up
		if stale {
			t.again = t.withdraw("")
		}
		return false, false, nil
	case stale:
		t.keepStale(typed, 0)
		return false, true, nil
	case gone:
		t.again, t.unsaved = typed, t.meant(typed)
		return false, true, nil
	case word == say.DrawLots && rest == "" && t.isUndecided():
		if refused, err = t.drawLots(); err != nil {
			t.again, t.unsaved = typed, typed
			return t.diskTrouble(err)
		}
		if t.Terminal && t.isWorthSeeing() {
			t.show()
		}
		return false, refused, nil
	}
	return t.takeLine(typed)
}

// takeLine enters a line of the sheet.
func (t *table) takeLine(typed string) (leave, refused bool, err error) {
	line := t.meant(typed)
	before := t.waits
	t.waits = waiting{}
	accepted, passed := 0, false
	each := func(e referee.Entered) bool {
		if e.Refusal != nil {
			t.refuse(e)
			refused = true
			return false
		}
		t.tell(e, t.inPicture()...)
		t.bare, t.unsaved, t.warned = false, "", false
		accepted++
		passed = passed || e.Event.Word == referee.Pass
		return true
	}
	stale := false
	if t.Terminal {
		stale, err = t.writeUnlessStale(line, each)
	} else {
		err = t.write(line, each)
	}
	switch {
	case stale:
		if accepted == 0 {
			t.waits = before
		}
		t.keepStale(typed, accepted)
		return false, true, nil
	case err != nil:
		t.again, t.unsaved = behindParts(typed, accepted), behindParts(line, accepted)
	case refused:
		t.keep(typed, accepted)
	case accepted > 0:
		t.again = before.behind
	}
	if accepted == 0 && (before.isAnsweredBy(line) || !refused) { // asked again
		t.waits.whichEnd, t.waits.behind = before.whichEnd, before.behind
		if refused {
			t.again = ""
		}
	}
	if before.afterPass != "" && t.waits.afterPass == "" {
		t.bringBack(before.afterPass, accepted > 0, passed)
	}
	if err != nil {
		return t.diskTrouble(err)
	}
	if t.again != "" && !refused && t.Terminal && t.editor == nil { // it cannot stand at the prompt
		fmt.Fprintln(t.Err, t.voice.NotYet(t.again))
	}
	if accepted > 0 && t.Terminal {
		t.showNews()
	}
	return false, refused, nil
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
	case word == say.CountAside && rest != "" && !strings.ContainsAny(rest, ":："): // Count Dora: 8 is hers
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
	t.page(lines)
	return true
}
