package rulesets

import (
	"maps"
	"slices"
	"strconv"
	"strings"

	"bones/scoring"

	"golang.org/x/text/width"
	"gopkg.in/yaml.v3"
)

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
	wholeNumber = pattern(`^-?(0|[1-9][0-9]*)$`)
	halfNumber  = pattern(`^(0|[1-9][0-9]*)(\.[05])?$`)
	// likeNumber matches what people or other programs would call a number.
	likeNumber = pattern(`^[-+]?(0[xXoObB][0-9a-fA-F_]+|\.?[0-9][0-9_.,]*([eE][-+]?[0-9]+)?)$`)
)

// number reads a whole number in plain digits. A number in another notation is refused, not guessed at: to YAML 010 is
// eight and 1_0 is ten.
func (r *reader) number(n *yaml.Node, path string, least, most int) (int, bool) {
	value, ok := r.scalar(n, path, WantNumber)
	if !ok {
		return 0, false
	}
	if quoted(n) || !wholeNumber().MatchString(value) {
		r.noNumber(n, path, WantNumber)
		return 0, false
	}
	v, err := strconv.Atoi(value)
	if err != nil || v < least || v > most {
		r.report(r.src.spot(n), Problem{Kind: OutOfRange, Key: path, Got: n.Value, Min: least, Max: most})
		return 0, false
	}
	return v, true
}

// noNumber reports a scalar that is no number as bones writes one, WantNumber or WantHalf, and what it may have been meant for.
func (r *reader) noNumber(n *yaml.Node, path, want string) {
	narrow := width.Narrow.String(n.Value)
	if quoted(n) || !likeNumber().MatchString(narrow) {
		r.wrongType(n, path, want)
		return
	}
	p := Problem{Kind: NumberForm, Key: path, Got: n.Value}
	if want == WantHalf {
		p.Want = want
	}
	if narrow != n.Value && halfNumber().MatchString(narrow) {
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
	value, ok := r.scalar(n, path, WantHalf)
	if !ok {
		return 0, false
	}
	unsigned, negative := strings.CutPrefix(value, "-")
	if quoted(n) || !halfNumber().MatchString(unsigned) {
		r.noNumber(n, path, WantHalf)
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
	if table == nil {
		return nil
	}
	n := pairs()
	for _, key := range slices.Sorted(maps.Keys(table)) {
		n.Content = append(n.Content, numeral(key), numeral(table[key]))
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
