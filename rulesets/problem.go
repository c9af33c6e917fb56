package rulesets

import (
	"fmt"
	"strings"
)

// Kind is what is wrong with a ruleset, a header or a house rule. The set is closed. Every Problem has File and Kind, and a
// place with Excerpt unless it concerns the file as a whole; the comments name what else is filled.
type Kind string

const (
	// The file as a whole; no place.
	NoFile   Kind = "no-file"   // there is no such file, or it cannot be read; Got is the system's reason, empty where there is none
	NotFile  Kind = "not-file"  // it is a folder, a pipe or a device
	TooLarge Kind = "too-large" // the file or the header is longer than Max bytes
	TooMany  Kind = "too-many"  // there are more problems than Max, and only so many are told
	Empty    Kind = "empty"     // nothing in it, or comments only

	// The text.
	NotText        Kind = "not-text"        // Got is a byte that is no UTF-8 (0xFF), or a control character (U+1B); Key if it came by an escape
	Tab            Kind = "tab"             // a line is indented with a tab, YAML wants blanks
	FullWidth      Kind = "full-width"      // Got is a full-width character where YAML wants Suggest
	Syntax         Kind = "syntax"          // no YAML; Got is the parser's remark in English
	SecondDocument Kind = "second-document" // a line --- in the middle begins a second YAML document
	Anchor         Kind = "anchor"          // an alias, an anchor or a tag (*a, &a, !a), which bones does not read; Got
	TooDeep        Kind = "too-deep"        // nested deeper than Max levels
	TooLong        Kind = "too-long"        // a list or mapping of more than Max items, or a text of more than Max characters; Key

	// Keys.
	UnknownKey   Kind = "unknown-key"   // Key does not exist here; Allowed, Suggest
	FixedKey     Kind = "fixed-key"     // Key exists, but a house rule may not change it
	DuplicateKey Kind = "duplicate-key" // Key stands twice; First is the first place
	MissingKey   Kind = "missing-key"   // Key is needed; the place is where it belongs
	MissingText  Kind = "missing-text"  // the sentence Key lacks the language Want

	// Values.
	Null          Kind = "null"           // Key, or an item of it, has no value; Want
	WrongType     Kind = "wrong-type"     // Key is Got, but must be Want
	NumberForm    Kind = "number-form"    // Got looks like a number but is not written in plain digits: 010, 1_0, 1e2, 0x10, ６; Key, Want where halves are possible, Suggest for full-width digits
	NotAllowed    Kind = "not-allowed"    // Got is not one of Allowed; Key, Suggest
	OutOfRange    Kind = "out-of-range"   // Got is less than Min or more than Max; Key
	NotIdentifier Kind = "not-identifier" // Got cannot name a ruleset: small letters, digits, - and _, at most Max characters; Key
	Twice         Kind = "twice"          // Got stands for the same as an earlier item or key of Key; First

	// How the parts fit together.
	DealTooLarge Kind = "deal-too-large" // the hands of Got players need Min tiles, but the set has Max; Key
	Phases       Kind = "phases"         // the phases Got, in this order, make no game; Allowed are the orders that do
	Unfit        Kind = "unfit"          // Key is Got, which cannot work here: Want is what it needs, see Need
	Order        Kind = "order"          // Key must not be larger than Want (two keys); Got, Max is the value of Want
	PileSize     Kind = "pile-size"      // Got rows make a pile of Min tiles, but the set has Max; Key
	UnevenPile   Kind = "uneven-pile"    // Max tiles cannot be shared out evenly among Got players; Key

	// Other rulesets.
	UnknownRuleset Kind = "unknown-ruleset" // there is no ruleset Got; Allowed, Suggest
	Outside        Kind = "outside"         // the path Got leaves the folder of the file it stands in
	Cycle          Kind = "cycle"           // Got would extend itself; Allowed are the files on the way, in their order
	Reserved       Kind = "reserved"        // Got is the name of a built-in ruleset
	NameDiffers    Kind = "name-differs"    // the ruleset calls itself Got, but its file Want

	// Score sheets.
	NoHeader       Kind = "no-header"       // the first line is not ---
	UnclosedHeader Kind = "unclosed-header" // no second line ---
	Version        Kind = "version"         // the sheet is of format Got, this program reads Max
	PlayerCount    Kind = "player-count"    // Got players, but the game is for Min to Max
	NameCharacter  Kind = "name-character"  // the name Got contains Want, which a name cannot
	NameLength     Kind = "name-length"     // the name Got is empty or longer than Max characters
	NameReserved   Kind = "name-reserved"   // the name Got means something in a sheet; Want is what it is read as
	NamesLength    Kind = "names-length"    // the names have more than Max bytes together, and a standing would not fit in a line
	LineLength     Kind = "line-length"     // the line is longer than Max bytes
	NameTaken      Kind = "name-taken"      // the name Got equals an earlier one, letter case aside; First, and Want, the list that one stands in: players or spectators.names
	NotWhole       Kind = "not-whole"       // Got has a half, but this game scores whole points; Key
	NotPlayer      Kind = "not-player"      // Got is none of the players; Allowed, Suggest
	Reached        Kind = "reached"         // Key is Got points, but Max win the match: nothing is left to play
	NotHere        Kind = "not-here"        // Key is not given for the Got players of this table, only for the numbers Want
)

