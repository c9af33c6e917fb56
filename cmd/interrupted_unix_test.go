//go:build unix

package cmd

import (
	"os"
	signals "os/signal"
	"path/filepath"
	"syscall"
	"testing"
	"time"
)

// TestInterruptedWaiting: a command that waits for its input, or for a picture's file to be opened by somebody, ends when it is told to.
func TestInterruptedWaiting(t *testing.T) {
	home := t.TempDir()
	pipe := filepath.Join(home, "pipe")
	if err := syscall.Mkfifo(pipe, 0o600); err != nil {
		t.Skip(err)
	}
	sheet := filepath.Join(home, "a.bones")
	if err := os.WriteFile(sheet, []byte(header("ruleset: board\nplayers: [Ann, Ben]")), 0o644); err != nil {
		t.Fatal(err)
	}
	for _, args := range [][]string{
		{"check", "-"}, {"rules", "check", "-"}, {"count", "cribbage", "--stdin"}, {"enter", "--game", sheet, "-"},
		{"board", sheet, "--svg", pipe}, {"resume", sheet}, {"play", "board", "--players", "Ann,Ben"},
	} {
		for _, signal := range []syscall.Signal{syscall.SIGINT, syscall.SIGTERM, syscall.SIGHUP} {
			if signals.Ignored(signal) { // as under nohup: what a process ignores, its children do
				continue
			}
			c := child(t, home, args...)
			in, err := c.StdinPipe()
			if err == nil {
				err = c.Start()
			}
			if err != nil {
				t.Fatal(err)
			}
			time.Sleep(50 * time.Millisecond) // most of them wait by then; all must end in any case
			if err := c.Process.Signal(signal); err != nil {
				t.Fatal(err)
			}
			late := time.AfterFunc(10*time.Second, func() { c.Process.Kill() })
			_ = c.Wait()
			if !late.Stop() {
				t.Errorf("%q does not end by %v", args, signal)
			}
			in.Close()
			if code := c.ProcessState.ExitCode(); code >= 0 && code != exitInterrupted {
				t.Errorf("%q: exit %d after %v", args, code, signal)
			}
		}
	}
}
