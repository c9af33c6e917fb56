package referee

import (
	"fmt"

	"bones/scoring"
)

// A Code names a reason for a refusal or a foul. Codes are a contract: more may come, none is renamed.
type Code string

// The codes of refusals: record.md, "What a refused line gets". They stand in the order in which reasons are looked for; the
// most basic one is given.
const (
	Syntax          Code = "syntax"
	UnknownWord     Code = "unknown-word"
	UnknownPlayer   Code = "unknown-player"
	GameOver        Code = "game-over"
	OutOfPhase      Code = "out-of-phase"
	WrongTurn       Code = "wrong-turn"
	StakeMissing    Code = "stake-missing"
	MustLeadShown   Code = "must-lead-shown"
	NotInSet        Code = "not-in-set"
	AlreadyPlayed   Code = "already-played"
	HeldByOther     Code = "held-by-other"
	NoFit           Code = "no-fit"
	OverLimit       Code = "over-limit"
	NotFree         Code = "not-free"
	BadCount        Code = "bad-count"
	StakeRange      Code = "stake-range"
	StakeTwice      Code = "stake-twice"
	BidRange        Code = "bid-range"
	NelloNotAllowed Code = "nello-not-allowed"
	NoTrickYet      Code = "no-trick-yet"
	DeclareRange    Code = "declare-range"
	WrongNumber     Code = "wrong-number"
	NoPayout        Code = "no-payout"
	WhichEnd        Code = "which-end"
	StandingDiffers Code = "standing-differs"
	RepairFails     Code = "repair-fails"
)

// The codes of fouls: games.md, "Audit".
const (
	IllegalPass    Code = "illegal-pass"
	ImpossibleDeal Code = "impossible-deal"
	IllegalGo      Code = "illegal-go"
	Revoke         Code = "revoke"
	MustBeat       Code = "must-beat"
	MustPlayBingo  Code = "must-play-bingo"
	WrongBanker    Code = "wrong-banker"
	WrongClaim     Code = "wrong-claim"
)

// A Detail tells apart the cases of one code that a person needs different words for.
type Detail string

// The details, by code. A code that is not named here, or a refusal without a detail, has one case only.
const (
	// Syntax.
	EmptyLine      Detail = "empty"            // nothing after the player's name
	WantTile       Detail = "tile"             // a tile was expected at Text
	WantNumber     Detail = "number"           // a number was expected at Text
	WantReason     Detail = "reason"           // a correction needs a reason
	WantSign       Detail = "sign"             // a correction needs + or -
	WantPoints     Detail = "points"           // a correction or a gift of 0 changes nothing
	WantLine       Detail = "line"             // a repair needs the line to put
	WantPlayer     Detail = "player"           // a player was expected at Text
	WantPlace      Detail = "place"            // a place of the pile was expected at Text
	WantTiles      Detail = "tiles"            // tiles, nothing, unseen or = were expected at Text
	TooMuch        Detail = "too-much"         // nothing more was expected at Text
	ListNeedsWord  Detail = "list"             // several tiles need a word before them
	NotRepairable  Detail = "not-repairable"   // Word cannot be put in by a repair
	NoPlayerHere   Detail = "no-player"        // Word is said by nobody in particular
	WholeOnly      Detail = "whole"            // there are no halves in this game
	WholeChips     Detail = "whole-chips"      // a stake is whole chips, though what is paid for it may have a half
	LineTooLong    Detail = "too-long"         // more than MaxLine bytes
	NotText        Detail = "not-text"         // NUL or invalid UTF-8
	EachPlayerOnce Detail = "each-player-once" // a standing names every player once
	// UnknownPlayer.
	Ambiguous   Detail = "ambiguous"    // Text begins several names
	NobodyNamed Detail = "nobody-named" // a player must be named here
	Spectating  Detail = "spectating"   // Seat only watches
	// OutOfPhase.
	NotThisGame  Detail = "not-this-game" // Word belongs to other games
	HandOn       Detail = "hand-on"       // only at the head of a hand
	NoHandOn     Detail = "no-hand-on"    // no hand is on
	LotDone      Detail = "lot-done"      // Seat has drawn already, or is not among the tied
	NothingThere Detail = "nothing-there" // no foul stands at that line
	NothingHeld  Detail = "nothing-held"  // Seat has no tiles to turn up
	UpAlready    Detail = "up-already"    // Seat has turned up his tiles
	NotUnseen    Detail = "not-unseen"    // the tiles decide something and cannot stay unseen
	PassedTwice  Detail = "passed-twice"  // Seat has already said the pass that the rules make automatic
	// BadCount.
	TooFarBack  Detail = "too-far-back" // there are only Max events
	PipRange    Detail = "pip-range"    // so many tiles cannot come to Got pips
	TwiceInLine Detail = "twice"        // Tile stands twice in the line
)

// A Refusal says why a line changes nothing. It holds facts; say makes a sentence of them. Which fields mean something
// depends on Code and Detail; the others are zero, or NoSeat, NoTile and -1 where zero would mean something.
type Refusal struct {
	Code   Code
	Detail Detail
	// Line and Column are the place on the sheet, both from 1, the column in runes.
	Line, Column int
	Word         Word
	Seat         Seat              // whose line it is
	Turn         Seat              // whose turn it is, or who is meant instead
	Tile         scoring.Tile      // the tile that is wrong
	Tiles        []scoring.Tile    // what was laid or held instead, or what would be right
	Ends         [2]int            // the open ends of the line
	Got          int               // the number that was said
	Number       int               // the number of pips that tiles are counted by
	Count        int               // of a tile that goes over the limit: the count it would go on
	Min, Max     int               // the range it should be in
	Points       [2]scoring.Points // said and true
	Text         string            // what was typed
	Suggest      string            // what may have been meant
	Rule         string            // the ruleset's sentence that is broken
	Expected     []Word            // what may be entered instead
	Earlier      int               // the line it collides with
	Cause        *Refusal          // of a repair: why a later line, Text unless it lies face down, no longer fits, or the line put in, with its place
}

// Error gives the code and the place; sentences are say's.
func (r *Refusal) Error() string {
	if r.Cause != nil {
		return fmt.Sprintf("%d:%d: %s (%v)", r.Line, r.Column, r.Code, r.Cause)
	}
	if r.Detail != "" {
		return fmt.Sprintf("%d:%d: %s: %s", r.Line, r.Column, r.Code, r.Detail)
	}
	return fmt.Sprintf("%d:%d: %s", r.Line, r.Column, r.Code)
}

// refuse begins a refusal of the event e.
func (e *Event) refuse(code Code) *Refusal {
	return &Refusal{Code: code, Line: e.Line, Column: e.Column, Word: e.Word, Seat: e.Seat, Turn: NoSeat, Tile: e.Tile, Ends: [2]int{-1, -1}}
}

// because sets the detail.
func (r *Refusal) because(d Detail) *Refusal {
	r.Detail = d
	return r
}

// under names the sentence of the ruleset that is broken.
func (r *Refusal) under(rule string) *Refusal {
	r.Rule = rule
	return r
}
