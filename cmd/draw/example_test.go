package draw_test

import (
	"fmt"

	"bones/cmd/draw"
	"bones/scoring"
)

// A table for two, as the prompt shows it on a terminal of 80 columns.
func Example() {
	var style draw.Style
	board := draw.Board{Target: 61, Tracks: []draw.Track{
		{Name: "Ann", Front: scoring.Whole(23), Back: scoring.Whole(20), Note: "38 to go"},
		{Name: "Ben", Front: scoring.Whole(15), Back: scoring.Whole(9), Note: "46 to go"},
	}}
	count := draw.Count{Label: "count 17:", Tiles: []scoring.Tile{scoring.NewTile(6, 2), scoring.NewTile(6, 3)}}
	fmt.Print(board.Draw(style, 80))
	fmt.Print(count.Draw(style, 80))
	// Output:
	// Ann   ····· ····· ····· ····○ ··●·· ·····   23 +3  38 to go
	//       ····· ····· ····· ····· ····· ····· ·
	// Ben   ····· ···○· ····● ····· ····· ·····   15 +6  46 to go
	//       ····· ····· ····· ····· ····· ····· ·
	// count 17: [6|2] [6|3]
}

func ExampleChain() {
	chain := draw.Chain{Tiles: []draw.Laid{{Left: 4, Right: 1}, {Left: 1, Right: 1}, {Left: 1, Right: 6}}}
	fmt.Print(chain.Draw(draw.Style{}, 80).Indent(4))
	fmt.Print(chain.Draw(draw.Style{ASCII: true}, 80).Indent(4))
	// Output:
	//     4 ◂ [4|1][1|1][1|6] ▸ 6
	//     4 < [4|1][1|1][1|6] > 6
}

func ExampleSafe() {
	fmt.Println(draw.Safe("\x1b[2JAnn\u202e"))
	// Output: \x1b[2JAnn\u202e
}
