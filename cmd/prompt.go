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
	word, rest, _ := strings.Cut(strings.TrimSpace(typed), " ")
	if say.IsDraw(word) && rest == "" && t.isUndecided() {
		if refused, err = t.drawLots(); err != nil {
			return t.diskTrouble(err)
		}
		if t.Terminal && t.isWorthSeeing() {
			t.show()
		}
		return false, refused, nil
	}
	if handled, leave := t.promptWord(strings.ToLower(word), strings.TrimSpace(rest)); handled {
		return leave, false, nil
	}
	if rest == "" {
		switch strings.ToLower(word) {
		case "":
			return false, false, nil
		case "p":
			typed = referee.Pass.String()
		case "u":
			typed = referee.Undo.String()
		}
	}
	if word, seat := t.openingWord(), t.named(typed); word != referee.NoWord && seat != referee.NoSeat {
		typed = t.sheet.Names[seat] + ": " + word.String()
	}
	if word := t.tileWord(); word != referee.NoWord {
		if _, isTile := referee.ParseTile(strings.TrimSpace(typed)); isTile {
			typed = word.String() + " " + typed
		}
	}
	if t.whichEnd != "" && len(typed) == 1 && typed[0] >= '0' && typed[0] <= '9' {
		typed = t.whichEnd + " on " + typed
	}
	passed := t.afterPass
	t.whichEnd, t.afterPass = "", ""
	accepted := 0
	err = t.write(typed, func(e referee.Entered) bool {
		if e.Refusal != nil {
			t.refuse(e)
			refused = true
			return false
		}
		t.tell(e)
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
	if accepted > 0 && t.Terminal && t.isWorthSeeing() {
		t.show()
	}
	return false, refused, nil
}

// isWorthSeeing says whether the table has changed so that it should be drawn again: not while hands are turned up, and not
// between hands, when it would only repeat the score.
func (t *table) isWorthSeeing() bool {
	if words := t.sheet.Expects(); len(words) > 0 && words[0] == referee.Holds {
		return false
	}
	pegs := t.sheet.Family() == referee.CribbageFamily || t.sheet.Family() == referee.BoardFamily
	return t.sheet.HandIsOn() || pegs || t.hidden
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

// tileWord is what a tile alone means where the prompt at a terminal asks for one that is turned up or taken out; NoWord
// elsewhere, and where it could be a bid.
func (t *table) tileWord() referee.Word {
	words := t.sheet.Expects()
	if t.Terminal && len(words) > 0 && !slices.Contains(words, referee.Play) && !slices.Contains(words, referee.Bids) {
		switch words[0] {
		case referee.StarterTile, referee.Trump, referee.Turn, referee.Without:
			return words[0]
		}
	}
	return referee.NoWord
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

// named is the player whose name, or the only one whose name's beginning, was typed; NoSeat for nobody.
func (t *table) named(typed string) referee.Seat {
	typed = strings.ToLower(strings.TrimSpace(typed))
	found, count := referee.NoSeat, 0
	for seat, name := range t.sheet.Names[:t.sheet.Players] {
		name = strings.ToLower(name)
		if name == typed {
			return referee.Seat(seat)
		}
		if typed != "" && strings.HasPrefix(name, typed) {
			found = referee.Seat(seat)
			count++
		}
	}
	if count != 1 {
		return referee.NoSeat
	}
	return found
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
		return true, true, err
	}
	return false, true, nil
}

// promptWord answers the words that are understood at the prompt and never written.
func (t *table) promptWord(word, rest string) (handled, leave bool) {
	v := t.voiceHere()
	m := t.sheet.Match
	switch {
	case word == "?" || word == "？":
		for _, line := range v.MayEnterNow(m) {
			fmt.Fprintln(t.Err, line)
		}
	case word == "why" && rest == "":
		for _, line := range v.Why(m) {
			fmt.Fprintln(t.Err, line)
		}
	case word == "log" && rest == "":
		for _, line := range t.logLines(m) {
			fmt.Fprintln(t.Err, line)
		}
	case word == "show" && rest == "":
		t.show()
	case word == "board" && rest == "":
		for _, line := range t.boardPicture(m) {
			fmt.Fprintln(t.Err, line)
		}
	case word == "rules" && rest == "":
		for _, line := range v.RulesInWords(m.Rules) {
			fmt.Fprintln(t.Err, line)
		}
	case word == "count" && rest != "":
		if err := t.countAside(strings.Fields(rest)); err != nil {
			t.exit(err)
		}
	case (word == "q" || word == "quit" || word == "exit") && rest == "":
		return true, true
	default:
		return false, false
	}
	return true, false
}
