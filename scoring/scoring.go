// Package scoring counts: what a set of tiles, a hand, a trick pile or a stake is worth, and why.
//
// Every count is a list of entries, each with its tiles, its points and the kind of reason; a total is the sum of the
// entries and is never told without them. All points are whole and an int, but for chips, whose halves are Points.
//
// A tour: cribbage (CountShow, CountPlay, with ShowTotal where only speed counts and Missed for a disputed count), the pips
// left in a chain game (SettleDomino, SettleBlocked), won tiles and tricks (Worth) and what they make of a deal
// (GamePoints, Contract), majorities (Majority), stakes (SettleStakes).
//
// The parameters of a count are a table's rules and come from its ruleset; no game is known by name. The package knows no
// players' names, no turns and no words: the rules of who may play what are the referee's, the sentences are say's.
package scoring
