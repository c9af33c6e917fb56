package rulesets

import (
	"os"
	"slices"
	"testing"

	"gopkg.in/yaml.v3"
)

// A spoiler is one way to make a mistake with the i-th key of a mapping.
type spoiler struct {
	misspelt bool
	do       func(mapping *yaml.Node, i int)
}

var spoilers = []spoiler{
	{true, func(m *yaml.Node, i int) { m.Content[i].Value = "x" + m.Content[i].Value }},
	{false, func(m *yaml.Node, i int) { m.Content = slices.Delete(m.Content, i, i+2) }},
	{false, func(m *yaml.Node, i int) { m.Content[i+1] = &yaml.Node{Kind: yaml.ScalarNode, Tag: "!!null"} }},
	{false, func(m *yaml.Node, i int) {
		m.Content[i+1] = &yaml.Node{Kind: yaml.SequenceNode, Style: yaml.FlowStyle, Content: []*yaml.Node{plain("x")}}
	}},
}

// A spoilt is a key of a ruleset's file, by the way to it, and what is wrong with it.
type spoilt struct {
	way []int // indices into Content
	how spoiler
}

// ways are all keys of a node, the sentences apart, the deepest and last first: those that follow can be spoilt after it.
func ways(n *yaml.Node, to []int) [][]int {
	var all [][]int
	step := 1
	if n.Kind == yaml.MappingNode {
		step = 2
	}
	for i := len(n.Content) - step; i >= 0; i -= step {
		if n.Kind == yaml.MappingNode && n.Content[i].Value == "rules" {
			continue
		}
		all = append(all, ways(n.Content[i+step-1], append(slices.Clone(to), i+step-1))...)
		if n.Kind == yaml.MappingNode {
			all = append(all, append(slices.Clone(to), i))
		}
	}
	return all
}

func (s spoilt) spoil(root *yaml.Node) {
	n := root
	for _, i := range s.way[:len(s.way)-1] {
		n = n.Content[i]
	}
	s.how.do(n, s.way[len(s.way)-1])
}

// TestSpoiltKeys: of whatever two mistakes a ruleset has among its keys, one at its top, the loader tells something that is sound, and a
// misspelt key is never let through.
func TestSpoiltKeys(t *testing.T) {
	for _, name := range BuiltIn {
		text, err := os.ReadFile(name + ".yaml")
		if err != nil {
			t.Fatal(err)
		}
		spoil := func(all ...spoilt) []byte {
			var root yaml.Node
			if err := yaml.Unmarshal(text, &root); err != nil {
				t.Fatal(err)
			}
			for _, s := range all {
				s.spoil(&root)
			}
			text, err := yaml.Marshal(&root)
			if err != nil {
				t.Fatal(err)
			}
			return text
		}
		var root yaml.Node
		if err := yaml.Unmarshal(text, &root); err != nil {
			t.Fatal(err)
		}
		found := ways(&root, nil)
		for i, second := range found {
			for _, too := range spoilers {
				for _, first := range found[:i] {
					if len(first) > 2 || len(second) > 2 && i%7 > 0 {
						continue // one key is at the top of the file, [0 i] of the document, the other there too or one of some
					}
					for _, how := range spoilers[:2] {
						text := spoil(spoilt{first, how}, spoilt{second, too})
						switch _, err := (Library{}).Parse(name, text); {
						case err != nil:
							sound(t, err)
						case too.misspelt:
							t.Errorf("went through:\n%s", text)
						}
					}
				}
			}
		}
	}
}
