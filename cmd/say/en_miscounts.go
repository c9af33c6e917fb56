package say

import "strconv"

func (en) atLine(n int) string { return "Line " + strconv.Itoa(n) + ": " }

func (v en) miscount(m Miscount) string {
	span := v.span(m.Min, m.Max)
	switch m.Kind {
	case NoPlayer:
		return v.quote(m.Text) + " stands without a player. Write each as NAME=4-3,1-1."
	case NamedTwice:
		return v.quote(m.Text) + " is named twice."
	case WrongPlayers:
		return "It is a game for " + span + " players, and " + v.count(m.Count, "player") + " " + isOrAre(m.Count) + " named, each as NAME=4-3,1-1."
	case CardGiven:
		return v.quote(m.Text) + " is a card, and tiles are counted here, written as 6-4. For cards, bones play board keeps the pegs."
	case HandSize:
		return "A hand is counted with its starter, which stands first: " + v.count(m.Max, "tile") + ", not " + strconv.Itoa(m.Count) + "."
	case TileDoubled:
		tile := m.Tiles[0].String()
		switch len(m.Seats) {
		case 0:
			return tile + " stands twice: there is only one."
		case 1:
			return v.name(m.Seats[0]) + " has " + tile + " twice: there is only one."
		}
		return v.and(v.named(m.Seats)) + " both have " + tile + ": there is only one."
	case NobodyHas:
		return "Nobody has " + v.and(tileNames(m.Tiles)) + "."
	case WrongTiles:
		return v.name(m.Seats[0]) + " must have " + tilesSpan(m.Min, m.Max, span) + ", not " + strconv.Itoa(m.Count) + "."
	case WrongPiles:
		return "Both piles together must be " + tilesSpan(m.Min, m.Max, span) + ", not " + strconv.Itoa(m.Count) + "."
	case OutTwice:
		return v.and(v.named(m.Seats)) + " cannot both be out: the first to be out ends the hand."
	case NoStake:
		return v.quote(m.Text) + " is no stake: that is a whole number of chips."
	}
	return ""
}

func tilesSpan(least, most int, span string) string {
	if least == 1 && most == 1 {
		return "1 tile"
	}
	return span + " tiles"
}
