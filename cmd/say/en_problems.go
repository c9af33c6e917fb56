package say

import (
	"strconv"
	"strings"

	"bones/cmd/draw"
	"bones/rulesets"
)

func (en) possible(allowed []string) string { return "Possible: " + strings.Join(allowed, ", ") + "." }

func (en) place(p rulesets.Position) string { return "line " + strconv.Itoa(p.Line) }

func (v en) problem(p rulesets.Problem) string {
	key, got := draw.Safe(p.Key), v.quote(p.Got)
	least, most := strconv.Itoa(p.Min), strconv.Itoa(p.Max)
	if key == "" {
		key = "This"
	}
	switch p.Kind {
	case rulesets.NoFile:
		if p.Got == "" {
			return "There is no such file."
		}
		return "The file cannot be read: " + typed(p.Got) + "."
	case rulesets.NotFile:
		return "This is no file but a folder, a pipe or a device."
	case rulesets.TooLarge:
		return "This is larger than " + most + " bytes. No ruleset or header is."
	case rulesets.Empty:
		return "There is nothing in it."
	case rulesets.NotText:
		return "This is no text: the character " + typed(p.Got) + " (hexadecimal) cannot stand in it."
	case rulesets.Tab:
		return "The line begins with a tab. YAML wants blanks there."
	case rulesets.FullWidth:
		return got + " is a full-width character; YAML wants the plain one here."
	case rulesets.Syntax:
		return "This is no YAML: " + typed(p.Got) + "."
	case rulesets.SecondDocument:
		return "A second YAML document begins here; only one can be read."
	case rulesets.Anchor:
		return got + " is an anchor, an alias or a tag of YAML. Write the value itself."
	case rulesets.TooDeep:
		return "This is nested deeper than " + most + " levels."
	case rulesets.TooLong:
		return key + " is too long: " + most + " is the most."
	case rulesets.TooMany:
		return "There is more wrong than this; only the first " + most + " faults are told."
	case rulesets.UnknownKey:
		return "There is no key " + v.quote(p.Key) + " here."
	case rulesets.FixedKey:
		return key + " makes the game what it is; a house rule cannot change it."
	case rulesets.DuplicateKey:
		return key + " stands here a second time; the first is in " + v.place(p.First) + "."
	case rulesets.MissingKey:
		return key + " is missing."
	case rulesets.MissingText:
		return key + " has no " + v.language(p.Want) + " text (" + typed(p.Want) + ")."
	case rulesets.Null:
		return key + " has no value. It must be " + v.want(p.Want) + "."
	case rulesets.WrongType:
		if p.Got == rulesets.WantList || p.Got == rulesets.WantMapping {
			got = v.want(p.Got)
		}
		if p.Want == rulesets.WantOneKey && p.Got == "0" {
			return key + " is empty. It must be " + v.want(rulesets.WantPhase) + "."
		}
		if p.Want == rulesets.WantOneKey {
			return key + " must be one phase, but has " + typed(p.Got) + " keys. Its parameters stand below its name, indented further than that."
		}
		return key + " must be " + v.want(p.Want) + ", not " + got + "."
	case rulesets.NumberForm:
		if p.Want == rulesets.WantHalf {
			return key + " must be a number in plain digits, whole or with .5, such as 2 or 2.5; " + got + " is not."
		}
		return key + " must be a number in plain digits, such as 10; " + got + " is not."
	case rulesets.NotAllowed:
		return key + " cannot be " + got + "."
	case rulesets.OutOfRange:
		return key + " must be " + v.span(p.Min, p.Max) + ", not " + got + "."
	case rulesets.NotIdentifier:
		return got + " cannot name a ruleset: small letters, digits, - and _, at most " + most + "."
	case rulesets.Twice:
		return got + " stands twice in " + key + "; the first is in " + v.place(p.First) + "."
	case rulesets.DealTooLarge:
		return "The hands of " + typed(p.Got) + " players need " + least + " tiles, but the set has " + most + "."
	case rulesets.Phases:
		return "The phases " + got + " make no game in this order."
	case rulesets.Unfit:
		return key + " cannot be " + got + " here. It needs " + v.need(rulesets.Need(p.Want)) + "."
	case rulesets.Order:
		return key + " is " + got + ", but must not be larger than " + draw.Safe(p.Want) + ", " + most + "."
	case rulesets.PileSize:
		return "A pile of " + typed(p.Got) + " rows has " + least + " tiles, but the set has " + most + "."
	case rulesets.UnevenPile:
		return most + " tiles cannot be shared out evenly among " + typed(p.Got) + " players."
	case rulesets.UnknownRuleset:
		return "There is no ruleset " + got + "."
	case rulesets.Outside:
		return got + " leads out of the folder of this file. A ruleset is looked for only below it."
	case rulesets.Cycle:
		return got + " would extend itself: " + strings.Join(safe(p.Allowed), " → ") + "."
	case rulesets.Reserved:
		return got + " is the name of a ruleset that comes with bones. Give this file another name."
	case rulesets.NameDiffers:
		return "The ruleset calls itself " + got + ", but its file is called " + v.quote(p.Want) + "."
	case rulesets.NoHeader:
		return "A score sheet begins with its header, between two lines ---."
	case rulesets.UnclosedHeader:
		return "The header has no second line ---: where does it end?"
	case rulesets.Version:
		return "The sheet is of format " + typed(p.Got) + "; this program reads format " + most + "."
	case rulesets.PlayerCount:
		if p.Got == "1" {
			return "There is 1 player, but the game is for " + v.span(p.Min, p.Max) + "."
		}
		return "There are " + typed(p.Got) + " players, but the game is for " + v.span(p.Min, p.Max) + "."
	case rulesets.NameCharacter:
		return "The name " + got + " has a " + v.quote(p.Want) + ", which no name can have."
	case rulesets.NameLength:
		if p.Got == "" {
			return "A player needs a name."
		}
		return "The name " + got + " is longer than " + most + " characters."
	case rulesets.NamesLength:
		return "The names together have more than " + most + " bytes: the score of all would not fit in a line of the sheet. This is the longest."
	case rulesets.LineLength:
		return "This line has more than " + most + " bytes. No line of a score sheet has."
	case rulesets.NameReserved:
		if ParsePromptWord(p.Got) != NoPromptWord {
			return "A player cannot be called " + got + ": at the prompt that is a command. Take another name."
		}
		return "A player cannot be called " + got + ": that means something in a score sheet."
	case rulesets.NameTaken:
		if list, _, _ := strings.Cut(p.Key, "."); p.Want != "" && !strings.HasPrefix(p.Want, list) {
			return "The name " + got + " is a player's and a spectator's: everybody needs one of his own."
		}
		if p.First.Line == p.Line {
			return "The name " + got + " is taken already: every player needs his own."
		}
		return "The name " + got + " is taken already, in " + v.place(p.First) + "."
	case rulesets.NotWhole:
		return key + " is " + got + ", but this game has no halves."
	case rulesets.NotPlayer:
		return got + " is none of the players."
	case rulesets.Reached:
		return key + " is " + typed(p.Got) + ", but " + most + " win: nothing is left to play."
	case rulesets.NotHere:
		return key + " is given for a table of " + v.or(strings.Fields(p.Want)) + ", but " + typed(p.Got) + " play here: it would change nothing."
	}
	return ""
}

