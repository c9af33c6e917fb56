package draw

import "bones/scoring"

const (
	group  = 5  // holes between gaps
	street = 30 // holes between wide gaps: a row of a wooden board

	// mostHoles is how long a track may be: that of a wooden board for 121. Where the target is higher, a hole stands for
	// several points.
	mostHoles = 4*street + 1
)

// A course is what is common to the tracks of a board: holes 1 to holes, each worth unit points. The last one is the
// target, if there is one.
type course struct {
	holes, unit, target int
	// The holes that the skunk lines stand before, 0 for none.
	skunk, doubleSkunk int
}

// A span is the holes of a row, from the first to the last.
type span struct{ first, last int }

// A peg stands in a hole, 0 being the start before the first one, or half a point past it.
type peg struct {
	hole int
	half bool
}

// course lays out the tracks with holes of unit points, or of more where that would take too many.
func (b Board) course(unit int) course {
	target := max(b.Target, 0)
	points := target
	if target == 0 {
		points = 1
		for _, t := range b.Tracks {
			points = max(points, t.Front.Whole()+1, t.Back.Whole()+1)
		}
	}
	for holesFor(points, unit) > mostHoles {
		unit = coarser(unit)
	}
	holes := holesFor(points, unit)
	if target == 0 {
		holes = holesFor(holes, street) * street
	}
	line := func(score int) int {
		if score <= 0 || score > points {
			return 0
		}
		return holesFor(score, unit)
	}
	return course{holes, unit, target, line(b.Skunk), line(b.DoubleSkunk)}
}

// coarser returns what follows unit in 1, 2, 5, 10, 20, 50 and so on.
func coarser(unit int) int {
	lead := unit
	for lead >= 10 {
		lead /= 10
	}
	if lead == 2 {
		return unit / 2 * 5
	}
	return unit * 2
}

// holesFor returns how many holes of unit points it takes to hold points, which must be positive.
func holesFor(points, unit int) int { return (points-1)/unit + 1 }

// peg returns where the peg of a score stands. A score beyond the target stands in its hole.
func (c course) peg(p scoring.Points) peg {
	switch {
	case p <= 0:
		return peg{}
	case c.target > 0 && p.Whole() >= c.target:
		return peg{hole: c.holes}
	default:
		return peg{p.Whole() / c.unit, c.unit == 1 && !p.IsWhole()}
	}
}

// rows divides the track into rows of perRow holes each. A last hole that would be alone in its row, as the 61st, is
// added to the row before.
func (c course) rows(perRow int) []span {
	var rows []span
	for first := 1; first <= c.holes; {
		last := min(first+perRow-1, c.holes)
		if last == c.holes-1 {
			last = c.holes
		}
		rows = append(rows, span{first, last})
		first = last + 1
	}
	return rows
}

// width returns the columns of the first row and of the longest.
func (c course) width(perRow int) (first, longest int) {
	for i, row := range c.rows(perRow) {
		w := Width(Style{}.row(c, Track{}, 0, row))
		longest = max(longest, w)
		if i == 0 {
			first = w
		}
	}
	return first, longest
}
