package say

import (
	"slices"

	"bones/cmd/draw"
	"bones/referee"
	"bones/scoring"
)

// What is said of a line that has been accepted.

// scoreIndent is how far the rows of a count stand in.
const scoreIndent = 3

// Happened says what an accepted line has done: what was played, what it scored and why, how the hand or the match ended,
// and what comes next.
func (v Voice) Happened(m *referee.Match, out referee.Outcome) []string {
	e := &out.Event
	if out.Weightless && (e.Word == referee.HandHeading || e.Word == referee.Standing) {
		return nil
	}
	if v.turnsUp(m, out) {
		var lines []string
		if e.Word == referee.Play || e.Word == referee.Pass {
			lines = append(lines, v.Event(e))
		}
		return append(append(lines, v.scores(out.Entries, nil)...), v.TurnUp(m.Out()))
	}
	if count, ok := v.pegs(m, e); ok {
		return []string{v.Event(e) + v.tongue().space() + upper(v.Pegged(count, out.Entries))}
	}
	lines := []string{v.Event(e)}
	switch {
	case out.HandEnded && says(e):
		lines = append(append(lines, v.HandEnd(lastHand(m))), v.StandingLine(m.Standing(), m.Target()))
	case out.HandEnded:
		ended := v.handEnded(lastHand(m), out.Entries, out.Zeros)
		if ended[0] == lines[0] { // told by the line itself
			ended = ended[1:]
		}
		lines = append(lines, ended...)
		lines = append(lines, v.StandingLine(m.Standing(), m.Target()))
	case says(e):
		lines = append(lines, v.StandingLine(m.Standing(), m.Target()))
	default:
		lines = append(lines, v.scores(out.Entries, out.Zeros)...)
	}
	if n, down, ok := v.lays(m, e); ok {
		lines[0] += v.tongue().space() + v.tongue().lays(n, down)
		if len(m.MayTurnUp()) > 0 {
			lines = append(lines, v.tongue().pileGone())
		}
	}
	if winner := trickWinner(m, e); winner != referee.NoSeat {
		words := m.Expects()
		drawn := len(words) > 0 && (words[0] == referee.Turn || words[0] == referee.Bids)
		lines = append(lines, v.tongue().wins(winner, drawn))
	}
	if tricks, ok := m.Tricks(); ok && e.Word == referee.Play && m.HandIsOn() && tricks.Decided != referee.NoSeat {
		lines = append(lines, v.tongue().decided(tricks.Decided, tricks.Made))
	}
	switch state, _ := m.State(); {
	case e.Word == referee.Lot:
		lines = append(lines, v.lotSays(m)...)
	case state != referee.Playing && e.Word != referee.EndTable && (out.HandEnded || out.Over):
		lines = append(lines, v.Outcome(m))
	case state == referee.Playing && out.HandEnded:
		lines = append(lines, v.NextHand(m.HandNumber(), v.opener(m)))
	}
	return lines
}

// turnsUp says whether the line was the last before the hands are turned up.
func (v Voice) turnsUp(m *referee.Match, out referee.Outcome) bool {
	switch out.Event.Word {
	case referee.Play, referee.Pass, referee.Out, referee.Blocked:
		return len(m.MayTurnUp()) > 0 && !out.Weightless
	}
	return false
}

// lays is which of his tiles a player has just taken from the pile, and whether he lays it face down.
func (v Voice) lays(m *referee.Match, e *referee.Event) (n int, down, ok bool) {
	if e.Word != referee.Takes || m.Family() != referee.CollectFamily || !m.HandIsOn() {
		return 0, false, false
	}
	n = m.Left()[e.Seat]
	for _, p := range m.Rules.Phases {
		if p.Collect != nil {
			down = p.Collect.FaceDown == "odd" && n%2 == 1 || p.Collect.FaceDown == "even" && n%2 == 0
		}
	}
	return n, down, true
}

// trickWinner is who has just won a trick of a hand that goes on; NoSeat where nobody has, or nobody may look at it again.
func trickWinner(m *referee.Match, e *referee.Event) referee.Seat {
	if tricks, ok := m.Tricks(); ok && e.Word == referee.Play && tricks.Led == scoring.NoTile && m.HandIsOn() && !m.IsSecret() {
		return tricks.Leader
	}
	return referee.NoSeat
}

// pegs is the running count that a play has made; ok is false where the line is none, or has ended its count.
func (v Voice) pegs(m *referee.Match, e *referee.Event) (count int, ok bool) {
	count, tiles, ok := m.Count()
	return count, ok && e.Word == referee.Play && len(tiles) > 0 && tiles[len(tiles)-1] == e.Tile
}

