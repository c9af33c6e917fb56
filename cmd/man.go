package cmd

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"
)

// Man pages are written here and not by cobra's doc package: its Markdown machinery would double the start of every command.

// writeManPages writes a page for each command into a folder: bones.1, bones-play.1 …
func (a *app) writeManPages(root *cobra.Command, dir string) error {
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return err
	}
	for _, c := range withSubcommands(root) {
		name := strings.ReplaceAll(c.CommandPath(), " ", "-")
		if err := os.WriteFile(filepath.Join(dir, name+".1"), a.manPage(c, name), 0o644); err != nil {
			return err
		}
	}
	return nil
}

// withSubcommands lists a command and all below it that have help.
func withSubcommands(c *cobra.Command) []*cobra.Command {
	list := []*cobra.Command{c}
	for _, sub := range c.Commands() {
		if sub.IsAvailableCommand() || sub.Name() == "help" {
			list = append(list, withSubcommands(sub)...)
		}
	}
	return list
}

// manPage is one page in the man macros.
func (a *app) manPage(c *cobra.Command, name string) []byte {
	h := a.voice.UsageHeads()
	var b bytes.Buffer
	fmt.Fprintf(&b, ".TH %s 1 \"\" \"bones %s\"\n", strings.ToUpper(name), version())
	fmt.Fprintf(&b, ".SH NAME\n%s \\- %s\n", roff(name), roff(c.Short))
	fmt.Fprintf(&b, ".SH %s\n.B %s\n", roffHead(h.Usage), roff(c.UseLine()))
	if c.Long != "" {
		fmt.Fprintf(&b, ".PP\n%s\n", roff(c.Long))
	}
	if c.Example != "" {
		fmt.Fprintf(&b, ".SH %s\n.nf\n%s\n.fi\n", roffHead(h.Examples), roff(c.Example))
	}
	flags := func(head string, set *pflag.FlagSet) {
		if !set.HasAvailableFlags() {
			return
		}
		fmt.Fprintf(&b, ".SH %s\n", roffHead(head))
		set.VisitAll(func(f *pflag.Flag) {
			fmt.Fprintf(&b, ".TP\n.B \\-\\-%s\n%s\n", roff(f.Name), roff(f.Usage))
		})
	}
	flags(h.Flags, c.NonInheritedFlags())
	flags(h.GlobalFlags, c.InheritedFlags())
	if subs := c.Commands(); len(subs) > 0 {
		fmt.Fprintf(&b, ".SH %s\n", roffHead(h.Commands))
		for _, sub := range subs {
			if sub.IsAvailableCommand() || sub.Name() == "help" {
				fmt.Fprintf(&b, ".TP\n.B %s\n%s\n", roff(sub.Name()), roff(sub.Short))
			}
		}
	}
	return b.Bytes()
}

// roff escapes text for the man macros: a backslash, a hyphen that must stay one, a control character at a line's beginning.
func roff(text string) string {
	text = strings.NewReplacer(`\`, `\e`, "-", `\-`).Replace(text)
	lines := strings.Split(text, "\n")
	for i, line := range lines {
		if strings.HasPrefix(line, ".") || strings.HasPrefix(line, "'") {
			lines[i] = `\&` + line
		}
	}
	return strings.Join(lines, "\n")
}

func roffHead(text string) string { return `"` + strings.ToUpper(roff(text)) + `"` }
