package say

import (
	"strconv"
	"strings"

	"bones/referee"
	"bones/scoring"
)

func (en) space() string { return " " }

func (v en) didYouMean(suggestion string) string { return "Did you mean " + suggestion + "?" }

func (v en) refusal(r *referee.Refusal) string {
	switch r.Code {
	case referee.Syntax:
		return v.syntax(r)
	case referee.UnknownWord:
		if full := v.spelledOut(r.Text); full != "" {
			return v.quote(r.Text) + " is short for " + full + " only where it stands alone; in a line write " + full + "."
		}
		if ParsePromptWord(r.Text) != NoPromptWord {
			return v.quote(r.Text) + " is asked at the prompt, alone; it is no word of the score sheet."
		}
		return v.quote(r.Text) + " is no word of the score sheet; ? lists what may be entered."
	case referee.UnknownPlayer:
		return v.unknownPlayer(r)
	case referee.GameOver:
		return "The game is over. Still possible: undo, repairs, adjusts, settles, notes, hands not turned up."
	case referee.OutOfPhase:
		return v.outOfPhase(r)
	case referee.WrongTurn:
		if r.Seat == referee.NoSeat {
			return "It is " + v.name(r.Turn) + "'s turn."
		}
		return "It is " + v.name(r.Turn) + "'s turn, not " + v.name(r.Seat) + "'s."
	case referee.StakeMissing:
		if r.Max == 0 {
			return v.owing(r) + " has to stake before this turn, and before that the limits are set: " + v.exampleFor(referee.StakeLimits, r) + "."
		}
		return v.owing(r) + " has to stake " + v.span(r.Min, r.Max) + " before this turn: " + v.exampleFor(referee.Stakes, r) + "."
	case referee.MustLeadShown:
		if r.Detail == referee.WantDouble {
			return tileOf(r) + " is no double: " + v.owing(r) + " leads one of the doubles declared."
		}
		return v.and(tileNames(r.Tiles)) + " " + isOrAre(len(r.Tiles)) + " shown: " + v.owing(r) + " leads one of them now."
	case referee.NotInSet:
		if r.Detail == referee.NoSuchSuit {
			return "There is no suit " + strconv.Itoa(r.Got) + " in this set: " + v.set() + "."
		}
		if r.Detail == referee.TakenOut {
			return tileOf(r) + " was taken out before the hand."
		}
		return tileOf(r) + " is not in the set: " + v.set() + "."
	case referee.AlreadyPlayed:
		if r.Word == referee.Lot {
			return r.Tile.String() + " has been drawn already; every tile is there once."
		}
		return r.Tile.String() + " is on the table already" + v.inLine(r.Earlier) + "; every tile is there once."
	case referee.HeldByOther:
		if r.Detail == referee.WonByOther {
			return v.name(r.Seat) + " won " + r.Tile.String() + ", and line " + strconv.Itoa(r.Earlier) + " gives it to " + v.name(r.Turn) + ": take that line back or fix it."
		}
		if r.Turn == referee.NoSeat {
			return r.Tile.String() + " still lies face up on the table; nobody can hold it."
		}
		return r.Tile.String() + " is known to be " + v.name(r.Turn) + "'s" + v.inLine(r.Earlier) + "." + v.missing(r)
	case referee.NoFit:
		return v.noFit(r)
	case referee.OverLimit:
		return r.Tile.String() + " would bring the count from " + strconv.Itoa(r.Count) + " to " + strconv.Itoa(r.Count+r.Got) + "."
	case referee.NotFree:
		return v.notFree(r)
	case referee.BadCount:
		return v.badCount(r)
	case referee.StakeRange:
		return v.stakeRange(r)
	case referee.StakeTwice:
		return v.name(r.Seat) + " has staked already" + v.inLine(r.Earlier) + "."
	case referee.BidRange:
		return "A bid of " + strconv.Itoa(r.Got) + " is not possible: it must be " + v.span(r.Min, r.Max) + " now, or a pass."
	case referee.NelloNotAllowed:
		return "The bid was " + strconv.Itoa(r.Got) + "; the highest possible was " + strconv.Itoa(r.Max) + "."
	case referee.NoTrickYet:
		if r.Word == referee.Declares {
			return v.name(r.Seat) + " has won no trick yet and cannot declare."
		}
		return v.name(r.Seat) + " has won no trick yet and cannot close."
	case referee.DeclareRange:
		switch r.Detail {
		case referee.NoDouble:
			return r.Tile.String() + " is no double."
		case referee.NoDeclaration:
			return "No declarations of doubles come to " + strconv.Itoa(r.Got) + " points."
		}
		return strconv.Itoa(r.Got) + " doubles cannot be declared: " + v.span(r.Min, r.Max) + " can."
	case referee.WrongNumber:
		return "The hand that comes here is hand " + strconv.Itoa(r.Min) + ", not " + strconv.Itoa(r.Got) + "."
	case referee.NoPayout:
		return "This table has set no payout for spectators. The house rule is spectators.payout, such as 2.5."
	case referee.WhichEnd:
		a, b, _ := openEnds(r)
		return r.Tile.String() + " fits both ends. Which one: " + r.Tile.String() + " on " + strconv.Itoa(a) + ", or on " + strconv.Itoa(b) + "?"
	case referee.StandingDiffers:
		return "The sheet gives " + v.name(r.Seat) + " " + r.Points[0].String() + " here; by the lines above it is " + r.Points[1].String() + "."
	case referee.RepairFails:
		switch {
		case r.Cause == nil:
			return "Nothing has changed: with this repair a later line would be refused."
		case r.Cause.Line == r.Line:
			return "Nothing has changed: that line cannot stand there. " + v.Refusal(r.Cause)
		}
		return "Nothing has changed: with this repair " + v.lineNumber(r.Cause.Line, typed(r.Text)) + " would be refused. " + v.Refusal(r.Cause)
	}
	return ""
}

