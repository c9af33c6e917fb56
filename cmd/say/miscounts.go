package say

import (
	"slices"
	"unicode/utf8"

	"bones/cmd/draw"
	"bones/referee"
	"bones/scoring"
)

// A Miscount is why a hand cannot be counted as it was given.
type Miscount struct {
	Kind            MiscountKind
	Seats           []referee.Seat // whom it concerns
	Tiles           []scoring.Tile
	Text            string // what was given
	Count, Min, Max int    // how many there are and should be
}

// MiscountKind says what is wrong with a hand that is to be counted.
type MiscountKind string

// The kinds of miscounts.
const (
	NoPlayer     MiscountKind = "no-player"     // Text stands without a player
	NamedTwice   MiscountKind = "named-twice"   // Text is the name
	WrongPlayers MiscountKind = "wrong-players" // Count, where there are Min to Max
	CardGiven    MiscountKind = "card"          // Text is a playing card
	HandSize     MiscountKind = "hand-size"     // Count tiles, starter included, where there must be Max
	TileDoubled  MiscountKind = "doubled"       // Tiles[0] is there twice: with one of Seats, with two, or, where there are none, in a hand
	NobodyHas    MiscountKind = "nobody-has"    // Tiles are missing
	WrongTiles   MiscountKind = "wrong-tiles"   // Seats[0] has Count tiles, where there are Min to Max
	WrongPiles   MiscountKind = "wrong-piles"   // both piles together are Count tiles, where there are Min to Max
	OutTwice     MiscountKind = "out-twice"     // all Seats are said to be out
	NoStake      MiscountKind = "no-stake"      // Text is no number of chips
)

type miscountTongue interface {
	// miscount says why a hand cannot be counted; "" for a kind without words.
	miscount(m Miscount) string
	atLine(n int) string
}

// Miscount says why a hand cannot be counted, and how it should be given.
func (v Voice) Miscount(m Miscount) string {
	m.Text = draw.Safe(m.Text)
	return v.tongue().miscount(m)
}

// AtLine says something of a line of the input.
func (v Voice) AtLine(n int, text string) string { return v.tongue().atLine(n) + text }

// IsCard says whether a word is a playing card, as in 5h, 10d, QS or 5♥.
func IsCard(word string) bool {
	_, size := utf8.DecodeLastRuneInString(word)
	rank, suit := word[:len(word)-size], word[len(word)-size:]
	return slices.Contains([]string{"h", "d", "c", "s", "H", "D", "C", "S", "♥", "♦", "♣", "♠", "♡", "♢", "♧", "♤"}, suit) &&
		slices.Contains([]string{"A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "T", "J", "Q", "K", "a", "t", "j", "q", "k"}, rank)
}
