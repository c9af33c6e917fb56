package say

import (
	"slices"
	"strings"

	"bones/cmd/draw"
	"bones/referee"
	"bones/scoring"
)

// What is said of a match as it stands. The match must be the one whose names and rules the voice has.

// TitleLine is the line over a table: the game, the hand, the target, the score.
func (v Voice) TitleLine(m *referee.Match) string {
	number := m.HandNumber()
	if state, _ := m.State(); state != referee.Playing || m.Rules.Opening.Role == "none" {
		number = 0
	}
	return v.Title(number, m.Target()) + "   " + v.tongue().scoreLabel() + v.Standing(m.Standing())
}

// LeftLine is how many tiles everybody has in his hand, or, where tiles are collected, has taken; "" where nobody has any.
func (v Voice) LeftLine(m *referee.Match) string {
	left := m.Left()
	if !m.HandIsOn() || slices.Max(left) == 0 {
		return ""
	}
	label := v.Labels().Left
	if m.Family() == referee.CollectFamily {
		label = v.Labels().Taken
	}
	return label + ": " + v.Left(left)
}

// StandingLine is the score of everybody, with the target it is played to; 0 for none.
func (v Voice) StandingLine(scores []scoring.Points, target int) string {
	if target == 0 {
		return v.Standing(scores)
	}
	return v.Standing(scores) + "   (" + v.tongue().heading(0, target) + ")"
}

// Players are the names of those who play.
func (v Voice) Players(players int) string {
	return strings.Join(v.everybody()[:min(players, len(v.Names))], ", ")
}

// Prompt is what stands before the place where the next line is typed: whose it is, or what is asked for.
func (v Voice) Prompt(m *referee.Match) string {
	asked := ""
	if seat := m.DrawsLot(); seat != referee.NoSeat {
		asked = v.Asks(referee.Lot, seat)
	} else if words := m.Expects(); len(words) > 0 {
		asked = v.Asks(words[0], m.Turn())
		for _, w := range []referee.Word{referee.Starts, referee.Deals, referee.Banks} {
			if m.Turn() == referee.NoSeat && !m.HandIsOn() && slices.Contains(words, w) {
				asked = v.Asks(w, referee.NoSeat)
			}
		}
	}
	return strings.TrimLeft(asked+" › ", " ")
}

// MayEnter says in one line whose turn it is and what may be entered now; "" where nothing may.
func (v Voice) MayEnter(m *referee.Match) string {
	words := m.Expects()
	if len(words) == 0 {
		return ""
	}
	return v.tongue().mayEnter(v.Words(words), m.Turn())
}

// MayEnterNow explains each word that may be entered now, with an example and the rules behind them.
func (v Voice) MayEnterNow(m *referee.Match) []string {
	words := append(m.Expects(), v.always(m)...)
	table := draw.Table{Columns: []draw.Column{{}, {Wrap: true}}}
	var rules []string
	for _, w := range words {
		help := v.Help(w, m.Turn())
		table.Rows = append(table.Rows, []string{help.Example, help.Meaning})
		if help.Rule != "" && !slices.Contains(rules, help.Rule) {
			rules = append(rules, help.Rule)
		}
	}
	var lines []string
	for _, rule := range rules {
		lines = append(lines, draw.Wrap(rule, rulesWidth)...)
	}
	return append(lines, table.Draw(draw.Style{}, rulesWidth)...)
}

// always are the words that may be entered besides those of the hand: the most usual of them.
func (v Voice) always(m *referee.Match) []referee.Word {
	if state, _ := m.State(); state != referee.Playing {
		return []referee.Word{referee.Undo, referee.Fix, referee.Adjusts}
	}
	words := []referee.Word{referee.Undo, referee.Fix, referee.Insert, referee.Adjusts}
	if m.HandIsOn() {
		words = append(words, referee.Void)
	}
	return append(words, referee.EndTable)
}

// Made is what a line of the log has scored, as short as it goes: Ann +19 domino.
func (v Voice) Made(entries []referee.Entry) string {
	parts := make([]string, len(entries))
	for i, e := range entries {
		parts[i] = v.name(e.Seat) + " " + signed(e.Points) + " " + v.Reason(string(e.Reason))
	}
	return strings.Join(parts, ", ")
}
