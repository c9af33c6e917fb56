package draw

import (
	"strings"

	"bones/scoring"
)

// A Play is a tile laid to a trick with the words around it: before it who laid it, as in "Ann leads:", after it a note
// such as " (suit 6)", with its own leading blank, since Japanese brackets need none.
type Play struct {
	Label string
	Tile  scoring.Tile
	Note  string
}

// A Trick is the plays of the current trick in their order, the lead first.
type Trick []Play

// Draw sets the plays in one line where they fit, otherwise each in its own.
func (t Trick) Draw(s Style, width int) Picture {
	width = max(width, MinWidth)
	plays := make([]string, len(t))
	for i, play := range t {
		plays[i] = strings.TrimSpace(Safe(play.Label) + " " + s.Tile(play.Tile) + Safe(play.Note))
	}
	line := strings.Join(plays, "   ")
	if Width(line) <= width {
		plays = plays[:0]
		if line != "" {
			plays = append(plays, line)
		}
	}
	var picture Picture
	for _, play := range plays {
		picture = append(picture, flow([]string{play}, "", 2, width)...)
	}
	return picture
}
