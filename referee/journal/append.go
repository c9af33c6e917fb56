package journal

import (
	"bytes"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
)

// Aside is a torn tail that was taken off the sheet before new lines were written.
type Aside struct {
	Path string // the new file it is kept in, beside the sheet
	Text []byte // what it is: of any length, any bytes
}

// Append writes whole lines at the end of the sheet, all in one write, and returns a nil error only when they are on
// stable storage. The lines are UTF-8 without NUL, without their ends, and at most MaxLine bytes long.
//
// If others changed the sheet since it was last read, nothing is written: Changed. (Where an editor saves in the very
// moment of the write, the lines may be among what Refresh then finds.)
//
// With any other error the lines are not in the sheet either. What was written of them is taken off again at once or, if the
// disk refuses even that, before the next Append writes; until then Refresh does not count them as lines. The known
// text stays, so that the game can go on, here or in a new file.
//
// A torn tail is set aside first; the Aside is returned also with an error that came later.
// Afterwards Count is the number of the last of the new lines.
//
// Errors: those of a line, with its number among those given; Changed, Busy, ReadOnly, Full, TooBig, Failed, and those of Open.
func (s *Sheet) Append(lines ...string) (*Aside, error) {
	batch, err := join(lines)
	if err != nil || len(batch) == 0 {
		return nil, err
	}
	if len(s.whole)+len(batch) > MaxSize {
		return nil, &Error{Code: TooBig, Op: OpCheck, Path: s.path, Limit: MaxSize}
	}
	unlock, err := s.disk.Lock(LockPath(s.path), s.wait)
	if err != nil {
		return nil, failure(s.disk, OpLock, LockPath(s.path), err)
	}
	defer unlock()
	f, err := s.openFile(os.O_RDWR)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	look, err := s.look(f)
	if err != nil {
		return nil, err
	}
	if look.change != Same {
		return nil, &Error{Code: Changed, Op: OpCheck, Path: s.path}
	}
	s.adopt(look)
	aside, err := s.setAside(f)
	if err == nil && (s.failed != nil || s.unsynced) {
		err = s.repair(f)
	}
	if err == nil {
		err = s.root()
	}
	if err == nil {
		err = s.write(f, look.info, batch)
	}
	return aside, err
}

// root makes sure, once for each file, that its name is on stable storage too: whoever made it may not have.
func (s *Sheet) root() error {
	if s.rooted {
		return nil
	}
	if err := s.disk.SyncFolder(filepath.Dir(s.path)); err != nil {
		return failure(s.disk, OpSync, filepath.Dir(s.path), err)
	}
	s.rooted = true
	return nil
}

// join looks at each line before anything is done with any.
func join(lines []string) ([]byte, error) {
	var batch []byte
	for i, line := range lines {
		code := faultOf([]byte(line))
		if strings.ContainsAny(line, "\n\r") {
			code = LineBreak
		}
		if code != "" {
			return nil, &Error{Code: code, Op: OpCheck, Line: i + 1, Limit: limitOf(code)}
		}
		batch = append(append(batch, line...), '\n')
	}
	return batch, nil
}

// write puts the batch behind the whole lines; the file ends there.
func (s *Sheet) write(f file, opened fs.FileInfo, batch []byte) error {
	s.seen, s.failed = nil, batch
	op := OpWrite
	n, err := f.WriteAt(batch, int64(len(s.whole)))
	if err == nil && n < len(batch) {
		err = io.ErrShortWrite
	}
	var written, now fs.FileInfo
	if err == nil {
		written, err = f.Stat()
	}
	if err == nil {
		op = OpSync
		if err = f.Sync(); err != nil {
			s.unsynced = true
		}
	}
	if err == nil {
		op = OpCheck
		now, err = s.disk.Stat(s.path)
	}
	if err == nil && !s.disk.Same(opened, now) {
		// An editor put another file in the place of this one.
		err = &Error{Code: Changed, Op: OpCheck, Path: s.path}
	}
	if err != nil {
		fail := failure(s.disk, op, s.path, err)
		_ = s.repair(f) // tried again by the next Append
		return fail
	}
	if now.Size() != int64(len(s.whole)+len(batch)) {
		// An editor wrote into this file. What is its own and what is ours, only the next look can tell.
		s.failed = nil
		return &Error{Code: Changed, Op: OpCheck, Path: s.path}
	}
	s.failed = nil
	s.whole = append(s.whole, batch...)
	s.count += bytes.Count(batch, []byte("\n"))
	if now.ModTime().Equal(written.ModTime()) {
		s.seen = now
	}
	return nil
}

// repair makes the file end with the whole lines again. After a failed fsync the system may hold pages for written that
// are not, and a later fsync would pass over them: so all is written again, the same bytes in the same place.
func (s *Sheet) repair(f file) error {
	if err := f.Truncate(int64(len(s.whole))); err != nil {
		return failure(s.disk, OpTruncate, s.path, err)
	}
	if s.unsynced {
		if _, err := f.WriteAt(s.whole, 0); err != nil {
			return failure(s.disk, OpWrite, s.path, err)
		}
	}
	if err := f.Sync(); err != nil {
		s.unsynced = true
		return failure(s.disk, OpSync, s.path, err)
	}
	s.failed, s.unsynced, s.torn = nil, false, nil
	return nil
}

// setAside moves a torn tail into a new file: it is there, on stable storage, before it is taken off the sheet.
func (s *Sheet) setAside(f file) (*Aside, error) {
	if len(s.torn) == 0 {
		return nil, nil
	}
	to, path, err := s.newAside()
	if err != nil {
		return nil, err
	}
	aside := &Aside{Path: path, Text: s.torn}
	if err := fill(to, aside.Text); err != nil {
		_ = s.disk.Remove(aside.Path)
		return nil, failure(s.disk, OpAside, aside.Path, err)
	}
	if err := s.disk.SyncFolder(filepath.Dir(s.path)); err != nil {
		return aside, failure(s.disk, OpAside, filepath.Dir(s.path), err)
	}
	s.seen = nil
	return aside, s.repair(f)
}

// newAside makes the file for a torn tail, under the first free number.
func (s *Sheet) newAside() (file, string, error) {
	for n := 1; ; n++ {
		path := fmt.Sprintf("%s.torn-%d", s.path, n)
		f, err := s.disk.Open(path, os.O_WRONLY|os.O_CREATE|os.O_EXCL)
		if err == nil {
			return f, path, nil
		}
		if fail := failure(s.disk, OpAside, path, err); fail.Code != Exists || n == maxAsides {
			return nil, "", fail
		}
	}
}

// maxAsides is how many torn tails of one sheet are kept; with more, something is wrong that more files do not mend.
const maxAsides = 1000

// LockPath is the hidden file beside a sheet that carries the lock. It stays when nobody holds it.
func LockPath(path string) string { return beside(path, "lock") }

// beside names a hidden file that belongs to the sheet.
func beside(path, what string) string {
	return filepath.Join(filepath.Dir(path), "."+filepath.Base(path)+"."+what)
}
