package scoring

import "sync"

// ShowTotal returns what CountShow(starter, hand).Total() returns, always, and a hundred times as fast for four tiles of
// double-six, whose number it looks up. Where somebody asks why, CountShow has the answer.
func ShowTotal(starter Tile, hand []Tile) int {
	if len(hand) != 4 || starter|hand[0]|hand[1]|hand[2]|hand[3] >= tabled {
		return CountShow(starter, hand).Total()
	}
	fillOnce.Do(fillShowTable)
	two := sumPair[starter%tabled][hand[0]%tabled]
	three := sumTriple[sumPair[hand[1]%tabled][hand[2]%tabled]][hand[3]%tabled]
	return int(showTable[two][three])
}

// The total depends on nothing but the five sums, each of them 0 to 12. So the table has a row for every two sums and a column
// for every three, in whatever order they come: 41 kB, which stay in the processor's nearest memory. It is filled when the
// first hand is looked up.
const (
	tabled     = 32 // the tiles up to 7-3: all of double-six and no sum above 12; a power of two spares bounds checks
	sums       = 13
	sumPairs   = sums * (sums + 1) / 2
	sumTriples = sums * (sums + 1) * (sums + 2) / 6
)

var (
	fillOnce sync.Once

	sumPair   [tabled][tabled]uint8    // two tiles: the number of their sums
	sumTriple [sumPairs][tabled]uint16 // the number of two sums, and a third tile: the number of the three
	showTable [sumPairs][sumTriples]uint8
)

func fillShowTable() {
	for t := range Tile(tabled) {
		for u := range Tile(tabled) {
			sumPair[t][u] = uint8(pairOf(t.Pips(), u.Pips()))
		}
	}
	var triples [sumPairs][sums]uint16
	number := uint16(0)
	for a := range sums {
		for b := range a + 1 {
			for c := range b + 1 {
				triples[pairOf(a, b)][c] = number
				triples[pairOf(a, c)][b] = number
				triples[pairOf(b, c)][a] = number
				number++
			}
		}
	}
	for pair := range sumPairs {
		for t := range Tile(tabled) {
			sumTriple[pair][t] = triples[pair][t.Pips()]
		}
	}
	for a := range sums {
		for b := range a + 1 {
			for c := range b + 1 {
				for d := range c + 1 {
					for e := range d + 1 {
						fillFive(&triples, [5]int{a, b, c, d, e})
					}
				}
			}
		}
	}
}

// fillFive counts five sums once and notes the total for every way to part them into two and three.
func fillFive(triples *[sumPairs][sums]uint16, five [5]int) {
	var pieces [5]Piece
	for i, sum := range five {
		pieces[i] = Piece{sum, sum}
	}
	var found [32]Combination
	total := uint8(Tally{Combinations: addShow(found[:0], pieces[:])}.Total())
	for i := range five {
		for j := range i {
			rest := five
			rest[i] = rest[4]
			rest[j] = rest[3]
			showTable[pairOf(five[i], five[j])][triples[pairOf(rest[0], rest[1])][rest[2]]] = total
		}
	}
}

// pairOf numbers two sums the way tiles number their ends.
func pairOf(a, b int) int { return int(NewTile(a, b)) }
