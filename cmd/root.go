// Package cmd talks: commands, prompt, streams and pictures. It decides no rule; what it says comes from say, what it draws from
// draw, and what is true from the referee.
package cmd

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os/signal"
	"path/filepath"
	"slices"
	"strings"
	"syscall"

	"bones/cmd/draw"
	"bones/cmd/say"
	"bones/referee"
	"bones/referee/journal"
	"bones/rulesets"

	"github.com/peterh/liner"
	"github.com/spf13/cobra"
	"github.com/spf13/pflag"
)

// The exit statuses: cli.md, "Conventions".
const (
	exitOK          = 0
	exitNo          = 1 // the answer is no: a sheet has an error, a claim is wrong, a line was refused
	exitMisuse      = 2 // the command was used wrongly, or something cannot be read or written
	exitInterrupted = 130
)

// app is one run of the program.
type app struct {
	Streams
	store store
	voice say.Voice // in the language asked for; of a game, see at
	game  string    // --game

	noColor, accessible, json, open bool
	tiles                           string
	langFlag                        string

	lines  func(context.Context) (journal.Line, error) // the input, once it is read from
	editor *liner.State                                // where keys are read one by one, while lines are asked for
	keys   *keyboard                                   // what the editor and the forms read, once one of them has
}

// Main runs one command line and returns the exit status.
func Main(args []string, streams Streams) int {
	out := &watched{Writer: streams.Out}
	if !streams.Terminal { // which the forms must know for one, and which is gone if it cannot be written to
		streams.Out = out
	}
	a := &app{Streams: streams, store: storeAt(streams.Env)}
	a.voice.Lang, a.voice.Columns = langAsked(args, streams.Env), a.width()
	if a.Terminal && !utf8Locale(a.Env) {
		a.Out, a.Err = plain{a.Out}, plain{a.Err}
	}
	root := a.root(args)
	if !completes(args) {
		root.InitDefaultHelpCmd() // else it comes too late
		takeOnce(root)
	}
	root.SetArgs(args)
	root.SetIn(streams.In)
	root.SetOut(unworried{a.Out})
	root.SetErr(a.Err)
	exit := a.exit(root.ExecuteContext(context.Background()))
	if out.err != nil && exit < exitMisuse {
		return a.exit(out.err) // a yes or no that nobody has got is none
	}
	return exit
}

// interruptible has the signals that end a program end the wait for a line instead, until end is called, so that the terminal is
// left as it was. Where no line is asked for they end the program at once, whatever it is waiting for.
func interruptible(ctx context.Context) (waits context.Context, end func()) {
	return signal.NotifyContext(ctx, syscall.SIGINT, syscall.SIGTERM, syscall.SIGHUP)
}

// langAsked finds the language before anything is parsed, so that help and errors of parsing are in it.
func langAsked(args []string, env func(string) string) say.Lang {
	for i, arg := range args {
		value, isFlag := strings.CutPrefix(arg, "--lang=")
		if arg == "--lang" && i+1 < len(args) {
			value, isFlag = args[i+1], true
		}
		if arg == "--" {
			break
		}
		if isFlag {
			if lang, ok := say.ParseLang(value); ok {
				return lang
			}
		}
	}
	return say.LangOf(env)
}

// errNo ends a command whose answer is no. What is wrong has been said.
var errNo = errors.New("no")

// status ends a command with an exit status after everything has been said.
type status int

func (s status) Error() string { return "exit status" }

// misuse is a command line that cannot be carried out; say has the sentence.
type misuse struct{ say.Misuse }

func (m misuse) Error() string { return string(m.Kind) }

// exit says what went wrong, once, in one place, and returns the exit status.
func (a *app) exit(err error) int {
	defer a.folds()()
	text, status := a.explain(err)
	for _, line := range text {
		fmt.Fprintln(a.Err, line)
	}
	return status
}

// explain is what is said of an error, nothing where it has been said, and the exit status that it ends a command with.
func (a *app) explain(err error) (text []string, exit int) {
	var (
		problems rulesets.Problems
		refusal  *referee.Refusal
		disk     *journal.Error
		wrong    misuse
		missing  *noGame
		path     *fs.PathError
		told     status
		unbegun  notBegun
	)
	switch {
	case err == nil:
		return nil, exitOK
	case errors.As(err, &told):
		return nil, int(told)
	case errors.Is(err, errNo):
		return nil, exitNo
	case errors.Is(err, context.Canceled):
		return nil, exitInterrupted
	case errors.As(err, &unbegun):
		text, exit = a.explain(unbegun.error)
		return append(text, a.voice.NotBegun()), exit
	case errors.As(err, &problems):
		for _, p := range problems {
			text = append(text, a.voice.Problem(p))
		}
		if unreadable(problems) {
			return text, exitMisuse
		}
		return text, exitNo
	case errors.As(err, &refusal):
		return []string{a.voice.Refusal(refusal)}, exitNo
	case errors.As(err, &disk):
		return []string{a.voice.FileError(disk)}, exitMisuse
	case errors.As(err, &missing):
		return []string{a.voice.Misuse(say.Misuse{Kind: say.NoGame, Text: missing.game, Suggest: missing.suggest, Count: missing.saved})}, exitMisuse
	case errors.As(err, &wrong):
		return []string{a.voice.Misuse(wrong.Misuse)}, exitMisuse
	case errors.As(err, &path):
		return []string{a.voice.FileError(journal.Explain(path))}, exitMisuse
	}
	return []string{a.voice.Misuse(say.Misuse{Kind: say.Failed, Text: err.Error()})}, exitMisuse
}

