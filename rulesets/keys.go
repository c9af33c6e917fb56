package rulesets

import (
	"slices"
	"sync"

	"bones/scoring"
)

// Bounds of the numbers in a ruleset. They are wide: what they keep out is a slip of the finger.
const (
	MinPlayers = 2
	MaxPlayers = 6             // the largest number of seats at any table
	MinSet     = 2             // the smallest set, double-two
	MaxTarget  = 1_000_000_000 // points, marks or holes of a match
	maxVersion = 9999          // of a ruleset, or of the format of a sheet
	MaxGames   = 999           // hands of a match
	MaxChips   = 99999         // a stake, and what a player starts with
	MaxPayout  = 100           // times the stake
	maxPoints  = 999           // points for one thing
)

// shape are the keys that make a game what it is. They are the ruleset's, not the table's.
var shape = []key{
	{name: "name", kind: identifier{}, required: true},
	{name: "version", kind: number{min: 1, max: maxVersion}, required: true},
	{name: "title", kind: bilingual{}, required: true},
	{name: "source", kind: freeText{}},
	{name: "players", kind: section(playersKeys), required: true},
	{name: "set", field: whole, kind: tileSet{}, in: withTiles, required: true},
	{name: "opening", kind: section(openingKeys), fallback: "{role: none, first: table, next: clockwise}"},
}

// phasesKey and sentencesKey end a ruleset. The phases are read first all the same: they decide which other keys there are.
var (
	phasesKey    = key{name: "phases", kind: phases{}, required: true}
	sentencesKey = key{name: "rules", field: "Sentences", kind: sentences{}}
)

// allKeys are the keys of a ruleset, but for extends, in the order in which they are written.
var allKeys = sync.OnceValue(func() []key { return slices.Concat(shape, choices, []key{phasesKey, sentencesKey}) })

// choices are the keys that a table may choose, by the header of a sheet or --set; their fallback is the common rule.
var choices = []key{
	{name: "deal", kind: byPlayers{1, 55}, in: withHands, required: true},
	{name: "target", kind: byPlayers{1, MaxTarget}, in: withTarget, required: true},

	{name: "auto_block", kind: flag{}, in: isChain, fallback: "true"},

	{name: "go_point", kind: word{"declared", "last-tile"}, in: isPegging, fallback: "declared"},
	{name: "blank_on_31", kind: word{"again", "share"}, in: isPegging, fallback: "again"},
	{name: "double_starter", kind: number{min: 0, max: maxPoints}, in: isStarter, fallback: "0"},
	{name: "count_claims", kind: word{"none", "check", "muggins"}, in: isShow, fallback: "none"},

	{name: "rank_blank", kind: word{"low", "high"}, in: isTricks, fallback: "low"},
	{name: "rank_double", kind: word{"natural", "high"}, in: isTricks, fallback: "natural"},
	{name: "lead_suit", kind: word{"high", "choice"}, in: isTricks, fallback: "high"},
	{name: "both_reach", kind: word{"closer", "none"}, in: isGamePoints, fallback: "closer"},

	{name: "chips", kind: number{max: MaxChips, none: true}, in: isStaked, fallback: "none"},
	{name: "stakes", kind: section(stakesKeys), in: isStaked},
	{name: "payout", kind: half{min: 1, max: MaxPayout}, in: isStaked, fallback: "2.5"},
	{name: "stake_before", kind: number{min: 1, max: 55}, in: isStaked, fallback: "3"},
	{name: "banker", kind: word{"winner", "fixed"}, in: isStaked, fallback: "winner"},
	{name: "games", kind: number{min: 1, max: MaxGames, none: true}, in: isStaked, fallback: "none"},
	{name: "spectators", kind: section(spectatorsKeys), in: isStaked},

	{name: "ties", kind: word{"skip", "dense"}, in: isMajority, fallback: "skip"},
	{name: "double_counts", kind: number{min: 1, max: 2}, in: isMajority, fallback: "1"},

	{name: "skunk", kind: number{max: MaxTarget, none: true}, in: isBoard, fallback: "none"},
	{name: "double_skunk", kind: number{max: MaxTarget, none: true}, in: isBoard, fallback: "none"},
}

var playersKeys = []key{
	{name: "min", kind: number{min: MinPlayers, max: MaxPlayers}, required: true},
	{name: "max", kind: number{min: MinPlayers, max: MaxPlayers}, required: true},
}

var openingKeys = []key{
	{name: "role", kind: word{"starter", "dealer", "banker", "none"}, required: true},
	{name: "first", kind: word{"table", "heaviest"}, required: true},
	{name: "next", kind: word{"clockwise", "winner"}, required: true},
}

var stakesKeys = []key{
	{name: "low", kind: number{min: 1, max: MaxChips, unset: true}},
	{name: "high", kind: number{min: 1, max: MaxChips, unset: true}},
}

var spectatorsKeys = []key{
	{name: "payout", kind: half{min: 1, max: MaxPayout, none: true}, fallback: "none"},
	{name: "names", kind: people{}, fallback: "[]"},
}

