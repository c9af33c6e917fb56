package say

import (
	"slices"
	"strings"

	"bones/cmd/draw"
	"bones/referee"
	"bones/scoring"
)

// What is said of a match as it stands. The match must be the one whose names and rules the voice has.

// TitleLine is the line over a table: the game, the hand, the target and, where a crib is the dealer's, who deals.
func (v Voice) TitleLine(m *referee.Match) string {
	number := m.HandNumber()
	if state, _ := m.State(); state != referee.Playing || m.Rules.Opening.Role == "none" || m.Family() == referee.CollectFamily { // a match is one hand
		number = 0
	}
	title := v.Title(number, m.Target())
	dealer := m.Family() == referee.CribbageFamily || m.Family() == referee.TrickFamily && !m.HandIsOn() // who turns up the tile
	if number > 0 && dealer && m.Dealer() != referee.NoSeat {
		title += " · " + v.tongue().dealing(m.Dealer())
	}
	return title
}

// ScoreLine is the score of everybody, behind the name of its points where they need one.
func (v Voice) ScoreLine(m *referee.Match) string {
	return v.tongue().scoreLabel() + v.Standing(m.Standing())
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

// TrickWon says who has won the trick that has just been turned down, and what he may do before he leads, but not with what; and how
// a declaration of doubles has ended with it.
func (v Voice) TrickWon(m *referee.Match) string {
	winner := m.Turn()
	draws := m.Left()[winner] == m.Rules.Deal[m.Players]
	said := v.tongue().trickWon(winner, draws, draws && slices.Contains(m.Expects(), referee.Closes))
	if tricks, ok := m.Tricks(); ok && tricks.Decided != referee.NoSeat {
		said += v.tongue().space() + v.tongue().decided(tricks.Decided, tricks.Made)
	}
	return said
}

// LayingAway says what comes before the starter that is asked for; "" at any other time.
func (v Voice) LayingAway(m *referee.Match) string {
	words := m.Expects()
	if len(words) == 0 || words[0] != referee.StarterTile || m.Dealer() == referee.NoSeat {
		return ""
	}
	for _, p := range m.Rules.Phases {
		if p.Pegging != nil && p.Pegging.LayAway > 0 {
			return v.tongue().layingAway(p.Pegging.LayAway, m.Dealer())
		}
	}
	return ""
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
	if state, _ := m.State(); state != referee.Playing {
		asked = v.tongue().over()
	}
	if seat := m.DrawsLot(); seat != referee.NoSeat {
		asked = v.Asks(referee.Lot, seat)
	} else if words := m.Expects(); len(words) > 0 {
		seat := m.Turn()
		if up := m.MayTurnUp(); seat == referee.NoSeat && len(up) > 0 {
			seat = up[0]
		}
		asked = v.Asks(words[0], seat)
		switch {
		case words[0] == referee.Crib:
			asked = v.Asks(words[0], m.Dealer())
		case words[0] == referee.Claims && m.Turn() == referee.NoSeat:
			asked = v.tongue().asksOfCrib(m.Dealer())
		}
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
	words, always := m.Expects(), v.always(m)
	if v.hasRoom() {
		words = append(words, always...)
	}
	table := draw.Table{Columns: []draw.Column{{}, {Wrap: v.hasRoom()}}}
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
		lines = append(lines, draw.Wrap(rule, v.columns())...)
	}
	lines = append(lines, table.Draw(draw.Style{}, v.columns())...)
	if !v.hasRoom() {
		examples := make([]string, len(always))
		for i, w := range always {
			examples[i] = v.Example(w, m.Turn())
		}
		lines = append(lines, draw.Wrap(strings.Join(examples, " · "), v.columns())...)
	}
	return lines
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

// Made is what a line of the log has scored, as short as it goes: Ann +19 domino; of places and stakes, which are many, the sums.
func (v Voice) Made(entries []referee.Entry) string {
	if len(entries) > 0 && (entries[0].Place != nil || entries[0].Transfer != nil) {
		sums := make([]scoring.Points, len(v.Names))
		for _, e := range entries {
			sums[e.Seat] += e.Points
		}
		var parts []string
		for seat, sum := range sums {
			if sum != 0 {
				parts = append(parts, v.name(referee.Seat(seat))+" "+signed(sum))
			}
		}
		return strings.Join(parts, ", ")
	}
	parts := make([]string, len(entries))
	for i, e := range entries {
		parts[i] = v.name(e.Seat) + " " + signed(e.Points) + " " + v.Reason(string(e.Reason))
	}
	return strings.Join(parts, ", ")
}
