package rulesets

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"gopkg.in/yaml.v3"
)

// A build is a set of rules on its way from one or several texts: a ruleset, what it extends, and house rules on top.
type build struct {
	rules    *Rules
	origin   map[string]spot // where the value of each key was last given, by path
	top      spot            // the beginning of the ruleset's file
	problems Problems
	untold   bool // there were more problems
}

// report adds a problem at a place.
func (b *build) report(at spot, p Problem) {
	if len(b.problems) == maxProblems {
		b.untold = true
		return
	}
	p.Key, p.Got = shown(p.Key), shown(p.Got)
	b.problems = append(b.problems, at.show(p))
}

// shown is a text from a file as it may be told: not for pages, and without what steers a terminal.
func shown(s string) string {
	runes := []rune(strings.Map(func(c rune) rune {
		if isControl(c) {
			return '?'
		}
		return c
	}, s))
	if len(runes) > maxShown {
		return string(runes[:maxShown]) + "…"
	}
	return string(runes)
}

// maxShown is how many characters of a key or value a problem repeats.
const maxShown = 80

// forget removes the origins below a path whose value is given anew.
func (b *build) forget(path string) {
	for p := range b.origin {
		if len(p) > len(path) && p[:len(path)] == path && p[len(path)] == '.' {
			delete(b.origin, p)
		}
	}
}

// err returns the problems in the order of their places, nil if there are none.
func (b *build) err() error {
	if len(b.problems) == 0 {
		return nil
	}
	if b.untold {
		b.problems = append(b.problems, nowhere(b.problems[0].File).show(Problem{Kind: TooMany, Max: maxProblems}))
	}
	slices.SortStableFunc(b.problems, func(p, q Problem) int {
		return cmp.Or(cmp.Compare(p.File, q.File), cmp.Compare(p.Line, q.Line), cmp.Compare(p.Column, q.Column))
	})
	return b.problems
}

// A reader reads one source into a build.
type reader struct {
	*build
	src *source
}

// entry is one key of a mapping with its value.
type entry struct{ key, value *yaml.Node }

// valueOf returns the value of a key, nil if it is not there.
func valueOf(entries []entry, name string) *yaml.Node {
	for _, e := range entries {
		if e.key.Value == name {
			return e.value
		}
	}
	return nil
}

// entries returns the keys of a mapping, each once, and reports what is no mapping, what has no name and what stands twice.
func (r *reader) entries(n *yaml.Node, path string) ([]entry, bool) {
	if n.Kind != yaml.MappingNode {
		r.wrongType(n, path, WantMapping)
		return nil, false
	}
	first := map[string]*yaml.Node{}
	var all []entry
	for i := 0; i < len(n.Content); i += 2 {
		name, value := n.Content[i], n.Content[i+1]
		if name.Kind != yaml.ScalarNode {
			r.wrongType(name, path, WantText)
			continue
		}
		if earlier := first[name.Value]; earlier != nil {
			r.report(r.src.spot(name), Problem{Kind: DuplicateKey, Key: join(path, name.Value), First: Position{earlier.Line, earlier.Column}})
			continue
		}
		first[name.Value] = name
		all = append(all, entry{name, value})
	}
	return all, true
}

// mapping reads the keys of a mapping into the fields of the struct `to`.
func (r *reader) mapping(n *yaml.Node, path string, keys []key, to any) {
	entries, ok := r.entries(n, path)
	if !ok {
		return
	}
	for _, e := range entries {
		k, known := find(keys, e.key.Value)
		if !known {
			r.unknownKey(e.key, path, names(keys))
			continue
		}
		r.value(k, e.value, path, to)
	}
}

// value reads the value of a key and remembers where it stood.
func (r *reader) value(k key, n *yaml.Node, path string, parent any) {
	path = join(path, k.name)
	r.origin[path] = r.src.spot(n)
	k.kind.read(r, n, path, k.at(parent))
}

// fresh reads a mapping whose struct holds nothing yet: what is not given falls back, or is missed at once.
func (r *reader) fresh(n *yaml.Node, path string, keys []key, to any) {
	r.forget(path)
	for _, k := range keys {
		if k.fallback != "" {
			fall(k, to)
		}
	}
	r.mapping(n, path, keys, to)
	if n.Kind == yaml.MappingNode {
		r.missing(r.src.spot(n), path, keys)
	}
}

// missing reports the required keys that were not given.
func (b *build) missing(at spot, path string, keys []key) {
	for _, k := range keys {
		if _, given := b.origin[join(path, k.name)]; k.required && !given && !b.mistyped(join(path, k.name)) {
			b.report(at, Problem{Kind: MissingKey, Key: join(path, k.name)})
		}
	}
}

func (r *reader) unknownKey(n *yaml.Node, path string, allowed []string) {
	slices.Sort(allowed)
	r.report(r.src.spot(n), Problem{Kind: UnknownKey, Key: join(path, n.Value), Got: n.Value, Allowed: allowed, Suggest: Nearest(n.Value, allowed)})
}

// wrongType reports a value of another type than wanted.
func (r *reader) wrongType(n *yaml.Node, path, want string) {
	got := n.Value
	switch {
	case n.Kind == yaml.MappingNode:
		got = WantMapping
	case n.Kind == yaml.SequenceNode:
		got = WantList
	case isNull(n):
		r.report(r.src.spot(n), Problem{Kind: Null, Key: path, Want: want})
		return
	case quoted(n):
		got = strconv.Quote(got)
	}
	r.report(r.src.spot(n), Problem{Kind: WrongType, Key: path, Got: got, Want: want})
}

// isNull reports whether a scalar stands for nothing.
func isNull(n *yaml.Node) bool { return n.Kind == yaml.ScalarNode && n.ShortTag() == "!!null" }

// quoted reports whether a scalar is text by its quotes.
func quoted(n *yaml.Node) bool {
	return n.Style&(yaml.SingleQuotedStyle|yaml.DoubleQuotedStyle|yaml.LiteralStyle|yaml.FoldedStyle) != 0
}

// scalar returns the text of a scalar, or reports that it is none.
func (r *reader) scalar(n *yaml.Node, path, want string) (string, bool) {
	if n.Kind != yaml.ScalarNode || isNull(n) {
		r.wrongType(n, path, want)
		return "", false
	}
	return n.Value, true
}

// list returns the items of a list, or reports that it is none.
func (r *reader) list(n *yaml.Node, path string) []*yaml.Node {
	if n.Kind != yaml.SequenceNode {
		r.wrongType(n, path, WantList)
		return nil
	}
	return n.Content
}

// item is the path of the i-th item of a list, counted from 1 as people do.
func item(path string, i int) string { return join(path, strconv.Itoa(i+1)) }

// join puts a key under a path: stakes and low make stakes.low.
func join(path, name string) string {
	if path == "" {
		return name
	}
	return path + "." + name
}

// twice reports a value that stands in its list before, be it in another notation.
func (r *reader) twice(first map[string]*yaml.Node, value string, n *yaml.Node, path string) bool {
	if earlier := first[value]; earlier != nil {
		r.report(r.src.spot(n), Problem{Kind: Twice, Key: path, Got: n.Value, First: Position{earlier.Line, earlier.Column}})
		return true
	}
	first[value] = n
	return false
}
