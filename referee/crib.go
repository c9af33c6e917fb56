package referee

import "bones/scoring"

// counted is what is counted with the starter: the tiles of a hand or of the crib, or the points the table says they have.
type counted struct {
	given  bool
	told   bool
	tiles  []scoring.Tile
	points scoring.Points
}

// countedOf takes what a line gives: tiles, or =N.
func countedOf(e *Event) counted {
	return counted{given: true, told: e.Form == FormTold, tiles: e.Tiles(), points: e.Points}
}

// mechanismOf finds the phase of a kind in this game's hand; nil where there is none.
func mechanismOf[M mechanism](t *Table) (m M) {
	for _, p := range t.phases {
		if found, ok := p.(M); ok {
			return found
		}
	}
	return m
}

// laidAway is how many tiles each player lays away for the crib.
func (t *Table) laidAway() int { return mechanismOf[*pegging](t).params.LayAway }

// judgeCrib judges the crib, its tiles or its points. It is the dealer's, but nobody in particular turns it up.
func (t *Table) judgeCrib(e *Event) *Refusal {
	if r := t.judgeCounted(e); r != nil || e.Form == FormTold {
		return r
	}
	return t.judgeCountedTiles(e, t.players*t.laidAway(), 0)
}

// judgeCounted judges whether tiles, or points, can be counted now.
func (t *Table) judgeCounted(e *Event) *Refusal {
	switch {
	case e.Form == FormTold:
		return nil
	case e.Form != FormPlain:
		return e.refuse(Syntax).because(WantTiles)
	case t.starter == scoring.NoTile:
		r := t.outOfPlace(e).because(NoStarter)
		r.Expected = []Word{StarterTile}
		return r
	}
	return nil
}

// judgeCountedTiles judges the tiles of a hand or of the crib: so many, none of them another's or twice there, and all of
// those among them that the player has laid.
func (t *Table) judgeCountedTiles(e *Event, size int, laid scoring.Set) *Refusal {
	var shown scoring.Set
	for _, tile := range e.Tiles() {
		if laid.Has(tile) && !shown.Has(tile) {
			shown = shown.With(tile)
			continue
		}
		if shown.Has(tile) {
			r := e.refuse(BadCount).because(TwiceInLine)
			r.Tile = tile
			return r
		}
		if r := t.judgeTile(e, tile); r != nil {
			return r
		}
		shown = shown.With(tile)
	}
	if n := shown.Len(); n != size {
		return t.badCount(e, n, size, size)
	}
	if missing := laid &^ shown; missing != 0 {
		r := t.badCount(e, size, size, size)
		r.Tiles = missing.Tiles()
		return r
	}
	return nil
}

// cribMayFollow says whether the crib may be put on record although the match is over: it scores nothing, unless the win is
// taken back and its turn comes.
func (t *Table) cribMayFollow(e *Event) bool {
	return e.Word == Crib && t.on && !t.crib.given && mechanismOf[*show](t).params.Crib
}

// enterCrib puts the crib on record. Whether it is counted now is the show's question.
func (t *Table) enterCrib(e *Event) {
	t.cribLate = t.isOver()
	t.crib = countedOf(e)
	t.seen |= e.set()
}
