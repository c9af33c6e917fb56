package rulesets

import (
	"errors"
	"os"
	"path/filepath"
	"reflect"
	"testing"
	"unicode/utf8"
)

// sound checks what must hold of the problems of any text: they are there, in order, each in its line, its caret under it.
func sound(t *testing.T, err error) {
	t.Helper()
	var ps Problems
	if !errors.As(err, &ps) || len(ps) == 0 {
		t.Fatalf("an error that is no problem: %v", err)
	}
	for i, p := range ps {
		if p.Kind == "" || p.Code == "" || (p.Line == 0) != (p.Column == 0) || p.Width < 0 || p.Indent < 0 || !utf8.ValidString(p.Excerpt) {
			t.Errorf("%+v", [1]any{p})
		}
		if i > 0 && p.File == ps[i-1].File && p.Line < ps[i-1].Line {
			t.Errorf("out of order: %v", ps)
		}
	}
}

// parses checks what must hold of any text of a ruleset: the loader tells what is wrong with it, or lets it through and can
// write and read it again. It says whether the text went through.
func parses(t *testing.T, text []byte) bool {
	t.Helper()
	r, err := Library{}.Parse("f", text)
	if err != nil {
		sound(t, err)
		return false
	}
	again, err := Library{}.Parse("f", r.YAML())
	if err != nil || !reflect.DeepEqual(r, again) || r.Hash() != again.Hash() {
		t.Errorf("%s\n%v", r.YAML(), err)
	}
	return true
}

// FuzzParse: no text of a ruleset makes the loader panic or hang, and what it lets through it can write and read again.
func FuzzParse(f *testing.F) {
	for _, pattern := range []string{"*.yaml", "testdata/ok/*.yaml", "testdata/bad/*.yaml"} {
		files, _ := filepath.Glob(pattern)
		for _, file := range files {
			text, err := os.ReadFile(file)
			if err != nil {
				f.Fatal(err)
			}
			f.Add(text)
		}
	}
	f.Fuzz(func(t *testing.T, text []byte) { parses(t, text) })
}

// FuzzHeader: the same of the head of a sheet.
func FuzzHeader(f *testing.F) {
	f.Add([]byte("---\nbones: 1\nruleset: block\nplayers: [Ann, no, null]\ntarget: 61\n---\nAnn: starts\n"))
	f.Add([]byte("---\nbones: 1\nruleset: buki\nplayers: [Ann, Ben, Cyd, ベン]\nstakes: {low: 2, high: 6}\nspectators: {payout: 2.5, names: [Dora]}\ncarry: {Ann: -2.5}\n---\n"))
	f.Add([]byte("---\r\nbones: 1\r\nplace: \"x: y\"\r\npin: {ruleset: block, version: 1, sha256: 0}\r\n---\r\n"))
	for _, head := range heads {
		f.Add([]byte("---\n" + head + "---\n"))
	}
	f.Fuzz(func(t *testing.T, text []byte) { begins(t, text) })
}

// begins is parses for the head of a sheet.
func begins(t *testing.T, text []byte) bool {
	t.Helper()
	h, r, err := readHeader(string(text))
	if err != nil {
		sound(t, err)
		return false
	}
	again, rules, err := readHeader(h.Text())
	if err != nil || !reflect.DeepEqual(h, again) || r.Hash() != rules.Hash() {
		t.Errorf("%s\n%v", h.Text(), err)
	}
	return true
}

// heads have every key that a head can have, house rules of every game among them.
var heads = []string{
	"bones: 1\nruleset: block\nplayers: [Ann, no, null]\ndate: 2026-10-03\nplace: \"Dora's: upstairs\"\ntarget: 61\ndeal: {3: 5}\nauto_block: false\ncarry: {Ann: 3, no: -4}\n",
	"bones: 1\nruleset: cribbage\nplayers: [アン, ベン]\nplace: 食卓\ndeal: 7\ngo_point: last-tile\nblank_on_31: share\ndouble_starter: 2\ncount_claims: muggins\ncarry: {アン: 60}\n",
	"bones: 1\nruleset: bingo\nplayers: [王小明, José]\nboth_reach: none\nlead_suit: choice\nrank_blank: high\nrank_double: high\ndeal: 5\ntarget: {2: 5}\n",
	"bones: 1\nruleset: reveille\nplayers: ['1e3', \"a b\"]\ndeal: 8\npin: {ruleset: reveille, version: 1, sha256: 0000000000000000000000000000000000000000000000000000000000000000}\n",
	"bones: 1\nruleset: buki\nplayers: [Ann, Ben, Cyd, 👩🏽‍🚀]\nchips: 200\nstakes: {low: 2, high: 6}\ngames: 6\npayout: 3\nstake_before: 2\nbanker: fixed\nspectators: {payout: 2.5, names: [Dora, 'yes']}\ncarry: {Ann: -2.5}\n",
	"bones: 1\nruleset: third-place\nplayers: [Ann, Ben, Cyd]\nties: dense\ndouble_counts: 2\n",
	"bones: 1\nruleset: board\nplayers: [Ann, Ben, Cyd, Dee, Eve, Dora]\nskunk: 31\ndouble_skunk: 15\ntarget: 61\ncarry: {eve: 8}\n",
}

// FuzzOverride: the same of a house rule on the command line, in every game; and the rules with it can be written and read.
func FuzzOverride(f *testing.F) {
	for _, s := range []string{"target=61", "stakes.low=2", "deal={2: 6}", "deal.2=1", "spectators.names=[Dora]", "=", "x＝1", "a.b=c: d", "目標=５"} {
		f.Add(s)
	}
	var all []*Rules
	for _, name := range BuiltIn {
		r, err := Library{}.Load(name)
		if err != nil {
			f.Fatal(err)
		}
		all = append(all, r)
	}
	f.Fuzz(func(t *testing.T, setting string) {
		for _, r := range all {
			overrides(t, r, setting)
		}
	})
}

// overrides checks what must hold of any house rules: what is wrong with them is told, or the rules with them can be written as a
// ruleset and as a header, and read again. It says whether they went through.
func overrides(t *testing.T, r *Rules, settings ...string) bool {
	t.Helper()
	house, err := r.OverrideFor(r.Players.Min, settings...)
	if err != nil {
		sound(t, err)
		return false
	}
	again, err := Library{}.Parse("f", house.YAML())
	if err != nil || house.Hash() != again.Hash() {
		t.Errorf("%s %q:\n%s\n%v", r.Name, settings, house.YAML(), err)
	}
	if len(house.Spectators.Names) > 0 {
		return true // what a name may be is looked at in the header
	}
	h := NewHeader(r.Name, house, []string{"Ann", "Ben", "Cyd", "Dee"}[:r.Players.Min])
	head, rules, err := readHeader(h.Text())
	if err != nil || !reflect.DeepEqual(h, head) || !reflect.DeepEqual(house.Options, rules.Options) || h.Differs(rules) {
		t.Errorf("%s %q:\n%s\n%v", r.Name, settings, h.Text(), err)
	}
	return true
}