func (v en) syntax(r *referee.Refusal) string {
	got := v.quote(r.Text) + " "
	missing := r.Text == ""
	switch r.Detail {
	case referee.EmptyLine:
		return "A tile or a word is missing after " + v.quote(r.Text) + "."
	case referee.WantTile:
		if missing {
			return "A tile is expected here, written as 6-4."
		}
		return got + "is no tile. A tile is written as 6-4."
	case referee.WantNumber:
		if missing {
			return "A number is missing here."
		}
		return got + "is no number that can stand here."
	case referee.WantReason:
		return "A correction needs its reason, for whoever asks later: " + v.exampleFor(referee.Adjusts, r) + "."
	case referee.WantSign:
		return "A correction begins with + or -: " + v.exampleFor(referee.Adjusts, r) + "."
	case referee.WantPoints:
		return "0 points change nothing. How many are to change? " + v.exampleOfChange(r) + "."
	case referee.WantLine:
		return "The line that is to stand there is missing: " + v.exampleFor(referee.Fix, r) + "."
	case referee.WantPlayer:
		return "A player's name is missing here."
	case referee.WantPlace:
		if missing {
			return "A place of the pile is expected here: row and number, as 3.2."
		}
		return got + "is no place of the pile. Row and number are expected, as 3.2."
	case referee.WantTiles:
		return "Tiles are expected here, or what can be said instead: " + v.exampleFor(referee.Holds, r) + "."
	case referee.TooMuch:
		return "Nothing more belongs here, but " + v.quote(r.Text) + " follows."
	case referee.ListNeedsWord:
		return "One tile is played at a time. For several a word says what they are: " + v.exampleFor(referee.Holds, r) + "."
	case referee.NotRepairable:
		return "A repair cannot put in " + v.theWord(r.Word) + ", only what happened at the table."
	case referee.NoPlayerHere:
		return "Nobody in particular says " + v.theWord(r.Word) + ": leave the name out."
	case referee.WholeOnly:
		if missing {
			return "This game has no halves: a whole number is expected."
		}
		return "This game has no halves: " + v.quote(r.Text) + " must be a whole number."
	case referee.WholeChips:
		return "A stake is whole chips: " + v.exampleFor(referee.Stakes, r) + "."
	case referee.LineTooLong:
		return "The line is longer than " + strconv.Itoa(referee.MaxLine) + " bytes. No line of a score sheet is."
	case referee.NotText:
		return "The line is no text: it has bytes that are no UTF-8 characters."
	case referee.EachPlayerOnce:
		switch {
		case r.Turn != referee.NoSeat:
			return v.name(r.Turn) + " is missing: a standing names every player once."
		case !missing:
			return got + "stands twice: a standing names every player once."
		}
		return "A standing names every player once, with the score: " + v.exampleFor(referee.Standing, r) + "."
	}
	if missing {
		return "This line cannot be read; ? lists what may be entered."
	}
	return got + "cannot be read here; ? lists what may be entered."
}

