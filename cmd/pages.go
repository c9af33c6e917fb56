package cmd

import (
	"fmt"

	"bones/cmd/draw"
)

// The alternate screen keeps nothing to scroll back to, so a text that is longer comes there in parts: Enter shows the next, any
// other line is taken as ever, and ends it.

// page shows lines, in the alternate screen as many as fit there above the prompt.
func (t *table) page(lines []string) {
	shown := len(lines)
	if t.hidden {
		shown = t.fitting(lines)
	}
	for _, line := range lines[:shown] {
		fmt.Fprintln(t.Err, line)
	}
	if shown < len(lines) {
		t.more = lines[shown:]
	}
}

// fitting is how many of some lines fit on the screen above the prompt: one at least.
func (t *table) fitting(lines []string) int {
	room := t.Rows() - 1
	for i, line := range lines {
		room -= len(draw.Wrap(line, t.width()))
		if room < 0 {
			return max(i, 1)
		}
	}
	return len(lines)
}
