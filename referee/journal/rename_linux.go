package journal

import "golang.org/x/sys/unix"

// renameNew fails with fs.ErrExist where a plain rename would replace a file.
func renameNew(from, to string) error {
	return unix.Renameat2(unix.AT_FDCWD, from, unix.AT_FDCWD, to, unix.RENAME_NOREPLACE)
}
