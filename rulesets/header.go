package rulesets

import (
	"bytes"
	"slices"
	"strconv"
	"strings"

	"bones/scoring"

	"gopkg.in/yaml.v3"
)

// Format is the version of the score sheet that this program reads and writes: `bones: 1`.
const Format = 1

// A Header is the head of a score sheet, between its two lines ---: who plays what, and by which house rules.
type Header struct {
	Ruleset string // as written: a name, or a path relative to the sheet
	Players []string
	Date    string
	Place   string
	// Carry are the points that each player brings along, by seat; nil where nobody does.
	Carry []scoring.Points
	// House are the rules that this table chose, in the order of the table of keys.
	House []Setting
	// Pin is what the sheet was begun under, nil where it does not say.
	Pin *Pin
}

// A Setting is a house rule: a key of the ruleset and its value, written as in YAML.
type Setting struct{ Key, Value string }

// NewHeader returns the header of a new sheet. The rules are those the game is played by, house rules included; the ruleset is how
// the sheet will find them again. Names and carry are not checked here but when the header is read.
func NewHeader(ruleset string, rules *Rules, players []string) *Header {
	pin := rules.Pin()
	return &Header{Ruleset: ruleset, Players: players, House: rules.settings(), Pin: &pin}
}

// Differs reports whether the sheet was begun under other rules than these, by its pin.
func (h *Header) Differs(rules *Rules) bool { return h.Pin != nil && *h.Pin != rules.Pin() }

// ReadHeader reads the head of a score sheet and the rules it names. The text may go on after the header. Reserved says what a
// name means in a sheet, empty for nothing: a player cannot be called so. The error is Problems, all of them.
func ReadHeader(file string, text []byte, lib Library, reserved func(string) string) (*Header, *Rules, error) {
	b := newBuild()
	r := reader{b, newSource(file, "header", nil)}
	h := &Header{}
	if r.cutHeader(bytes.TrimPrefix(text, []byte("\ufeff"))) {
		r.src.from(lib, "", nil)
		if root, ok := r.parse(); ok {
			r.header(root, h, reserved)
		}
	}
	if err := b.err(); err != nil {
		return nil, nil, err
	}
	h.House = b.rules.settings()
	return h, b.rules, nil
}

// cutHeader makes the text between the two lines --- the source, the first of them as an empty line, so that lines keep
// their numbers.
func (r *reader) cutHeader(text []byte) bool {
	cut := func(end int) *source { return newSource(r.src.file, "header", text[:min(end, MaxHeader)]) }
	for n, at := 1, 0; at < len(text); n++ {
		line, _, _ := bytes.Cut(text[at:], []byte("\n"))
		dashes := string(bytes.TrimRight(line, " \t\r")) == "---"
		switch {
		case n == 1 && !dashes && len(bytes.TrimSpace(text)) > 0:
			r.src = cut(len(line))
			if at, character, bad := notText(r.src); bad {
				r.report(at, Problem{Kind: NotText, Got: character})
				return false
			}
			r.report(spot{src: r.src, Position: Position{1, 1}, length: len(r.src.line(1))}, Problem{Kind: NoHeader})
			return false
		case n > 1 && dashes && at <= MaxHeader:
			r.src = cut(at)
			r.src.text = r.src.text[len("---"):]
			return true
		}
		at += len(line) + 1
	}
	r.src = cut(len(text))
	switch {
	case len(bytes.TrimSpace(text)) == 0:
		r.report(spot{src: r.src}, Problem{Kind: Empty})
	case len(text) > MaxHeader:
		r.report(spot{src: r.src}, Problem{Kind: TooLarge, Max: MaxHeader})
	default:
		r.report(spot{src: r.src, Position: Position{1, 1}, length: len("---")}, Problem{Kind: UnclosedHeader})
	}
	return false
}

// headerKeys are the keys of a header that are not house rules. They are read in an order of their own, see header.
var headerKeys = []key{
	{name: "bones", required: true},
	{name: "ruleset", required: true},
	{name: "players", required: true},
	{name: "date", kind: freeText{}},
	{name: "place", kind: freeText{}},
	{name: "carry"},
	{name: "pin", kind: part[Pin](pinKeys)},
}

// header reads the keys of a header.
func (r *reader) header(root *yaml.Node, h *Header, reserved func(string) string) {
	entries, ok := r.entries(root, "")
	if !ok {
		return
	}
	// The version is read first: a sheet of a newer program has keys that this one does not know, and that is not its fault.
	if n := valueOf(entries, "bones"); n != nil && !r.format(n) {
		return
	}
	loaded := false
	if n := valueOf(entries, "ruleset"); n != nil {
		loaded = r.loadFor(n, h)
	}
	var house []entry
	for _, e := range entries {
		k, is := find(headerKeys, e.key.Value)
		switch {
		case !is:
			house = append(house, e)
		case k.kind != nil:
			r.value(k, e.value, "", h)
		}
	}
	r.house(house, loaded, names(headerKeys))
	for _, k := range headerKeys {
		if k.required && valueOf(entries, k.name) == nil && !r.mistyped(k.name) {
			r.report(spot{src: r.src, Position: Position{1, 1}, length: 3}, Problem{Kind: MissingKey, Key: k.name})
		}
	}
	if loaded {
		r.top = spot{src: r.src, Position: Position{1, 1}}
		r.check()
	}
	if n := valueOf(entries, "players"); n != nil {
		r.players(n, h, loaded, reserved)
	}
	if n := valueOf(entries, "carry"); n != nil && h.Players != nil {
		r.carry(n, h, loaded)
	}
}

