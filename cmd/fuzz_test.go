package cmd

import (
	"encoding/json"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"
)

// FuzzCount gives `bones count` any arguments, one a line, and any standard input: it answers with one of its exit statuses, what
// it says is harmless text, and what it was asked for as JSON is JSON.
func FuzzCount(f *testing.F) {
	transcripts, _ := filepath.Glob("testdata/counts*.txt")
	for _, file := range transcripts {
		text, err := os.ReadFile(file)
		if err != nil {
			f.Fatal(err)
		}
		for line := range strings.Lines(string(text)) {
			if _, arguments, is := strings.Cut(strings.TrimSuffix(line, "\n"), " count "); is && strings.HasPrefix(line, "$ bones ") {
				f.Add(strings.Join(splitWords(arguments), "\n"), "4-1 3-2 5-5 6-4 4-3\n5x\n")
			}
		}
	}
	f.Add("cribbage\n--stdin", "🂑🁾 4-1 3-2\n\xff\n")
	f.Add("block\nA＝2-1\n--set\ntarget=５\n--json\nB==3", "")
	f.Add("bingo\n--lang\nja\n--trump\n5\n--declared\nアン＝20,30\nアン=６－６、5|5\nベン=", "")
	f.Fuzz(func(t *testing.T, arguments, input string) {
		words := append([]string{"count"}, strings.Split(arguments, "\n")...)
		s := runWords(t, input, words)
		if s.status != exitOK && s.status != exitNo && s.status != exitMisuse || s.status != exitOK && s.out+s.err == "" {
			t.Errorf("%q: exit %d, %s%s", words, s.status, s.out, s.err)
		}
		if bad := harmful(s.out + s.err); bad != "" || !utf8.ValidString(s.out+s.err) {
			t.Errorf("%q says %s", words, bad)
		}
		if slices.Contains(words, "--json") && s.status == exitOK && strings.HasPrefix(s.out, "{") && !json.Valid([]byte(s.out)) {
			t.Errorf("%q says %s", words, s.out)
		}
	})
}
