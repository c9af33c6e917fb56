package scoring

import "math/bits"

// MaxEnd is the highest number of pips on one end of a tile: 9, that of a double-nine set.
// Larger sets are refused where a ruleset is read, because a Set holds one bit for each tile of double-nine.
const MaxEnd = 9

// A Tile is one domino: an unordered pair of ends, 0 to MaxEnd pips each. It is numbered high·(high+1)/2 + low,
// so a tile has the same number in every set size and a smaller set is the beginning of a larger one.
// The zero Tile is 0-0, a tile like any other; NoTile stands for none.
type Tile uint8

// NoTile is no tile at all.
const NoTile Tile = 0xff

// tileCount is the number of tiles in a double-nine set.
const tileCount = (MaxEnd + 1) * (MaxEnd + 2) / 2

var ends [tileCount]struct{ high, low uint8 }

var bearing [MaxEnd + 1]Set

func init() {
	for high := range MaxEnd + 1 {
		for low := range high + 1 {
			t := NewTile(high, low)
			ends[t] = struct{ high, low uint8 }{uint8(high), uint8(low)}
			bearing[high] = bearing[high].With(t)
			bearing[low] = bearing[low].With(t)
		}
	}
}

// NewTile returns the tile with the ends a and b, in either order. Both must be 0 to MaxEnd.
func NewTile(a, b int) Tile {
	if a < b {
		a, b = b, a
	}
	return Tile(a*(a+1)/2 + b)
}

// High returns the pips of the larger end.
func (t Tile) High() int { return int(ends[t].high) }

// Low returns the pips of the smaller end.
func (t Tile) Low() int { return int(ends[t].low) }

// Pips returns the sum of both ends; a blank is 0.
func (t Tile) Pips() int { return t.High() + t.Low() }

// IsDouble reports whether both ends are equal.
func (t Tile) IsDouble() bool { return ends[t].high == ends[t].low }

// Has reports whether one of the ends has n pips.
func (t Tile) Has(n int) bool { return t.High() == n || t.Low() == n }

// Other returns the end that is left when the end n is used; for a double that is n again.
// The tile must have an end n.
func (t Tile) Other(n int) int { return t.Pips() - n }

// String writes the tile as bones writes it everywhere, the larger end first: 6-4.
func (t Tile) String() string {
	if int(t) >= tileCount {
		return "no tile"
	}
	return string([]byte{'0' + ends[t].high, '-', '0' + ends[t].low})
}

// A Set is a set of tiles, one bit for each tile of double-nine.
type Set uint64

// Double returns the full double-n set: every pair of 0 to n once. n must be 0 to MaxEnd.
func Double(n int) Set { return 1<<((n+1)*(n+2)/2) - 1 }

// Bearing returns every tile with an end of n pips, in any set up to double-nine.
func Bearing(n int) Set { return bearing[n] }

// SetOf returns the set of the given tiles.
func SetOf(tiles ...Tile) Set {
	var s Set
	for _, t := range tiles {
		s = s.With(t)
	}
	return s
}

// Has reports whether t is in the set; NoTile never is.
func (s Set) Has(t Tile) bool { return t < 64 && s>>t&1 == 1 }

// With returns the set and t.
func (s Set) With(t Tile) Set { return s | 1<<t }

// Without returns the set less t.
func (s Set) Without(t Tile) Set { return s &^ (1 << t) }

// Len returns the number of tiles.
func (s Set) Len() int { return bits.OnesCount64(uint64(s)) }

// Pips returns the sum of all ends of all tiles.
func (s Set) Pips() int {
	sum := 0
	for t := range s.All() {
		sum += t.Pips()
	}
	return sum
}

// All yields the tiles from 0-0 upwards: by the larger end, then by the smaller.
func (s Set) All() func(yield func(Tile) bool) {
	return func(yield func(Tile) bool) {
		for ; s != 0; s &= s - 1 {
			if !yield(Tile(bits.TrailingZeros64(uint64(s)))) {
				return
			}
		}
	}
}

// Tiles returns the tiles in the order of All.
func (s Set) Tiles() []Tile {
	tiles := make([]Tile, 0, s.Len())
	for t := range s.All() {
		tiles = append(tiles, t)
	}
	return tiles
}
