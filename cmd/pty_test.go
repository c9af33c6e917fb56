//go:build linux

package cmd

import (
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	"bones/cmd/draw"

	"github.com/charmbracelet/x/vt"
	"github.com/creack/pty"
	"golang.org/x/sys/unix"
)

// A session is the program at a terminal: what a person types goes in, and a terminal emulator shows what comes out.
type session struct {
	t      *testing.T
	cmd    *exec.Cmd
	tty    *os.File // the program's side
	keys   *os.File
	screen *vt.Emulator
	before unix.Termios

	mu     sync.Mutex      // of what came out, on the screen too
	raw    strings.Builder // everything that came out
	seen   int             // of raw, what has been waited for
	more   chan struct{}
	ended  chan struct{}
	status error
}

// patience is how long a test waits for what must come; only a failing one waits so long.
const patience = 10 * time.Second

func atTerminal(t *testing.T, home string, cols, rows int, env []string, args ...string) *session {
	t.Helper()
	keys, tty, err := pty.Open()
	if err != nil {
		t.Skip("no terminal to be had:", err)
	}
	t.Cleanup(func() { keys.Close(); tty.Close() })
	if err := pty.Setsize(keys, &pty.Winsize{Rows: uint16(rows), Cols: uint16(cols)}); err != nil {
		t.Fatal(err)
	}
	s := &session{t: t, keys: keys, tty: tty, more: make(chan struct{}, 1), ended: make(chan struct{})}
	s.before = s.settings()
	s.screen = vt.NewEmulator(cols, rows)
	go io.Copy(keys, s.screen) // what a terminal answers; never closed, which the library cannot do while it is read
	s.cmd = child(t, home, args...)
	s.cmd.Env = append(s.cmd.Env, "TERM=xterm-256color", "NO_COLOR=", "ACCESSIBLE=", "LC_ALL=", "CI=")
	s.cmd.Env = append(s.cmd.Env, env...)
	s.cmd.Stdin, s.cmd.Stdout, s.cmd.Stderr = tty, tty, tty
	s.cmd.SysProcAttr = &syscall.SysProcAttr{Setsid: true, Setctty: true}
	if err := s.cmd.Start(); err != nil {
		t.Fatal(err)
	}
	go s.read()
	go func() { s.status = s.cmd.Wait(); close(s.ended) }()
	t.Cleanup(func() {
		select {
		case <-s.ended:
		default:
			s.cmd.Process.Kill()
		}
	})
	return s
}

func (s *session) read() {
	buf := make([]byte, 4096)
	for {
		n, err := s.keys.Read(buf)
		s.mu.Lock()
		s.raw.Write(buf[:n])
		s.screen.Write(buf[:n])
		s.mu.Unlock()
		select {
		case s.more <- struct{}{}:
		default:
		}
		if err != nil {
			return
		}
	}
}

// sees is the text on the screen.
func (s *session) sees() string {
	s.mu.Lock()
	defer s.mu.Unlock()
	var lines []string
	for y := range s.screen.Height() {
		line := ""
		for x := 0; x < s.screen.Width(); {
			cell := s.screen.CellAt(x, y)
			if cell == nil || cell.Width == 0 {
				line += " "
				x++
				continue
			}
			line += cell.Content
			x += cell.Width
		}
		lines = append(lines, strings.TrimRight(line, " "))
	}
	return strings.TrimRight(strings.Join(lines, "\n"), "\n") + "\n"
}

// settings are those of the terminal.
func (s *session) settings() unix.Termios {
	s.t.Helper()
	settings, err := unix.IoctlGetTermios(int(s.tty.Fd()), unix.TCGETS)
	if err != nil {
		s.t.Fatal(err)
	}
	return *settings
}

// waits until the program has written a text that it had not written at the last wait.
func (s *session) waits(text string) {
	s.t.Helper()
	late := time.After(patience)
	for {
		s.mu.Lock()
		raw := s.raw.String()
		i := strings.Index(raw[s.seen:], text)
		if i >= 0 {
			s.seen += i + len(text)
		}
		s.mu.Unlock()
		if i >= 0 {
			return
		}
		select {
		case <-s.more:
		case <-late:
			s.t.Fatalf("waited in vain for %q; on the screen:\n%s", text, s.sees())
		}
	}
}

