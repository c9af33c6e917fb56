package scoring

import "slices"

// Counts is how many tiles bear each number: index 9 holds that of the nines.
type Counts [MaxEnd + 1]int

// CountNumbers counts the tiles that bear each number. A double counts for its number once or twice, as doubles says
// (Third Place: double_counts).
func CountNumbers(tiles Set, doubles int) Counts {
	var c Counts
	for t := range tiles.All() {
		if t.IsDouble() {
			c[t.High()] += doubles
			continue
		}
		c[t.High()]++
		c[t.Low()]++
	}
	return c
}

// Majority ranks the players for each number by how many of their tiles bear it (Third Place: Scoring).
type Majority struct {
	// Places is what the places score, the first place first; those after the last score nothing.
	Places []PlaceWorth
	// Dense counts places as 1-1-2 after a tie; otherwise those after a shared place are skipped: 1-1-3.
	Dense bool
}

// PlaceWorth is what a place scores: so many times the number, and so much more.
type PlaceWorth struct{ Times, Plus int }

// A Place is one player's rank for one number, the reason for his points.
type Place struct {
	Number int
	Seat   Seat
	Count  int // his tiles with the number
	Place  int // 1 for the first
	Points int
}

// Rank returns the place of every player for one number. The counts and the places are by seat; equal counts share a place, and a
// player with none of the number has a place too.
func (m Majority) Rank(number int, counts []int) []Place {
	places := make([]Place, len(counts))
	for i, count := range counts {
		var above []int
		for _, other := range counts {
			if other > count && !(m.Dense && slices.Contains(above, other)) {
				above = append(above, other)
			}
		}
		p := Place{Number: number, Seat: Seat(i), Count: count, Place: len(above) + 1}
		if p.Place <= len(m.Places) {
			worth := m.Places[p.Place-1]
			p.Points = worth.Times*number + worth.Plus
		}
		places[i] = p
	}
	return places
}
