package rulesets

import (
	"slices"
	"strconv"
	"strings"

	"gopkg.in/yaml.v3"
)

// word is one of a few words, in a string.
type word []string

func (k word) read(r *reader, n *yaml.Node, path string, to any) {
	if value, ok := r.word(n, path, k); ok {
		*to.(*string) = value
	}
}

func (k word) node(from any) *yaml.Node {
	if value := *from.(*string); value != "" {
		return plain(value)
	}
	return nil
}

func (r *reader) word(n *yaml.Node, path string, allowed []string) (string, bool) {
	value, ok := r.scalar(n, path, WantText)
	if ok && !slices.Contains(allowed, value) {
		r.report(r.src.spot(n), Problem{Kind: NotAllowed, Key: path, Got: value, Allowed: allowed, Suggest: Nearest(value, allowed)})
		return "", false
	}
	return value, ok
}

// ladder is a list of different words out of a few, in their order.
type ladder []string

func (k ladder) read(r *reader, n *yaml.Node, path string, to any) {
	list := to.(*[]string)
	*list = nil
	first := map[string]*yaml.Node{}
	for i, child := range r.list(n, path) {
		value, ok := r.word(child, item(path, i), k)
		if !ok || r.twice(first, value, child, item(path, i)) {
			continue
		}
		*list = append(*list, value)
	}
}

func (k ladder) node(from any) *yaml.Node {
	list := flow()
	for _, value := range *from.(*[]string) {
		list.Content = append(list.Content, plain(value))
	}
	return list
}

// flag is true or false.
type flag struct{}

func (flag) read(r *reader, n *yaml.Node, path string, to any) {
	value, ok := r.scalar(n, path, WantFlag)
	switch {
	case !ok:
	case quoted(n):
		r.wrongType(n, path, WantFlag)
	case value == "true" || value == "false":
		*to.(*bool) = value == "true"
	default:
		p := Problem{Kind: NotAllowed, Key: path, Got: value, Allowed: []string{"true", "false"}}
		switch strings.ToLower(value) {
		case "yes", "on", "y", "true", "はい":
			p.Suggest = "true"
		case "no", "off", "n", "false", "いいえ":
			p.Suggest = "false"
		}
		r.report(r.src.spot(n), p)
	}
}

func (flag) node(from any) *yaml.Node { return plain(strconv.FormatBool(*from.(*bool))) }
