package rulesets

import (
	"strconv"
	"strings"
	"unicode"

	"github.com/rivo/uniseg"
	"golang.org/x/text/unicode/norm"
)

// MaxName is the length of a name in graphemes: what a reader sees as one character.
const MaxName = 32

// MaxSpectators is how many may watch and stake.
const MaxSpectators = 10

// All names of a sheet together have at most maxNames bytes, with scoreRoom for what stands behind each in a standing, so that a
// standing fits in a line.
const (
	maxNames  = 4000
	scoreRoom = 16
)

// noNames are the marks that end a name in a line of the sheet, as they are and full-width.
const noNames = ":#,=;：＃，＝；、"

// FoldName is the form in which names are compared: é is é however it was typed, and capitals do not count.
//
// It is the case folding of Unicode letter by letter, and ß as ss. Of the letters that fold to several no other is in a name, and
// the library that knows them all costs every command 4 % of its start.
func FoldName(name string) string {
	var folded strings.Builder
	for _, c := range norm.NFC.String(name) {
		if c == 'ß' || c == 'ẞ' {
			folded.WriteString("ss")
		} else {
			folded.WriteRune(foldLetter(c))
		}
	}
	return norm.NFC.String(folded.String())
}

// foldLetter returns the one letter that stands for all that differ from c in case only.
func foldLetter(c rune) rune {
	first := c
	for other := unicode.SimpleFold(c); other != c; other = unicode.SimpleFold(other) {
		first = min(first, other)
	}
	return unicode.ToLower(first)
}

// checkNames looks at every name of the header: the players' first, then the spectators'.
func (r *reader) checkNames(reserved func(string) string) {
	taken, lists := map[string]spot{}, map[string]string{}
	people, length, longest := 0, 0, spot{}
	for _, list := range []string{"players", "spectators.names"} {
		for i := range maxItems {
			path := item(list, i)
			at, given := r.origin[path]
			if !given {
				continue
			}
			name := at.node.Value
			people++
			if length += len(name); people == 1 || len(name) > len(longest.node.Value) {
				longest = at
			}
			if p := nameProblem(name, reserved); p.Kind != "" {
				p.Key, p.Got = path, name
				r.report(at, p)
				continue
			}
			if earlier, is := taken[FoldName(name)]; is {
				r.report(at, Problem{Kind: NameTaken, Key: path, Got: name, First: earlier.Position, Want: lists[FoldName(name)]})
				continue
			}
			taken[FoldName(name)], lists[FoldName(name)] = at, list
		}
	}
	if len(r.rules.Spectators.Names) > MaxSpectators {
		r.report(r.origin["spectators.names"], Problem{Kind: TooLong, Key: "spectators.names", Max: MaxSpectators})
	}
	if most := maxNames - people*scoreRoom; length > most {
		r.report(longest, Problem{Kind: NamesLength, Max: most})
	}
}

// nameProblem says what is wrong with a name, looked at alone.
func nameProblem(name string, reserved func(string) string) Problem {
	for i, c := range name {
		if strings.ContainsRune(noNames, c) || !inName(c) || (c == ' ' || c == '\u3000') && (i == 0 || name[i:] == string(c)) {
			return Problem{Kind: NameCharacter, Want: quoteRune(c)}
		}
	}
	if n := uniseg.GraphemeClusterCount(name); n < 1 || n > MaxName {
		return Problem{Kind: NameLength, Max: MaxName}
	}
	if word := reserved(name); word != "" {
		return Problem{Kind: NameReserved, Want: word}
	}
	return Problem{}
}

// inName reports whether a character can be seen, or joins others that can: emoji and some scripts need joiners. What turns
// the direction of writing, or steers a terminal, is not in a name.
func inName(c rune) bool {
	return unicode.IsPrint(c) || c == '\u3000' || c == '\u200c' || c == '\u200d' || c >= 0xe0020 && c <= 0xe007f
}

// quoteRune writes a character that cannot be shown as its number.
func quoteRune(c rune) string {
	if unicode.IsPrint(c) {
		return string(c)
	}
	return "U+" + strings.ToUpper(strconv.FormatInt(int64(c), 16))
}
