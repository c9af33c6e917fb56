//go:build linux

package cmd

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"golang.org/x/sys/unix"
)

// A sharedSheet is a game that a person has at the prompt while others write on its sheet.
type sharedSheet struct {
	*session
	path string
}

// shared begins a game and enters some lines, without a prompt.
func shared(t *testing.T, game, players string, lines ...string) (home string) {
	t.Helper()
	home = t.TempDir()
	input := strings.NewReader(strings.Join(append(lines, "q"), "\n") + "\n")
	c := child(t, home, "play", game, "--players", players)
	c.Stdin = input
	if out, err := c.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	return home
}

// sitsAt goes on with the game at a terminal, up to the prompt.
func sitsAt(t *testing.T, home, prompt string, env ...string) sharedSheet {
	t.Helper()
	s := atTerminal(t, home, 80, 40, env, "resume")
	s.waits(prompt)
	sheets, _ := filepath.Glob(filepath.Join(home, "games", "*.bones"))
	if len(sheets) != 1 {
		t.Fatal(sheets)
	}
	return sharedSheet{s, sheets[0]}
}

// enters types a line and waits for what is said.
func (s sharedSheet) enters(line string, says ...string) {
	s.t.Helper()
	s.types(line + enter)
	for _, want := range says {
		s.waits(want)
	}
}

// elsewhere adds lines to the sheet, as somebody else does.
func (s sharedSheet) elsewhere(lines ...string) {
	s.t.Helper()
	f, err := os.OpenFile(s.path, os.O_APPEND|os.O_WRONLY, 0)
	if err == nil {
		_, err = f.WriteString(strings.Join(lines, "\n") + "\n")
	}
	if err == nil {
		err = f.Close()
	}
	if err != nil {
		s.t.Fatal(err)
	}
}

// holds checks the lines of the sheet behind its header. Of lots the tile does not matter.
func (s sharedSheet) holds(want ...string) {
	s.t.Helper()
	text, err := os.ReadFile(s.path)
	_, lines, _ := strings.Cut(strings.TrimPrefix(string(text), "---\n"), "---\n")
	lines = regexp.MustCompile(`(?m)lot \d-\d$`).ReplaceAllString(lines, "lot")
	if err != nil || lines != strings.Join(want, "\n")+"\n" {
		s.t.Errorf("%v: on the sheet is\n%s\nnot\n%s", err, lines, strings.Join(want, "\n"))
	}
}

// TestTypedAtStalePrompt types lines under a prompt that has not heard what others entered: nothing of them happens, they stand at
// the prompt of today, and Enter enters them.
func TestTypedAtStalePrompt(t *testing.T) {
	opening := []string{"Ann: starts", "Ann: 6-4"}
	for name, c := range map[string]struct {
		typed     []string // at the prompt, before
		elsewhere string
		stale     string   // typed then
		says      []string // in this order, up to the new prompt
		left      []string // on the sheet then, behind the opening
		then      string   // typed at the new prompt
		thenSays  string
		leftThen  []string
	}{
		"a pass": {
			nil, "Ben: pass", "p",
			[]string{"Entered elsewhere: Ben: pass", "not entered: p", "[4|6]", "Cyd › "}, []string{"Ben: pass"},
			"", "Cyd passed", []string{"Ben: pass", "Cyd: pass"},
		},
		"a tile": {
			nil, "Ben: pass", "46",
			[]string{"Ben: pass", "not entered: 46", "Cyd › "}, []string{"Ben: pass"},
			"44", "Cyd played 4-4", []string{"Ben: pass", "Cyd: 4-4"},
		},
		"a line with its player": {
			nil, "Ben: 6-5", "Ben: 65",
			[]string{"Ben: 6-5", "not entered: Ben: 65", "Cyd › "}, []string{"Ben: 6-5"},
			"44", "Cyd played 4-4", []string{"Ben: 6-5", "Cyd: 4-4"},
		},
		"undo": {
			nil, "undo", "u",
			[]string{"Entered elsewhere: undo", "not entered: u", "Ann › "}, []string{"undo"},
			"55", "Ann played 5-5", []string{"undo", "Ann: 5-5"},
		},
		"several": {
			nil, "Ben: pass", "44;65",
			[]string{"not entered: 44;65", "Cyd › "}, []string{"Ben: pass"},
			"", "Ann played 6-5", []string{"Ben: pass", "Cyd: 4-4", "Ann: 6-5"},
		},
		"nothing": {
			nil, "Ben: pass", "",
			[]string{"Entered elsewhere: Ben: pass", "[4|6]", "Cyd › "}, []string{"Ben: pass"},
			"p", "Cyd passed", []string{"Ben: pass", "Cyd: pass"},
		},
		"news that are refused": {
			nil, "Dee: 4-4", "44",
			[]string{"Entered elsewhere", "Dee", "not entered: 44", "Ben › "}, []string{"Dee: 4-4"},
			"", "Ben played 4-4", []string{"Dee: 4-4", "Ben: 4-4"},
		},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			s := sitsAt(t, shared(t, "block", "Ann,Ben,Cyd", opening...), "Ben › ")
			s.elsewhere(c.elsewhere)
			s.enters(c.stale, c.says...)
			s.holds(append(opening[:2:2], c.left...)...)
			s.enters(c.then, c.thenSays)
			s.holds(append(opening[:2:2], c.leftThen...)...)
		})
	}
}

