//go:build unix

package cmd

import (
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
)

// TestNothingOutside: a sheet or a ruleset reaches no file outside its folder, the built-in rulesets and the user's; and what is no
// file, but a pipe or a device without end, is not waited for.
func TestNothingOutside(t *testing.T) {
	d := newDesk(t)
	secret := t.TempDir()
	const own = "name: own\nversion: 1\nextends: block\ntarget: 21\n"
	must := func(err error) {
		t.Helper()
		if err != nil {
			t.Fatal(err)
		}
	}
	games := filepath.Join("home", "games")
	must(os.MkdirAll(games, 0o755))
	must(os.MkdirAll(filepath.Join("home", "rulesets"), 0o755))
	must(os.MkdirAll("sub", 0o755))
	outside := filepath.Join(secret, "own.yaml")
	d.writes(outside, own)
	d.writes("up.yaml", own)
	d.writes("sub/own.yaml", own)
	d.writes("sub/extends.yaml", "name: x\nversion: 1\nextends: ../up.yaml\n")
	must(os.Symlink(outside, "sub/link.yaml"))
	must(os.Symlink(secret, "sub/folder"))
	must(os.Symlink("/dev/zero", "sub/zero.yaml"))
	for _, pipe := range []string{"sub/pipe.yaml", "sub/pipe.bones", filepath.Join(games, "block-7.bones"), filepath.Join("home", "rulesets", "pipe.yaml")} {
		must(syscall.Mkfifo(pipe, 0o600))
	}
	must(os.Symlink("/dev/zero", filepath.Join(games, "block-8.bones")))
	must(os.Symlink("/dev/zero", filepath.Join("home", "rulesets", "zero.yaml")))

	for _, c := range []struct{ ruleset, says string }{
		{"../up.yaml", "leads out"},
		{"../sub/own.yaml", "leads out"},
		{"./../up.yaml", "leads out"},
		{outside, "leads out"},
		{`..\up.yaml`, "leads out"},
		{"/dev/zero", "leads out"},
		{"/proc/self/environ", "leads out"},
		{"link.yaml", "leads out"},
		{"folder/own.yaml", "leads out"},
		{"extends.yaml", "leads out"},
		{"zero.yaml", ""},
		{"pipe.yaml", "sub/pipe.yaml"},
		{"./", ""},
		{"folder/", ""},
		{"pipe", "pipe.yaml"},
		{"zero", "zero.yaml"},
		{"~/own.yaml", ""},
		{"$HOME/own.yaml", ""},
		{"own.yaml\\0", ""},
	} {
		d.writes("sub/a.bones", header("ruleset: "+c.ruleset+"\nplayers: [Ann, Ben]"))
		for _, args := range [][]string{{"check"}, {"check", "--json"}, {"show"}, {"log"}, {"board"}, {"resume"}, {"undo", "--game"}} {
			s := d.within(append(args, "sub/a.bones")...)
			answer := s.out + s.err
			if s.status == exitOK || answer == "" || !strings.Contains(answer, c.says) || strings.Contains(answer, "to 21") || strings.Contains(answer, "extends: block") {
				t.Errorf("%q, %q: exit %d, %s", c.ruleset, args, s.status, answer)
			}
		}
	}
	d.writes("sub/a.bones", header("ruleset: own.yaml\nplayers: [Ann, Ben]"))
	if s := d.within("check", "sub/a.bones"); s.status != exitOK || !strings.Contains(s.out, "to 21") {
		t.Errorf("the ruleset in its own folder: exit %d, %s%s", s.status, s.out, s.err)
	}

	for _, file := range []string{"sub/pipe.bones", "/dev/zero", "/dev/full", "/dev/null", "sub", filepath.Join(games, "block-7.bones"), filepath.Join(games, "block-8.bones")} {
		for _, args := range [][]string{{"check"}, {"show"}, {"log"}, {"board"}, {"resume"}, {"undo", "--game"}, {"enter", "Ann: 8", "--game"}, {"rules", "check"}, {"play", "block", "--players", "Ann,Ben", "--sheet"}} {
			args = append(args, file)
			if args[0] == "enter" {
				args = []string{"enter", "--game", "./" + file, "Ann: 8"}
			}
			if s := d.within(args...); s.status != exitMisuse || s.err == "" {
				t.Errorf("%q: exit %d, %s%s", args, s.status, s.out, s.err)
			}
		}
	}
	for _, args := range []string{"games", "games --json", "games stats", "rules", "rules --json", "rules pipe", "rules zero", "rules sub/pipe.yaml", "rules /dev/zero", "play pipe --players Ann,Ben", "__completeNoDesc play ", "__completeNoDesc show "} {
		d.within(strings.Fields(args)...)
	}
}

// TestKeptRules: the copy of a ruleset file goes beside the sheet under a name that is free. It waits for no pipe and writes through
// no link.
func TestKeptRules(t *testing.T) {
	d := newDesk(t)
	d.writes("own.yaml", "name: own\nversion: 1\nextends: block\ntarget: 21\n")
	games := filepath.Join("home", "games")
	if err := os.MkdirAll(games, 0o755); err != nil {
		t.Fatal(err)
	}
	if err := syscall.Mkfifo(filepath.Join(games, "own-1.yaml"), 0o600); err != nil {
		t.Fatal(err)
	}
	outside := filepath.Join(t.TempDir(), "outside")
	if err := os.Symlink(outside, filepath.Join(games, "own-2.yaml")); err != nil {
		t.Fatal(err)
	}
	for range 2 {
		d.does("play ./own.yaml --players Ann,Ben", "")
	}
	if _, err := os.Lstat(outside); err == nil {
		t.Error("written through a link")
	}
	for _, game := range []string{"own-1", "own-2"} {
		sheet, err := os.ReadFile(filepath.Join(games, game+".bones"))
		if err != nil || !strings.Contains(string(sheet), "\nruleset: own-3.yaml\n") {
			t.Errorf("%v: %s begins\n%s", err, game, sheet)
		}
	}
}
