package rulesets

import (
	"slices"
	"strings"
	"unicode/utf8"

	"gopkg.in/yaml.v3"
)

// commandLine stands for a file in the problems of a house rule that was given as an argument.
const commandLine = "--set"

// Override returns the rules with house rules on top, each as it stands on a command line: `target=50`, `stakes.low=2`,
// `deal={2: 6}`. The rules themselves stay as they are. The error is Problems: one for each fault of each argument, with
// the argument as excerpt.
func (r *Rules) Override(settings ...string) (*Rules, error) { return r.OverrideFor(0, settings...) }

// OverrideFor is Override for a table of so many players, at which every house rule must change something; 0 players leave that
// open.
func (r *Rules) OverrideFor(players int, settings ...string) (*Rules, error) {
	rules := *r
	b := &build{rules: &rules, origin: map[string]spot{}, top: nowhere(commandLine)}
	for _, s := range settings {
		o := reader{b, newSource(commandLine, "header", []byte(s))}
		if e, ok := o.setting(s); ok {
			o.house([]entry{e}, true, nil)
		}
	}
	b.check()
	if players >= r.Players.Min && players <= r.Players.Max {
		b.atTable(players)
	}
	if err := b.err(); err != nil {
		return nil, err
	}
	return &rules, nil
}

// Repeated is the first key that some settings, as Override reads them, give a value twice, "" where none does. A key and one
// within it, stakes and stakes.low, give that one twice; what cannot be read is Override's to report.
func Repeated(settings ...string) string {
	var before []string
	for _, s := range settings {
		o := reader{&build{origin: map[string]spot{}, top: nowhere(commandLine)}, newSource(commandLine, "header", []byte(s))}
		e, ok := o.setting(s)
		if !ok {
			continue
		}
		given := valuePaths(nil, e.key.Value, e.value)
		for _, key := range given {
			if slices.ContainsFunc(before, func(b string) bool { return b == key || strings.HasPrefix(b, key+".") || strings.HasPrefix(key, b+".") }) {
				return key
			}
		}
		before = append(before, given...)
	}
	return ""
}

// valuePaths appends the paths of everything in a value that is no mapping.
func valuePaths(paths []string, path string, n *yaml.Node) []string {
	if n.Kind != yaml.MappingNode {
		return append(paths, path)
	}
	for i := 0; i < len(n.Content); i += 2 {
		paths = valuePaths(paths, join(path, n.Content[i].Value), n.Content[i+1])
	}
	return paths
}

// setting reads one argument as the YAML it stands for: stakes.low=2 is {stakes: {low: 2}}.
func (r *reader) setting(s string) (entry, bool) {
	path, value, _ := strings.Cut(plainForms(s), "=")
	whole := spot{src: r.src, Position: Position{1, 1}, length: utf8.RuneCountInString(s)}
	names := strings.Split(path, ".")
	switch {
	case strings.TrimSpace(value) == "":
		r.report(whole, Problem{Kind: Null, Key: path, Want: WantValue})
		return entry{}, false
	case len(names) > maxDepth:
		r.report(whole, Problem{Kind: TooDeep, Max: maxDepth})
		return entry{}, false
	}
	// Blanks in place of the key keep the columns of the value.
	r.src.text = strings.Repeat(" ", utf8.RuneCountInString(path)+1) + value
	n, ok := r.parse()
	if !ok {
		return entry{}, false
	}
	for i, name := range slices.Backward(names) {
		key := plain(strings.TrimSpace(name))
		key.Line, key.Column = 1, 1+utf8.RuneCountInString(strings.Join(append(names[:i:i], ""), "."))
		if i == 0 {
			return entry{key, n}, true
		}
		n = &yaml.Node{Kind: yaml.MappingNode, Line: 1, Column: key.Column, Content: []*yaml.Node{key, n}}
	}
	return entry{}, false
}

// plainForms are the characters of a house rule as YAML wants them, whatever input method typed them. Of a list of names it
// changes only the marks: in a name a full-width letter is a letter of its own.
func plainForms(s string) string {
	narrow := func(c rune) rune {
		if c >= '！' && c <= '～' {
			return c - '！' + '!'
		}
		return c
	}
	named := strings.Contains(strings.ToLower(strings.Map(narrow, s)), "names")
	return strings.Map(func(c rune) rune {
		switch mark, is := fullWidth[c]; {
		case named && c == '　', c == '”', c == '“':
			return c
		case is:
			return rune(mark[0])
		case named && c != '＝':
			return c
		}
		return narrow(c)
	}, s)
}

// house reads house rules. When the ruleset could not be loaded, only keys are reported that no ruleset has. Others are the
// keys that stand beside house rules in a header, for the list of what is allowed.
func (r *reader) house(entries []entry, loaded bool, others []string) {
	allowed := slices.Clone(others)
	for _, k := range choices {
		if !loaded || k.belongs(r.rules) {
			allowed = append(allowed, k.name)
		}
	}
	for _, e := range entries {
		name := e.key.Value
		k, is := find(choices, name)
		switch {
		case name == "extends" || isShape(name):
			r.report(r.src.spot(e.key), Problem{Kind: FixedKey, Key: name})
		case !slices.Contains(allowed, name):
			r.unknownKey(e.key, "", slices.Clone(allowed))
		case is && loaded:
			r.value(k, e.value, "", r.rules)
			if !slices.Contains(r.rules.house, name) {
				r.rules.house = append(slices.Clone(r.rules.house), name)
			}
		}
	}
}

// isShape reports whether a key of the ruleset is not the table's to choose.
func isShape(name string) bool {
	_, is := find(allKeys(), name)
	_, chosen := find(choices, name)
	return is && !chosen
}

// settings are the house rules as they stand in a header.
func (r *Rules) settings() []Setting {
	var all []Setting
	for _, k := range choices {
		if slices.Contains(r.house, k.name) {
			if n := k.kind.node(k.at(r)); n != nil {
				all = append(all, Setting{k.name, onOneLine(n)})
			}
		}
	}
	return all
}

// A Choice is a rule that a table may choose, for a form, a list of keys, or completion.
type Choice struct {
	Key     string // stakes.low for a key within another
	Type    string // word, number, half (a number that may have .5), true-or-false, by-players or names
	Value   string // as these rules have it: before any house rule, the default; empty where there is none
	Allowed []string
	Min     int
	Max     int
}

// Choices returns what a table may choose under these rules, in the order of a ruleset.
func (r *Rules) Choices() []Choice { return choicesOf(choices, "", r, r) }

func choicesOf(keys []key, path string, parent any, r *Rules) []Choice {
	var all []Choice
	for _, k := range keys {
		if !k.belongs(r) {
			continue
		}
		c := Choice{Key: join(path, k.name)}
		switch kind := k.kind.(type) {
		case section:
			all = append(all, choicesOf(kind, c.Key, k.at(parent), r)...)
			continue
		case word:
			c.Type, c.Allowed = "word", kind
		case flag:
			c.Type, c.Allowed = "true-or-false", []string{"true", "false"}
		case number:
			c.Type, c.Min, c.Max = "number", kind.min, kind.max
			if kind.none {
				c.Allowed = []string{"none"}
			}
		case half:
			c.Type, c.Min, c.Max = "half", kind.min, kind.max
			if kind.none {
				c.Allowed = []string{"none"}
			}
		case byPlayers:
			c.Type, c.Min, c.Max = "by-players", kind.min, kind.max
		case people:
			c.Type = "names"
		}
		if n := k.kind.node(k.at(parent)); n != nil {
			c.Value = onOneLine(n)
		}
		all = append(all, c)
	}
	return all
}
