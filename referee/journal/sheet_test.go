package journal

import (
	"path/filepath"
	"testing"
)

func TestCreateAppendOpen(t *testing.T) {
	path := filepath.Join(t.TempDir(), "block-1.bones")
	s, err := Create(path, []byte("---\n---\n"))
	if err != nil {
		t.Fatal(err)
	}
	if aside, err := s.Append("Ann: 6-4", "Ben: pass"); aside != nil || err != nil {
		t.Fatal(aside, err)
	}
	again, err := Open(path)
	if err != nil {
		t.Fatal(err)
	}
	if got := string(again.whole); got != "---\n---\nAnn: 6-4\nBen: pass\n" || again.Count() != 4 {
		t.Errorf("%q, %d lines", got, again.Count())
	}
	if _, err := Create(path, []byte("---\n")); CodeOf(err) != Exists {
		t.Error(err)
	}
}
