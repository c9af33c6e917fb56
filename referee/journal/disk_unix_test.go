//go:build unix

package journal

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"syscall"
	"testing"
)

// TestPipes: a named pipe in the place of a sheet or a lock would hang whoever opens it.
func TestPipes(t *testing.T) {
	s := sheetOf(t, "Ann: 6-4")
	must(t, os.Remove(LockPath(s.path)))
	must(t, syscall.Mkfifo(LockPath(s.path), 0o666))
	if _, err := s.Append("Ben: 6-6"); CodeOf(err) != NotRegular {
		t.Errorf("as lock: %v", err)
	}
	must(t, os.Remove(LockPath(s.path)))
	must(t, os.Remove(s.path))
	must(t, syscall.Mkfifo(s.path, 0o666))
	if _, err := s.Append("Ben: 6-6"); CodeOf(err) != NotRegular {
		t.Errorf("as sheet, Append: %v", err)
	}
	if _, err := Open(s.path); CodeOf(err) != NotRegular {
		t.Errorf("as sheet, Open: %v", err)
	}
}

// TestReadOnly: what may be read can be opened, and writing says which file or folder refuses.
func TestReadOnly(t *testing.T) {
	if os.Geteuid() == 0 {
		t.Skip("root may write everywhere")
	}
	s := sheetOf(t, "Ann: 6-4")
	folder := filepath.Dir(s.path)
	check := func(name string, err error, code Code, path string) {
		t.Helper()
		if e, ok := err.(*Error); !ok || e.Code != code || e.Path != path {
			t.Errorf("%s: %v, want %s of %s", name, err, code, path)
		}
	}
	must(t, os.Chmod(s.path, 0o444))
	_, err := s.Append("Ben: 6-6")
	check("file", err, ReadOnly, s.path)
	must(t, os.Chmod(s.path, 0))
	_, err = Open(s.path)
	check("unreadable", err, Denied, s.path)
	must(t, os.Chmod(s.path, 0o644))

	must(t, os.Remove(LockPath(s.path)))
	must(t, os.Chmod(folder, 0o555))
	defer os.Chmod(folder, 0o755)
	other, err := Open(s.path)
	must(t, err)
	_, err = other.Append("Ben: 6-6")
	check("folder", err, ReadOnly, folder)
	_, err = Create(filepath.Join(folder, "new.bones"), []byte(header))
	check("new sheet", err, ReadOnly, folder)
}

// TestReadOnlyDisk: the same by a disk that answers as one mounted read-only does, and as one that does not let us.
func TestReadOnlyDisk(t *testing.T) {
	for _, c := range []struct {
		op       Op
		errno    syscall.Errno
		code     Code
		ofFolder bool
	}{
		{OpOpen, syscall.EROFS, ReadOnly, false},
		{OpOpen, syscall.EACCES, ReadOnly, false},
		{OpLock, syscall.EROFS, ReadOnly, true},
		{OpLock, syscall.EACCES, ReadOnly, true},
		{OpCreate, syscall.EACCES, ReadOnly, true},
		{OpRead, syscall.EACCES, Denied, false},
		{OpWrite, syscall.EDQUOT, Full, false},
		{OpWrite, syscall.EFBIG, Full, false},
		{OpSync, syscall.ENOSPC, Full, false},
		{OpSync, syscall.EIO, Failed, false},
	} {
		want := fakePath
		if c.ofFolder {
			want = filepath.Dir(fakePath)
		}
		e := failure(newFakeDisk(1), c.op, fakePath, &fs.PathError{Op: "open", Path: fakePath, Err: c.errno})
		if e.Code != c.code || e.Path != want || !errors.Is(e, c.errno) {
			t.Errorf("%s, %v: %v, want %s of %s", c.op, c.errno, e, c.code, want)
		}
	}
}

// TestMove: each way to give a file its name spares the file that has it.
func TestMove(t *testing.T) {
	for name, move := range map[string]func(from, to string) error{"move": move, "link": moveByLink, "claim": moveByClaim} {
		folder := t.TempDir()
		from, to := filepath.Join(folder, "from"), filepath.Join(folder, "to")
		write(t, from, "new")
		must(t, move(from, to))
		if text, _ := os.ReadFile(to); string(text) != "new" {
			t.Errorf("%s: %q", name, text)
		}
		if _, err := os.Lstat(from); !errors.Is(err, fs.ErrNotExist) {
			t.Errorf("%s: the old name is still there: %v", name, err)
		}
		write(t, from, "newer")
		if err := move(from, to); !errors.Is(err, fs.ErrExist) {
			t.Errorf("%s: over a file: %v", name, err)
		}
		if text, _ := os.ReadFile(to); string(text) != "new" {
			t.Errorf("%s: replaced by %q", name, text)
		}
		if err := move(from, filepath.Join(folder, "none", "to")); !errors.Is(err, fs.ErrNotExist) {
			t.Errorf("%s: into no folder: %v", name, err)
		}
	}
}
