package rulesets

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// problemsOf returns the problems of an error, which must be such.
func problemsOf(t *testing.T, err error) Problems {
	t.Helper()
	var ps Problems
	if !errors.As(err, &ps) {
		t.Fatalf("got error %v, want Problems", err)
	}
	return ps
}

// sketch writes a problem as the fixtures have it: place, kind, key and whatever else is filled; below it the line with its
// caret.
func sketch(p Problem) string {
	var b strings.Builder
	fmt.Fprintf(&b, "%d:%d %s", p.Line, p.Column, p.Kind)
	for _, part := range []struct{ name, value string }{{"key", p.Key}, {"got", p.Got}, {"want", p.Want}, {"suggest", p.Suggest}} {
		if part.value != "" {
			fmt.Fprintf(&b, " %s=%s", part.name, part.value)
		}
	}
	if p.Min != 0 || p.Max != 0 {
		fmt.Fprintf(&b, " %d..%d", p.Min, p.Max)
	}
	if len(p.Allowed) > 0 && p.Kind != UnknownRuleset && p.Kind != Phases {
		fmt.Fprintf(&b, " [%s]", strings.Join(p.Allowed, " "))
	}
	if p.First != (Position{}) {
		fmt.Fprintf(&b, " first=%d:%d", p.First.Line, p.First.Column)
	}
	b.WriteByte('\n')
	if p.Line > 0 {
		fmt.Fprintf(&b, "  %s\n  %s%s\n", p.Excerpt, strings.Repeat(" ", p.Indent), strings.Repeat("^", p.Width))
	}
	return b.String()
}

func TestBadFilesHaveTheProblemsBesideThem(t *testing.T) {
	files, err := filepath.Glob("testdata/bad/*.yaml")
	if err != nil || len(files) == 0 {
		t.Fatal("no fixtures", err)
	}
	for _, file := range files {
		t.Run(filepath.Base(file), func(t *testing.T) {
			want, err := os.ReadFile(strings.TrimSuffix(file, ".yaml") + ".problems")
			if err != nil {
				t.Fatal(err)
			}
			_, err = Library{}.LoadFile(file)
			var got strings.Builder
			for _, p := range problemsOf(t, err) {
				if p.Code != "ruleset" || p.File == "" {
					t.Errorf("code %q, file %q", p.Code, p.File)
				}
				got.WriteString(sketch(p))
			}
			if got.String() != string(want) {
				t.Errorf("got\n%s\nwant\n%s", got.String(), want)
			}
		})
	}
}