// What a value must be, the Want of a Null or WrongType problem.
const (
	WantText    = "text"
	WantNumber  = "number"
	WantHalf    = "half" // a number that may have .5
	WantFlag    = "true-or-false"
	WantTile    = "tile"    // 6-4
	WantList    = "list"    // [a, b]
	WantMapping = "mapping" // {a: b}
	WantPhase   = "phase"   // a mapping of one key, the phase's name
	WantOneKey  = "one-key" // such a mapping, of one key and not of Got
	WantSHA256  = "sha256"  // 64 hexadecimal digits
	WantValue   = "value"   // anything at all: --set KEY=VALUE without VALUE
)

// Unreadable reports whether the file could not be read at all, rather than be read and found wrong.
func (k Kind) Unreadable() bool { return k == NoFile || k == NotFile }

// Position is a line and a column of a file, both counted from 1, the column in characters (not bytes).
type Position struct{ Line, Column int }

// A Problem is one fault of a ruleset, a header or a house rule, with everything that is needed to word it and show it.
type Problem struct {
	File string // as it was given; "--set" for a house rule of the command line
	Position
	Code string // "ruleset" or "header": which of the stable codes of refusals it belongs to
	Kind Kind

	Key     string // the path of the key concerned: stakes.low, phases.2.tricks.draw
	Got     string // what stands there
	Want    string // what should, where Kind says so
	Allowed []string
	Suggest string // the one of Allowed that was probably meant; empty if none comes near
	Min     int
	Max     int
	First   Position // the earlier of two places

	// Excerpt is the offending line with tabs expanded, cut to a window around the place if it is very long.
	// The caret belongs under its display column Indent (from 0) and is Width columns wide.
	Excerpt       string
	Indent, Width int
}

// Error says the problem in the terse form of a log line; the sentence for people is say's.
func (p Problem) Error() string {
	var b strings.Builder
	b.WriteString(p.File)
	if p.Line > 0 {
		fmt.Fprintf(&b, ":%d:%d", p.Line, p.Column)
	}
	fmt.Fprintf(&b, ": %s %s", p.Code, p.Kind)
	if p.Key != "" {
		b.WriteString(" " + p.Key)
	}
	if p.Got != "" {
		fmt.Fprintf(&b, " %q", p.Got)
	}
	return b.String()
}

// Problems are all the problems of a file, in the order of their places. As an error it is found with errors.As.
type Problems []Problem

// Error says the problems, one a line.
func (ps Problems) Error() string {
	lines := make([]string, len(ps))
	for i, p := range ps {
		lines[i] = p.Error()
	}
	return strings.Join(lines, "\n")
}
