package journal

import (
	"bufio"
	"bytes"
	"io"
	"iter"
	"unicode/utf8"
)

// MaxLine is the longest line, in bytes without its end.
const MaxLine = 4096

const byteOrderMark = "\uFEFF"

// Line is one line of a sheet or of a stream, without its end: "\n" or "\r\n", and without a byte-order mark before the first.
type Line struct {
	Number int    // from 1
	Text   string // of a line with an error at most the first MaxLine bytes
	Torn   bool   // the last line, without its newline: in a sheet it was never acknowledged
}

// Lines reads lines as they come, and never holds more than one. An error is an *Error with the number of its line:
// a line that is too long, has a NUL or is not UTF-8 comes with its error, and the next line follows;
// a failure to read ends the stream. Ranging over it again goes on behind the last line read.
func Lines(r io.Reader) iter.Seq2[Line, error] {
	in := bufio.NewReaderSize(r, 2*MaxLine)
	number := 0
	return func(yield func(Line, error) bool) {
		for {
			raw, err := in.ReadSlice('\n')
			if err == io.EOF && len(raw) == 0 {
				return
			}
			number++
			line, bad := lineOf(raw, number)
			for err == bufio.ErrBufferFull {
				_, err = in.ReadSlice('\n')
			}
			if err != nil && err != io.EOF {
				yield(Line{Number: number}, &Error{Code: Failed, Op: OpRead, Line: number, Err: err})
				return
			}
			line.Torn = err == io.EOF
			if !yield(line, bad) {
				return
			}
		}
	}
}

// lineOf takes off the end of a raw line and looks whether it is text.
func lineOf(raw []byte, number int) (Line, error) {
	if number == 1 {
		raw = bytes.TrimPrefix(raw, []byte(byteOrderMark))
	}
	raw = bytes.TrimSuffix(raw, []byte("\n"))
	raw = bytes.TrimSuffix(raw, []byte("\r"))
	var err error
	if code := faultOf(raw); code != "" {
		err = &Error{Code: code, Op: OpRead, Line: number, Limit: limitOf(code)}
	}
	return Line{Number: number, Text: string(raw[:min(len(raw), MaxLine)])}, err
}

// faultOf says why these bytes are no line; "" if they are one.
func faultOf(text []byte) Code {
	switch {
	case len(text) > MaxLine:
		return LineLong
	case bytes.IndexByte(text, 0) >= 0:
		return LineNUL
	case !utf8.Valid(text):
		return LineUTF8
	}
	return ""
}

func limitOf(code Code) int64 {
	if code == LineLong {
		return MaxLine
	}
	return 0
}
