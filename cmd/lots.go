package cmd

import (
	crypto "crypto/rand"
	"math/rand/v2"
	"slices"

	"bones/referee"
	"bones/scoring"
)

// isUndecided says whether lots may be drawn for who starts or deals.
func (t *table) isUndecided() bool {
	m := t.sheet.Match
	return m.Lead() == referee.NoSeat && !m.HandIsOn() && slices.Contains(m.Expects(), referee.Lot)
}

// drawLots draws a tile for one player after the other until it is decided who starts or deals. The sheet notes that it was the
// program that drew. The system's random source decides, so that nobody can know or choose the tiles. What others write meanwhile
// counts: of lots that they have drawn the program draws the rest.
func (t *table) drawLots() (refused bool, err error) {
	var seed [32]byte
	crypto.Read(seed[:])
	shuffler := rand.New(rand.NewChaCha8(seed))
	tiles := t.sheet.Rules.Set.Tiles()
	for noted := false; t.isUndecided() && !refused; {
		line := referee.Note.String() + " " + t.voiceHere().Drawn(!t.someLotsDrawn())
		if noted {
			shuffler.Shuffle(len(tiles), func(i, j int) { tiles[i], tiles[j] = tiles[j], tiles[i] })
			free := slices.IndexFunc(tiles, func(tile scoring.Tile) bool { // the others lie before somebody already
				_, drawn := t.sheet.Judge(referee.Lot.String() + " " + tile.String())
				return drawn == nil
			})
			if free < 0 {
				break
			}
			line = referee.Lot.String() + " " + tiles[free].String()
		}
		stale, err := t.writeUnlessStale(line, func(e referee.Entered) bool {
			if refused = e.Refusal != nil; refused {
				t.refuse(e)
				return false
			}
			t.tell(e)
			return true
		})
		if err != nil {
			return refused, err
		}
		noted = noted || !stale
	}
	return refused, nil
}

// someLotsDrawn says whether the table has drawn lots itself for what is undecided.
func (t *table) someLotsDrawn() bool {
	for _, e := range slices.Backward(t.sheet.Log()) {
		if e.Word != referee.Note {
			return e.Word == referee.Lot
		}
	}
	return false
}
