package rulesets

import (
	"maps"
	"reflect"
	"slices"
	"strconv"
	"strings"
)

// finish fills in what a ruleset does not say and checks how its parts fit together.
func (b *build) finish() {
	r := b.rules
	for _, k := range allKeys() {
		_, given := b.origin[k.name]
		switch {
		case given || k.in != nil && (!k.belongs(r) || !b.known("phases")):
		case k.required && b.mistyped(k.name):
		case k.required:
			b.report(b.top, Problem{Kind: MissingKey, Key: k.name})
		case k.fallback != "":
			fall(k, r)
		}
	}
	for _, k := range choices {
		if b.known("phases") && !k.belongs(r) {
			reflect.ValueOf(k.at(r)).Elem().SetZero() // of a ruleset that it extends, and whose phases it replaces
		}
	}
	if b.known("phases") && !r.has(withTiles) {
		r.Set, r.SetSize = 0, 0
	}
	for _, path := range []string{"players", "opening"} {
		if at, given := b.origin[path]; given && b.clean(path) {
			k, _ := find(shape, path)
			b.missing(at, path, k.kind.(section))
		}
	}
	b.check()
	if b.known("phases") && b.known("players") && r.Players.Min <= r.Players.Max && b.known("set") {
		b.phases()
	}
	// The phases are as they are played only now.
	ruled := r.RuleNames()
	maps.DeleteFunc(r.Sentences, func(name string, _ Text) bool { return !slices.Contains(ruled, name) })
	if len(r.Sentences) == 0 {
		r.Sentences = nil
	}
	b.excuse()
}

// excuse takes back that a sentence is of no rule here where phases that do not fit may be to blame.
func (b *build) excuse() {
	if b.clean("phases") {
		return
	}
	b.problems = slices.DeleteFunc(b.problems, func(p Problem) bool {
		name, isSentence := strings.CutPrefix(p.Key, "rules.")
		return p.Kind == UnknownKey && isSentence && slices.ContainsFunc(ruleNames, func(r ruleName) bool { return r.name == name })
	})
}

// clean reports whether a key, or anything below it, was read without a problem, so that it can be judged together with
// others. A key that stands twice counts as it stands first.
func (b *build) clean(path string) bool {
	return !b.untold && !slices.ContainsFunc(b.problems, func(p Problem) bool {
		return p.Kind != DuplicateKey && p.Kind != Order && (p.Key == path || strings.HasPrefix(p.Key, path+"."))
	})
}

// known reports whether the value of a key can be judged together with others: it is clean, and not merely absent because
// the key is misspelt.
func (b *build) known(path string) bool {
	_, given := b.origin[path]
	return b.clean(path) && (given || !b.mistyped(path))
}

// where returns the place of the first of some keys that the text at hand gives, else of the first that what it extends
// does.
func (b *build) where(paths ...string) spot {
	found := b.top
	for _, path := range slices.Backward(paths) {
		if at, given := b.origin[path]; given {
			found = at
		}
	}
	for _, path := range paths {
		if at := b.origin[path]; at.src == b.top.src && at.src != nil {
			return at
		}
	}
	return found
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
	if !b.known("players") || r.Players.Max < max(r.Players.Min, 1) {
		return
	}
	b.byPlayers("deal", &r.Deal)
	b.byPlayers("target", &r.Target)
	b.order("skunk", r.Skunk, "target", r.Target.least())
	b.order("double_skunk", r.DoubleSkunk, "skunk", r.Skunk)
	for n, tiles := range r.Deal {
		if have := r.Set.Len(); n*tiles > have && b.known("set") && b.known("deal") {
			b.report(b.where(item("deal", n-1), "deal", "set"), Problem{Kind: DealTooLarge, Key: "deal", Got: strconv.Itoa(n), Min: n * tiles, Max: have})
			break
		}
	}
	b.stock()
}

// isHouse reports whether something is said by a house rule, not by the ruleset.
func isHouse(at spot) bool { return at.src != nil && at.src.code == "header" }

// atTable checks that what is given by numbers of players is given for that of the table: otherwise it would change nothing.
func (b *build) atTable(players int) {
	for _, k := range choices {
		at, given := b.origin[k.name]
		if _, is := k.kind.(byPlayers); !is || !given || !isHouse(at) || !b.clean(k.name) {
			continue
		}
		var others []string
		for n := MinPlayers; n <= MaxPlayers; n++ {
			if isHouse(b.origin[item(k.name, n-1)]) {
				others = append(others, strconv.Itoa(n))
			}
		}
		if others != nil && !slices.Contains(others, strconv.Itoa(players)) {
			b.report(at, Problem{Kind: NotHere, Key: k.name, Got: strconv.Itoa(players), Want: strings.Join(others, " ")})
		}
	}
}

// least returns the smallest of the numbers, 0 if there are none.
func (p ByPlayers) least() int {
	least := 0
	for _, n := range p {
		if n > 0 && (least == 0 || n < least) {
			least = n
		}
	}
	return least
}

// order reports a number that is larger than another which bounds it; 0 is no number.
func (b *build) order(low string, least int, high string, most int) {
	if least > most && most > 0 && b.clean(low) && b.clean(high) {
		b.report(b.where(low, high), Problem{Kind: Order, Key: low, Got: strconv.Itoa(least), Want: high, Max: most})
	}
}

// byPlayers checks that a number is there for each number of players. One for others is dropped, and a fault in a
// house rule, which it makes mean nothing.
func (b *build) byPlayers(path string, table *ByPlayers) {
	_, given := b.origin[path]
	for n := range table {
		switch at, tried := b.origin[item(path, n-1)]; {
		case n < b.rules.Players.Min || n > b.rules.Players.Max:
			table[n] = 0
			if tried && isHouse(at) && b.clean(path) {
				b.report(at, Problem{Kind: OutOfRange, Key: path, Got: strconv.Itoa(n), Min: b.rules.Players.Min, Max: b.rules.Players.Max})
			}
		case given && table[n] == 0 && !tried && b.clean(path):
			b.report(b.where(path, "players"), Problem{Kind: MissingKey, Key: item(path, n-1)})
		}
	}
}
