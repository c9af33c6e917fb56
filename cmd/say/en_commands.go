package say

import (
	"strconv"
	"strings"
)

func (en) usageHeads() UsageHeads {
	return UsageHeads{"Usage", "Examples", "Commands", "Flags", "Flags of every command"}
}

func (en) command(name string) CommandHelp { return enCommands.of(name) }

func (en) flag(name string) string { return enFlags.of(name) }

var enCommands = table[CommandHelp]{
	{"bones", CommandHelp{
		Short: "Referee and score-keeper for real domino tiles",
		Long: `The tiles stay on the table. Type what was played: bones says at once whether it is allowed and why,
counts the hand, moves the pegs, and proves afterwards what the hidden hands reveal.

At a terminal, bones alone goes on with the unfinished game, or sets up a new one.`,
		Example: `  bones play block --players Ann,Ben
  bones count cribbage 4-1 3-2 5-5 6-4 4-3
  bones rules block`,
	}},
	{"play", CommandHelp{
		Short: "Start a game and play it to the end",
		Long: `Starts a game and walks the table through it. Type a line and Enter: 64 plays the 6-4, p passes, u takes back,
? says what may be entered, q leaves. Every accepted line is on disk before it is answered.
RULESET is a built-in one, one of yours, or a file. What is left out is asked for.`,
		Example: `  bones play block --players Ann,Ben,Cyd
  bones play block --players Ann,Ben --set target=50 --carry Ann=24,Ben=12`,
	}},
	{"resume", CommandHelp{
		Short:   "Go on with a saved game",
		Long:    `Goes on with a saved game, the last unfinished one if none is named. GAME is a path, an id such as block-7, or a number counting back from the last touched.`,
		Example: `  bones resume`,
	}},
	{"enter", CommandHelp{
		Short: "Add lines to a game without a prompt",
		Long: `The arguments are one line of the score sheet; a semicolon separates several; - reads them from standard input.
Entering stops at the first refused line. What was accepted before it stays.`,
		Example: `  bones enter Ann: 6-4
  bones enter pass`,
	}},
	{"undo", CommandHelp{
		Short:   "Take back the last event, or the last N",
		Long:    `Takes back what was entered last, a repair as one. "undo hand" takes back all since the hand's start.`,
		Example: `  bones undo`,
	}},
	{"show", CommandHelp{Short: "Show the table as it stands", Long: `Shows the score, what lies open, whose turn it is, and what may be entered.`, Example: `  bones show`}},
	{"log", CommandHelp{Short: "List what was entered, numbered from the last", Long: `Lists the events with the numbers that fix, drop and insert use, and the points they made.`, Example: `  bones log`}},
	{"board", CommandHelp{Short: "Draw the score as a peg board", Long: `Draws the score as a cribbage board with two pegs a player: the front one is the score, the back one the score before.`, Example: `  bones board`}},
	{"games", CommandHelp{Short: "List the saved games", Long: `Lists the saved games, the last touched first, with date, players and state.`, Example: `  bones games`}},
	{"games stats", CommandHelp{Short: "Games played and won, by game and player", Long: `Counts the finished games: played and won, by game and player.`, Example: `  bones games stats`}},
	{"games delete", CommandHelp{Short: "Delete a saved game; a copy is kept", Long: `Takes a game out of the list, after asking. A copy is kept in the folder "deleted" beside it.`, Example: `  bones games delete 1 --yes`}},
	{"check", CommandHelp{
		Short: "Replay score sheets and report every error and foul",
		Long: `Replays sheets line by line under their rules: every line judged, every hand counted, every foul that the hands prove.
- is standard input. The exit status is 1 where a sheet has an error or an unsettled foul.`,
		Example: `  bones check evening.bones
  bones check --json evening.bones`,
	}},
	{"count", CommandHelp{
		Short: "Settle one hand without a game",
		Long: `Counts one hand and says how: cribbage as it is spoken, combination by combination; block with the hands left;
bingo and reveille from the won tiles; buki from the stakes; third-place number by number.
For cribbage the starter stands first. For the others each player is NAME=TILES; in block also NAME=out, and NAME==13 for
pips alone; in buki NAME=CHIPS. A ruleset of your own is counted by what it is made of.
With --claim the exit status is 1 where the claim is wrong. With --stdin a line that is no hand ends the count.`,
		Example: `  bones count cribbage 4-1 3-2 5-5 6-4 4-3
  bones count cribbage 4-1 3-2 5-0 6-4 4-3 --claim 12
  bones count block Ann=out Ben=4-3,1-1 Cyd=6-6
  bones count bingo --trump 5 Ann=6-6,5-5
  bones count buki --bank Dee --winner Ann Ann=4 Ben=2 Cyd=6`,
	}},
	{"rules", CommandHelp{
		Short: "List the games, or say the rules of one",
		Long:  `Without a name, lists what can be played. With one, says its rules in words, made from the same data the referee judges by.`,
		Example: `  bones rules
  bones rules block
  bones rules block --yaml`,
	}},
	{"rules check", CommandHelp{Short: "Check ruleset files and report every fault", Long: `Reads ruleset files and reports every fault with its place and what is allowed there. - is standard input.`, Example: `  bones rules check house.yaml`}},
	{"rules schema", CommandHelp{Short: "Print the JSON Schema of ruleset files", Long: `Prints a JSON Schema, so that an editor can complete and check ruleset files.`, Example: `  bones rules schema`}},
	{"completion", CommandHelp{Short: "Print a completion script for a shell", Long: `Prints a completion script for bash, zsh, fish or powershell. It knows rulesets, saved games, players and keys.`, Example: `  bones completion bash`}},
	{"help", CommandHelp{Short: "Help on a command", Long: `Help on a command, or all of it as man pages.`, Example: `  bones help play`}},
	{"version", CommandHelp{Short: "Print the version", Long: `Prints the version.`, Example: `  bones version`}},
}

