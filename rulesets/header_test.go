package rulesets

import (
	"fmt"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"
	"unicode"
	"unicode/utf8"

	"bones/scoring"

	"golang.org/x/text/cases"
	"golang.org/x/text/unicode/norm"
)

// reserved is what the referee would say of a name: a few of its words, tiles and numbers.
func reserved(name string) string {
	switch strings.ToLower(name) {
	case "pass", "パス", "holds":
		return "word"
	case "6-4", "64", "🂑":
		return "tile"
	case "12", "1.5":
		return "number"
	}
	return ""
}

func readHeader(text string) (*Header, *Rules, error) {
	return ReadHeader("sheet.bones", []byte(text), Library{}, reserved)
}

func TestHeaders(t *testing.T) {
	h, r, err := readHeader("---\n" +
		"bones: 1                      # format version\n" +
		"ruleset: buki\n" +
		"players: [Ann, no, null, ベン]\n" +
		"date: 2026-10-03\n" +
		"place: \"Dora's: upstairs\"\n" +
		"carry: {no: -12.5, ann: 24}\n" +
		"stakes: {low: 2, high: 6}\n" +
		"games: 6\n" +
		"spectators: {payout: 2.5, names: [Dora]}\n" +
		"---\n" +
		"Ann: banks 8-7\n---\n")
	if err != nil {
		t.Fatal(err)
	}
	want := &Header{
		Ruleset: "buki",
		Players: []string{"Ann", "no", "null", "ベン"},
		Date:    "2026-10-03",
		Place:   "Dora's: upstairs",
		Carry:   []scoring.Points{scoring.Whole(24), scoring.Halves(-25), 0, 0},
		House:   []Setting{{"stakes", "{low: 2, high: 6}"}, {"games", "6"}, {"spectators", "{payout: 2.5, names: [Dora]}"}},
	}
	if !reflect.DeepEqual(h, want) {
		t.Errorf("got %+v\nwant %+v", h, want)
	}
	if r.Stakes != (Limits{2, 6}) || r.Games != 6 || r.Spectators.Payout != scoring.Halves(5) {
		t.Errorf("house rules: %+v", r.Options)
	}
	if h.Differs(r) {
		t.Error("a header without a pin differs from nothing")
	}
}

func TestWrittenHeadersReadTheSame(t *testing.T) {
	for _, test := range []struct {
		ruleset string
		players []string
		carry   []scoring.Points
		set     []string
	}{
		{"block", []string{"Ann", "Ben"}, nil, nil},
		{"block", []string{"no", "null", "~"}, []scoring.Points{0, scoring.Whole(3), scoring.Whole(-4)}, []string{"target=61"}},
		{"block", []string{"1e3", "0x10", "- x", "yes"}, nil, []string{"target.3=50", "auto_block=false"}},
		{"cribbage", []string{"王小明", "José"}, nil, []string{"go_point=last-tile"}},
		{"buki", []string{"👩🏽‍🚀", "[a]", "'b'", "\"c\""}, []scoring.Points{scoring.Halves(1), 0, 0, 0}, []string{"stakes={low: 2, high: 6}", "spectators.names=[Dora, 'null']"}},
		{"board", []string{"*a", "&b", "!c", "%d", "@e", "|"}, nil, []string{"skunk=91"}},
		{"bingo", []string{"2026-10-03", "<<"}, nil, nil},
	} {
		base, err := Library{}.Load(test.ruleset)
		if err != nil {
			t.Fatal(err)
		}
		rules, err := base.Override(test.set...)
		if err != nil {
			t.Fatal(err)
		}
		h := NewHeader(test.ruleset, rules, test.players)
		h.Carry, h.Date, h.Place = test.carry, "2026-10-03", "on: the train"
		again, r, err := readHeader(h.Text() + "Ann: starts\n")
		if err != nil {
			t.Errorf("%s\n%v", h.Text(), err)
			continue
		}
		if !reflect.DeepEqual(h, again) || !reflect.DeepEqual(rules, r) || again.Text() != h.Text() {
			t.Errorf("written\n%sread\n%s", h.Text(), again.Text())
		}
		if h.Differs(r) {
			t.Errorf("%s: the pin does not fit the rules it was made of", test.ruleset)
		}
	}
}

