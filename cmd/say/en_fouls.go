package say

import (
	"strconv"

	"bones/referee"
)

func (v en) lineNumber(n int, text string) string {
	if text == "" {
		return "line " + strconv.Itoa(n)
	}
	return "line " + strconv.Itoa(n) + " (" + text + ")"
}

func (v en) foul(f referee.Foul, line func(int) string) string {
	who, earlier := v.name(f.Seat), line(f.Earlier)
	shown := ", as " + line(f.Line) + " shows"
	if f.Line == f.Earlier {
		shown = ""
	}
	held := func(what string) string {
		return who + " " + what + " in " + earlier + " but held " + f.Tile.String() + shown + "."
	}
	if !proven(f.Tile) {
		switch f.Code {
		case referee.IllegalPass, referee.IllegalGo:
			one, several := "pass", "passes"
			if f.Code == referee.IllegalGo {
				one, several = "go", "goes"
			}
			return v.impossible(f, who, one, several, line) + ": too few tiles are left that did not fit."
		case referee.Revoke, referee.MustBeat, referee.MustPlayBingo:
			return v.impossible(f, who, "reply", "replies", line) + ": too few tiles are left that allow it."
		}
	}
	switch f.Code {
	case referee.IllegalPass:
		return held("passed")
	case referee.ImpossibleDeal:
		return "The passes in " + v.and(lineNumbers(f.Lines, line)) + " cannot all be right: there are too few tiles for such hands."
	case referee.IllegalGo:
		return held("said go")
	case referee.Revoke:
		return held("did not follow suit")
	case referee.MustBeat:
		return held("did not beat the trump led")
	case referee.MustPlayBingo:
		return who + " had no trump in " + earlier + " and had to play " + f.Tile.String() + shown + "."
	case referee.WrongBanker:
		if !proven(f.Tile) {
			return who + " took the bank in " + earlier + ", but another was dealt a heavier tile."
		}
		return who + " took the bank in " + earlier + ", but another was dealt the heavier " + f.Tile.String() + shown + "."
	case referee.WrongClaim:
		claimed, counted := f.Points[0], f.Points[1]
		of := ""
		if f.Of == referee.CribPart {
			of = " for the crib"
		}
		switch {
		case f.Unsaid:
			return who + " had claimed nothing" + of + " when the table went on in " + earlier + ", which is a claim of 0: the count is " + counted.String() + "."
		case claimed > counted:
			return who + " claimed " + claimed.String() + of + " in " + earlier + ", which is " + (claimed - counted).String() + " over: the count is " + counted.String() + "."
		}
		return who + " claimed " + claimed.String() + of + " in " + earlier + ", which is " + (counted - claimed).String() + " short: the count is " + counted.String() + "."
	}
	return ""
}

// impossible says that what a player has said cannot be true, once or several times together.
func (v en) impossible(f referee.Foul, who, one, several string, line func(int) string) string {
	if len(f.Lines) > 1 {
		return who + "'s " + several + " in " + v.and(lineNumbers(f.Lines, line)) + " cannot all be right"
	}
	return who + "'s " + one + " in " + line(f.Earlier) + " cannot be right"
}

func (v en) remedy(f referee.Foul) string {
	return "It stands until the table deals with it: undo, fix, adjusts, or settles " + strconv.Itoa(f.Earlier) + " with the reason."
}

func (en) missed() string { return "Missed: " }

func (en) itCounts() string { return "It counts: " }

func (en) settled() string { return "The table has dealt with it." }

func (v en) claim(f referee.Finding) string {
	who, where := v.name(f.Seat), "line "+strconv.Itoa(f.Line)+": "
	switch f.Code {
	case referee.IllegalPass:
		return where + who + " passed"
	case referee.IllegalGo:
		return where + who + " said go"
	case referee.Revoke:
		return where + who + " did not follow suit"
	case referee.MustBeat:
		return where + who + " did not beat the trump led"
	case referee.MustPlayBingo:
		return where + who + " had no trump to play"
	case referee.WrongBanker:
		return where + who + " named the heaviest tile"
	case referee.WrongClaim:
		return where + who + " claimed a count"
	}
	return where + who + ": " + string(f.Code)
}

func (v en) verdict(f referee.Finding) string {
	switch f.State {
	case referee.Kept:
		return " – kept: the whole hand is known, and it is so."
	case referee.Broken:
		if proven(f.Tile) && f.Proof != f.Line {
			return " – broken by " + f.Tile.String() + " in line " + strconv.Itoa(f.Proof) + "."
		}
		if proven(f.Tile) {
			return " – broken: " + f.Tile.String() + " was known to be in the hand."
		}
		return " – broken: it cannot be."
	}
	return " – open: the tiles that would tell have not been seen."
}
