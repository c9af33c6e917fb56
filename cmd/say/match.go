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
	return v.Title(number, m.Target()) + "   " + v.Standing(m.Standing())
}

// LeftLine is how many tiles everybody has in his hand; "" where nobody has any.
func (v Voice) LeftLine(m *referee.Match) string {
	if left := m.Left(); m.HandIsOn() && slices.Max(left) > 0 {
		return v.Labels().Left + ": " + v.Left(left)
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
	if words := m.Expects(); len(words) > 0 {
		asked = v.Asks(words[0], m.Turn())
		for _, w := range []referee.Word{referee.Starts, referee.Deals, referee.Banks} {
			if m.Turn() == referee.NoSeat && !m.HandIsOn() && slices.Contains(words, w) {
				asked = v.Asks(w, referee.NoSeat)
			}
		}
	}
	return strings.TrimLeft(asked+" › ", " ")
}

// MayEnter says in one line what may be entered now.
func (v Voice) MayEnter(words []referee.Word) string { return v.tongue().mayEnter(v.Words(words)) }

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

// Happened says what an accepted line has done: what was played, what it scored and why, how the hand or the match ended,
// and what comes next.
func (v Voice) Happened(m *referee.Match, out referee.Outcome) []string {
	if out.Weightless && (out.Event.Word == referee.HandHeading || out.Event.Word == referee.Standing) {
		return nil
	}
	var lines []string
	switch w := out.Event.Word; w {
	case referee.Play, referee.Pass, referee.Out, referee.Blocked:
		if len(m.MayTurnUp()) > 0 && !out.Weightless {
			if w == referee.Play || w == referee.Pass {
				lines = append(lines, v.Event(&out.Event))
			}
			return append(append(lines, v.entries(out.Entries)...), v.TurnUp(m.Out()))
		}
	}
	lines = append(lines, v.Event(&out.Event))
	state, seats := m.State()
	if out.HandEnded {
		lines = append(lines, v.handEnded(m, out.Entries)...)
		lines = append(lines, v.StandingLine(m.Standing(), m.Target()))
	} else {
		lines = append(lines, v.entries(out.Entries)...)
	}
	if out.Event.Word == referee.Lot {
		return append(lines, v.lotSays(m)...)
	}
	switch {
	case state != referee.Playing && (out.HandEnded || out.Over):
		lines = append(lines, v.Result(state, seats))
	case out.HandEnded:
		lines = append(lines, v.NextHand(m.HandNumber(), v.opener(m)))
	}
	return lines
}

// lotSays is what the lots drawn so far decide: who begins, or who draws again.
func (v Voice) lotSays(m *referee.Match) []string {
	if again := m.DrawAgain(); again != nil {
		return []string{v.tongue().drawAgain(again)}
	}
	if opener := v.opener(m); opener != referee.NoSeat {
		return []string{v.NextHand(m.HandNumber(), opener)}
	}
	return nil
}

// entries says each score.
func (v Voice) entries(entries []referee.Entry) []string {
	var lines []string
	for _, e := range entries {
		lines = append(lines, v.Entry(e))
	}
	return lines
}

// handEnded says how the last finished hand ended and how its points came about: from the hands turned up where those were
// counted, otherwise score by score.
func (v Voice) handEnded(m *referee.Match, made []referee.Entry) []string {
	const indent = 3
	for _, hand := range slices.Backward(m.Hands()) {
		if hand.End == referee.NotYetEnded {
			continue
		}
		lines := []string{v.HandEnd(hand)}
		if hand.Settlement == nil {
			return append(v.entries(made), lines...)
		}
		return append(lines, v.Settlement(*hand.Settlement).Draw(draw.Style{}, rulesWidth-indent).Indent(indent)...)
	}
	return nil
}

// opener is who begins the next hand in the office that the game gives him.
func (v Voice) opener(m *referee.Match) referee.Seat {
	if m.Rules.Opening.Role == "dealer" {
		return m.Dealer()
	}
	return m.Lead()
}

// Why says how the last points came about.
func (v Voice) Why(m *referee.Match) []string {
	entries := m.Entries()
	if len(entries) == 0 {
		return []string{v.NothingYet()}
	}
	line := entries[len(entries)-1].Line
	var lines []string
	for _, e := range entries {
		if e.Line == line {
			lines = append(lines, v.Entry(e))
		}
	}
	return lines
}
