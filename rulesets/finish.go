package rulesets

import "slices"

// finish fills in what was not given and checks how the parts fit together.
func (b *build) finish() {
	r := b.rules
	top := b.topSpot()
	for _, k := range slices.Concat(shape, choices) {
		_, given := b.origin[k.name]
		switch {
		case k.in != nil && !k.in(r) || given:
		case k.required:
			b.report(top, Problem{Kind: MissingKey, Key: k.name})
		case k.fallback != "":
			fall(k, r)
		}
	}
	for _, s := range []struct {
		path string
		keys []key
	}{{"players", playersKeys}, {"opening", openingKeys}, {"stakes", stakesKeys}} {
		if at, given := b.origin[s.path]; given {
			b.missing(at, s.path, s.keys)
		}
	}
	b.byPlayers("deal", &r.Deal)
	b.byPlayers("target", &r.Target)
	b.dealFits()
}

// topSpot is the beginning of the file that was read last.
func (b *build) topSpot() spot {
	at := b.origin["name"]
	return spot{at.src, Position{1, 1}, 0}
}

// byPlayers checks that a number is there for each number of players, and drops those for others.
func (b *build) byPlayers(path string, table *ByPlayers) {
	at, given := b.origin[path]
	for n := range table {
		switch {
		case n < b.rules.Players.Min || n > b.rules.Players.Max:
			table[n] = 0
		case given && table[n] == 0:
			b.report(at, Problem{Kind: MissingKey, Key: item(path, n-1)})
		}
	}
}

// dealFits checks that there are enough tiles.
func (b *build) dealFits() {
	for n, tiles := range b.rules.Deal {
		if have := b.rules.Set.Len(); n*tiles > have {
			b.report(b.origin["deal"], Problem{Kind: DealTooLarge, Key: item("deal", n-1), Min: n * tiles, Max: have})
		}
	}
}