func (s *session) types(keys string) {
	s.t.Helper()
	if _, err := io.WriteString(s.keys, keys); err != nil {
		s.t.Fatal(err)
	}
}

// ends waits for the end of the program, with this exit status and with the terminal as it was.
func (s *session) ends(status int) {
	s.t.Helper()
	select {
	case <-s.ended:
	case <-time.After(patience):
		s.t.Fatalf("does not end; on the screen:\n%s", s.sees())
	}
	got := 0
	if exit := new(exec.ExitError); errors.As(s.status, &exit) {
		got = exit.ExitCode()
	}
	if got != status {
		s.t.Errorf("exit status %d, want %d; on the screen:\n%s", got, status, s.sees())
	}
	const last = "[the program has ended]" // behind all it has written
	io.WriteString(s.tty, last)
	s.waits(last)
	if after := s.settings(); after != s.before {
		s.t.Errorf("the settings of the terminal were\n%+v\nand are\n%+v", s.before, after)
	}
}

// written is everything that the program has written.
func (s *session) written() string {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.raw.String()
}

// keepsTo checks the width of all lines that were written in one go: those that are typed on return to their beginning.
func (s *session) keepsTo(columns int) {
	s.t.Helper()
	s.keepsToSince(0, columns)
}

// keepsToSince is keepsTo for what was written behind so many bytes.
func (s *session) keepsToSince(from, columns int) {
	s.t.Helper()
	for _, line := range elsewhere.Split(s.written()[from:], -1) {
		if line = escape.ReplaceAllString(line, ""); draw.Width(line) > columns && !strings.Contains(line, " › ") {
			s.t.Errorf("%d columns, not %d: %q", draw.Width(line), columns, line)
		}
	}
}

// elsewhere is what moves the cursor to another place.
var elsewhere = regexp.MustCompile(`\r\n?|\x1b\[[0-9;]*[A-HJ]`)

var escape = regexp.MustCompile(`\x1b(\[[0-9;?]*[A-Za-z]|\][^\x07\x1b]*(\x07|\x1b\\))`)

var (
	anyEscape = regexp.MustCompile(`\x1b`)
	colour    = regexp.MustCompile(`\x1b\[([0-9]+;)*([34][0-8]|[34]9|9[0-7]|10[0-7])[;m]`)
)

const enter, clear, ctrlC, ctrlD = "\r", "\x15", "\x03", "\x04" // keys

// TestBlockAtTerminal plays Block as a person does, two digits and Enter a turn. What is refused stands there again, and is
// cleared or corrected.
func TestBlockAtTerminal(t *testing.T) {
	for _, tongue := range []struct{ lang, ann, ben, refused, one, pass, passed string }{
		{"en", "Ann", "Ben", "does not fit", "1", "p", "Did Ann pass"},
		{"ja", "アン", "ベン", "つながりません", "１", "ｐ", "アンはパスしましたか"},
	} {
		for _, columns := range []int{40, 80, 200} {
			t.Run(fmt.Sprint(tongue.lang, columns), func(t *testing.T) {
				t.Parallel()
				home := t.TempDir()
				s := atTerminal(t, home, columns, 20, []string{"BONES_LANG=" + tongue.lang}, "play", "block", "--players", tongue.ann+","+tongue.ben)
				s.waits("› ")
				for _, turn := range []struct{ typed, shown string }{
					{tongue.ann + ": 6-4", "[4|6]"},
					{"44", "[4|4][4|6]"},
					{"52", tongue.refused},
					{"\b\b41", "[1|4][4|4][4|6]"},
					{"61", "6"}, // which end?
					{tongue.one, "[6|1][1|4][4|4][4|6]"},
					{tongue.ben + ": 66", tongue.passed},
					{tongue.pass, tongue.ben + ": 66"}, // the play that waited for it
				} {
					s.types(turn.typed + enter)
					s.waits(turn.shown)
					if !strings.HasPrefix(turn.shown, tongue.ben) {
						s.waits("› ")
					}
				}
				s.types(clear + "q" + enter)
				s.ends(0)
				s.keepsTo(columns)
			})
		}
	}
}

