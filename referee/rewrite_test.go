package referee_test

import (
	"fmt"
	"hash/fnv"
	"math/rand/v2"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"bones/referee"
	"bones/rulesets"
	"bones/scoring"
)

// TestVectorsRewritten tells every vector's game in other words, with the slips and repairs of a real table, and asks for the
// same answers.
func TestVectorsRewritten(t *testing.T) {
	sheets, err := filepath.Glob("testdata/vectors/*.bones")
	if err != nil || len(sheets) == 0 {
		t.Fatal("no vectors", err)
	}
	times := max(1, randomGames(100)/100)
	for _, path := range sheets {
		name := strings.TrimSuffix(filepath.Base(path), ".bones")
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			text, err := os.ReadFile(path)
			if err != nil {
				t.Fatal(err)
			}
			seed := fnv.New64()
			seed.Write([]byte(name))
			for n := range times {
				want := readWanted(t, strings.TrimSuffix(path, ".bones")+".json")
				sheet, moved := retell(t, rand.New(rand.NewPCG(seed.Sum64(), uint64(n))), string(text))
				if want.Errors != nil {
					for i := range *want.Errors {
						wrong := &(*want.Errors)[i]
						wrong[0] = moved[int(wrong[0].(float64))]
					}
				}
				s, err := referee.ReadSheet(path, strings.NewReader(sheet), rulesets.Library{})
				if err != nil {
					t.Fatalf("%v\n%s", err, sheet)
				}
				if compare(t, s, want); t.Failed() {
					t.Fatalf("told for the %d. time:\n%s", n+1, sheet)
				}
			}
		})
	}
}

// A told line is a line of the original sheet with what became of it.
type toldLine struct {
	text   string
	number int
	referee.Outcome
	plain  bool // one accepted event with an effect, neither undo nor repair
	undone bool // taken back later
}

// A retelling tells a game anew, line by line.
type retelling struct {
	*rand.Rand
	t      *testing.T
	m      *referee.Match // as told so far
	lines  []string
	closed bool // the last line ends with a comment
}

// retell tells a sheet in other words. moved says for each line of the original where it is now.
func retell(t *testing.T, rng *rand.Rand, text string) (sheet string, moved map[int]int) {
	t.Helper()
	header, body, _ := strings.Cut(strings.TrimPrefix(text, "---\n"), "---\n")
	header = "---\n" + header + "---\n"
	told := toldLines(t, header, body)
	w := &retelling{Rand: rng, t: t, m: readMatch(t, header), lines: strings.Split(strings.TrimSuffix(header, "\n"), "\n"), closed: true}
	moved = map[int]int{}
	for i := 0; i < len(told); {
		n := w.tell(told[i:], moved)
		for _, line := range told[i : i+n] {
			if moved[line.number] == 0 {
				moved[line.number] = len(w.lines)
			}
		}
		i += n
	}
	end := w.one("\n", "\n", "\r\n")
	return w.one("", "", "\ufeff") + strings.Join(w.lines, end) + end, moved
}

func readMatch(t *testing.T, header string) *referee.Match {
	t.Helper()
	s, err := referee.ReadSheet("test", strings.NewReader(header), rulesets.Library{})
	if err != nil {
		t.Fatal(err)
	}
	return s.Match
}

// toldLines replays the original.
func toldLines(t *testing.T, header, body string) []toldLine {
	t.Helper()
	m := readMatch(t, header)
	var told []toldLine
	var standing []int // what was entered and not taken back, the indexes of its lines
	number := strings.Count(header, "\n")
	for text := range strings.Lines(body) {
		number++
		line := toldLine{text: strings.TrimSuffix(text, "\n"), number: number}
		events := 0
		m.Enter(line.text, number, func(out referee.Outcome) {
			events++
			line.Outcome = out
			switch {
			case out.Refusal != nil || out.Weightless:
			case out.Event.Word == referee.Undo:
				n := out.Event.Number
				if out.Event.Form == referee.FormHand {
					n = len(standing) // too many, which only leaves them as they are
				}
				for _, i := range standing[max(0, len(standing)-n):] {
					told[i].undone = true
				}
				standing = standing[:max(0, len(standing)-n)]
			default:
				standing = append(standing, len(told))
			}
		})
		if events > 1 {
			t.Fatalf("line %d has %d events", number, events)
		}
		switch line.Event.Word {
		case referee.Undo, referee.Fix, referee.Drop, referee.Insert, referee.NoWord:
		default:
			line.plain = events == 1 && line.Refusal == nil && !line.Weightless
		}
		told = append(told, line)
	}
	return told
}