func (v en) unknownPlayer(r *referee.Refusal) string {
	switch r.Detail {
	case referee.Ambiguous:
		return v.quote(r.Text) + " begins more than one name: write more of it."
	case referee.NobodyNamed:
		return "Who? The name comes first: " + v.exampleNaming(r) + "."
	case referee.Spectating:
		return v.name(r.Seat) + " only watches. Spectators may stake, nothing else."
	}
	if r.Suggest != "" || len(v.Names) == 0 {
		return "Nobody here is called " + v.quote(r.Text) + "."
	}
	return "Nobody here is called " + v.quote(r.Text) + ". At the table: " + v.and(v.everybody()) + "."
}

func (v en) outOfPhase(r *referee.Refusal) string {
	switch r.Detail {
	case referee.NotThisGame:
		return v.theWord(r.Word) + " is no word of this game." + v.now(r)
	case referee.NotByRules:
		return v.theWord(r.Word) + " is not for this table, by the house rule " + typed(r.Text) + "." + v.now(r)
	case referee.HandOn:
		if r.Word == referee.HandHeading {
			return "The heading stands before a hand, and this one has begun."
		}
		return v.theWord(r.Word) + " stands at the head of a hand, and this one has begun."
	case referee.NoHandOn:
		if r.Word == referee.Undo {
			return "No hand has begun yet: there is none to take back."
		}
		return "No hand is on: there is none to call off."
	case referee.LotDone:
		return v.name(r.Seat) + " draws no lot now: one each, and after a tie only those who are level."
	case referee.NothingThere:
		return "No foul is open whose wrong claim stands in line " + strconv.Itoa(r.Got) + "."
	case referee.NothingHeld:
		return v.name(r.Seat) + " is out and has no tiles to turn up."
	case referee.UpAlready:
		return v.name(r.Seat) + "'s hand is turned up already."
	case referee.NotUnseen:
		return "This hand decides the score and cannot stay unseen. =5 gives its pips alone."
	case referee.PassedTwice:
		return "That is said already: here the rules themselves make everybody pass."
	case referee.NoStarter:
		return "The starter comes first, for it counts with every hand: " + v.Example(referee.StarterTile, referee.NoSeat) + "."
	case referee.ToldAlready:
		return "That is told already, or known from what was played."
	case referee.WantLast:
		return "Who won the last trick, or who closed, comes first: " + v.Example(referee.Last, r.Seat) + "."
	case referee.OwedFirst:
		return v.theWord(r.Word) + " comes later." + v.now(r)
	case referee.StakesDecide:
		return "The stakes decide what is paid: say who went out, or that it was blocked, without points."
	case referee.TooLate:
		return "It is too late to stake on " + v.name(r.Turn) + ": that is for before the " + v.ordinal(r.Got) + " turn."
	}
	return v.theWord(r.Word) + " has no place now." + v.now(r)
}

// theWord is a word as it was typed, or what stands for it.
func (v en) theWord(w referee.Word) string {
	if w == referee.Play {
		return upper(v.bare())
	}
	return v.quote(v.Word(w))
}

// now says what may be entered instead, after another sentence.
func (v en) now(r *referee.Refusal) string {
	if len(r.Expected) == 0 {
		return ""
	}
	what := v.or(v.wordsFor(r.Expected))
	if r.Turn == referee.NoSeat {
		return " Expected now: " + what + "."
	}
	return " Expected now, of " + v.name(r.Turn) + ": " + what + "."
}

