package journal

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"
	"testing"
	"testing/iotest"
)

// got is a line as a test writes it.
type got struct {
	number int
	text   string
	code   Code
	torn   bool
}

func collect(r io.Reader) (all []got) {
	for line, err := range Lines(r) {
		all = append(all, got{line.Number, line.Text, CodeOf(err), line.Torn})
	}
	return all
}

func TestLines(t *testing.T) {
	long := strings.Repeat("6", 10_000_000)
	for _, c := range []struct {
		name, in string
		want     []got
	}{
		{"nothing", "", nil},
		{"lines", "Ann: 6-4\nBen: pass\n", []got{{1, "Ann: 6-4", "", false}, {2, "Ben: pass", "", false}}},
		{"no last newline", "Ann: 6-4\nBen: pass", []got{{1, "Ann: 6-4", "", false}, {2, "Ben: pass", "", true}}},
		{"blank lines", "\n\n6-4\n", []got{{1, "", "", false}, {2, "", "", false}, {3, "6-4", "", false}}},
		{"CRLF", "6-4\r\n\r\n6-6\r", []got{{1, "6-4", "", false}, {2, "", "", false}, {3, "6-6", "", true}}},
		{"a lone CR", "6-4\r6-6\n", []got{{1, "6-4\r6-6", "", false}}},
		{"byte-order mark", "\uFEFF---\n\uFEFF6-4\n", []got{{1, "---", "", false}, {2, "\uFEFF6-4", "", false}}},
		{"NUL", "6-4\n6\x00-6\n6-3\n", []got{{1, "6-4", "", false}, {2, "6\x00-6", LineNUL, false}, {3, "6-3", "", false}}},
		{"not UTF-8", "6-4\nno\xe9l\n6-3\n", []got{{1, "6-4", "", false}, {2, "no\xe9l", LineUTF8, false}, {3, "6-3", "", false}}},
		{"ten megabytes", "6-4\n" + long + "\n6-3\n", []got{{1, "6-4", "", false}, {2, long[:MaxLine], LineLong, false}, {3, "6-3", "", false}}},
		{"ten megabytes and the end", "6-4\n" + long, []got{{1, "6-4", "", false}, {2, long[:MaxLine], LineLong, true}}},
		{"the longest", long[:MaxLine] + "\n6-3\n", []got{{1, long[:MaxLine], "", false}, {2, "6-3", "", false}}},
		{"the longest, CRLF", "\uFEFF" + long[:MaxLine] + "\r\n6-3\n", []got{{1, long[:MaxLine], "", false}, {2, "6-3", "", false}}},
		{"a byte longer", long[:MaxLine+1] + "\n6-3\n", []got{{1, long[:MaxLine], LineLong, false}, {2, "6-3", "", false}}},
		{"as long as the buffer", long[:2*MaxLine] + "\n6-3\n", []got{{1, long[:MaxLine], LineLong, false}, {2, "6-3", "", false}}},
		{"the buffer with its newline", long[:2*MaxLine-1] + "\n6-3\n", []got{{1, long[:MaxLine], LineLong, false}, {2, "6-3", "", false}}},
	} {
		for how, r := range map[string]io.Reader{
			"":              strings.NewReader(c.in),
			", in halves":   iotest.HalfReader(strings.NewReader(c.in)),
			", end at once": iotest.DataErrReader(strings.NewReader(c.in)),
		} {
			if all := collect(r); !slices.Equal(all, c.want) {
				t.Errorf("%s%s: %.500s", c.name, how, fmt.Sprintf("%+q", fmt.Sprint(all)))
			}
		}
	}
}

func TestLinesGoOn(t *testing.T) {
	lines := Lines(strings.NewReader("6-4\n6-6\n6-3\n"))
	for line := range lines {
		if line.Number != 1 {
			t.Fatal(line)
		}
		break
	}
	for line := range lines {
		if line.Number != 2 || line.Text != "6-6" {
			t.Fatal(line)
		}
		break
	}
}

// TestLinesAsTheyCome: a line is there as soon as its newline is, as from a terminal.
func TestLinesAsTheyCome(t *testing.T) {
	r, w := io.Pipe()
	go io.WriteString(w, "6-4\n6")
	for line := range Lines(r) {
		if line.Text != "6-4" {
			t.Fatal(line)
		}
		break
	}
	r.Close()
}

// TestLinesFail: half a line before a failure is not given as one.
func TestLinesFail(t *testing.T) {
	broken := errors.New("pulled out")
	var numbers []int
	for line, err := range Lines(io.MultiReader(strings.NewReader("6-4\n6-6\n6"), iotest.ErrReader(broken))) {
		numbers = append(numbers, line.Number)
		if line.Number < 3 {
			must(t, err)
			continue
		}
		e, ok := err.(*Error)
		if !ok || e.Code != Failed || e.Op != OpRead || e.Line != 3 || !errors.Is(err, broken) || line.Text != "" {
			t.Errorf("%+v, %v", line, err)
		}
	}
	if !slices.Equal(numbers, []int{1, 2, 3}) {
		t.Error(numbers)
	}
}

func TestReadText(t *testing.T) {
	text, err := ReadText(strings.NewReader(damaged + torn))
	if err != nil || string(text.whole) != damaged || text.Count() != 6 || string(text.torn) != torn {
		t.Errorf("%q, %v", text.whole, err)
	}
	var after []int
	for line := range text.Lines(4) {
		after = append(after, line.Number)
	}
	if !slices.Equal(after, []int{5, 6, 7}) {
		t.Error(after)
	}
	if _, err := ReadText(iotest.ErrReader(io.ErrUnexpectedEOF)); CodeOf(err) != Failed {
		t.Error(err)
	}
	if text, err := readText(strings.NewReader(damaged), int64(len(damaged))); err != nil || text.Count() != 6 {
		t.Error(text.Count(), err)
	}
	if _, err := readText(zeros{}, 1000); CodeOf(err) != TooBig {
		t.Error(err)
	}
}

// zeros is a stream without an end.
type zeros struct{}

func (zeros) Read(p []byte) (int, error) { return len(p), nil }

// FuzzLines: a stream and a sheet of the same bytes have the same lines, and no byte is lost.
func FuzzLines(f *testing.F) {
	f.Add([]byte(damaged + torn))
	f.Add([]byte("\uFEFF---\r\n\x00\n6\xff\n\r"))
	f.Add([]byte("6-4\n\x00\x00\n\x00"))
	f.Fuzz(func(t *testing.T, data []byte) {
		text := textOf(data)
		if !bytes.Equal(append(text.whole, text.torn...), data) {
			t.Fatalf("%q and %q of %q", text.whole, text.torn, data)
		}
		stream := collect(bytes.NewReader(data))
		var sheet []got
		for line, err := range text.Lines(0) {
			if line.Torn && bytes.IndexByte(text.torn, 0) >= 0 {
				break // a stream has these lines one by one
			}
			sheet = append(sheet, got{line.Number, line.Text, CodeOf(err), line.Torn})
		}
		if len(sheet) > len(stream) || !slices.Equal(sheet, stream[:len(sheet)]) {
			t.Fatalf("the stream has %+v, the sheet %+v", stream, sheet)
		}
		for _, line := range stream {
			if line.code == "" && (len(line.text) > MaxLine || strings.ContainsAny(line.text, "\x00\n")) {
				t.Fatalf("%q is no line", line.text)
			}
		}
	})
}
