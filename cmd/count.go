package cmd

import (
	"fmt"
	"slices"

	"bones/cmd/draw"
	"bones/cmd/say"
	"bones/referee"
	"bones/rulesets"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"
)

// counting is one hand that is settled without a game.
type counting struct {
	*app
	rules *rulesets.Rules
	flags countFlags
	hands
	line int // of the input, where hands come a line each
}

// countFlags is what `bones count` was told besides the tiles.
type countFlags struct {
	claim        string
	crib, stdin  bool
	trump, bid   string
	closed, last string
	declared     []string
	bank, winner string
	set          []string
}

// A way is how a hand is counted.
type way struct {
	run   func(*counting, []string) error
	flags []string // those that mean something to it
}

// wayOf finds the way of counting by what settles the hands of a game, never by its name.
func wayOf(rules *rulesets.Rules) (way, bool) {
	for _, p := range rules.Phases {
		switch {
		case p.Show != nil:
			return way{(*counting).show, []string{"claim", "crib", "stdin"}}, true
		case p.Settle != nil && p.Settle.By == "stakes":
			return way{(*counting).stakes, []string{"bank", "winner"}}, true
		case p.Settle != nil:
			return way{(*counting).pips, nil}, true
		case p.GamePoints != nil:
			return way{(*counting).gamePoints, []string{"trump", "closed", "declared", "last"}}, true
		case p.Contract != nil:
			return way{(*counting).contract, []string{"bid", "trump"}}, true
		case p.Majority != nil:
			return way{(*counting).majority, nil}, true
		}
	}
	return way{}, false
}

func (a *app) countCommand() *cobra.Command {
	k := counting{app: a}
	c := a.command("count RULESET …", cobra.MinimumNArgs(1), func(c *cobra.Command, args []string) error {
		if err := setOnce(k.flags.set); err != nil {
			return err
		}
		rules, err := a.rulesWith(args[0], k.flags.set)
		if err != nil {
			return err
		}
		k.rules = rules
		way, ok := wayOf(rules)
		if !ok {
			return misuse{say.Misuse{Kind: say.NothingToCount, Text: args[0]}}
		}
		if flag := strange(c.LocalNonPersistentFlags(), way.flags); flag != "" {
			return misuse{say.Misuse{Kind: say.FlagNotHere, Flag: flag, Text: args[0]}}
		}
		return way.run(&k, args[1:])
	})
	f := c.Flags()
	f.StringVar(&k.flags.claim, "claim", "", a.voice.Flag("claim"))
	f.BoolVar(&k.flags.crib, "crib", false, a.voice.Flag("crib"))
	f.BoolVar(&k.flags.stdin, "stdin", false, a.voice.Flag("stdin"))
	f.StringVar(&k.flags.trump, "trump", "", a.voice.Flag("trump"))
	f.StringVar(&k.flags.bid, "bid", "", a.voice.Flag("bid"))
	f.StringVar(&k.flags.closed, "closed", "", a.voice.Flag("closed"))
	f.StringVar(&k.flags.last, "last", "", a.voice.Flag("last"))
	f.StringSliceVar(&k.flags.declared, "declared", nil, a.voice.Flag("declared"))
	f.StringVar(&k.flags.bank, "bank", "", a.voice.Flag("bank"))
	f.StringVar(&k.flags.winner, "winner", "", a.voice.Flag("winner"))
	f.StringArrayVar(&k.flags.set, "set", nil, a.voice.Flag("set"))
	a.jsonFlag(c)
	c.ValidArgsFunction = a.completeRulesets
	_ = c.RegisterFlagCompletionFunc("set", a.completeKeys)
	return c
}

// strange is a flag that was given although it means nothing to the way of counting; "" where there is none.
func strange(flags *pflag.FlagSet, meant []string) string {
	found := ""
	flags.VisitAll(func(f *pflag.Flag) {
		if f.Changed && found == "" && !slices.Contains([]string{"set", "json"}, f.Name) && !slices.Contains(meant, f.Name) {
			found = f.Name
		}
	})
	return found
}

// countAside settles a count on the side, at the prompt.
func (t *table) countAside(words []string) error {
	way, ok := wayOf(t.sheet.Rules)
	if !ok {
		return misuse{say.Misuse{Kind: say.NothingToCount, Text: t.sheet.Header.Ruleset}}
	}
	aside := *t.app
	aside.Out, aside.json = t.Err, false
	return way.run(&counting{app: &aside, rules: t.sheet.Rules}, words)
}

// says is the voice that knows the players of the hand.
func (c *counting) says() say.Voice {
	return say.Voice{Lang: c.voice.Lang, Names: c.names, Rules: c.rules}
}

// fault says why a hand cannot be counted. Every fault of a hand is said, then its count ends.
func (c *counting) fault(text string) error {
	if c.line > 0 {
		text = c.voice.AtLine(c.line, text)
	}
	fmt.Fprintln(c.Err, text)
	return status(exitMisuse)
}

func (c *counting) miscount(m say.Miscount) error { return c.fault(c.says().Miscount(m)) }

func (c *counting) refuse(r *referee.Refusal) error { return c.fault(c.says().Refusal(r)) }

// print shows a picture of the result.
func (c *counting) print(p draw.Picture) { fmt.Fprint(c.Out, p) }

// printLine shows a sentence of the result.
func (c *counting) printLine(text string) { c.print(draw.Wrap(text, c.width())) }

// printTable shows a table of the result, moved a little to the right.
func (c *counting) printTable(t draw.Table) {
	const indent = 2
	c.print(t.Draw(c.style(), c.width()-indent).Indent(indent))
}
