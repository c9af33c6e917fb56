package cmd

import (
	crypto "crypto/rand"
	"math/rand/v2"
	"slices"

	"bones/referee"
)

// isUndecided says whether lots may be drawn for who starts or deals.
func (t *table) isUndecided() bool {
	m := t.sheet.Match
	return m.Lead() == referee.NoSeat && !m.HandIsOn() && slices.Contains(m.Expects(), referee.Lot)
}

// drawLots draws a tile for one player after the other until it is decided who starts or deals. The sheet notes that it was the
// program that drew. The system's random source decides, so that nobody can know or choose the tiles.
func (t *table) drawLots() (refused bool, err error) {
	var seed [32]byte
	crypto.Read(seed[:])
	shuffler := rand.New(rand.NewChaCha8(seed))
	enter := func(line string) error {
		return t.write(line, func(e referee.Entered) bool {
			if refused = e.Refusal != nil; refused {
				t.refuse(e)
				return false
			}
			t.tell(e)
			return true
		})
	}
	if err := enter(referee.Note.String() + " " + t.voiceHere().Drawn()); err != nil || refused {
		return refused, err
	}
	tiles := t.sheet.Rules.Set.Tiles()
	for t.isUndecided() && !refused {
		shuffler.Shuffle(len(tiles), func(i, j int) { tiles[i], tiles[j] = tiles[j], tiles[i] })
		for _, tile := range tiles {
			lot := referee.Lot.String() + " " + tile.String()
			if _, drawn := t.sheet.Judge(lot); drawn != nil {
				continue // it lies before somebody already
			}
			if err := enter(lot); err != nil {
				return refused, err
			}
			break
		}
	}
	return refused, nil
}
