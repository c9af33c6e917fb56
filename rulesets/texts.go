package rulesets

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"gopkg.in/yaml.v3"
)

// freeText is a text on one line, in a string.
type freeText struct{}

func (freeText) read(r *reader, n *yaml.Node, path string, to any) {
	value, ok := r.scalar(n, path, WantText)
	if !ok {
		return
	}
	value = strings.TrimSpace(value)
	if i := strings.IndexFunc(value, isControl); i >= 0 {
		c, _ := utf8.DecodeRuneInString(value[i:])
		r.report(r.src.spot(n), Problem{Kind: NotText, Key: path, Got: quoteRune(c)})
		return
	}
	*to.(*string) = value
}

func (freeText) node(from any) *yaml.Node {
	if value := *from.(*string); value != "" {
		return text(value)
	}
	return nil
}

// identifier is the name of a ruleset, in a string.
type identifier struct{}

const maxIdentifier = 40

func (identifier) read(r *reader, n *yaml.Node, path string, to any) {
	value, ok := r.scalar(n, path, WantText)
	if !ok {
		return
	}
	if !isIdentifier(value) {
		r.report(r.src.spot(n), Problem{Kind: NotIdentifier, Key: path, Got: value, Max: maxIdentifier})
		return
	}
	*to.(*string) = value
}

// isIdentifier reports whether a ruleset can be called so: letters without capitals, digits, - and _, so that a name
// is the same file everywhere.
func isIdentifier(s string) bool {
	if s == "" || s[0] == '-' || utf8.RuneCountInString(s) > maxIdentifier {
		return false
	}
	for _, c := range s {
		if unicode.ToLower(c) != c || !unicode.In(c, unicode.L, unicode.M, unicode.Nd) && c != '-' && c != '_' {
			return false
		}
	}
	return true
}

func (identifier) node(from any) *yaml.Node { return text(*from.(*string)) }

// bilingual is a sentence in every language, in a Text.
type bilingual struct{}

var languages = []key{
	{name: "en", kind: freeText{}},
	{name: "ja", kind: freeText{}},
}

func (bilingual) read(r *reader, n *yaml.Node, path string, to any) {
	r.forget(path)
	sentence := to.(*Text)
	*sentence = Text{}
	r.mapping(n, path, languages, sentence)
	if n.Kind != yaml.MappingNode {
		return
	}
	for _, language := range languages {
		at := join(path, language.name)
		if *language.at(sentence).(*string) == "" && r.known(at) {
			r.report(r.src.spot(n), Problem{Kind: MissingText, Key: path, Want: language.name})
		}
	}
}

func (bilingual) node(from any) *yaml.Node {
	t := from.(*Text)
	if *t == (Text{}) {
		return nil
	}
	return pairs(plain("en"), text(t.En), plain("ja"), text(t.Ja))
}

// people is a list of names, in a []string. What a name may be is checked where the header is, see checkNames.
type people struct{}

func (people) read(r *reader, n *yaml.Node, path string, to any) {
	list := to.(*[]string)
	*list = nil
	r.forget(path)
	for i, child := range r.list(n, path) {
		if name, ok := r.person(child, item(path, i)); ok {
			r.origin[item(path, i)] = r.src.spot(child)
			*list = append(*list, name)
		}
	}
}

// person reads a name. Yes, null and 007 are names like any other; only nothing at all is none.
func (r *reader) person(n *yaml.Node, path string) (string, bool) {
	if n.Kind != yaml.ScalarNode || n.Value == "" && !quoted(n) {
		r.wrongType(n, path, WantText)
		return "", false
	}
	return n.Value, true
}

func (people) node(from any) *yaml.Node {
	list := flow()
	for _, name := range *from.(*[]string) {
		list.Content = append(list.Content, text(name))
	}
	return list
}
