package cmd

import (
	"slices"
	"strconv"
	"strings"

	"bones/cmd/draw"
	"bones/referee"
	"bones/rulesets"
	"bones/scoring"
)

// picture draws the table as it stands: the score, whose turn it is, and what lies open.
func (a *app) picture(m *referee.Match) draw.Picture {
	v := a.at(m)
	p := a.head(m)
	if left := v.LeftLine(m); left != "" {
		p = append(p, draw.Wrap(left, a.width())...)
	}
	if open := a.openTiles(m); len(open) > 0 {
		const indent = 2
		p = append(p, "")
		for _, picture := range open {
			p = append(p, picture(a.style(), a.width()-indent).Indent(indent)...)
		}
		p = append(p, "")
	}
	return p
}

// head is what stands over the table, in one line where there is room: the title, then the score, unless pegs show it, and what
// lies face up for the whole hand.
func (a *app) head(m *referee.Match) draw.Picture {
	v := a.at(m)
	title, score := v.TitleLine(m), v.ScoreLine(m)
	if m.Family() == referee.CribbageFamily && m.Starter() != scoring.NoTile {
		title += " · " + v.Labels().Starter + " " + a.style().Tile(m.Starter())
	}
	switch {
	case hasPegs(m):
		return draw.Wrap(title, a.width())
	case draw.Width(title+"   "+score) <= a.width():
		return draw.Picture{title + "   " + score}
	}
	return append(draw.Wrap(title, a.width()), draw.Wrap(score, a.width())...)
}

// hasPegs says whether the picture of the table shows the score on a peg board.
func hasPegs(m *referee.Match) bool {
	return m.Family() == referee.CribbageFamily || m.Family() == referee.BoardFamily
}

// How many lines the board may take in the picture of the table, so that all of it fits a phone with what was said last.
const (
	peggedLines  = 14
	countedLines = 11 // beside a running count
)

// openTiles are the pictures of what lies open, by what the game is played with.
func (a *app) openTiles(m *referee.Match) []func(draw.Style, int) draw.Picture {
	v := a.at(m)
	var pictures []func(draw.Style, int) draw.Picture
	words := func(parts ...string) {
		parts = slices.DeleteFunc(parts, func(part string) bool { return part == "" })
		if len(parts) > 0 {
			line := strings.Join(parts, " · ")
			pictures = append(pictures, func(_ draw.Style, width int) draw.Picture { return draw.Wrap(line, width) })
		}
	}
	tile := func(label string, t scoring.Tile) string {
		if t == scoring.NoTile {
			return ""
		}
		return label + " " + a.style().Tile(t)
	}
	labels := v.Labels()
	if m.Bank() != referee.NoSeat {
		words(labels.Bank+" "+draw.Safe(m.Names[m.Bank()]), a.stakesLine(m))
	}
	if line, _, ok := m.Line(); ok {
		chain := draw.Chain{}
		for _, laid := range line {
			chain.Tiles = append(chain.Tiles, draw.Laid{Left: laid.End, Right: laid.Open})
		}
		pictures = append(pictures, chain.Draw)
	}
	if hasPegs(m) {
		board := a.board(m)
		board.MaxLines = peggedLines
		if m.Family() == referee.CribbageFamily {
			board.MaxLines = countedLines
		}
		pictures = append(pictures, board.Draw)
		words(v.LayingAway(m))
	}
	if count, tiles, ok := m.Count(); ok {
		label := labels.Count + " " + strconv.Itoa(count)
		if len(tiles) > 0 {
			label += ":"
		}
		pictures = append(pictures, draw.Count{Label: label, Tiles: tiles}.Draw)
	}
	if t, ok := m.Tricks(); ok && t.Dealt && m.HandIsOn() {
		var trump, stock, offer, bid, highest, won string
		switch {
		case t.Nello:
			trump = labels.Nello
		case t.Trump != scoring.NoTrump:
			trump = labels.Trump + " " + strconv.Itoa(t.Trump)
		case t.Called:
			trump = labels.NoTrump
		}
		if t.Stock > 0 {
			stock = labels.Stock + " " + strconv.Itoa(t.Stock)
		}
		if t.Bid > 0 {
			bid = labels.Bid + " " + draw.Safe(m.Names[t.Bidder]) + " " + strconv.Itoa(t.Bid)
		}
		if t.MayBid[1] > 0 {
			highest = labels.HighestBid + " " + strconv.Itoa(t.MayBid[1])
		}
		if auction := func(p rulesets.Phase) bool { return p.Bid != nil }; t.Called || !slices.ContainsFunc(m.Rules.Phases, auction) {
			won = labels.Tricks + ":"
			for seat, n := range t.Won {
				won += " " + draw.Safe(m.Names[seat]) + " " + strconv.Itoa(n)
			}
		}
		if t.Trump == scoring.NoTrump {
			offer = tile(labels.OnOffer, t.Turned)
		}
		words(trump, stock, v.Closed(t.Closed), offer, bid, highest, won)
		if t.Declarer != referee.NoSeat {
			shown := ""
			if len(t.Shown) > 0 {
				shown = strings.Join(append([]string{labels.Shown}, a.tileWords(t.Shown)...), " ")
			}
			words(v.Declaration(t), shown)
		}
		if a.open && m.IsSecret() {
			points, _ := m.SecretPoints()
			words(labels.DealPoints + ": " + v.Standing(wholes(points)))
			for seat := range points {
				words(strings.Join(append([]string{draw.Safe(m.Names[seat]) + ":"}, a.tileWords(m.SecretPile(referee.Seat(seat)))...), " "))
			}
		}
		if t.Led != scoring.NoTile {
			pictures = append(pictures, draw.Trick{{Label: v.Lead(t.Leader), Tile: t.Led, Note: v.Suit(t.Suit)}}.Draw)
		}
	}
	if pile := m.Pile(); pile != nil && (m.HandIsOn() || m.Lead() != referee.NoSeat) {
		picture := make(draw.Pile, len(pile))
		for row, spots := range pile {
			for _, spot := range spots {
				picture[row] = append(picture[row], map[referee.Spot]draw.Place{
					referee.SpotTaken: draw.Taken, referee.SpotCovered: draw.Covered, referee.SpotFree: draw.Free,
				}[spot])
			}
		}
		pictures = append(pictures, picture.Draw)
	}
	return pictures
}

