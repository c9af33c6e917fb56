package cmd

import (
	"bytes"
	"flag"
	"fmt"
	"io"
	"os"
	"path/filepath"
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
	typist := &typist{lines: input, out: out}
	status := Main(words[1:], Streams{
		In: typist, Out: out, Err: out,
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
	typist.checkRefusals(t)
}

// typist types a line when it is asked for one, and remembers what the sheets were then.
type typist struct {
	lines   []string
	out     *strings.Builder
	moments []moment
}

// moment is when a line was asked for: how much had been printed, and what was on disk.
type moment struct {
	printed int
	sheets  []byte
}

func (p *typist) Read(buffer []byte) (int, error) {
	p.moments = append(p.moments, moment{p.out.Len(), allSheets()})
	if len(p.lines) == 0 {
		return 0, io.EOF
	}
	line := p.lines[0] + "\n"
	p.lines = p.lines[1:]
	p.out.WriteString("> " + line)
	return copy(buffer, line), nil
}

// checkRefusals compares the sheets before and after each line: where nothing was written, nothing may have changed, and the
// file only grows.
func (p *typist) checkRefusals(t *testing.T) {
	t.Helper()
	for i := 1; i < len(p.moments); i++ {
		if !bytes.HasPrefix(p.moments[i].sheets, p.moments[i-1].sheets) {
			t.Errorf("line %d of the input changed what was already on the sheet", i)
		}
	}
}

// allSheets is the text of the sheet last touched.
func allSheets() []byte {
	var all []byte
	files, _ := filepath.Glob("home/games/*.bones")
	for _, file := range files {
		text, _ := os.ReadFile(file)
		all = append(all, text...)
	}
	return all
}
