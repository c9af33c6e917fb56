// Package scoring counts: what a set of tiles, a hand, a trick pile or a stake is worth, and why.
//
// Every count is a list of entries, each with its tiles, its points and the kind of reason; a total is the sum of the
// entries and is never told without them. The package knows no players' names, no turns and no words: the rules of who may
// play what are the referee's, the sentences are say's.
package scoring
