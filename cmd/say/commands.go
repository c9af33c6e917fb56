package say

import (
	"strings"

	"bones/cmd/draw"
	"bones/referee"
)

// What the command line says about itself: help, wrong use, and the little that is neither rule nor score.

// CommandHelp is the help of a command.
type CommandHelp struct {
	Short   string // one line
	Long    string // a paragraph or two
	Example string // each line a command that a test runs
}

// UsageHeads are the headings of a help page.
type UsageHeads struct{ Usage, Examples, Commands, Flags, GlobalFlags string }

// A Misuse is a command line that cannot be carried out.
type Misuse struct {
	Kind    MisuseKind
	Flag    string   // the flag or argument concerned
	Text    string   // what was given
	Suggest string   // what may have been meant
	Allowed []string // what would be right
	Count   int      // how many arguments there were, or saved games there are
}

// MisuseKind says what is wrong with a command line.
type MisuseKind string

// The kinds of misuse.
const (
	UnknownCommand MisuseKind = "unknown-command"
	UnknownFlag    MisuseKind = "unknown-flag"
	FlagNeedsValue MisuseKind = "flag-needs-value"
	BadFlag        MisuseKind = "bad-flag"
	BadValue       MisuseKind = "bad-value"
	WrongArguments MisuseKind = "wrong-arguments"  // Text is the usage
	EmptyArgument  MisuseKind = "empty-argument"   // Text is the usage
	Missing        MisuseKind = "missing"          // Flag must be given where nobody can be asked
	NoGame         MisuseKind = "no-game"          // Text is the game asked for, "" for any unfinished one
	NothingToCount MisuseKind = "nothing-to-count" // Text is a ruleset whose hands are not counted
	FlagNotHere    MisuseKind = "flag-not-here"    // Flag means nothing in a count of Text
	FlagsApart     MisuseKind = "flags-apart"      // Flag and Text do not go together
	FlagTwice      MisuseKind = "flag-twice"       // Flag is given twice
	KeyTwice       MisuseKind = "key-twice"        // the values of Flag give the key Text twice
	PlayersUnfit   MisuseKind = "players-unfit"    // the players of the last game cannot play this one; Text is the sentence that says why
	Failed         MisuseKind = "failed"           // Text is the system's word
)

type commandTongue interface {
	command(name string) CommandHelp
	flag(name string) string
	usageHeads() UsageHeads
	misuse(m Misuse) string
	session(s sessionText) string
	passFirst(name string) string
}

// Command is the help of a command, by its name; a subcommand's is "rules check".
func (v Voice) Command(name string) CommandHelp { return v.tongue().command(name) }

// Flag is what a flag means, in half a line.
func (v Voice) Flag(name string) string { return v.tongue().flag(name) }

// UsageHeads are the headings of a help page.
func (v Voice) UsageHeads() UsageHeads { return v.tongue().usageHeads() }

// Misuse says what is wrong with a command line and what to write instead.
func (v Voice) Misuse(m Misuse) string {
	switch m.Kind {
	case UnknownCommand, UnknownFlag, BadValue, NoGame, NothingToCount, FlagNotHere, FlagsApart, KeyTwice:
		m.Text, m.Flag = typed(m.Text), typed(m.Flag)
	}
	m.Text, m.Flag, m.Suggest, m.Allowed = draw.Safe(m.Text), draw.Safe(m.Flag), draw.Safe(m.Suggest), safe(m.Allowed)
	return v.tongue().misuse(m)
}

// sessionText is a fixed sentence of a session at the table.
type sessionText int

const (
	saysSaved sessionText = iota
	saysRulesDiffer
	saysRewritten
	saysElsewhere
	saysNoGames
	saysNoneFinished
	saysUnreadable
	saysAskRuleset
	saysAskPlayers
	saysAskHouseRule
	saysRulesetFine
	saysGameHeads
	saysNothingYet
	saysEmptyLog
	saysFaceDown
	saysAskDelete
	saysKept
	saysDeleted
	saysStatsHeads
	saysMayDraw
	saysDrawMeaning
	saysFormKeys
	saysMore
	saysDrawn
	saysDrawnRest
	saysNotYet
	saysRestored
	saysLeaveAgain
	saysUnsaved
	saysSheetGone
	sessionTexts
)

// Saved says that everything is saved, and how to go on.
func (v Voice) Saved() string { return v.tongue().session(saysSaved) }

// RulesDiffer says that a sheet was begun under other rules than those it is replayed under now.
func (v Voice) RulesDiffer() string { return v.tongue().session(saysRulesDiffer) }

