package rulesets

import (
	"errors"
	"fmt"
	"io"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

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
var parserRemark = pattern(`^did not find expected ('|key|node content|<)`)

var yamlLine = pattern(`^yaml: (?:line (\d+): )?`)

// fullWidth are the marks of YAML as a Japanese input method types them.
var fullWidth = map[rune]string{'：': ":", '，': ",", '、': ",", '［': "[", '］': "]", '｛': "{", '｝': "}", '＃': "#", '　': " ", '”': `"`, '“': `"`}

// syntax reports what the parser could not read, by its likely cause where that is known.
func (r *reader) syntax(err error) {
	match := yamlLine().FindStringSubmatch(err.Error())
	remark := strings.TrimPrefix(err.Error(), "yaml: ")
	line := 1
	if match != nil {
		remark = strings.TrimPrefix(err.Error(), match[0])
		if n, err := strconv.Atoi(match[1]); err == nil {
			line = min(n, len(r.src.lines))
		}
	}
	if parserRemark().MatchString(remark) {
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
