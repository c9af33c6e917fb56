//go:build unix

package journal

import (
	"errors"
	"io/fs"
	"os"
	"syscall"
)

// foldersSync: a new name is on stable storage only after an fsync of its folder.
const foldersSync = true

func isFull(err error) bool {
	return errors.Is(err, syscall.ENOSPC) || errors.Is(err, syscall.EDQUOT) || errors.Is(err, syscall.EFBIG)
}

func isHeld(error) bool { return false }

// move uses a second name where the system has no rename that spares an existing file.
func move(from, to string) error {
	err := renameNew(from, to)
	if errors.Is(err, syscall.EINVAL) || errors.Is(err, errors.ErrUnsupported) {
		return moveByLink(from, to)
	}
	return err
}

// moveByLink gives the file its new name before it takes the old one away.
func moveByLink(from, to string) error {
	err := os.Link(from, to)
	if err == nil {
		_ = os.Remove(from) // else only a hidden second name stays
		return nil
	}
	if errors.Is(err, fs.ErrExist) {
		return err
	}
	return moveByClaim(from, to)
}

// moveByClaim is for disks without links, such as memory cards: it makes the new name, which only one can do, and then
// replaces its own empty file.
func moveByClaim(from, to string) error {
	claim, err := os.OpenFile(to, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o666)
	if err != nil {
		return err
	}
	claim.Close()
	if err := os.Rename(from, to); err != nil {
		_ = os.Remove(to)
		return err
	}
	return nil
}
