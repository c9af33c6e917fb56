package cmd

import (
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"

	"bones/cmd/say"
	"bones/referee"
	"bones/referee/journal"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"
)

func (a *app) enterCommand() *cobra.Command {
	c := a.command("enter LINE…", cobra.MinimumNArgs(1), func(c *cobra.Command, words []string) error {
		words, err := withoutFlags(c, words)
		if err != nil {
			return err
		}
		t, err := a.openTable(a.game)
		if err != nil {
			return err
		}
		if len(words) == 1 && words[0] == "-" {
			return t.enterAll()
		}
		return t.enter(strings.Join(words, " "))
	})
	// A line may have a dash, as before a correction's -2: behind its first word only what begins with two is a flag.
	c.Flags().SetInterspersed(false)
	a.gameFlag(c)
	a.jsonFlag(c)
	return c
}

// withoutFlags takes the flags from among the words of a line, and what they are given: a --game that became part of a note would
// have it entered in another game. After -- every word is the line's.
func withoutFlags(c *cobra.Command, words []string) (line []string, err error) {
	if c.ArgsLenAtDash() >= 0 {
		return words, nil
	}
	var flags []string
	for i := 0; i < len(words); i++ {
		name, isFlag := strings.CutPrefix(words[i], "--")
		if !isFlag || name == "" {
			line = append(line, words[i])
			continue
		}
		flags = append(flags, words[i])
		if flag := c.Flag(name); flag != nil && flag.NoOptDefVal == "" && i+1 < len(words) {
			i++
			flags = append(flags, words[i])
		}
	}
	if err := c.ParseFlags(flags); err != nil {
		return nil, flagMisuse(c, err)
	}
	if c.Flag("help").Changed {
		return nil, pflag.ErrHelp
	}
	return line, c.Root().PersistentPreRunE(c, nil)
}

func (a *app) undoCommand() *cobra.Command {
	c := a.command("undo [N]", cobra.MaximumNArgs(1), func(_ *cobra.Command, args []string) error {
		t, err := a.openTable(a.game)
		if err != nil {
			return err
		}
		return t.enter(strings.Join(append([]string{"undo"}, args...), " "))
	})
	a.gameFlag(c)
	a.jsonFlag(c)
	return c
}

// gameFlag adds --game, whose default is $BONES_GAME.
func (a *app) gameFlag(c *cobra.Command) {
	c.Flags().StringVar(&a.game, "game", a.Env("BONES_GAME"), a.voice.Flag("game"))
	_ = c.RegisterFlagCompletionFunc("game", a.completeGames)
}

// openTable opens a saved game to write to it.
func (a *app) openTable(game string) (*table, error) {
	path, err := a.store.find(game)
	if err != nil {
		return nil, err
	}
	sheet, err := referee.OpenSheet(path, a.library(path), false)
	if err != nil {
		return nil, err
	}
	return &table{app: a, sheet: sheet}, nil
}

// A table is a sheet that is being written: at the prompt, or by `enter`.
type table struct {
	*app
	sheet *referee.Sheet

	// At the prompt.
	waits   waiting
	again   string   // stands at the prompt, to be corrected or entered by Enter
	stood   string   // what stood at the prompt when the line was asked for
	hidden  bool     // the alternate screen is on
	more    []string // of what was asked for, what did not fit there
	bare    bool     // no form, until a line has been entered
	unsaved string   // what the disk refused, until something is entered
	warned  bool     // that the sheet is gone: the next q leaves
	draws   bool     // lots, before anything else, where nobody has been named
}

func (t *table) voiceHere() say.Voice { return t.at(t.sheet.Match) }

// enterAll enters the lines of standard input, up to the first that is refused.
func (t *table) enterAll() error {
	for line, err := range journal.Lines(t.In) {
		if disk := new(journal.Error); errors.As(err, &disk) && disk.Code != journal.Failed {
			t.answer(t.sheet.EnterUnreadable(err))
			return errNo
		} else if err != nil {
			return err
		}
		if err := t.enter(line.Text); err != nil {
			return err
		}
	}
	return nil
}

// enter enters one line for the commands, up to the first of its events that is refused.
func (t *table) enter(line string) error {
	refused := false
	err := t.write(line, func(e referee.Entered) bool {
		t.answer(e)
		refused = e.Refusal != nil
		return !refused
	})
	if err == nil && refused {
		return errNo
	}
	return err
}