var enFlags = table[string]{
	{"lang", "language: en or ja"},
	{"no-color", "no colours (also by NO_COLOR)"},
	{"accessible", "plain questions and answers, for screen readers"},
	{"tiles", "how tiles are drawn: text or glyph"},
	{"help", "help on this command"},
	{"json", "print JSON, one object a line"},
	{"open", "show what the table keeps secret while a deal is on"},
	{"audit", "list every claim about a hidden hand and how it ended"},
	{"game", "the game: a path, an id, or a number counting back"},
	{"players", "who plays, in seat order, separated by commas"},
	{"set", "a house rule, as key=value; may be repeated"},
	{"carry", "points brought along, as Ann=24,Ben=12"},
	{"sheet", "write the score sheet to this file"},
	{"draw", "have the program draw the lots for who starts or deals"},
	{"again", "take players and rules of the last game"},
	{"yaml", "print the ruleset as data"},
	{"man", "write man pages into this folder"},
	{"svg", "write the board as a picture to this file"},
	{"claim", "what was claimed: 12, or fifteens=6,pairs=6,runs=0"},
	{"crib", "call the hand a crib"},
	{"stdin", "read one hand a line, print one total a line"},
	{"trump", "the trump suit; where it is called, none or nello too"},
	{"closed", "who closed the stock"},
	{"declared", "points of declarations, as Ann=20"},
	{"last", "who won the last trick"},
	{"bid", "the declarer and his bid, as Ann=30"},
	{"bank", "who holds the bank"},
	{"winner", "who won"},
	{"yes", "do not ask"},
}

