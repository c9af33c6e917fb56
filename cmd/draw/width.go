package draw

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/mattn/go-runewidth"
	"github.com/rivo/uniseg"
)

// terminal measures as present terminals do, whatever the locale says: characters of ambiguous width take one column.
var terminal = &runewidth.Condition{StrictEmojiNeutral: true}

// Width returns the columns that text takes on a terminal: two for a wide character or an emoji, none for a mark that
// combines. The text must hold no escape sequences.
func Width(text string) int { return terminal.StringWidth(text) }

// PadRight returns text with blanks after it up to width columns; a wider text is returned as it is.
func PadRight(text string, width int) string { return text + blanks(width-Width(text)) }

// PadLeft returns text with blanks before it up to width columns; a wider text is returned as it is.
func PadLeft(text string, width int) string { return blanks(width-Width(text)) + text }

// Fit returns text cut to at most width columns, with an ellipsis in place of what is left out.
func (s Style) Fit(text string, width int) string {
	ellipsis := s.mark("…", "..")
	switch {
	case Width(text) <= width:
		return text
	case width < Width(ellipsis):
		return strings.Repeat(".", max(width, 0))
	}
	return terminal.Truncate(text, width, ellipsis)
}

// Wrap breaks text into lines of at most width columns (2 at least): at blanks, between wide characters where Japanese
// allows it, and anywhere only in a word that is longer than a line. Parts that are set apart by a wide gap get lines of
// their own, and a list such as "Ann 12 · Ben 0" is broken between its items, without the mark. A newline in the text
// starts a new line. There is always a line, if an empty one.
func Wrap(text string, width int) []string {
	width = max(width, 2)
	var lines []string
	for paragraph := range strings.SplitSeq(text, "\n") {
		if Width(paragraph) <= width {
			lines = append(lines, paragraph)
			continue
		}
		if part, rest, apart := strings.Cut(paragraph, wideGap); apart && strings.TrimSpace(part) != "" {
			lines = append(lines, Wrap(part, width)...)
			lines = append(lines, Wrap(strings.TrimLeftFunc(rest, unicode.IsSpace), width)...)
			continue
		}
		if strings.Contains(paragraph, itemMark) {
			lines = append(lines, flow(strings.Split(paragraph, itemMark), itemMark, 0, width)...)
			continue
		}
		line := ""
		add := func(part string) {
			if line != "" && Width(line+part) > width {
				lines = append(lines, line)
				line = ""
			}
			line += part
		}
		for _, word := range words(paragraph) {
			letters := strings.TrimRightFunc(word, unicode.IsSpace)
			if Width(letters) <= width {
				add(letters)
			} else {
				for _, letter := range clusters(letters, width) {
					add(letter)
				}
			}
			line += word[len(letters):]
		}
		lines = append(lines, line)
	}
	return Picture(lines).trimmed()
}

const (
	wideGap  = "   "
	itemMark = " · "
)

// clusters splits a word into what is seen as characters, and those that are wider than width into what they are made of.
func clusters(word string, width int) []string {
	var clusters []string
	for state := -1; word != ""; {
		var cluster string
		cluster, word, _, state = uniseg.FirstGraphemeClusterInString(word, state)
		if Width(cluster) > width {
			clusters = append(clusters, strings.Split(cluster, "")...)
		} else {
			clusters = append(clusters, cluster)
		}
	}
	return clusters
}

// words splits text where a line may be broken, each part with the blanks that follow it. Unicode's rules would break
// [6|4] after its bar and a path after its slash, so of their places only blanks and the neighbours of wide characters
// are taken.
func words(text string) []string {
	var words []string
	start, state, rest := 0, -1, text
	for rest != "" {
		_, rest, _, state = uniseg.FirstLineSegmentInString(rest, state)
		end := len(text) - len(rest)
		before, _ := utf8.DecodeLastRuneInString(text[:end])
		after, _ := utf8.DecodeRuneInString(rest)
		if rest == "" || unicode.IsSpace(before) || terminal.RuneWidth(before) == 2 || terminal.RuneWidth(after) == 2 {
			words = append(words, text[start:end])
			start = end
		}
	}
	return words
}

// flow sets parts one after the other with sep between them, in lines of at most width columns; lines after the first
// are indented. A part stays in one line unless it is longer than a line.
func flow(parts []string, sep string, indent, width int) []string {
	var lines []string
	line := ""
	for i, part := range parts {
		switch {
		case i > 0 && Width(line+sep+part) <= width:
			line += sep + part
			continue
		case i > 0:
			lines = append(lines, line)
			line = blanks(indent)
		}
		if Width(line+part) <= width {
			line += part
			continue
		}
		pieces := Wrap(part, width-indent)
		for _, piece := range pieces[:len(pieces)-1] {
			lines = append(lines, line+piece)
			line = blanks(indent)
		}
		line += pieces[len(pieces)-1]
	}
	if len(parts) > 0 {
		lines = append(lines, line)
	}
	return Picture(lines).trimmed()
}
