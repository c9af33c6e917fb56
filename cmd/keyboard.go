package cmd

import (
	"bytes"
	"io"
	"os"
	"runtime"
	"slices"
	"strings"
	"sync"
	"unicode"

	"bones/cmd/ask"

	"github.com/peterh/liner"
)

// A keyboard shares what is typed at the terminal between the line editor and the forms. Each takes it up to the end of a line;
// what comes behind, typed ahead or pasted, waits for the next that asks.
type keyboard struct {
	arrived chan []byte // as it comes; closed at the end of the input
	taking  sync.Mutex  // held by who takes: a form that was left may not have noticed it yet when the next one asks
	pending []byte      // of what has arrived, what nobody has taken yet
	afterCR bool        // what was taken last ended with a carriage return: a line feed behind it ends no other line
	// The line editor reads from a pipe.
	toEditor, fromKeys *os.File
}

func newKeyboard(in io.Reader) (*keyboard, error) {
	fromKeys, toEditor, err := os.Pipe()
	if err != nil {
		return nil, err
	}
	k := &keyboard{arrived: make(chan []byte), toEditor: toEditor, fromKeys: fromKeys}
	go func() {
		defer close(k.arrived)
		for {
			keys := make([]byte, 4096)
			n, err := in.Read(keys)
			if n > 0 {
				k.arrived <- keys[:n]
			}
			if err != nil {
				return
			}
		}
	}()
	return k, nil
}

// take returns what was typed next, up to the end of a line and at most so many bytes; nothing at the end of the input, or once
// done is closed: then what has come meanwhile is left to the next.
func (k *keyboard) take(most int, done <-chan struct{}) []byte {
	k.taking.Lock()
	defer k.taking.Unlock()
	if len(k.pending) == 0 {
		select {
		case k.pending = <-k.arrived:
		case <-done:
		}
	}
	select {
	case <-done:
		return nil
	default:
	}
	if k.afterCR && len(k.pending) > 1 && k.pending[0] == '\n' {
		k.pending = k.pending[1:]
	}
	n := min(len(k.pending), most)
	if i := bytes.IndexAny(k.pending[:n], lineEnds); i >= 0 {
		n = i + 1
	}
	taken := k.pending[:n]
	k.pending = k.pending[n:]
	k.afterCR = n > 0 && taken[n-1] == '\r'
	if k.afterCR && len(k.pending) > 0 && k.pending[0] == '\n' { // of the same line's end
		k.pending, k.afterCR = k.pending[1:], false
	}
	return taken
}

// isAhead says whether more has arrived than was taken. It is to be asked only while nobody takes.
func (k *keyboard) isAhead() bool { return len(k.pending) > 0 }

const (
	lineEnds  = "\r\n"
	escapeKey = "\x1b"
)

func endsLine(keys []byte) bool {
	return len(keys) > 0 && bytes.IndexByte([]byte(lineEnds), keys[len(keys)-1]) >= 0
}

// linesAhead takes the whole lines that were typed ahead, or pasted, up to now, as far as each may be taken. Of lines that were
// edited while they were typed, the first and what is behind it is left to the editor.
func (k *keyboard) linesAhead(mayTake func(line string) bool) (lines []string) {
	k.taking.Lock()
	defer k.taking.Unlock()
	for {
		select {
		case more, on := <-k.arrived:
			if on {
				k.pending = append(k.pending, more...)
				continue
			}
		default:
		}
		break
	}
	end := bytes.LastIndexAny(k.pending, lineEnds) + 1
	if edited := bytes.IndexFunc(k.pending[:end], isEditingKey); edited >= 0 {
		end = bytes.LastIndexAny(k.pending[:edited], lineEnds) + 1
	}
	for end > 0 {
		n := bytes.IndexAny(k.pending, lineEnds)
		line := strings.TrimSpace(string(k.pending[:n]))
		if line != "" && !mayTake(line) {
			break
		}
		if line != "" {
			lines = append(lines, line)
		}
		k.afterCR = k.pending[n] == '\r'
		k.pending = k.pending[n+1:]
		end -= n + 1
	}
	return lines
}

func isEditingKey(r rune) bool { return unicode.IsControl(r) && !strings.ContainsRune(lineEnds, r) }

// newEditor makes a line editor that reads from the pipe. The library reads whatever the process has for its standard input when
// the editor is made.
func (k *keyboard) newEditor() *liner.State {
	stdin := os.Stdin
	os.Stdin = k.fromKeys
	defer func() { os.Stdin = stdin }()
	return liner.NewLiner()
}

// feeds hands the line editor one line; end ends that when the editor has what it wants. over says that text stands there, which
// is typed over unless it is edited.
func (k *keyboard) feeds(over bool) (end func()) {
	done, ended := make(chan struct{}), make(chan struct{})
	go func() {
		defer close(ended)
		for {
			keys := k.take(4096, done)
			if over && ask.TypesOver(string(keys)) {
				keys = typedOver(keys)
			}
			over = false
			if keys == nil {
				select {
				case <-done:
				default:
					k.toEditor.Close() // the end of the input
				}
				return
			}
			if _, err := k.toEditor.Write(keys); err != nil || endsLine(keys) {
				return
			}
		}
	}()
	return func() { close(done); <-ended }
}

// typedOver are the editing keys that put text in the place of the line that stands there. It is typed before that line, which is
// then cut off: at the end of a line the editor shows a character where the cursor stands at once, without taking away what was
// erased, and past the edge of the screen that would stay.
func typedOver(keys []byte) []byte {
	const toBeginning, cutRest = "\x01", "\x0b"
	text := bytes.IndexFunc(keys, unicode.IsControl)
	if text < 0 {
		text = len(keys)
	}
	return slices.Concat([]byte(toBeginning), keys[:text], []byte(cutRest), keys[text:])
}

// formKeys is what one form reads: up to the end of a line, and further only when the form goes on; or up to Esc, which ends it.
type formKeys struct {
	*keyboard
	held         bool // until the form goes on
	goesOn, done chan struct{}
}

func (k *keyboard) forForm() *formKeys {
	return &formKeys{keyboard: k, goesOn: make(chan struct{}, 1), done: make(chan struct{})}
}

func (f *formKeys) Read(p []byte) (int, error) {
	if f.held {
		select {
		case <-f.goesOn:
			f.held = false
		case <-f.done:
			return 0, io.EOF
		}
	}
	keys := f.take(len(p), f.done)
	if keys == nil {
		return 0, io.EOF
	}
	f.held = endsLine(keys) || string(keys) == escapeKey
	return copy(p, keys), nil
}

// GoOn tells that the line was no answer.
func (f *formKeys) GoOn() { f.goesOn <- struct{}{} }

// Ahead says whether more was typed or pasted behind the line.
func (f *formKeys) Ahead() bool { return f.isAhead() }

// sharesKeys says whether the line editor reads its keys from standard input, where they can be shared with forms. On Windows it
// asks the console for them.
func sharesKeys() bool { return runtime.GOOS != "windows" }
