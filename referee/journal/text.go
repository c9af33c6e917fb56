package journal

import (
	"bytes"
	"io"
	"iter"
)

// MaxSize is the biggest sheet, in bytes.
const MaxSize = 64 << 20

// Text is what a sheet holds: whole lines, and what a crash may have left after the last of them.
type Text struct {
	whole []byte // whole lines with their newlines
	torn  []byte // what follows them
	count int    // of whole lines
}

// ReadText reads a sheet from a stream, to its end. More than MaxSize bytes are TooBig.
func ReadText(r io.Reader) (Text, error) { return readText(r, MaxSize) }

func readText(r io.Reader, limit int64) (Text, error) {
	data, err := io.ReadAll(io.LimitReader(r, limit+1))
	if err != nil {
		return Text{}, &Error{Code: Failed, Op: OpRead, Err: err}
	}
	if int64(len(data)) > limit {
		return Text{}, &Error{Code: TooBig, Op: OpRead, Limit: limit}
	}
	return textOf(data), nil
}

// textOf finds the last whole line. Append never writes a NUL, so lines with one at the end are what a crash left
// of lines that were not on stable storage yet, and no whole lines.
func textOf(data []byte) Text {
	end := bytes.LastIndexByte(data, '\n') + 1
	for end > 0 {
		start := bytes.LastIndexByte(data[:end-1], '\n') + 1
		if bytes.IndexByte(data[start:end], 0) < 0 {
			break
		}
		end = start
	}
	return Text{whole: data[:end:end], torn: data[end:], count: bytes.Count(data[:end], []byte("\n"))}
}

// Count returns the number of whole lines, which is the number of the last one.
func (t *Text) Count() int { return t.count }

// Lines gives the lines with a number above after, at the end the torn one if there is one.
// Errors are those of the function Lines; a line with an error has its number, and the next line follows.
func (t *Text) Lines(after int) iter.Seq2[Line, error] {
	return func(yield func(Line, error) bool) {
		number := 0
		for raw := range bytes.Lines(t.whole) {
			number++
			if number <= after {
				continue
			}
			if !yield(lineOf(raw, number)) {
				return
			}
		}
		if len(t.torn) > 0 {
			line, err := lineOf(t.torn, number+1)
			line.Torn = true
			yield(line, err)
		}
	}
}
