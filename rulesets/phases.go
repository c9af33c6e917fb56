package rulesets

import "bones/scoring"

// A Phase is one step of a hand: exactly one of its pointers is set, and it names the mechanism.
type Phase struct {
	Chain      *Chain
	Settle     *Settle
	Starter    *Starter
	Pegging    *Pegging
	Show       *Show
	TurnUp     *TurnUp
	Tricks     *Tricks
	Bid        *Bid
	GamePoints *GamePoints
	Contract   *Contract
	Collect    *Collect
	Majority   *Majority
	Board      *Board
}

// Chain is the mechanism of laying tiles end to end in one line (Block; Buki).
type Chain struct {
	// Ladder is what a player owes on his turn, the first rung he can climb: "play", "draw" (from the stock), "pass".
	Ladder []string
	// Staked says that players stake on the hand while it is played.
	Staked bool
}

// Settle is how a hand of a chain game is turned into points (Block; Buki).
type Settle struct {
	// By is "pips" (the winner scores the pips left in the other hands) or "stakes" (stakes are paid and taken).
	By string
	// Blocked is what a blocked hand pays, with By "pips": "difference" (the lowest scores the others' pips less his own).
	Blocked string
}

// Starter is the tile turned up from the stock before the play, a fifth tile of every hand and of the crib
// (Domino Cribbage). Options.DoubleStarter is what a double pays the dealer.
type Starter struct{}

// Pegging is the play in which each tile adds its pips to a count and is scored at once (Domino Cribbage). Pairs, triplets,
// fours and runs are those of scoring; Options has the go and the blank on the limit.
type Pegging struct {
	// LayAway is how many tiles each player lays face down for the crib before the play.
	LayAway int
	// Limit is the count that no play may pass.
	Limit int
	// Counts is what the player scores who brings the count exactly there: {15: 2, 31: 2}.
	Counts map[int]int
}

// Show is the counting of the hands after the play: the non-dealer's, the dealer's, then the crib (Domino Cribbage).
type Show struct {
	// Crib says that the tiles laid away are counted last, for the dealer.
	Crib bool
}

// TurnUp is the stock tile turned up before the play; it makes the trump, stays face up, and is the last tile of the stock to
// be drawn (Bingo).
type TurnUp struct {
	// Prefer are the suits that become trump when either end of the tile bears one, the first that does.
	Prefer []int
	// Otherwise is the end that makes the trump when none of Prefer does: "high" or "low".
	Otherwise string
}

// Tricks is a row of tricks of one tile each (Bingo; Reveille). A tile belongs to trumps when one of its ends is the trump,
// otherwise to the suit led when one of its ends is that; the suit led is the higher end of the tile led, or what
// Options.LeadSuit lets the leader name. Inside a suit a tile ranks by its other end, as Options.RankBlank and
// Options.RankDouble have it. The higher trump wins, else the higher tile of the suit led. The winner leads the next trick.
//
// The phase ends when a stock that is drawn from is used up, when a player closes, and when the hands are empty.
type Tricks struct {
	// Leader is who leads the first trick: "opener" (the seat after the dealer), "winner" (of the last trick of the phase
	// before) or "declarer" (of the bid).
	Leader string
	// Trump is where the trump comes from: "none", "turned" (by TurnUp) or "called" (after Bid).
	Trump string
	// Top is a tile that beats every other, whatever is trump; scoring.NoTile for none. Its suit stays what its ends say.
	Top scoring.Tile
	// Ladder is what the second player owes, the first rung he can climb; on the ground he may play anything:
	//
	//	"beat-trump"    a trump was led: a trump that wins the trick
	//	"follow"        a tile of the suit led
	//	"top-on-trump"  a trump was led: the Top
	Ladder []string
	// Draw is what happens after each trick: "none"; "stock" (the winner draws one tile, then the loser, a turned tile
	// last of all); "offered" (before each trick the dealer turns up one tile of the stock, which the winner takes, and
	// the loser takes the next one unseen).
	Draw string
	// Won is what becomes of the two tiles of a trick: "kept" (the winner keeps them, face down, and they count for
	// him) or "out" (they are out of this hand, face up, and count for nobody).
	Won string
	// Secret says that what the tricks are worth stays secret until the hand is over.
	Secret bool
	// Close lets the winner of a trick close the stock instead of drawing: the turned tile is laid face down, nobody draws
	// any more and the next phase begins.
	Close bool
	// Declare is nil where doubles are not declared.
	Declare *Declare
	// AllDoubles is nil where holding every double of the set is nothing special.
	AllDoubles *AllDoubles
}

