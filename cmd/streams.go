package cmd

import (
	"io"
	"os"
	"strings"
	"time"

	"bones/cmd/draw"

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
	// Columns and Rows are the width and the height of the terminal, 80 and 24 where there is none.
	Columns, Rows func() int
}

// System returns the streams of the process.
func System() Streams {
	return Streams{
		In: os.Stdin, Out: os.Stdout, Err: os.Stderr, Env: os.Getenv, Now: time.Now,
		Terminal: term.IsTerminal(int(os.Stdin.Fd())) && term.IsTerminal(int(os.Stdout.Fd())),
		Columns:  func() int { width, _ := terminalSize(); return width },
		Rows:     func() int { _, height := terminalSize(); return height },
	}
}

const (
	defaultColumns = 80
	defaultRows    = 24
)

func terminalSize() (width, height int) {
	if width, height, err := term.GetSize(int(os.Stdout.Fd())); err == nil && width > 0 && height > 0 {
		return width, height
	}
	return defaultColumns, defaultRows
}

// watched remembers the first result that could not be written: most of them are lines whose printing nobody waits for.
type watched struct {
	io.Writer
	err error
}

func (w *watched) Write(p []byte) (int, error) {
	n, err := w.Writer.Write(p)
	if w.err == nil {
		w.err = err
	}
	return n, err
}

// unworried keeps from cobra, which has words of its own for it, what watched has seen.
type unworried struct{ io.Writer }

func (u unworried) Write(p []byte) (int, error) {
	u.Writer.Write(p)
	return len(p), nil
}

// plain writes for a terminal that shows nothing but ASCII: the marks of the sentences become such as it has. Names stay as they
// are.
type plain struct{ io.Writer }

var plainMarks = strings.NewReplacer("“", `"`, "”", `"`, "–", "-", "…", "...", "·", "|", "→", "->", "›", ">")

func (p plain) Write(text []byte) (int, error) {
	if _, err := plainMarks.WriteString(p.Writer, string(text)); err != nil {
		return 0, err
	}
	return len(text), nil
}

// folding breaks the lines that are too long for a terminal where they may be broken. Each write holds whole lines; what has
// escape sequences in it is a picture, which keeps to the width by itself.
type folding struct {
	io.Writer
	width func() int
}

func (f folding) Write(p []byte) (int, error) {
	text := string(p)
	if !strings.Contains(text, "\x1b") {
		body, isLine := strings.CutSuffix(text, "\n")
		text = strings.Join(draw.Wrap(body, f.width()), "\n")
		if isLine {
			text += "\n"
		} else {
			text += body[len(strings.TrimRight(body, " ")):]
		}
	}
	if _, err := io.WriteString(f.Writer, text); err != nil {
		return 0, err
	}
	return len(p), nil
}

// folds has everything that is said from now on broken to the width of the terminal, if there is one; end ends that.
func (a *app) folds() (end func()) {
	if _, already := a.Out.(folding); already || !a.Terminal {
		return func() {}
	}
	out, err := a.Out, a.Err
	a.Out, a.Err = folding{out, a.width}, folding{err, a.width}
	return func() { a.Out, a.Err = out, err }
}
