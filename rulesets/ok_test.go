package rulesets

import (
	"bytes"
	"encoding/json"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"

	"bones/scoring"

	"github.com/mattn/go-runewidth"
	"github.com/santhosh-tekuri/jsonschema/v6"
	"gopkg.in/yaml.v3"
)

// all returns the built-in rulesets and the sound ones of testdata.
func all(t *testing.T) map[string]*Rules {
	t.Helper()
	found := map[string]*Rules{}
	for _, name := range BuiltIn {
		r, err := Library{}.Load(name)
		if err != nil {
			t.Fatal(err)
		}
		found[name] = r
	}
	files, _ := filepath.Glob("testdata/ok/*.yaml")
	for _, file := range files {
		r, err := Library{}.LoadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		found[filepath.Base(file)] = r
	}
	return found
}

func TestWrittenRulesAreTheSameRules(t *testing.T) {
	for name, r := range all(t) {
		text := r.YAML()
		again, err := Library{}.Parse(name, text)
		if err != nil {
			t.Errorf("%s:\n%s\n%v", name, text, err)
			continue
		}
		if !reflect.DeepEqual(r, again) || again.Hash() != r.Hash() || !bytes.Equal(again.YAML(), text) {
			t.Errorf("%s: read again the rules differ:\n%s\n%s", name, text, again.YAML())
		}
	}
}

// TestBuiltIns holds the data of the built-in rulesets against the rules as published: set, deal, target, opening, phases.
func TestBuiltIns(t *testing.T) {
	nine, six := scoring.Double(9), scoring.Double(6)
	buki := nine &^ scoring.Bearing(9) &^ doubles
	for _, want := range []struct {
		name         string
		players      Range
		set          scoring.Set
		tiles        int
		deal, target ByPlayers
		opening      Opening
		phases       string
	}{
		{"block", Range{2, 4}, six, 28, ByPlayers{2: 7, 3: 5, 4: 5}, ByPlayers{2: 100, 3: 61, 4: 61}, Opening{"starter", "table", "clockwise"}, "chain settle"},
		{"cribbage", Range{2, 2}, six, 28, ByPlayers{2: 6}, ByPlayers{2: 61}, Opening{"dealer", "table", "clockwise"}, "starter pegging show"},
		{"bingo", Range{2, 2}, six, 28, ByPlayers{2: 7}, ByPlayers{2: 7}, Opening{"dealer", "table", "clockwise"}, "turn_up tricks tricks game_points"},
		{"reveille", Range{2, 2}, six, 28, ByPlayers{2: 7}, ByPlayers{2: 7}, Opening{"dealer", "table", "clockwise"}, "tricks bid tricks contract"},
		{"buki", Range{4, 4}, buki, 36, ByPlayers{4: 6}, ByPlayers{}, Opening{"banker", "heaviest", "winner"}, "chain settle"},
		{"third-place", Range{3, 5}, nine &^ scoring.Bearing(0), 45, ByPlayers{}, ByPlayers{}, Opening{"starter", "table", "clockwise"}, "collect majority"},
		{"board", Range{2, 6}, 0, 0, ByPlayers{}, ByPlayers{2: 121, 3: 121, 4: 121, 5: 121, 6: 121}, Opening{"none", "table", "clockwise"}, "board"},
	} {
		r, err := Library{}.Load(want.name)
		if err != nil {
			t.Fatal(err)
		}
		var kinds []string
		for _, p := range r.Phases {
			kinds = append(kinds, p.Kind())
		}
		if r.Players != want.players || r.Set != want.set || r.Set.Len() != want.tiles || r.Deal != want.deal || r.Target != want.target || r.Opening != want.opening {
			t.Errorf("%s: %+v", want.name, r)
		}
		if got := strings.Join(kinds, " "); got != want.phases {
			t.Errorf("%s: phases %s", want.name, got)
		}
	}
}

func TestOptionsHaveTheirPublishedDefaults(t *testing.T) {
	want := map[string]Options{
		"block":       {AutoBlock: true},
		"cribbage":    {GoPoint: "declared", BlankOn31: "again", CountClaims: "none"},
		"bingo":       {RankBlank: "low", RankDouble: "natural", LeadSuit: "high", BothReach: "closer"},
		"reveille":    {RankBlank: "low", RankDouble: "high", LeadSuit: "high"},
		"buki":        {AutoBlock: true, Payout: scoring.Halves(5), StakeBefore: 3, Banker: "winner"},
		"third-place": {Ties: "skip", DoubleCounts: 1},
		"board":       {},
	}
	for _, name := range BuiltIn {
		r, _ := Library{}.Load(name)
		if !reflect.DeepEqual(r.Options, want[name]) {
			t.Errorf("%s: %+v", name, r.Options)
		}
	}
}

