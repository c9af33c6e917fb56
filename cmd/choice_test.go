package cmd

import (
	"strings"
	"testing"
)

// TestChoiceOfTheGame names the game in every way that a command on a game takes: a path, an id, a number counting back, as an
// argument, by --game, by $BONES_GAME, or not at all.
func TestChoiceOfTheGame(t *testing.T) {
	d := newDesk(t)
	// Four games, told apart by their targets. The last touched is over, the one before it cannot be read.
	for i, target := range []string{"31", "41", "51", "61"} {
		d.does("play block --players Ann,Ben --set target="+target, "")
		d.touches("block-"+string(rune('1'+i)), 10+i)
	}
	d.writes("away.bones", "---\nbones: 1\nruleset: block\nplayers: [Ann, Ben]\ntarget: 71\n---\nAnn: 6-4\n")
	d.writes(saved("block-3"), "no sheet\n")
	d.touches("block-3", 12)
	d.does("enter --game block-4 end", "")
	d.touches("block-4", 13)

	for _, c := range []struct {
		how, line, env string
		target         string // of the game that answers
	}{
		{"the last touched", "show --json", "", "61"},
		{"1 is the last touched", "show --json 1", "", "61"},
		{"counting back", "show --json 4", "", "31"},
		{"an id", "show --json block-2", "", "41"},
		{"a path", "show --json away.bones", "", "71"},
		{"a path with a folder", "show --json ./away.bones", "", "71"},
		{"a path of the store", "show --json home/games/block-1.bones", "", "31"},
		{"--game", "show --json --game block-1", "", "31"},
		{"--game counts back too", "show --json --game 3", "", "41"},
		{"the environment", "show --json", "block-2", "41"},
		{"the environment names a path", "show --json", "away.bones", "71"},
		{"--game before the environment", "show --json --game 4", "block-2", "31"},
		{"the argument before --game", "show --json block-1 --game block-2", "block-4", "31"},
	} {
		d.env["BONES_GAME"] = c.env
		if out := d.does(c.line, ""); !strings.Contains(out, `"target":`+c.target+",") {
			t.Errorf("%s: bones %s, BONES_GAME=%s: %s", c.how, c.line, c.env, out)
		}
	}

	for _, c := range []struct {
		how, line, env string
		says           string // of the error
	}{
		{"an id that is not there", "show block-9", "", "There is no saved game “block-9” among the 4. Did you mean block-4?"},
		{"too far back", "log 5", "", "There is no saved game “5” among the 4."},
		{"not even one back", "board 0", "", "There is no saved game “0” among the 4."},
		{"a path that is not there", "show gone.bones", "", "There is no file gone.bones."},
		{"in the environment", "undo", "chess-1", "There is no saved game “chess-1” among the 4."},
		{"in a flag", "enter --game 99 pass", "", "There is no saved game “99” among the 4."},
		{"to resume", "resume block-77", "", "There is no saved game “block-77” among the 4."},
		{"a sheet that cannot be read", "show block-3", "", "A score sheet begins with its header"},
	} {
		d.env["BONES_GAME"] = c.env
		if s := d.bones(c.line, ""); s.status == exitOK || s.out != "" || !strings.Contains(s.err, c.says) {
			t.Errorf("%s: bones %s: exit %d, %s%s", c.how, c.line, s.status, s.out, s.err)
		}
	}

	// resume without a name takes the last touched that is neither over nor unreadable, whatever was touched since.
	d.env["BONES_GAME"] = ""
	d.does("resume", "note here\n")
	d.env["BONES_GAME"] = "1"
	d.does("enter note there", "") // block-2 is now the last touched
	d.env["BONES_GAME"] = ""
	if text := d.reads(saved("block-2")); !strings.HasSuffix(text, "---\nnote here\nnote there\n") {
		t.Errorf("block-2 is\n%s", text)
	}
	d.does("resume 2", "note over\n")
	d.does("resume away.bones", "note away\n")
	d.does("resume --game block-1", "note first\n")
	for file, want := range map[string]string{saved("block-4"): "end\nnote over\n", "away.bones": "Ann: 6-4\nnote away\n", saved("block-1"): "---\nnote first\n"} {
		if text := d.reads(file); !strings.HasSuffix(text, want) {
			t.Errorf("%s is\n%s", file, text)
		}
	}
	for _, id := range []string{"block-1", "block-2"} {
		d.does("enter --game "+id+" end", "")
	}
	if s := d.bones("resume", ""); s.status != exitMisuse || !strings.Contains(s.err, "No saved game is unfinished.") {
		t.Errorf("resume when all is over: exit %d, %s", s.status, s.err)
	}
}

// TestFlagsBehindALine: a game that is named behind the line is the one it is entered in, and never becomes words of the line.
func TestFlagsBehindALine(t *testing.T) {
	d := newDesk(t)
	d.does("play board --players Ann,Ben", "")
	d.does("play board --players Ann,Ben", "") // the last touched
	d.does("enter 'Ann: 8' --game board-1", "")
	d.does("enter Ann: adjusts -2 --json miscounted --game=board-1", "")
	d.does("enter - --game board-1", "note from a pipe\n")
	d.does("enter 'note what --game means' --game board-1", "")
	d.does("enter --game board-2 -- note bones has --game board-1", "")
	for name, want := range map[string]string{
		"board-1": "Ann: pegs 8\nAnn: adjusts -2 miscounted\nnote from a pipe\nnote what --game means\n",
		"board-2": "note bones has --game board-1\n",
	} {
		if _, lines, _ := strings.Cut(d.reads(saved(name)), "\n---\n"); lines != want {
			t.Errorf("%s has\n%swant\n%s", name, lines, want)
		}
	}
	for _, c := range []struct{ line, says string }{
		{"enter 'Ann: 8' --game board-9", "There is no saved game “board-9”"},
		{"enter 'Ann: 8' --game", "The flag --game needs a value."},
		{"enter --game board-1 'Ann: 8' --game board-2", "--game stands twice."},
		{"enter 'Ann: 8' --lang fr", "no value for lang"},
		{"enter 'Ann: 8' --gaem board-1", "There is no flag --gaem."},
	} {
		if s := d.bones(c.line, ""); s.status != exitMisuse || !strings.Contains(s.err, c.says) || s.out != "" {
			t.Errorf("bones %s: exit %d\n%s%s", c.line, s.status, s.out, s.err)
		}
	}
	if s := d.bones("enter 'Ann: 8' --help", ""); s.status != exitOK || !strings.Contains(s.out, "bones enter LINE…") {
		t.Errorf("exit %d\n%s%s", s.status, s.out, s.err)
	}
}
