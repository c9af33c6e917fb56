package cmd

import (
	"io"

	"bones/referee"
	"bones/scoring"
)

// A game of tricks is played in the terminal's alternate screen, which is wiped after each trick and keeps nothing to scroll back
// to: what lies face down on the table is not to be read on the screen.

const (
	alternateScreen = "\x1b[?1049h\x1b[H\x1b[2J"
	wipe            = "\x1b[H\x1b[2J"
	usualScreen     = "\x1b[?1049l"
)

// hides turns to the alternate screen where the game asks for it; end turns back.
func (t *table) hides() (end func()) {
	if !t.takesKeys() || t.open || t.sheet.Family() != referee.TrickFamily {
		return func() {}
	}
	t.hidden = true
	io.WriteString(t.Out, alternateScreen)
	return func() {
		t.hidden = false
		io.WriteString(t.Out, usualScreen)
	}
}

// turnDown wipes the screen when a trick is over.
func (t *table) turnDown() {
	if tricks, ok := t.sheet.Tricks(); ok && t.hidden && tricks.Led == scoring.NoTile {
		io.WriteString(t.Out, wipe)
	}
}
