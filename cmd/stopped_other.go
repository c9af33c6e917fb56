//go:build !unix

package cmd

import "os"

// keepsSettings does nothing where programs are not stopped.
func keepsSettings(*os.File) (end func()) { return func() {} }
