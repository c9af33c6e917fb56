package ask

import (
	"context"
	"errors"
	"io"
	"strings"
	"testing"
	"time"

	"bones/cmd/draw"
)

// keys hands what is typed to the form as a terminal does, and waits after each line until the form wants another.
type keys struct {
	lines []string
	goOn  chan struct{}
	read  int
	done  <-chan struct{}
}

func (k *keys) Read(p []byte) (int, error) {
	if k.read > 0 {
		select {
		case <-k.goOn:
		case <-k.done:
			return 0, io.EOF
		}
	}
	if k.read == len(k.lines) {
		<-k.done
		return 0, io.EOF
	}
	k.read++
	return copy(p, k.lines[k.read-1]), nil
}

func (k *keys) GoOn() { k.goOn <- struct{}{} }

func (k *keys) Ahead() bool { return k.read < len(k.lines) }

var fruit = []Offer{{"apple", "red"}, {"banana", "yellow"}, {"cherry", "dark"}}

func TestAsk(t *testing.T) {
	beginning := func(typed string) (some []Offer) {
		for _, offer := range fruit {
			if strings.HasPrefix(offer.Answer, typed) {
				some = append(some, offer)
			}
		}
		return some
	}
	known := func(answer string) error {
		for _, offer := range fruit {
			if offer.Answer == answer {
				return nil
			}
		}
		return errors.New("no fruit: " + answer)
	}
	usual := func(typed string) string {
		if typed == "" {
			return "apple"
		}
		return typed
	}
	const down, up, esc, ctrlC, ctrlD, end = "\x1b[B", "\x1b[A", "\x1b", "\x03", "\x04", "\r"
	for name, c := range map[string]struct {
		question Question
		typed    []string
		want     string
		err      error
		unread   int // lines that are left for whoever reads next
	}{
		"typed":                  {Question{}, []string{" plum " + end, "next" + end}, "plum", nil, 1},
		"picked":                 {Question{Offers: beginning}, []string{down + down + end}, "banana", nil, 0},
		"picked upwards":         {Question{Offers: beginning}, []string{up + end}, "cherry", nil, 0},
		"picked and typed":       {Question{Offers: beginning}, []string{down + " pie" + end}, "apple pie", nil, 0},
		"picked of some":         {Question{Offers: beginning}, []string{"ch" + down + end}, "cherry", nil, 0},
		"nothing to pick":        {Question{Offers: beginning}, []string{"x" + down + end}, "x", nil, 0},
		"the usual":              {Question{Offers: beginning, Meant: usual}, []string{end}, "apple", nil, 0},
		"after the usual":        {Question{Offers: beginning, Meant: usual}, []string{down + end}, "banana", nil, 0},
		"picked, then more":      {Question{Offers: beginning, Meant: usual}, []string{down + end, "next" + end}, "banana", nil, 1},
		"before the usual":       {Question{Offers: beginning, Meant: usual}, []string{up + end}, "cherry", nil, 0},
		"wrong, then corrected":  {Question{Check: known}, []string{"plum" + end, "cherry" + end, "next" + end}, "cherry", nil, 1},
		"wrong, then edited":     {Question{Check: known}, []string{"cherrx" + end, "\x7fy" + end}, "cherry", nil, 0},
		"wrong, then picked":     {Question{Check: known, Offers: beginning}, []string{"plum" + end, down + down + end}, "banana", nil, 0},
		"Alt-Enter":              {Question{}, []string{"plum\x1b" + end, "next" + end}, "plum", nil, 1},
		"a blank line pasted":    {Question{Offers: beginning, Meant: usual}, []string{end, "next" + end}, "", nil, 1},
		"Ctrl-Z":                 {Question{}, []string{"pl\x1aum" + end}, "plum", nil, 0},
		"typed over":             {Question{Typed: "plum"}, []string{"fig" + end}, "fig", nil, 0},
		"gone on with":           {Question{Typed: "plum"}, []string{" jam" + end}, "plum jam", nil, 0},
		"edited":                 {Question{Typed: "plum"}, []string{"\x7f\x7fot" + end}, "plot", nil, 0},
		"Esc":                    {Question{}, []string{"x" + esc}, "", ErrAside, 0},
		"Ctrl-C":                 {Question{Check: known}, []string{"x" + ctrlC}, "", context.Canceled, 0},
		"Ctrl-D":                 {Question{Check: known}, []string{ctrlD}, "", io.EOF, 0},
		"a line pasted with \\n": {Question{}, []string{"plum\n", "next\n"}, "plum", nil, 1},
	} {
		// One after the other: two forms at once would write to the same blank inside bubbles.
		t.Run(name, func(t *testing.T) {
			done := make(chan struct{})
			in := &keys{lines: c.typed, goOn: make(chan struct{}, 1), done: done}
			ctx, cancel := context.WithTimeout(t.Context(), 10*time.Second)
			defer cancel()
			got, err := c.question.Ask(ctx, in, io.Discard, draw.Style{}, 80)
			close(done)
			if got != c.want || !errors.Is(err, c.err) || err == nil != (c.err == nil) {
				t.Errorf("%q, %v; want %q, %v", got, err, c.want, c.err)
			}
			if unread := len(c.typed) - in.read; unread != c.unread {
				t.Errorf("%d lines unread, want %d", unread, c.unread)
			}
		})
	}
}

// TestAskEnds leaves the question when the program is to end.
func TestAskEnds(t *testing.T) {
	done := make(chan struct{})
	defer close(done)
	ctx, cancel := context.WithCancel(t.Context())
	time.AfterFunc(20*time.Millisecond, cancel)
	if _, err := (Question{}).Ask(ctx, &keys{lines: []string{"half"}, done: done}, io.Discard, draw.Style{}, 80); !errors.Is(err, context.Canceled) {
		t.Error(err)
	}
}
