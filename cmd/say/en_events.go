package say

import (
	"strconv"
	"strings"

	"bones/referee"
)

func (v en) mendedDown(e *referee.Event) string {
	number := strconv.Itoa(e.Number)
	if e.Word == referee.Insert {
		return "Put in before event " + number + " from the last, face down."
	}
	return "Mended: event " + number + " from the last, face down."
}

func (v en) event(e *referee.Event) string {
	who := v.name(e.Seat)
	tiles := strings.Join(eventTiles(e), " ")
	switch e.Word {
	case referee.Play:
		return who + " " + v.played(e)
	case referee.Pass:
		return who + " passed."
	case referee.Starts:
		return who + " starts."
	case referee.Deals:
		return who + " deals."
	case referee.Lot:
		return who + " drew " + tiles + "."
	case referee.HandHeading:
		return "Hand " + strconv.Itoa(e.Number) + "."
	case referee.Void:
		return "The hand is called off" + v.because(e) + ". It is dealt and played again."
	case referee.Adjusts:
		return "The table corrects " + who + "'s score by " + signed(e.Points) + v.because(e) + "."
	case referee.Settles:
		return "The table has dealt with the foul of line " + strconv.Itoa(e.Number) + v.because(e) + "."
	case referee.Standing:
		return "The standing is as the sheet says."
	case referee.Note:
		return "Noted: " + noteText(e)
	case referee.EndTable:
		return "The table stops here."
	case referee.Undo:
		switch {
		case e.Form == referee.FormHand:
			return "The hand is taken back to its beginning."
		case e.Number == 1:
			return "The last entry is taken back."
		}
		return "The last " + v.count(e.Number, "entry") + " are taken back."
	case referee.Fix:
		return "Mended: event " + strconv.Itoa(e.Number) + " from the last is now “" + v.innerText(e) + "”."
	case referee.Drop:
		return "Removed: event " + strconv.Itoa(e.Number) + " from the last."
	case referee.Insert:
		return "Put in before event " + strconv.Itoa(e.Number) + " from the last: “" + v.innerText(e) + "”."
	case referee.Holds:
		return v.turnedUp(e)
	case referee.Out:
		return who + " is out" + v.told(e) + "."
	case referee.Blocked:
		if e.Form == referee.FormTold {
			return "The hand is blocked; " + who + " wins it" + v.told(e) + "."
		}
		return "The hand is blocked."
	case referee.Banks:
		return who + " holds the bank, with " + tiles + "."
	case referee.StakeLimits:
		return "Stakes are " + v.span(e.Number, e.Second) + "."
	case referee.Stakes:
		if e.Other != referee.NoSeat {
			return who + " stakes " + e.Points.String() + " on " + v.name(e.Other) + "."
		}
		return who + " stakes " + e.Points.String() + "."
	case referee.StarterTile:
		return "The starter is " + tiles + "."
	case referee.Go:
		return who + " said go."
	case referee.Crib:
		if e.Form == referee.FormTold {
			return "The crib counts " + e.Points.String() + "."
		}
		return "The crib: " + tiles + "."
	case referee.Claims:
		if e.Form == referee.FormCrib {
			return who + " says the crib counts " + e.Points.String() + "."
		}
		return who + " says the hand counts " + e.Points.String() + "."
	case referee.Shows:
		if e.Form == referee.FormTold {
			return who + "'s hand counts " + e.Points.String() + "."
		}
		return who + " shows " + tiles + "."
	case referee.Pegs:
		return who + " pegs " + e.Points.String() + v.because(e) + "."
	case referee.Trump:
		return tiles + " is turned up for trumps."
	case referee.Turn:
		return tiles + " is on offer."
	case referee.Closes:
		return who + " closes the stock."
	case referee.Declares:
		if tiles != "" {
			return who + " declares " + v.count(e.Number, "double") + ", leads " + e.Tile.String() + " and shows " + v.and(eventTiles(e)[1:]) + "."
		}
		return who + " declares " + v.count(e.Number, "double") + "."
	case referee.Bids:
		return who + " bids " + strconv.Itoa(e.Number) + "."
	case referee.Calls:
		switch e.Form {
		case referee.FormNone:
			return who + " calls no trump."
		case referee.FormNello:
			return who + " calls nello: not a single trick."
		}
		return who + " calls " + strconv.Itoa(e.Number) + " as trump."
	case referee.Takes:
		if tiles == "" {
			return who + " took the tile at " + pilePlace(e.Number) + "."
		}
		return who + " has won " + tiles + "."
	case referee.Declared:
		return who + " scored " + strconv.Itoa(e.Number) + " by declaring."
	case referee.Last:
		return who + " won the last trick."
	case referee.DealPoints:
		return who + " made " + e.Points.String() + " in " + v.count(e.Second, "trick") + "."
	case referee.Without:
		return tiles + " is out of the game."
	case referee.Counts:
		return who + "'s tiles, from 1 upwards: " + counted(e) + "."
	case referee.Gives:
		return who + " gives " + v.name(e.Other) + " " + e.Points.String() + "."
	}
	return ""
}

func (v en) played(e *referee.Event) string {
	switch {
	case e.On >= 0 && e.As:
		return "played " + e.Tile.String() + " as " + suitText(e.On) + "."
	case e.On >= 0:
		return "played " + e.Tile.String() + " on the " + suitText(e.On) + "."
	}
	return "played " + e.Tile.String() + "."
}

func (v en) turnedUp(e *referee.Event) string {
	who := v.name(e.Seat)
	switch e.Form {
	case referee.FormNothing:
		return who + " holds nothing."
	case referee.FormUnseen:
		return who + "'s hand stays unseen."
	case referee.FormRest:
		return who + " holds all the rest."
	case referee.FormTold:
		return who + " holds " + v.count(e.Points.Whole(), "pip") + "."
	}
	return who + " holds " + v.and(eventTiles(e)) + "."
}

// told adds the points of a hand that is entered by its score only.
func (v en) told(e *referee.Event) string {
	if e.Form != referee.FormTold {
		return ""
	}
	return " and scores " + e.Points.String()
}

// because adds the reason that was given.
func (en) because(e *referee.Event) string {
	if e.Text == "" {
		return ""
	}
	return ": " + noteText(e)
}
