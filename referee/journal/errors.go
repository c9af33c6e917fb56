package journal

import (
	"errors"
	"fmt"
	"io/fs"
	"path/filepath"
	"syscall"
)

// Code says, in a stable word, what is the matter.
type Code string

// What can be the matter with a file or the disk it is on.
const (
	Exists        Code = "exists"         // Create: there is a file of this name already
	Missing       Code = "missing"        // no such file: never there, deleted or renamed
	FolderMissing Code = "folder-missing" // the folder of the file is not there
	NotFolder     Code = "not-folder"     // a file where a folder is wanted: the one that Path is
	Directory     Code = "directory"      // a folder where a file is wanted
	NotRegular    Code = "not-regular"    // a device, a pipe or a socket where a file is wanted
	TooBig        Code = "too-big"        // more than Error.Limit bytes
	TooMany       Code = "too-many"       // more than Error.Limit lines, or parts of lines between semicolons
	Denied        Code = "denied"         // not allowed to read
	ReadOnly      Code = "read-only"      // not allowed to write: the file, its folder or the whole disk
	Busy          Code = "busy"           // another program holds the lock, or on Windows the file, for too long
	Full          Code = "full"           // no space left, or a quota or size limit reached
	Failed        Code = "io"             // any other failure of the disk; Error.Err has the system's word
	Changed       Code = "changed"        // the file is not as it was last read: Refresh, judge, and Append again
)

// What can be the matter with a line.
const (
	LineBreak Code = "line-break" // Append: a line feed or carriage return within a line
	LineNUL   Code = "line-nul"   // a NUL byte
	LineLong  Code = "line-long"  // more than Error.Limit bytes
	LineUTF8  Code = "line-utf8"  // not valid UTF-8
)

// Op is the step that failed.
type Op string

// The steps of reading and writing a sheet.
const (
	OpCreate   Op = "create"
	OpOpen     Op = "open"
	OpRead     Op = "read"
	OpLock     Op = "lock"
	OpCheck    Op = "check"    // a line or a size was looked at before anything was done
	OpAside    Op = "aside"    // setting a torn tail aside
	OpWrite    Op = "write"    // writing lines
	OpNew      Op = "new"      // writing a new file
	OpSync     Op = "sync"     // waiting for stable storage
	OpTruncate Op = "truncate" // taking off a torn tail or what a failed append left
	OpRename   Op = "rename"   // giving a new sheet its name
)

// Error is every error of this package.
type Error struct {
	Code  Code
	Op    Op
	Path  string // the file or folder concerned; empty for a stream
	Line  int    // number of the line concerned, counted from 1; in Append the number among the lines given
	Limit int64  // what TooBig and LineLong exceed, in bytes, and TooMany
	Err   error  // the system's error, if there is one
}

// Error is for logs and tests; the sentence for a person is made from the fields.
func (e *Error) Error() string {
	text := fmt.Sprintf("journal: %s: %s", e.Op, e.Code)
	if e.Path != "" {
		text += " " + e.Path
	}
	if e.Line > 0 {
		text += fmt.Sprintf(" line %d", e.Line)
	}
	if e.Err != nil {
		text += ": " + e.Err.Error()
	}
	return text
}

// Unwrap returns the system's error.
func (e *Error) Unwrap() error { return e.Err }

// CodeOf returns the code of a journal error, and "" for any other.
func CodeOf(err error) Code {
	if e, ok := errors.AsType[*Error](err); ok {
		return e.Code
	}
	return ""
}

// Explain gives the system's error in writing a file that is no sheet, such as a picture, its code.
func Explain(err *fs.PathError) *Error { return failure(system{}, OpNew, err.Path, err.Err) }

// failure gives a system error its code.
func failure(d disk, op Op, path string, err error) *Error {
	if e, ok := errors.AsType[*Error](err); ok {
		return e
	}
	e := &Error{Code: Failed, Op: op, Path: path, Err: err}
	switch {
	case errors.Is(err, fs.ErrExist):
		e.Code = Exists
	case errors.Is(err, syscall.ENOTDIR):
		e.Code, e.Path = NotFolder, notFolder(d, path)
	case errors.Is(err, fs.ErrNotExist):
		e.Code = Missing
		if _, err := d.Stat(filepath.Dir(path)); errors.Is(err, fs.ErrNotExist) {
			e.Code, e.Path = FolderMissing, filepath.Dir(path)
		}
	case errors.Is(err, syscall.EROFS), errors.Is(err, fs.ErrPermission) && op != OpRead:
		e.Code = ReadOnly
		if op == OpCreate || op == OpLock || op == OpAside || op == OpRename {
			e.Path = filepath.Dir(path) // a new file was wanted
		}
	case errors.Is(err, fs.ErrPermission):
		e.Code = Denied
	case errors.Is(err, syscall.EISDIR):
		e.Code = Directory
	case isFull(err):
		e.Code = Full
	case isHeld(err):
		e.Code = Busy
	}
	return e
}

// notFolder finds the file on a path that should be a folder: the path itself, where a folder was to be made, or above it.
func notFolder(d disk, path string) string {
	for above := path; ; above = filepath.Dir(above) {
		if info, err := d.Stat(above); err == nil && !info.IsDir() || above == filepath.Dir(above) {
			return above
		}
	}
}