// language names a language that a text is missing in.
func (en) language(code string) string {
	if code == string(Japanese) {
		return "Japanese"
	}
	return "English"
}

// want says what a value must be; "" for what has no words.
func (en) want(want string) string {
	switch want {
	case rulesets.WantText:
		return "a text"
	case rulesets.WantNumber:
		return "a number"
	case rulesets.WantHalf:
		return "a number, whole or with .5"
	case rulesets.WantFlag:
		return "true or false"
	case rulesets.WantTile:
		return "a tile, such as 6-4"
	case rulesets.WantList:
		return "a list, as [a, b]"
	case rulesets.WantMapping:
		return "keys with values, as {a: b}"
	case rulesets.WantPhase:
		return "one phase with its parameters, as board: {}"
	case rulesets.WantOneKey:
		return "one phase"
	case rulesets.WantSHA256:
		return "a SHA-256, 64 hexadecimal digits"
	case rulesets.WantValue:
		return "given, as target=50"
	}
	return ""
}

// need says what a value would need to work; "" for what has no words.
func (en) need(need rulesets.Need) string {
	switch need {
	case rulesets.NeedTurnUp:
		return "a phase turn_up before it, which turns up the trump"
	case rulesets.NeedBid:
		return "a phase bid before it, which finds the declarer"
	case rulesets.NeedTricks:
		return "a phase tricks before it, whose last trick somebody wins"
	case rulesets.NeedDraw:
		return "drawing, or the hands are empty before the second phase of tricks"
	case rulesets.NeedNoDraw:
		return "draw: none, since no phase of tricks follows"
	case rulesets.NeedStock:
		return "a deal that leaves an even number of tiles to draw, two at least"
	case rulesets.NeedTurned:
		return "a deal that leaves a tile to turn up"
	case rulesets.NeedDrawStock:
		return "draw: stock, since only that stock can be closed"
	case rulesets.NeedPlay:
		return "play as its first rung"
	case rulesets.NeedPass:
		return "pass as its last rung, or who cannot play is stuck"
	case rulesets.NeedTwo:
		return "a game for two players"
	case rulesets.NeedStakes:
		return "staked: true, by: stakes, role: banker and first: heaviest together"
	case rulesets.NeedCrib:
		return "tiles laid away for the crib"
	case rulesets.NeedHand:
		return "fewer tiles than a hand has"
	case rulesets.NeedInSet:
		return "a tile or number of the set"
	case rulesets.NeedRoom:
		return "to be possible when all counting tiles are out"
	case rulesets.NeedTrump:
		return "a trump, or there is nothing to beat"
	case rulesets.NeedMore:
		return "more tiles than are laid away"
	case rulesets.NeedLowest:
		return "enough tricks for the lowest bid"
	case rulesets.NeedNumber:
		return "a number of doubles that may be declared, with its points"
	}
	return ""
}
