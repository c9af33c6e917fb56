package scoring

import (
	"math/bits"
	"slices"
)

// A Piece is what the cribbage count needs to know of a tile or a card: the Value adds up to fifteens, the Rank makes pairs
// and runs, and is 0 to 62. They are equal for a domino, its pips; for a king they would be 10 and 13.
type Piece struct{ Value, Rank int }

// Pieces picks some out of a list of at most 16 pieces: bit i stands for the i-th.
type Pieces uint16

// first returns the choice of the first n pieces, the one that next goes on from.
func first(n int) Pieces { return 1<<n - 1 }

// next returns the choice of as many out of n pieces that follows in the order of their positions (the first with the
// second, the first with the third …), 0 after the last one.
func (p Pieces) next(n int) Pieces {
	atEnd := bits.LeadingZeros16(^uint16(p << (16 - n))) // these are as far back as they can be
	rest := p & first(n-atEnd)
	if rest == 0 {
		return 0
	}
	last := bits.Len16(uint16(rest)) - 1
	return rest ^ 1<<last | first(atEnd+1)<<(last+1)
}

// len returns how many are picked.
func (p Pieces) len() int { return bits.OnesCount16(uint16(p)) }

// A Combination is one reason for points in a cribbage count.
type Combination struct {
	Kind   Kind // Fifteen, Pair, Triplet, Four, Run; in the play also ThirtyOne and ExactCount
	Pieces Pieces
	Points int
}

// A Tally is a cribbage count of tiles: every combination, in the order in which it is spoken at the table. Fifteens come
// first, then pairs, triplets and fours, then runs; among their like those of fewer tiles first, then by position.
type Tally struct {
	Tiles        []Tile // what was counted: the starter, then the hand; or the tiles of a count as they were laid
	Combinations []Combination
}

// Total returns the points of all combinations.
func (t Tally) Total() int {
	total := 0
	for _, c := range t.Combinations {
		total += c.Points
	}
	return total
}

// Of returns the tiles of one of the combinations, in the order of t.Tiles.
func (t Tally) Of(c Combination) []Tile {
	tiles := make([]Tile, 0, c.Pieces.len())
	for p := c.Pieces; p != 0; p &= p - 1 {
		tiles = append(tiles, t.Tiles[bits.TrailingZeros16(uint16(p))])
	}
	return tiles
}

// CountShow counts a hand or the crib with the starter (Domino Cribbage: Show). A hand has four tiles, but any number up to
// 15 is counted.
func CountShow(starter Tile, hand []Tile) Tally {
	tiles := append(append(make([]Tile, 0, 5), starter), hand...)
	return Tally{tiles, ShowPieces(pieces(tiles))}
}

// CountPlay counts the play of the last of the tiles laid in a count, in the order in which they were laid (Domino
// Cribbage: Points in the play). Counts is what it scores to bring the count exactly somewhere: {15: 2, 31: 2}. A
// point for a go or for the last tile is none of the tiles' and not among the combinations.
//
// A blank 0-0 needs no rule of its own: it leaves the count where it is and so makes 15 or 31 again, and it is a sum of 0 in
// pairs and runs. There can be at most 16 tiles; a count up to 31 holds fewer.
func CountPlay(laid []Tile, counts map[int]int) Tally {
	return Tally{slices.Clone(laid), PlayPieces(pieces(laid), counts)}
}

func pieces(tiles []Tile) []Piece {
	list := make([]Piece, 0, 16)
	for _, t := range tiles {
		list = append(list, Piece{t.Pips(), t.Pips()})
	}
	return list
}

// ShowPieces is CountShow for pieces of any kind, at most 16.
func ShowPieces(pieces []Piece) []Combination {
	return addShow(make([]Combination, 0, 8), pieces)
}

func addShow(found []Combination, pieces []Piece) []Combination {
	found = addFifteens(found, pieces, 0, 0, 15)
	slices.SortStableFunc(found, func(a, b Combination) int { return a.Pieces.len() - b.Pieces.len() })
	found = addGroups(found, pieces)
	return addRuns(found, pieces)
}

// addFifteens adds what the picked pieces make with some of those after them: every set whose values fill what is missing.
func addFifteens(found []Combination, pieces []Piece, picked Pieces, from, missing int) []Combination {
	for i := from; i < len(pieces); i++ {
		left := missing - pieces[i].Value
		if left < 0 {
			continue
		}
		with := picked | 1<<i
		if left == 0 && picked != 0 {
			found = append(found, Combination{Fifteen, with, 2})
		}
		found = addFifteens(found, pieces, with, i+1, left)
	}
	return found
}

func addGroups(found []Combination, pieces []Piece) []Combination {
	var done Pieces
	for i, piece := range pieces {
		if done>>i&1 == 1 {
			continue
		}
		var alike Pieces
		for j := i; j < len(pieces); j++ {
			if pieces[j].Rank == piece.Rank {
				alike |= 1 << j
			}
		}
		if done |= alike; alike != 1<<i {
			found = append(found, group(alike))
		}
	}
	return found
}

// group is the combination of two, three or four pieces of the same rank: two points for each pair among them.
func group(alike Pieces) Combination {
	n := alike.len()
	kind := Four
	switch n {
	case 2:
		kind = Pair
	case 3:
		kind = Triplet
	}
	return Combination{kind, alike, n * (n - 1)}
}

func addRuns(found []Combination, pieces []Piece) []Combination {
	ranks := ranksOf(pieces, first(len(pieces)))
	for lowest := ranks &^ (ranks << 1); lowest != 0; lowest &= lowest - 1 {
		from := bits.TrailingZeros64(lowest)
		length := bits.TrailingZeros64(^(ranks >> from))
		if length < 3 {
			continue
		}
		for p := first(length); p != 0; p = p.next(len(pieces)) {
			if ranksOf(pieces, p) == (1<<length-1)<<from {
				found = append(found, Combination{Run, p, length})
			}
		}
	}
	return found
}

// ranksOf is the set of the ranks of the pieces picked, a bit for each rank.
func ranksOf(pieces []Piece, picked Pieces) uint64 {
	var ranks uint64
	for p := picked; p != 0; p &= p - 1 {
		ranks |= 1 << pieces[bits.TrailingZeros16(uint16(p))].Rank
	}
	return ranks
}

// PlayPieces is CountPlay for pieces of any kind, at most 16.
func PlayPieces(pieces []Piece, counts map[int]int) []Combination {
	var found []Combination
	count := 0
	for _, piece := range pieces {
		count += piece.Value
	}
	if points := counts[count]; points != 0 && len(pieces) > 0 {
		kind := ExactCount
		switch count {
		case 15:
			kind = Fifteen
		case 31:
			kind = ThirtyOne
		}
		found = append(found, Combination{kind, first(len(pieces)), points})
	}
	last := func(n int) Pieces { return first(n) << (len(pieces) - n) }
	alike, run := 1, 0
	for n := 2; n <= len(pieces); n++ {
		ranks := ranksOf(pieces, last(n))
		if ranks&(ranks-1) == 0 {
			alike = n
		}
		if bits.OnesCount64(ranks) == n && bits.Len64(ranks)-bits.TrailingZeros64(ranks) == n {
			run = n
		}
	}
	if alike >= 2 {
		found = append(found, group(last(alike)))
	}
	if run >= 3 {
		found = append(found, Combination{Run, last(run), run})
	}
	return found
}
