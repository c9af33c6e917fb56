package draw

import (
	"strings"
	"testing"

	"bones/scoring"
)

// FuzzPictures makes every picture from the same few values.
func FuzzPictures(f *testing.F) {
	f.Add("Ann\nBen\nシド", 80, byte(0), int64(46), 61)
	f.Add("\x1b[2J\n👩🏽‍🚀 \u202e", 40, byte(7), int64(-3), 1000)
	f.Fuzz(func(t *testing.T, text string, width int, look byte, halves int64, number int) {
		width = min(width, 200)
		style := Style{Tiles: Tiles(look & 1), ASCII: look&2 != 0, Colour: look&4 != 0}
		texts := strings.Split(text, "\n")
		table := Table{Columns: []Column{{Head: texts[0]}, {Right: true}, {Wrap: true}}, Rows: [][]string{texts, nil, texts[1:]}}
		board := Board{Target: number, Skunk: number / 2, DoubleSkunk: number - 1, MaxLines: number % 50}
		chain := Chain{MaxRows: number % 5}
		count, trick, pile := Count{Label: text}, Trick{}, Pile{}
		for i, name := range texts[:min(len(texts), 30)] {
			tile := scoring.Tile(i * number)
			board.Tracks = append(board.Tracks, Track{name, scoring.Points(halves * int64(i)), scoring.Points(halves), text})
			chain.Tiles = append(chain.Tiles, Laid{number % (i + 9), int(halves) % 9})
			count.Tiles = append(count.Tiles, tile)
			trick = append(trick, Play{name, tile, text})
			pile = append(pile, make([]Place, i))
			for place := range pile[i] {
				pile[i][place] = Place((place + number) % 3)
			}
		}
		for _, picture := range []Picture{
			table.Draw(style, width), board.Draw(style, width), chain.Draw(style, width), count.Draw(style, width),
			trick.Draw(style, width), pile.Draw(style, width),
		} {
			for _, fault := range faults(picture, style, width) {
				t.Error(fault)
			}
		}
		parseSVG(t, board.SVG(Caption{text, text, text}))
	})
}
