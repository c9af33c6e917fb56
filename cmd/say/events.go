package say

import (
	"strconv"
	"strings"

	"bones/cmd/draw"
	"bones/referee"
	"bones/scoring"
)

type eventTongue interface {
	// event says what a line has done; "" for a word without words.
	event(e *referee.Event) string
	// mendedDown says that a repair has changed or put in a play that lies face down.
	mendedDown(e *referee.Event) string
}

// Event says what an accepted line has done: Cyd played 6-3.
func (v Voice) Event(e *referee.Event) string {
	if text := v.tongue().event(e); text != "" {
		return text
	}
	return draw.Safe(string(e.AppendText(nil, v.Names)))
}

// MendedDown says that a play that lies face down has been mended or put in, but not which tile it is.
func (v Voice) MendedDown(e *referee.Event) string { return v.tongue().mendedDown(e) }

// noteText is the free text of a line, harmless and whole.
func noteText(e *referee.Event) string { return draw.Safe(e.Text) }

// eventTiles are the tiles of a line.
func eventTiles(e *referee.Event) []string { return tileNames(e.Tiles()) }

// suitText is a suit or an end that is only a number.
func suitText(n int8) string { return strconv.Itoa(int(n)) }

// signed is an amount with its sign, + included.
func signed(p scoring.Points) string {
	if p > 0 {
		return "+" + p.String()
	}
	return p.String()
}

// innerText is the line of a repair in its canonical form.
func (v Voice) innerText(e *referee.Event) string {
	return typed(string(e.Inner.AppendText(nil, v.Names)))
}

// counted are the numbers of a line of counts.
func counted(e *referee.Event) string {
	counts := make([]string, len(e.Each))
	for i, n := range e.Each {
		counts[i] = n.String()
	}
	return strings.Join(counts, " ")
}
