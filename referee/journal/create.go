package journal

import (
	"bytes"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"path/filepath"
)

// Create makes a new sheet of whole lines: initial, which ends with a newline. Other programs see all of it or nothing,
// and it never takes the place of a file that is there: Exists. When it returns a Sheet, all of it is on stable storage.
// Other errors: those of a line in initial, FolderMissing, NotFolder, ReadOnly, TooBig, Full, Failed; then there is no new file.
func Create(path string, initial []byte) (*Sheet, error) { return create(system{}, path, initial) }

func create(d disk, path string, initial []byte) (*Sheet, error) {
	if len(initial) > MaxSize {
		return nil, &Error{Code: TooBig, Op: OpCheck, Path: path, Limit: MaxSize}
	}
	text := textOf(bytes.Clone(initial))
	for line, err := range text.Lines(0) {
		if line.Torn && err == nil {
			err = &Error{Code: LineBreak, Op: OpCheck, Line: line.Number}
		}
		if err != nil {
			return nil, err
		}
	}
	return place(d, path, text)
}

// place puts the whole lines of a text on stable storage under a name that is free.
func place(d disk, path string, text Text) (*Sheet, error) {
	// The name is nobody else's: a temporary file that is there was left by a crash.
	temporary := beside(path, fmt.Sprintf("%016x.tmp", rand.Uint64()))
	f, err := d.Open(temporary, os.O_WRONLY|os.O_CREATE|os.O_EXCL)
	if err != nil {
		return nil, failure(d, OpCreate, path, err)
	}
	if err := fill(f, text.whole); err != nil {
		_ = d.Remove(temporary)
		return nil, failure(d, OpNew, path, err)
	}
	if err := d.Move(temporary, path); err != nil {
		_ = d.Remove(temporary)
		return nil, failure(d, OpRename, path, err)
	}
	if err := d.SyncFolder(filepath.Dir(path)); err != nil {
		_ = d.Remove(path)
		return nil, failure(d, OpSync, filepath.Dir(path), err)
	}
	return &Sheet{Text: text, path: path, disk: d, wait: lockWait}, nil
}

// Restore makes the file of a sheet anew, with the whole lines that are known of it, where somebody took it away: those too that
// are no text, or too long, for they were there. Like Create it never takes the place of a file that is there. Errors: as Create,
// but for those of a line.
func (s *Sheet) Restore() error {
	anew, err := place(s.disk, s.path, textOf(s.whole))
	if err == nil {
		anew.wait = s.wait
		*s = *anew
	}
	return err
}

// fill writes a new file, waits until it is on stable storage, and closes it.
func fill(f file, data []byte) error {
	n, err := f.WriteAt(data, 0)
	if err == nil && n < len(data) {
		err = io.ErrShortWrite
	}
	if err == nil {
		err = f.Sync()
	}
	if closed := f.Close(); err == nil {
		err = closed
	}
	return err
}
