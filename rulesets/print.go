package rulesets

import (
	"bytes"
	"strings"

	"github.com/mattn/go-runewidth"
	"gopkg.in/yaml.v3"
)

// YAML writes the resolved rules as a ruleset file: what it extends is worked in, house rules too, and every option stands there with
// its value. Read again it gives the same rules.
func (r *Rules) YAML() []byte {
	root := &yaml.Node{Kind: yaml.MappingNode}
	for _, k := range allKeys() {
		if !k.belongs(r) {
			continue
		}
		n := k.kind.node(k.at(r))
		if n == nil || isEmpty(n) {
			continue
		}
		if n.Kind == yaml.SequenceNode {
			for _, phase := range n.Content {
				fit(phase)
			}
		}
		root.Content = append(root.Content, plain(k.name), n)
	}
	return []byte(print(root))
}

// isEmpty reports whether nothing is chosen of a section.
func isEmpty(n *yaml.Node) bool { return n.Kind == yaml.MappingNode && len(n.Content) == 0 }

// print writes a node. It must be well-formed, as those of this package are.
func print(n *yaml.Node) string {
	var b bytes.Buffer
	e := yaml.NewEncoder(&b)
	e.SetIndent(2)
	if err := e.Encode(n); err != nil {
		panic("rulesets: " + err.Error())
	}
	return b.String()
}

// widestLine is how long a value may be that is written on one line.
const widestLine = 72

// fit breaks a mapping that is too long for a line, and what is too long in it.
func fit(n *yaml.Node) {
	if runewidth.StringWidth(strings.TrimSpace(print(n))) <= widestLine {
		return
	}
	if n.Kind == yaml.MappingNode {
		n.Style = 0
	}
	for _, child := range n.Content {
		fit(child)
	}
}
