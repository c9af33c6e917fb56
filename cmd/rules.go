package cmd

import (
	"errors"
	"fmt"
	"io"

	"bones/cmd/draw"
	"bones/cmd/say"
	"bones/rulesets"

	"github.com/spf13/cobra"
)

func (a *app) rulesCommand() *cobra.Command {
	var asYAML bool
	c := a.command("rules [NAME]", cobra.MaximumNArgs(1), func(_ *cobra.Command, args []string) error {
		if asYAML && a.json {
			return misuse{say.Misuse{Kind: say.FlagsApart, Flag: "yaml", Text: "--json"}}
		}
		if len(args) == 0 {
			return a.listRules()
		}
		rules, err := a.loadRules(args[0])
		if err != nil {
			return err
		}
		switch {
		case asYAML:
			_, err = a.Out.Write(rules.YAML())
		case a.json:
			err = a.printJSON(rulesToJSON(rules))
		default:
			for _, line := range a.voice.RulesInWords(rules) {
				fmt.Fprintln(a.Out, line)
			}
		}
		return err
	})
	c.Flags().BoolVar(&asYAML, "yaml", false, a.voice.Flag("yaml"))
	a.jsonFlag(c)
	c.ValidArgsFunction = a.completeRulesets

	check := a.subcommand("rules", "check FILE…", cobra.MinimumNArgs(1), func(_ *cobra.Command, files []string) error {
		var all rulesets.Problems
		var wrong error
		for _, file := range files {
			var problems rulesets.Problems
			_, err := a.loadFile(file)
			if err != nil && !errors.As(err, &problems) {
				return err
			}
			if a.json && !unreadable(problems) {
				if err := a.printJSON(rulesFileJSON{jsonVersion, file, a.problemsJSON(problems)}); err != nil {
					return err
				}
				if len(problems) > 0 {
					wrong = errNo
				}
				continue
			}
			if err == nil {
				fmt.Fprintln(a.Out, a.voice.RulesetFine(file))
			}
			all = append(all, problems...)
		}
		if len(all) > 0 {
			return all
		}
		return wrong
	})
	a.jsonFlag(check)
	schema := a.subcommand("rules", "schema", cobra.NoArgs, func(*cobra.Command, []string) error {
		_, err := a.Out.Write(rulesets.Schema())
		return err
	})
	c.AddCommand(check, schema)
	return c
}

// loadRules loads a ruleset that the user named: by name, or any file by its path.
func (a *app) loadRules(name string) (*rulesets.Rules, error) {
	if isPath(name) {
		return a.loadFile(name)
	}
	return a.store.library("").Load(a.rulesetCalled(name))
}

// rulesWith are the rules of a ruleset with house rules on top.
func (a *app) rulesWith(name string, settings []string) (*rulesets.Rules, error) {
	rules, err := a.loadRules(name)
	if err != nil || len(settings) == 0 {
		return rules, err
	}
	return rules.Override(settings...)
}

// rulesFor are they for a table of so many players.
func (a *app) rulesFor(name string, players int, settings []string) (*rulesets.Rules, error) {
	rules, err := a.loadRules(name)
	if err != nil || len(settings) == 0 {
		return rules, err
	}
	return rules.OverrideFor(players, settings...)
}

// loadFile loads a ruleset file, or, for -, standard input.
func (a *app) loadFile(file string) (*rulesets.Rules, error) {
	lib := a.store.library("")
	if file != "-" {
		return lib.LoadFile(file)
	}
	text, err := io.ReadAll(io.LimitReader(a.In, rulesets.MaxFile+1))
	if err != nil {
		return nil, err
	}
	return lib.Parse("-", text)
}

type rulesFileJSON struct {
	Version int         `json:"version"`
	File    string      `json:"file"`
	Errors  []errorJSON `json:"errors"`
}

type rulesJSON struct {
	Version  int    `json:"version"`
	Name     string `json:"name"`
	Title    string `json:"title"`
	TitleJa  string `json:"title_ja"`
	Revision int    `json:"revision"`
	SHA256   string `json:"sha256"`
	Source   string `json:"source,omitempty"`
}

func rulesToJSON(r *rulesets.Rules) rulesJSON {
	return rulesJSON{jsonVersion, r.Name, r.Title.En, r.Title.Ja, r.Version, r.Hash(), r.Source}
}

// listRules lists what can be played.
func (a *app) listRules() error {
	lib := a.store.library("")
	table := draw.Table{Columns: []draw.Column{{}, {}, {Wrap: true}}}
	for _, name := range lib.Names() {
		rules, err := lib.Load(name)
		if err != nil {
			table.Rows = append(table.Rows, []string{name, a.voice.Unreadable(), ""})
			continue
		}
		if a.json {
			if err := a.printJSON(rulesToJSON(rules)); err != nil {
				return err
			}
		}
		table.Rows = append(table.Rows, []string{name, a.voice.Text(rules.Title), a.voice.PlayersRange(rules)})
	}
	if !a.json {
		fmt.Fprint(a.Out, table.Draw(a.style(), a.width()))
	}
	return nil
}
