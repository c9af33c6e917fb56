package say

import (
	"strconv"
	"strings"

	"bones/referee"
	"bones/scoring"
)

func (v en) reason(code string) string {
	goal, low := v.goals()
	switch scoring.Kind(code) {
	case scoring.GoalReached:
		return goal + " or more"
	case scoring.GoalAgainstLow:
		return goal + " or more against less than " + low
	case scoring.GoalNoTrick:
		return goal + " or more against no trick"
	case scoring.FailedClose:
		return "the other closed with less than " + goal
	case scoring.BothReached:
		return "both have " + goal
	case scoring.CloserReached:
		return "both have " + goal + ", and this one closed"
	case scoring.NobodyReached:
		return "nobody has " + goal
	}
	return enReasons.of(code)
}

var enReasons = table[string]{
	{"adjusts", "corrected by the table"},
	{"told", "as told"},
	{"carry", "brought along"},
	{"pegs", "pegged"},
	{"gives", "handed over"},

	{"starter", "a double turned up"},
	{"fifteen", "fifteen"},
	{"thirty-one", "thirty-one"},
	{"count", "the exact count"},
	{"pair", "pair"},
	{"triplet", "triplet"},
	{"four", "four alike"},
	{"run", "run"},
	{"go", "go"},
	{"last", "last tile"},
	{"shared", "shared with the blank"},
	{"claimed", "as claimed"},
	{"muggins", "what the claim left out"},

	{"domino", "domino"},
	{"blocked", "lowest when blocked"},
	{"stake-won", "stake won"},
	{"bank-pays", "stake paid by the bank"},
	{"stake-lost", "stake lost"},
	{"bank-takes", "stake taken by the bank"},

	{"trump-double", "double of trumps"},
	{"trump", "trump"},
	{"double", "double"},
	{"counter", "counting tile"},
	{"tricks", "tricks"},
	{"last-trick", "last trick"},
	{"declaration", "doubles declared"},
	{"extra", "extra for a double declared"},
	{"all-doubles-on-lead", "all doubles, shown on lead"},
	{"all-doubles-after-trick", "all doubles, shown after a trick"},

	{"made", "bid made"},
	{"set", "bid not made"},
	{"nello", "nello made"},
	{"nello-set", "nello not made"},

	{"first", "first place"},
	{"second", "second place"},
	{"third", "third place"},
	{"place", "a later place"},
}

func (v en) entry(e referee.Entry, reason string) string {
	verb, amount := " scores ", e.Points
	switch {
	case e.Reason == referee.ReasonCarried:
		verb = " brings "
	case e.Points < 0:
		verb, amount = " loses ", -e.Points
	}
	if e.Place != nil {
		reason = "number " + strconv.Itoa(e.Place.Number) + ", " + reason + " with " + strconv.Itoa(e.Place.Count)
	}
	text := v.name(e.Seat) + verb + amount.String() + ": " + reason
	if len(e.Tiles) > 0 {
		text += ", " + strings.Join(tileNames(e.Tiles), " ")
	}
	return text + "."
}

func (v en) end(e referee.End, winner referee.Seat) string {
	switch e {
	case referee.Domino:
		return v.name(winner) + " is out."
	case referee.BlockedEnd:
		if winner == referee.NoSeat {
			return "The hand is blocked, and the lowest are level."
		}
		return "The hand is blocked, and " + v.name(winner) + " is lowest."
	case referee.Counted:
		return "The hand is counted out."
	case referee.PeggedOut:
		return "The game is won before the hand is counted out."
	case referee.Played:
		return "The deal is played out."
	case referee.ClosedEnd:
		return "The stock was closed, and the hands are played out."
	case referee.Invincible:
		return "All seven doubles are shown. The deal ends."
	case referee.Made:
		return "The bid is made."
	case referee.SetEnd:
		return "The bid is not made."
	case referee.NelloEnd:
		return "Nello is played out."
	case referee.PassedEnd:
		return "Both pass, and nobody scores."
	case referee.Collected:
		return "The pile is gone."
	case referee.ToldEnd:
		return "The table tells how the hand went."
	case referee.NotYetEnded:
		return "The hand is on."
	}
	return ""
}

func (v en) state(s referee.State, names []string) string {
	switch s {
	case referee.Playing:
		return "still on"
	case referee.Won:
		return v.and(names) + " won"
	case referee.Drawn:
		return "draw: " + v.and(names)
	case referee.Ended:
		return "over"
	}
	return ""
}

func (v en) result(s referee.State, seats []referee.Seat) string {
	names := v.and(v.named(seats))
	switch s {
	case referee.Won:
		if len(seats) > 1 {
			return names + " share the win."
		}
		return names + " wins."
	case referee.Drawn:
		return "A draw: " + names + " are level."
	case referee.Ended:
		return "The table stopped here."
	}
	return "The game goes on."
}

