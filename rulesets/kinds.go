package rulesets

import (
	"maps"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"bones/scoring"

	"golang.org/x/text/width"
	"gopkg.in/yaml.v3"
)

// plain makes a scalar node.
func plain(value string) *yaml.Node { return &yaml.Node{Kind: yaml.ScalarNode, Value: value} }

// number makes a node of a number.
func numeral(n int) *yaml.Node { return plain(strconv.Itoa(n)) }

// text makes a node of a text, quoted where YAML, old or new, would take it for something else: no, null, 1e3.
func text(value string) *yaml.Node {
	var n yaml.Node
	if err := n.Encode(value); err != nil {
		panic("rulesets: " + err.Error())
	}
	if n.ShortTag() != "!!str" {
		n.Tag, n.Style = "!!str", yaml.DoubleQuotedStyle // <<, which the encoder takes for a key of its own
	}
	return &n
}

// flow makes a list on one line.
func flow(items ...*yaml.Node) *yaml.Node {
	return &yaml.Node{Kind: yaml.SequenceNode, Style: yaml.FlowStyle, Content: items}
}

// pairs makes a mapping on one line of keys and values in turn; pairs without a value are left out.
func pairs(items ...*yaml.Node) *yaml.Node {
	n := &yaml.Node{Kind: yaml.MappingNode, Style: yaml.FlowStyle}
	for i := 0; i < len(items); i += 2 {
		if items[i+1] != nil {
			n.Content = append(n.Content, items[i], items[i+1])
		}
	}
	return n
}

// word is one of a few words, in a string.
type word []string

func (k word) read(r *reader, n *yaml.Node, path string, to any) {
	if value, ok := r.word(n, path, k); ok {
		*to.(*string) = value
	}
}

func (k word) node(from any) *yaml.Node {
	if value := *from.(*string); value != "" {
		return plain(value)
	}
	return nil
}

func (r *reader) word(n *yaml.Node, path string, allowed []string) (string, bool) {
	value, ok := r.scalar(n, path, WantText)
	if ok && !slices.Contains(allowed, value) {
		r.report(r.src.spot(n), Problem{Kind: NotAllowed, Key: path, Got: value, Allowed: allowed, Suggest: Nearest(value, allowed)})
		return "", false
	}
	return value, ok
}

// ladder is a list of different words out of a few, in their order.
type ladder []string

func (k ladder) read(r *reader, n *yaml.Node, path string, to any) {
	list := to.(*[]string)
	*list = nil
	first := map[string]*yaml.Node{}
	for i, child := range r.list(n, path) {
		value, ok := r.word(child, item(path, i), k)
		if !ok || r.twice(first, value, child, item(path, i)) {
			continue
		}
		*list = append(*list, value)
	}
}

// twice reports a value that stands in its list before.
func (r *reader) twice(first map[string]*yaml.Node, value string, n *yaml.Node, path string) bool {
	if earlier := first[value]; earlier != nil {
		r.report(r.src.spot(n), Problem{Kind: Twice, Key: path, Got: value, First: Position{earlier.Line, earlier.Column}})
		return true
	}
	first[value] = n
	return false
}

func (k ladder) node(from any) *yaml.Node {
	list := flow()
	for _, value := range *from.(*[]string) {
		list.Content = append(list.Content, plain(value))
	}
	return list
}

// flag is true or false.
type flag struct{}

func (flag) read(r *reader, n *yaml.Node, path string, to any) {
	value, ok := r.scalar(n, path, WantFlag)
	switch {
	case !ok:
	case quoted(n):
		r.wrongType(n, path, WantFlag)
	case value == "true" || value == "false":
		*to.(*bool) = value == "true"
	default:
		p := Problem{Kind: NotAllowed, Key: path, Got: value, Allowed: []string{"true", "false"}}
		switch strings.ToLower(value) {
		case "yes", "on", "y", "true", "はい":
			p.Suggest = "true"
		case "no", "off", "n", "false", "いいえ":
			p.Suggest = "false"
		}
		r.report(r.src.spot(n), p)
	}
}

func (flag) node(from any) *yaml.Node { return plain(strconv.FormatBool(*from.(*bool))) }

// number is a whole number from min to max, in an int. With none it may also be the word none, which is 0; with unset it
// is 0 until it is given.
type number struct {
	min, max    int
	none, unset bool
}

