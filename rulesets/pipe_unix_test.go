//go:build unix

package rulesets

import (
	"path/filepath"
	"syscall"
	"testing"
)

// TestPipeIsNotWaitedFor: a named pipe in the place of a ruleset would block for ever.
func TestPipeIsNotWaitedFor(t *testing.T) {
	dir := t.TempDir()
	if err := syscall.Mkfifo(filepath.Join(dir, "pipe.yaml"), 0o600); err != nil {
		t.Skip(err)
	}
	for _, load := range []func() (*Rules, error){
		func() (*Rules, error) { return Library{UserDir: dir}.Load("pipe") },
		func() (*Rules, error) { return Library{BaseDir: dir}.Load("pipe.yaml") },
		func() (*Rules, error) { return Library{}.LoadFile(filepath.Join(dir, "pipe.yaml")) },
	} {
		_, err := load()
		if ps := problemsOf(t, err); len(ps) != 1 || ps[0].Kind != NotFile || !ps[0].Kind.Unreadable() {
			t.Error(err)
		}
	}
}