// says reports whether a line names its points itself, so that only the standing is news.
func says(e *referee.Event) bool {
	switch e.Word {
	case referee.Adjusts, referee.Pegs, referee.Gives, referee.EndTable:
		return true
	}
	return e.Form == referee.FormTold && e.Word != referee.Holds
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

// opener is who begins the next hand in the office that the game gives him.
func (v Voice) opener(m *referee.Match) referee.Seat {
	if m.Rules.Opening.Role == "dealer" {
		return m.Dealer()
	}
	return m.Lead()
}

// lastHand is the last finished hand, the zero one before there is any.
func lastHand(m *referee.Match) referee.Hand {
	for _, hand := range slices.Backward(m.Hands()) {
		if hand.End != referee.NotYetEnded {
			return hand
		}
	}
	return referee.Hand{Winner: referee.NoSeat}
}

// handEnded says how a hand ended and how its points, made with its last line, came about: from the hands turned up, the
// won tiles or the places where those were counted, otherwise score by score.
func (v Voice) handEnded(hand referee.Hand, made []referee.Entry, zeros []referee.Zero) []string {
	rows := func(table draw.Table) []string {
		return table.Draw(draw.Style{}, v.columns()-scoreIndent).Indent(scoreIndent)
	}
	lines := []string{v.HandEnd(hand)}
	switch {
	case hand.Settlement != nil:
		return append(lines, rows(v.Settlement(*hand.Settlement))...)
	case hand.Ranks != nil:
		ranks := byNumber(hand.Ranks)
		return append(lines, rows(v.majorityTable(ranks, v.Majority(ranks).Fits(v.columns()-scoreIndent)))...)
	case hand.Tricks != nil:
		for seat := range referee.Seat(2) {
			lines = append(lines, v.name(seat)+":")
			lines = append(lines, rows(v.Worth(wonBy(seat, hand.Tricks)))...)
		}
		return append(lines, v.scores(made, nil)...)
	}
	if slices.ContainsFunc(made, func(e referee.Entry) bool { return e.Transfer != nil }) {
		return append(lines, v.scores(made, nil)...)
	}
	return append(v.scores(made, zeros), lines...)
}

// byNumber sorts places by their number.
func byNumber(places []scoring.Place) [][]scoring.Place {
	return slices.Collect(func(yield func([]scoring.Place) bool) {
		for len(places) > 0 {
			n := slices.IndexFunc(places, func(p scoring.Place) bool { return p.Number != places[0].Number })
			if n < 0 {
				n = len(places)
			}
			if !yield(places[:n]) {
				return
			}
			places = places[n:]
		}
	})
}

// wonBy is what a player made in a deal.
func wonBy(seat referee.Seat, tricks []referee.Entry) scoring.Entries {
	var won scoring.Entries
	for _, e := range tricks {
		if e.Seat == seat {
			won = append(won, scoring.Entry{Kind: scoring.Kind(e.Reason), Tiles: scoring.SetOf(e.Tiles...), Points: e.Points.Whole()})
		}
	}
	return won
}

// scores says each score: a hand that is shown as it is counted aloud, one that counts nothing too, a stake that changes hands once.
func (v Voice) scores(entries []referee.Entry, zeros []referee.Zero) []string {
	var lines []string
	for said := 0; len(entries) > 0 || len(zeros) > 0; {
		if len(zeros) > 0 && (zeros[0].After <= said || len(entries) == 0) {
			z := zeros[0]
			lines = append(lines, v.tongue().counts(z.Seat, z.Of, 0))
			zeros = zeros[1:]
			continue
		}
		e := entries[0]
		n := 1
		switch {
		case isShown(e):
			for n < len(entries) && isShown(entries[n]) && entries[n].Seat == e.Seat && entries[n].Of == e.Of {
				n++
			}
			lines = append(lines, v.shown(entries[:n])...)
		case e.Transfer == nil:
			lines = append(lines, v.Entry(e))
		case e.Seat == e.Transfer.To:
			lines = append(lines, v.tongue().transfer(*e.Transfer))
		}
		entries = entries[n:]
		said += n
	}
	return lines
}

// isShown says whether a score is a combination of a hand or crib that is counted aloud.
func isShown(e referee.Entry) bool { return e.Of != "" && scoring.Kind(e.Reason).Class() != "" }

// shown counts a hand or the crib aloud.
func (v Voice) shown(entries []referee.Entry) []string {
	counted := make([]spoken, len(entries))
	total := 0
	for i, e := range entries {
		counted[i] = spoken{scoring.Kind(e.Reason), e.Tiles, e.Points.Whole()}
		total += e.Points.Whole()
	}
	lines := []string{v.tongue().counts(entries[0].Seat, entries[0].Of, total)}
	return append(lines, v.aloud(counted).Draw(draw.Style{}, v.columns()-scoreIndent).Indent(scoreIndent)...)
}

// Why says how the last points came about.
func (v Voice) Why(m *referee.Match) []string {
	last := m.LastScores()
	if len(last) == 0 {
		return []string{v.NothingYet()}
	}
	if hand := lastHand(m); hand.Number == last[0].Hand && hand.End != referee.NotYetEnded && !adjusted(last) {
		return v.handEnded(hand, last, m.LastZeros())
	}
	return v.scores(last, m.LastZeros())
}

// adjusted says whether the scores are a correction, which has no hand's end to explain.
func adjusted(entries []referee.Entry) bool {
	return slices.ContainsFunc(entries, func(e referee.Entry) bool { return e.Reason == referee.ReasonAdjusted })
}