func TestPinTellsOtherRules(t *testing.T) {
	r, _ := Library{}.Load("block")
	text := NewHeader("block", r, []string{"Ann", "Ben"}).Text()
	for _, change := range [][2]string{{"version: 1", "version: 2"}, {"pin:", "target: 50\npin:"}, {"sha256: ", "sha256: 0"}, {"pin: {ruleset: block", "pin: {ruleset: blocks"}} {
		changed := strings.Replace(text, change[0], change[1], 1)
		if change[0] == "sha256: " {
			changed = changed[:strings.LastIndex(changed, "}")-1] + "}\n---\n"
		}
		h, rules, err := readHeader(changed)
		if err != nil {
			t.Errorf("%s%v", changed, err)
		} else if !h.Differs(rules) {
			t.Errorf("nobody notices\n%s", changed)
		}
	}
}

func TestBadHeaders(t *testing.T) {
	good := "---\nbones: 1\nruleset: block\nplayers: [Ann, Ben]\n"
	for _, test := range []struct{ name, text, want string }{
		{"empty", "", "empty"},
		{"blank", " \n\n", "empty"},
		{"no header", "Ann: 6-4\n", "1:1 no-header"},
		{"no closing line", good + "Ann: 6-4\n", "1:1 unclosed-header"},
		{"nothing between", "---\n---\n", "empty"},
		{"only a comment", "---\n# soon\n---\n", "empty"},
		{"bits and pieces", "---\nplace: here\n---\n", "1:1 missing-key bones, 1:1 missing-key ruleset, 1:1 missing-key players"},
		{"newer program", "---\nbones: 2\nshape: new\nruleset: {a: b}\n---\n", "2:8 version bones 2"},
		{"no version", "---\nbones: one\n---\n", "2:8 wrong-type bones one"},
		{"typo", good + "tagret: 61\n---\n", "5:1 unknown-key tagret tagret > target"},
		{"doubled key", good + "target: 61\ntarget: 50\n---\n", "6:1 duplicate-key target"},
		{"doubled players", good + "players: [Ann]\n---\n", "5:1 duplicate-key players"},
		{"player with a colon", "---\nbones: 1\nruleset: block\nplayers:\n  - Ann\n  - no: \"x\"\n---\n", "6:5 wrong-type players.2 mapping"},
		{"player with a colon in quotes", "---\nbones: 1\nruleset: block\nplayers: [Ann, 'no: \"x\"']\n---\n", "4:16 name-character players.2 no: \"x\""},
		{"players in a text", "---\nbones: 1\nruleset: block\nplayers: Ann, Ben\n---\n", "4:10 wrong-type players Ann, Ben"},
		{"no player", "---\nbones: 1\nruleset: block\nplayers: [Ann, , Ben]\n---\n", "4:1 syntax did not find expected node content"},
		{"nobody", "---\nbones: 1\nruleset: block\nplayers:\n- Ann\n-\n---\n", "6:2 null players.2"},
		{"too few", "---\nbones: 1\nruleset: block\nplayers: [Ann]\n---\n", "4:10 player-count players 1"},
		{"too many", "---\nbones: 1\nruleset: cribbage\nplayers: [Ann, Ben, Cyd]\n---\n", "4:10 player-count players 3"},
		{"names", "---\nbones: 1\nruleset: board\nplayers: [ann, ANN, 'a#b', パス, 64, ＝]\n---\n",
			"4:16 name-taken players.2 ANN, 4:21 name-character players.3 a#b, 4:28 name-reserved players.4 パス, 4:32 name-reserved players.5 64, 4:36 name-character players.6 ＝"},
		{"names in another form", "---\nbones: 1\nruleset: block\nplayers: [José, José]\n---\n", "4:17 name-taken players.2 José"},
		{"sharp s", "---\nbones: 1\nruleset: block\nplayers: [Weiß, WEISS]\n---\n", "4:17 name-taken players.2 WEISS"},
		{"long name", "---\nbones: 1\nruleset: block\nplayers: [Ann, " + strings.Repeat("e\u0301", 33) + "]\n---\n", "4:16 name-length players.2 " + strings.Repeat("e\u0301", 33)},
		{"empty name", "---\nbones: 1\nruleset: block\nplayers: [Ann, '', ' Ben']\n---\n", "4:16 name-length players.2 , 4:20 name-character players.3  Ben"},
		{"japanese comma", "---\nbones: 1\nruleset: block\nplayers: [アン、ベン, シド]\n---\n", "4:11 name-character players.1 アン、ベン"},
		{"escape sequence", "---\nbones: 1\nruleset: block\nplayers: [Ann, \"B\\e[2J\"]\n---\n", "4:16 name-character players.2 B?[2J"},
		{"turned around", "---\nbones: 1\nruleset: block\nplayers: [Ann, \"B\\u202een\"]\n---\n", "4:16 name-character players.2 B?en"},
		{"carry of a stranger", good + "carry: {Ann: 24, Bne: 12}\n---\n", "5:18 not-player carry Bne > Ben"},
		{"carry twice", good + "carry: {Ann: 24, ANN: 12}\n---\n", "5:18 twice carry.ANN ANN"},
		{"carry that has won", good + "carry: {Ann: 100}\n---\n", "5:14 reached carry.Ann 100"},
		{"carry beyond the house's target", good + "target: 50\ncarry: {Ann: 49, Ben: 50}\n---\n", "6:23 reached carry.Ben 50"},
		{"carry beyond the target of others", "---\nbones: 1\nruleset: block\nplayers: [Ann, Ben, Cyd]\ncarry: {Ann: 61}\n---\n", "5:14 reached carry.Ann 61"},
		{"carry on a board", "---\nbones: 1\nruleset: board\nplayers: [Ann, Ben]\ncarry: {Ann: 121, Ben: -121}\n---\n", "5:14 reached carry.Ann 121"},
		{"half a point", good + "carry: {Ann: 24.5}\n---\n", "5:14 not-whole carry.Ann 24.5"},
		{"no points", good + "carry: {Ann: many, Ben: 1e3}\n---\n", "5:14 wrong-type carry.Ann many, 5:25 number-form carry.Ben 1e3"},
		{"carry in a list", good + "carry: [24, 12]\n---\n", "5:8 wrong-type carry list"},
		{"shape", good + "phases: []\nname: x\nopening: {}\nrules: {}\nextends: x\nset: {double: 9}\n---\n",
			"5:1 fixed-key phases, 6:1 fixed-key name, 7:1 fixed-key opening, 8:1 fixed-key rules, 9:1 fixed-key extends, 10:1 fixed-key set"},
		{"option of another game", good + "go_point: last-tile\n---\n", "5:1 unknown-key go_point go_point"},
		{"for another table", good + "target: {3: 50}\n---\n", "5:9 not-here target 2"},
		{"for other tables", good + "target: {3: 50, 4: 60}\ndeal: {4: 4}\n---\n", "5:9 not-here target 2, 6:7 not-here deal 2"},
		{"for no table", good + "target: {2: 50, 5: 60}\n---\n", "5:17 out-of-range target 5"},
		{"for a table of dozens", good + "target: {2: 50, 24: 60}\n---\n", "5:17 out-of-range target.24 24"},
		{"a bad number for another table", good + "target: {3: many}\n---\n", "5:13 wrong-type target.3 many"},
		{"deal too large", good + "deal: 15\n---\n", "5:7 deal-too-large deal 2"},
		{"a bad name and a bad deal", "---\nbones: 1\nruleset: block\nplayers: [Ann, 64]\ndeal: 15\n---\n", "4:16 name-reserved players.2 64, 5:7 deal-too-large deal 2"},
		{"octal", good + "target: 010\n---\n", "5:9 number-form target 010"},
		{"full-width digits", good + "target: ６１\n---\n", "5:9 number-form target ６１ > 61"},
		{"full-width colon", "---\nbones: 1\nruleset：block\nplayers: [Ann, Ben]\n---\n", "3:8 full-width ： > :"},
		{"all full-width", "---\nbones：1\nruleset：block\n---\n", "2:6 full-width ： > :"},
		{"tab", "---\nbones: 1\nruleset: block\nplayers:\n\t- Ann\n\t- Ben\n---\n", "5:1 tab"},
		{"no ruleset", "---\nbones: 1\nruleset: blokc\nplayers: [Ann, Ben]\ntarget: 0x\ntagret: 5\n---\n", "3:10 unknown-ruleset ruleset blokc > block, 6:1 unknown-key tagret tagret > target"},
		{"ruleset elsewhere", "---\nbones: 1\nruleset: /etc/passwd\nplayers: [Ann, Ben]\n---\n", "3:10 outside ruleset /etc/passwd"},
		{"pin", good + "pin: {ruleset: block, version: 1, sha256: abc}\n---\n", "5:43 wrong-type pin.sha256 abc"},
		{"half a pin", good + "pin: {ruleset: block}\n---\n", "5:6 missing-key pin.version, 5:6 missing-key pin.sha256"},
		{"spectator at the table", "---\nbones: 1\nruleset: buki\nplayers: [Ann, Ben, Cyd, Dee]\nspectators: {names: [Dora, dora, BEN]}\n---\n",
			"5:28 name-taken spectators.names.2 dora, 5:34 name-taken spectators.names.3 BEN"},
		{"alias", good + "place: &p x\ndate: *p\n---\n", "5:8 anchor place &p, 6:7 anchor date *p"},
		{"binary", "---\nbones: 1\nruleset: bl\x00ck\n---\n", "3:12 not-text U+0"},
		{"too large", "---\nplace: " + strings.Repeat("x", MaxHeader) + "\n---\n", "too-large"},
		{"never ends", "---\n" + strings.Repeat("Ann: 6-4\n", MaxHeader), "too-large"},
	} {
		h, r, err := readHeader(test.text)
		if err == nil {
			t.Errorf("%s: no error", test.name)
			continue
		}
		if h != nil || r != nil {
			t.Errorf("%s: something comes of a bad header", test.name)
		}
		var got []string
		for _, p := range problemsOf(t, err) {
			if p.Code != "header" || p.File != "sheet.bones" {
				t.Errorf("%s: code %s, file %s", test.name, p.Code, p.File)
			}
			line := string(p.Kind)
			if p.Line > 0 {
				line = fmt.Sprintf("%d:%d %s", p.Line, p.Column, p.Kind)
			}
			if p.Key != "" {
				line += " " + p.Key
			}
			if p.Got != "" || p.Kind == NameLength {
				line += " " + p.Got
			}
			if p.Suggest != "" {
				line += " > " + p.Suggest
			}
			got = append(got, line)
		}
		if got := strings.Join(got, ", "); got != test.want {
			t.Errorf("%s: got\n\t%s\nwant\n\t%s", test.name, got, test.want)
		}
	}
}

