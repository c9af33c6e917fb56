package referee

import (
	"maps"
	"math/rand/v2"
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"

	"bones/scoring"
)

// hardTables are people whose names look like other names, words, numbers or particles, or begin like them.
var hardTables = [][]string{
	{"Ann", "Ben", "アン", "Dee", "王小明", "José"},
	{"Ann", "Ann 2", "Ben 8", "Ben", "50 Eves", "Go Ann"},
	{"は太", "アン", "アンは", "ーナ", "にの", "パス男"},
	{"Ann Lee", "Ann", "on 4", "tricks 5", "6-4 on", "crib 4"},
	{"Dora", "Eve", "Passer", "クリブ子", "8ball", "-x"},
	{"なし子", "ハンドマン", "残", "表子", "8 Ben", "点 太郎"},
	{"A", "B", "C", "B b", "b-", "Blanka"},
}

var families = []Family{ChainFamily, CribbageFamily, TrickFamily, CollectFamily, BoardFamily}

// A speller puts lines together.
type speller struct {
	*rand.Rand
	names  []string
	family Family
}

func newSpeller(seed int) *speller {
	rng := rand.New(rand.NewPCG(27, uint64(seed)))
	return &speller{rng, hardTables[rng.IntN(len(hardTables))], families[rng.IntN(len(families))]}
}

func (s *speller) one(texts ...string) string { return texts[s.IntN(len(texts))] }

func (s *speller) name() string { return s.one(s.names...) }

func (s *speller) reader() *Reader {
	return NewReader(s.names, len(s.names), s.family, s.family == ChainFamily)
}

// thousands is how many lines a property is tried on: some, or as many thousands as BONES_RANDOM_GAMES says.
func thousands(some int) int {
	if n, err := strconv.Atoi(os.Getenv("BONES_RANDOM_GAMES")); err == nil {
		return 1000 * n
	}
	if testing.Short() {
		return some / 10
	}
	return some
}

// readsBack says what is wrong with a line as bones writes it: it must be one event, and print as itself.
func (s *speller) readsBack(t *testing.T, written string) {
	t.Helper()
	var got []string
	s.reader().Read(written, 1, func(e Event, refusal *Refusal) {
		if refusal != nil {
			got = append(got, string(refusal.Code)+" "+string(refusal.Detail))
			return
		}
		got = append(got, string(e.AppendText(nil, s.names)))
	})
	if !slices.Equal(got, []string{written}) {
		t.Errorf("among %q, of family %d: %q reads as %q", s.names, s.family, written, got)
	}
}

// TestWrittenLinesAreRead: every line that bones could write reads as what it is, whatever the players are called.
func TestWrittenLinesAreRead(t *testing.T) {
	for _, names := range hardTables {
		for _, name := range names {
			if word := Reserved(name); word != "" {
				t.Fatalf("%s is no name, but %s", name, word)
			}
		}
	}
	for name, want := range map[string]string{"Note Pad": "note", "fix　it": "fix", "Void 2": "void", "Go Ann": "", "Notes Ann": "", "メモ アン": "メモ", "note": "note",
		"12": "12", "-2": "-2", "＋３": "＋３", "ー2": "ー2", "1.5": "1.5", "12+4": "12+4", "99999999999": "99999999999", "2 Ann": "", "1e3": "", "+": "", "A2": "",
		"6-b": "6-b", "Blank": "blank", "B": ""} {
		if word := Reserved(name); word != want {
			t.Errorf("%s means %q, not %q", name, word, want)
		}
	}
	for seed := range thousands(10_000) {
		s := newSpeller(seed)
		s.readsBack(t, s.canonical(false))
	}
}

