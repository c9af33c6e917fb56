package cmd

import (
	"fmt"
	"runtime/debug"
	"strings"

	"bones/cmd/draw"
	"bones/cmd/say"
	"bones/rulesets"

	"github.com/spf13/cobra"
)

const helpTemplate = `{{with or .Long .Short}}{{. | trimTrailingWhitespaces}}

{{end}}{{.UsageString}}`

// usageTemplate is cobra's usage with the headings in the user's language.
func usageTemplate(v say.Voice) string {
	h := v.UsageHeads()
	return h.Usage + `:
  {{.UseLine}}{{if .HasExample}}

` + h.Examples + `:
{{.Example}}{{end}}{{if .HasAvailableSubCommands}}

` + h.Commands + `:{{range .Commands}}{{if .IsAvailableCommand}}
  {{rpad .Name .NamePadding}} {{.Short}}{{end}}{{end}}{{end}}{{if .HasAvailableLocalFlags}}

` + h.Flags + `:
{{.LocalFlags.FlagUsages | trimTrailingWhitespaces}}{{end}}{{if .HasAvailableInheritedFlags}}

` + h.GlobalFlags + `:
{{.InheritedFlags.FlagUsages | trimTrailingWhitespaces}}{{end}}
`
}

func (a *app) helpCommand() *cobra.Command {
	var man string
	c := a.command("help [COMMAND]", cobra.ArbitraryArgs, func(c *cobra.Command, args []string) error {
		root := c.Root()
		if man != "" {
			return a.writeManPages(root, man)
		}
		about, rest, err := root.Find(args)
		if about == nil || err != nil || len(rest) > 0 {
			return misuse{say.Misuse{Kind: say.UnknownCommand, Text: strings.Join(args, " ")}}
		}
		return about.Help()
	})
	c.Flags().StringVar(&man, "man", "", a.voice.Flag("man"))
	return c
}

func (a *app) versionCommand() *cobra.Command {
	return a.command("version", cobra.NoArgs, func(*cobra.Command, []string) error {
		fmt.Fprintln(a.Out, "bones", version())
		return nil
	})
}

// version is that of the module the program was built from.
func version() string {
	if info, ok := debug.ReadBuildInfo(); ok && info.Main.Version != "" {
		return info.Main.Version
	}
	return "(devel)"
}

func (a *app) completionCommand() *cobra.Command {
	shells := []string{"bash", "zsh", "fish", "powershell"}
	c := a.command("completion SHELL", cobra.ExactArgs(1), func(c *cobra.Command, args []string) error {
		root := c.Root()
		switch args[0] {
		case "bash":
			return root.GenBashCompletionV2(a.Out, true)
		case "zsh":
			return root.GenZshCompletion(a.Out)
		case "fish":
			return root.GenFishCompletion(a.Out, true)
		case "powershell":
			return root.GenPowerShellCompletionWithDesc(a.Out)
		}
		return misuse{say.Misuse{Kind: say.BadValue, Flag: "SHELL", Text: args[0], Allowed: shells}}
	})
	c.ValidArgs = shells
	return c
}

// What the shell can complete: rulesets, saved games, players of earlier games, keys of a ruleset.

func (a *app) completeRulesets(_ *cobra.Command, args []string, _ string) ([]string, cobra.ShellCompDirective) {
	if len(args) > 0 {
		return nil, cobra.ShellCompDirectiveNoFileComp
	}
	return a.store.library("").Names(), cobra.ShellCompDirectiveDefault
}

func (a *app) completeGames(_ *cobra.Command, args []string, _ string) ([]string, cobra.ShellCompDirective) {
	games, err := a.store.games()
	if err != nil || len(args) > 0 {
		return nil, cobra.ShellCompDirectiveNoFileComp
	}
	var ids []string
	for _, g := range games {
		if draw.Safe(g.ID) == g.ID { // bones gives no other, but who lays a file into the folder may
			ids = append(ids, g.ID)
		}
	}
	return ids, cobra.ShellCompDirectiveNoFileComp
}

// recentSheets is how many of the last games players' names are remembered from.
const recentSheets = 20

// knownPlayers are the names of the last games, the latest first.
func (a *app) knownPlayers() []string {
	games, _ := a.store.games()
	var names []string
	seen := map[string]bool{}
	for _, g := range games[:min(len(games), recentSheets)] {
		s, err := a.read(g.Path)
		if err != nil {
			continue
		}
		for _, name := range s.Header.Players {
			if !seen[name] {
				seen[name] = true
				names = append(names, name)
			}
		}
	}
	return names
}

func (a *app) completePlayers(_ *cobra.Command, _ []string, typed string) ([]string, cobra.ShellCompDirective) {
	before := ""
	if i := strings.LastIndexByte(typed, ','); i >= 0 {
		before = typed[:i+1]
	}
	var values []string
	for _, name := range a.knownPlayers() {
		if !strings.Contains(","+before, ","+name+",") {
			values = append(values, before+name)
		}
	}
	return values, cobra.ShellCompDirectiveNoFileComp | cobra.ShellCompDirectiveNoSpace
}

func (a *app) completeKeys(_ *cobra.Command, args []string, _ string) ([]string, cobra.ShellCompDirective) {
	names := rulesets.BuiltIn
	if len(args) > 0 {
		names = args[:1]
	}
	var keys []string
	for _, name := range names {
		rules, err := a.loadRules(name)
		if err != nil {
			continue
		}
		for _, choice := range rules.Choices() {
			keys = append(keys, choice.Key+"=")
		}
	}
	return keys, cobra.ShellCompDirectiveNoFileComp | cobra.ShellCompDirectiveNoSpace
}
