package cmd

import (
	"flag"
	"fmt"
	"io"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"
)

var update = flag.Bool("update", false, "rewrite the outputs in testdata/*.txt; read them before you commit")

// TestTranscripts plays the transcripts in testdata. A transcript is what a person sees:
//
//	# a comment
//	$ write FILE        the lines behind | make a file
//	| its lines
//	$ bones …           a command, perhaps on a narrow screen (COLUMNS=40 before it), its input behind >, each line followed by what it makes the program say
//	> typed
//	what is printed, both streams together
//	[exit 1]            the exit status, unless it is 0
//
// After every line that is refused the sheet must be, byte for byte, what it was.
func TestTranscripts(t *testing.T) {
	files, err := filepath.Glob("testdata/*.txt")
	if err != nil || len(files) == 0 {
		t.Fatal("no transcripts", err)
	}
	for i, file := range files {
		files[i], _ = filepath.Abs(file)
	}
	for _, file := range files {
		t.Run(strings.TrimSuffix(filepath.Base(file), ".txt"), func(t *testing.T) {
			want, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			t.Chdir(t.TempDir())
			got := replayTranscript(t, string(want))
			if got == string(want) {
				return
			}
			if *update {
				if err := os.WriteFile(file, []byte(got), 0o644); err != nil {
					t.Fatal(err)
				}
				return
			}
			t.Errorf("the transcript differs:\n%s", firstDifference(got, string(want)))
		})
	}
}

// firstDifference shows where two texts part.
func firstDifference(got, want string) string {
	g, w := strings.Split(got, "\n"), strings.Split(want, "\n")
	for i := range max(len(g), len(w)) {
		line := func(lines []string) string {
			if i < len(lines) {
				return lines[i]
			}
			return "(nothing)"
		}
		if line(g) != line(w) {
			return fmt.Sprintf("line %d\ngot:  %s\nwant: %s", i+1, line(g), line(w))
		}
	}
	return ""
}

// replayTranscript runs the commands of a transcript and returns it with what they print now.
func replayTranscript(t *testing.T, text string) string {
	t.Helper()
	var out strings.Builder
	lines := strings.Split(strings.TrimSuffix(text, "\n"), "\n")
	for i := 0; i < len(lines); {
		line := lines[i]
		i++
		command, isCommand := strings.CutPrefix(line, "$ ")
		if !isCommand {
			if line == "" || strings.HasPrefix(line, "#") {
				out.WriteString(line + "\n")
			} else if strings.HasPrefix(line, "> ") || strings.HasPrefix(line, "|") {
				t.Fatalf("line %d belongs to no command: %s", i, line)
			}
			continue
		}
		var input, file []string
		for ; i < len(lines) && !strings.HasPrefix(lines[i], "$ ") && !strings.HasPrefix(lines[i], "#"); i++ {
			if typed, ok := strings.CutPrefix(lines[i], "> "); ok {
				input = append(input, typed)
			} else if content, ok := strings.CutPrefix(lines[i], "| "); ok {
				file = append(file, content)
			} else if lines[i] == "|" {
				file = append(file, "")
			}
		}
		out.WriteString(line + "\n")
		if name, isWrite := strings.CutPrefix(command, "write "); isWrite {
			for _, content := range file {
				out.WriteString(strings.TrimRight("| "+content, " ") + "\n")
			}
			if err := os.WriteFile(name, []byte(strings.Join(file, "\n")+"\n"), 0o644); err != nil {
				t.Fatal(err)
			}
			continue
		}
		runTranscriptCommand(t, command, input, &out)
	}
	return out.String()
}

// runTranscriptCommand runs one command. It is shown each line of its input at the moment it asks for it.
func runTranscriptCommand(t *testing.T, command string, input []string, out *strings.Builder) {
	t.Helper()
	words := splitWords(command)
	columns := defaultColumns
	if len(words) > 0 && words[0] == "COLUMNS=40" {
		columns, words = 40, words[1:]
	}
	if len(words) == 0 || words[0] != "bones" {
		t.Fatalf("not a command of bones: %s", command)
	}
	typist := &typist{lines: input, out: out, results: &counted{out: out}, messages: &counted{out: out}}
	status := Main(words[1:], Streams{
		In: typist, Out: typist.results, Err: typist.messages,
		Env: func(name string) string {
			return map[string]string{"BONES_HOME": "home", "LANG": "en_US.UTF-8"}[name]
		},
		Now:     func() time.Time { return time.Date(2026, 11, 30, 20, 0, 0, 0, time.UTC) },
		Columns: func() int { return columns },
	})
	if status != 0 {
		fmt.Fprintf(out, "[exit %d]\n", status)
	}
	for _, left := range typist.lines {
		out.WriteString("> " + left + "\n")
	}
	if slices.ContainsFunc(words, func(word string) bool { return word == "play" || word == "resume" || word == "enter" }) {
		typist.checkSheets(t, input)
	}
}

// typist types a line when it is asked for one, and remembers what the sheets were then.
type typist struct {
	lines             []string
	out               *strings.Builder
	results, messages *counted
	moments           []moment
}

// counted is one of the two streams of a command, which counts what it has said.
type counted struct {
	out  *strings.Builder
	said int
}

func (c *counted) Write(text []byte) (int, error) {
	c.said += len(text)
	return c.out.Write(text)
}

// moment is when a line was asked for: how much had been said, and what was on disk.
type moment struct {
	results, messages int
	sheets            map[string]string
}

func (p *typist) Read(buffer []byte) (int, error) {
	p.moments = append(p.moments, moment{p.results.said, p.messages.said, allSheets()})
	if len(p.lines) == 0 {
		return 0, io.EOF
	}
	line := p.lines[0] + "\n"
	p.lines = p.lines[1:]
	p.out.WriteString("> " + line)
	return copy(buffer, line), nil
}

// checkSheets compares the sheets before and after each line. Where only a message came, a refusal or an answer to a word of
// the prompt, they are byte for byte what they were. Where a result came, it is on a sheet, which has only grown.
func (p *typist) checkSheets(t *testing.T, input []string) {
	t.Helper()
	for i := 1; i < len(p.moments); i++ {
		before, after := p.moments[i-1], p.moments[i]
		changed := !maps.Equal(before.sheets, after.sheets)
		switch told := after.results > before.results; {
		case told && !changed:
			t.Errorf("%q was acknowledged and is on no sheet", input[i-1])
		case !told && changed && after.messages > before.messages:
			t.Errorf("%q was refused and has changed a sheet", input[i-1])
		}
		for name, text := range before.sheets {
			if !strings.HasPrefix(after.sheets[name], text) {
				t.Errorf("%q changed what was already on the sheet", input[i-1])
			}
		}
	}
}

// allSheets is the text of every saved game.
func allSheets() map[string]string {
	all := map[string]string{}
	files, _ := filepath.Glob("home/games/*.bones")
	for _, file := range files {
		text, _ := os.ReadFile(file)
		all[file] = string(text)
	}
	return all
}
