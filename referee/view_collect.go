package referee

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
