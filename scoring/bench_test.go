package scoring

import (
	"math/rand/v2"
	"testing"
)

// everyHand calls f with each of the 98,280 sets of five tiles of double-six, the lowest tile as starter.
func everyHand(f func(starter Tile, hand []Tile)) {
	hand := make([]Tile, 4)
	for e := range Tile(28) {
		for d := range e {
			for c := range d {
				for b := range c {
					for a := range b {
						hand[0], hand[1], hand[2], hand[3] = b, c, d, e
						f(a, hand)
					}
				}
			}
		}
	}
}

// everyHandShuffled is every hand once, starter first, in an order that no processor foresees.
func everyHandShuffled() [][5]Tile {
	hands := make([][5]Tile, 0, 98280)
	everyHand(func(starter Tile, hand []Tile) {
		hands = append(hands, [5]Tile{starter, hand[0], hand[1], hand[2], hand[3]})
	})
	rand.New(rand.NewPCG(1, 2)).Shuffle(len(hands), func(i, j int) { hands[i], hands[j] = hands[j], hands[i] })
	return hands
}

func benchmarkHands(b *testing.B, total func(starter Tile, hand []Tile) int) {
	hands := everyHandShuffled()
	sum := total(hands[0][0], hands[0][1:]) // the table is built before the clock runs
	b.ReportAllocs()
	b.ResetTimer()
	for n := 0; n < b.N; n += len(hands) {
		for i := range hands[:min(len(hands), b.N-n)] {
			sum += total(hands[i][0], hands[i][1:])
		}
	}
	if sum < 0 {
		b.Fatal(sum)
	}
}

func BenchmarkShowTotal(b *testing.B) {
	hands := everyHandShuffled()
	sum := ShowTotal(hands[0][0], hands[0][1:]) // the table is built before the clock runs
	b.ReportAllocs()
	b.ResetTimer()
	for n := 0; n < b.N; n += len(hands) {
		for i := range hands[:min(len(hands), b.N-n)] {
			sum += ShowTotal(hands[i][0], hands[i][1:])
		}
	}
	if sum < 0 {
		b.Fatal(sum)
	}
}

func BenchmarkCountShow(b *testing.B) {
	benchmarkHands(b, func(starter Tile, hand []Tile) int { return CountShow(starter, hand).Total() })
}

func BenchmarkFillShowTable(b *testing.B) {
	for b.Loop() {
		fillShowTable()
	}
}