// TestLeaving ends the program at its prompt in every way that people and systems know. What was acknowledged is on the sheet,
// half a line is not.
func TestLeaving(t *testing.T) {
	for name, leave := range map[string]struct {
		how    func(s *session)
		status int
	}{
		"Ctrl-C":  {func(s *session) { s.types(ctrlC) }, 130},
		"Ctrl-D":  {func(s *session) { s.types(clear + ctrlD) }, 0},
		"SIGINT":  {func(s *session) { s.cmd.Process.Signal(syscall.SIGINT) }, 130},
		"SIGTERM": {func(s *session) { s.cmd.Process.Signal(syscall.SIGTERM) }, 130},
		"SIGHUP":  {func(s *session) { s.cmd.Process.Signal(syscall.SIGHUP) }, 130},
	} {
		for _, game := range []struct{ rules, line, then string }{
			{"block", "Ann: 6-4", "[4|6]"},
			{"bingo", "Ann: deals", " › "},
			{"block", "Ann: out", "holds › "}, // a form
		} {
			for _, terminal := range []string{"TERM=xterm", "TERM=dumb", "NO_COLOR=1", "ACCESSIBLE=1"} {
				if name == "Ctrl-D" && terminal != "TERM=xterm" {
					continue // a half-typed line is sent by it
				}
				t.Run(name+" "+game.rules+" "+game.line+" "+terminal, func(t *testing.T) {
					t.Parallel()
					home := t.TempDir()
					s := atTerminal(t, home, 80, 24, []string{terminal}, "play", game.rules, "--players", "Ann,Ben")
					s.waits("› ")
					s.types(game.line + enter)
					s.waits(game.then)
					s.types("half")
					s.waits("half")
					leave.how(s)
					s.ends(leave.status)
					sheet, err := os.ReadFile(filepath.Join(home, "games", game.rules+"-1.bones"))
					if err != nil || !strings.HasSuffix(string(sheet), "\n"+game.line+"\n") {
						t.Errorf("%v: on the sheet is\n%s", err, sheet)
					}
					if screen := s.sees(); !strings.Contains("\n"+screen, "\n[the program has ended]") {
						t.Errorf("what comes next stands behind the prompt:\n%s", screen)
					}
					written := s.written()
					if on, off := strings.Count(written, alternateScreen), strings.Count(written, usualScreen); on != off || on > 1 {
						t.Errorf("the alternate screen went on %d times and off %d times", on, off)
					}
					if unwanted := map[string]*regexp.Regexp{"TERM=dumb": anyEscape, "ACCESSIBLE=1": anyEscape, "NO_COLOR=1": colour}[terminal]; unwanted != nil && unwanted.MatchString(written) {
						t.Errorf("escape sequences: %q", written)
					}
				})
			}
		}
	}
}

// TestCompletion completes names and words with Tab.
func TestCompletion(t *testing.T) {
	t.Parallel()
	s := atTerminal(t, t.TempDir(), 80, 24, nil, "play", "block", "--players", "Annabel,ベン")
	s.waits("› ")
	s.types("Ann\t" + enter)
	s.waits("Annabel starts.")
	s.waits("Annabel › ")
	s.types("ベ\t")
	s.waits("ベン")
	s.types(clear + "und\t")
	s.waits("undo")
	s.types(clear + "q" + enter)
	s.ends(0)
}

