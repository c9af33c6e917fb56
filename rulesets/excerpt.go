package rulesets

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/mattn/go-runewidth"
	"gopkg.in/yaml.v3"
)

// A source is a text with problems in it, and where it comes from.
type source struct {
	file  string // as it is called in problems
	code  string // "ruleset" or "header"
	text  string
	lines []string

	runes   []rune // the characters of the line runesOf
	runesOf int

	library Library  // where it finds other rulesets
	path    string   // where it is itself, below the library's BaseDir, with slashes
	chain   []string // the files that extend it, and it
}

// newSource makes a source of a text, without the byte-order mark that some editors put in front.
func newSource(file, code string, text []byte) *source {
	s := &source{file: file, code: code, text: strings.TrimPrefix(string(text), "\ufeff")}
	s.lines = strings.Split(strings.ReplaceAll(s.text, "\r\n", "\n"), "\n")
	return s
}

// from says where the source is, and what extends it.
func (s *source) from(l Library, path string, chain []string) *source {
	s.library, s.path, s.chain = l, path, append(slices.Clone(chain), s.file)
	return s
}

// A spot is a place in a source: where a node begins, or a number of characters.
type spot struct {
	src *source
	Position
	length int // in characters, where there is no node
	node   *yaml.Node
}

// line returns a line of the source, counted from 1.
func (s *source) line(n int) string {
	if n < 1 || n > len(s.lines) {
		return ""
	}
	return s.lines[n-1]
}

// characters returns the characters of a line around a column, at most reach on either side, and how many there are before
// the column. A file may be a single line, so the line that was asked for last is kept.
func (s *source) characters(line, column int) (window []rune, before int) {
	if s.runesOf != line {
		s.runesOf, s.runes = line, []rune(s.line(line))
	}
	at := min(max(column-1, 0), len(s.runes))
	from := max(at-reach, 0)
	return s.runes[from:min(at+reach, len(s.runes))], at - from
}

// widest is how many display columns of a line an excerpt shows; reach is how many characters on either side of the place are
// looked at for them.
const (
	widest = 160
	reach  = 4 * widest
)

// show completes p with the place at and the excerpt around it.
func (at spot) show(p Problem) Problem {
	p.File, p.Code, p.Position = at.src.file, at.src.code, at.Position
	if at.Line == 0 {
		return p
	}
	if at.node != nil {
		at.length = at.src.lengthOf(at.node)
	}
	runes, from := at.src.characters(at.Line, at.Column)
	var b strings.Builder
	columns := make([]int, 1, len(runes)+1) // display column at which each character begins
	for _, r := range runes {
		width := runewidth.RuneWidth(r)
		switch {
		case r == '\t':
			width = 8 - columns[len(columns)-1]%8
			b.WriteString(strings.Repeat(" ", width))
		case isControl(r):
			width = 1
			b.WriteByte('?')
		default:
			b.WriteRune(r)
		}
		columns = append(columns, columns[len(columns)-1]+width)
	}
	to := min(from+max(at.length, 1), len(runes))
	p.Excerpt, p.Indent = b.String(), columns[from]
	p.Width = max(columns[to]-columns[from], 1)
	if columns[len(runes)] > widest {
		cut := max(p.Indent-widest/4, 0)
		p.Excerpt = runewidth.Truncate(runewidth.TruncateLeft(p.Excerpt, cut, ""), widest, "…")
		p.Indent -= cut
		p.Width = max(min(p.Width, runewidth.StringWidth(p.Excerpt)-p.Indent), 1)
	}
	return p
}

// spot returns the place of a node: of a mapping in lines of its own, its first key.
func (s *source) spot(n *yaml.Node) spot {
	for n.Kind == yaml.MappingNode && n.Style&yaml.FlowStyle == 0 && len(n.Content) > 0 {
		n = n.Content[0]
	}
	return spot{src: s, Position: Position{n.Line, n.Column}, node: n}
}

// lengthOf is how many characters a node has as it is written, 1 for what is no scalar on one line.
func (s *source) lengthOf(n *yaml.Node) int {
	window, before := s.characters(n.Line, n.Column)
	rest := string(window[before:])
	switch {
	case n.Kind != yaml.ScalarNode, rest == "", n.Style&(yaml.LiteralStyle|yaml.FoldedStyle) != 0:
		return 1
	case n.Style&yaml.DoubleQuotedStyle != 0, n.Style&yaml.SingleQuotedStyle != 0:
		if end := strings.Index(rest[1:], rest[:1]); end >= 0 {
			rest = rest[:end+2]
		}
	case strings.HasPrefix(rest, n.Value):
		rest = n.Value
	default:
		rest = strings.TrimRightFunc(rest, unicode.IsSpace)
	}
	return utf8.RuneCountInString(rest)
}