// format reads the version of the sheet's format.
func (r *reader) format(n *yaml.Node) bool {
	v, ok := r.number(n, "bones", 1, maxVersion)
	if ok && v != Format {
		r.report(r.src.spot(n), Problem{Kind: Version, Key: "bones", Got: n.Value, Max: Format})
	}
	return ok && v == Format
}

// loadFor loads the ruleset that a header names and reports whether it is sound.
func (r *reader) loadFor(n *yaml.Node, h *Header) bool {
	name, ok := r.scalar(n, "ruleset", WantText)
	if !ok {
		return false
	}
	h.Ruleset = name
	before := len(r.problems)
	r.load(*r.src, request{r.src.spot(n), "ruleset", name})
	if r.top.src != nil {
		r.finish()
	}
	return len(r.problems) == before
}

// players reads the names at the table, and looks at those of the spectators too.
func (r *reader) players(n *yaml.Node, h *Header, loaded bool, reserved func(string) string) {
	people{}.read(r, n, "players", &h.Players)
	if n.Kind != yaml.SequenceNode {
		return
	}
	if seats := r.rules.Players; loaded && (len(n.Content) < seats.Min || len(n.Content) > seats.Max) {
		r.report(r.src.spot(n), Problem{Kind: PlayerCount, Key: "players", Got: strconv.Itoa(len(n.Content)), Min: seats.Min, Max: seats.Max})
	} else if loaded {
		r.atTable(len(n.Content))
	}
	r.checkNames(reserved)
}

// carry reads the points that players bring along.
func (r *reader) carry(n *yaml.Node, h *Header, loaded bool) {
	entries, ok := r.entries(n, "carry")
	if !ok {
		return
	}
	h.Carry = make([]scoring.Points, len(h.Players))
	first := map[string]*yaml.Node{}
	for _, e := range entries {
		path := join("carry", e.key.Value)
		name, ok := r.person(e.key, "carry")
		if !ok {
			continue
		}
		seat := slices.IndexFunc(h.Players, func(p string) bool { return FoldName(p) == FoldName(name) })
		if seat < 0 {
			r.report(r.src.spot(e.key), Problem{Kind: NotPlayer, Key: "carry", Got: name, Allowed: h.Players, Suggest: Nearest(name, h.Players)})
			continue
		}
		if r.twice(first, FoldName(name), e.key, path) {
			continue
		}
		points, ok := r.points(e.value, path, -MaxTarget, MaxTarget)
		if ok && loaded && !points.IsWhole() && !r.rules.has(isStaked) {
			r.report(r.src.spot(e.value), Problem{Kind: NotWhole, Key: path, Got: e.value.Value})
		}
		if players := len(h.Players); ok && loaded && players <= MaxPlayers {
			if target := r.rules.Target[players]; target > 0 && points >= scoring.Whole(target) {
				r.report(r.src.spot(e.value), Problem{Kind: Reached, Key: path, Got: e.value.Value, Max: target})
			}
		}
		h.Carry[seat] = points
	}
}

var date = pattern(`^[0-9]{4}-[0-9]{2}-[0-9]{2}$`)

// Text is the header as bones writes it, from --- to ---, each line ended.
func (h *Header) Text() string {
	root := &yaml.Node{Kind: yaml.MappingNode}
	put := func(name string, value *yaml.Node) {
		root.Content = append(root.Content, plain(name), value)
	}
	put("bones", numeral(Format))
	put("ruleset", text(h.Ruleset))
	put("players", people{}.node(&h.Players))
	for _, k := range headerKeys {
		if k.name == "date" || k.name == "place" {
			if n := k.kind.node(k.at(h)); n != nil {
				if date().MatchString(n.Value) {
					n = plain(n.Value) // read as text all the same
				}
				put(k.name, n)
			}
		}
	}
	if h.Carry != nil {
		carry := pairs()
		for seat, points := range h.Carry {
			carry.Content = append(carry.Content, text(h.Players[seat]), plain(points.String()))
		}
		put("carry", carry)
	}
	for _, s := range h.House {
		var value yaml.Node
		if err := yaml.Unmarshal([]byte(s.Value), &value); err == nil && value.Kind == yaml.DocumentNode {
			put(s.Key, value.Content[0])
		}
	}
	if h.Pin != nil {
		put("pin", part[Pin](pinKeys).node(&h.Pin))
	}
	return "---\n" + print(root) + "---\n"
}

// onOneLine writes a value in the notation of a house rule.
func onOneLine(n *yaml.Node) string { return strings.TrimSuffix(print(n), "\n") }
