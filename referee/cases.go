package referee

// The details of games with other mechanisms than a chain.
const (
	// OutOfPhase.
	NotByRules Detail = "not-by-rules" // the rules have Word, but not as this table plays them; Text is the option's key
	// NoFit.
	NotItsEnd Detail = "not-its-end" // the suit Got that the tile is played as is none of its ends
	// NotFree: Got is the place of the pile, row·10 + position.
	Covered      Detail = "covered"       // another tile lies on it
	TakenAlready Detail = "taken"         // in the line Earlier
	NoSuchPlace  Detail = "no-such-place" // the pile has none
	// StakeRange.
	BeyondPurse  Detail = "purse"        // Seat has only Max left
	BankerStakes Detail = "banker"       // Seat is the banker
	BacksBanker  Detail = "backs-banker" // Turn, who is backed, is the banker
	// DeclareRange.
	NoDouble Detail = "no-double" // Tile is none
	// BadCount.
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

// Details are the details that each code can have. A code has a case without a detail too, unless it is Syntax.
var Details = map[Code][]Detail{
	Syntax: {
		EmptyLine, WantTile, WantNumber, WantReason, WantSign, WantLine, WantPlayer, WantPlace, WantTiles, TooMuch, ListNeedsWord,
		NotRepairable, NoPlayerHere, WholeOnly, LineTooLong, NotText, TwiceInLine, EachPlayerOnce,
	},
	UnknownPlayer: {Ambiguous, NobodyNamed, Spectating},
	OutOfPhase:    {NotThisGame, NotByRules, HandOn, NoHandOn, LotDone, NothingThere, NothingHeld, UpAlready, NotUnseen, PassedTwice},
	NoFit:         {NotItsEnd},
	NotFree:       {Covered, TakenAlready, NoSuchPlace},
	BadCount:      {TooFarBack, PipRange, TwiceInLine, NotAllDoubles},
	StakeRange:    {BeyondPurse, BankerStakes, BacksBanker},
	DeclareRange:  {NoDouble},
}

// Ends are all ends of hands.
var Ends = []End{Domino, BlockedEnd, Counted, PeggedOut, Played, ClosedEnd, Invincible, Made, SetEnd, NelloEnd, PassedEnd, Collected, ToldEnd}

// States are all states of a match.
var States = []State{Playing, Won, Drawn, Ended}
