package cmd

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"strings"

	"bones/cmd/say"
	"bones/referee"
	"bones/referee/journal"
	"bones/rulesets"

	"github.com/spf13/cobra"
)

// setup is what a new game is begun with.
type setup struct {
	ruleset string
	players []string
	set     []string // key=value
	carry   []string // Ann=24
	sheet   string   // a file of the user's, instead of the store
	again   bool
	asLast  bool // the players are those of the last game
	draw    bool // the program draws the lots
}

func (a *app) playCommand() *cobra.Command {
	var s setup
	c := a.command("play [RULESET]", cobra.MaximumNArgs(1), func(c *cobra.Command, args []string) error {
		if len(args) > 0 {
			s.ruleset = args[0]
		}
		return a.play(c.Context(), s)
	})
	c.ValidArgsFunction = a.completeRulesets
	flags := c.Flags()
	flags.Var((*commaList)(&s.players), "players", a.voice.Flag("players"))
	flags.StringArrayVar(&s.set, "set", nil, a.voice.Flag("set"))
	flags.Var((*commaList)(&s.carry), "carry", a.voice.Flag("carry"))
	flags.StringVar(&s.sheet, "sheet", "", a.voice.Flag("sheet"))
	flags.BoolVar(&s.again, "again", false, a.voice.Flag("again"))
	flags.BoolVar(&s.draw, "draw", false, a.voice.Flag("draw"))
	a.openFlag(c)
	_ = c.RegisterFlagCompletionFunc("players", a.completePlayers)
	_ = c.RegisterFlagCompletionFunc("set", a.completeKeys)
	return c
}

func (a *app) resumeCommand() *cobra.Command {
	c := a.command("resume [GAME]", cobra.MaximumNArgs(1), func(c *cobra.Command, args []string) error {
		game := a.gameArgument(args)
		if game == "" {
			var err error
			if game, err = a.lastUnfinished(); err != nil {
				return err
			}
		}
		t, err := a.openTable(game)
		if err != nil {
			return err
		}
		ctx, end := interruptible(c.Context())
		defer end()
		return t.sit(ctx)
	})
	c.ValidArgsFunction = a.completeGames
	a.gameFlag(c)
	a.openFlag(c)
	return c
}

// playOn is `bones` alone: it goes on with the unfinished game, or sets up a new one.
func (a *app) playOn(ctx context.Context) error {
	if game, err := a.lastUnfinished(); err == nil {
		t, err := a.openTable(game)
		if err != nil {
			return err
		}
		ctx, end := interruptible(ctx)
		defer end()
		return t.sit(ctx)
	}
	return a.play(ctx, setup{})
}

// play sets a new game up and walks the table through it.
func (a *app) play(ctx context.Context, s setup) error {
	if err := setOnce(s.set); err != nil {
		return err
	}
	if isThere(s.sheet) {
		return notBegun{&journal.Error{Code: journal.Exists, Op: journal.OpCreate, Path: s.sheet}}
	}
	s.ruleset = a.rulesetCalled(s.ruleset)
	if s.again {
		if err := a.sameAgain(&s); err != nil {
			return err
		}
	}
	ctx, end := interruptible(ctx)
	defer end()
	defer a.folds()()
	defer a.edits()()
	if err := a.ask(ctx, &s); errors.Is(err, errLeft) {
		return nil
	} else if err != nil {
		return err
	}
	t, err := a.begin(s)
	if err != nil {
		return err
	}
	t.draws = s.draw
	return t.sit(ctx)
}

// notBegun is what kept a new game from being put on the disk.
type notBegun struct{ error }

func isThere(file string) bool {
	_, err := os.Lstat(file)
	return file != "" && err == nil
}

// begin makes the sheet of a new game. What it puts on the disk goes again when it fails.
func (a *app) begin(s setup) (*table, error) {
	rules, err := a.rulesFor(s.ruleset, len(s.players), s.set)
	if err != nil {
		return nil, err
	}
	header, err := a.header(s, rules)
	if err != nil {
		return nil, err
	}
	dropRules := func() {}
	if isPath(s.ruleset) {
		dir := a.store.gamesDir()
		if s.sheet != "" {
			dir = filepath.Dir(s.sheet)
		}
		if header.Ruleset, dropRules, err = a.keepRules(rules, dir); err != nil {
			return nil, notBegun{err}
		}
	}
	t := &table{app: a}
	create := func(path string) error {
		t.sheet, err = referee.CreateSheet(path, header, rules, a.library(path))
		return err
	}
	if s.sheet != "" {
		err = create(s.sheet)
	} else {
		_, err = a.store.create(rules.Name, create)
	}
	if err != nil {
		dropRules()
		return nil, notBegun{err}
	}
	return t, nil
}

// header is what a new sheet is to begin with. It is read again before anything is on disk: what a sheet may say is judged in
// one place. Rules from a file it finds in that file: their copy beside the sheet is made when all is right.
func (a *app) header(s setup, rules *rulesets.Rules) (*rulesets.Header, error) {
	name, library := s.ruleset, a.libraryFor(s)
	if isPath(name) {
		file, err := filepath.EvalSymlinks(name)
		if err != nil {
			return nil, err
		}
		name, library = "./"+filepath.Base(file), a.store.library(filepath.Dir(file))
	}
	header := rulesets.NewHeader(name, rules, s.players)
	header.Date = a.Now().Format("2006-01-02")
	var err error
	if header.Carry, err = carried(s.carry, s.players); err != nil {
		return nil, err
	}
	if _, _, err := rulesets.ReadHeader("--players", []byte(header.Text()), library, taken); err != nil {
		var problems rulesets.Problems
		if errors.As(err, &problems) {
			for i := range problems {
				switch key, _, _ := strings.Cut(problems[i].Key, "."); key {
				case "carry":
					problems[i].File = "--carry"
				case "spectators":
					problems[i].File = "--set"
				}
			}
		}
		return nil, err
	}
	return header, nil
}

// taken is what a name would be read as, in a sheet or at the prompt, "" for nothing. A sheet that was begun elsewhere may have
// a player whose name is a word of the prompt; a game that is played at the prompt had better not.
func taken(name string) string {
	if word := referee.Reserved(name); word != "" || say.ParsePromptWord(name) == say.NoPromptWord {
		return word
	}
	return name
}