func (v en) misuse(m Misuse) string {
	meant := ""
	if m.Suggest != "" {
		meant = " Did you mean " + m.Suggest + "?"
	}
	switch m.Kind {
	case UnknownCommand:
		return "There is no command “" + m.Text + "”." + meant + " “bones help” lists them."
	case UnknownFlag:
		return "There is no flag " + m.Flag + "." + meant
	case FlagNeedsValue:
		return "The flag --" + m.Flag + " needs a value."
	case BadFlag:
		return "The flags cannot be read: " + m.Text + "."
	case BadValue:
		text := "“" + m.Text + "” is no value for " + m.Flag + "."
		if len(m.Allowed) > 0 {
			text += " Allowed: " + strings.Join(m.Allowed, ", ") + "."
		}
		return text + meant
	case WrongArguments:
		return "That is not how it is called. Usage: " + m.Text
	case EmptyArgument:
		return "An argument is empty, as from a variable that is not set. Usage: " + m.Text
	case Missing:
		return "Nobody can be asked here: " + m.Flag + " must be given."
	case NoGame:
		switch {
		case m.Text == "" && m.Count == 0:
			return "There is no saved game yet. “bones play block” starts one."
		case m.Text == "":
			return "No saved game is unfinished. “bones play --again” starts the next."
		case m.Count == 0:
			return "There is no saved game yet, so no “" + m.Text + "”."
		}
		return "There is no saved game “" + m.Text + "” among the " + strconv.Itoa(m.Count) + "." + meant + " “bones games” lists them."
	case NothingToCount:
		return "The hands of “" + m.Text + "” are not counted."
	case FlagNotHere:
		return "--" + m.Flag + " means nothing in a count of “" + m.Text + "”."
	case FlagsApart:
		return "--" + m.Flag + " and " + m.Text + " do not go together."
	case FlagTwice:
		return "--" + m.Flag + " stands twice. Give it once."
	case KeyTwice:
		return "--" + m.Flag + " gives " + m.Text + " twice. Give it one value."
	case PlayersUnfit:
		return "The players of the last game cannot play this one. " + m.Text + " Say who plays with --players."
	case Failed:
		return m.Text
	}
	return ""
}

func (en) session(s sessionText) string { return enSession[s] }

var enSession = [sessionTexts]string{
	saysSaved:        "Everything is saved. “bones resume” goes on.",
	saysRulesDiffer:  "This sheet was begun under other rules than those of today: the ruleset has changed since.",
	saysRewritten:    "The sheet was changed elsewhere. All of it was judged anew.",
	saysElsewhere:    "Entered elsewhere:",
	saysNoGames:      "No game is saved yet.",
	saysUnreadable:   "cannot be read",
	saysAskRuleset:   "Which game?",
	saysAskPlayers:   "Who plays? Names in seat order, clockwise, separated by commas",
	saysAskHouseRule: "House rules? Enter alone: none; or a rule and its value, as in target=50",
	saysRulesetFine:  "no fault found.",
	saysGameHeads:    "|game|date|players|state",
	saysNothingYet:   "Nobody has scored yet.",
	saysFaceDown:     "(face down)",
	saysAskDelete:    "delete this game? A copy is kept. (y/n)",
	saysKept:         "Nothing was deleted.",
	saysDeleted:      "Deleted. The copy:",
	saysMayDraw:      "Name a player, enter the lots drawn (“lot 6-4” and so on), or enter “draw”: then the program draws them.",
	saysDrawMeaning:  "the program draws the lots",
	saysFormKeys:     "arrows or type · Enter · Esc: bare line",
	saysMore:         "Enter: more",
	saysDrawn:        "the lots were drawn by the program",
	saysDrawnRest:    "the rest of the lots were drawn by the program",
	saysNotYet:       "Typed before that, so not entered:",
	saysRestored:     "The sheet was gone. All of it is written anew:",
	saysLeaveAgain:   "The game is known here still. Put the file or its folder back and go on; q again leaves without it.",
	saysUnsaved:      "This line is not saved; all before it is:",
	saysSheetGone:    "The game is not saved. “bones resume” goes on once the sheet is back:",
	saysStatsHeads:   "game|player|played|won",
	saysEmptyLog:     "Nothing has been entered yet.",
	saysNoneFinished: "No game is finished yet.",
}

func (en) passFirst(name string) string { return "Did " + name + " pass? Then enter p first." }