// Rewritten says that the sheet was changed by somebody else, so that all of it was judged anew.
func (v Voice) Rewritten() string { return v.tongue().session(saysRewritten) }

// Elsewhere says that a line was written by somebody else.
func (v Voice) Elsewhere(line string) string {
	return v.tongue().session(saysElsewhere) + " " + draw.Safe(line)
}

// More says that a text goes on, and how to see it.
func (v Voice) More() string { return v.tongue().session(saysMore) }

// NotYet says that a line was typed before what has just been told, so that it is not entered.
func (v Voice) NotYet(line string) string {
	return v.tongue().session(saysNotYet) + " " + draw.Safe(line)
}

// Restored says that the sheet was gone, and that all of it was written anew.
func (v Voice) Restored(file string) string {
	return v.tongue().session(saysRestored) + " " + draw.Safe(file)
}

// LeaveAgain says that the sheet is gone, that the game is still known here, and how to leave all the same.
func (v Voice) LeaveAgain() string { return v.tongue().session(saysLeaveAgain) }

// Unsaved says that the last line, which the disk refused, is not on the sheet.
func (v Voice) Unsaved(line string) string {
	return v.tongue().session(saysUnsaved) + " " + draw.Safe(line)
}

// SheetGone says that the game cannot go on without its sheet.
func (v Voice) SheetGone(file string) string {
	return v.tongue().session(saysSheetGone) + " " + draw.Safe(file)
}

// NoGames says that no game is saved.
func (v Voice) NoGames() string { return v.tongue().session(saysNoGames) }

// NoneFinished says that no saved game is finished.
func (v Voice) NoneFinished() string { return v.tongue().session(saysNoneFinished) }

// Unreadable stands for the state of a game whose sheet cannot be read.
func (v Voice) Unreadable() string { return v.tongue().session(saysUnreadable) }

// AskRuleset asks which game it is to be.
func (v Voice) AskRuleset() string { return v.tongue().session(saysAskRuleset) }

// AskHouseRule asks for a rule to be chosen otherwise, until there is none.
func (v Voice) AskHouseRule() string { return v.tongue().session(saysAskHouseRule) }

// AskPlayers asks who plays, in seat order.
func (v Voice) AskPlayers() string { return v.tongue().session(saysAskPlayers) }

// RulesetFine says that a ruleset file has no fault.
func (v Voice) RulesetFine(file string) string {
	return draw.Safe(file) + ": " + v.tongue().session(saysRulesetFine)
}

// GameHeads are the heads of the list of games: number, id, date, players, state.
func (v Voice) GameHeads() []string { return strings.Split(v.tongue().session(saysGameHeads), "|") }

// NothingYet says that nothing has scored yet.
func (v Voice) NothingYet() string { return v.tongue().session(saysNothingYet) }

// EmptyLog says that nothing has been entered yet.
func (v Voice) EmptyLog() string { return v.tongue().session(saysEmptyLog) }

// FaceDown stands for a trick that is over, in a deal that is on.
func (v Voice) FaceDown() string { return v.tongue().session(saysFaceDown) }

// AskDelete asks whether a game is really to be deleted.
func (v Voice) AskDelete(file string) string {
	return draw.Safe(file) + ": " + v.tongue().session(saysAskDelete)
}

// IsYes says whether an answer means yes, in any language.
func IsYes(answer string) bool {
	switch strings.ToLower(strings.TrimSpace(answer)) {
	case "y", "yes", "はい", "ｙ":
		return true
	}
	return false
}

// MayDraw says that the program can draw the lots.
func (v Voice) MayDraw() string { return v.tongue().session(saysMayDraw) }

// Drawn notes on the sheet that the program has drawn the lots, all of them or the rest.
func (v Voice) Drawn(all bool) string {
	if all {
		return v.tongue().session(saysDrawn)
	}
	return v.tongue().session(saysDrawnRest)
}

// PassFirst asks whether somebody passed and it was not entered.
func (v Voice) PassFirst(seat referee.Seat) string { return v.tongue().passFirst(v.name(seat)) }

// Kept says that nothing was deleted.
func (v Voice) Kept() string { return v.tongue().session(saysKept) }

// Deleted says that a game was deleted, and where its copy is.
func (v Voice) Deleted(kept string) string {
	return v.tongue().session(saysDeleted) + " " + draw.Safe(kept)
}

// StatsHeads are the headings of the statistics: game, player, played, won.
func (v Voice) StatsHeads() []string { return strings.Split(v.tongue().session(saysStatsHeads), "|") }