// canonical is a line of the family as bones writes it.
func (s *speller) canonical(repair bool) string {
	number := func() string { return s.one("0", "1", "2", "5", "8", "12", "31", "99", "999999999") }
	points := func() string {
		if s.family == ChainFamily {
			return number() + s.one("", ".5")
		}
		return number()
	}
	tile := func() string { return s.one("6-4", "0-0", "9-8", "5-5") }
	tiles := func() string { return tile() + s.one("", " "+tile(), " 6-3 2-1") }
	text := func() string {
		return s.one("", " so", " 8", " on Ben", " 点", " を 8", " Ann 2", " hand", " =5", " 6-4", " -", " 理由。", " 8 パス", " 再計算 ペグ", " . x", " 12+") + s.one("", " y: x")
	}
	hand := func() string {
		return s.one("nothing", "unseen", "rest", "="+points(), tiles())
	}
	for {
		g := byWord[s.IntN(len(byWord))]
		if g == nil || g.families&s.family == 0 || repair && isOfSheet(g.word) || g.word == Pass && s.family == CribbageFamily {
			continue
		}
		line := ""
		if g.player == playerFirst && s.IntN(5) > 0 || g.player == playerSometime && s.IntN(2) == 0 {
			line = s.name() + ": "
		}
		if g.word == Play {
			if s.family == CollectFamily || s.family == BoardFamily {
				continue
			}
			return line + tile() + s.one("", " on 4", " as 4")
		}
		line += g.english
		switch g.args {
		case argsNone:
			return line
		case argsTile:
			return line + " " + tile()
		case argsHand:
			return line + " " + hand()
		case argsTold:
			return line + s.one("", " ="+points())
		case argsNumber:
			return line + " " + number()
		case argsAmount:
			return line + " " + points() + text()
		case argsSigned:
			return line + s.one(" +2", " -12") + text() + " so"
		case argsText:
			return line + text()
		case argsLineText:
			return line + " " + number() + text()
		case argsStanding:
			var each []string
			for _, name := range s.names {
				each = append(each, name+" "+s.one(points(), "-1", "-12"))
			}
			return line + " " + strings.Join(each, ", ")
		case argsUndo:
			return line + s.one("", " 2", " 12", " hand")
		case argsRepair:
			return line + " " + number() + " " + s.canonical(true)
		case argsLimits:
			return line + " " + number() + " " + number()
		case argsStake:
			return line + " " + number() + s.one("", " on "+s.name())
		case argsClaim:
			return line + s.one(" ", " crib ") + points()
		case argsDeclare:
			return line + " " + number() + s.one("", " "+tiles())
		case argsCall:
			return line + s.one(" none", " nello", " "+number())
		case argsTakes:
			if s.family == CollectFamily {
				return line + s.one(" 3.2", " 9.9")
			}
			return line + s.one(" nothing", " "+tiles())
		case argsTotals:
			return line + " " + points() + " tricks " + number()
		case argsCounts:
			return line + " 4 3 5 2 3 3 3 4 " + number()
		case argsGives:
			return line + " " + s.name() + " " + s.one("1", "2", "8", "50")
		default:
			panic(line)
		}
	}
}

// TestAnyWords: of any names, words, tiles, numbers and signs behind each other something is made or refused, and what is made is
// written as a line that reads back.
func TestAnyWords(t *testing.T) {
	signs := strings.Fields("on as に へ を は の が と スート = ＝ nothing なし unseen 不明 rest 残り全部 none nello ネロ crib クリブ hand ハンド tricks トリック : ： . 。 + - ー [ b blank 理由 x why:")
	tiles := strings.Fields("6-4 46 [6|4] 6/4 b-6 6-blank 🂑 🁾️ ６－４ 6ー4 12-3 9-9 0-0 [6|4][4|3] 🂑🁾 3.2")
	numbers := strings.Fields("0 1 2 3 5 8 12 １２ 31 12+4 １２＋４ 2.5 ２．５ +3 −2 ＋2 1000000000 99999999999 8点 5枚")
	words := append(slices.Sorted(maps.Keys(vocabulary())), "切り札なし", "ネロ", "残り全部")
	for seed := range thousands(20_000) {
		s := newSpeller(seed)
		name := func() string {
			name := s.name()
			switch s.IntN(6) {
			case 0:
				return strings.ToUpper(name)
			case 1:
				letters := []rune(name)
				return string(letters[:1+s.IntN(len(letters))])
			}
			return name
		}
		word := func() string {
			for {
				if text := s.one(words...); s.IntN(8) == 0 || vocabulary()[text] != nil && vocabulary()[text].families&s.family != 0 {
					return text
				}
			}
		}
		line := ""
		if s.IntN(3) > 0 {
			line = name() + s.one(": ", ":", "：", " ", "は", "", "の")
		}
		if s.IntN(4) > 0 {
			line += word()
		}
		for range s.IntN(7) {
			line += s.one(" ", " ", " ", "", "", "　", ", ", "、", "\t") + s.one(s.one(numbers...), s.one(numbers...), s.one(tiles...), s.one(signs...), name(), word())
		}
		line += s.one("", "", "", " ", "　", "。", " # x", "；")
		s.reader().Read(line, 1, func(e Event, refusal *Refusal) {
			switch last := &e; {
			case refusal != nil:
				return
			case e.Inner != nil:
				last = e.Inner
				fallthrough
			default:
				if last.Word == Play && last.Tile == scoring.NoTile || last.Word == Takes && s.family == CollectFamily && last.Tile != scoring.NoTile {
					return // a number or a tile without a word: what it is, the table knows
				}
			}
			if s.readsBack(t, string(e.AppendText(nil, s.names))); t.Failed() {
				t.Fatalf("typed as %q", line)
			}
		})
	}
}