func (v en) noFit(r *referee.Refusal) string {
	tile := r.Tile.String()
	switch r.Detail {
	case referee.NotItsEnd:
		return tile + " cannot be played as " + strconv.Itoa(r.Got) + ": its suit is one of its ends."
	case referee.LeaderNames:
		return "Only the leader of a trick names its suit: play " + tile + " alone."
	case referee.SuitFixed:
		return tile + " is led as " + strconv.Itoa(r.Max) + ", not as " + strconv.Itoa(r.Got) + "."
	case referee.MustCallSuit:
		return "A suit must be called as trump: this game is not played without."
	}
	a, b, lies := openEnds(r)
	ends := "the open ends are " + strconv.Itoa(a) + " and " + strconv.Itoa(b)
	if a == b {
		ends = "both open ends are " + strconv.Itoa(a)
	}
	switch {
	case !lies:
		return tile + " is the first tile: there is no end to join yet."
	case r.Got < 0 || r.Tile.Has(r.Got) && !r.Tile.Has(a) && !r.Tile.Has(b):
		return tile + " does not fit: " + ends + "."
	case r.Got != a && r.Got != b:
		return "No end shows " + strconv.Itoa(r.Got) + ": " + ends + "."
	}
	return tile + " has no " + strconv.Itoa(r.Got) + " to join there: " + ends + "."
}

func (v en) notFree(r *referee.Refusal) string {
	place := pilePlace(r.Got)
	switch r.Detail {
	case referee.Covered:
		return place + " is not free yet: a tile lies on it."
	case referee.TakenAlready:
		return place + " is taken already" + v.inLine(r.Earlier) + "."
	case referee.NoSuchPlace:
		return "The pile has no place " + place + ". Row 3 has 3.1, 3.2 and 3.3, from the left."
	}
	return place + " is not free."
}

func (v en) badCount(r *referee.Refusal) string {
	span := v.span(r.Min, r.Max)
	switch r.Detail {
	case referee.TooFarBack:
		switch {
		case r.Max == 0:
			return "There is nothing to go back to: no event is on the sheet."
		case r.Got < 1:
			return "Events are counted from the last, which is 1."
		}
		are := "There are only "
		if r.Max == 1 {
			are = "There is only "
		}
		return are + v.count(r.Max, "event") + ", not " + strconv.Itoa(r.Got) + "."
	case referee.PipRange:
		return "That hand cannot come to " + v.count(r.Got, "pip") + ": by the tiles not yet seen it is " + span + "."
	case referee.TwiceInLine:
		return v.twiceInLine(r) + v.missing(r)
	case referee.NotAllDoubles:
		return v.and(tileNames(r.Tiles)) + " " + wasOrWere(len(r.Tiles)) + " not among them, or not in the hand in time."
	case referee.OddPile:
		return "Won tiles come in tricks of two, and these are " + strconv.Itoa(r.Got) + "."
	case referee.OddFirstPile:
		return "Won tiles come in tricks of two, and " + v.name(r.Turn) + "'s are " + strconv.Itoa(r.Got) + " with those of line " + strconv.Itoa(r.Earlier) + ": fix that line first."
	case referee.OnNoPile:
		return v.and(tileNames(r.Tiles)) + " " + isOrAre(len(r.Tiles)) + " on nobody's pile: who won " + itOrThem(len(r.Tiles)) + "?"
	case referee.TrickSum:
		return "Both players' tricks together are " + strconv.Itoa(r.Got) + ", but must be " + span + "."
	case referee.NoTrickWon:
		return v.name(r.Seat) + " has won no trick and so can have no points."
	case referee.NotPegged:
		return v.name(r.Seat) + " has only " + v.points(scoring.Whole(r.Max)) + " and cannot give " + strconv.Itoa(r.Got) + "."
	case referee.ToldBefore:
		return v.name(r.Seat) + " has named " + r.Tile.String() + " before." + v.missing(r)
	case referee.NotTheRest:
		return "The rest is " + v.count(r.Got, "tile") + ", and " + v.name(r.Seat) + " has " + strconv.Itoa(r.Max) + " to name."
	case referee.EachNumber:
		return "A count is told for each of " + strconv.Itoa(r.Max) + " numbers, not for " + strconv.Itoa(r.Got) + "."
	case referee.NumberSum:
		return "Of number " + strconv.Itoa(r.Number) + " there would be " + strconv.Itoa(r.Got) + " in all; there are " + strconv.Itoa(r.Max) + "."
	case referee.HandKnown:
		return v.name(r.Seat) + "'s hand is known: " + v.and(tileNames(r.Tiles)) + " " + isOrAre(len(r.Tiles)) + " all of it."
	}
	switch r.Word {
	case referee.Holds, referee.Play:
		if len(r.Tiles) > 0 {
			return v.name(r.Seat) + " must still hold " + v.and(tileNames(r.Tiles)) + ", as the lines above show."
		}
		if r.Max == 1 {
			return v.name(r.Seat) + " must have one tile left, not " + strconv.Itoa(r.Got) + "."
		}
		return v.name(r.Seat) + " must have " + span + " tiles left, not " + strconv.Itoa(r.Got) + "."
	case referee.Shows:
		if len(r.Tiles) > 0 {
			return "Among them must be what " + v.name(r.Seat) + " has laid: " + v.and(tileNames(r.Tiles)) + "."
		}
		return span + " tiles must be shown, not " + strconv.Itoa(r.Got) + "."
	case referee.Crib:
		return "The crib has " + span + " tiles, not " + strconv.Itoa(r.Got) + "."
	case referee.Takes:
		return v.name(r.Seat) + " can have won " + span + " tiles, not " + strconv.Itoa(r.Got) + "."
	case referee.DealPoints:
		return v.name(r.Seat) + " can have won " + span + " tricks, not " + strconv.Itoa(r.Got) + "."
	case referee.Counts:
		return "These counts come to " + strconv.Itoa(r.Got) + ", but must come to " + span + "."
	}
	return "That is " + strconv.Itoa(r.Got) + ", but it must be " + span + "."
}

