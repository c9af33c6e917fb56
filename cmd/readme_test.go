package cmd

import (
	"bytes"
	"os"
	"strings"
	"testing"
	"time"

	"bones/rulesets"
)

// TestReadme runs every example of the README, in its order and in one home, and compares what it prints, both streams
// together, with what the README shows.
func TestReadme(t *testing.T) {
	text, err := os.ReadFile("../README.md")
	if err != nil {
		t.Fatal(err)
	}
	home := t.TempDir()
	t.Chdir(t.TempDir())
	examples := 0
	for _, block := range fencedBlocks(string(text), "console") {
		for _, e := range commandsOf(block) {
			examples++
			got := runExample(t, home, e.command, e.input)
			if got != e.output {
				t.Errorf("$ %s\ngot:\n%s\nthe README shows:\n%s", e.command, got, e.output)
			}
		}
	}
	if examples == 0 {
		t.Error("the README has no example")
	}
}

// TestReadmeRulesets loads every ruleset that the README shows.
func TestReadmeRulesets(t *testing.T) {
	text, err := os.ReadFile("../README.md")
	if err != nil {
		t.Fatal(err)
	}
	for _, block := range fencedBlocks(string(text), "yaml") {
		if _, err := (rulesets.Library{}).Parse("README.md", []byte(block)); err != nil {
			t.Error(err)
		}
	}
}

// example is a command with what is typed to it and what it prints.
type example struct{ command, input, output string }

// fencedBlocks returns the bodies of the code blocks in a language.
func fencedBlocks(text, language string) []string {
	var blocks []string
	for _, part := range strings.Split(text, "```"+language+"\n")[1:] {
		body, _, _ := strings.Cut(part, "```")
		blocks = append(blocks, body)
	}
	return blocks
}

// commandsOf reads a console block: $ command, > typed lines of its input, and the output.
func commandsOf(block string) []example {
	var list []example
	for line := range strings.Lines(block) {
		command, isCommand := strings.CutPrefix(line, "$ ")
		typed, isInput := strings.CutPrefix(line, "> ")
		switch {
		case isCommand:
			list = append(list, example{command: strings.TrimSpace(command)})
		case isInput:
			list[len(list)-1].input += typed
		default:
			list[len(list)-1].output += line
		}
	}
	return list
}

// runExample runs one command line in process. Words may be quoted; what a shell does with a pipe is not needed.
func runExample(t *testing.T, home, command, input string) string {
	t.Helper()
	words := splitWords(command)
	if len(words) == 0 || words[0] != "bones" {
		t.Fatalf("not a command of bones: %s", command)
	}
	var out bytes.Buffer
	Main(words[1:], Streams{
		In: strings.NewReader(input), Out: &out, Err: &out,
		Env: func(name string) string {
			return map[string]string{"BONES_HOME": home, "LANG": "en_US.UTF-8"}[name]
		},
		Now:     func() time.Time { return time.Date(2026, 11, 30, 20, 0, 0, 0, time.UTC) },
		Columns: func() int { return defaultColumns },
	})
	return out.String()
}

// splitWords splits a command line at blanks outside single or double quotes.
func splitWords(line string) []string {
	var words []string
	word, quote, inWord := "", rune(0), false
	for _, r := range line + " " {
		switch {
		case quote != 0 && r == quote:
			quote = 0
		case quote != 0:
			word += string(r)
		case r == '"' || r == '\'':
			quote, inWord = r, true
		case r == ' ':
			if inWord {
				words = append(words, word)
			}
			word, inWord = "", false
		default:
			word += string(r)
			inWord = true
		}
	}
	return words
}