// answer says what became of an event, for the commands.
func (t *table) answer(e referee.Entered) {
	switch {
	case t.json:
		t.printEntered(e)
	case e.Refusal != nil:
		fmt.Fprintln(t.Err, t.voiceHere().Refusal(e.Refusal))
	default:
		t.tell(e)
	}
}

// write puts a line on the sheet. Lines that others have written meanwhile are read and judged first, and told. each says
// whether to go on with the next event of the line.
func (t *table) write(line string, each func(referee.Entered) bool) error {
	accepted := 0
	for {
		if _, err := t.refresh(); err != nil {
			return err
		}
		stale, err := t.writeUnlessStale(behindParts(line, accepted), func(e referee.Entered) bool {
			if e.Refusal == nil {
				accepted++
			}
			return each(e)
		})
		if !stale || err != nil {
			return err
		}
	}
}

// writeUnlessStale writes a line that was meant for the state of the game as far as it is known here. When others have written
// since that was read, their lines are read and told, and of this one nothing more is written.
func (t *table) writeUnlessStale(line string, each func(referee.Entered) bool) (stale bool, err error) {
	if err = t.sheet.Enter(line, each); journal.CodeOf(err) != journal.Changed {
		return false, err
	}
	_, err = t.refresh()
	return true, err
}

// behindParts is what stands behind so many parts of a line.
func behindParts(line string, count int) string {
	if count == 0 {
		return line
	}
	parts := strings.FieldsFunc(line, func(r rune) bool { return r == ';' || r == '；' })
	return strings.TrimSpace(strings.Join(parts[min(count, len(parts)):], ";"))
}

// tell says what an accepted event did, but for lines that something else will repeat.
func (t *table) tell(e referee.Entered, repeated ...string) {
	v := t.voiceHere()
	if e.Aside != nil {
		fmt.Fprintln(t.Err, v.Aside(e.Aside))
	}
	if said, down := t.turnsDown(e.Event); down {
		io.WriteString(t.Out, wipe)
		for _, line := range said {
			fmt.Fprintln(t.Out, line)
		}
	} else {
		for _, line := range v.Happened(t.sheet.Match, e.Outcome) {
			if !slices.Contains(repeated, line) {
				fmt.Fprintln(t.Out, line)
			}
		}
	}
	for _, f := range e.Fouls {
		fmt.Fprintln(t.Err, v.FoulReport(f, t.sheet.LineText, false))
	}
}

type enteredJSON struct {
	Version  int         `json:"version"`
	Line     int         `json:"line,omitempty"`
	Accepted bool        `json:"accepted"`
	Event    string      `json:"event,omitempty"`
	Entries  []entryJSON `json:"entries"`
	Fouls    []foulJSON  `json:"fouls"`
	Error    *errorJSON  `json:"error,omitempty"`
	State    string      `json:"state"`
}

func (t *table) printEntered(e referee.Entered) {
	v := t.voiceHere()
	state, _ := t.sheet.State()
	j := enteredJSON{Version: jsonVersion, Line: e.Event.Line, Accepted: e.Refusal == nil, Entries: []entryJSON{}, Fouls: []foulJSON{}, State: string(state)}
	if e.Refusal != nil {
		j.Line = 0
		j.Error = &errorJSON{e.Refusal.Line, e.Refusal.Column, e.Refusal.Code, v.Refusal(e.Refusal)}
	} else {
		j.Event = t.sheet.Text(e.Event)
	}
	for _, entry := range e.Entries {
		j.Entries = append(j.Entries, entryToJSON(t.sheet.Names, entry))
	}
	for _, f := range e.Fouls {
		j.Fouls = append(j.Fouls, foulToJSON(t.sheet, v, f))
	}
	_ = t.printJSON(j)
}

// gameArgument is the game that a command names, as an argument or by --game.
func (a *app) gameArgument(args []string) string {
	if len(args) > 0 {
		return args[0]
	}
	return a.game
}

// lastUnfinished finds the game that `resume` goes on with: the last touched that is not over.
func (a *app) lastUnfinished() (string, error) {
	games, err := a.store.games()
	if err != nil {
		return "", err
	}
	for _, g := range games {
		s, err := a.read(g.Path)
		if err != nil {
			continue // a sheet that cannot be read is not the one to go on with; `games` shows it
		}
		if state, _ := s.State(); state == referee.Playing {
			return g.Path, nil
		}
	}
	return "", &noGame{saved: len(games)}
}
