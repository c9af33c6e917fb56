package rulesets

import (
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"bones/scoring"

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
		if _, given := r.origin[join(path, language.name)]; !given {
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

// tileSet is the set of tiles, in Rules.Set and Rules.SetSize: `{double: 9, without: [0, doubles, 6-4]}`.
type tileSet struct{}

// setKeys are the keys of the set; what it is without is a number, and all its tiles are meant, the word doubles, or a tile.
var setKeys = []key{
	{name: "double", kind: number{min: MinSet, max: scoring.MaxEnd}, required: true},
	{name: "without"},
}

func (tileSet) read(r *reader, n *yaml.Node, path string, to any) {
	r.forget(path)
	rules := to.(*Rules)
	entries, ok := r.entries(n, path)
	if !ok {
		return
	}
	var without *yaml.Node
	size := scoring.MaxEnd
	for _, e := range entries {
		at := join(path, e.key.Value)
		r.origin[at] = r.src.spot(e.value)
		switch e.key.Value {
		case "double":
			if n, ok := r.number(e.value, at, MinSet, scoring.MaxEnd); ok {
				size = n
			}
		case "without":
			without = e.value
		default:
			r.unknownKey(e.key, path, names(setKeys))
		}
	}
	r.missing(r.src.spot(n), path, setKeys)
	rules.SetSize, rules.Set = size, scoring.Double(size)
	if without == nil {
		return
	}
	path = join(path, "without")
	for i, child := range r.list(without, path) {
		rules.Set &^= r.without(child, item(path, i), size)
	}
}

// without reads one item of what a set lacks.
func (r *reader) without(n *yaml.Node, path string, size int) scoring.Set {
	value, ok := r.scalar(n, path, WantTile)
	if !ok {
		return 0
	}
	switch {
	case value == "doubles":
		return doubles
	case wholeNumber.MatchString(value):
		if end, ok := r.number(n, path, 0, size); ok {
			return scoring.Bearing(end)
		}
	case tileForm.MatchString(value):
		t, _ := r.tile(n, path)
		if scoring.Double(size).Has(t) {
			return scoring.SetOf(t)
		}
		r.report(r.src.spot(n), Problem{Kind: OutOfRange, Key: path, Got: value, Max: size})
	default:
		allowed := []string{"doubles"}
		r.report(r.src.spot(n), Problem{Kind: NotAllowed, Key: path, Got: value, Allowed: allowed, Suggest: Nearest(value, allowed)})
	}
	return 0
}

// doubles are all doubles up to double-nine.
var doubles = func() (s scoring.Set) {
	for n := range scoring.MaxEnd + 1 {
		s = s.With(scoring.NewTile(n, n))
	}
	return s
}()

// node writes the set in the fewest words: numbers that no tile bears, the doubles, then tile by tile.
func (tileSet) node(from any) *yaml.Node {
	rules := from.(*Rules)
	missing := scoring.Double(rules.SetSize) &^ rules.Set
	without := flow()
	covered := scoring.Set(0)
	for n := range rules.SetSize + 1 {
		if all := scoring.Bearing(n) & scoring.Double(rules.SetSize); all&^missing == 0 {
			without.Content = append(without.Content, numeral(n))
			covered |= all
		}
	}
	if all := doubles & scoring.Double(rules.SetSize); all&^missing == 0 && all&^covered != 0 {
		without.Content = append(without.Content, plain("doubles"))
		covered |= all
	}
	for t := range (missing &^ covered).All() {
		without.Content = append(without.Content, plain(t.String()))
	}
	if len(without.Content) == 0 {
		without = nil
	}
	return pairs(plain("double"), numeral(rules.SetSize), plain("without"), without)
}

// phases is the list of phases, each a mapping of one key, the name of the mechanism.
type phases struct{}

func (phases) read(r *reader, n *yaml.Node, path string, to any) {
	r.forget(path)
	list := to.(*[]Phase)
	*list = nil
	for i, child := range r.list(n, path) {
		at := item(path, i)
		r.origin[at] = r.src.spot(child)
		var p Phase
		entries, ok := r.entries(child, at)
		if !ok {
			continue
		}
		if len(entries) != 1 {
			r.report(r.src.spot(child), Problem{Kind: WrongType, Key: at, Got: strconv.Itoa(len(entries)), Want: WantPhase})
			continue
		}
		k, known := find(phaseKeys, entries[0].key.Value)
		if !known {
			r.unknownKey(entries[0].key, at, names(phaseKeys))
			continue
		}
		r.value(k, entries[0].value, at, &p)
		*list = append(*list, p)
	}
}

func (phases) node(from any) *yaml.Node {
	n := &yaml.Node{Kind: yaml.SequenceNode}
	for _, p := range *from.(*[]Phase) {
		n.Content = append(n.Content, p.node())
	}
	return n
}

func (p Phase) node() *yaml.Node {
	n := fields(phaseKeys, &p)
	n.Style = 0
	return n
}

// Kind is the name of the phase's mechanism, as in a ruleset: chain, settle, tricks …
func (p Phase) Kind() string { return p.node().Content[0].Value }

// places is what the places of a ranking score, in a list of Place: `number`, `-number`, or points.
type places struct{ max int }

func (k places) read(r *reader, n *yaml.Node, path string, to any) {
	list := to.(*[]Place)
	*list = nil
	for i, child := range r.list(n, path) {
		switch value := child.Value; {
		case value == "number" || value == "-number":
			*list = append(*list, Place{Times: len("n") - 2*strings.Count(value, "-")})
		case child.Kind == yaml.ScalarNode && !likeNumber.MatchString(value) && !isNull(child):
			r.word(child, item(path, i), []string{"number", "-number"})
		default:
			if plus, ok := r.number(child, item(path, i), -k.max, k.max); ok {
				*list = append(*list, Place{Plus: plus})
			}
		}
	}
}

func (places) node(from any) *yaml.Node {
	list := flow()
	for _, p := range *from.(*[]Place) {
		switch p.Times {
		case 1:
			list.Content = append(list.Content, plain("number"))
		case -1:
			list.Content = append(list.Content, plain("-number"))
		default:
			list.Content = append(list.Content, numeral(p.Plus))
		}
	}
	return list
}