// TestStaleQuestions answers what the prompt asked for when others have moved on: an end, a pass that was missed, a form.
func TestStaleQuestions(t *testing.T) {
	t.Run("an end", func(t *testing.T) {
		t.Parallel()
		s := sitsAt(t, shared(t, "block", "Ann,Ben", "Ann: starts", "Ann: 5-4", "Ben: 6-5"), "Ann › ")
		s.enters("46;66", "At which end", "› ")
		s.elsewhere("ann out")
		s.enters("4", "Entered elsewhere: Ann: out", "not entered: Ann: 6-4 on 4; 66", "holds › ")
		s.holds("Ann: starts", "Ann: 5-4", "Ben: 6-5", "ann out")
	})
	t.Run("a pass that was missed", func(t *testing.T) {
		t.Parallel()
		s := sitsAt(t, shared(t, "block", "Ann,Ben,Cyd", "Ann: starts", "Ann: 6-4"), "Ben › ")
		s.enters("Cyd: 66", "Did Ben pass", "Ben › ")
		s.elsewhere("Ben: pass")
		s.enters("p", "Entered elsewhere: Ben: pass", "not entered: Cyd: 66", "Cyd › ")
		s.enters("", "Cyd played 6-6")
		s.holds("Ann: starts", "Ann: 6-4", "Ben: pass", "Cyd: 6-6")
	})
	t.Run("who starts", func(t *testing.T) {
		t.Parallel()
		s := sitsAt(t, shared(t, "block", "Ann,Ben"), "Who starts?")
		s.waits("bare line")
		s.elsewhere("Ben: starts")
		s.enters("", "Entered elsewhere: Ben: starts", "not entered: draw", "Ben › ")
		s.enters("66", "Ben played 6-6") // nothing stands there
		s.holds("Ben: starts", "Ben: 6-6")
	})
	t.Run("tiles held", func(t *testing.T) {
		t.Parallel()
		s := sitsAt(t, shared(t, "block", "Ann,Ben,Cyd", "Ann: starts", "Ann: 6-4", "Ann: out"), "holds › ")
		s.elsewhere("Ben: holds 5-2")
		s.enters("43 21", "Entered elsewhere: Ben: holds 5-2", "not entered: 43 21", "Cyd holds › ")
		s.holds("Ann: starts", "Ann: 6-4", "Ann: out", "Ben: holds 5-2")
	})
}

