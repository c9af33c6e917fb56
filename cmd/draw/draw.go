// Package draw makes the pictures of the table: tiles, the chain with its two open ends, the peg board, the pile, a
// trick, the tiles of a count, and plain tables. The board can also be had as SVG, to print or to show.
//
// A picture is made from plain values, a [Style] and a width in columns. The package knows no rules and no words of any
// language: labels come in as strings, numbers are the only text of its own. Every string that comes in may have been
// typed by anybody, and is made harmless by [Safe] before it is shown.
//
// Every picture keeps to its width, as [Width] measures it, and has no blanks at the end of a line.
package draw

import (
	"strings"
	"unicode"
)

// MinWidth is the narrowest width, in columns, that pictures are made for; a smaller one is taken as this.
// They are meant to be looked at from 40 to 200 columns.
const MinWidth = 20

// Tiles is how tiles are written.
type Tiles uint8

const (
	// Text writes a tile as [6|4].
	Text Tiles = iota
	// Glyph writes a tile of up to six pips an end as the Unicode character for it: one column, but many terminal
	// fonts lack it.
	Glyph
)

// A Style is what the terminal can show and the table prefers. The zero Style is text tiles in Unicode without colour.
type Style struct {
	Tiles Tiles
	// ASCII keeps the marks of a picture within ASCII, and its tiles text. Names and labels stay as they came in.
	ASCII bool
	// Colour allows escape sequences for colour and weight. They never carry meaning alone.
	Colour bool
}

// mark returns the first spelling of a mark, or the second where only ASCII is allowed.
func (s Style) mark(unicode, ascii string) string {
	if s.ASCII {
		return ascii
	}
	return unicode
}

// The weights and colours in use, as parameters of the escape sequence that selects them.
const (
	bold = "1"
	dim  = "2"
)

// paint gives text a colour or a weight, where the style allows it and sgr names one.
func (s Style) paint(sgr, text string) string {
	if !s.Colour || sgr == "" || text == "" {
		return text
	}
	return "\x1b[" + sgr + "m" + text + "\x1b[0m"
}

// A Picture is the lines of a picture, from the top, without their newlines.
type Picture []string

// String joins the lines, each with a newline at its end.
func (p Picture) String() string {
	if len(p) == 0 {
		return ""
	}
	return strings.Join(p, "\n") + "\n"
}

// Indent returns the picture moved n columns to the right. A picture made for a width less n still keeps to the width.
func (p Picture) Indent(n int) Picture {
	moved := make(Picture, len(p))
	for i, line := range p {
		if line != "" {
			moved[i] = blanks(n) + line
		}
	}
	return moved
}

// trimmed returns the lines without blanks at their ends.
func (p Picture) trimmed() Picture {
	for i, line := range p {
		p[i] = strings.TrimRightFunc(line, unicode.IsSpace)
	}
	return p
}

// blanks returns n spaces, none if n is negative.
func blanks(n int) string { return strings.Repeat(" ", max(n, 0)) }
