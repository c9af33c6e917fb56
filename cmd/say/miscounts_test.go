package say

import (
	"testing"

	"bones/referee"
	"bones/scoring"
)

func TestEveryMiscountHasWords(t *testing.T) {
	kinds := constants(t, ".", "MiscountKind")
	tile := []scoring.Tile{scoring.NewTile(6, 4)}
	for _, table := range tables(t) {
		v := table.voice
		said := map[string]bool{}
		for _, kind := range kinds {
			for _, seats := range [][]referee.Seat{{0}, {0, 1}} {
				m := Miscount{Kind: MiscountKind(kind), Seats: seats, Tiles: tile, Text: "4x", Count: 3, Min: 1, Max: 5}
				text := v.Miscount(m)
				if text == "" {
					t.Errorf("%s: the miscount %s has no words", table.game, kind)
				}
				if m.Kind == TileDoubled && said[text] {
					t.Errorf("%s: %s is said of one and of two", table.game, text)
				}
				said[text] = true
				short(t, table.game+": "+kind, text, 2)
			}
		}
		for note := range trickNotes {
			text := v.TrickNote(note, 10)
			if text == "" || said[text] {
				t.Errorf("%s: the note %d has no words of its own: %q", table.game, note, text)
			}
			said[text] = true
			short(t, table.game+": a note", text, 2)
		}
	}
}

func TestIsCard(t *testing.T) {
	for _, word := range []string{"5h", "10d", "QS", "Th", "A♠", "k♥"} {
		if !IsCard(word) {
			t.Errorf("%s is a card", word)
		}
	}
	for _, word := range []string{"", "h", "5", "55", "5-5", "1h", "11h", "Ann", "🂡", "hh"} {
		if IsCard(word) {
			t.Errorf("%s is no card", word)
		}
	}
}