// TestSecretTricks looks at the terminal after each trick of Bingo: what lies face down is not on it, and never comes back.
func TestSecretTricks(t *testing.T) {
	t.Parallel()
	s := atTerminal(t, t.TempDir(), 80, 24, nil, "play", "bingo", "--players", "Ann,Ben")
	s.waits(alternateScreen)
	for _, line := range []string{"Ann", "52", "6-4"} {
		s.waits("› ")
		s.types(line + enter)
	}
	s.waits("[6|4]")
	s.waits("› ")
	s.types("5-5" + enter)
	s.waits(wipe)
	s.waits("› ")
	s.types("log" + enter)
	s.waits("face down")
	s.waits("› ")
	if screen := s.sees(); strings.Contains(screen, "6-4") || strings.Contains(screen, "[6|4]") || strings.Contains(screen, "5-5") || strings.Contains(screen, "[5|5]") {
		t.Errorf("the trick can be read:\n%s", screen)
	}
	s.types("fix 1 54" + enter) // a trump as well
	s.waits(wipe)
	s.waits("Mended: event 1 from the last, face down.")
	s.waits("Ann wins the trick")
	s.waits("› ")
	if screen := s.sees(); strings.Contains(screen, "5-4") || strings.Contains(screen, "54") {
		t.Errorf("what was mended can be read:\n%s", screen)
	}
	s.types("declares 2 66 33" + enter)
	s.waits("shown: [3|3]")
	s.waits("› ")
	s.types("51" + enter)
	s.waits("Ben wins the trick and draws first, or closes. Ann's declaration has failed.")
	s.waits("› ")
	s.types("q" + enter)
	s.waits(usualScreen)
	s.ends(0)
}

// TestDrawnTricks draws lots where the table is drawn, in the alternate screen too: all can read who has drawn what, and who deals.
func TestDrawnTricks(t *testing.T) {
	s := atTerminal(t, t.TempDir(), 80, 24, nil, "play", "bingo", "--players", "Ann,Ben", "--draw")
	s.waits("trumps ›")
	screen := s.sees()
	for _, want := range []string{"Ann drew ", "Ben drew ", " · to 7 · "} {
		if !strings.Contains(screen, want) {
			t.Errorf("no %q on the screen:\n%s", want, screen)
		}
	}
	s.types("q" + enter)
	s.ends(0)
}

// TestPasteStops pastes lines of which one is refused: those behind it, which were meant for what it would have led to, wait with it.
func TestPasteStops(t *testing.T) {
	t.Parallel()
	home := t.TempDir()
	s := atTerminal(t, home, 80, 24, nil, "play", "block", "--players", "Ann,Ben,Cyd")
	s.waits("bare line")
	s.types(strings.ReplaceAll("ann|41|65|44|55|64|p|why|", "|", enter))
	s.waits("does not fit")
	s.waits("65; 44; 55; 64; pass")
	s.waits("Nobody has scored yet.") // and what stood there before stands there again
	s.waits("65; 44; 55; 64; pass")
	s.types("\x01" + "\x04\x04" + "15" + enter) // to the beginning, two characters deleted
	s.waits("[5|5]")
	s.waits("› ")
	s.types("q" + enter)
	s.ends(0)
	sheet, err := os.ReadFile(filepath.Join(home, "games", "block-1.bones"))
	if want := "\nAnn: starts\nAnn: 4-1\nBen: 5-1\nCyd: 4-4\nAnn: 5-5\nBen: 6-4\nCyd: pass\n"; err != nil || !strings.HasSuffix(string(sheet), want) {
		t.Errorf("%v: on the sheet is\n%s", err, sheet)
	}
}

// TestKeysOfNoUse presses the keys that stop or kill other programs, at a form and at a line, and stops the program from outside.
func TestKeysOfNoUse(t *testing.T) {
	t.Parallel()
	s := atTerminal(t, t.TempDir(), 80, 24, nil, "play", "block", "--players", "Ann,👩🏽‍🚀")
	s.waits("bare line")
	const ctrlZ, ctrlBackslash = "\x1a", "\x1c"
	s.types(ctrlZ + ctrlBackslash + "ann" + enter)
	s.waits("Ann › ")
	s.types(ctrlZ + ctrlBackslash + clear + "64" + enter)
	s.waits("👩🏽‍🚀\r\n")
	s.waits("› ") // a name that the line editor does not write
	settings := s.settings()
	s.cmd.Process.Signal(syscall.SIGSTOP)
	before := s.before
	if err := unix.IoctlSetTermios(int(s.tty.Fd()), unix.TCSETS, &before); err != nil {
		t.Fatal(err)
	}
	s.cmd.Process.Signal(syscall.SIGCONT)
	for late := time.Now().Add(patience); s.settings().Lflag&unix.ICANON != 0; time.Sleep(time.Millisecond) {
		if time.Now().After(late) {
			t.Fatalf("the settings were\n%+v\nand are\n%+v", settings, s.settings())
		}
	}
	s.types("44" + enter)
	s.waits("[4|4]")
	s.types("q" + enter)
	s.ends(0)
}