// TestNames reads names that are all right.
func TestNames(t *testing.T) {
	for _, name := range []string{"A", "no", "null", "yes", "007x", "王小明", "José", "👩🏽‍🚀", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "Ann-Marie O'Neil", "山田　太郎", "モーニング。", "می\u200cخواهم", strings.Repeat("👨‍👩‍👧‍👦", 32)} {
		if p := nameProblem(name, reserved); p.Kind != "" {
			t.Errorf("%s: %v", name, p)
		}
	}
}

// TestFoldName holds the folding of names against a library's: of every letter, alone and between others.
func TestFoldName(t *testing.T) {
	full := cases.Fold()
	for c := range rune(unicode.MaxRune + 1) {
		if !utf8.ValidRune(c) || !unicode.IsLetter(c) && !unicode.IsMark(c) {
			continue
		}
		name := "a" + string(c) + "B"
		want := norm.NFC.String(full.String(norm.NFC.String(name)))
		several := utf8.RuneCountInString(full.String(string(c))) > 1
		if several && c != 'ß' && c != 'ẞ' {
			continue
		}
		if got := FoldName(want); got != FoldName(name) {
			t.Errorf("%U: %q folds to %q, not to %q", c, name, FoldName(name), got)
		}
	}
	for _, pair := range [][2]string{
		{"José", "JOSE\u0301"}, {"Weiß", "WEISS"}, {"ΣΩΚΡΆΤΗΣ", "Σωκράτης"}, {"Şule", "şULE"}, {"Ａｎｎ", "ａｎｎ"}, {"Дима", "ДИМА"}, {"アン", "アン"},
	} {
		if FoldName(pair[0]) != FoldName(pair[1]) {
			t.Errorf("%s and %s are two names", pair[0], pair[1])
		}
	}
	for _, pair := range [][2]string{{"Ali", "Alı"}, {"アン", "ｱﾝ"}, {"アン", "あん"}, {"Ann", "Ａｎｎ"}, {"Jose", "José"}} {
		if FoldName(pair[0]) == FoldName(pair[1]) {
			t.Errorf("%s and %s are one name", pair[0], pair[1])
		}
	}
}