func (v en) stakeRange(r *referee.Refusal) string {
	switch r.Detail {
	case referee.BeyondPurse:
		return v.name(r.Seat) + " has only " + strconv.Itoa(max(r.Max, 0)) + " left to stake; the lowest stake is always allowed."
	case referee.BankerStakes:
		return v.name(r.Seat) + " is the banker, who does not stake."
	case referee.BacksBanker:
		return v.name(r.Turn) + " is the banker, on whom nobody can stake."
	case referee.BacksOther:
		return "A player stakes on the own hand, not on " + v.name(r.Turn) + "'s. Only spectators choose."
	case referee.LimitsCross:
		return "The lowest stake is 1 or more, and the highest no less than it: " + v.exampleFor(referee.StakeLimits, r) + "."
	}
	return "A stake of " + said(r).String() + " is outside the limits, " + v.span(r.Min, r.Max) + "."
}

func (v en) twiceInLine(r *referee.Refusal) string {
	return r.Tile.String() + " stands twice in this line; every tile is there once."
}

// missing names the tiles that should have stood in the line instead, where they are known.
func (en) missing(r *referee.Refusal) string {
	if len(r.Tiles) == 0 {
		return ""
	}
	return " Missing: " + strings.Join(tileNames(r.Tiles), " ") + "."
}

// inLine refers to an earlier line, where it is known.
func (v en) inLine(line int) string {
	if line == 0 {
		return ""
	}
	return " (line " + strconv.Itoa(line) + ")"
}

func wasOrWere(n int) string {
	if n == 1 {
		return "was"
	}
	return "were"
}

func itOrThem(n int) string {
	if n == 1 {
		return "it"
	}
	return "them"
}

func isOrAre(n int) string {
	if n == 1 {
		return "is"
	}
	return "are"
}

// set describes the tiles in play: double-six; double-nine without 9 and the doubles.
func (v en) set() string {
	if v.Rules == nil {
		return "double-nine at most"
	}
	s := v.Rules.Lacks()
	text := "double-" + v.number(v.Rules.SetSize)
	var without []string
	for _, n := range s.Numbers {
		if n == 0 {
			without = append(without, "blanks")
			continue
		}
		without = append(without, strconv.Itoa(n)+"s")
	}
	if s.Doubles {
		without = append(without, "doubles")
	}
	without = append(without, tileNames(s.Tiles)...)
	if without == nil {
		return text
	}
	return text + " without " + v.and(without)
}
