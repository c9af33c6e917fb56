//go:build linux

package cmd

import (
	"cmp"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

// The terminal transcripts, testdata/terminal: what a person types, and what the screen shows at some points of it, on a laptop
// and on a phone. The language is in the name of the file.
//
//	# a remark
//	$ bones play block --players Ann,Ben    how the program is called
//	> 64                                    a line that is typed, with Enter
//	~ <Down><Down>                          keys, without Enter
//	= 80x24                                 the screen now, of each size
//	|Ann ›
//
// Lines are typed ahead until a screen is looked at. One that is refused keeps those typed behind it, so a screen has to follow it.
//
// `go test ./cmd -run Terminal -update` writes the screens anew.

var sizes = []struct{ cols, rows int }{{80, 24}, {40, 20}}

// A step is what is typed, and then seen.
type step struct {
	typed   []string          // lines of the file
	screens map[string]string // by size; nil where nobody looks
}

func readSteps(t *testing.T, path string) (steps []step) {
	t.Helper()
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	now, size := step{}, ""
	for line := range strings.Lines(string(text)) {
		line = strings.TrimSuffix(line, "\n")
		switch {
		case strings.HasPrefix(line, "="):
			size = strings.TrimSpace(line[1:])
			if now.screens == nil {
				now.screens = map[string]string{}
				for _, size := range sizes {
					now.screens[fmt.Sprintf("%dx%d", size.cols, size.rows)] = ""
				}
			}
			now.screens[size] = ""
		case strings.HasPrefix(line, "|"):
			now.screens[size] += line[1:] + "\n"
		default:
			if now.screens != nil {
				steps = append(steps, now)
				now = step{}
			}
			now.typed = append(now.typed, line)
		}
	}
	return append(steps, now)
}

func writeSteps(t *testing.T, path string, steps []step) {
	t.Helper()
	var text strings.Builder
	for _, s := range steps {
		for _, line := range s.typed {
			text.WriteString(line + "\n")
		}
		for _, size := range sizes {
			if screen, ok := s.screens[fmt.Sprintf("%dx%d", size.cols, size.rows)]; ok {
				fmt.Fprintf(&text, "= %dx%d\n", size.cols, size.rows)
				for line := range strings.Lines(screen) {
					text.WriteString("|" + line)
				}
			}
		}
	}
	if err := os.WriteFile(path, []byte(text.String()), 0o644); err != nil {
		t.Fatal(err)
	}
}

var keyNames = strings.NewReplacer("<Down>", "\x1b[B", "<Up>", "\x1b[A", "<Esc>", "\x1b", "<Tab>", "\t", "<Back>", "\x7f", "<Clear>", clear)

// TestTerminals replays every transcript at every size, until the screen shows what it is to show.
func TestTerminals(t *testing.T) {
	files, _ := filepath.Glob("testdata/terminal/*.txt")
	for _, path := range files {
		steps := readSteps(t, path)
		name := strings.TrimSuffix(filepath.Base(path), ".txt")
		lang := "en"
		if strings.HasSuffix(name, "-ja") {
			lang = "ja"
		}
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			for _, size := range sizes {
				key := fmt.Sprintf("%dx%d", size.cols, size.rows)
				home := t.TempDir()
				var s *session
				for i := range steps {
					for _, line := range steps[i].typed {
						kind, rest, _ := strings.Cut(line, " ")
						switch kind {
						case "$":
							if s != nil {
								s.types(clear + "q" + enter)
								<-s.ended
							}
							s = atTerminal(t, home, size.cols, size.rows, []string{"BONES_LANG=" + lang}, strings.Fields(rest)[1:]...)
							s.waits("›")
						case ">":
							s.types(keyNames.Replace(rest) + enter)
						case "~":
							s.types(keyNames.Replace(rest))
						}
					}
					want, looks := steps[i].screens[key]
					switch {
					case !looks:
					case *update:
						steps[i].screens[key] = s.rests()
					default:
						s.shows(want)
					}
				}
			}
			if *update {
				writeSteps(t, path, steps)
			}
		})
	}
}

// rests waits until the screen has not changed for a while.
func (s *session) rests() string {
	seen := ""
	for quiet := 0; quiet < 8; quiet++ {
		if now := s.sees(); now != seen {
			seen, quiet = now, 0
		}
		time.Sleep(100 * time.Millisecond)
	}
	return seen
}

// shows waits until the screen shows what it is to show.
func (s *session) shows(want string) {
	s.t.Helper()
	for late := time.Now().Add(patience); s.sees() != want; time.Sleep(5 * time.Millisecond) {
		if time.Now().After(late) {
			s.t.Fatalf("the screen shows\n%s\ninstead of\n%s", s.sees(), cmp.Or(want, "nothing"))
		}
	}
}