// phaseKeys are the mechanisms.
var phaseKeys = []key{
	{name: "chain", kind: part[Chain]{
		{name: "ladder", kind: ladder{"play", "draw", "pass"}, required: true},
		{name: "staked", kind: flag{}, fallback: "false"},
	}},
	{name: "settle", kind: part[Settle]{
		{name: "by", kind: word{"pips", "stakes"}, required: true},
		{name: "blocked", kind: word{"difference"}, fallback: "difference"},
	}},
	{name: "starter", kind: part[Starter]{}},
	{name: "pegging", kind: part[Pegging]{
		{name: "lay_away", kind: number{min: 0, max: 54}, required: true},
		{name: "limit", kind: number{min: 2 * scoring.MaxEnd, max: maxPoints}, required: true},
		{name: "counts", kind: counts{1, maxPoints, maxPoints}, required: true},
	}},
	{name: "show", kind: part[Show]{
		{name: "crib", kind: flag{}, required: true},
	}},
	{name: "turn_up", kind: part[TurnUp]{
		{name: "prefer", kind: numbers{0, scoring.MaxEnd}, fallback: "[]"},
		{name: "otherwise", kind: word{"high", "low"}, required: true},
	}},
	{name: "tricks", kind: part[Tricks]{
		{name: "leader", kind: word{"opener", "winner", "declarer"}, required: true},
		{name: "trump", kind: word{"none", "turned", "called"}, required: true},
		{name: "top", kind: tile{}, fallback: "none"},
		{name: "ladder", kind: ladder{"beat-trump", "follow", "top-on-trump"}, required: true},
		{name: "draw", kind: word{"none", "stock", "offered"}, fallback: "none"},
		{name: "won", kind: word{"kept", "out"}, fallback: "kept"},
		{name: "secret", kind: flag{}, fallback: "false"},
		{name: "close", kind: flag{}, fallback: "false"},
		{name: "declare", kind: part[Declare]{
			{name: "points", kind: counts{2, scoring.MaxEnd + 1, maxPoints}, required: true},
			{name: "extra", kind: tilePoints{maxPoints}},
			{name: "after", kind: number{min: 0, max: 55}, fallback: "0"},
		}},
		{name: "all_doubles", kind: part[AllDoubles]{
			{name: "on_lead", kind: number{min: 1, max: maxPoints}, required: true},
			{name: "after_trick", kind: number{min: 1, max: maxPoints}, required: true},
		}},
	}},
	{name: "bid", kind: part[Bid]{
		{name: "bidder", kind: word{"winner", "opener"}, required: true},
		{name: "lowest", kind: number{min: 1, max: maxPoints}, required: true},
		{name: "no_trump", kind: flag{}, fallback: "false"},
		{name: "nello", kind: word{"never", "highest", "always"}, fallback: "never"},
	}},
	{name: "game_points", kind: part[GamePoints]{
		{name: "worth", kind: section(worthKeys), required: true},
		{name: "last_trick", kind: number{min: 0, max: maxPoints}, fallback: "0"},
		{name: "goal", kind: number{min: 1, max: maxPoints}, required: true},
		{name: "low", kind: number{min: 0, max: maxPoints}, required: true},
		{name: "won", kind: number{min: 1, max: maxPoints}, required: true},
		{name: "below_low", kind: number{min: 1, max: maxPoints}, required: true},
		{name: "no_trick", kind: number{min: 1, max: maxPoints}, required: true},
		{name: "failed_close", kind: number{min: 1, max: maxPoints}, required: true},
	}},
	{name: "contract", kind: part[Contract]{
		{name: "worth", kind: section(worthKeys), required: true},
		{name: "trick", kind: number{min: 0, max: maxPoints}, required: true},
		{name: "made", kind: number{min: 1, max: maxPoints}, required: true},
		{name: "set", kind: number{min: 1, max: maxPoints}, required: true},
	}},
	{name: "collect", kind: part[Collect]{
		{name: "rows", kind: number{min: 1, max: 9}, required: true},
		{name: "take_out", kind: byPlayers{0, 1}},
		{name: "face_down", kind: word{"odd", "even", "none"}, required: true},
	}},
	{name: "majority", kind: part[Majority]{
		{name: "places", kind: places{maxPoints}, required: true},
	}},
	{name: "board", kind: part[Board]{}},
}

var worthKeys = []key{
	{name: "trump_double", kind: number{min: 0, max: maxPoints}, fallback: "0"},
	{name: "sum_of_ends", kind: ladder{"trumps", "doubles"}, fallback: "[]"},
	{name: "sums", kind: counts{0, maxPoints, maxPoints}},
	{name: "blank", kind: number{min: 0, max: maxPoints}, fallback: "0"},
}

// The mechanisms that a key may belong to, by their phases.
func isChain(p Phase) bool      { return p.Chain != nil }
func isStarter(p Phase) bool    { return p.Starter != nil }
func isPegging(p Phase) bool    { return p.Pegging != nil }
func isShow(p Phase) bool       { return p.Show != nil }
func isTricks(p Phase) bool     { return p.Tricks != nil }
func isGamePoints(p Phase) bool { return p.GamePoints != nil }
func isBid(p Phase) bool        { return p.Bid != nil }
func isCollect(p Phase) bool    { return p.Collect != nil }
func isMajority(p Phase) bool   { return p.Majority != nil }
func isBoard(p Phase) bool      { return p.Board != nil }

// isStaked: the players stake on the hand.
func isStaked(p Phase) bool {
	return p.Chain != nil && p.Chain.Staked || p.Settle != nil && p.Settle.By == "stakes"
}

// withTiles: the game is played with tiles that the referee follows.
func withTiles(p Phase) bool { return p.Board == nil }

// withHands: the players get hands.
func withHands(p Phase) bool { return p.Chain != nil || p.Pegging != nil || p.Tricks != nil }

// withTarget: the match is won by points.
func withTarget(p Phase) bool {
	return p.Settle != nil && p.Settle.By == "pips" || p.Pegging != nil || p.GamePoints != nil || p.Contract != nil || p.Board != nil
}

// has reports whether one of the phases is of a kind.
func (r *Rules) has(is func(Phase) bool) bool { return slices.ContainsFunc(r.Phases, is) }
