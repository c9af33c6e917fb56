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

// turnsDown says whether a line has just turned a trick face down, of which nothing may stay on the screen, its last tile neither,
// or mended one that lies so; said is what may be told of it.
func (t *table) turnsDown(e referee.Event) (said []string, down bool) {
	tricks, ok := t.sheet.Tricks()
	if !ok || !t.hidden || !t.sheet.IsSecret() {
		return nil, false
	}
	v := t.voiceHere()
	switch {
	case e.Word == referee.Play && tricks.Led == scoring.NoTile:
		return []string{v.TrickWon(t.sheet.Match)}, true
	case e.Inner == nil || e.Inner.Word != referee.Play || e.Inner.Tile == tricks.Led:
		return nil, false
	}
	said = append(said, v.MendedDown(&e))
	if tricks.Led == scoring.NoTile { // it may be another's now
		said = append(said, v.TrickWon(t.sheet.Match))
	}
	return said, true
}
