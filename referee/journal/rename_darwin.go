package journal

import "golang.org/x/sys/unix"

// renameNew fails with fs.ErrExist where a plain rename would replace a file.
func renameNew(from, to string) error { return unix.RenamexNp(from, to, unix.RENAME_EXCL) }
