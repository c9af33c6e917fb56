package cmd

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"bones/cmd/say"
	"bones/referee"
)

// waiting is what a refused line has left that another line completes; empty once that was entered, or another was.
type waiting struct {
	whichEnd  string // a play that did not say at which end: a digit does
	behind    string // what was typed behind that play
	afterPass string // a play that is right once the pass before it has been entered
}

// isAnsweredBy says whether a line is the play with its end.
func (w waiting) isAnsweredBy(line string) bool {
	return w.whichEnd != "" && strings.HasPrefix(line, w.whichEnd+onEnd)
}

// refuse says why a line changes nothing, and helps to the line that was meant.
func (t *table) refuse(e referee.Entered) {
	v := t.voiceHere()
	fmt.Fprintln(t.Err, v.Refusal(e.Refusal))
	switch e.Refusal.Code {
	case referee.WhichEnd:
		t.waits.whichEnd = t.sheet.Text(e.Event)
	case referee.WrongTurn:
		if t.lacksPass(e.Event, e.Refusal) {
			fmt.Fprintln(t.Err, v.PassFirst(e.Refusal.Turn))
			t.waits.afterPass = t.sheet.Text(e.Event)
		}
	}
}

// lacksPass says whether a play is refused because the player before has not passed, who may.
func (t *table) lacksPass(e referee.Event, r *referee.Refusal) bool {
	return r != nil && r.Code == referee.WrongTurn && e.Word == referee.Play &&
		slices.Contains(t.sheet.Expects(), referee.Pass) && t.sheet.Before(e.Seat) == r.Turn
}

// keep has what was refused of a line typed again by the editor, unless the next thing to enter is another.
func (t *table) keep(typed string, accepted int) {
	if t.waits.whichEnd != "" {
		t.waits.behind = behindParts(typed, accepted+1)
		return
	}
	rest := behindParts(typed, accepted)
	if t.waits.afterPass != "" {
		t.waits.afterPass = rest
		return
	}
	t.again = t.withAhead(rest)
}

// withAhead is a line that is to be corrected, with the lines behind it that were typed ahead or pasted: they were meant for what it
// would have led to, and wait for it. What only looks, or leaves, does not wait.
func (t *table) withAhead(line string) string {
	if t.keys == nil {
		return line
	}
	ahead := t.keys.linesAhead(func(line string) bool {
		word := say.ParsePromptWord(line)
		return word == say.NoPromptWord || word == say.ShortPass || word == say.ShortUndo
	})
	for i, line := range ahead {
		ahead[i] = spelledOut(line)
	}
	return inOneLine(append([]string{line}, ahead...))
}

// inOneLine joins lines. Their comments, which would make the rest of the line one, go: only the last has room for its own.
func inOneLine(lines []string) string {
	for i := range lines[:len(lines)-1] {
		if at := strings.IndexAny(lines[i], "#＃"); at >= 0 {
			lines[i] = lines[i][:at]
		}
		lines[i] = strings.TrimSpace(lines[i])
	}
	return strings.Join(slices.DeleteFunc(lines, func(line string) bool { return line == "" }), "; ")
}

// bringBack has a play that lacked a pass stand at the prompt once it can be entered. While the pass is lacking it waits on.
func (t *table) bringBack(play string, accepted, passed bool) {
	event, refusal := t.sheet.Judge(play)
	if accepted && t.again == "" && (passed || refusal == nil) {
		t.again = play
	} else if t.lacksPass(event, refusal) {
		t.waits.afterPass = play
	}
}

// withdraw forgets what the prompt asked for, as others have written since: it returns the line that was typed, or that would have
// been completed by it.
func (t *table) withdraw(typed string) (line string) {
	w, meant := t.waits, ""
	if typed != "" {
		meant = t.meant(typed)
	}
	t.waits = waiting{}
	switch {
	case w.whichEnd != "" && (typed == "" || w.isAnsweredBy(meant)):
		line = cmp.Or(meant, w.whichEnd)
		if w.behind != "" {
			line += "; " + w.behind
		}
		return line
	case w.afterPass != "" && (typed == "" || meant == referee.Pass.String()):
		return w.afterPass
	}
	return typed
}

// keepStale has what was typed before others wrote stand at the prompt, where it is entered with Enter or typed over.
func (t *table) keepStale(typed string, accepted int) {
	line := t.withAhead(behindParts(t.withdraw(typed), accepted))
	fmt.Fprintln(t.Err, t.voice.NotYet(line))
	if say.ParsePromptWord(line) != say.DrawLots || t.isUndecided() {
		t.again = line
	}
	t.showNews()
}