// TestEveryRuleHasItsSentence: a refusal quotes the rule in the words of the ruleset, in a line of 80 columns.
func TestEveryRuleHasItsSentence(t *testing.T) {
	for _, name := range BuiltIn {
		r, _ := Library{}.Load(name)
		for _, rule := range r.RuleNames() {
			for _, text := range []string{r.Sentences[rule].En, r.Sentences[rule].Ja} {
				if width := runewidth.StringWidth(text); width == 0 || width > 76 {
					t.Errorf("%s: the sentence %s is %d columns wide: %s", name, rule, width, text)
				}
			}
		}
		if r.Title.En == "" || r.Title.Ja == "" || r.Source == "" && name != "board" {
			t.Errorf("%s: no title or no source", name)
		}
	}
}

func TestSchemaAgreesWithTheLoader(t *testing.T) {
	document, err := jsonschema.UnmarshalJSON(bytes.NewReader(Schema()))
	if err != nil {
		t.Fatal(err)
	}
	compiler := jsonschema.NewCompiler()
	if err := compiler.AddResource("ruleset.json", document); err != nil {
		t.Fatal(err)
	}
	s, err := compiler.Compile("ruleset.json")
	if err != nil {
		t.Fatal(err)
	}
	validate := func(text string) error {
		var v any
		if err := yaml.Unmarshal([]byte(text), &v); err != nil {
			t.Fatal(err)
		}
		return s.Validate(asJSON(v))
	}
	for _, name := range BuiltIn {
		text, _ := embedded.ReadFile(name + ".yaml")
		if err := validate(string(text)); err != nil {
			t.Errorf("%s: %v", name, err)
		}
	}
	for name, r := range all(t) {
		if err := validate(string(r.YAML())); err != nil {
			t.Errorf("%s: %v", name, err)
		}
	}
	for _, bad := range []string{
		"{name: x, version: 1}",
		"{version: 1, extends: block}",
		"{name: x, version: 1, extends: block, tagret: 5}",
		"{name: x, version: 1, extends: block, target: 0}",
		"{name: x, version: 1, extends: block, target: {7: 5}}",
		"{name: x, version: 1, extends: block, title: {en: X}}",
		"{name: x, version: 1, extends: block, auto_block: maybe}",
		"{name: x, version: 1, extends: buki, payout: 2.3}",
		"{name: x, version: 1, extends: block, set: {double: 12}}",
		"{name: x, version: 1, extends: block, phases: [{chain: {ladder: [play], staked: 1}}]}",
		"{name: x, version: 1, extends: block, phases: [{chain: {ladder: [play]}, settle: {by: pips}}]}",
		"{name: x, version: 1, extends: block, phases: [{tricks: {leader: opener, trump: none, ladder: [], top: 6_4}}]}",
		"{name: x, version: 1, extends: block, rules: {no-such-rule: {en: a, ja: b}}}",
	} {
		if validate(bad) == nil {
			t.Errorf("the schema lets through %s", bad)
		}
		if _, err := (Library{}).Parse("x", []byte(bad)); err == nil {
			t.Errorf("the loader lets through %s", bad)
		}
	}
}

// asJSON makes of a YAML value what a JSON parser would: the keys of JSON are texts.
func asJSON(v any) any {
	switch v := v.(type) {
	case map[string]any:
		for k := range v {
			v[k] = asJSON(v[k])
		}
		return v
	case map[any]any:
		m := map[string]any{}
		for k, value := range v {
			key, _ := json.Marshal(k)
			m[strings.Trim(string(key), `"`)] = asJSON(value)
		}
		return m
	case []any:
		for i := range v {
			v[i] = asJSON(v[i])
		}
		return v
	case int:
		return json.Number(plainNumber(v))
	case float64:
		return v
	}
	return v
}

func plainNumber(v any) string { b, _ := json.Marshal(v); return string(b) }

// TestKeysAreSound looks at every row of every table: its field is there, its fallback can be read.
func TestKeysAreSound(t *testing.T) {
	for _, table := range []struct {
		keys []key
		to   any
	}{
		{allKeys(), &Rules{}}, {playersKeys, &Range{}}, {openingKeys, &Opening{}}, {stakesKeys, &Limits{}}, {spectatorsKeys, &Spectators{}},
		{phaseKeys, &Phase{}}, {worthKeys, &Worth{}}, {pinKeys, &Pin{}}, {languages, &Text{}},
		{phaseKeys[0].kind.(part[Chain]), &Chain{}}, {phaseKeys[1].kind.(part[Settle]), &Settle{}},
	} {
		var seen []string
		for _, k := range table.keys {
			if slices.Contains(seen, k.name) {
				t.Errorf("%s stands twice", k.name)
			}
			seen = append(seen, k.name)
			k.at(table.to) // panics without its field
			if k.fallback != "" {
				fall(k, table.to)
			}
		}
	}
}