func (k number) read(r *reader, n *yaml.Node, path string, to any) {
	if k.none && n.Kind == yaml.ScalarNode && n.Value == "none" {
		*to.(*int) = 0
		return
	}
	if value, ok := r.number(n, path, k.min, k.max); ok {
		*to.(*int) = value
	}
}

func (k number) node(from any) *yaml.Node {
	value := *from.(*int)
	switch {
	case value == 0 && k.none:
		return plain("none")
	case value == 0 && k.unset:
		return nil
	}
	return numeral(value)
}

var (
	wholeNumber = regexp.MustCompile(`^-?(0|[1-9][0-9]*)$`)
	halfNumber  = regexp.MustCompile(`^(0|[1-9][0-9]*)(\.[05])?$`)
	// likeNumber matches what people or other programs would call a number.
	likeNumber = regexp.MustCompile(`^[-+]?(0[xXoObB][0-9a-fA-F_]+|\.?[0-9][0-9_.,]*([eE][-+]?[0-9]+)?)$`)
)

// number reads a whole number in plain digits. A number in another notation is refused, not guessed at: to YAML 010 is
// eight and 1_0 is ten.
func (r *reader) number(n *yaml.Node, path string, least, most int) (int, bool) {
	value, ok := r.scalar(n, path, WantNumber)
	if !ok {
		return 0, false
	}
	if quoted(n) || !wholeNumber.MatchString(value) {
		r.noNumber(n, path)
		return 0, false
	}
	v, err := strconv.Atoi(value)
	if err != nil || v < least || v > most {
		r.report(r.src.spot(n), Problem{Kind: OutOfRange, Key: path, Got: n.Value, Min: least, Max: most})
		return 0, false
	}
	return v, true
}

// noNumber reports a scalar that is no number as bones writes one, and what it may have been meant for.
func (r *reader) noNumber(n *yaml.Node, path string) {
	narrow := width.Narrow.String(n.Value)
	if quoted(n) || !likeNumber.MatchString(narrow) {
		r.wrongType(n, path, WantNumber)
		return
	}
	p := Problem{Kind: NumberForm, Key: path, Got: n.Value}
	if narrow != n.Value && halfNumber.MatchString(narrow) {
		p.Suggest = narrow
	}
	r.report(r.src.spot(n), p)
}

// half is a number of whole or half points from min to max, in Points.
type half struct {
	min, max int
	none     bool
}

func (k half) read(r *reader, n *yaml.Node, path string, to any) {
	if k.none && n.Kind == yaml.ScalarNode && n.Value == "none" {
		*to.(*scoring.Points) = 0
		return
	}
	if value, ok := r.points(n, path, k.min, k.max); ok {
		*to.(*scoring.Points) = value
	}
}

// points reads a number that may have a half.
func (r *reader) points(n *yaml.Node, path string, least, most int) (scoring.Points, bool) {
	value, ok := r.scalar(n, path, WantNumber)
	if !ok {
		return 0, false
	}
	unsigned, negative := strings.CutPrefix(value, "-")
	if quoted(n) || !halfNumber.MatchString(unsigned) {
		r.noNumber(n, path)
		return 0, false
	}
	whole, fraction, _ := strings.Cut(unsigned, ".")
	v, err := strconv.Atoi(whole)
	points := scoring.Points(0)
	if err == nil && v <= MaxTarget {
		points = scoring.Whole(v)
		if fraction == "5" {
			points += scoring.Halves(1)
		}
		if negative {
			points = -points
		}
	}
	if err != nil || v > MaxTarget || points < scoring.Whole(least) || points > scoring.Whole(most) {
		r.report(r.src.spot(n), Problem{Kind: OutOfRange, Key: path, Got: value, Min: least, Max: most})
		return 0, false
	}
	return points, true
}

func (k half) node(from any) *yaml.Node {
	if value := *from.(*scoring.Points); value != 0 || !k.none {
		return plain(value.String())
	}
	return plain("none")
}

// byPlayers is a number from min to max, one for all or one for each number of players, in ByPlayers.
type byPlayers struct{ min, max int }

func (k byPlayers) read(r *reader, n *yaml.Node, path string, to any) {
	table := to.(*ByPlayers)
	if n.Kind != yaml.MappingNode {
		if value, ok := r.number(n, path, k.min, k.max); ok {
			r.forget(path)
			for i := range table {
				table[i] = value
			}
		}
		return
	}
	entries, _ := r.entries(n, path)
	for _, e := range entries {
		at := join(path, e.key.Value)
		players, ok := r.number(e.key, at, MinPlayers, MaxPlayers)
		if !ok {
			continue
		}
		r.origin[at] = r.src.spot(e.key)
		if value, ok := r.number(e.value, at, k.min, k.max); ok {
			table[players] = value
		}
	}
}

