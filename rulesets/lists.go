package rulesets

import (
	"reflect"
	"slices"
	"strconv"
	"strings"

	"gopkg.in/yaml.v3"
)

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
		if child.Kind != yaml.MappingNode {
			r.wrongType(child, at, WantPhase)
			continue
		}
		entries, _ := r.entries(child, at)
		if len(entries) != 1 {
			r.report(r.src.spot(child), Problem{Kind: WrongType, Key: at, Got: strconv.Itoa(len(entries)), Want: WantOneKey})
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
func (p Phase) Kind() string {
	i := slices.IndexFunc(phaseKeys, func(k key) bool { return !reflect.ValueOf(k.at(&p)).Elem().IsZero() })
	return phaseKeys[i].name
}

// places is what the places of a ranking score, in a list of Place: `number`, `-number`, or points.
type places struct{ max int }

func (k places) read(r *reader, n *yaml.Node, path string, to any) {
	list := to.(*[]Place)
	*list = nil
	for i, child := range r.list(n, path) {
		switch value := child.Value; {
		case value == "number" || value == "-number":
			*list = append(*list, Place{Times: len("n") - 2*strings.Count(value, "-")})
		case child.Kind == yaml.ScalarNode && !likeNumber().MatchString(value) && !isNull(child):
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
