package rulesets

import (
	"maps"
	"slices"

	"gopkg.in/yaml.v3"
)

// A ruleName is a rule of a game by name, which a ruleset states in a sentence for a refusal to quote, and whether a phase
// makes it.
type ruleName struct {
	name string
	in   func(Phase) bool
}

// ruleNames are the rules that a ruleset may state. Each belongs to a mechanism, some to a way of using it.
var ruleNames = []ruleName{
	{"clockwise", withTiles},

	{"must-play", isChain},
	{"equal-halves", isChain},
	{"two-ends", isChain},
	{"no-drawing", func(p Phase) bool { return p.Chain != nil && !slices.Contains(p.Chain.Ladder, "draw") }},
	{"must-draw", func(p Phase) bool { return p.Chain != nil && slices.Contains(p.Chain.Ladder, "draw") }},
	{"blocked", isChain},
	{"domino", isChain},

	{"banker", isStaked},
	{"stake-range", isStaked},
	{"stake-before", isStaked},
	{"stake-once", isStaked},
	{"spectators", isStaked},

	{"starter", isStarter},
	{"limit", isPegging},
	{"go", isPegging},
	{"lay-away", isPegging},
	{"show-order", isShow},

	{"trump", isTricks},
	{"leader", isTricks},
	{"suit-led", isTricks},
	{"suit-named", isTricks}, // with Options.LeadSuit "choice"
	{"any-tile", func(p Phase) bool { return p.Tricks != nil && len(p.Tricks.Ladder) == 0 }},
	{"follow", func(p Phase) bool { return p.Tricks != nil && slices.Contains(p.Tricks.Ladder, "follow") }},
	{"beat-trump", func(p Phase) bool { return p.Tricks != nil && slices.Contains(p.Tricks.Ladder, "beat-trump") }},
	{"top-on-trump", func(p Phase) bool { return p.Tricks != nil && slices.Contains(p.Tricks.Ladder, "top-on-trump") }},
	{"draw", func(p Phase) bool { return p.Tricks != nil && p.Tricks.Draw != "none" }},
	{"close", func(p Phase) bool { return p.Tricks != nil && p.Tricks.Close }},
	{"declare", func(p Phase) bool { return p.Tricks != nil && p.Tricks.Declare != nil }},
	{"lead-shown", func(p Phase) bool { return p.Tricks != nil && p.Tricks.Declare != nil }},
	{"all-doubles", func(p Phase) bool { return p.Tricks != nil && p.Tricks.AllDoubles != nil }},
	{"bid", isBid},
	{"nello", func(p Phase) bool { return p.Bid != nil && p.Bid.Nello != "never" }},

	{"free-tile", isCollect},
	{"take-out", func(p Phase) bool { return p.Collect != nil && p.Collect.TakeOut != ByPlayers{} }},
	{"must-take", isCollect},
	{"all-tiles", isCollect},

	{"pegging-only", isBoard},
}

// RuleNames are the names of the rules that the phases of these rules make, for which Sentences may have a sentence.
func (r *Rules) RuleNames() []string {
	var names []string
	for _, rule := range ruleNames {
		if r.has(rule.in) {
			names = append(names, rule.name)
		}
	}
	return names
}

// sentences are bilingual sentences by the name of a rule, in a map.
type sentences struct{}

func (sentences) read(r *reader, n *yaml.Node, path string, to any) {
	table := to.(*map[string]Text)
	if *table == nil {
		*table = map[string]Text{}
	}
	known := r.rules.RuleNames()
	if !r.phasesKnown() {
		known = nil
		for _, rule := range ruleNames {
			known = append(known, rule.name)
		}
	}
	entries, _ := r.entries(n, path)
	for _, e := range entries {
		if !slices.Contains(known, e.key.Value) {
			r.unknownKey(e.key, path, slices.Clone(known))
			continue
		}
		at := join(path, e.key.Value)
		r.origin[at] = r.src.spot(e.value)
		var sentence Text
		bilingual{}.read(r, e.value, at, &sentence)
		(*table)[e.key.Value] = sentence
	}
}

func (sentences) node(from any) *yaml.Node {
	table := *from.(*map[string]Text)
	if len(table) == 0 {
		return nil
	}
	n := &yaml.Node{Kind: yaml.MappingNode}
	for _, name := range slices.Sorted(maps.Keys(table)) {
		sentence := table[name]
		value := bilingual{}.node(&sentence)
		value.Style = 0
		n.Content = append(n.Content, plain(name), value)
	}
	return n
}
