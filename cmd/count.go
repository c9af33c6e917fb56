package cmd

import (
	"fmt"
	"strings"

	"bones/cmd/draw"
	"bones/cmd/say"
	"bones/referee"
	"bones/rulesets"
	"bones/scoring"

	"github.com/spf13/cobra"
)

// counting is what `bones count` was told besides the tiles.
type counting struct {
	rules *rulesets.Rules
	// Cribbage.
	claim string
	crib  bool
	stdin bool
	// Tricks.
	trump        string
	closed, last string
	declared     []string
	bid          string
	bank, winner string // stakes
	settings     []string
}

func (a *app) countCommand() *cobra.Command {
	var k counting
	c := a.command("count RULESET …", cobra.MinimumNArgs(1), func(_ *cobra.Command, args []string) error {
		rules, err := a.loadRules(args[0])
		if err == nil && len(k.settings) > 0 {
			rules, err = rules.Override(k.settings...)
		}
		if err != nil {
			return err
		}
		k.rules = rules
		count, ok := countFor(rules)
		if !ok {
			return misuse{say.Misuse{Kind: say.NothingToCount, Text: args[0]}}
		}
		return count(a, k, args[1:])
	})
	f := c.Flags()
	f.StringVar(&k.claim, "claim", "", a.voice.Flag("claim"))
	f.BoolVar(&k.crib, "crib", false, a.voice.Flag("crib"))
	f.BoolVar(&k.stdin, "stdin", false, a.voice.Flag("stdin"))
	f.StringVar(&k.trump, "trump", "", a.voice.Flag("trump"))
	f.StringVar(&k.closed, "closed", "", a.voice.Flag("closed"))
	f.StringVar(&k.last, "last", "", a.voice.Flag("last"))
	f.StringSliceVar(&k.declared, "declared", nil, a.voice.Flag("declared"))
	f.StringVar(&k.bid, "bid", "", a.voice.Flag("bid"))
	f.StringVar(&k.bank, "bank", "", a.voice.Flag("bank"))
	f.StringVar(&k.winner, "winner", "", a.voice.Flag("winner"))
	f.StringArrayVar(&k.settings, "set", nil, a.voice.Flag("count-set"))
	a.jsonFlag(c)
	c.ValidArgsFunction = a.completeRulesets
	return c
}

// countFor finds the way of counting by what a ruleset's hands are settled with.
func countFor(rules *rulesets.Rules) (func(*app, counting, []string) error, bool) {
	for _, p := range rules.Phases {
		switch {
		case p.Show != nil:
			return (*app).countShow, true
		case p.Settle != nil && p.Settle.By == "pips":
			return (*app).countPips, true
		}
	}
	return nil, false
}

// miscount is a hand that cannot be counted as it was given.
type miscount struct{ say.Miscount }

func (m miscount) Error() string { return string(m.Kind) }

// share is what one player brings to a count: NAME=VALUE.
type share struct{ name, value string }

// shares reads NAME=VALUE of every player, in seat order, two names never the same.
func shares(args []string, rules *rulesets.Rules) ([]share, error) {
	var list []share
	for _, arg := range args {
		name, value, ok := strings.Cut(strings.ReplaceAll(arg, "＝", "="), "=")
		if !ok || name == "" {
			return nil, miscount{say.Miscount{Kind: say.NoPlayer, Text: arg}}
		}
		for _, s := range list {
			if s.name == name {
				return nil, miscount{say.Miscount{Kind: say.NamedTwice, Text: name}}
			}
		}
		list = append(list, share{name, value})
	}
	if n := len(list); n < rules.Players.Min || n > rules.Players.Max {
		return nil, miscount{say.Miscount{Kind: say.WrongPlayers, Count: n, Min: rules.Players.Min, Max: rules.Players.Max}}
	}
	return list, nil
}

// tilesOf reads tiles between commas or blanks, in any notation; each must be in the set and no other hand's.
func tilesOf(text string, rules *rulesets.Rules, taken *scoring.Set) ([]scoring.Tile, error) {
	for word := range strings.FieldsFuncSeq(text, func(r rune) bool { return r == ' ' || r == ',' }) {
		if say.IsCard(word) {
			return nil, miscount{say.Miscount{Kind: say.CardGiven, Text: word}}
		}
	}
	tiles, refusal := referee.ReadTiles(text)
	if refusal != nil {
		return nil, refusal
	}
	for _, t := range tiles {
		switch {
		case !rules.Set.Has(t):
			return nil, &referee.Refusal{Code: referee.NotInSet, Tile: t, Seat: referee.NoSeat, Turn: referee.NoSeat}
		case taken.Has(t):
			return nil, miscount{say.Miscount{Kind: say.TileDoubled, Tiles: []scoring.Tile{t}}}
		}
		*taken = taken.With(t)
	}
	return tiles, nil
}

// countAside settles a count on the side, at the prompt.
func (t *table) countAside(words []string) error {
	count, ok := countFor(t.sheet.Rules)
	if !ok {
		return misuse{say.Misuse{Kind: say.NothingToCount, Text: t.sheet.Header.Ruleset}}
	}
	aside := *t.app
	aside.Out, aside.json = t.Err, false
	return count(&aside, counting{rules: t.sheet.Rules}, words)
}

func (a *app) print(p draw.Picture) { fmt.Fprint(a.Out, p) }
