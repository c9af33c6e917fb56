package rulesets

import (
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"reflect"
	"slices"
	"strings"
	"testing"

	"bones/scoring"
)

func load(t *testing.T, name string) *Rules {
	t.Helper()
	r, err := Library{}.Load(name)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

func TestOverride(t *testing.T) {
	for _, test := range []struct {
		ruleset, set string
		get          func(*Rules) any
		want         any
	}{
		{"block", "target=50", func(r *Rules) any { return r.Target }, ByPlayers{2: 50, 3: 50, 4: 50}},
		{"block", "target.3=50", func(r *Rules) any { return r.Target }, ByPlayers{2: 100, 3: 50, 4: 61}},
		{"block", "deal={2: 6, 4: 4}", func(r *Rules) any { return r.Deal }, ByPlayers{2: 6, 3: 5, 4: 4}},
		{"block", "auto_block=false", func(r *Rules) any { return r.AutoBlock }, false},
		{"block", " auto_block = false ", func(r *Rules) any { return r.AutoBlock }, false},
		{"cribbage", "go_point=last-tile", func(r *Rules) any { return r.GoPoint }, "last-tile"},
		{"cribbage", "go_point＝last-tile", func(r *Rules) any { return r.GoPoint }, "last-tile"},
		{"block", "ｔａｒｇｅｔ＝５０", func(r *Rules) any { return r.Target }, ByPlayers{2: 50, 3: 50, 4: 50}},
		{"block", "deal＝｛２：　６、４：　４｝", func(r *Rules) any { return r.Deal }, ByPlayers{2: 6, 3: 5, 4: 4}},
		{"buki", "ｐａｙｏｕｔ=２．５", func(r *Rules) any { return r.Payout }, scoring.Halves(5)},
		{"buki", "spectators.names＝［Ｄora、山田　太郎］", func(r *Rules) any { return r.Spectators.Names }, []string{"Ｄora", "山田　太郎"}},
		{"cribbage", "double_starter=1", func(r *Rules) any { return r.DoubleStarter }, 1},
		{"buki", "payout=2", func(r *Rules) any { return r.Payout }, scoring.Whole(2)},
		{"buki", "payout=2.5", func(r *Rules) any { return r.Payout }, scoring.Halves(5)},
		{"buki", "stakes={low: 2, high: 6}", func(r *Rules) any { return r.Stakes }, Limits{2, 6}},
		{"buki", "stakes.low=2 stakes.high=6", func(r *Rules) any { return r.Stakes }, Limits{2, 6}},
		{"buki", "chips=none", func(r *Rules) any { return r.Chips }, 0},
		{"buki", "spectators.names=[Dora,null]", func(r *Rules) any { return r.Spectators.Names }, []string{"Dora", "null"}},
		{"buki", "deal=7 deal=6", func(r *Rules) any { return r.Deal }, ByPlayers{4: 6}},
	} {
		r := load(t, test.ruleset)
		before := r.Hash()
		settings := []string{test.set}
		if strings.Count(test.set, "=") > 1 {
			settings = strings.Fields(test.set)
		}
		got, err := r.Override(settings...)
		if err != nil {
			t.Errorf("%s: %v", test.set, err)
			continue
		}
		if value := test.get(got); !reflect.DeepEqual(value, test.want) {
			t.Errorf("%s: got %v, want %v", test.set, value, test.want)
		}
		if r.Hash() != before {
			t.Errorf("%s: changed the rules it was given", test.set)
		}
	}
}

// TestOverrideForATable: at a table of three, what is said for two alone changes nothing, and is a fault.
func TestOverrideForATable(t *testing.T) {
	for _, test := range []struct{ ruleset, set, want string }{
		{"block", "target.2=50", "1:8 not-here target 3 > 2"},
		{"block", "target={2: 50, 4: 70}", "1:8 not-here target 3 > 2 4"},
		{"block", "deal.2=6", "1:6 not-here deal 3 > 2"},
		{"block", "target={2: 50, 3: 70}", ""},
		{"block", "target.3=50", ""},
		{"block", "target=50", ""},
		{"block", "auto_block=false", ""},
		{"block", "target.6=50", "1:8 out-of-range target 6"},
		{"board", "target.6=50", "1:8 not-here target 3 > 6"},
	} {
		_, err := load(t, test.ruleset).OverrideFor(3, test.set)
		var got []string
		var problems Problems
		if errors.As(err, &problems) {
			for _, p := range problems {
				line := fmt.Sprintf("%d:%d %s %s %s", p.Line, p.Column, p.Kind, p.Key, p.Got)
				if p.Want != "" {
					line += " > " + p.Want
				}
				got = append(got, line)
			}
		}
		if strings.Join(got, "; ") != test.want {
			t.Errorf("%s: %s, want %s", test.set, strings.Join(got, "; "), test.want)
		}
	}
}

func TestRepeated(t *testing.T) {
	for _, test := range []struct{ settings, want string }{
		{"target=50 target=60", "target"},
		{"target=50 target=50", "target"},
		{"target=50 deal=7 target=60", "target"},
		{"target=50 target＝60", "target"},
		{"stakes.low=2 stakes.high=6", ""},
		{"stakes.low=2 stakes={low: 3}", ""}, // no YAML: Override says so
		{"stakes={low:_2,high:_6} stakes.low=3", "stakes.low"},
		{"stakes.high=3 stakes={low:_2,high:_6}", "stakes.high"},
		{"target.2=50 target={3:_60}", ""},
		{"target.2=50 target=60", "target"},
		{"target=60 target.2=50", "target.2"},
		{"target= target=60", ""},
		{"target", ""},
		{"", ""},
	} {
		settings := strings.Fields(test.settings)
		for i := range settings {
			settings[i] = strings.ReplaceAll(settings[i], "_", " ")
		}
		if got := Repeated(settings...); got != test.want {
			t.Errorf("%s: %q, want %q", test.settings, got, test.want)
		}
	}
}

func TestOverrideRefuses(t *testing.T) {
	for _, test := range []struct{ ruleset, set, want string }{
		{"block", "tagret=5", "1:1 unknown-key tagret > target 0+6"},
		{"block", "target", "1:1 null target 0+6"},
		{"block", "target=", "1:1 null target 0+7"},
		{"block", "=5", "1:1 unknown-key  0+1"},
		{"block", "target=many", "1:8 wrong-type target 7+4"},
		{"block", "target=010", "1:8 number-form target 7+3"},
		{"block", "target.7=5", "1:8 out-of-range target.7 7+1"},
		{"block", "target.2.x=5", "1:10 wrong-type target.2 9+1"},
		{"block", "deal.3=10", "1:6 deal-too-large deal 5+1"},
		{"block", "name=ours", "1:1 fixed-key name 0+4"},
		{"block", "phases=[]", "1:1 fixed-key phases 0+6"},
		{"block", "players=5", "1:1 fixed-key players 0+7"},
		{"block", "ruleset=bingo", "1:1 unknown-key ruleset 0+7"},
		{"block", "go_point=declared", "1:1 unknown-key go_point 0+8"},
		{"block", "target=[", "1:1 syntax  0+8"},
		{"block", "目標=5", "1:1 unknown-key 目標 0+4"},
		{"cribbage", "go_point=最後", "1:10 not-allowed go_point 9+4"},
		{"cribbage", "go_point=lats-tile", "1:10 not-allowed go_point > last-tile 9+9"},
		{"buki", "stakes.low=2", "1:8 missing-key stakes.high 7+3"},
		{"buki", "stakes={low: 6, high: 2}", "1:14 order stakes.low 13+1"},
		{"buki", "stakes.lwo=2", "1:8 unknown-key stakes.lwo > low 7+3"},
		{"buki", "target=5", "1:1 unknown-key target 0+6"},
		{"buki", "payout=2.25", "1:8 number-form payout 7+4"},
		{"reveille", "deal=14", "1:6 unfit deal 5+2"},
		{"reveille", "deal=3", "1:6 unfit deal 5+1"},
		{"cribbage", "deal=2", "1:6 unfit deal 5+1"},
		{"cribbage", "deal={2: 1}", "1:6 unfit deal 5+1"},
		{"board", "skunk=130", "1:7 order skunk 6+3"},
		{"block", "a.b.c.d.e.f.g.h.i.j.k.l.m.n.o.p.q.r=1", "1:1 too-deep  0+37"},
		{"block", "target=\x1b", "1:8 not-text  7+1"},
	} {
		r, err := load(t, test.ruleset).Override(test.set)
		if r != nil || err == nil {
			t.Errorf("%s: went through", test.set)
			continue
		}
		var got []string
		for _, p := range problemsOf(t, err) {
			if p.File != "--set" || p.Code != "header" {
				t.Errorf("%s: file %s, code %s", test.set, p.File, p.Code)
			}
			suggest := ""
			if p.Suggest != "" {
				suggest = " > " + p.Suggest
			}
			got = append(got, fmt.Sprintf("%d:%d %s %s%s %d+%d", p.Line, p.Column, p.Kind, p.Key, suggest, p.Indent, p.Width))
		}
		if got := strings.Join(got, ", "); got != test.want {
			t.Errorf("%s: got\n\t%s\nwant\n\t%s", test.set, got, test.want)
		}
	}
}

func TestAllBadSettingsAreTold(t *testing.T) {
	_, err := load(t, "block").Override("tagret=5", "target=010", "auto_block=maybe")
	if ps := problemsOf(t, err); len(ps) != 3 || ps[0].Excerpt == ps[1].Excerpt {
		t.Errorf("got %v", err)
	}
}

func TestChoices(t *testing.T) {
	want := map[string]string{
		"block":       "deal={2: 7, 3: 5, 4: 5} target={2: 100, 3: 61, 4: 61} auto_block=true",
		"cribbage":    "deal=6 target=61 go_point=declared blank_on_31=again double_starter=0 count_claims=none",
		"bingo":       "deal=7 target=7 rank_blank=low rank_double=natural lead_suit=high both_reach=closer",
		"reveille":    "deal=7 target=7 rank_blank=low rank_double=high lead_suit=high",
		"buki":        "deal=6 auto_block=true chips=none stakes.low= stakes.high= payout=2.5 stake_before=3 banker=winner games=none spectators.payout=none spectators.names=[]",
		"third-place": "ties=skip double_counts=1",
		"board":       "target=121 skunk=none double_skunk=none",
	}
	for name, want := range want {
		r := load(t, name)
		var got []string
		for _, c := range r.Choices() {
			got = append(got, c.Key+"="+c.Value)
			if c.Value != "" && !strings.HasPrefix(c.Key, "spectators") {
				if _, err := r.Override(c.Key + "=" + c.Value); err != nil {
					t.Errorf("%s: the default of %s cannot be chosen: %v", name, c.Key, err)
				}
			}
			for _, word := range c.Allowed {
				if _, err := r.Override(c.Key + "=" + word); err != nil {
					t.Errorf("%s: %s=%s: %v", name, c.Key, word, err)
				}
			}
			if c.Type == "number" && c.Min == c.Max || c.Type == "word" && !slices.Contains(c.Allowed, c.Value) || c.Type == "" {
				t.Errorf("%s: %+v", name, c)
			}
		}
		if got := strings.Join(got, " "); got != want {
			t.Errorf("%s: got\n\t%s\nwant\n\t%s", name, got, want)
		}
	}
}

// TestHash: what does not change the rules does not change the hash, what does, does.
func TestHash(t *testing.T) {
	block := load(t, "block")
	text := string(block.YAML())
	parse := func(old, changed string) *Rules {
		t.Helper()
		if !strings.Contains(text, old) {
			t.Fatalf("no %q in\n%s", old, text)
		}
		r, err := Library{}.Parse("block", []byte(strings.Replace(text, old, changed, 1)))
		if err != nil {
			t.Fatal(err)
		}
		return r
	}
	for _, same := range [][2]string{
		{"ja: ブロック", "ja: ブロックゲーム"},
		{"source: Pagat", "source: a book"},
		{"ja: 手番は時計回りです。", "ja: 時計回りに進みます。"},
		{"  clockwise:\n    en: Turns go clockwise.\n    ja: 手番は時計回りです。\n", ""},
		{"auto_block: true\n", ""},
		{"deal: {2: 7, 3: 5, 4: 5}", "deal: {4: 5, 3: 5, 2: 7}"},
		{"set: {double: 6}", "set: {double: 6, without: []}"},
		{"{by: pips}", "{blocked: difference, by: pips}"},
		{"name: block", "# ours\nname: block"},
	} {
		if parse(same[0], same[1]).Hash() != block.Hash() {
			t.Errorf("%q for %q changes the hash", same[1], same[0])
		}
	}
	seen := map[string]string{block.Hash(): "block"}
	for _, other := range [][2]string{
		{"auto_block: true", "auto_block: false"},
		{"2: 100", "2: 61"},
		{"2: 7", "2: 6"},
		{"max: 4", "max: 3"},
		{"set: {double: 6}", "set: {double: 7}"},
		{"set: {double: 6}", "set: {double: 6, without: [0-0]}"},
		{"version: 1", "version: 2"},
		{"name: block", "name: blocks"},
		{"next: clockwise", "next: winner"},
	} {
		hash := parse(other[0], other[1]).Hash()
		if seen[hash] != "" {
			t.Errorf("%q for %q has the hash of %q", other[1], other[0], seen[hash])
		}
		seen[hash] = other[1]
	}
	over, _ := block.Override("target=61")
	if over.Hash() != parse("{2: 100, 3: 61, 4: 61}", "61").Hash() {
		t.Error("a house rule and the same rule in the file have different hashes")
	}
	buki := load(t, "buki")
	eight, err := Library{}.Parse("buki", []byte(strings.Replace(string(buki.YAML()), "[9, doubles]", "[doubles, 9-9, 9]", 1)))
	if err != nil || eight.Hash() != buki.Hash() {
		t.Error("the same set written otherwise has another hash", err)
	}
}

// TestHashIsOfTheRulesLineByLine writes down what a hash is of.
func TestHashIsOfTheRulesLineByLine(t *testing.T) {
	r, err := load(t, "board").Override("skunk=91")
	if err != nil {
		t.Fatal(err)
	}
	sum := sha256.Sum256([]byte(`name="board"
opening.first="table"
opening.next="clockwise"
opening.role="none"
phases#1
phases.1.board={}
players.max="6"
players.min="2"
skunk="91"
target="121"
version="1"`))
	if got := r.Hash(); got != hex.EncodeToString(sum[:]) {
		t.Error(got)
	}
}

// TestHashesArePinned: a change here breaks the pin of every sheet that was ever begun, so it wants a new version of the
// ruleset, or is a mistake.
func TestHashesArePinned(t *testing.T) {
	for name, want := range map[string]string{
		"block":       "bc9776b538e0d4c5",
		"cribbage":    "54bae095e2df8618",
		"bingo":       "5e4e13990e5c83c8",
		"reveille":    "f07184c804c60494",
		"buki":        "62079631090fa78f",
		"third-place": "4b991130b83a9a78",
		"board":       "dd201f4f393041b4",
	} {
		if got := load(t, name).Hash()[:16]; got != want {
			t.Errorf("%s: %s", name, got)
		}
	}
}
