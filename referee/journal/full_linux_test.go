package journal

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
)

func init() {
	// limited appends until the system lets the file grow no further, and then a line that fits.
	jobs["limited"] = func(path string, n int) {
		limit := syscall.Rlimit{Cur: uint64(n), Max: uint64(n)}
		if err := syscall.Setrlimit(syscall.RLIMIT_FSIZE, &limit); err != nil {
			fmt.Println(err)
			return
		}
		untilFull(path)
	}
}

// untilFull writes lines until the disk is full, then shorter ones until even they do not fit, and prints what was acknowledged.
func untilFull(path string) (acked []string, last error) {
	s, err := Open(path)
	for _, size := range []int{301, 37, 1} {
		for err == nil {
			line := strings.Repeat("x", size)
			if _, err = s.Append(line); err == nil {
				fmt.Println(line)
				acked = append(acked, line)
			}
		}
		if last = err; CodeOf(err) != Full {
			fmt.Println(err)
			return acked, last
		}
		err = nil
	}
	return acked, last
}

// TestSizeLimit: real short writes, by the limit of the process for the size of a file.
func TestSizeLimit(t *testing.T) {
	path := filepath.Join(t.TempDir(), "block-1.bones")
	_, err := Create(path, []byte(header))
	must(t, err)
	_, out := start(t, path, "limited 5001")
	acked := rest(out)
	s, err := Open(path)
	must(t, err)
	if string(s.whole) != header+joined(acked) || len(s.torn) > 0 || len(acked) < 16 || len(s.whole) < 5000 {
		t.Errorf("%d lines were acknowledged, the sheet has %d, and %q", len(acked), s.Count(), s.torn)
	}
}

// TestFullDisk: a real small disk, where the system allows a test to make one.
func TestFullDisk(t *testing.T) {
	folder := t.TempDir()
	if err := syscall.Mount("tmpfs", folder, "tmpfs", 0, "size=16k"); err != nil {
		t.Skip("no disk can be made here: ", err)
	}
	defer syscall.Unmount(folder, 0)
	path := filepath.Join(folder, "block-1.bones")
	_, err := Create(path, []byte(header))
	must(t, err)
	acked, err := untilFull(path)
	if CodeOf(err) != Full || len(acked) < 10 {
		t.Fatalf("%d lines, %v", len(acked), err)
	}
	s, err := Open(path)
	must(t, err)
	if string(s.whole) != header+joined(acked) || len(s.torn) > 0 {
		t.Errorf("%d lines were acknowledged, the sheet has %d, and %q", len(acked), s.Count(), s.torn)
	}
	if _, err := Create(filepath.Join(folder, "again.bones"), s.whole); CodeOf(err) != Full {
		t.Errorf("a second sheet: %v", err)
	}
	left, err := filepath.Glob(filepath.Join(folder, "*again*"))
	must(t, err)
	if _, err := os.Stat(filepath.Join(folder, "again.bones")); err == nil || len(left) > 0 {
		t.Errorf("left: %v", left)
	}
	must(t, syscall.Mount("", folder, "", syscall.MS_REMOUNT|syscall.MS_RDONLY, ""))
	if _, err := s.Append("x"); CodeOf(err) != ReadOnly {
		t.Errorf("mounted read-only: %v", err)
	}
}