// unreadable says whether a ruleset or sheet is not there or could not be read at all, rather than be read and found wrong.
func unreadable(problems rulesets.Problems) bool {
	for _, p := range problems {
		if p.Kind.Unreadable() || p.Kind == rulesets.UnknownRuleset && p.Line == 0 {
			return true
		}
	}
	return false
}

// root builds the command tree: of a command line that begins with the name of a command that one alone, for a count is done
// sooner than the whole tree is built.
func (a *app) root(args []string) *cobra.Command {
	root := a.command("bones", cobra.ArbitraryArgs, a.runBare)
	root.SilenceErrors, root.SilenceUsage = true, true
	root.CompletionOptions.DisableDefaultCmd = true
	root.SetUsageTemplate(usageTemplate(a.voice))
	root.SetHelpTemplate(helpTemplate)
	root.SetFlagErrorFunc(flagMisuse)

	flags := root.PersistentFlags()
	flags.StringVar(&a.langFlag, "lang", "", a.voice.Flag("lang"))
	flags.BoolVar(&a.noColor, "no-color", a.Env("NO_COLOR") != "", a.voice.Flag("no-color"))
	flags.BoolVar(&a.accessible, "accessible", a.Env("ACCESSIBLE") != "", a.voice.Flag("accessible"))
	flags.StringVar(&a.tiles, "tiles", "text", a.voice.Flag("tiles"))
	flags.BoolP("help", "h", false, a.voice.Flag("help"))
	root.PersistentPreRunE = func(*cobra.Command, []string) error {
		if _, ok := say.ParseLang(a.langFlag); a.langFlag != "" && !ok {
			return misuse{say.Misuse{Kind: say.BadValue, Flag: "lang", Text: a.langFlag, Allowed: []string{"en", "ja"}}}
		}
		if a.tiles != "text" && a.tiles != "glyph" {
			return misuse{say.Misuse{Kind: say.BadValue, Flag: "tiles", Text: a.tiles, Allowed: []string{"text", "glyph"}}}
		}
		return nil
	}
	complete(root, "lang", "en", "ja")
	complete(root, "tiles", "text", "glyph")

	for _, c := range commands {
		if len(args) > 0 && args[0] == c.name {
			root.AddCommand(c.build(a))
			return root
		}
	}
	root.Version = version()
	for _, c := range commands {
		root.AddCommand(c.build(a))
	}
	root.SetHelpCommand(a.helpCommand())
	return root
}

// commands are what bones does, by name. help, whose words are the names of the others, is not among them.
var commands = []struct {
	name  string
	build func(*app) *cobra.Command
}{
	{"play", (*app).playCommand},
	{"resume", (*app).resumeCommand},
	{"enter", (*app).enterCommand},
	{"undo", (*app).undoCommand},
	{"show", (*app).showCommand},
	{"log", (*app).logCommand},
	{"games", (*app).gamesCommand},
	{"board", (*app).boardCommand},
	{"check", (*app).checkCommand},
	{"count", (*app).countCommand},
	{"rules", (*app).rulesCommand},
	{"version", (*app).versionCommand},
	{"completion", (*app).completionCommand},
}

// command makes a command whose texts are say's.
func (a *app) command(use string, args cobra.PositionalArgs, run func(*cobra.Command, []string) error) *cobra.Command {
	name, _, _ := strings.Cut(use, " ")
	help := a.voice.Command(name)
	return &cobra.Command{
		Use: use, Short: help.Short, Long: help.Long, Example: help.Example, RunE: run, DisableFlagsInUseLine: true,
		Args: func(c *cobra.Command, given []string) error {
			if err := args(c, given); err != nil {
				if len(given) > 0 {
					if meant := nearestCommand(c, given[0]); meant != "" {
						return misuse{say.Misuse{Kind: say.UnknownCommand, Text: c.Name() + " " + given[0], Suggest: c.Name() + " " + meant}}
					}
				}
				return misuse{say.Misuse{Kind: say.WrongArguments, Text: c.UseLine(), Count: len(given)}}
			}
			if slices.Contains(given, "") {
				return misuse{say.Misuse{Kind: say.EmptyArgument, Text: c.UseLine()}}
			}
			return nil
		},
	}
}

