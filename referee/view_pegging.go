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

// Crib is the crib of the hand that is on, as far as its tiles have been entered: that is only when the match ended before
// its turn in the show.
func (m *Match) Crib() []scoring.Tile { return slices.Clone(m.table.crib.tiles) }

// CribOwner is who deals the hand that is on or comes next, NoSeat while nobody has said or where there is no crib.
func (m *Match) CribOwner() Seat {
	if s := mechanismOf[*show](m.table); s == nil || !s.params.Crib {
		return NoSeat
	}
	return m.table.dealer()
}

// LastScores are the scores that the last line which made any made, in the order made.
func (m *Match) LastScores() []Entry {
	entries := m.table.entries
	from := len(entries)
	for from > 0 && entries[from-1].Line == entries[len(entries)-1].Line {
		from--
	}
	return slices.Clone(entries[from:])
}
