package cmd

import (
	"io"
	"os"
	"time"

	"golang.org/x/term"
)

// Streams is everything the program touches besides files: its three streams, its environment, the clock. A test gives it
// buffers; System gives it the process's own.
//
// Results go to Out, prompts and messages to Err.
type Streams struct {
	In       io.Reader
	Out, Err io.Writer
	Env      func(string) string
	Now      func() time.Time
	// Terminal says that In and Out are both a terminal, so that questions can be asked.
	Terminal bool
	// Columns is the width of the terminal, 80 where there is none.
	Columns func() int
}

// System returns the streams of the process.
func System() Streams {
	return Streams{
		In: os.Stdin, Out: os.Stdout, Err: os.Stderr, Env: os.Getenv, Now: time.Now,
		Terminal: term.IsTerminal(int(os.Stdin.Fd())) && term.IsTerminal(int(os.Stdout.Fd())),
		Columns: func() int {
			if width, _, err := term.GetSize(int(os.Stdout.Fd())); err == nil && width > 0 {
				return width
			}
			return defaultColumns
		},
	}
}

const defaultColumns = 80
