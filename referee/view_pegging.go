package referee

import (
	"slices"

	"bones/scoring"
)

// Count is the count of the play and its tiles in the order laid. ok is false where no play is on.
func (m *Match) Count() (count int, tiles []scoring.Tile, ok bool) {
	p, ok := m.table.phase().(*pegging)
	if !ok {
		return 0, nil, false
	}
	return p.count, slices.Clone(p.tiles), true
}

// Starter is the tile turned up for the hand that is on, NoTile while none is.
func (m *Match) Starter() scoring.Tile { return m.table.starter }

// LastScores are the scores that the last event which made any made, in the order made.
func (m *Match) LastScores() []Entry {
	entries := m.table.entries
	from := len(entries)
	for from > 0 && entries[from-1].event == entries[len(entries)-1].event {
		from--
	}
	return slices.Clone(entries[from:])
}