// subcommand makes a command below another, whose texts say has under both names.
func (a *app) subcommand(parent, use string, args cobra.PositionalArgs, run func(*cobra.Command, []string) error) *cobra.Command {
	c := a.command(use, args, run)
	help := a.voice.Command(parent + " " + c.Name())
	c.Short, c.Long, c.Example = help.Short, help.Long, help.Example
	return c
}

// runBare is `bones` alone: with a terminal it plays, without one it helps. A word that is no command is an error.
func (a *app) runBare(c *cobra.Command, args []string) error {
	if len(args) > 0 {
		return unknownCommand(c, args[0])
	}
	if !a.Terminal {
		return c.Help()
	}
	return a.playOn(c.Context())
}

// unknownCommand says that a word is no command. The name of a game is taken for wanting to play it.
func unknownCommand(c *cobra.Command, word string) error {
	meant := nearestCommand(c, word)
	if slices.Contains(rulesets.BuiltIn, strings.ToLower(word)) {
		meant = "play " + strings.ToLower(word)
	}
	return misuse{say.Misuse{Kind: say.UnknownCommand, Text: word, Suggest: meant}}
}

// nearestCommand is the command below c that may have been meant, "" where none comes near.
func nearestCommand(c *cobra.Command, word string) string {
	var names []string
	for _, sub := range c.Commands() {
		names = append(names, sub.Name())
	}
	return rulesets.Nearest(word, names)
}

// flagMisuse turns pflag's errors into ours.
func flagMisuse(c *cobra.Command, err error) error {
	var (
		unknown *pflag.NotExistError
		missing *pflag.ValueRequiredError
		invalid *pflag.InvalidValueError
	)
	if word := c.Flags().Arg(0); !c.HasParent() && word != "" {
		return unknownCommand(c, word)
	}
	m := say.Misuse{Kind: say.BadFlag, Text: err.Error()}
	switch {
	case errors.As(err, &unknown):
		m = say.Misuse{Kind: say.UnknownFlag, Flag: "--" + unknown.GetSpecifiedName()}
		if group := unknown.GetSpecifiedShortnames(); group != "" {
			m.Flag = "-" + group
		} else {
			var names []string
			c.Flags().VisitAll(func(f *pflag.Flag) { names = append(names, "--"+f.Name) })
			m.Suggest = rulesets.Nearest(m.Flag, names)
		}
	case errors.As(err, &missing):
		m = say.Misuse{Kind: say.FlagNeedsValue, Flag: missing.GetSpecifiedName()}
	case errors.Is(err, errEmpty) && errors.As(err, &invalid):
		m = say.Misuse{Kind: say.FlagNeedsValue, Flag: invalid.GetFlag().Name}
	case errors.Is(err, errTwice) && errors.As(err, &invalid):
		m = say.Misuse{Kind: say.FlagTwice, Flag: invalid.GetFlag().Name}
	case errors.As(err, &invalid):
		m = say.Misuse{Kind: say.BadValue, Flag: invalid.GetFlag().Name, Text: invalid.GetValue()}
	}
	return misuse{m}
}

// complete offers the values of a flag to the shell.
func complete(c *cobra.Command, flag string, values ...string) {
	_ = c.RegisterFlagCompletionFunc(flag, func(*cobra.Command, []string, string) ([]string, cobra.ShellCompDirective) {
		return values, cobra.ShellCompDirectiveNoFileComp
	})
}

// at is the voice of a match.
func (a *app) at(m *referee.Match) say.Voice {
	return say.Voice{Lang: a.voice.Lang, Names: m.Names, Rules: m.Rules, Columns: a.width()}
}

// style is how pictures are drawn.
func (a *app) style() draw.Style {
	style := draw.Style{ASCII: !utf8Locale(a.Env), Colour: a.Terminal && !a.noColor && !a.accessible && a.Env("TERM") != "dumb"}
	if a.tiles == "glyph" {
		style.Tiles = draw.Glyph
	}
	return style
}

// utf8Locale says whether the terminal shows more than ASCII. Where no locale is set, it does: so do most phones.
func utf8Locale(env func(string) string) bool {
	for _, name := range []string{"LC_ALL", "LC_CTYPE", "LANG"} {
		if value := env(name); value != "" {
			value = strings.ToUpper(value)
			return strings.Contains(value, "UTF-8") || strings.Contains(value, "UTF8")
		}
	}
	return true
}

// width is how many columns a picture may take.
func (a *app) width() int { return max(40, min(a.Columns(), 200)) }

// library finds rulesets for a sheet.
func (a *app) library(sheet string) rulesets.Library {
	dir := "."
	if sheet != "-" {
		dir = filepath.Dir(sheet)
	}
	return a.store.library(dir)
}