// TestResize turns a laptop's terminal into a phone's, at a form and at a line: what is said from then on keeps to the new width.
func TestResize(t *testing.T) {
	t.Parallel()
	s := atTerminal(t, t.TempDir(), 120, 24, nil, "play", "block", "--players", "Annabel,Benjamin,Cyd,Dee")
	s.waits("bare line")
	s.resize(60, 24)
	s.types("Annabel" + enter)
	for _, tile := range []string{"64", "43", "35", "52", "21", "11"} {
		s.waits("› ")
		s.types(tile + enter)
	}
	s.waits("[1|1]")
	s.waits("› ")
	s.resize(40, 20)
	s.mu.Lock()
	from := s.raw.Len()
	s.mu.Unlock()
	s.types("10" + enter)
	s.waits("[0|1]")
	s.waits("› ")
	s.types("00" + enter)
	s.waits("[0|0]")
	s.types("q" + enter)
	s.ends(0)
	s.keepsToSince(from, 40)
}

// resize gives the terminal another size, as dragging a corner does.
func (s *session) resize(cols, rows int) {
	s.t.Helper()
	if err := pty.Setsize(s.keys, &pty.Winsize{Rows: uint16(rows), Cols: uint16(cols)}); err != nil {
		s.t.Fatal(err)
	}
	s.mu.Lock()
	s.screen.Resize(cols, rows)
	s.mu.Unlock()
}

// TestPlainTerminal plays on a terminal that has no Unicode: everything said in English is in ASCII.
func TestPlainTerminal(t *testing.T) {
	t.Parallel()
	s := atTerminal(t, t.TempDir(), 40, 20, []string{"LC_ALL=C"})
	s.waits("Which game? >")
	for _, line := range []string{"cribbage", "", "Ann,Ben", "Ann", "30", "?", "why", "show", "board", "rules", "log", "nonsense"} {
		s.types(line + enter)
	}
	s.waits("nonsense")
	s.waits("is no word")
	s.types(clear + "q" + enter)
	s.ends(0)
	for i, r := range s.written() {
		if r > 126 {
			t.Fatalf("%q in %q", r, s.written()[max(0, i-60):i+60])
		}
	}
}

// TestTypedAhead pastes a whole evening before anything is asked: forms and lines each take theirs, and nothing is lost.
func TestTypedAhead(t *testing.T) {
	t.Parallel()
	home := t.TempDir()
	s := atTerminal(t, home, 80, 24, nil)
	s.types(strings.ReplaceAll("block,target=50,,Ann、Ben、Cyd,cyd,64,44,4/5,55,cyd: out,31 11,nonsense,", ",", enter))
	s.waits("is no word")
	s.waits("› ")
	s.types(strings.ReplaceAll(clear+"42 21,ann: 66,q,", ",", enter))
	s.ends(0)
	sheet, err := os.ReadFile(filepath.Join(home, "games", "block-1.bones"))
	_, events, _ := strings.Cut(string(sheet), "\n---\n")
	want := "Cyd: starts\nCyd: 6-4\nAnn: 4-4\nBen: 5-4\nCyd: 5-5\nCyd: out\nAnn: holds 3-1 1-1\nBen: holds 4-2 2-1\n" +
		"standing Ann 0, Ben 0, Cyd 15\nhand 2\nAnn: 6-6\n"
	if err != nil || events != want {
		t.Errorf("%v: on the sheet is\n%s\nnot\n%s", err, events, want)
	}
}

