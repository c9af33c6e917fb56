package cmd

import (
	"strings"
	"testing"
)

// TestCompletesBehindFlags completes what comes behind flags that may be given once only.
func TestCompletesBehindFlags(t *testing.T) {
	d := newDesk(t)
	for _, line := range []string{"__completeNoDesc play ''", "__completeNoDesc play --lang ja --sheet x ''", "__completeNoDesc --lang=ja play --set target=50 ''"} {
		if out := d.does(line, ""); !strings.Contains(out, "block\ncribbage\n") {
			t.Errorf("%s: %q", line, out)
		}
	}
}
