package referee

import (
	"slices"

	"bones/scoring"
)

// Count is the count of the play and its tiles in the order laid, none and not nil before the first. ok is false where no play is on.
func (m *Match) Count() (count int, tiles []scoring.Tile, ok bool) {
	p, ok := m.table.phase().(*pegging)
	if !ok {
		return 0, nil, false
	}
	return p.count, append([]scoring.Tile{}, p.tiles...), true
}

// Starter is the tile turned up for the hand that is on, NoTile while none is.
func (m *Match) Starter() scoring.Tile { return m.table.starter }

// LastScores are the scores that the last event which made any made, in the order made.
func (m *Match) LastScores() []Entry {
	entries := m.table.entries
	if len(entries) == 0 {
		return nil
	}
	made := m.table.madeBy(entries[len(entries)-1].event)
	return slices.Clone(entries[len(entries)-made:])
}

// LastZeros are the hands and the crib that counted nothing with the event of LastScores.
func (m *Match) LastZeros() []Zero {
	t := m.table
	if len(t.entries) == 0 {
		return nil
	}
	event := t.entries[len(t.entries)-1].event
	return slices.DeleteFunc(slices.Clone(t.zeros), func(z Zero) bool { return z.event != event })
}
