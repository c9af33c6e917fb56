package journal

import (
	"errors"

	"golang.org/x/sys/windows"
)

// foldersSync: Windows cannot sync a folder; MOVEFILE_WRITE_THROUGH does it for the rename.
const foldersSync = false

func isFull(err error) bool {
	return errors.Is(err, windows.ERROR_DISK_FULL) || errors.Is(err, windows.ERROR_HANDLE_DISK_FULL) ||
		errors.Is(err, windows.ERROR_DISK_QUOTA_EXCEEDED)
}

// isHeld: an editor or a virus scanner has the file open and shares it with nobody.
func isHeld(err error) bool {
	return errors.Is(err, windows.ERROR_SHARING_VIOLATION) || errors.Is(err, windows.ERROR_LOCK_VIOLATION)
}

// move does not replace: the flag that would is not given.
func move(from, to string) error {
	old, err := windows.UTF16PtrFromString(from)
	if err != nil {
		return err
	}
	new, err := windows.UTF16PtrFromString(to)
	if err != nil {
		return err
	}
	return windows.MoveFileEx(old, new, windows.MOVEFILE_WRITE_THROUGH)
}
