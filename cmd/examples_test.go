package cmd

import (
	"strings"
	"testing"

	"github.com/spf13/cobra"
)

// examplesExit are the examples that answer no, on purpose.
var examplesExit = map[string]int{
	"bones count cribbage 4-1 3-2 5-0 6-4 4-3 --claim 12": exitNo,
}

// examplesNeed is what the game that is on must have seen, where an example needs that.
var examplesNeed = map[string]string{"undo": "Ann: 6-4\n"}

// TestExamplesOfHelp runs every example of every command's help, each command's one after the other while a game is on. A person
// who tries them meets no error.
func TestExamplesOfHelp(t *testing.T) {
	d := newDesk(t)
	d.writes("evening.bones", "---\nbones: 1\nruleset: block\nplayers: [Ann, Ben]\n---\nAnn: 6-4\n")
	d.writes("house.yaml", "name: house\nversion: 1\ntitle: {en: House Block, ja: 家のブロック}\nextends: block\ntarget: 50\n")
	a := &app{Streams: Streams{Env: func(name string) string { return d.env[name] }}}
	var try func(c *cobra.Command)
	try = func(c *cobra.Command) {
		if c.Example == "" {
			t.Errorf("%s has no example", c.CommandPath())
		}
		d.does("play block --players Ann,Ben", examplesNeed[c.Name()])
		for line := range strings.Lines(c.Example) {
			line = strings.TrimSpace(line)
			args, isBones := strings.CutPrefix(line, "bones ")
			if !isBones {
				t.Errorf("%s: the example is no command: %s", c.CommandPath(), line)
			}
			if s := d.bones(args, "q\n"); s.status != examplesExit[line] {
				t.Errorf("%s: %s: exit %d\n%s%s", c.CommandPath(), line, s.status, s.out, s.err)
			}
		}
		for _, sub := range c.Commands() {
			try(sub)
		}
	}
	try(a.root(nil))
}
