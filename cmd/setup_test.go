//go:build linux

package cmd

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// exchange is what the set-up asks, or says, and what is typed then.
type exchange struct{ asked, typed string }

// answers goes through a set-up.
func (s *session) answers(all ...exchange) {
	s.t.Helper()
	for _, one := range all {
		s.waits(one.asked)
		s.waits("› ")
		s.types(clear + one.typed + enter)
	}
}

// saves is what stands in the folder of games.
func saves(t *testing.T, home string) []string {
	t.Helper()
	files, err := filepath.Glob(filepath.Join(home, "games", "[^.]*"))
	if err != nil {
		t.Fatal(err)
	}
	for i := range files {
		files[i] = filepath.Base(files[i])
	}
	return files
}

var terminals = []string{"TERM=xterm", "ACCESSIBLE=1"}

// ownRules writes a ruleset of one's own and returns its path.
func ownRules(t *testing.T) string {
	t.Helper()
	file := filepath.Join(t.TempDir(), "short.yaml")
	if err := os.WriteFile(file, []byte("name: short-block\nversion: 1\nextends: block\ntarget: 20\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	return file
}

// TestSetUpWithRulesetFile: names are judged at the question, before anything is on the disk.
func TestSetUpWithRulesetFile(t *testing.T) {
	for _, terminal := range terminals {
		t.Run(terminal, func(t *testing.T) {
			t.Parallel()
			home := t.TempDir()
			s := atTerminal(t, home, 80, 24, []string{terminal})
			s.answers(exchange{"Which game?", ownRules(t)}, exchange{"House rules?", ""}, exchange{"Who plays?", "Ann,Ann"})
			s.waits("is taken already")
			if there := saves(t, home); len(there) > 0 {
				t.Error("before the set-up is done there is", there)
			}
			s.types(clear + "Ann,Ben" + enter)
			s.answers(exchange{"Who starts?", "Ann"}, exchange{"Ann starts.", "q"})
			s.ends(0)
			if there := strings.Join(saves(t, home), " "); there != "short-block-1.bones short-block-1.yaml" {
				t.Error("saved:", there)
			}
		})
	}
}

// TestNothingLeftBehind: a game that cannot be created leaves no copy of its rules.
func TestNothingLeftBehind(t *testing.T) {
	rules := ownRules(t)
	d := newDesk(t)
	d.writes("there.bones", "mine")
	for _, line := range []string{"--players Ann,Ann", "--players Ann,Ben --sheet there.bones", "--players Ann,Ben --sheet " + strings.Repeat("x", 300)} {
		if s := d.bones("play "+rules+" "+line, ""); s.status == exitOK {
			t.Errorf("%s: a game has begun", line)
		}
		here, _ := filepath.Glob("*")
		if there := saves(t, "home"); len(there) > 0 || len(here) != 1 || d.reads("there.bones") != "mine" {
			t.Errorf("%s: left are %v and %v", line, there, here)
		}
	}
}

// TestWaysOutOfTheSetUp leaves it at each question, with each word for that: nothing has happened.
func TestWaysOutOfTheSetUp(t *testing.T) {
	for i, terminal := range terminals {
		for j, leave := range []string{"q", "ｑ", "quit", "やめる"} {
			t.Run(terminal+leave, func(t *testing.T) {
				t.Parallel()
				home := t.TempDir()
				s := atTerminal(t, home, 80, 24, []string{terminal})
				before := []exchange{{"Which game?", "block"}, {"House rules?", ""}, {"Who plays?", ""}}[:(i+j)%3+1]
				before[len(before)-1].typed = leave
				s.answers(before...)
				s.ends(0)
				if there := saves(t, home); len(there) > 0 {
					t.Error("saved:", there)
				}
			})
		}
	}
}

// TestWayBackInTheSetUp goes back from question to question, and mends a house rule that clashes with a player's name.
func TestWayBackInTheSetUp(t *testing.T) {
	for _, terminal := range terminals {
		t.Run(terminal, func(t *testing.T) {
			t.Parallel()
			home := t.TempDir()
			s := atTerminal(t, home, 80, 24, []string{terminal})
			s.answers(
				exchange{"Which game?", "?"}, exchange{"beginning, such as", "u"}, exchange{"the first question", "cribbage"},
				exchange{"House rules?", "取り消し"}, exchange{"Which game?", "buki"},
				exchange{"House rules?", "payout=2.3"}, exchange{"with .5", "games=6"},
				exchange{"House rules?", "spectators={payout: 2.5, names: [Dora, Ann]}"}, exchange{"House rules?", ""},
				exchange{"Who plays?", "?"}, exchange{"as in Ann, Ben, Cyd, Dee.", "Ann,Ben,Cyd,Dee"},
				exchange{"player's and a spectator's", "u"}, exchange{"House rules?", "u"}, exchange{"House rules?", ""},
				exchange{"Who plays?", "Ann,Ben,Cyd,Dee"}, exchange{"Who banks", "q"},
			)
			s.ends(0)
			sheet, err := os.ReadFile(filepath.Join(home, "games", "buki-1.bones"))
			if err != nil || !strings.Contains(string(sheet), "games: 6") || strings.Contains(string(sheet), "Dora") {
				t.Errorf("%v: on the sheet is\n%s", err, sheet)
			}
		})
	}
}

// TestSetUpTakesWhatIsTyped: titles and their beginnings, and the full-width forms of an input method.
func TestSetUpTakesWhatIsTyped(t *testing.T) {
	for typed, rules := range map[string]string{"ブロック": "block", "ｂｌｏｃｋ": "block", "Domino": "cribbage", "ドミノ": "cribbage", "Third Pl": "third-place"} {
		t.Run(typed, func(t *testing.T) {
			t.Parallel()
			home := t.TempDir()
			s := atTerminal(t, home, 80, 24, []string{"BONES_LANG=ja"})
			s.answers(exchange{"どのゲーム", typed}, exchange{"ローカルルール", ""}, exchange{"プレイヤーの名前", "アン、ベン"})
			if rules == "third-place" {
				s.answers(exchange{"3〜5人用", "アン、ベン、シド"})
			}
			s.waits("› ")
			s.types("q" + enter)
			s.ends(0)
			if there := saves(t, home); len(there) != 1 || there[0] != rules+"-1.bones" {
				t.Error("saved:", there)
			}
		})
	}
	d := newDesk(t)
	d.does("play ブロック --players Ann,Ben --set ｔａｒｇｅｔ＝５０", "")
	if sheet := d.reads(saved("block-1")); !strings.Contains(sheet, "\nruleset: block\n") || !strings.Contains(sheet, "\ntarget: 50\n") {
		t.Error(sheet)
	}
	d.does("rules Ｃｒｉｂｂａｇｅ", "")
	if s := d.bones("play Domino --players Ann,Ben", ""); s.status == exitOK {
		t.Error("half a title is taken where nobody sees for what")
	}
}

// TestPromptWordsAreNoNames: a new game does not take them, a sheet that has them is read.
func TestPromptWordsAreNoNames(t *testing.T) {
	d := newDesk(t)
	for _, name := range []string{"Q", "ｕ", "p", "draw", "くじ引き", "exit", "やめる"} {
		if s := d.bones("play block --players Ann,"+name, ""); s.status != exitNo || !strings.Contains(s.err, "at the prompt that is a command") {
			t.Errorf("%s: exit %d, %s", name, s.status, s.err)
		}
	}
	d.writes("old.bones", "---\nbones: 1\nruleset: block\nplayers: [Q, draw]\n---\nQ: 6-6\ndraw: pass\n")
	d.does("check old.bones", "")
}

// TestAgainWithOthers takes the players of the last game for a game that is for fewer: at a terminal it asks, on a pipe it says so.
func TestAgainWithOthers(t *testing.T) {
	d := newDesk(t)
	d.does("play block --players Ann,Ben,Cyd", "")
	s := d.bones("play cribbage --again", "")
	if s.status != exitMisuse || !strings.Contains(s.err, "The players of the last game cannot play this one. There are 3 players") || strings.Contains(s.err, "^") {
		t.Errorf("exit %d, %s", s.status, s.err)
	}
	home, _ := filepath.Abs("home")
	terminal := atTerminal(t, home, 80, 24, nil, "play", "cribbage", "--again")
	terminal.waits("There are 3 players")
	terminal.answers(exchange{"Who plays?", "Ann,Ben"}, exchange{"Who deals?", "q"})
	terminal.ends(0)
}

// TestErrorsAreFolded: what is said before the game, too, is broken between words.
func TestErrorsAreFolded(t *testing.T) {
	t.Parallel()
	s := atTerminal(t, t.TempDir(), 40, 20, nil, "play", "block", "--players", "Ann,pass")
	s.ends(1)
	s.keepsTo(40)
}

// TestNoRoomForAGame: where a sheet cannot be written, nothing is said of a line.
func TestNoRoomForAGame(t *testing.T) {
	home := t.TempDir()
	c := child(t, home, "play", "block", "--players", "Ann,Ben")
	limited := exec.Command("sh", append([]string{"-c", `ulimit -f 0 && exec "$0" "$@"`}, c.Args...)...)
	limited.Env = c.Env
	said, err := limited.CombinedOutput() // a pipe, which has no size
	if err == nil || !strings.Contains(string(said), "There is no room left") || !strings.Contains(string(said), "No game has begun.") || strings.Contains(string(said), "line") {
		t.Errorf("%v: %s", err, said)
	}
	if there := saves(t, home); len(there) > 0 {
		t.Error("saved:", there)
	}
}
