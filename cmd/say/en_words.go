package say

import (
	"strings"

	"bones/referee"
)

func (en) wordText(w referee.Word) string {
	if w == referee.Play {
		return ""
	}
	return w.String()
}

func (v en) bare() string {
	switch v.family() {
	case referee.CollectFamily:
		return "a place of the pile"
	case referee.BoardFamily:
		return "points"
	}
	return "a tile"
}

func (v en) arguments(w referee.Word) string {
	switch w {
	case referee.Void:
		return "a tile was face up"
	case referee.Adjusts:
		return "-2 miscounted"
	case referee.Settles:
		return "12 the pass was taken back"
	case referee.Standing:
		return strings.Join(v.sampleScores(), ", ")
	case referee.Note:
		return "played by candlelight"
	case referee.DealPoints:
		return "75 tricks 5"
	case referee.Gives:
		return v.someone(1) + " 8"
	}
	return v.sample(w)
}

func (v en) meaning(w referee.Word) string {
	switch w {
	case referee.Play:
		switch v.family() {
		case referee.CollectFamily:
			return "takes a tile: row from the top, place from the left"
		case referee.BoardFamily:
			return "pegs points; 12+4 adds them up"
		case referee.ChainFamily:
			return "plays a tile; if it fits both ends, add which: on 4"
		}
		return "plays a tile"
	case referee.Pass:
		if v.family() == referee.TrickFamily {
			return "makes no bid"
		}
		return "has no tile that fits"
	case referee.Starts:
		return "names who opens the hand"
	case referee.Deals:
		return "names who deals the hand"
	case referee.Lot:
		if v.deals() {
			return "a tile drawn for who deals; the highest sum does"
		}
		return "a tile drawn for who begins; the highest sum does"
	case referee.HandHeading:
		return "the heading of a hand, written by bones itself"
	case referee.Void:
		return "calls the hand off: a misdeal; it is played again"
	case referee.Adjusts:
		return "the table corrects a score, with the reason"
	case referee.Settles:
		return "the table has dealt with the foul of that line"
	case referee.Standing:
		return "states the score, which is checked"
	case referee.Note:
		return "keeps a remark"
	case referee.EndTable:
		return "stops here; the score stands as it is"
	case referee.Undo:
		return "takes back the last entry, or so many, or undo hand"
	case referee.Fix:
		return "replaces an event, counted from the last"
	case referee.Drop:
		return "removes an event, counted from the last"
	case referee.Insert:
		return "puts a line before an event, counted from the last"
	case referee.Holds:
		if v.family() == referee.CollectFamily {
			return "the tiles of a player at the end; or holds rest"
		}
		return "turns up a hand; =5 gives its pips alone"
	case referee.Out:
		return "went out; out =13 gives the points alone"
	case referee.Blocked:
		return "nobody can play; then the hands are turned up"
	case referee.Banks:
		return "the first banker, by the heaviest tile dealt"
	case referee.StakeLimits:
		return "the lowest and the highest stake"
	case referee.Stakes:
		return "stakes; a spectator adds on whom: on " + v.someone(1)
	case referee.StarterTile:
		return "the tile turned up for everybody"
	case referee.Go:
		return "has no tile that fits under the limit"
	case referee.Crib:
		return "the tiles of the crib; =4 gives its points alone"
	case referee.Claims:
		return "what a player says the hand counts; or claims crib 4"
	case referee.Shows:
		if v.family() == referee.CribbageFamily {
			return "shows a hand; =8 gives its points alone"
		}
		return "shows doubles"
	case referee.Pegs:
		if v.family() == referee.BoardFamily {
			return "pegs points, with a reason if you like"
		}
		return "points made in the play (score only)"
	case referee.Trump:
		return "the tile turned up for trumps"
	case referee.Turn:
		return "the tile on offer for this trick"
	case referee.Closes:
		return "closes the stock: says to have, or to win, enough"
	case referee.Declares:
		return "declares so many doubles, then leads one of them"
	case referee.Bids:
		return "bids so many points"
	case referee.Calls:
		return "calls the trump; or calls none, calls nello"
	case referee.Takes:
		if v.family() == referee.CollectFamily {
			return "takes a tile: row from the top, place from the left"
		}
		return "all tiles a player has won (score only)"
	case referee.Declared:
		return "points of declarations (score only)"
	case referee.Last:
		return "won the last trick (score only)"
	case referee.DealPoints:
		return "points and tricks of a deal (score only)"
	case referee.Without:
		return "the tile taken out of the game"
	case referee.Counts:
		return "how many tiles bear 1, 2 … 9 (score only)"
	case referee.Gives:
		return "hands over points that were pegged for the wrong one"
	}
	return ""
}
