package rulesets

import (
	"maps"
	"slices"

	"gopkg.in/yaml.v3"
)

// A ruleName is a rule of a game by name, which a ruleset states in a sentence for a refusal to quote, and whether the game
// has it.
type ruleName struct {
	name string
	in   func(*Rules) bool
}

// ruleNames are the rules that a ruleset may state. Each belongs to a mechanism, some to a way of using it.
var ruleNames = []ruleName{
	{"clockwise", hasTiles},

	{"must-play", has(isChain)},
	{"equal-halves", has(isChain)},
	{"two-ends", has(isChain)},
	{"no-drawing", has(func(p Phase) bool { return p.Chain != nil && !slices.Contains(p.Chain.Ladder, "draw") })},
	{"must-draw", has(func(p Phase) bool { return p.Chain != nil && slices.Contains(p.Chain.Ladder, "draw") })},
	{"blocked", has(isChain)},
	{"domino", has(isChain)},

	{"banker", staked},
	{"stake-range", staked},
	{"stake-before", staked},
	{"stake-once", staked},
	{"spectators", staked},

	{"starter", has(isStarter)},
	{"limit", has(isPegging)},
	{"go", has(isPegging)},
	{"lay-away", has(isPegging)},
	{"show-order", has(isShow)},

	{"trump", has(isTricks)},
	{"leader", has(isTricks)},
	{"suit-led", has(isTricks)},
	{"suit-named", has(isTricks)}, // with Options.LeadSuit "choice"
	{"any-tile", tricksWith(func(t *Tricks) bool { return len(t.Ladder) == 0 })},
	{"follow", tricksWith(func(t *Tricks) bool { return slices.Contains(t.Ladder, "follow") })},
	{"beat-trump", tricksWith(func(t *Tricks) bool { return slices.Contains(t.Ladder, "beat-trump") })},
	{"top-on-trump", tricksWith(func(t *Tricks) bool { return slices.Contains(t.Ladder, "top-on-trump") })},
	{"draw", tricksWith(func(t *Tricks) bool { return t.Draw != "none" })},
	{"close", tricksWith(func(t *Tricks) bool { return t.Close })},
	{"declare", tricksWith(func(t *Tricks) bool { return t.Declare != nil })},
	{"lead-shown", tricksWith(func(t *Tricks) bool { return t.Declare != nil })},
	{"all-doubles", tricksWith(func(t *Tricks) bool { return t.AllDoubles != nil })},
	{"bid", has(isBid)},
	{"nello", has(func(p Phase) bool { return p.Bid != nil && p.Bid.Nello != "never" })},

	{"free-tile", has(isCollect)},
	{"take-out", has(func(p Phase) bool { return p.Collect != nil && p.Collect.TakeOut != ByPlayers{} })},
	{"must-take", has(isCollect)},
	{"all-tiles", has(isCollect)},

	{"pegging-only", has(isBoard)},
}

func tricksWith(is func(*Tricks) bool) func(*Rules) bool {
	return has(func(p Phase) bool { return p.Tricks != nil && is(p.Tricks) })
}

// RuleNames are the names of the rules that the phases of these rules make, for which Sentences may have a sentence.
func (r *Rules) RuleNames() []string {
	var names []string
	for _, rule := range ruleNames {
		if rule.in(r) {
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
