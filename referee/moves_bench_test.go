package referee

import (
	"math/rand/v2"
	"testing"

	"bones/rulesets"
	"bones/scoring"
)

// BenchmarkBlockRandomMoves plays Block with three players from hidden hands, each move any that is legal: found, judged and
// applied as every typed line is, with the audit. One operation is one move; the hands turned up at the end count as moves.
func BenchmarkBlockRandomMoves(b *testing.B) {
	rules, err := rulesets.Library{}.Load("block")
	if err != nil {
		b.Fatal(err)
	}
	rules.Target = rulesets.ByPlayers{}
	const players = 3
	rng := rand.New(rand.NewPCG(1, 2))
	deals := make([][players]scoring.Set, 512)
	for i := range deals {
		tiles := rules.Set.Tiles()
		rng.Shuffle(len(tiles), func(i, j int) { tiles[i], tiles[j] = tiles[j], tiles[i] })
		for seat := range players {
			deals[i][seat] = scoring.SetOf(tiles[seat*rules.Deal[players]:][:rules.Deal[players]]...)
		}
	}
	var (
		t     = NewTable(rules, players, nil)
		plays = make([]Event, 0, 64)
		held  = make([]scoring.Tile, 0, 32)
		e     Event
		hands [players]scoring.Set
	)
	t.lead = 0
	b.ReportAllocs()
	b.ResetTimer()
	for range b.N {
		if !t.on {
			hands = deals[len(t.hands)%len(deals)]
			if len(t.hands) == len(deals) {
				*t = *NewTable(rules, players, nil)
				t.lead = 0
			}
		}
		seat := t.phase().turn(t)
		if _, over := t.phase().(*settle); over {
			held = held[:0]
			for tile := range hands[seat].All() {
				held = append(held, tile)
			}
			e = blank()
			e.Word, e.Seat, e.Tile, e.More = Holds, seat, held[0], held[1:]
		} else if plays = t.AppendPlays(plays[:0], hands[seat]); len(plays) > 0 {
			e = plays[rng.IntN(len(plays))]
			hands[seat] = hands[seat].Without(e.Tile)
		} else {
			e = blank()
			e.Word, e.Seat = Pass, seat
		}
		e.Line = 1
		if r := t.judge(&e); r != nil {
			b.Fatal(r)
		}
		t.apply(&e)
	}
}