// Declare is the announcement of a number of doubles that will all win the trick they lead (Bingo: Declaring doubles).
type Declare struct {
	// Points is what a successful declaration of so many doubles scores; its keys are the numbers that may be declared.
	Points map[int]int
	// Extra is scored on top when the tile was among those that won.
	Extra map[scoring.Tile]int
	// After is how many tricks the player must have won before.
	After int
}

// AllDoubles is what showing all doubles of the set pays, in points of the match; it ends the hand (Bingo: All seven doubles).
type AllDoubles struct {
	OnLead     int // shown by the leader before he leads
	AfterTrick int // the other doubles, shown by the follower who has just won a trick with one
}

// Bid is the auction for the right to call the trump (Reveille: Bidding). The highest bid possible is what Contract finds
// in all tiles and tricks of the phase after, less the worth of the tiles that went out.
type Bid struct {
	// Bidder is who bids first: "winner" (of the last trick) or "opener" (the seat after the dealer).
	Bidder string
	// Lowest is the lowest bid.
	Lowest int
	// NoTrump lets the declarer call no trump.
	NoTrump bool
	// Nello is when the declarer may call that he will win no trick, without trump: "never", "highest" (after the highest
	// bid possible) or "always".
	Nello string
}

// Worth is what a won tile counts: the first of its lines that fits the tile.
type Worth struct {
	// TrumpDouble is what the double of trumps counts; 0 where it is a trump like the others.
	TrumpDouble int
	// SumOfEnds are the kinds of tiles that count the sum of their ends: "trumps", "doubles".
	SumOfEnds []string
	// Sums is what any other tile counts by the sum of its ends; a sum that is not in it counts 0.
	Sums map[int]int
	// Blank is what a blank end counts in a sum: 0, or 7 in Bingo.
	Blank int
}

// GamePoints turns the points of two players into points of the match (Bingo: Points of a won tile; End of the deal).
// Options.BothReach decides when both reach the goal.
type GamePoints struct {
	Worth Worth
	// LastTrick is scored for the last trick when the stock was used up by play.
	LastTrick int
	// Goal is what a player must reach, and must reach if he closed.
	Goal int
	// Low is the number below which a loser loses higher.
	Low int
	// What the winner gets: Won in general, BelowLow when the loser has less than Low, NoTrick when he won no trick, and
	// FailedClose when he closed and has less than Goal.
	Won, BelowLow, NoTrick, FailedClose int
}

// Contract settles the hand against the declarer's bid (Reveille: Points).
type Contract struct {
	Worth Worth
	// Trick is what each trick counts.
	Trick int
	// Made goes to the declarer who made at least his bid, or no trick after nello; Set to the opponent otherwise.
	Made, Set int
}

// Collect is the taking of tiles from a pile that all can see, a triangle in which every tile rests on two of the row
// below (Third Place). A player's tiles are what Majority counts.
type Collect struct {
	// Rows is the number of rows: row 1 has one tile, row 9 nine.
	Rows int
	// TakeOut is how many tiles are taken out at random and shown before the pile is built, by number of players; the
	// apex of the triangle is missing then.
	TakeOut ByPlayers
	// FaceDown is which of a player's tiles he lays face down: "odd" (the 1st, 3rd, 5th …), "even" or "none".
	FaceDown string
}

// Majority ranks the players for each number by how many of their tiles bear it (Third Place: Scoring). The match is one hand.
// Options has the ties and how a double counts.
type Majority struct {
	// Places is what the places score, the first place first; those after the last score nothing.
	Places []Place
}

// Place is what a place scores for a number: so many Times the number, and so much more.
type Place struct{ Times, Plus int }

// Board is pegging and nothing else: any game whose points the table counts itself (Peg board). Options has the skunk lines.
type Board struct{}
