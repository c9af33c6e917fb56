package cmd

import (
	"bufio"
	"bytes"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// asBones is set in the environment of a child that is to be the program itself and not its tests.
const asBones = "BONES_TEST_CHILD"

func TestMain(m *testing.M) {
	if os.Getenv(asBones) != "" {
		os.Exit(Main(os.Args[1:], System()))
	}
	os.Exit(m.Run())
}

// child is the program as a process of its own.
func child(t *testing.T, home string, args ...string) *exec.Cmd {
	t.Helper()
	c := exec.Command(os.Args[0], args...)
	c.Env = append(os.Environ(), asBones+"=1", "BONES_HOME="+home, "BONES_LANG=en", "BONES_GAME=")
	return c
}

// TestKilledBetweenLines kills a piped game without warning after each of its lines has been acknowledged. The next process
// must find every one of them.
func TestKilledBetweenLines(t *testing.T) {
	lines := []string{"Ann: starts", "Ann: 4-1", "Ben: 1-1", "Ann: 6-1", "Ben: 6-6", "Ann: pass", "Ben: 6-5", "Ann: 5-4 on 5", "undo", "Ann: 5-4 on 5"}
	if testing.Short() {
		lines = lines[:4]
	}
	for n := range len(lines) + 1 {
		home := t.TempDir()
		game := child(t, home, "play", "block", "--players", "Ann,Ben")
		in, err := game.StdinPipe()
		if err != nil {
			t.Fatal(err)
		}
		out, err := game.StdoutPipe()
		if err != nil {
			t.Fatal(err)
		}
		if err := game.Start(); err != nil {
			t.Fatal(err)
		}
		answer := make([]byte, 4096)
		for _, line := range lines[:n] {
			fmt.Fprintln(in, line)
			if _, err := out.Read(answer); err != nil { // the line's acknowledgement
				t.Fatal(line, err)
			}
		}
		if n < len(lines) && n%2 == 0 {
			io.WriteString(in, lines[n]) // half a line was typed
		}
		if err := game.Process.Kill(); err != nil {
			t.Fatal(err)
		}
		game.Wait()

		sheets, _ := filepath.Glob(filepath.Join(home, "games", "*.bones"))
		if n == 0 && len(sheets) == 0 {
			continue // killed before the sheet was there
		}
		resume := child(t, home, "resume")
		resume.Stdin = strings.NewReader("note still here\n")
		if said, err := resume.CombinedOutput(); err != nil {
			t.Fatalf("after %d lines: %v\n%s", n, err, said)
		}
		text, err := os.ReadFile(sheets[0])
		if err != nil {
			t.Fatal(err)
		}
		_, body, _ := strings.Cut(strings.TrimPrefix(string(text), "---\n"), "---\n")
		want := strings.Join(append(append([]string(nil), lines[:n]...), "note still here"), "\n") + "\n"
		if body != want {
			t.Errorf("after %d lines the sheet is\n%swant\n%s", n, body, want)
		}
	}
}

// TestKilledInFullRun kills a game whose lines all wait in the pipe, as soon as so many of them have been acknowledged. On the
// sheet are those and perhaps some more, in their order and whole.
func TestKilledInFullRun(t *testing.T) {
	const lines = 60
	acknowledged := []int{1, 2, 3, 7, 20, 41, 59}
	if testing.Short() {
		acknowledged = acknowledged[:3]
	}
	var all strings.Builder
	for n := range lines {
		fmt.Fprintf(&all, "Ann: adjusts +%d line\n", n+1)
	}
	for _, n := range acknowledged {
		home := t.TempDir()
		game := child(t, home, "play", "board", "--players", "Ann,Ben", "--set", "target=100000")
		game.Stdin = strings.NewReader(all.String())
		out, err := game.StdoutPipe()
		if err != nil {
			t.Fatal(err)
		}
		if err := game.Start(); err != nil {
			t.Fatal(err)
		}
		for said := bufio.NewReader(out); ; {
			line, err := said.ReadString('\n')
			if err != nil {
				t.Fatalf("line %d was never acknowledged", n)
			}
			if strings.Contains(line, fmt.Sprintf(" +%d:", n)) {
				break
			}
		}
		_ = game.Process.Kill()
		_ = game.Wait()

		resume := child(t, home, "resume")
		resume.Stdin = strings.NewReader("note still here\n")
		if said, err := resume.CombinedOutput(); err != nil {
			t.Fatalf("after %d lines: %v\n%s", n, err, said)
		}
		sheets, _ := filepath.Glob(filepath.Join(home, "games", "*.bones"))
		text, err := os.ReadFile(sheets[0])
		if err != nil {
			t.Fatal(err)
		}
		_, body, _ := strings.Cut(strings.TrimPrefix(string(text), "---\n"), "---\n")
		body, isWhole := strings.CutSuffix(body, "note still here\n")
		if kept := strings.Count(body, "\n"); !isWhole || kept < n || !strings.HasPrefix(all.String(), body) {
			t.Errorf("after %d lines the sheet is\n%s", n, text)
		}
	}
}

// TestBadInput gives the program what is no sheet, and asks for a clear answer and the right exit status.
func TestBadInput(t *testing.T) {
	dir := t.TempDir()
	t.Chdir(dir)
	sheet := "---\nbones: 1\nruleset: block\nplayers: [Ann, Ben]\n---\n"
	write := func(name, text string) string {
		if err := os.WriteFile(name, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
		return name
	}
	if err := os.Mkdir("folder.bones", 0o755); err != nil {
		t.Fatal(err)
	}
	long := strings.Repeat("6-4 ", 10<<20/4)
	full := "---\nbones: 1\nruleset: block\nplayers: [アン, ベン]\n---\nアン：　６－４\nベン：６ー６　＃　コメント\nアン: 5|4\n🂑\nベン、4-3\n"
	for _, c := range []struct {
		name   string
		args   []string
		stdin  string
		status int
		says   []string
	}{
		{"no such file", []string{"check", "none.bones"}, "", 2, []string{"none.bones"}},
		{"an empty file", []string{"check", write("empty.bones", "")}, "", 1, []string{"empty"}},
		{"a directory", []string{"check", "folder.bones"}, "", 2, []string{"folder"}},
		{"a binary file", []string{"check", write("binary.bones", "\x7fELF\x00\x01\x02\xff\xfe")}, "", 1, []string{"binary.bones:1"}},
		{"a line of 10 MB", []string{"check", write("long.bones", sheet+"Ann: starts\n"+long+"\nAnn: 6-4\n")}, "", 1, []string{"long.bones:7", "[syntax]"}},
		{"a header with a typo", []string{"check", write("typo.bones", strings.Replace(sheet, "players", "plaiers", 1))}, "", 1, []string{"typo.bones:4:1", "players"}},
		{"no header", []string{"check", write("none-header.bones", "Ann: 6-4\n")}, "", 1, []string{"---"}},
		{"a header without end", []string{"check", write("open.bones", "---\nbones: 1\n")}, "", 1, []string{"---"}},
		{"a newer sheet", []string{"check", write("new.bones", "---\nbones: 2\nkings: 4\n---\n")}, "", 1, []string{"new.bones:2:8"}},
		{"a ruleset with five mistakes", []string{"rules", "check", write("five.yaml", "name: five\nversion: 010\nextends: blok\ntitle: {en: Five}\ntarget: -4\nauto_block: maybe\n")}, "", 1,
			[]string{"five.yaml:2:10", "five.yaml:3:10", "five.yaml:4:8", "five.yaml:5:9", "five.yaml:6:13"}},
		{"a sheet on standard input", []string{"check", "-"}, sheet + "Ann: 6-4\n", 0, nil},
		{"a game that is not there", []string{"show", "9"}, "", 2, []string{"no saved game"}},
		{"a command that is not there", []string{"chekc"}, "", 2, []string{"chekc", "check"}},
		{"a flag that is not there", []string{"check", "--jason", "x.bones"}, "", 2, []string{"--jason"}},
		{"a flag without its value", []string{"play", "block", "--players"}, "", 2, []string{"players"}},
		{"a language that is not there", []string{"--lang", "fr", "rules"}, "", 2, []string{"fr", "en", "ja"}},
		{"no players and nobody to ask", []string{"play", "block"}, "", 2, []string{"players"}},
		{"NULs and nothing else", []string{"check", write("nuls.bones", "\x00\x00\x00")}, "", 1, []string{"nuls.bones:1:1", "no text"}},
		{"NULs in a line and behind the last", []string{"check", write("nul.bones", sheet+"Ann: 6-4\nBen\x00: 4-1\nBen: 4-1\n\x00\x00")}, "", 1,
			[]string{"nul.bones:7:1", "[syntax]", "never acknowledged"}},
		{"UTF-16", []string{"check", write("utf16.bones", "\xff\xfe-\x00-\x00-\x00\n\x00")}, "", 1, []string{"utf16.bones:1:1", "0xFF"}},
		{"a full-width header", []string{"check", write("wide.bones", strings.Replace(sheet, "bones: 1", "bones：１", 1))}, "", 1, []string{"wide.bones:2:6", "full-width"}},
		{"a player who is a mapping", []string{"check", write("mapping.bones", strings.Replace(sheet, "Ann", `no: "x"`, 1))}, "", 1, []string{"mapping.bones:4:11", "must be a text"}},
		{"a player with a colon", []string{"check", write("colon.bones", strings.Replace(sheet, "Ann", `'no: "x"'`, 1))}, "", 1, []string{"colon.bones:4:11", "no name can have"}},
		{"players called no and null", []string{"check", write("no.bones", strings.Replace(sheet, "Ann, Ben", "no, null", 1)+"no: 6-4\nnull: 4-1\n")}, "", 0, []string{"no 0 · null 0"}},
		{"a ruleset that is not there", []string{"check", write("blok.bones", strings.Replace(sheet, "block", "blok", 1))}, "", 1, []string{"blok.bones:3:10", "Did you mean block?"}},
		{"a ruleset outside", []string{"check", write("outside.bones", strings.Replace(sheet, "block", "../x.yaml", 1))}, "", 1, []string{"outside.bones:3:10", "leads out"}},
		{"a last line without its end", []string{"check", write("torn.bones", sheet+"Ann: 6-4\nBen: 5-5")}, "", 1, []string{"“Ben: 5-5”, has no end", "torn.bones:7:6", "[no-fit]"}},
		{"several sheets, one of them no sheet", []string{"check", "no.bones", "empty.bones", "none.bones"}, "", 2, []string{"no 0 · null 0", "empty.bones", "none.bones"}},
		{"a ruleset named and not there", []string{"rules", "blok"}, "", 2, []string{"Did you mean block?"}},
		{"a ruleset file that is not there", []string{"rules", "check", "none.yaml"}, "", 2, []string{"none.yaml", "no such file"}},
		{"a folder as a ruleset", []string{"rules", "check", "folder.bones"}, "", 2, []string{"folder"}},
		{"a game before there is any", []string{"undo"}, "", 2, []string{"no saved game yet. “bones play block”"}},
		{"a subcommand that is not there", []string{"games", "delte"}, "", 2, []string{"games delete"}},
		{"a short flag that is not there", []string{"rules", "-x"}, "", 2, []string{"flag -x"}},
		{"too many arguments", []string{"show", "1", "2"}, "", 2, []string{"bones show [GAME]"}},
		{"too few arguments", []string{"check"}, "", 2, []string{"bones check FILE…"}},
		{"nothing to enter", []string{"enter"}, "", 2, []string{"bones enter LINE…"}},
		{"tiles that are not there", []string{"--tiles", "wood", "rules"}, "", 2, []string{"wood", "text, glyph"}},
		{"a shell that is not there", []string{"completion", "tcsh"}, "", 2, []string{"tcsh", "bash"}},
		{"help on nothing", []string{"help", "nothing"}, "", 2, []string{"nothing"}},
		{"points of nobody", []string{"play", "block", "--players", "Ann,Ben", "--carry", "Zoe=3"}, "", 2, []string{"Zoe=3"}},
		{"half a point brought along", []string{"play", "block", "--players", "Ann,Ben", "--carry", "Ann=24.5"}, "", 1, []string{"--carry: carry.Ann is “24.5”"}},
		{"one player", []string{"play", "block", "--players", "Ann"}, "", 1, []string{"There is 1 player"}},
		{"two players of one name", []string{"play", "block", "--players", "Ann,ann"}, "", 1, []string{"taken already"}},
		{"a player with a sign in his name", []string{"play", "block", "--players", `no: "x",Ben`}, "", 1, []string{"no: "}},
		{"too many players", []string{"play", "cribbage", "--players", "Ann,Ben,Cyd"}, "", 1, []string{"3"}},
		{"a house rule that is not there", []string{"play", "block", "--players", "Ann,Ben", "--set", "targte=5"}, "", 1, []string{"targte", "target"}},
	} {
		t.Run(c.name, func(t *testing.T) {
			said := map[string]string{}
			for _, lang := range []string{"en_US.UTF-8", "ja_JP.UTF-8"} {
				var out bytes.Buffer
				status := Main(c.args, Streams{
					In: strings.NewReader(c.stdin), Out: &out, Err: &out, Now: System().Now, Columns: func() int { return defaultColumns },
					Env: func(name string) string {
						return map[string]string{"BONES_HOME": filepath.Join(dir, "home"), "LANG": lang}[name]
					},
				})
				if status != c.status {
					t.Errorf("%s: exit status %d, want %d", lang, status, c.status)
				}
				if out.Len() > 20_000 {
					t.Errorf("%s: %d bytes of answer", lang, out.Len())
				}
				said[lang] = out.String()
			}
			for _, want := range c.says {
				if !strings.Contains(said["en_US.UTF-8"], want) {
					t.Errorf("it does not say %q:\n%s", want, said["en_US.UTF-8"])
				}
			}
			if said["ja_JP.UTF-8"] == said["en_US.UTF-8"] {
				t.Errorf("it says the same in Japanese:\n%s", said["ja_JP.UTF-8"])
			}
		})
	}
	if left, _ := filepath.Glob("home/games/*"); left != nil {
		t.Errorf("games that were refused have left %q", left)
	}
	t.Run("full-width, CRLF and a byte-order mark", func(t *testing.T) {
		plain := runExample(t, dir, "bones check --json "+write("full.bones", full), "")
		marked := runExample(t, dir, "bones check --json "+write("crlf.bones", "\ufeff"+strings.ReplaceAll(full, "\n", "\r\n")), "")
		if strings.ReplaceAll(marked, "crlf.bones", "full.bones") != plain {
			t.Errorf("got\n%s\nand\n%s", plain, marked)
		}
		for _, want := range []string{`"line":9,`, `"code":"already-played"`, `"line":10,`, `"code":"no-fit"`} {
			if !strings.Contains(plain, want) {
				t.Errorf("%s is missing in %s", want, plain)
			}
		}
	})
}