func (w *retelling) one(texts ...string) string { return texts[w.IntN(len(texts))] }

// enter puts a text on the sheet if it is accepted, perhaps behind a semicolon.
func (w *retelling) enter(text string) (out referee.Outcome, ok bool) {
	joins := !w.closed && w.IntN(8) == 0
	number := len(w.lines) + 1
	if joins {
		number--
	}
	w.m.Enter(text, number, func(o referee.Outcome) { out = o })
	if out.Refusal != nil {
		return out, false
	}
	w.write(text, joins)
	return out, true
}

// write writes a text behind the last line or as a new one, with what surrounds a line.
func (w *retelling) write(text string, joins bool) {
	if joins {
		w.lines[len(w.lines)-1] += w.one(";", "; ", " ； ") + text
	} else {
		w.lines = append(w.lines, w.one("", "", "  ", "　")+text)
	}
	w.closed = w.IntN(10) == 0
	if w.closed {
		w.lines[len(w.lines)-1] += w.one(" # ", "#", "　＃") + text
	}
}

// must enters what must be accepted.
func (w *retelling) must(text string) {
	w.t.Helper()
	if out, ok := w.enter(text); !ok {
		w.t.Fatalf("%q: %v\n%s", text, out.Refusal, strings.Join(w.lines, "\n"))
	}
}

// tell tells the next lines of the original, and says how many.
func (w *retelling) tell(next []toldLine, moved map[int]int) int {
	w.t.Helper()
	line := next[0]
	if line.Refusal != nil || line.Event.Word == referee.NoWord {
		w.write(line.text, false)
		w.m.Enter(line.text, len(w.lines), func(referee.Outcome) {})
		w.closed = true
		return 1
	}
	switch w.IntN(14) {
	case 0:
		w.lines = append(w.lines, w.one("", "   ", "# a remark; and another", "　", "note tea, and 6-4 on the floor"))
		w.closed = true
	case 1:
		if !w.m.HandIsOn() && w.m.HandNumber() > 1 {
			w.enter(w.one("hand ", "ハンド ", "第") + strconv.Itoa(w.m.HandNumber()))
		}
	case 2, 3:
		w.takenBack(next)
	case 4, 5:
		if w.fixed(line) {
			return 1
		}
	}
	if n := w.outOfStep(next, moved); n > 0 {
		return n
	}
	w.must(w.inOtherWords(line))
	return 1
}

// takenBack tells a few lines and takes them back.
func (w *retelling) takenBack(next []toldLine) {
	w.t.Helper()
	n := 0
	for n < len(next) && next[n].plain && n < 4 {
		n++
	}
	if n == 0 {
		return
	}
	n = 1 + w.IntN(n)
	before := open(w.m)
	for _, line := range next[:n] {
		w.must(w.inOtherWords(line))
	}
	switch {
	case n > 1 && w.IntN(2) == 0:
		for range n {
			w.must(w.one("undo", "取り消し", "戻す", "UNDO 1"))
		}
	default:
		w.must(w.one("undo ", "取り消し　", "戻す ") + w.number(n))
	}
	if after := open(w.m); after != before {
		w.t.Fatalf("after undo %d:\n%s\nbefore:\n%s\n%s", n, after, before, strings.Join(w.lines, "\n"))
	}
}

// fixed tells something else first, and mends it once or twice.
func (w *retelling) fixed(line toldLine) bool {
	w.t.Helper()
	if !line.plain || line.undone {
		return false
	}
	slipped := false
	for range 3 {
		slip := w.slip(line)
		if slip == "" {
			continue
		}
		text, events := slip, len(w.m.Log())+1
		if slipped {
			text, events = w.one("fix ", "直す ")+w.number(1)+" "+slip, events-1
		}
		if after, ok := w.trial(text); ok && len(after.Log()) == events { // not a go without effect
			w.must(text)
			slipped = true
		}
	}
	if slipped {
		w.must(w.one("fix 1 ", "Fix 1 ", "直す １ ") + w.named(line))
	}
	return slipped
}

// trial is what would become of a line.
func (w *retelling) trial(text string) (after *referee.Match, ok bool) {
	after, events := w.m.Clone(), 0
	after.Enter(text, len(w.lines)+1, func(out referee.Outcome) { ok, events = out.Refusal == nil, events+1 })
	return after, ok && events == 1
}

