package cmd

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestStrangerCommands has commands as a stranger gives them: what they say on standard error, in words of bones.
func TestStrangerCommands(t *testing.T) {
	home := t.TempDir()
	sheet := filepath.Join(home, "a.bones")
	head := "---\nbones: 1\nruleset: board\nplayers: [Ann, Ben]\npin: {ruleset: board, version: 1, sha256: \"" + strings.Repeat("0", 64) + "\"}\n---\nAnn: pegs 8\n"
	if err := os.WriteFile(sheet, []byte(head), 0o644); err != nil {
		t.Fatal(err)
	}
	nowhere := filepath.Join(home, "nowhere")
	for _, c := range []struct {
		args string
		want string
		exit int
		why  string
	}{
		{"board " + sheet + " --svg " + nowhere + "/a.svg", "There is no folder " + nowhere + ".", exitMisuse, "a picture that cannot be written is told as a sheet is"},
		{"board " + sheet + " --svg " + home, home + " is a folder, where a file is to be written.", exitMisuse, "it is not a picture that was taken for a sheet"},
		{"help --man " + sheet, sheet + " is no folder.", exitMisuse, "the folder that it is in is there"},
		{"help --man " + sheet + "/man", sheet + " is no folder.", exitMisuse, "nor would making it help"},
		{"show " + sheet + "/a.bones", sheet + " is no folder.", exitMisuse, "the same of what is read"},
		{"--lang ja board " + sheet + " --svg " + nowhere + "/a.svg", nowhere, exitMisuse, "in Japanese too"},
		{"play block --players Ann,Ben --carry Ann=1,Ann=2", "--carry gives Ann twice.", exitMisuse, "no points brought along are quietly replaced"},
		{"play block --players Ann,Ben --carry Dee=1", "“Dee=1” is no value for carry. Allowed: Ann=24, Ben=24.", exitMisuse, "who may bring points along"},
		{"play block --players Ann,Ben --carry Ben=Inf", "“Ben=Inf” is no value for carry.", exitMisuse, "a number, and no more than a match can have"},
		{"check --json " + sheet, "other rules", exitOK, "a replay says that the rules differ, whatever its form"},
		{"play blokc", "There is no ruleset “blokc”. Did you mean block?", exitMisuse, "who plays matters less than what"},
		{"play block", "players must be given", exitMisuse, "of a game that there is, it matters"},
		{strings.Repeat("x", 5000), "There is no command “" + strings.Repeat("x", 39) + "…”", exitMisuse, "nobody wants to read all of it"},
		{"undo 2 --game " + sheet, "There is only 1 event", exitNo, "one event is, two are"},
	} {
		command := child(t, home, strings.Fields(c.args)...)
		var said strings.Builder
		command.Stderr = &said
		_ = command.Run()
		if exit := command.ProcessState.ExitCode(); !strings.Contains(said.String(), c.want) || strings.Contains(said.String(), "no such file") || exit != c.exit {
			t.Errorf("%s: exit %d, %q, want exit %d, %q: %s", c.args, exit, said.String(), c.exit, c.want, c.why)
		}
	}
}
