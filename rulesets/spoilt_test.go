package rulesets

import (
	"os"
	"slices"
	"testing"

	"gopkg.in/yaml.v3"
)

// A spoiler makes a mistake with the i-th key of a mapping.
type spoiler func(mapping *yaml.Node, i int)

func misspelt(m *yaml.Node, i int) { m.Content[i].Value = "x" + m.Content[i].Value }
func leftOut(m *yaml.Node, i int)  { m.Content = slices.Delete(m.Content, i, i+2) }
func empty(m *yaml.Node, i int)    { m.Content[i+1] = &yaml.Node{Kind: yaml.ScalarNode, Tag: "!!null"} }
func listed(m *yaml.Node, i int) {
	m.Content[i+1] = &yaml.Node{Kind: yaml.SequenceNode, Style: yaml.FlowStyle, Content: []*yaml.Node{plain("x")}}
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
	s.how(n, s.way[len(s.way)-1])
}

// TestSpoiltKeys: a misspelt key is told, alone; of whatever two mistakes a ruleset or a header has among its keys, one of
// them at its top, something sound is told.
func TestSpoiltKeys(t *testing.T) {
	parse := func(text []byte) error { _, err := Library{}.Parse("spoilt", text); return err }
	for _, name := range BuiltIn {
		text, err := os.ReadFile(name + ".yaml")
		if err != nil {
			t.Fatal(err)
		}
		spoilEach(t, text, parse)
	}
	spoilEach(t, []byte(`bones: 1
ruleset: buki
players: [Ann, Ben, Cyd, Dee]
place: Home
stakes: {low: 2, high: 6}
payout: 3
deal: {4: 7}
spectators: {payout: 2.5, names: [Dora]}
carry: {Ann: -2.5}
`), func(text []byte) error {
		_, _, err := readHeader("---\n" + string(text) + "---\n")
		return err
	})
}

func spoilEach(t *testing.T, text []byte, parse func([]byte) error) {
	t.Helper()
	spoil := func(all ...spoilt) []byte {
		var root yaml.Node
		if err := yaml.Unmarshal(text, &root); err != nil {
			t.Fatal(err)
		}
		for _, s := range all {
			s.spoil(&root)
		}
		spoiltText, err := yaml.Marshal(&root)
		if err != nil {
			t.Fatal(err)
		}
		return spoiltText
	}
	var root yaml.Node
	if err := yaml.Unmarshal(text, &root); err != nil {
		t.Fatal(err)
	}
	found := ways(&root, nil)
	for i, second := range found {
		if ps := problemsOf(t, parse(spoil(spoilt{second, misspelt}))); len(ps) != 1 {
			t.Errorf("of one misspelt key: %v", ps)
		}
		for _, first := range found[:i] {
			if len(first) > 2 || len(second) > 2 && i%7 > 0 {
				continue // one key is at the top of the file, [0 i] of the document, the other there too or one of some
			}
			for _, too := range []spoiler{misspelt, leftOut, empty, listed} {
				if err := parse(spoil(spoilt{first, misspelt}, spoilt{second, too})); err != nil {
					sound(t, err)
				} else {
					t.Errorf("%v, misspelt, went through", first)
				}
				if err := parse(spoil(spoilt{first, leftOut}, spoilt{second, too})); err != nil {
					sound(t, err)
				}
			}
		}
	}
}
