package referee

import "bones/scoring"

// What lies open at a table that collects tiles from a pile. Which tiles lie where, nobody tells the program.

// A Spot is what is at one place of the pile.
type Spot uint8

// The spots of a pile.
const (
	SpotTaken   Spot = iota // its tile is gone
	SpotCovered             // a tile on which another lies
	SpotFree                // a tile that can be taken
)

// Pile is the pile, row by row from the apex, each row from the left; a row that was not built is empty. It is nil where no
// tiles are being taken.
func (m *Match) Pile() [][]Spot {
	t := m.table
	c, ok := t.phase().(*collect)
	if !ok || m.table.isOver() {
		return nil
	}
	pile := make([][]Spot, c.params.Rows)
	for row := range pile {
		for position := range row + 1 {
			switch {
			case !c.hasPlace(t, row, position):
			case c.isFree(t, row, position):
				pile[row] = append(pile[row], SpotFree)
			case c.lies(t, row, position):
				pile[row] = append(pile[row], SpotCovered)
			default:
				pile[row] = append(pile[row], SpotTaken)
			}
		}
	}
	return pile
}

// Collected is how many tiles a player has taken from the pile and laid before him, face down and face up.
func (m *Match) Collected(seat Seat) (down, up int) {
	c, ok := m.table.phases[0].(*collect)
	if !ok {
		return 0, 0
	}
	n := m.table.left[seat]
	switch c.params.FaceDown {
	case "odd":
		return n - n/2, n / 2
	case "even":
		return n / 2, n - n/2
	}
	return 0, n
}

// TakenOut are the tiles taken out of the set before the hand, which all have seen.
func (m *Match) TakenOut() scoring.Set { return m.table.aside }

// Told is which of his collected tiles a player has told, and how many he has yet to tell: 0 too once he has told his counts.
func (m *Match) Told(seat Seat) (tiles scoring.Set, yet int) {
	t := m.table
	for _, p := range t.phases {
		if ranking, ok := p.(*majority); ok && !t.up[seat].done {
			yet = ranking.share(t) - t.up[seat].tiles.Len()
		}
	}
	return t.up[seat].tiles, yet
}

// Untold are the tiles in play that nobody has told.
func (m *Match) Untold() scoring.Set {
	for _, p := range m.table.phases {
		if ranking, ok := p.(*majority); ok {
			return ranking.unclaimed(m.table)
		}
	}
	return 0
}
