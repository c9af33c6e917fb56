package rulesets

import (
	"maps"
	"slices"

	"bones/scoring"

	"gopkg.in/yaml.v3"
)

// tile is a tile, 6-4, or none.
type tile struct{}

func (tile) read(r *reader, n *yaml.Node, path string, to any) {
	if n.Kind == yaml.ScalarNode && n.Value == "none" {
		*to.(*scoring.Tile) = scoring.NoTile
		return
	}
	if t, ok := r.tile(n, path); ok {
		*to.(*scoring.Tile) = t
	}
}

var tileForm = pattern(`^([0-9])-([0-9])$`)

// tile reads a tile in the notation in which bones writes it.
func (r *reader) tile(n *yaml.Node, path string) (scoring.Tile, bool) {
	value, ok := r.scalar(n, path, WantTile)
	if !ok {
		return scoring.NoTile, false
	}
	match := tileForm().FindStringSubmatch(value)
	if match == nil {
		r.wrongType(n, path, WantTile)
		return scoring.NoTile, false
	}
	return scoring.NewTile(int(match[1][0]-'0'), int(match[2][0]-'0')), true
}

func (tile) node(from any) *yaml.Node {
	if t := *from.(*scoring.Tile); t != scoring.NoTile {
		return plain(t.String())
	}
	return plain("none")
}

// tilePoints is a number of points, up to max, for each of some tiles, in a map.
type tilePoints struct{ max int }

func (k tilePoints) read(r *reader, n *yaml.Node, path string, to any) {
	table := map[scoring.Tile]int{}
	*to.(*map[scoring.Tile]int) = table
	first := map[string]*yaml.Node{}
	entries, _ := r.entries(n, path)
	for _, e := range entries {
		at := join(path, e.key.Value)
		if t, ok := r.tile(e.key, at); ok && !r.twice(first, t.String(), e.key, at) {
			if value, ok := r.number(e.value, at, 0, k.max); ok {
				table[t] = value
			}
		}
	}
}

func (k tilePoints) node(from any) *yaml.Node {
	table := *from.(*map[scoring.Tile]int)
	if table == nil {
		return nil
	}
	n := pairs()
	for _, t := range slices.Sorted(maps.Keys(table)) {
		n.Content = append(n.Content, plain(t.String()), numeral(table[t]))
	}
	return n
}

// tileSet is the set of tiles, in Rules.Set and Rules.SetSize: `{double: 9, without: [0, doubles, 6-4]}`.
type tileSet struct{}

// setKeys are the keys of the set; what it is without is a number, and all its tiles are meant, the word doubles, or a tile.
var setKeys = []key{
	{name: "double", kind: number{min: MinSet, max: scoring.MaxEnd}, required: true},
	{name: "without"},
}

func (tileSet) read(r *reader, n *yaml.Node, path string, to any) {
	r.forget(path)
	rules := to.(*Rules)
	entries, ok := r.entries(n, path)
	if !ok {
		return
	}
	var without *yaml.Node
	size := scoring.MaxEnd
	for _, e := range entries {
		at := join(path, e.key.Value)
		r.origin[at] = r.src.spot(e.value)
		switch e.key.Value {
		case "double":
			if n, ok := r.number(e.value, at, MinSet, scoring.MaxEnd); ok {
				size = n
			}
		case "without":
			without = e.value
		default:
			r.unknownKey(e.key, path, names(setKeys))
		}
	}
	r.missing(r.src.spot(n), path, setKeys)
	rules.SetSize, rules.Set = size, scoring.Double(size)
	if without == nil {
		return
	}
	path = join(path, "without")
	for i, child := range r.list(without, path) {
		rules.Set &^= r.without(child, item(path, i), size)
	}
}

// without reads one item of what a set lacks.
func (r *reader) without(n *yaml.Node, path string, size int) scoring.Set {
	value, ok := r.scalar(n, path, WantTile)
	if !ok {
		return 0
	}
	switch {
	case value == "doubles":
		return doubles
	case wholeNumber().MatchString(value):
		if end, ok := r.number(n, path, 0, size); ok {
			return scoring.Bearing(end)
		}
	case tileForm().MatchString(value):
		t, _ := r.tile(n, path)
		if scoring.Double(size).Has(t) {
			return scoring.SetOf(t)
		}
		r.report(r.src.spot(n), Problem{Kind: OutOfRange, Key: path, Got: value, Max: size})
	default:
		allowed := []string{"doubles"}
		r.report(r.src.spot(n), Problem{Kind: NotAllowed, Key: path, Got: value, Allowed: allowed, Suggest: Nearest(value, allowed)})
	}
	return 0
}

// doubles are all doubles up to double-nine.
var doubles = func() (s scoring.Set) {
	for n := range scoring.MaxEnd + 1 {
		s = s.With(scoring.NewTile(n, n))
	}
	return s
}()

// Without is what a set of tiles lacks of the full one, in the fewest words.
type Without struct {
	Numbers []int // that no tile bears
	Doubles bool  // all of them, besides those of Numbers
	Tiles   []scoring.Tile
}

// Lacks returns what the set lacks of the full one of its size.
func (r *Rules) Lacks() Without {
	var w Without
	full := scoring.Double(r.SetSize)
	missing, covered := full&^r.Set, scoring.Set(0)
	for n := range r.SetSize + 1 {
		if all := scoring.Bearing(n) & full; all&^missing == 0 {
			w.Numbers = append(w.Numbers, n)
			covered |= all
		}
	}
	if all := doubles & full; all&^missing == 0 && all&^covered != 0 {
		w.Doubles = true
		covered |= all
	}
	w.Tiles = (missing &^ covered).Tiles()
	return w
}

// node writes the set, and what it lacks.
func (tileSet) node(from any) *yaml.Node {
	rules := from.(*Rules)
	lacks, without := rules.Lacks(), flow()
	for _, n := range lacks.Numbers {
		without.Content = append(without.Content, numeral(n))
	}
	if lacks.Doubles {
		without.Content = append(without.Content, plain("doubles"))
	}
	for _, t := range lacks.Tiles {
		without.Content = append(without.Content, plain(t.String()))
	}
	if len(without.Content) == 0 {
		without = nil
	}
	return pairs(plain("double"), numeral(rules.SetSize), plain("without"), without)
}