// slip is a line that somebody might have entered in the place of another: another tile, another number, another player.
func (w *retelling) slip(line toldLine) string {
	text := w.m.Text(line.Event)
	switch w.IntN(3) {
	case 0:
		name := w.m.Names[w.IntN(len(w.m.Names))]
		if m := named.FindStringSubmatch(text); m != nil {
			return name + ": " + m[2]
		}
		return ""
	case 1:
		if line.Event.Word == referee.Play {
			return w.m.Names[line.Event.Seat] + ": " + w.one("pass", "go")
		}
	}
	changed := false
	return numbers.ReplaceAllStringFunc(text, func(n string) string {
		if changed || w.IntN(2) == 0 {
			return n
		}
		changed = true
		return strconv.Itoa(w.IntN(7))
	})
}

var numbers = regexp.MustCompile(`[0-9]+`)

// outOfStep leaves a pass out, or has one too many, plays on, and repairs that when somebody notices.
func (w *retelling) outOfStep(next []toldLine, moved map[int]int) int {
	w.t.Helper()
	n := 0
	for n < len(next) && next[n].plain && !next[n].undone && n < 5 {
		n++
	}
	if n < 2 || w.IntN(4) > 0 {
		return 0
	}
	n = 2 + w.IntN(n-1)
	before, lines, closed := w.m.Clone(), slices.Clone(w.lines), w.closed
	giveUp := func() int {
		w.m, w.lines, w.closed = before, lines, closed
		return 0
	}
	played, repair := next[:n], w.one("drop ", "削除 ", "Drop　")+w.number(n+1)
	switch next[0].Event.Word {
	case referee.Pass, referee.Go:
		played, repair = next[1:n], w.one("insert ", "挿入 ", "INSERT　")+w.number(n-1)+" "+w.named(next[0])
	case referee.Play:
		if out, ok := w.enter(w.one("pass", "パス")); !ok || out.Weightless {
			return giveUp()
		}
	default:
		return 0
	}
	for _, line := range played {
		text := w.named(line)
		switch line.Event.Word {
		case referee.Play, referee.Pass, referee.Go:
			text = w.unnamed(line) // it is another's as long as this is not repaired
		}
		if out, ok := w.enter(text); !ok || out.Weightless {
			return giveUp()
		}
	}
	if _, ok := w.enter(repair); !ok {
		return giveUp()
	}
	for i, line := range played {
		log := w.m.Log()
		switch got := w.m.Text(log[len(log)-len(played)+i]); {
		case got == w.m.Text(line.Event):
		case w.m.Family() == referee.CribbageFamily: // at 31 either may go on, and a line stays his who may have said it
			return giveUp()
		default:
			w.t.Fatalf("%s has become %s\n%s", line.text, got, strings.Join(w.lines, "\n"))
		}
	}
	for _, line := range next[:n] {
		moved[line.number] = len(w.lines)
	}
	return n
}

// inOtherWords says an accepted line otherwise.
func (w *retelling) inOtherWords(line toldLine) string {
	if w.m.Turn() == line.Event.Seat && w.IntN(2) == 0 {
		text := w.unnamed(line)
		if after, ok := w.trial(text); ok {
			if log := after.Log(); len(log) > 0 && w.m.Text(log[len(log)-1]) == w.m.Text(line.Event) {
				return text
			}
		}
	}
	return w.named(line)
}

// named says a line with its player.
func (w *retelling) named(line toldLine) string { return w.rename(w.m.Text(line.Event)) }

// unnamed says a line without its player.
func (w *retelling) unnamed(line toldLine) string {
	text := w.m.Text(line.Event)
	if m := named.FindStringSubmatch(text); m != nil {
		text = m[2]
		if place, isTake := strings.CutPrefix(text, "takes "); isTake && line.Event.Tile == scoring.NoTile && w.IntN(2) == 0 {
			return w.one(place, strings.Replace(place, ".", "", 1), strings.Replace(place, ".", "．", 1))
		}
		if tiles, isHolds := strings.CutPrefix(text, "holds "); isHolds && tileText.MatchString(tiles) && w.IntN(2) == 0 {
			text = tiles
		}
	}
	return w.reword(text)
}

// rename says a line in its canonical form otherwise: the name, what is behind it, the rest.
func (w *retelling) rename(text string) string {
	m := named.FindStringSubmatch(text)
	if m == nil {
		return w.reword(text)
	}
	name, rest := m[1], w.reword(m[2])
	switch w.IntN(6) {
	case 0:
		name = strings.ToUpper(name)
	case 1:
		name = strings.ToLower(name)
	case 2, 3:
		name = w.shorten(name)
	}
	return name + w.one(": ", " ", ":", " : ", "：", "　", "、", " は ") + rest
}

