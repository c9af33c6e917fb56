package referee

// The details of games with other mechanisms than a chain.
const (
	// OutOfPhase.
	NotByRules   Detail = "not-by-rules"  // the rules have Word, but not as this table plays them; Text is the option's key
	NoStarter    Detail = "no-starter"    // tiles cannot be counted before the starter is entered
	ToldAlready  Detail = "told-already"  // Seat has told this of the hand already, or it is known
	WantLast     Detail = "last"          // who won the last trick must be told first, or who closed
	OwedFirst    Detail = "owed-first"    // what is Expected has to be entered before
	StakesDecide Detail = "stakes-decide" // what the winner gets follows from the stakes and cannot be told
	TooLate      Detail = "too-late"      // Turn, who is backed, has taken the turn Got before which it had to be staked
	// MustLeadShown.
	WantDouble Detail = "double" // a double must be led, the first of those declared in the line Earlier
	// NotInSet.
	NoSuchSuit Detail = "no-such-suit" // no tile has Got pips; the highest is Max
	TakenOut   Detail = "taken-out"    // Tile was taken out of the set before the hand
	// HeldByOther.
	WonByOther Detail = "won-by-other" // Turn has named it in the line Earlier, but Seat has won it
	// NoFit.
	NotItsEnd    Detail = "not-its-end"  // the suit Got that the tile is played as is none of its ends
	LeaderNames  Detail = "leader-names" // only the leader of a trick names its suit
	SuitFixed    Detail = "suit-fixed"   // Tile can only be led as suit Max, not as Got
	MustCallSuit Detail = "call-suit"    // a suit must be called, there is no game without trumps
	// NotFree: Got is the place of the pile, row·10 + position.
	Covered      Detail = "covered"       // another tile lies on it
	TakenAlready Detail = "taken"         // in the line Earlier
	NoSuchPlace  Detail = "no-such-place" // the pile has none
	// StakeRange.
	BeyondPurse  Detail = "purse"        // Seat has only Max left
	BankerStakes Detail = "banker"       // Seat is the banker
	BacksBanker  Detail = "backs-banker" // Turn, who is backed, is the banker
	BacksOther   Detail = "backs-other"  // a player stakes on himself, not on Turn
	LimitsCross  Detail = "limits"       // of `limits`: the lowest stake is at least 1, the highest at least the lowest; Got is outside
	// DeclareRange.
	NoDouble      Detail = "no-double"      // Tile is none
	NoDeclaration Detail = "no-declaration" // no declarations come to Got points
	// BadCount.
	OddPile       Detail = "odd-pile"        // Got tiles are no whole number of tricks
	OddFirstPile  Detail = "odd-first-pile"  // nor are the Got that Turn, who told his in the line Earlier, has won
	OnNoPile      Detail = "on-no-pile"      // Tiles are on neither player's pile
	TrickSum      Detail = "trick-sum"       // both players' tricks together are Got, and must be Min to Max
	NoTrickWon    Detail = "no-trick-won"    // points of a player who won no trick
	HandKnown     Detail = "hand-known"      // Tile cannot be Seat's: Tiles are all he has left
	ToldBefore    Detail = "told-before"     // Seat has named Tile among his before; Tiles, where known, are those he has yet to name
	NotTheRest    Detail = "not-the-rest"    // Got tiles are nobody's yet, and Seat has yet to name Max
	EachNumber    Detail = "each-number"     // counts are told for Max numbers, not for Got
	NumberSum     Detail = "number-sum"      // of Number there would be Got in all, and there are Max
	NotPegged     Detail = "not-pegged"      // Seat has only Max points, of which Got cannot have been pegged for the wrong one
	NotAllDoubles Detail = "not-all-doubles" // Tiles are the doubles that are missing, or that were not in the hand in time
)

// Codes are the codes of refusals, in the order in which reasons are looked for.
var Codes = []Code{
	Syntax, UnknownWord, UnknownPlayer, GameOver, OutOfPhase, WrongTurn, StakeMissing, MustLeadShown, NotInSet, AlreadyPlayed,
	HeldByOther, NoFit, OverLimit, NotFree, BadCount, StakeRange, StakeTwice, BidRange, NelloNotAllowed, NoTrickYet,
	DeclareRange, WrongNumber, NoPayout, WhichEnd, StandingDiffers, RepairFails,
}

// FoulCodes are the codes of fouls.
var FoulCodes = []Code{IllegalPass, ImpossibleDeal, IllegalGo, Revoke, MustBeat, MustPlayBingo, WrongBanker, WrongClaim}

// Details are the details that a code can have. It has a case without a detail too, unless it is Syntax.
func (c Code) Details() []Detail {
	switch c {
	case Syntax:
		return []Detail{
			EmptyLine, WantTile, WantNumber, WantReason, WantSign, WantPoints, WantLine, WantPlayer, WantPlace, WantTiles, TooMuch, ListNeedsWord,
			NotRepairable, NoPlayerHere, WholeOnly, WholeChips, LineTooLong, NotText, EachPlayerOnce,
		}
	case UnknownPlayer:
		return []Detail{Ambiguous, NobodyNamed, Spectating}
	case OutOfPhase:
		return []Detail{NotThisGame, NotByRules, HandOn, NoHandOn, LotDone, NothingThere, NothingHeld, UpAlready, NotUnseen, PassedTwice, ToldAlready, WantLast, NoStarter, OwedFirst, StakesDecide, TooLate}
	case MustLeadShown:
		return []Detail{WantDouble}
	case NotInSet:
		return []Detail{NoSuchSuit, TakenOut}
	case HeldByOther:
		return []Detail{WonByOther}
	case NoFit:
		return []Detail{NotItsEnd, LeaderNames, SuitFixed, MustCallSuit}
	case NotFree:
		return []Detail{Covered, TakenAlready, NoSuchPlace}
	case BadCount:
		return []Detail{TooFarBack, PipRange, TwiceInLine, NotAllDoubles, OddPile, OddFirstPile, OnNoPile, TrickSum, NoTrickWon, HandKnown, NotPegged, ToldBefore, NotTheRest, EachNumber, NumberSum}
	case StakeRange:
		return []Detail{BeyondPurse, BankerStakes, BacksBanker, BacksOther, LimitsCross}
	case DeclareRange:
		return []Detail{NoDouble, NoDeclaration}
	}
	return nil
}

// Ends are all ends of hands.
var Ends = []End{Domino, BlockedEnd, Counted, PeggedOut, Played, ClosedEnd, Invincible, Made, SetEnd, NelloEnd, PassedEnd, Collected, ToldEnd}

// States are all states of a match.
var States = []State{Playing, Won, Drawn, Ended}
