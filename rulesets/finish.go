package rulesets

import (
	"maps"
	"reflect"
	"slices"
	"strconv"
)

// finish fills in what a ruleset does not say and checks how its parts fit together.
func (b *build) finish() {
	r := b.rules
	for _, k := range allKeys() {
		_, given := b.origin[k.name]
		switch {
		case given || k.in != nil && (!k.in(r) || !b.clean("phases")):
		case k.required:
			b.report(b.top, Problem{Kind: MissingKey, Key: k.name})
		case k.fallback != "":
			fall(k, r)
		}
	}
	for _, k := range choices {
		if b.clean("phases") && !k.in(r) {
			reflect.ValueOf(k.at(r)).Elem().SetZero() // of a ruleset that it extends, and whose phases it replaces
		}
	}
	maps.DeleteFunc(r.Sentences, func(name string, _ Text) bool { return !slices.Contains(r.RuleNames(), name) })
	for _, path := range []string{"players", "opening"} {
		if at, given := b.origin[path]; given && b.clean(path) {
			k, _ := find(shape, path)
			b.missing(at, path, k.kind.(section))
		}
	}
	b.check()
	if b.clean("") {
		b.phases()
	}
}

// clean reports whether nothing is wrong with a key or what is below it, "" for the whole.
func (b *build) clean(path string) bool {
	return !slices.ContainsFunc(b.problems, func(p Problem) bool {
		return path == "" || p.Key == path || len(p.Key) > len(path) && p.Key[:len(path)+1] == path+"."
	})
}

// where returns the place of the first of some keys that was given.
func (b *build) where(paths ...string) spot {
	for _, path := range paths {
		if at, given := b.origin[path]; given {
			return at
		}
	}
	return b.top
}

// check looks at the numbers that a house rule can upset too.
func (b *build) check() {
	r := b.rules
	b.order("players.min", r.Players.Min, "players.max", r.Players.Max)
	b.order("stakes.low", r.Stakes.Low, "stakes.high", r.Stakes.High)
	for _, key := range []struct {
		name  string
		value int
	}{{"low", r.Stakes.Low}, {"high", r.Stakes.High}} {
		if at, given := b.origin["stakes"]; given && key.value == 0 && b.clean("stakes") {
			b.report(at, Problem{Kind: MissingKey, Key: join("stakes", key.name)})
		}
	}
	if !b.clean("players") || r.Players.Max == 0 {
		return
	}
	b.byPlayers("deal", &r.Deal)
	b.byPlayers("target", &r.Target)
	for _, target := range r.Target {
		b.order("skunk", r.Skunk, "target", target)
	}
	b.order("double_skunk", r.DoubleSkunk, "skunk", r.Skunk)
	for n, tiles := range r.Deal {
		if have := r.Set.Len(); n*tiles > have && have > 0 {
			b.report(b.where(item("deal", n-1), "deal", "set"), Problem{Kind: DealTooLarge, Key: "deal", Got: strconv.Itoa(n), Min: n * tiles, Max: have})
			break
		}
	}
	b.stock()
}

// order reports a number that is larger than another which bounds it; 0 is no number.
func (b *build) order(low string, least int, high string, most int) {
	if least > most && most > 0 && b.clean(low) && b.clean(high) {
		b.report(b.where(low, high), Problem{Kind: Order, Key: low, Got: strconv.Itoa(least), Want: high, Max: most})
	}
}

// byPlayers checks that a number is there for each number of players, and drops those for others.
func (b *build) byPlayers(path string, table *ByPlayers) {
	at, given := b.origin[path]
	for n := range table {
		switch _, tried := b.origin[item(path, n-1)]; {
		case n < b.rules.Players.Min || n > b.rules.Players.Max:
			table[n] = 0
		case given && table[n] == 0 && !tried && b.clean(path):
			b.report(at, Problem{Kind: MissingKey, Key: item(path, n-1)})
		}
	}
}