func (k byPlayers) node(from any) *yaml.Node {
	table := from.(*ByPlayers)
	n := pairs()
	same, last := true, 0
	for players, value := range table {
		if value == 0 {
			continue
		}
		same = same && (last == 0 || last == value)
		last = value
		n.Content = append(n.Content, numeral(players), numeral(value))
	}
	switch {
	case last == 0:
		return nil
	case same && k.min > 0:
		return numeral(last)
	}
	return n
}

// counts is a number of points, from 0 to max, for each of some numbers from least to most, in a map.
type counts struct{ least, most, max int }

func (k counts) read(r *reader, n *yaml.Node, path string, to any) {
	table := map[int]int{}
	*to.(*map[int]int) = table
	entries, _ := r.entries(n, path)
	for _, e := range entries {
		at := join(path, e.key.Value)
		if key, ok := r.number(e.key, at, k.least, k.most); ok {
			if value, ok := r.number(e.value, at, 0, k.max); ok {
				table[key] = value
			}
		}
	}
}

func (k counts) node(from any) *yaml.Node {
	table := *from.(*map[int]int)
	n := pairs()
	for _, key := range slices.Sorted(maps.Keys(table)) {
		n.Content = append(n.Content, numeral(key), numeral(table[key]))
	}
	if len(n.Content) == 0 {
		return nil
	}
	return n
}

// numbers is a list of different numbers from min to max, in their order.
type numbers struct{ min, max int }

func (k numbers) read(r *reader, n *yaml.Node, path string, to any) {
	list := to.(*[]int)
	*list = nil
	first := map[string]*yaml.Node{}
	for i, child := range r.list(n, path) {
		value, ok := r.number(child, item(path, i), k.min, k.max)
		if !ok || r.twice(first, strconv.Itoa(value), child, item(path, i)) {
			continue
		}
		*list = append(*list, value)
	}
}

func (k numbers) node(from any) *yaml.Node {
	list := flow()
	for _, value := range *from.(*[]int) {
		list.Content = append(list.Content, numeral(value))
	}
	return list
}

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

var tileForm = regexp.MustCompile(`^([0-9])-([0-9])$`)

// tile reads a tile in the notation in which bones writes it.
func (r *reader) tile(n *yaml.Node, path string) (scoring.Tile, bool) {
	value, ok := r.scalar(n, path, WantTile)
	if !ok {
		return scoring.NoTile, false
	}
	match := tileForm.FindStringSubmatch(value)
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
	n := pairs()
	for _, t := range slices.Sorted(maps.Keys(table)) {
		n.Content = append(n.Content, plain(t.String()), numeral(table[t]))
	}
	if len(n.Content) == 0 {
		return nil
	}
	return n
}

// section is a mapping that fills a struct key by key: what is not named stays as it was.
type section []key

func (k section) read(r *reader, n *yaml.Node, path string, to any) { r.mapping(n, path, k, to) }

func (k section) node(from any) *yaml.Node { return fields(k, from) }

// part is a mapping that fills a struct of its own, *T, which is nil where it is not given.
type part[T any] []key

func (k part[T]) read(r *reader, n *yaml.Node, path string, to any) {
	p := new(T)
	*to.(**T) = p
	r.fresh(n, path, k, p)
}

func (k part[T]) node(from any) *yaml.Node {
	if p := *from.(**T); p != nil {
		return fields(k, p)
	}
	return nil
}

// fields writes the fields of a struct as a mapping on one line; what is as it would be anyway is left out.
func fields(keys []key, from any) *yaml.Node {
	n := pairs()
	for _, k := range keys {
		value := k.kind.node(k.at(from))
		if value != nil && (k.required || !value.IsZero() && !isFallback(k, value)) {
			n.Content = append(n.Content, plain(k.name), value)
		}
	}
	return n
}

func isFallback(k key, value *yaml.Node) bool {
	return value.Kind == yaml.ScalarNode && value.Value == k.fallback || value.Kind == yaml.SequenceNode && len(value.Content) == 0 && k.fallback == "[]"
}