func (v en) gamesPlayed(n int) string {
	if n == 1 {
		return "The one game agreed is played."
	}
	return "The " + strconv.Itoa(n) + " games agreed are played."
}

func (v en) nextHand(number int, opener referee.Seat) string {
	who, role := v.name(opener), ""
	if v.Rules != nil {
		role = v.Rules.Opening.Role
	}
	text := "Hand " + strconv.Itoa(number) + ": "
	if opener == referee.NoSeat {
		switch role {
		case "dealer":
			return text + "who deals?"
		case "banker":
			return text + "who banks, and with which tile?"
		}
		return text + "who starts?"
	}
	switch role {
	case "dealer":
		return text + who + " deals."
	case "banker":
		return text + who + " banks and leads."
	}
	return text + who + " starts."
}

func (en) pileGone() string { return "The pile is gone. Turn up the tiles taken." }

func (v en) lays(n int, down bool) string {
	if down {
		return "It is the " + v.ordinal(n) + ": face down."
	}
	return "It is the " + v.ordinal(n) + ": face up."
}

func (v en) wins(winner referee.Seat, drawn bool) string {
	if drawn {
		return v.name(winner) + " wins the trick and takes the tile turned up; " + v.name(1-winner) + " draws the next one unseen."
	}
	return v.name(winner) + " wins the trick."
}

func (v en) drawAgain(seats []referee.Seat) string {
	return v.and(v.named(seats)) + " are level and draw again."
}

func (v en) turnUp(out referee.Seat) string {
	if out == referee.NoSeat {
		return "Nobody can play. Turn up the hands."
	}
	return v.name(out) + " is out. Turn up the other hands."
}

func (en) heading(number, target int) string {
	var parts []string
	if number > 0 {
		parts = append(parts, "hand "+strconv.Itoa(number))
	}
	if target > 0 {
		parts = append(parts, "to "+strconv.Itoa(target))
	}
	return strings.Join(parts, " · ")
}

func (v en) scoreLabel() string {
	if v.unit() == gamePoints {
		return plural(v.unitName()) + ": "
	}
	return ""
}

func (v en) decided(seat referee.Seat, made bool) string {
	if made {
		return v.name(seat) + "'s declaration is made."
	}
	return v.name(seat) + "'s declaration has failed."
}

func (v en) trickWon(winner referee.Seat, draws, closes bool) string {
	text := v.name(winner) + " wins the trick"
	if draws {
		text += " and draws first"
	}
	if closes {
		text += ", or closes"
	}
	return text + "."
}

func (v en) layingAway(tiles int, dealer referee.Seat) string {
	return v.count(tiles, "tile") + " each for " + v.name(dealer) + "'s crib, then the starter"
}

func (v en) dealing(dealer referee.Seat) string { return v.name(dealer) + " deals" }

func (en) toGo(p scoring.Points) string { return p.String() + " to go" }

func (v en) left(seat referee.Seat, tiles int) string {
	return v.name(seat) + " " + strconv.Itoa(tiles)
}

func (v en) scores(seat referee.Seat) string { return v.name(seat) + " scores" }

func (en) nobodyScores() string { return "Nobody scores." }

func (v en) mayEnter(words string, turn referee.Seat) string {
	if turn == referee.NoSeat {
		return "May be entered now: " + words + "."
	}
	return v.name(turn) + "'s turn: " + words + "."
}

func (en) over() string { return "Over; q leaves" }

func (v en) asksOfCrib(dealer referee.Seat) string { return v.name(dealer) + " claims for the crib" }

func (v en) asks(w referee.Word, seat referee.Seat) string {
	who := v.name(seat)
	switch w {
	case referee.Holds:
		return who + " holds"
	case referee.Claims:
		return who + " claims"
	case referee.Bids:
		return who + " bids"
	case referee.Calls:
		return who + " calls"
	case referee.Lot:
		return who + " draws"
	case referee.StakeLimits:
		return "Lowest and highest stake?"
	case referee.Stakes:
		return who + " stakes"
	case referee.StarterTile:
		return "starter"
	case referee.Crib:
		return who + "'s crib"
	case referee.Trump:
		return "turned up for trumps"
	case referee.Turn:
		return "turned up"
	case referee.Without:
		return "Which tile is taken out?"
	case referee.Starts:
		return "Who starts?"
	case referee.Deals:
		return "Who deals?"
	case referee.Banks:
		return "Who banks, with which tile?"
	}
	if v.family() == referee.BoardFamily {
		return "Who pegs?"
	}
	switch {
	case !v.sits(seat) && w == referee.Play:
		return "Who plays first?"
	case !v.sits(seat):
		return ""
	case w == referee.Shows:
		return who + " shows"
	}
	return who
}
