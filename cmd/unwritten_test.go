package cmd

import (
	"bytes"
	"io/fs"
	"strings"
	"syscall"
	"testing"
	"time"
)

// fullDisk is an output that takes nothing.
type fullDisk struct{}

func (fullDisk) Write([]byte) (int, error) {
	return 0, &fs.PathError{Op: "write", Path: "answer.txt", Err: syscall.ENOSPC}
}

// TestUnwrittenAnswers: a result that cannot be written is told, once, and ends every command with a status of its own, be it
// yes or no.
func TestUnwrittenAnswers(t *testing.T) {
	d := newDesk(t)
	d.does("play block --players Ann,Ben", "Ann: starts\nAnn: out =100\n")
	d.writes("bad.bones", "---\nbones: 1\nruleset: block\nplayers: [Ann, Ben]\n---\nnonsense\n")
	for _, line := range []string{
		"", "help", "help play", "version", "--version", "rules", "rules block", "rules block --yaml", "rules block --json", "rules schema", "games", "games --json", "games stats",
		"show", "show --json", "log", "log --json", "board", "board --svg -", "check bad.bones", "check --json bad.bones", "check " + saved("block-1"),
		"count cribbage 4-1 3-2 5-5 6-4 4-3", "count cribbage 4-1 3-2 5-5 6-4 4-3 --claim 1", "count block Ann=out Ben=4-3", "completion bash", "enter note so", "undo", "resume 1",
	} {
		var said bytes.Buffer
		status := Main(splitWords(line), Streams{
			In: strings.NewReader(""), Out: fullDisk{}, Err: &said,
			Env: func(name string) string { return d.env[name] }, Now: time.Now, Columns: func() int { return defaultColumns },
		})
		told := said.String()
		if strings.HasPrefix(line, "resume") {
			told = told[strings.LastIndex(told[:len(told)-1], "\n")+1:] // the table is shown among the messages
		}
		if status != exitMisuse || told != "There is no room left for answer.txt: it has not been written.\n" {
			t.Errorf("bones %s: exit %d, %q", line, status, said.String())
		}
	}
}
