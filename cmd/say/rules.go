package say

import (
	"cmp"
	"maps"
	"slices"
	"strconv"
	"strings"

	"bones/cmd/draw"
	"bones/rulesets"
)

type rulesTongue interface {
	option(key string) string
	// rulesHeads are the headings of the rules in words.
	rulesHeads() (source, hand, sentences, options string)
	// frame says what a hand is played with and for: players, tiles, deal, target, who begins.
	frame(r *rulesets.Rules) []string
	phaseTongue
	players(r rulesets.Range) string
}

// phaseTongue says how each mechanism goes with the parameters it has.
type phaseTongue interface {
	chain(c *rulesets.Chain) []string
	settle(r *rulesets.Rules, s *rulesets.Settle) []string
	starter() string
	layAway(tiles int) string
	pegging(p *rulesets.Pegging) []string
	show(s *rulesets.Show) []string
	turnsUp(t *rulesets.TurnUp) string
	tricks(r *rulesets.Rules, t *rulesets.Tricks) []string
	bid(b *rulesets.Bid) []string
	gamePoints(g *rulesets.GamePoints) []string
	contract(c *rulesets.Contract) []string
	collect(r *rulesets.Rules, c *rulesets.Collect) []string
	majority(m *rulesets.Majority) []string
	board() string
}

// layAway says what the players lay away, which they do before a starter is turned up.
func layAway(t phaseTongue, r *rulesets.Rules) []string {
	for _, p := range r.Phases {
		if p.Pegging != nil && p.Pegging.LayAway > 0 {
			return []string{t.layAway(p.Pegging.LayAway)}
		}
	}
	return nil
}

func hasStarter(r *rulesets.Rules) bool {
	return slices.ContainsFunc(r.Phases, func(p rulesets.Phase) bool { return p.Starter != nil })
}

// phase says how one phase of a hand goes; empty for a phase without words.
func phase(t phaseTongue, r *rulesets.Rules, p rulesets.Phase) []string {
	switch {
	case p.Chain != nil:
		return t.chain(p.Chain)
	case p.Settle != nil:
		return t.settle(r, p.Settle)
	case p.Starter != nil:
		return append(layAway(t, r), t.starter())
	case p.Pegging != nil:
		if hasStarter(r) {
			return t.pegging(p.Pegging)
		}
		return append(layAway(t, r), t.pegging(p.Pegging)...)
	case p.Show != nil:
		return t.show(p.Show)
	case p.TurnUp != nil:
		return []string{t.turnsUp(p.TurnUp)}
	case p.Tricks != nil:
		return t.tricks(r, p.Tricks)
	case p.Bid != nil:
		return t.bid(p.Bid)
	case p.GamePoints != nil:
		return t.gamePoints(p.GamePoints)
	case p.Contract != nil:
		return t.contract(p.Contract)
	case p.Collect != nil:
		return t.collect(r, p.Collect)
	case p.Majority != nil:
		return t.majority(p.Majority)
	case p.Board != nil:
		return []string{t.board()}
	}
	return nil
}

// RulesInWords are the rules of a game as a player would want to read them: what is played with, how a hand goes, the
// ruleset's own sentences, and what the table may choose, with what it has chosen. All of it is made from the rules, so that
// it says what the referee does.
func (v Voice) RulesInWords(r *rulesets.Rules) []string {
	v.Rules = r
	t := v.tongue()
	source, hand, sentences, options := t.rulesHeads()
	lines := []string{v.Text(r.Title) + " (" + r.Name + ", " + strconv.Itoa(r.Version) + ")"}
	if r.Source != "" {
		lines = append(lines, source+draw.Safe(r.Source))
	}
	lines = append(lines, "")
	for _, text := range t.frame(r) {
		lines = append(lines, v.item("", text)...)
	}
	lines = append(lines, "", hand)
	for i, p := range r.Phases {
		head := strconv.Itoa(i+1) + ". "
		for _, text := range phase(t, r, p) {
			lines = append(lines, v.item(head, text)...)
			head = "   "
		}
	}
	if len(r.Sentences) > 0 {
		lines = append(lines, "", sentences)
		for _, name := range r.RuleNames() {
			if sentence, ok := r.Sentences[name]; ok && applies(r, name) {
				lines = append(lines, v.item("- ", v.Text(sentence))...)
			}
		}
	}
	if choices := v.Choices(r); len(choices.Rows) > 0 {
		lines = append(lines, "", options)
		lines = append(lines, choices.Draw(draw.Style{}, v.columns()-2).Indent(2)...)
	}
	return lines
}

// Choices are the rules that a table may choose, with what they are now and a line on what they mean.
func (v Voice) Choices(r *rulesets.Rules) draw.Table {
	table := draw.Table{Columns: []draw.Column{{}, {}, {Wrap: v.hasRoom()}}}
	for _, c := range r.Choices() {
		table.Rows = append(table.Rows, []string{c.Key, cmp.Or(c.Value, "-"), v.Option(c.Key)})
	}
	return table
}

// applies says whether a sentence of the ruleset holds as the table plays: one of two may depend on an option.
func applies(r *rulesets.Rules, name string) bool {
	switch name {
	case "suit-led":
		return r.LeadSuit != "choice"
	case "suit-named":
		return r.LeadSuit == "choice"
	}
	return true
}

// PlayersRange is for how many players a game is: 2 to 4 players.
func (v Voice) PlayersRange(r *rulesets.Rules) string { return v.tongue().players(r.Players) }

// item is one point of a list, in lines that hang under its mark.
func (v Voice) item(mark, text string) []string {
	lines := draw.Wrap(text, v.columns()-draw.Width(mark))
	for i, line := range lines {
		if i == 0 {
			lines[i] = mark + line
			continue
		}
		lines[i] = strings.Repeat(" ", draw.Width(mark)) + line
	}
	return lines
}

// byPlayers lists what holds for how many players, with the numbers of players that share a value together; nil for all.
func byPlayers(all rulesets.Range, table rulesets.ByPlayers, each func(players []string, n int) string) []string {
	groups := map[int][]string{}
	var order []int
	for players := all.Min; players <= all.Max; players++ {
		n := table[players]
		if n == 0 {
			continue
		}
		if groups[n] == nil {
			order = append(order, n)
		}
		groups[n] = append(groups[n], strconv.Itoa(players))
	}
	var parts []string
	for _, n := range order {
		players := groups[n]
		if len(players) == all.Max-all.Min+1 {
			players = nil
		}
		parts = append(parts, each(players, n))
	}
	return parts
}

// sorted are the keys of a table in order.
func sorted[K cmp.Ordered, V any](table map[K]V) []K { return slices.Sorted(maps.Keys(table)) }
