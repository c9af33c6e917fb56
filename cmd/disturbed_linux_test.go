package cmd

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"golang.org/x/sys/unix"
)

// TestDisturbedAtTerminal takes the folder away, the room on the disk, and has an editor change the sheet, while the table is
// at the prompt. It is said there, and the game goes on when all is well again: what was acknowledged stands once on the sheet.
func TestDisturbedAtTerminal(t *testing.T) {
	t.Parallel()
	home := t.TempDir()
	games := filepath.Join(home, "games")
	sheet := filepath.Join(games, "board-1.bones")
	s := atTerminal(t, home, 80, 24, nil, "play", "board", "--players", "Ann,Ben")
	says := func(line, want string) {
		t.Helper()
		s.waits("› ")
		s.types(line + enter)
		s.waits(want)
	}
	must := func(err error) {
		t.Helper()
		if err != nil {
			t.Fatal(err)
		}
	}
	says("Ann: 8", "Ann pegs 8")
	must(os.Rename(games, games+".away"))
	says("Ben: 4", "There is no folder")
	must(os.Rename(games+".away", games))
	says("Ben: 4", "Ben pegs 4")

	text, err := os.ReadFile(sheet)
	must(err)
	limit := unix.Rlimit{}
	must(unix.Prlimit(s.cmd.Process.Pid, unix.RLIMIT_FSIZE, nil, &limit))
	must(unix.Prlimit(s.cmd.Process.Pid, unix.RLIMIT_FSIZE, &unix.Rlimit{Cur: uint64(len(text)) + 3, Max: limit.Max}, nil))
	says("Ann: 3", "no room left")
	must(unix.Prlimit(s.cmd.Process.Pid, unix.RLIMIT_FSIZE, &limit, nil))
	if now, err := os.ReadFile(sheet); err != nil || string(now) != string(text) {
		t.Errorf("%v: on the sheet is\n%s", err, now)
	}
	says("Ann: 3", "Ann pegs 3")

	text, err = os.ReadFile(sheet)
	must(err)
	must(os.WriteFile(sheet, []byte(strings.Replace(string(text), "pegs 8", "pegs 9", 1)), 0o644))
	says("Ben: 2", "judged anew")
	says("", "Ben pegs 2") // it stood at the prompt
	s.waits("› ")
	s.types("q" + enter)
	s.ends(0)
	now, err := os.ReadFile(sheet)
	if _, lines, _ := strings.Cut(string(now[4:]), "---\n"); err != nil || lines != "Ann: pegs 9\nBen: pegs 4\nAnn: pegs 3\nBen: pegs 2\n" {
		t.Errorf("%v: on the sheet is\n%s", err, now)
	}
}
