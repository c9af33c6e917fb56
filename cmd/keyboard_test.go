package cmd

import (
	"io"
	"strings"
	"testing"
)

// chunks is an input that comes piece by piece.
type chunks []string

func (c *chunks) Read(p []byte) (int, error) {
	if len(*c) == 0 {
		return 0, io.EOF
	}
	n := copy(p, (*c)[0])
	*c = (*c)[1:]
	return n, nil
}

// TestKeysBehindEsc leaves what was typed behind Esc to whoever asks after the form.
func TestKeysBehindEsc(t *testing.T) {
	k, err := newKeyboard(&chunks{"64", "\x1b", "bc\r"})
	if err != nil {
		t.Fatal(err)
	}
	form := k.forForm()
	keys := make([]byte, 10)
	for _, want := range []string{"64", "\x1b"} {
		if n, err := form.Read(keys); err != nil || string(keys[:n]) != want {
			t.Fatalf("the form reads %q, %v, not %q", keys[:n], err, want)
		}
	}
	ended := make(chan int)
	go func() { n, _ := form.Read(keys); ended <- n }()
	close(form.done)
	if n := <-ended; n != 0 {
		t.Errorf("the form that was left reads %q", keys[:n])
	}
	if got := string(k.take(10, nil)); got != "bc\r" {
		t.Errorf("the next reads %q", got)
	}
}

// TestKeysOfLines takes what was pasted line by line, whatever ends its lines.
func TestKeysOfLines(t *testing.T) {
	k, err := newKeyboard(&chunks{"a\r\n\r\nb\n\nc\r\n\nd\r\n", "e\r", "\n"})
	if err != nil {
		t.Fatal(err)
	}
	var lines []string
	for keys := k.take(100, nil); keys != nil; keys = k.take(100, nil) {
		lines = append(lines, string(keys))
	}
	if got, want := strings.Join(lines, "|"), "a\r|\r|b\n|\n|c\r|\n|d\r|e\r|\n"; got != want {
		t.Errorf("the lines are %q, not %q", got, want)
	}
}

// TestLinesAhead takes whole lines of text, and leaves to the editor what only it can read.
func TestLinesAhead(t *testing.T) {
	for _, c := range []struct{ typed, ahead, left string }{
		{"64\r", "", ""},
		{"64\rann 54\r\nパス\nhalf", "ann 54; パス", "half"},
		{"64\r54\r4\x7f5\rpass\r", "54", "4\x7f5\r"},
		{"64\r\x1b[B\r54\r", "", "\x1b[B\r"},
	} {
		k, err := newKeyboard(&chunks{c.typed})
		if err != nil {
			t.Fatal(err)
		}
		k.take(100, nil)
		if got := strings.Join(k.linesAhead(func(string) bool { return true }), "; "); got != c.ahead {
			t.Errorf("ahead of %q are %q, not %q", c.typed, got, c.ahead)
		}
		if got := string(k.take(100, nil)); got != c.left {
			t.Errorf("%q leaves %q, not %q", c.typed, got, c.left)
		}
	}
}
