package say

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
	"unicode/utf8"

	"bones/cmd/draw"
	"bones/referee"
	"bones/referee/journal"
	"bones/rulesets"
	"bones/scoring"
)

// constants returns the values of all constants of a string type that a package declares, so that a new one cannot be
// forgotten here.
func constants(t *testing.T, dir, typeName string) []string {
	t.Helper()
	return constantsWhere(t, dir, func(spec *ast.ValueSpec, _ string) bool {
		ident, ok := spec.Type.(*ast.Ident)
		return ok && ident.Name == typeName
	})
}

// constantsWhere returns the values of the string constants that are wanted.
func constantsWhere(t *testing.T, dir string, wanted func(spec *ast.ValueSpec, name string) bool) []string {
	t.Helper()
	files, err := filepath.Glob(filepath.Join(dir, "*.go"))
	if err != nil {
		t.Fatal(err)
	}
	var values []string
	for _, file := range files {
		if strings.HasSuffix(file, "_test.go") {
			continue
		}
		parsed, err := parser.ParseFile(token.NewFileSet(), file, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		ast.Inspect(parsed, func(n ast.Node) bool {
			spec, ok := n.(*ast.ValueSpec)
			if !ok {
				return true
			}
			for i, value := range spec.Values {
				literal, ok := value.(*ast.BasicLit)
				if ok && literal.Kind == token.STRING && wanted(spec, spec.Names[i].Name) {
					text, _ := strconv.Unquote(literal.Value)
					values = append(values, text)
				}
			}
			return true
		})
	}
	if len(values) == 0 {
		t.Fatalf("no such constants in %s", dir)
	}
	slices.Sort(values)
	return values
}

// tableOf is a voice at a table of a game.
type tableOf struct {
	game  string
	voice Voice
}

// tables are voices at a table of each built-in game, in each language.
func tables(t *testing.T) []tableOf {
	t.Helper()
	names := map[Lang][]string{
		English:  {"Ann", "Ben", "Cyd", "Dee", "Eve", "Dora"},
		Japanese: {"アン", "ベン", "シド", "ディー", "イヴ", "ドーラ"},
	}
	var all []tableOf
	for _, game := range rulesets.BuiltIn {
		rules, err := rulesets.Library{}.Load(game)
		if err != nil {
			t.Fatal(err)
		}
		for _, lang := range Langs {
			all = append(all, tableOf{game + "/" + string(lang), Voice{Lang: lang, Names: names[lang][:rules.Players.Max], Rules: rules}})
		}
	}
	return all
}

// short fails for what takes more lines at the prompt than a table wants to read.
func short(t *testing.T, what, text string, most int) {
	t.Helper()
	const column = 74 // 80 less the indentation of an answer
	if lines := draw.Wrap(text, column); len(lines) > most {
		t.Errorf("%s takes %d lines: %s", what, len(lines), text)
	}
	if !utf8.ValidString(text) || strings.Contains(text, "  ") || strings.Contains(text, "..") || strings.Contains(text, "。。") || strings.TrimSpace(text) != text {
		t.Errorf("%s is not clean: %q", what, text)
	}
}

func refusalOf(code referee.Code, detail referee.Detail) *referee.Refusal {
	return &referee.Refusal{
		Code: code, Detail: detail, Line: 14, Column: 6, Word: referee.Holds, Seat: 1, Turn: 0,
		Tile: scoring.NewTile(6, 4), Tiles: []scoring.Tile{scoring.NewTile(5, 5), scoring.NewTile(4, 4)},
		Ends: [2]int{3, 2}, Got: 8, Min: 2, Max: 6, Points: [2]scoring.Points{scoring.Whole(12), scoring.Whole(14)},
		Text: "6x", Expected: []referee.Word{referee.Play, referee.Pass}, Earlier: 12,
	}
}

func TestEveryRefusalHasWords(t *testing.T) {
	for _, table := range tables(t) {
		v := table.voice
		for _, code := range referee.Codes {
			general := v.tongue().refusal(refusalOf(code, "no such detail"))
			for _, detail := range append(code.Details(), "") {
				name := table.game + ": " + string(code) + " " + string(detail)
				text := v.tongue().refusal(refusalOf(code, detail))
				if text == "" {
					t.Errorf("%s has no words", name)
				}
				if detail != "" && text == general {
					t.Errorf("%s has no words of its own: %s", name, text)
				}
				short(t, name, text, 2)
			}
		}
	}
}

func TestEveryCodeAndDetailIsListed(t *testing.T) {
	for _, code := range constants(t, "../../referee", "Code") {
		if !slices.Contains(referee.Codes, referee.Code(code)) && !slices.Contains(referee.FoulCodes, referee.Code(code)) {
			t.Errorf("the code %s is in no list", code)
		}
	}
	for _, detail := range constants(t, "../../referee", "Detail") {
		listed := false
		for _, code := range referee.Codes {
			listed = listed || slices.Contains(code.Details(), referee.Detail(detail))
		}
		if !listed {
			t.Errorf("the detail %s is of no code", detail)
		}
	}
}

func TestEveryFoulAndFindingHasWords(t *testing.T) {
	for _, table := range tables(t) {
		v := table.voice
		for _, code := range referee.FoulCodes {
			for _, proof := range []referee.Foul{
				{Line: 31, Earlier: 12, Tile: scoring.NewTile(4, 3)}, {Line: 12, Earlier: 12, Tile: scoring.NewTile(4, 3)}, {Line: 12, Earlier: 12, Tile: scoring.NoTile},
			} {
				if code == referee.WrongBanker && !proven(proof.Tile) {
					continue // it is always a tile that shows it
				}
				f := proof
				f.Code, f.Seat, f.Lines, f.Points = code, 1, []int{4, 9, 12}, [2]scoring.Points{scoring.Whole(12), scoring.Whole(14)}
				text := v.Foul(f, nil)
				if text == string(code) || strings.Contains(text, scoring.NoTile.String()) {
					t.Errorf("%s: %s has no words: %s", table.game, code, text)
				}
				short(t, table.game+": "+string(code), text, 2)
				short(t, table.game+": remedy", v.tongue().remedy(f), 2)
				if code == referee.ImpossibleDeal {
					continue // it is no claim of anybody's
				}
				for _, state := range []referee.FindingState{referee.Kept, referee.Broken, referee.Open} {
					found := v.Finding(referee.Finding{Code: code, Seat: 1, Line: 12, Proof: 31, Tile: f.Tile, State: state})
					if strings.Contains(found, string(code)) {
						t.Errorf("%s: the claim of %s has no words", table.game, code)
					}
					short(t, table.game+": finding", found, 2)
				}
			}
		}
	}
}

// wordsOf are the words of a game: all that it does not refuse as those of another.
func wordsOf(v Voice) (words []referee.Word) {
	for w := referee.Play; w <= referee.Gives; w++ {
		m := referee.NewMatch(v.Rules, v.Names, nil)
		out := m.Do(referee.Event{Word: w, Seat: referee.NoSeat, Other: referee.NoSeat, Tile: scoring.NoTile, On: -1})
		if out.Refusal == nil || out.Refusal.Detail != referee.NotThisGame {
			words = append(words, w)
		}
	}
	return words
}

func TestEveryWordHasWords(t *testing.T) {
	for _, table := range tables(t) {
		v := table.voice
		for _, w := range wordsOf(v) {
			help := v.Help(w, 1)
			if help.Meaning == "" {
				t.Errorf("%s: %s has no meaning", table.game, w)
			}
			short(t, table.game+": meaning of "+w.String(), help.Meaning, 1)
			if draw.Width(help.Meaning) > 52 {
				t.Errorf("%s: the meaning of %s is long: %s", table.game, w, help.Meaning)
			}
			if v.Word(w) == "" {
				t.Errorf("%s: %s has no name", table.game, w)
			}
			e := &referee.Event{Word: w, Tile: scoring.NewTile(6, 4), On: -1, Number: 2, Inner: &referee.Event{Word: referee.Pass, Seat: 1, On: -1, Tile: scoring.NoTile}}
			if v.tongue().event(e) == "" {
				t.Errorf("%s: nothing is said of what %s does", table.game, w)
			}
		}
	}
}

// The example of every word is a line that the game reads as that word.
func TestExamplesAreRead(t *testing.T) {
	for _, table := range tables(t) {
		v := table.voice
		halves := v.unit() == chips
		reader := referee.NewReader(v.Names, v.Rules.Players.Max, v.family(), halves)
		for _, w := range wordsOf(v) {
			line := v.Example(w, 1)
			read := 0
			reader.Read(line, 1, func(e referee.Event, r *referee.Refusal) {
				read++
				want := w
				switch {
				case w == referee.Pass && v.family() == referee.CribbageFamily:
					want = referee.Go
				case w == referee.Play && v.family() == referee.CollectFamily:
					want = referee.Takes
				case w == referee.Play && v.family() == referee.BoardFamily:
					want = referee.Pegs
				}
				if r != nil || e.Word != want {
					t.Errorf("%s: %q is read as %v, %v; want %v", table.game, line, e.Word, r, want)
				}
			})
			if read != 1 {
				t.Errorf("%s: %q is %d lines", table.game, line, read)
			}
		}
	}
}

func TestEveryReasonHasWords(t *testing.T) {
	codes := constants(t, "../../referee", "Reason")
	for _, kind := range scoring.Kinds {
		codes = append(codes, string(kind))
	}
	for _, table := range tables(t) {
		for _, code := range codes {
			if table.voice.tongue().reason(code) == "" {
				t.Errorf("%s: the reason %s has no words", table.game, code)
			}
		}
		if got := table.voice.Reason("house-rule"); got != "house-rule" {
			t.Errorf("an unknown reason is said as %q", got)
		}
	}
}

func TestEveryEndAndStateHasWords(t *testing.T) {
	ends, states := constants(t, "../../referee", "End"), constants(t, "../../referee", "State")
	for _, table := range tables(t) {
		v := table.voice
		for _, end := range ends {
			if v.tongue().end(referee.End(end), 0) == "" {
				t.Errorf("%s: the end %q has no words", table.game, end)
			}
		}
		for _, state := range states {
			if v.tongue().state(referee.State(state), []string{"Ann"}) == "" {
				t.Errorf("%s: the state %s has no words", table.game, state)
			}
			short(t, table.game+": "+state, v.Result(referee.State(state), []referee.Seat{0, 1}), 1)
		}
	}
}

func TestEveryProblemHasWords(t *testing.T) {
	kinds, needs := constants(t, "../../rulesets", "Kind"), constants(t, "../../rulesets", "Need")
	isWant := func(_ *ast.ValueSpec, name string) bool { return strings.HasPrefix(name, "Want") }
	wants := constantsWhere(t, "../../rulesets", isWant)
	for _, lang := range Langs {
		v := Voice{Lang: lang}
		for _, kind := range kinds {
			p := rulesets.Problem{Kind: rulesets.Kind(kind), Key: "stakes.low", Got: "x", Want: "ja", Min: 2, Max: 6, First: rulesets.Position{Line: 3, Column: 1}}
			text := v.tongue().problem(p)
			if text == "" {
				t.Errorf("%s: %s has no words", lang, kind)
			}
			short(t, kind, text, 2)
		}
		for _, need := range needs {
			text := v.ProblemSentence(rulesets.Problem{Kind: rulesets.Unfit, Key: "phases.2.tricks.draw", Got: "none", Want: need})
			if v.tongue().need(rulesets.Need(need)) == "" {
				t.Errorf("%s: the need %s has no words", lang, need)
			}
			short(t, need, strings.ReplaceAll(text, "  ", " "), 2)
		}
		for _, want := range wants {
			if v.tongue().want(want) == "" {
				t.Errorf("%s: what must be %s has no words", lang, want)
			}
		}
	}
}

func TestEveryFileErrorHasWords(t *testing.T) {
	codes, ops := constants(t, "../../referee/journal", "Code"), constants(t, "../../referee/journal", "Op")
	for _, lang := range Langs {
		v := Voice{Lang: lang}
		for _, code := range codes {
			for _, op := range ops {
				e := &journal.Error{Code: journal.Code(code), Op: journal.Op(op), Path: "block-7.bones", Line: 3, Limit: 4096, Err: fs.ErrInvalid}
				if v.FileError(e) == code {
					t.Errorf("%s: %s has no words", lang, code)
				}
				if v.tongue().step(e.Op) == "" {
					t.Errorf("%s: the step %s has no words", lang, op)
				}
				short(t, code, v.FileError(e), 2)
			}
		}
	}
}

func TestEveryOptionHasWords(t *testing.T) {
	for _, table := range tables(t) {
		for _, c := range table.voice.Rules.Choices() {
			text := table.voice.Option(c.Key)
			if text == "" {
				t.Errorf("%s: the option %s has no words", table.game, c.Key)
			}
			short(t, c.Key, text, 1)
			for _, value := range c.Allowed {
				if c.Type == "word" && !strings.Contains(text, value) && !isDefault(c, value) {
					t.Errorf("%s: the words of %s do not explain %s: %s", table.game, c.Key, value, text)
				}
			}
		}
	}
}

// isDefault says whether a value is what holds anyhow, which needs no words.
func isDefault(c rulesets.Choice, value string) bool { return c.Value == value }

func TestEveryPhaseHasWords(t *testing.T) {
	for _, table := range tables(t) {
		v := table.voice
		for _, p := range v.Rules.Phases {
			lines := phase(v.tongue(), v.Rules, p)
			if len(lines) == 0 {
				t.Errorf("%s: %s has no words", table.game, p.Kind())
			}
		}
		for _, line := range v.RulesInWords(v.Rules) {
			if draw.Width(line) > 80 {
				t.Errorf("%s: wider than a screen: %s", table.game, line)
			}
		}
	}
}
