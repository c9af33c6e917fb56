// Package rulesets holds the games as data: the built-in YAML files, and the one place that reads YAML, be it a ruleset, the
// header of a score sheet, or a house rule given on the command line.
//
// What comes out is Rules: complete, checked and typed. A phase of Rules names a mechanism of the referee with its
// parameters; a game made of known mechanisms is YAML and nothing else.
package rulesets

import "bones/scoring"

// Rules are the resolved rules of one game: a ruleset file, what it extends, and the house rules of a table.
type Rules struct {
	Name    string // as in `ruleset: block`
	Version int    // counts up whenever the meaning of the file changes
	Title   Text
	Source  string // where the rules were published
	Players Range
	Set     scoring.Set // the tiles in play
	SetSize int         // 6 for a set made from double-six
	Deal    ByPlayers   // tiles dealt to each player; 0 where nothing is dealt
	Target  ByPlayers   // points that win the match; 0 where there is no such target
	Opening Opening
	Phases  []Phase
	// Sentences are the rules that a refusal quotes, by name.
	Sentences map[string]Text
	Options

	house []string // the keys that the table chose itself
}

// Text is a sentence in every language bones speaks.
type Text struct{ En, Ja string }

// Range is an inclusive range of numbers.
type Range struct{ Min, Max int }

// ByPlayers is a number for each number of players: index 3 holds that for three.
type ByPlayers [MaxPlayers + 1]int

// Opening says who opens a hand.
type Opening struct {
	// Role is the office that decides it: "starter" (leads himself), "dealer" (the next seat leads), "banker"
	// (leads himself and holds the bank), or "none" (no turns).
	Role string
	// First is how the first one is found: "table" (named, or by lot), or "heaviest" (the holder of the heaviest tile).
	First string
	// Next is who follows in the next hand: "clockwise" (the next seat) or "winner" (of the hand; after a draw the same).
	Next string
}

// Options are the rules a table may choose: the keys of a ruleset that a score sheet's header, or --set, may override.
type Options struct {
	AutoBlock bool // chain: the referee ends a hand by itself when nothing fits any more

	GoPoint       string // pegging: "declared" or "last-tile"
	BlankOn31     string // pegging: "again" or "share"
	DoubleStarter int    // pegging: points to the dealer for a double turned up
	CountClaims   string // show: "none", "check" or "muggins"

	RankBlank  string // tricks: "low" or "high"
	RankDouble string // tricks: "natural" or "high"
	BothReach  string // game points: "closer" or "none"
	LeadSuit   string // tricks: "high" or "choice"

	Chips       int            // stakes: what every player starts with; 0 means that no purse is checked
	Stakes      Limits         // stakes: lowest and highest; zero until the table names them
	Payout      scoring.Points // stakes: how many times his stake a winner receives
	StakeBefore int            // stakes: the turn before which a player must have staked
	Banker      string         // stakes: "winner" or "fixed"
	Games       int            // number of hands agreed for the match; 0 for no limit
	Spectators  Spectators

	Ties         string // majorities: "skip" or "dense"
	DoubleCounts int    // majorities: how often a double counts for its number, 1 or 2

	Skunk, DoubleSkunk int // board: a loser below the line is skunked; 0 for no line
}

// Limits are the lowest and the highest stake, in whole chips.
type Limits struct{ Low, High int }

// Spectators are the people who stake without playing.
type Spectators struct {
	Payout scoring.Points // how many times the stake a right one receives; 0 until the table sets it
	Names  []string
}
