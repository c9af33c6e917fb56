package rulesets

import (
	"strconv"

	"gopkg.in/yaml.v3"
)

// plain makes a scalar node.
func plain(value string) *yaml.Node { return &yaml.Node{Kind: yaml.ScalarNode, Value: value} }

// numeral makes a node of a number.
func numeral(n int) *yaml.Node { return plain(strconv.Itoa(n)) }

// text makes a node of a text, quoted where YAML, old or new, would take it for something else: no, null, 1e3.
func text(value string) *yaml.Node {
	var n yaml.Node
	if err := n.Encode(value); err != nil {
		panic("rulesets: " + err.Error())
	}
	if n.ShortTag() != "!!str" {
		n.Tag, n.Style = "!!str", yaml.DoubleQuotedStyle // <<, which the encoder takes for a key of its own
	}
	return &n
}

// flow makes a list on one line.
func flow(items ...*yaml.Node) *yaml.Node {
	return &yaml.Node{Kind: yaml.SequenceNode, Style: yaml.FlowStyle, Content: items}
}

// pairs makes a mapping on one line of keys and values in turn; pairs without a value are left out.
func pairs(items ...*yaml.Node) *yaml.Node {
	n := &yaml.Node{Kind: yaml.MappingNode, Style: yaml.FlowStyle}
	for i := 0; i < len(items); i += 2 {
		if items[i+1] != nil {
			n.Content = append(n.Content, items[i], items[i+1])
		}
	}
	return n
}

// fields writes the fields of a struct as a mapping on one line; what is as it would be anyway is left out.
func fields(keys []key, from any) *yaml.Node {
	n := pairs()
	for _, k := range keys {
		value := k.kind.node(k.at(from))
		if value != nil && (k.required || !value.IsZero() && !isFallback(k, value)) {
			n.Content = append(n.Content, plain(k.name), value)
		}
	}
	return n
}
