package rulesets

import (
	"errors"
	"fmt"
	"io"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/mattn/go-runewidth"
	"gopkg.in/yaml.v3"
)

// Bounds of what is read, far beyond what any game needs.
const (
	MaxFile   = 1 << 20  // bytes of a ruleset file
	MaxHeader = 64 << 10 // bytes of a sheet's header

	maxDepth    = 16   // levels of nesting
	maxItems    = 100  // items of one list or mapping
	maxText     = 1000 // characters of one text
	maxProblems = 200  // problems that are told
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

// A spot is a place in a source, with the number of characters that are meant.
type spot struct {
	src *source
	Position
	length int
	value  string // of a scalar
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

// spot returns the place of a node.
func (s *source) spot(n *yaml.Node) spot {
	at := spot{src: s, Position: Position{n.Line, n.Column}, length: 1, value: n.Value}
	if n.Kind != yaml.ScalarNode || n.Line == 0 {
		if n.Kind == yaml.MappingNode && n.Style&yaml.FlowStyle == 0 && len(n.Content) > 0 {
			return s.spot(n.Content[0])
		}
		return at
	}
	window, before := s.characters(n.Line, n.Column)
	rest := string(window[before:])
	switch {
	case rest == "":
	case n.Style&(yaml.LiteralStyle|yaml.FoldedStyle) != 0:
	case n.Style&yaml.DoubleQuotedStyle != 0, n.Style&yaml.SingleQuotedStyle != 0:
		at.length = utf8.RuneCountInString(rest)
		if end := strings.Index(rest[1:], rest[:1]); end >= 0 {
			at.length = utf8.RuneCountInString(rest[:end+2])
		}
	case strings.HasPrefix(rest, n.Value):
		at.length = utf8.RuneCountInString(n.Value)
	default:
		at.length = utf8.RuneCountInString(strings.TrimRightFunc(rest, unicode.IsSpace))
	}
	return at
}

// parse reads the text as one YAML document and returns its root. It reports what keeps it from doing so.
func (r *reader) parse() (root *yaml.Node, ok bool) {
	if len(r.src.text) > MaxFile {
		r.report(spot{src: r.src}, Problem{Kind: TooLarge, Max: MaxFile})
		return nil, false
	}
	if at, character, bad := notText(r.src); bad {
		r.report(at, Problem{Kind: NotText, Got: character})
		return nil, false
	}
	decoder := yaml.NewDecoder(strings.NewReader(r.src.text))
	var document, second yaml.Node
	err := decode(decoder, &document)
	if errors.Is(err, io.EOF) || err == nil && document.Kind == 0 {
		r.report(spot{src: r.src}, Problem{Kind: Empty})
		return nil, false
	}
	if err == nil {
		err = decode(decoder, &second)
		if err == nil {
			r.report(spot{src: r.src, Position: Position{secondStart(r.src, second.Line), 1}, length: 3}, Problem{Kind: SecondDocument})
			return nil, false
		}
	}
	if !errors.Is(err, io.EOF) {
		r.syntax(err)
		return nil, false
	}
	root = document.Content[0]
	if root.Kind == yaml.ScalarNode && root.Value == "" {
		r.report(spot{src: r.src}, Problem{Kind: Empty})
		return nil, false
	}
	if root.Kind == yaml.ScalarNode && r.fullWidth() {
		return nil, false
	}
	return root, r.bounded(root, "", 1)
}

// decode reads the next document. The parser is made of panics within, and one that escaped would end a game for a
// misplaced character; whatever it stumbles over is a fault of the text.
func decode(d *yaml.Decoder, n *yaml.Node) (err error) {
	defer func() {
		if p := recover(); p != nil {
			err = fmt.Errorf("yaml: %v", p)
		}
	}()
	return d.Decode(n)
}

// notText finds the first character that no text file has, what is no UTF-8 or steers a terminal, and says it as a number.
func notText(src *source) (at spot, character string, bad bool) {
	for i, line := range src.lines {
		column := 0
		for j, c := range line {
			column++
			at = spot{src: src, Position: Position{i + 1, column}, length: 1}
			if _, size := utf8.DecodeRuneInString(line[j:]); c == utf8.RuneError && size == 1 {
				return at, fmt.Sprintf("0x%02X", line[j]), true
			}
			if c != '\t' && isControl(c) {
				return at, quoteRune(c), true
			}
		}
	}
	return spot{}, "", false
}

// isControl reports whether a character is none that is seen: controls, the line breaks of Unicode, and what turns the
// direction of writing.
func isControl(c rune) bool {
	return unicode.IsControl(c) || unicode.In(c, unicode.Zl, unicode.Zp, unicode.Bidi_Control) || c == '\ufeff' || c == '\ufffe' || c == '\uffff'
}

// secondStart finds the --- above a line, because a document begins at its first value.
func secondStart(src *source, line int) int {
	for n := line; n > 1; n-- {
		if strings.HasPrefix(src.line(n), "---") {
			return n
		}
	}
	return line
}

// parserRemark matches what the parser says of the order of tokens, not of a token itself.
var parserRemark = regexp.MustCompile(`^did not find expected ('|key|node content|<)`)

var yamlLine = regexp.MustCompile(`^yaml: (?:line (\d+): )?`)

// fullWidth are the marks of YAML as a Japanese input method types them.
var fullWidth = map[rune]string{'：': ":", '，': ",", '、': ",", '［': "[", '］': "]", '｛': "{", '｝': "}", '＃': "#", '　': " ", '”': `"`, '“': `"`}

// syntax reports what the parser could not read, by its likely cause where that is known.
func (r *reader) syntax(err error) {
	match := yamlLine.FindStringSubmatch(err.Error())
	remark := strings.TrimPrefix(err.Error(), "yaml: ")
	line := 1
	if match != nil {
		remark = strings.TrimPrefix(err.Error(), match[0])
		if n, err := strconv.Atoi(match[1]); err == nil {
			line = min(n, len(r.src.lines))
		}
	}
	if parserRemark.MatchString(remark) {
		line = min(line+1, len(r.src.lines)) // of these faults it counts the lines from 0
	}
	// The line is where the fault shows, not always where it is; a tab in the indentation next to it is the cause.
	for n := max(line-1, 1); n <= min(line+1, len(r.src.lines)); n++ {
		text := r.src.line(n)
		indent := text[:len(text)-len(strings.TrimLeft(text, " \t"))]
		if i := strings.IndexByte(indent, '\t'); i >= 0 {
			r.report(spot{src: r.src, Position: Position{n, i + 1}, length: 1}, Problem{Kind: Tab})
			return
		}
	}
	if r.fullWidth() {
		return
	}
	text := r.src.line(line)
	trimmed := strings.TrimLeft(text, " ")
	r.report(spot{src: r.src, Position: Position{line, len(text) - len(trimmed) + 1}, length: utf8.RuneCountInString(trimmed)}, Problem{Kind: Syntax, Got: remark})
}

// fullWidth reports the first full-width mark outside quotes and comments, if there is one.
func (r *reader) fullWidth() bool {
	for i, line := range r.src.lines {
		quoted := false
		for j, c := range []rune(line) {
			if c == '"' || c == '\'' {
				quoted = !quoted
			}
			if c == '#' && !quoted {
				break
			}
			if mark, is := fullWidth[c]; is && !quoted {
				r.report(spot{src: r.src, Position: Position{i + 1, j + 1}, length: 1}, Problem{Kind: FullWidth, Got: string(c), Suggest: mark})
				return true
			}
		}
	}
	return false
}

// bounded walks the whole tree once, whatever its keys, and reports what is too deep or too long to be worth a look, and
// the parts of YAML that bones does not read.
func (r *reader) bounded(n *yaml.Node, path string, depth int) bool {
	p := Problem{Key: path}
	switch {
	case n.Kind == yaml.AliasNode:
		p.Kind, p.Got = Anchor, "*"+n.Value
	case n.Anchor != "":
		p.Kind, p.Got = Anchor, "&"+n.Anchor
	case n.Style&yaml.TaggedStyle != 0:
		p.Kind, p.Got = Anchor, n.Tag
	case depth > maxDepth:
		p.Kind, p.Max = TooDeep, maxDepth
	case n.Kind == yaml.MappingNode && len(n.Content) > 2*maxItems, n.Kind == yaml.SequenceNode && len(n.Content) > maxItems:
		p.Kind, p.Max = TooLong, maxItems
	case n.Kind == yaml.ScalarNode && utf8.RuneCountInString(n.Value) > maxText:
		p.Kind, p.Max = TooLong, maxText
	}
	if p.Kind != "" {
		r.report(r.src.spot(n), p)
		return false
	}
	ok := true
	for i, child := range n.Content {
		name := path
		if n.Kind == yaml.MappingNode && i%2 == 1 {
			name = join(path, n.Content[i-1].Value)
		} else if n.Kind == yaml.SequenceNode {
			name = join(path, strconv.Itoa(i+1))
		}
		if !r.bounded(child, name, depth+1) {
			ok = false
		}
	}
	return ok
}

// join puts a key under a path: stakes and low make stakes.low.
func join(path, name string) string {
	if path == "" {
		return name
	}
	return path + "." + name
}
