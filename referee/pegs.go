package referee

import (
	"slices"

	"bones/scoring"
)

// Peg is where a player's two pegs stand on a peg board: the front one at his score, the back one where he was before he
// last scored. What is pegged together is one move: a play with all it makes, or a hand.
type Peg struct{ Front, Back scoring.Points }

// movePegs moves the pegs of everybody who has scored since they were moved last. A score that is taken back takes the front
// peg back, and the other with it if it would be left ahead.
func (t *Table) movePegs() {
	for seat := range t.people {
		p := &t.pegs[seat]
		switch score := t.score[seat]; {
		case score > p.Front:
			p.Back, p.Front = p.Front, score
		case score < p.Front:
			p.Back, p.Front = min(p.Back, score), score
		}
	}
}

// Pegs is where everybody's pegs stand, by seat.
func (m *Match) Pegs() []Peg { return slices.Clone(m.table.pegs[:m.Players]) }