// TestTwoTerminals has two people write what both of them saw.
func TestTwoTerminals(t *testing.T) {
	t.Parallel()
	home := shared(t, "block", "アン,ベン,シド", "アン: starts", "アン: 6-4")
	a, b := sitsAt(t, home, "ベン › ", "BONES_LANG=ja"), sitsAt(t, home, "ベン › ", "BONES_LANG=ja")
	a.enters("p", "ベンはパス", "シド › ")
	b.enters("ｐ", "ほかからの入力： ベン: pass", "まだ記録していません： ｐ", "[4|6]", "シド › ")
	a.holds("アン: starts", "アン: 6-4", "ベン: pass")
	b.enters("44", "[4|4]", "アン › ")
	a.enters("表示", "ほかからの入力： シド: 4-4", "[4|4][4|6]", "アン › ")
	a.holds("アン: starts", "アン: 6-4", "ベン: pass", "シド: 4-4")
}

// TestTrickElsewhere: of a trick that was turned face down elsewhere nothing is to be read here.
func TestTrickElsewhere(t *testing.T) {
	t.Parallel()
	s := sitsAt(t, shared(t, "bingo", "Ann,Ben", "Ann: deals", "trump 2-0", "Ben: 5-3"), "Ann › ")
	s.elsewhere("Ann: 6-4", "Ben: 6-3")
	s.enters("6-1", wipe, "Ben wins the trick", "Entered elsewhere: Ben: 6-3", "not entered: 6-1", "Ann › ")
	if screen := s.sees(); strings.Contains(screen, "5-3") || strings.Contains(screen, "6-4") || strings.Contains(screen, "[5|3]") {
		t.Errorf("the trick can be read:\n%s", screen)
	}
}

// TestLooksAfterNews: what only looks shows the sheet as it is.
func TestLooksAfterNews(t *testing.T) {
	for word, shows := range map[string]string{"show": "[4|4][4|6]", "?": "Cyd", "log": "Ben: 4-4", "board": "Ann", "why": "Nobody"} {
		t.Run(word, func(t *testing.T) {
			t.Parallel()
			s := sitsAt(t, shared(t, "block", "Ann,Ben,Cyd", "Ann: starts", "Ann: 6-4"), "Ben › ")
			s.elsewhere("Ben: 4-4")
			s.enters(word, "Entered elsewhere: Ben: 4-4", shows, "Cyd › ")
		})
	}
}

// TestDrawTheRest: of lots that the table has drawn the program draws the rest, and the sheet says so.
func TestDrawTheRest(t *testing.T) {
	t.Parallel()
	s := sitsAt(t, shared(t, "block", "Ann,Ben", "lot 0-0"), "Ben")
	s.waits("› ")
	s.enters("draw", "Ben starts", "Ben › ")
	s.holds("Ann: lot", "note the rest of the lots were drawn by the program", "Ben: lot")
}

// TestSheetGone takes the sheet, or its folder, away under the prompt.
func TestSheetGone(t *testing.T) {
	lines := []string{"Ann: pegs 8"}
	sits := func(t *testing.T) sharedSheet {
		t.Parallel()
		return sitsAt(t, shared(t, "board", "Ann,Ben", lines...), " › ")
	}
	t.Run("the sheet", func(t *testing.T) {
		s := sits(t)
		os.Remove(s.path)
		s.enters("Ben: 4", "written", "anew: ", "board-1.bones", "Ben pegs 4", "› ")
		s.holds("Ann: pegs 8", "Ben: pegs 4")
		os.Remove(s.path)
		s.enters("q", "written", "anew: ", "Everything is saved")
		s.ends(0)
		s.holds("Ann: pegs 8", "Ben: pegs 4")
	})
	t.Run("its folder", func(t *testing.T) {
		s := sits(t)
		dir := filepath.Dir(s.path)
		os.Rename(dir, dir+".away")
		s.enters("Ben: 4", "There is no folder", "› ", "Ben: 4")
		os.Rename(dir+".away", dir)
		s.enters("", "Ben pegs 4", "› ")
		s.holds("Ann: pegs 8", "Ben: pegs 4")
		os.Rename(dir, dir+".away")
		s.enters("show", "There is no folder", "8", "› ")
		s.enters("q", "There is no folder", "q again", "› ")
		s.enters("q", "Ann 8 · Ben 4", "There is no folder", "not saved", "board-1.bones")
		s.ends(2)
	})
	t.Run("at the end of the input", func(t *testing.T) {
		s := sits(t)
		os.Rename(filepath.Dir(s.path), filepath.Dir(s.path)+".away")
		s.types(ctrlD)
		s.waits("not saved")
		s.ends(2)
	})
}

