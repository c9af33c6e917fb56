package scoring

// A Kind is the reason why something counts: a stable code, the same in every output. Sentences for it are say's.
type Kind string

// Kinds of the cribbage count, in the show and in the play.
const (
	Fifteen    Kind = "fifteen"
	ThirtyOne  Kind = "thirty-one"
	ExactCount Kind = "count" // any other count that a table lets score
	Pair       Kind = "pair"
	Triplet    Kind = "triplet"
	Four       Kind = "four"
	Run        Kind = "run"
)

// Kinds of the settlement of a chain game.
const (
	Domino    Kind = "domino"
	Blocked   Kind = "blocked"
	StakeWon  Kind = "stake-won"
	StakeLost Kind = "stake-lost"
)

// Kinds of what won tiles, tricks and declarations count.
const (
	TrumpDouble Kind = "trump-double"
	TrumpSum    Kind = "trump"
	DoubleSum   Kind = "double"
	Counter     Kind = "counter" // a tile that counts by the sum of its ends, as 6-4 does
	Tricks      Kind = "tricks"
	LastTrick   Kind = "last-trick"
	Declaration Kind = "declaration"
	Extra       Kind = "extra" // for a certain tile among those declared
)

// Kinds of an Award: which row of the rules decided a hand of tricks.
const (
	GoalReached    Kind = "goal"          // one reached the goal, the other at least the low number
	GoalAgainstLow Kind = "goal-low"      // one reached the goal, the other has less than the low number
	GoalNoTrick    Kind = "goal-no-trick" // one reached the goal, the other won no trick
	FailedClose    Kind = "failed-close"  // who closed did not reach the goal
	BothReached    Kind = "both"          // both reached the goal and nobody scores
	CloserReached  Kind = "both-closer"   // both reached the goal and the one who closed scores
	NobodyReached  Kind = "nobody"        // nobody reached the goal
	BidMade        Kind = "made"          // the declarer made at least his bid
	BidSet         Kind = "set"           // the declarer has less than his bid
	NelloMade      Kind = "nello"         // the declarer won no trick, as he said
	NelloSet       Kind = "nello-set"     // the declarer won a trick in spite of nello
)

// Kinds are all of them.
var Kinds = []Kind{
	Fifteen, ThirtyOne, ExactCount, Pair, Triplet, Four, Run,
	Domino, Blocked, StakeWon, StakeLost,
	TrumpDouble, TrumpSum, DoubleSum, Counter, Tricks, LastTrick, Declaration, Extra,
	GoalReached, GoalAgainstLow, GoalNoTrick, FailedClose, BothReached, CloserReached, NobodyReached,
	BidMade, BidSet, NelloMade, NelloSet,
}
