package journal

import (
	"bytes"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"time"
)

// Sheet is a score sheet on disk and what is known of it. It holds no open file and no lock between calls.
// It is not for several goroutines at once; several processes, and several Sheets of one file, are fine.
type Sheet struct {
	Text
	path string
	disk disk
	wait time.Duration // for the lock

	seen     fs.FileInfo // of the file when Text was last equal to it; nil: only reading it all can tell
	rooted   bool        // the name of this very file is on stable storage
	failed   []byte      // lines of a failed append that may still be in the file, in part or whole
	unsynced bool        // an fsync failed: nobody knows which bytes of Text are on stable storage
	end      []byte      // room for the end of the file, used again
}

// lockWait is how long Append waits for other writers, each of which holds the lock for one append.
const lockWait = 5 * time.Second

// Open reads the sheet at path; reading is all it needs to be allowed. A path that is a link stands for the file it
// points to. Errors: Missing, FolderMissing, NotFolder, Directory, NotRegular, TooBig, Denied, Busy, Failed.
func Open(path string) (*Sheet, error) {
	if info, err := os.Lstat(path); err == nil && info.Mode()&fs.ModeSymlink != 0 {
		if target, err := filepath.EvalSymlinks(path); err == nil {
			path = target // so that its lock is found under every name
		}
	}
	return open(system{}, path)
}

func open(d disk, path string) (*Sheet, error) {
	s := &Sheet{path: path, disk: d, wait: lockWait}
	if _, err := s.Refresh(); err != nil {
		return nil, err
	}
	return s, nil
}

// Change is what happened to a sheet on disk since it was last read.
type Change int

const (
	Same      Change = iota // nothing
	Grown                   // there are new whole lines; those read before are as they were
	Rewritten               // lines read before are different or gone
)

// Refresh reads what others did to the file. After Grown the new lines are those above the Count of before;
// after Rewritten everything is to be judged anew. With an error, what was known stays. Errors: as Open.
func (s *Sheet) Refresh() (Change, error) {
	f, err := s.openFile(os.O_RDONLY)
	if err != nil {
		return Same, err
	}
	defer f.Close()
	look, err := s.look(f)
	if err != nil {
		return Same, err
	}
	s.adopt(look)
	return look.change, nil
}

// look is one look at the file.
type look struct {
	change Change
	text   Text
	info   fs.FileInfo
}

// openFile opens the sheet unless it is something whose opening or reading could block or never end.
func (s *Sheet) openFile(flag int) (file, error) {
	op := OpRead
	if flag != os.O_RDONLY {
		op = OpOpen
	}
	info, err := s.disk.Stat(s.path)
	if err == nil {
		err = s.fit(info)
	}
	var f file
	if err == nil {
		f, err = s.disk.Open(s.path, flag)
	}
	if err != nil {
		return nil, failure(s.disk, op, s.path, err)
	}
	return f, nil
}

// fit refuses what cannot be a sheet.
func (s *Sheet) fit(info fs.FileInfo) error {
	switch {
	case info.IsDir():
		return &Error{Code: Directory, Op: OpOpen, Path: s.path}
	case !info.Mode().IsRegular():
		return &Error{Code: NotRegular, Op: OpOpen, Path: s.path}
	case info.Size() > MaxSize:
		return &Error{Code: TooBig, Op: OpOpen, Path: s.path, Limit: MaxSize}
	}
	return nil
}

// look compares the file with what is known of it, reading no more than it must.
func (s *Sheet) look(f file) (look, error) {
	info, err := f.Stat()
	if err != nil {
		return look{}, failure(s.disk, OpRead, s.path, err)
	}
	if err := s.fit(info); err != nil {
		return look{}, err
	}
	if same, err := s.untouched(f, info); err != nil {
		return look{}, failure(s.disk, OpRead, s.path, err)
	} else if same {
		return look{Same, s.Text, info}, nil
	}
	data := make([]byte, info.Size())
	n, err := f.ReadAt(data, 0)
	if err != nil && err != io.EOF {
		return look{}, failure(s.disk, OpRead, s.path, err)
	}
	data = data[:n]
	if rest, ok := bytes.CutPrefix(data, s.whole); ok && bytes.HasPrefix(s.failed, rest) {
		return look{Same, Text{whole: s.whole, count: s.count}, info}, nil
	}
	text := textOf(data)
	switch {
	case bytes.Equal(text.whole, s.whole):
		return look{Same, text, info}, nil
	case bytes.HasPrefix(text.whole, s.whole):
		return look{Grown, text, info}, nil
	}
	return look{Rewritten, text, info}, nil
}

// window is how much of the end of the file is compared even where nothing seems to have touched it. Most sheets are
// smaller and so compared whole, in a few microseconds; of bigger ones the file's identity, size and time tell the rest.
const window = 64 << 10

// untouched reports whether the file is certainly as it was when seen.
func (s *Sheet) untouched(f file, info fs.FileInfo) (bool, error) {
	size := int64(len(s.whole) + len(s.torn))
	if s.seen == nil || !s.disk.Same(s.seen, info) || !s.seen.ModTime().Equal(info.ModTime()) || info.Size() != size {
		return false, nil
	}
	// Where time has steps of a millisecond or more (FAT, HFS+), a change may hide in one.
	if size > window && info.ModTime().Nanosecond()%int(time.Millisecond) == 0 {
		return false, nil
	}
	s.end = slices.Grow(s.end[:0], window)
	end := s.end[:min(size, window)]
	if n, err := f.ReadAt(end, size-int64(len(end))); n < len(end) {
		if err == io.EOF {
			err = nil
		}
		return false, err
	}
	rest, ok := bytes.CutSuffix(end, s.torn)
	if !ok {
		return bytes.HasSuffix(s.torn, end), nil
	}
	return bytes.HasSuffix(s.whole, rest), nil
}

// adopt makes a look at the file what is known of it.
func (s *Sheet) adopt(l look) {
	s.rooted = s.rooted && s.seen != nil && s.disk.Same(s.seen, l.info)
	s.Text, s.seen = l.text, l.info
	if l.change != Same {
		s.failed = nil // what is left of it is among the lines now, to be judged like them
	}
}