// TestSheetGoneInAPipe: nothing is written anew where nobody is asked, and nobody is told that everything is saved.
func TestSheetGoneInAPipe(t *testing.T) {
	for _, more := range []string{"q\n", "show\n", ""} {
		d := newDesk(t)
		d.does("play board --players Ann,Ben", "Ann: 8\n")
		s := d.disturbs("resume", "Ben: 4\n", func() { d.removes(saved("board-1")) }, more)
		if _, err := os.Stat(saved("board-1")); s.status != exitMisuse || err == nil || strings.Contains(s.err, "Everything is saved") || !strings.Contains(s.err, "There is no file") {
			t.Errorf("%q: exit %d, %v\n%s%s", more, s.status, err, s.out, s.err)
		}
	}
}

// TestDiskFull: the line that found no room stands at the prompt, and who leaves then is told that it is not saved.
func TestDiskFull(t *testing.T) {
	t.Parallel()
	s := sitsAt(t, shared(t, "board", "Ann,Ben", "Ann: pegs 8"), " › ")
	info, err := os.Stat(s.path)
	limit := unix.Rlimit{}
	if err == nil {
		err = unix.Prlimit(s.cmd.Process.Pid, unix.RLIMIT_FSIZE, nil, &limit)
	}
	if err == nil {
		err = unix.Prlimit(s.cmd.Process.Pid, unix.RLIMIT_FSIZE, &unix.Rlimit{Cur: uint64(info.Size()) + 3, Max: limit.Max}, nil)
	}
	if err != nil {
		t.Fatal(err)
	}
	s.enters("Ben: 4", "no room left", "› ", "Ben: 4")
	s.enters("", "no room left", "› ", "Ben: 4")
	s.enters("q", "Ann 8 · Ben 0", "not saved", "Ben: 4")
	s.ends(2)
	s.holds("Ann: pegs 8")
}

// TestYesHePassed answers the question whether somebody passed.
func TestYesHePassed(t *testing.T) {
	for _, yes := range []string{"y", "yes", "はい", "p", "pass"} {
		t.Run(yes, func(t *testing.T) {
			t.Parallel()
			s := sitsAt(t, shared(t, "block", "Ann,Ben,Cyd", "Ann: starts", "Ann: 6-4"), "Ben › ")
			s.enters("Cyd: 66; 65", "Did Ben pass", "Ben › ")
			s.enters("nonsense", "is no word", "Ben › ")
			s.enters(yes, "Ben passed", "Cyd › Cyd: 66; 65")
			s.enters("", "Cyd played 6-6", "Ann played 6-5")
			s.holds("Ann: starts", "Ann: 6-4", "Ben: pass", "Cyd: 6-6", "Ann: 6-5")
		})
	}
}

// TestBehindTheEnd: what was typed behind a play that did not say at which end waits for the answer. Where nothing can stand at the
// prompt it is said that it is not entered.
func TestBehindTheEnd(t *testing.T) {
	for terminal, waits := range map[string]string{"TERM=xterm": "Ann › 66;11", "ACCESSIBLE=1": "not entered: 66;11"} {
		t.Run(terminal, func(t *testing.T) {
			t.Parallel()
			s := sitsAt(t, shared(t, "block", "Ann,Ben,Cyd", "Ann: starts", "Ann: 5-4", "Ben: 5-6"), "Cyd › ", terminal)
			s.enters("46;66;11", "At which end, 4 or 6?", "› ")
			s.enters("3", "At which end, 4 or 6?", "› ") // no such end: it is asked again
			s.enters("4", "Cyd played 6-4", waits)
			if terminal == "TERM=xterm" {
				s.enters("", "Ann played 6-6", "1-1", "Ben › 11")
			}
		})
	}
}