// tileWords are tiles as they are drawn in a line.
func (a *app) tileWords(tiles []scoring.Tile) []string {
	words := make([]string, len(tiles))
	for i, t := range tiles {
		words[i] = a.style().Tile(t)
	}
	return words
}

// wholes are whole points, by seat.
func wholes(points []int) []scoring.Points {
	all := make([]scoring.Points, len(points))
	for seat, n := range points {
		all[seat] = scoring.Whole(n)
	}
	return all
}

// stakesLine is what lies on the table: stakes Ann 4 · Ben 2+6 for a stake and what a drawn hand has left.
func (a *app) stakesLine(m *referee.Match) string {
	var parts []string
	for _, s := range m.Stakes() {
		text := draw.Safe(m.Names[s.Owner]) + " " + strconv.Itoa(s.Chips)
		if s.Carried > 0 {
			text += "+" + strconv.Itoa(s.Carried)
		}
		parts = append(parts, text)
	}
	if parts == nil {
		return ""
	}
	return a.at(m).Labels().Stakes + " " + strings.Join(parts, ", ")
}

// faceDown says which events of the log nobody may look at again while their deal is on.
func (a *app) faceDown(m *referee.Match) []bool {
	if a.open {
		return make([]bool, len(m.Log()))
	}
	return m.FaceDown()
}

// logLines lists the events, numbered from the last, with the points they made. The tricks that are over stay face down while
// their deal is on.
func (a *app) logLines(m *referee.Match) draw.Picture {
	log := m.Log()
	if len(log) == 0 {
		return draw.Picture{a.at(m).EmptyLog()}
	}
	faceDown := a.faceDown(m)
	made := m.Made()
	table := draw.Table{Columns: []draw.Column{{Right: true}, {Wrap: true}, {Wrap: true}}}
	v := a.at(m)
	for i, e := range log {
		text := m.Text(e)
		if faceDown[i] {
			text = v.FaceDown()
		}
		table.Rows = append(table.Rows, []string{strconv.Itoa(len(log) - i), text, v.Made(made[i])})
	}
	return table.Draw(a.style(), a.width())
}
