package cmd

import "testing"

// TestInOneLine joins lines so that none is lost in the comment of another.
func TestInOneLine(t *testing.T) {
	for _, c := range []struct {
		lines []string
		want  string
	}{
		{[]string{"64"}, "64"},
		{[]string{"64 # sic"}, "64 # sic"},
		{[]string{"64", "54"}, "64; 54"},
		{[]string{"64 # sic", "54　＃次", "# a pause", "pass # too"}, "64; 54; pass # too"},
	} {
		if got := inOneLine(c.lines); got != c.want {
			t.Errorf("%q are joined as %q, not %q", c.lines, got, c.want)
		}
	}
}
