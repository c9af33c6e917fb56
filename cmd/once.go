package cmd

import (
	"errors"
	"slices"

	"bones/cmd/say"
	"bones/rulesets"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"
)

// What the command line says twice is refused: of two values nobody should have to guess which one counts. So is a value that is
// empty: it comes from a variable that is not set, and would mean the usual.

// errTwice is what a flag of one value says to a second, errEmpty what it says to one that is empty.
var errTwice, errEmpty = errors.New("twice"), errors.New("empty")

// once is a flag that takes one value.
type once struct {
	pflag.Value
	given bool
}

func (o *once) Set(text string) error {
	if o.given {
		return errTwice
	}
	if text == "" {
		return errEmpty
	}
	o.given = true
	return o.Value.Set(text)
}

// takeOnce lets every flag of one value below a command take it once.
func takeOnce(c *cobra.Command) {
	for _, flags := range []*pflag.FlagSet{c.Flags(), c.PersistentFlags()} {
		flags.VisitAll(func(f *pflag.Flag) {
			if _, done := f.Value.(*once); !done && f.Value.Type() == "string" {
				f.Value = &once{Value: f.Value}
			}
		})
	}
	for _, sub := range c.Commands() {
		takeOnce(sub)
	}
}

// completes says whether a shell asks for completions: then every flag is parsed twice.
func completes(args []string) bool {
	return slices.Contains(args, cobra.ShellCompRequestCmd) || slices.Contains(args, cobra.ShellCompNoDescRequestCmd)
}

// setOnce refuses house rules that give a key two values.
func setOnce(settings []string) error {
	if key := rulesets.Repeated(settings...); key != "" {
		return misuse{say.Misuse{Kind: say.KeyTwice, Flag: "set", Text: key}}
	}
	return nil
}
