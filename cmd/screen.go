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

// turnsDown says whether a trick has just been turned face down, of which nothing may stay on the screen, its last tile neither.
func (t *table) turnsDown(e referee.Event) bool {
	tricks, ok := t.sheet.Tricks()
	return ok && t.hidden && t.sheet.IsSecret() && e.Word == referee.Play && tricks.Led == scoring.NoTile
}
