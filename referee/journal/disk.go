package journal

import (
	"context"
	"errors"
	"io"
	"io/fs"
	"os"
	"syscall"
	"time"

	"github.com/gofrs/flock"
)

// disk is all the journal asks of the operating system, so that a test can put a failing one in its place.
type disk interface {
	Stat(path string) (fs.FileInfo, error)
	// Open takes the flags of os.OpenFile.
	Open(path string, flag int) (file, error)
	// Move renames a file and never replaces another: fs.ErrExist.
	Move(from, to string) error
	Remove(path string) error
	// SyncFolder returns when the names in the folder are on stable storage.
	SyncFolder(path string) error
	// Same reports whether both are of one file.
	Same(a, b fs.FileInfo) bool
	// Lock takes the exclusive lock on the file at path, which it makes if need be. The lock ends with unlock or with the process.
	Lock(path string, wait time.Duration) (unlock func(), err error)
}

type file interface {
	io.ReaderAt
	io.WriterAt
	io.Closer
	Stat() (fs.FileInfo, error)
	Truncate(size int64) error
	Sync() error
}

// system is the disk of the operating system.
type system struct{}

func (system) Stat(path string) (fs.FileInfo, error) { return os.Stat(path) }
func (system) Move(from, to string) error            { return move(from, to) }
func (system) Remove(path string) error              { return os.Remove(path) }
func (system) Same(a, b fs.FileInfo) bool            { return os.SameFile(a, b) }

func (system) Open(path string, flag int) (file, error) {
	f, err := os.OpenFile(path, flag, 0o666)
	if err != nil {
		return nil, err // not f, which would be a file that is nil
	}
	return f, nil
}

func (system) SyncFolder(path string) error {
	if !foldersSync {
		return nil
	}
	folder, err := os.Open(path)
	if err != nil {
		return err
	}
	defer folder.Close()
	err = folder.Sync()
	if errors.Is(err, syscall.EINVAL) || errors.Is(err, errors.ErrUnsupported) {
		return nil // some network disks cannot, and keep names by themselves
	}
	return err
}

func (system) Lock(path string, wait time.Duration) (func(), error) {
	// Opening a pipe would block, and a link could make a file in another folder.
	if info, err := os.Lstat(path); err == nil && !info.Mode().IsRegular() {
		return nil, &Error{Code: NotRegular, Op: OpLock, Path: path}
	}
	lock := flock.New(path, flock.SetPermissions(0o666))
	ctx, cancel := context.WithTimeout(context.Background(), wait)
	defer cancel()
	if _, err := lock.TryLockContext(ctx, time.Millisecond); errors.Is(err, context.DeadlineExceeded) {
		return nil, &Error{Code: Busy, Op: OpLock, Path: path}
	} else if err != nil {
		return nil, err
	}
	return func() { lock.Unlock() }, nil
}
