package cmd

import (
	"bytes"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"bones/referee"
)

// TestDraw has the program draw the lots of every game: whoever has the most pips in the last round opens, as the sheet says,
// and nobody is preferred.
func TestDraw(t *testing.T) {
	opened := map[referee.Seat]int{}
	for draw := range 60 {
		home := t.TempDir()
		for game, players := range map[string]string{
			"block": "Ann,Ben,Cyd,Dee", "cribbage": "Ann,Ben", "bingo": "Ann,Ben", "reveille": "Ann,Ben", "buki": "Ann,Ben,Cyd,Dee", "third-place": "Ann,Ben,Cyd",
		} {
			if game != "block" && draw >= 5 {
				continue
			}
			file := filepath.Join(home, game+".bones")
			var out bytes.Buffer
			streams := Streams{
				In: strings.NewReader(""), Out: &out, Err: &out, Now: time.Now, Columns: func() int { return 80 },
				Env: func(name string) string { return map[string]string{"BONES_HOME": home}[name] },
			}
			if status := Main([]string{"play", game, "--players", players, "--draw", "--sheet", file}, streams); status != 0 {
				t.Fatalf("%s: status %d\n%s", game, status, out.String())
			}
			a := &app{Streams: streams, store: storeAt(streams.Env)}
			sheet, err := referee.OpenSheet(file, a.library(file), true)
			if err != nil || len(sheet.Refused) > 0 || sheet.Lead() == referee.NoSeat {
				t.Fatal(game, err, sheet.Refused, sheet.Lead())
			}
			best, opener := -1, referee.NoSeat
			for _, e := range sheet.Log() {
				if e.Word == referee.Lot && e.Tile.Pips() > best {
					best, opener = e.Tile.Pips(), e.Seat
				}
			}
			tied := len(sheet.Log()) > len(strings.Split(players, ","))
			if who := sheet.Lead(); !tied && who != opener && sheet.Dealer() != opener {
				t.Errorf("%s: the most pips has %d, but %d opens", game, opener, who)
			}
			if game == "block" {
				opened[sheet.Lead()]++
			}
		}
	}
	for seat := range referee.Seat(4) {
		if opened[seat] == 0 { // in one of thirty million runs
			t.Errorf("in 60 draws seat %d never opens", seat)
		}
	}
}
