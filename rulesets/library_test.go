package rulesets

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// folder fills a new folder with files; a name that ends in / is a folder, a text that begins with -> a symbolic link.
func folder(t *testing.T, files map[string]string) string {
	t.Helper()
	dir := t.TempDir()
	for name, text := range files {
		path := filepath.Join(dir, name)
		err := os.MkdirAll(filepath.Dir(path), 0o700)
		if strings.HasSuffix(name, "/") {
			err = os.MkdirAll(path, 0o700)
		} else if target, link := strings.CutPrefix(text, "->"); link {
			err = os.Symlink(target, path)
		} else if err == nil {
			err = os.WriteFile(path, []byte(text), 0o600)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	return dir
}

const ours = "name: ours\nversion: 1\nextends: block\n"

func TestLibrary(t *testing.T) {
	secret := folder(t, map[string]string{"secret.yaml": ours})
	user := folder(t, map[string]string{
		"ours.yaml":      ours + "target: 21\n",
		"theirs.yaml":    "name: theirs\nversion: 1\nextends: ours\ndeal: 4\n",
		"renamed.yaml":   ours,
		"nameless.yaml":  "version: 1\nextends: block\n",
		"bingo.yaml":     ours,
		"a.yaml":         "name: a\nversion: 1\nextends: b\n",
		"b.yaml":         "name: b\nversion: 1\nextends: a\n",
		"lib/base.yaml":  ours + "target: 31\n",
		"below.yaml":     "name: below\nversion: 1\nextends: lib/base.yaml\n",
		"notes.txt":      "nothing",
		"Capital.yaml":   ours,
		"linked.yaml":    "->" + filepath.Join(secret, "secret.yaml"),
		"folder.yaml/":   "",
		"dangling.yaml":  "->nowhere.yaml",
		"self.yaml":      "name: self\nversion: 1\nextends: self\n",
		"sideways.yaml":  "name: sideways\nversion: 1\nextends: " + filepath.Join(secret, "secret.yaml") + "\n",
		"on-bingo.yaml":  "name: on-bingo\nversion: 1\nextends: bingo\n",
		"too-large.yaml": strings.Repeat("#", MaxFile+1),
	})
	base := folder(t, map[string]string{
		"ours.yaml":          ours + "target: 41\n",
		"sub/ours.yaml":      "name: ours\nversion: 1\nextends: ./more/base.yaml\n",
		"sub/more/base.yml":  ours,
		"sub/more/base.yaml": "name: base\nversion: 1\nextends: theirs\n",
		"sub/plain.yaml":     ours + "target: 51\n",
		"sub/up.yaml":        "name: up\nversion: 1\nextends: ../ours.yaml\n",
		"out.yaml":           "->" + filepath.Join(secret, "secret.yaml"),
		"outside":            "->" + secret,
		"in.yaml":            "->sub/plain.yaml",
	})
	lib := Library{UserDir: user, BaseDir: base}
	for _, test := range []struct {
		name   string
		target int // for two players; 0 where it is refused
		want   string
	}{
		{"block", 100, ""},
		{"ours", 21, ""},
		{"theirs", 21, ""},
		{"./ours.yaml", 41, ""},
		{"ours.yaml", 41, ""},
		{"sub/ours.yaml", 21, ""},
		{"in.yaml", 51, ""},
		{"below", 31, ""},
		{"nameless", 0, "nameless.yaml:1:1: ruleset missing-key name"},
		{"renamed", 0, "renamed.yaml:1:7: ruleset name-differs name \"ours\""},
		{"bingo", 0, "bingo.yaml: ruleset reserved \"bingo\""},
		{"on-bingo", 0, "bingo.yaml: ruleset reserved \"bingo\""},
		{"a", 0, "b.yaml:3:10: ruleset cycle extends \"a\""},
		{"self", 0, "self.yaml:3:10: ruleset cycle extends \"self\""},
		{"blokc", 0, "blokc: ruleset unknown-ruleset \"blokc\""},
		{"Capital", 0, "Capital: ruleset unknown-ruleset \"Capital\""},
		{"", 0, ": ruleset unknown-ruleset"},
		{"folder", 0, "folder.yaml: ruleset not-file"},
		{"dangling", 0, "dangling.yaml: ruleset no-file"},
		{"too-large", 0, "too-large.yaml: ruleset too-large"},
		{"sideways", 0, "sideways.yaml:3:10: ruleset outside extends \"" + filepath.Join(secret, "secret.yaml") + "\""},
		{"out.yaml", 0, "out.yaml: ruleset outside \"out.yaml\""},
		{"outside/secret.yaml", 0, "outside/secret.yaml: ruleset outside \"outside/secret.yaml\""},
		{"../x.yaml", 0, "../x.yaml: ruleset outside \"../x.yaml\""},
		{"sub/../../x.yaml", 0, "sub/../../x.yaml: ruleset outside \"sub/../../x.yaml\""},
		{"sub/up.yaml", 0, "sub/up.yaml:3:10: ruleset outside extends \"../ours.yaml\""},
		{filepath.Join(base, "ours.yaml"), 0, "outside"},
		{`sub\ours.yaml`, 0, `sub\ours.yaml: ruleset outside`},
		{"none.yaml", 0, "no-file"},
		{"sub/more", 0, "not-file"},
		{"a\x00b.yaml", 0, "no-file"},
	} {
		r, err := lib.Load(test.name)
		switch {
		case test.target > 0 && err != nil:
			t.Errorf("%q: %v", test.name, err)
		case test.target > 0 && r.Target[2] != test.target:
			t.Errorf("%q: target %d, want %d", test.name, r.Target[2], test.target)
		case test.target == 0 && err == nil:
			t.Errorf("%q: went through", test.name)
		case test.target == 0 && !strings.Contains(problemsOf(t, err).Error(), test.want):
			t.Errorf("%q: %v, want %s", test.name, err, test.want)
		}
	}
	want := append(slices.Clone(BuiltIn), "a", "b", "below", "dangling", "folder", "linked", "nameless", "on-bingo", "ours", "renamed", "self", "sideways", "theirs", "too-large")
	if got := lib.Names(); !slices.Equal(got, want) {
		t.Errorf("names: %q", got)
	}
	if _, err := (Library{}).Load("./ours.yaml"); err == nil {
		t.Error("a path means something without a folder")
	}
	if r, err := lib.LoadFile(filepath.Join(base, "out.yaml")); err != nil || r.Name != "ours" {
		t.Error("a link that the user names himself is not followed", err)
	}
	if _, err := lib.LoadFile(filepath.Join(user, "sideways.yaml")); err == nil {
		t.Error("a file that the user names may extend one outside its folder")
	}
	if _, err := lib.LoadFile(filepath.Dir(base)[:len(filepath.VolumeName(base))+1]); problemsOf(t, err)[0].Kind != NotFile {
		t.Errorf("the topmost folder: %v", err)
	}
}

// TestBounds: what is larger than any ruleset is refused, quickly and once.
func TestBounds(t *testing.T) {
	for _, test := range []struct {
		name, text string
		want       Kind
	}{
		{"many keys", strings.Repeat("x: 1\n", 10000), TooLong},
		{"many items", ours + "set: {double: 6, without: [" + strings.Repeat("0,", 10000) + "]}\n", TooLong},
		{"long text", ours + "source: " + strings.Repeat("あ", maxText+1), TooLong},
		{"deep lists", ours + "deal: " + strings.Repeat("[", 5000) + strings.Repeat("]", 5000), TooDeep},
		{"deeper lists", ours + "deal: " + strings.Repeat("[", MaxFile/2), Syntax},
		{"deep mappings", ours + "deal: " + strings.Repeat("{a: ", 3000) + strings.Repeat("}", 3000), TooDeep},
		{"laughs", "a: &a [x,x]\nb: &b [*a,*a]\nc: &c [*b,*b]\n", Anchor},
		{"large", strings.Repeat("#", MaxFile+1), TooLarge},
		{"long chain", "", Cycle},
	} {
		parse := func() (*Rules, error) { return Library{}.Parse("x", []byte(test.text)) }
		if test.want == Cycle {
			files := map[string]string{"end.yaml": ours}
			for i := range 30 {
				files[strings.Repeat("x", i+1)+".yaml"] = "name: x\nversion: 1\nextends: " + strings.Repeat("x", i+2) + ".yaml\n"
			}
			lib := Library{BaseDir: folder(t, files)}
			parse = func() (*Rules, error) { return lib.Load("x.yaml") }
		}
		_, err := parse()
		ps := problemsOf(t, err)
		if ps[0].Kind != test.want || len(ps) > 4 || len(ps.Error()) > 1000 || len(ps[0].Excerpt) > 1000 {
			t.Errorf("%s: %d problems: %.300s", test.name, len(ps), err)
		}
	}
}

// TestExcerpt: the caret stands under the place whatever comes before it, in a window of a long line.
func TestExcerpt(t *testing.T) {
	for _, test := range []struct {
		line           string
		column, length int
		want           string
		indent, width  int
	}{
		{"target: 5", 9, 1, "target: 5", 8, 1},
		{"題名: ブロック", 5, 4, "題名: ブロック", 6, 8},
		{"a\tb: c", 3, 1, "a       b: c", 8, 1},
		{"e\u0301: x", 5, 1, "e\u0301: x", 3, 1},
		{"x: \x1b[2J", 4, 1, "x: ?[2J", 3, 1},
		{"short", 60, 3, "short", 5, 1},
		{strings.Repeat("a", 500) + "b" + strings.Repeat("c", 500), 501, 1, strings.Repeat("a", 40) + "b" + strings.Repeat("c", 118) + "…", 40, 1},
		{strings.Repeat("あ", 500) + "b", 501, 1, strings.Repeat("あ", 20) + "b", 40, 1},
	} {
		src := newSource("f", "ruleset", []byte("first\n"+test.line+"\nlast"))
		p := spot{src: src, Position: Position{2, test.column}, length: test.length}.show(Problem{})
		if p.Excerpt != test.want || p.Indent != test.indent || p.Width != test.width {
			t.Errorf("%.20q: %q, caret %d wide under %d", test.line, p.Excerpt, p.Width, p.Indent)
		}
	}
}

func TestNearest(t *testing.T) {
	words := []string{"target", "deal", "auto_block", "go_point", "ターゲット"}
	for got, want := range map[string]string{
		"tagret": "target", "targe": "target", "Target": "target", "ｔａｒｇｅｔ": "target", "autoblock": "auto_block", "auto-block": "auto_block",
		"go": "", "x": "", "": "", "banana": "", "ターゲト": "ターゲット", strings.Repeat("target", 1000): "",
	} {
		if found := Nearest(got, words); found != want {
			t.Errorf("%.20s: %q, want %q", got, found, want)
		}
	}
}

// TestManyProblems: of a file that is wrong everywhere the first problems are told, and that there are more.
func TestManyProblems(t *testing.T) {
	phase := "  - tricks: {" + strings.Repeat("x: 1, ", 90) + "}\n"
	_, err := Library{}.Parse("x", []byte(ours+"phases:\n"+strings.Repeat(phase, 90)))
	ps := problemsOf(t, err)
	if len(ps) != maxProblems+1 || ps[0].Kind != TooMany || ps[0].Max != maxProblems {
		t.Errorf("%d problems, the first %v", len(ps), ps[0])
	}
}