// TestReveilleAtTerminal begins a deal: the prompt asks for the tile that is turned up, and takes a bare one as that, for the play of
// the one on turn, and again for the next tile turned up.
func TestReveilleAtTerminal(t *testing.T) {
	for _, c := range []struct{ lang, who, turn string }{{"en", "Who deals?", "turned up › "}, {"ja", "ディーラー", "表の牌 › "}} {
		t.Run(c.lang, func(t *testing.T) {
			t.Parallel()
			home := t.TempDir()
			s := atTerminal(t, home, 80, 24, []string{"BONES_LANG=" + c.lang}, "play", "reveille", "--players", "Ann,Ben")
			for _, step := range []struct{ prompt, typed string }{
				{c.who, "Ann"}, {c.turn, "31"}, {"Ben › ", "64"}, {"Ann › ", "10"}, {c.turn, "5-5"}, {"Ben › ", "q"},
			} {
				s.waits(step.prompt)
				s.types(step.typed + enter)
			}
			s.ends(0)
			sheet, err := os.ReadFile(filepath.Join(home, "games", "reveille-1.bones"))
			if err != nil || !strings.HasSuffix(string(sheet), "Ann: deals\nturn 3-1\nBen: 6-4\nAnn: 1-0\nturn 5-5\n") {
				t.Errorf("%v\n%s", err, sheet)
			}
		})
	}
}

// TestSettingUp answers the questions of a new game, makes mistakes, and takes the players of the last game with Enter.
func TestSettingUp(t *testing.T) {
	t.Parallel()
	for _, terminal := range []string{"TERM=xterm", "ACCESSIBLE=1"} {
		home := t.TempDir()
		s := atTerminal(t, home, 40, 20, []string{terminal})
		for _, question := range []struct{ asked, answer string }{
			{"Which game?", "blok"},
			{"There is no ruleset", "block"},
			{"House rules?", "target=many"},
			{"must be a", "target=50"},
			{"House rules?", ""},
			{"Who plays?", "Ann, Ann"},
			{"is taken", "Ann, Ben, Cyd"},
			{"Who starts?", "b"},
		} {
			s.waits(question.asked)
			s.waits("› ")
			s.types(clear + question.answer + enter)
		}
		s.waits("Ben starts.")
		s.waits("Ben › ")
		s.types("q" + enter)
		s.ends(0)
		s.keepsTo(40)
		sheet, err := os.ReadFile(filepath.Join(home, "games", "block-1.bones"))
		if err != nil || !strings.Contains(string(sheet), "target: 50\n") || !strings.HasSuffix(string(sheet), "\nBen: starts\n") {
			t.Errorf("%v: on the sheet is\n%s", err, sheet)
		}

		s = atTerminal(t, home, 80, 24, []string{terminal}, "play", "block")
		s.waits("Who plays?")
		if terminal == "TERM=xterm" {
			s.waits("Ann, Ben, Cyd")
			s.types(enter)
		} else {
			s.waits("› ")
			s.types("Ann,Ben,Cyd" + enter)
		}
		s.waits("Who starts?")
		s.types("draw" + enter)
		s.waits("Hand 1: ")
		s.waits("› ")
		s.types("q" + enter)
		s.ends(0)
	}
}

// TestLeavingTheSetUp ends the program in the middle of its questions: no game has begun, and the terminal is as it was.
func TestLeavingTheSetUp(t *testing.T) {
	for name, leave := range map[string]func(s *session){
		"Ctrl-C":  func(s *session) { s.types(ctrlC) },
		"SIGTERM": func(s *session) { s.cmd.Process.Signal(syscall.SIGTERM) },
		"SIGHUP":  func(s *session) { s.cmd.Process.Signal(syscall.SIGHUP) },
	} {
		for _, before := range [][]string{{}, {"block"}, {"block", ""}} {
			t.Run(fmt.Sprint(name, len(before)), func(t *testing.T) {
				t.Parallel()
				home := t.TempDir()
				s := atTerminal(t, home, 80, 24, nil)
				s.waits("› ")
				for _, answer := range before {
					s.types(answer + enter)
					s.waits("› ")
				}
				s.types("half")
				s.waits("half")
				leave(s)
				s.ends(130)
				if games, _ := filepath.Glob(filepath.Join(home, "games", "*")); len(games) > 0 {
					t.Error("a game has begun:", games)
				}
			})
		}
	}
}
