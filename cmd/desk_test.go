package cmd

import (
	"bytes"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

// A desk is a place to run commands at: a folder to be in, saved games of its own, and the environment.
type desk struct {
	t   *testing.T
	env map[string]string
}

// newDesk sits down in an empty folder.
func newDesk(t *testing.T) *desk {
	t.Helper()
	t.Chdir(t.TempDir())
	return &desk{t, map[string]string{"BONES_HOME": "home", "LANG": "en_US.UTF-8"}}
}

// bones runs a command line in process. Words may be quoted.
func (d *desk) bones(line, input string) said {
	d.t.Helper()
	return d.runs(splitWords(line), strings.NewReader(input))
}

// runs runs a command in process.
func (d *desk) runs(args []string, input io.Reader) said {
	d.t.Helper()
	var out, err bytes.Buffer
	status := Main(args, Streams{
		In: input, Out: &out, Err: &err,
		Env:     func(name string) string { return d.env[name] },
		Now:     func() time.Time { return time.Date(2026, 11, 30, 20, 0, 0, 0, time.UTC) },
		Columns: func() int { return defaultColumns },
	})
	return said{out.String(), err.String(), status}
}

// disturbs runs a command that reads lines, and does something while it waits for more of them.
func (d *desk) disturbs(line, input string, something func(), more string) said {
	d.t.Helper()
	return d.runs(splitWords(line), io.MultiReader(strings.NewReader(input), meanwhile(something), strings.NewReader(more)))
}

// meanwhile is an input without lines, in which something happens when the lines before it are done.
type meanwhile func()

func (something meanwhile) Read([]byte) (int, error) {
	something()
	return 0, io.EOF
}

// does runs a command that must succeed, and returns its results.
func (d *desk) does(line, input string) string {
	d.t.Helper()
	s := d.bones(line, input)
	if s.status != exitOK {
		d.t.Fatalf("bones %s: exit %d\n%s%s", line, s.status, s.out, s.err)
	}
	return s.out
}

// writes makes a file.
func (d *desk) writes(name, text string) {
	d.t.Helper()
	if err := os.WriteFile(name, []byte(text), 0o644); err != nil {
		d.t.Fatal(err)
	}
}

// reads is the text of a file.
func (d *desk) reads(name string) string {
	d.t.Helper()
	text, err := os.ReadFile(name)
	if err != nil {
		d.t.Fatal(err)
	}
	return string(text)
}

// touches says when a saved game was last touched: at a minute of an evening long ago.
func (d *desk) touches(id string, minute int) {
	d.t.Helper()
	when := time.Date(2020, 1, 1, 20, minute, 0, 0, time.UTC)
	if err := os.Chtimes(saved(id), when, when); err != nil {
		d.t.Fatal(err)
	}
}

// saved is the path of a saved game.
func saved(id string) string { return filepath.Join("home", "games", id+sheetSuffix) }

// renames gives a file another name.
func (d *desk) renames(from, to string) {
	d.t.Helper()
	if err := os.Rename(from, to); err != nil {
		d.t.Fatal(err)
	}
}

// removes deletes a file or a folder with all that is in it.
func (d *desk) removes(name string) {
	d.t.Helper()
	if err := os.RemoveAll(name); err != nil {
		d.t.Fatal(err)
	}
}