// TestHeaderForms reads the same header as different editors write it.
func TestHeaderForms(t *testing.T) {
	plain := "---\nbones: 1\nruleset: block\nplayers: [Ann, Ben]\ntarget: 61\n---\nAnn: starts\n"
	for name, text := range map[string]string{
		"CRLF":            strings.ReplaceAll(plain, "\n", "\r\n"),
		"byte-order mark": "\ufeff" + plain,
		"blanks":          strings.ReplaceAll(plain, "---\n", "---  \n"),
		"no line after":   strings.TrimSuffix(plain, "\nAnn: starts\n"),
		"flow":            "---\n{bones: 1, ruleset: block, players: [Ann, Ben], target: 61}\n---\n",
		"quotes":          "---\n\"bones\": 1\n'ruleset': \"block\"\nplayers: ['Ann', \"Ben\"]\ntarget: 61\n---\n",
		"a list by lines": "---\nbones: 1\nruleset: block\nplayers:\n- Ann\n- Ben\ntarget: {2: 61}\n---\n",
	} {
		h, r, err := readHeader(text)
		if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		if !reflect.DeepEqual(h.Players, []string{"Ann", "Ben"}) || r.Target[2] != 61 {
			t.Errorf("%s: %+v", name, h)
		}
	}
}

// TestRulesetBesideTheSheet: a path is relative to the sheet, and what is wrong there is told with the file it is in.
func TestRulesetBesideTheSheet(t *testing.T) {
	dir := t.TempDir()
	write := func(name, text string) {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	write("ours.yaml", "name: ours\nversion: 1\nextends: block\ntarget: 21\n")
	write("bad.yaml", "name: bad\nversion: 1\nextends: block\ntagret: 21\n")
	header := "---\nbones: 1\nruleset: %s\nplayers: [Ann, Ben]\ntarget: 0\n---\n"
	lib := Library{BaseDir: dir}
	if _, r, err := ReadHeader("s", fmt.Appendf(nil, strings.ReplaceAll(header, "target: 0\n", ""), "./ours.yaml"), lib, reserved); err != nil || r.Target[2] != 21 {
		t.Error(r, err)
	}
	_, _, err := ReadHeader("s", fmt.Appendf(nil, header, "bad.yaml"), lib, reserved)
	ps := problemsOf(t, err)
	if len(ps) != 1 || ps[0].Code != "ruleset" || ps[0].File != filepath.Join(dir, "bad.yaml") || ps[0].Kind != UnknownKey {
		t.Error(err)
	}
	_, _, err = ReadHeader("s", fmt.Appendf(nil, header, "none.yaml"), lib, reserved)
	if ps := problemsOf(t, err); len(ps) != 1 || ps[0].Code != "header" || ps[0].Kind != UnknownRuleset || ps[0].Line != 3 {
		t.Error(err)
	}
}
