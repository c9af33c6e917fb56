package say

import (
	"errors"

	"bones/cmd/draw"
	"bones/referee/journal"
)

type fileTongue interface {
	// fileFault says what is the matter with a file or a line; "" for a code without words. path and reason are harmless.
	fileFault(e *journal.Error, path, reason string) string
	// step says what was being done when it happened; "" for a step without words.
	step(op journal.Op) string
	aside(text, path string) string
	torn(text string) string
}

// FileError says what is the matter with a sheet on disk. Of an error of another kind it gives the system's word.
func (v Voice) FileError(err error) string {
	e, ok := errors.AsType[*journal.Error](err)
	if !ok {
		return draw.Safe(err.Error())
	}
	reason := ""
	if e.Err != nil {
		reason = draw.Safe(e.Err.Error())
	}
	if text := v.tongue().fileFault(e, draw.Safe(e.Path), reason); text != "" {
		return text
	}
	return string(e.Code)
}

// Aside says that a last line which was never acknowledged is kept in a file of its own.
func (v Voice) Aside(a *journal.Aside) string {
	return v.tongue().aside(typed(string(a.Text)), draw.Safe(a.Path))
}

// Torn warns that the last line of a sheet that is only read was never acknowledged.
func (v Voice) Torn(text string) string { return v.tongue().torn(typed(text)) }