// shorten shortens a name to a beginning that no other has.
func (w *retelling) shorten(name string) string {
	for n := 1 + w.IntN(len(name)); n < len(name); n++ {
		if !slices.ContainsFunc(w.m.Names, func(other string) bool { return other != name && strings.HasPrefix(other, name[:n]) }) {
			return name[:n]
		}
	}
	return name
}

// free are the words behind which the rest is free text.
var free = map[string]bool{"void": true, "note": true, "adjusts": true, "settles": true, "pegs": true}

// reword says a line without its name otherwise: its word in another case or in Japanese, its tiles and numbers in another notation.
func (w *retelling) reword(text string) string {
	word, rest, _ := strings.Cut(text, " ")
	switch word {
	case "fix", "insert":
		number, inner, _ := strings.Cut(rest, " ")
		return w.word(word) + " " + w.number(atoi(number)) + " " + w.rename(inner)
	case "standing":
		parts := strings.Split(rest, ", ")
		return w.word(word) + " " + strings.Join(parts, w.one(", ", "、", " "))
	case "holds":
		if rest == "rest" && w.IntN(2) == 0 {
			return "残り全部"
		}
	case "calls":
		if rest == "none" || rest == "nello" {
			return w.one(text, map[string]string{"none": "切り札なし", "nello": "ネロ"}[rest], w.word(word)+" "+rest)
		}
		return w.one("calls ", "切り札 ", "CALLS ") + w.number(atoi(rest))
	}
	if free[word] {
		first, reason, _ := strings.Cut(rest, " ")
		if numbers.MatchString(first) {
			first = w.notation(first)
		}
		return strings.TrimSpace(w.word(word) + " " + first + " " + reason)
	}
	if len(word) == 0 || word[0] < 'a' || word[0] > 'z' {
		return w.arguments(strings.Fields(text))
	}
	return strings.TrimRight(w.word(word)+w.one(" ", " ", "　")+w.arguments(strings.Fields(rest)), " 　")
}

// word writes a word in another case or language.
func (w *retelling) word(english string) string {
	for _, word := range referee.Words(w.m.Family()) {
		if word.String() == english && len(word.Japanese()) > 0 && w.IntN(3) == 0 {
			return w.one(word.Japanese()...)
		}
	}
	return w.one(english, english, strings.ToUpper(english), strings.ToUpper(english[:1])+english[1:])
}

// argumentsIn are Japanese words among the arguments.
var argumentsIn = map[string]string{
	"on": "に", "as": "スート", "nothing": "なし", "unseen": "不明", "crib": "クリブ", "tricks": "トリック", "hand": "ハンド", "rest": "残り全部",
}

// arguments writes tiles, numbers and the small words between them.
func (w *retelling) arguments(parts []string) string {
	var b strings.Builder
	for i := 0; i < len(parts); i++ {
		part := parts[i]
		if i > 0 {
			glyph := strings.HasSuffix(b.String(), "]") || isGlyph(b.String())
			separator := w.one(" ", " ", "　", "  ")
			if tileText.MatchString(part) && tileText.MatchString(parts[i-1]) {
				if separator = w.one(" ", ",", ", ", "、", "，"); glyph {
					separator = ""
				}
			}
			b.WriteString(separator)
		}
		japanese := argumentsIn[part]
		switch {
		case part == "on" && w.IntN(4) == 0 && numbers.MatchString(parts[i+1]):
			b.WriteString(w.one("を ", "") + w.number(atoi(parts[i+1])) + w.one("に", " に", "へ"))
			i++
		case japanese != "" && w.IntN(3) == 0:
			b.WriteString(japanese)
		default:
			b.WriteString(w.notation(part))
		}
	}
	return b.String()
}

func isGlyph(text string) bool {
	runes := []rune(text)
	return len(runes) > 0 && runes[len(runes)-1] >= 0x1F031
}

// notation writes tiles, numbers and sums in another notation.
func (w *retelling) notation(part string) string {
	if tileText.MatchString(part) && len(part) == 3 {
		return (&rewriter{w.Rand, nil}).renotate(part)
	}
	if w.IntN(3) > 0 {
		return part
	}
	return strings.Map(func(r rune) rune {
		if r >= '0' && r <= '9' || r == '+' || r == '-' || r == '=' || r == '.' {
			return r + 0xFEE0
		}
		return r
	}, part)
}

func (w *retelling) number(n int) string { return w.notation(fmt.Sprint(n)) }

func atoi(text string) int {
	n, _ := strconv.Atoi(text)
	return n
}
