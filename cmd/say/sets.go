package say

import (
	"bones/rulesets"
	"bones/scoring"
)

// lacking is what a set of tiles lacks of the full one, in the words in which people describe it.
type lacking struct {
	numbers []int // that no tile bears
	doubles bool  // all of them
	tiles   []scoring.Tile
}

func setOf(r *rulesets.Rules) lacking {
	var l lacking
	full := scoring.Double(r.SetSize)
	missing := full &^ r.Set
	var doubles scoring.Set
	for n := range r.SetSize + 1 {
		doubles = doubles.With(scoring.NewTile(n, n))
		if all := scoring.Bearing(n) & full; all&^missing == 0 {
			l.numbers = append(l.numbers, n)
		}
	}
	for _, n := range l.numbers {
		missing &^= scoring.Bearing(n)
	}
	if all := doubles & r.Set; all == 0 {
		l.doubles = true
		missing &^= doubles
	}
	l.tiles = missing.Tiles()
	return l
}
