package rulesets

import (
	"reflect"
	"slices"
	"strings"

	"gopkg.in/yaml.v3"
)

// A key is one row of a table of keys: everything bones knows about it. Reading, checking, writing, the schema, the list of
// options and the hash all come from these rows.
type key struct {
	name     string
	field    string // of the struct that its mapping fills; empty when it is called like the key
	kind     kind
	required bool
	fallback string           // what holds when it is not given, as it would be written
	in       func(Phase) bool // whether a phase is of the mechanism it belongs to; nil for a key of all games
}

// belongs reports whether the rules have the mechanism that the key belongs to.
func (k key) belongs(r *Rules) bool { return k.in == nil || r.has(k.in) }

// whole is the field of a key that fills more than one field of the struct.
const whole = "*"

// at returns a pointer to the field that the key fills in the struct that parent points to: go_point is GoPoint.
func (k key) at(parent any) any {
	if k.field == whole {
		return parent
	}
	field := k.field
	if field == "" {
		for part := range strings.SplitSeq(k.name, "_") {
			field += strings.ToUpper(part[:1]) + part[1:]
		}
	}
	return reflect.ValueOf(parent).Elem().FieldByName(field).Addr().Interface()
}

// A kind is a kind of value: how it is read, checked, written and described.
type kind interface {
	// read fills the field `to` points to, or reports why it cannot.
	read(r *reader, n *yaml.Node, path string, to any)
	// node is the value as YAML, nil where there is none.
	node(from any) *yaml.Node
	// schema describes what is allowed, as JSON Schema.
	schema() schema
}

// find returns the row of a key.
func find(keys []key, name string) (key, bool) {
	i := slices.IndexFunc(keys, func(k key) bool { return k.name == name })
	if i < 0 {
		return key{}, false
	}
	return keys[i], true
}

// fall sets the field of a key to its fallback.
func fall(k key, parent any) {
	r := reader{&build{origin: map[string]spot{}}, &source{}}
	n := plain(k.fallback) // most are a word or a number, and there are many
	if strings.ContainsAny(k.fallback, "[{") {
		var document yaml.Node
		if err := yaml.Unmarshal([]byte(k.fallback), &document); err != nil {
			panic("rulesets: fallback of " + k.name + ": " + err.Error())
		}
		n = document.Content[0]
	}
	k.kind.read(&r, n, k.name, k.at(parent))
	if r.problems != nil {
		panic("rulesets: fallback of " + r.problems.Error())
	}
}

func names(keys []key) []string {
	all := make([]string, len(keys))
	for i, k := range keys {
		all[i] = k.name
	}
	return all
}

func isFallback(k key, value *yaml.Node) bool {
	return value.Kind == yaml.ScalarNode && value.Value == k.fallback || value.Kind == yaml.SequenceNode && len(value.Content) == 0 && k.fallback == "[]"
}
