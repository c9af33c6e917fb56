//go:build unix && !linux && !darwin

package journal

import "errors"

// renameNew: these systems have only the rename that replaces.
func renameNew(from, to string) error { return errors.ErrUnsupported }
