package scoring

import (
	"strings"
	"testing"
)

// tiles reads tiles written like "6-4 0-0".
func tiles(text string) []Tile {
	var list []Tile
	for _, t := range strings.Fields(text) {
		list = append(list, NewTile(int(t[0]-'0'), int(t[2]-'0')))
	}
	return list
}

func set(text string) Set { return SetOf(tiles(text)...) }

// written writes tiles the way tiles reads them.
func written(list []Tile) string {
	var text []string
	for _, t := range list {
		text = append(text, t.String())
	}
	return strings.Join(text, " ")
}

func TestTilesAreNumberedAlikeInEverySet(t *testing.T) {
	number := Tile(0)
	for high := range MaxEnd + 1 {
		for low := range high + 1 {
			tile := NewTile(low, high)
			if tile != number || tile.High() != high || tile.Low() != low || tile.Pips() != high+low ||
				tile.IsDouble() != (high == low) || tile.Other(high) != low || tile.Other(low) != high {
				t.Errorf("tile %d of %d-%d is %v", number, high, low, tile)
			}
			for n := range MaxEnd + 1 {
				if has := n == high || n == low; tile.Has(n) != has || Bearing(n).Has(tile) != has {
					t.Errorf("%v has %d: %v, want %v", tile, n, tile.Has(n), has)
				}
			}
			number++
		}
		if full := Double(high); full.Len() != int(number) || full.Has(number) {
			t.Errorf("double-%d has %d tiles, want %d", high, full.Len(), number)
		}
	}
	if Double(6).Pips() != 168 || written(Double(1).Tiles()) != "0-0 1-0 1-1" {
		t.Errorf("double-six has %d pips, double-one is %v", Double(6).Pips(), Double(1).Tiles())
	}
	if s := set("6-4 0-0"); s.Has(NoTile) || s.Without(0) != set("4-6") || NoTile.String() != "no tile" {
		t.Errorf("the set of 6-4 and 0-0 is %v", s.Tiles())
	}
}
