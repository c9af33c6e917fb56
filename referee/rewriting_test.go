package referee_test

import (
	"fmt"
	"math/rand/v2"
	"regexp"
	"strings"
	"testing"

	"bones/referee"
	"bones/rulesets"
	"bones/scoring"
)

// open is everything that lies open at a table, without the lines it was entered in: two sheets that tell the same game come
// to the same.
func open(m *referee.Match) string {
	var b strings.Builder
	say := func(format string, args ...any) { fmt.Fprintf(&b, format+"\n", args...) }
	state, winners := m.State()
	say("%v %v standing %v turn %v expects %v lead %v", state, winners, m.Standing(), m.Turn(), m.Expects(), m.Lead())
	say("hand %d on %v left %v up %v late %v", m.HandNumber(), m.HandIsOn(), m.Left(), m.MayTurnUp(), m.MayTurnUpLate())
	for _, h := range m.Hands() {
		say("hand %d lead %v bank %v end %v winner %v ranks %v", h.Number, h.Lead, h.Bank, h.End, h.Winner, h.Ranks)
	}
	for _, e := range m.Entries() {
		say("%d: %v %v %v %v", e.Hand, e.Seat, e.Points, e.Reason, e.Tiles)
	}
	for _, f := range m.Fouls() {
		say("%d: %v %v %v", f.Hand, f.Code, f.Seat, f.Tile)
	}
	for _, f := range m.Findings() {
		say("%d: %v %v %v %v", f.Hand, f.Code, f.Seat, f.Denied, f.State)
	}
	line, ends, _ := m.Line()
	say("line %v %v", line, ends)
	say("bank %v limits %v stakes %v yet %v", m.Bank(), m.Limits(), m.Stakes(), m.YetToStake())
	say("pile %v out %v untold %v", m.Pile(), m.TakenOut(), m.Untold())
	for seat := range referee.Seat(m.Players) {
		purse, _ := m.Purse(seat)
		due, _ := m.StakeDue(seat)
		down, up := m.Collected(seat)
		tiles, yet := m.Told(seat)
		say("%d: purse %v due %v collected %d %d told %v %d", seat, purse, due, down, up, tiles, yet)
	}
	return b.String()
}

// begin begins a match under the header's rules, without its fences.
func begin(t testing.TB, header string) *referee.Match {
	t.Helper()
	s, err := referee.ReadSheet("test", strings.NewReader("---\nbones: 1\n"+header+"---\n"), rulesets.Library{})
	if err != nil {
		t.Fatal(err)
	}
	return s.Match
}

// table enters lines into a match one by one, as they would come from a prompt.
type table struct {
	t testing.TB
	*referee.Match
	line  int
	lines []string
}

func newTable(t testing.TB, header string) *table {
	return &table{t: t, Match: begin(t, header), line: 1}
}

// try enters a line and returns what became of its last event, or of the first that was refused.
func (p *table) try(text string) (out referee.Outcome) {
	p.t.Helper()
	p.line++
	p.lines = append(p.lines, text)
	count := 0
	p.Match.Enter(text, p.line, func(o referee.Outcome) {
		if out.Refusal == nil {
			out = o
		}
		count++
	})
	if count == 0 && strings.TrimSpace(text) != "" && text[0] != '#' {
		p.t.Fatalf("line %d: %q is nothing", p.line, text)
	}
	return out
}

// enter enters lines that must be accepted.
func (p *table) enter(lines ...string) {
	p.t.Helper()
	for _, text := range lines {
		if r := p.try(text).Refusal; r != nil {
			p.t.Fatalf("line %d, %q: %v\n%s", p.line, text, r, strings.Join(p.lines, "\n"))
		}
	}
}

// refused enters a line that must be refused, and change nothing.
func (p *table) refused(text string, code referee.Code, detail referee.Detail) *referee.Refusal {
	p.t.Helper()
	before := open(p.Match)
	r := p.try(text).Refusal
	switch {
	case r == nil:
		p.t.Fatalf("line %d: %q was accepted, want %s %s", p.line, text, code, detail)
	case r.Code != code || r.Detail != detail:
		p.t.Fatalf("line %d: %q: %v, want %s %s", p.line, text, r, code, detail)
	case open(p.Match) != before:
		p.t.Fatalf("line %d: the refused %q changed the table:\n%s\n%s", p.line, text, before, open(p.Match))
	}
	return r
}

// A rewriter tells a game in other words: other notations, names left out or shortened, remarks, slips that are undone or
// fixed, lines forgotten and put in.
type rewriter struct {
	*rand.Rand
	p *table
}

var (
	tileText = regexp.MustCompile(`\b([0-9])-([0-9])\b`)
	named    = regexp.MustCompile(`^(\w+): (.*)$`)
)

var inJapanese = map[string]string{
	"pass": "パス", "stakes": "賭け", "holds": "手札", "takes": "取る", "banks": "親になる", "out": "上がり", "counts": "枚数",
	"go": "ゴー", "claims": "宣言", "shows": "公開", "pegs": "ペグ", "adjusts": "訂正", "deals": "親",
}

func (w *rewriter) one(texts ...string) string { return texts[w.IntN(len(texts))] }

// renotate writes a line otherwise without changing what it says.
func (w *rewriter) renotate(text string) string {
	text = tileText.ReplaceAllStringFunc(text, func(tile string) string {
		a, b := tile[:1], tile[2:]
		if w.IntN(2) == 0 {
			a, b = b, a
		}
		forms := []string{a + "-" + b, a + "|" + b, "[" + a + "|" + b + "]", a + "/" + b, a + b, a + "−" + b, "［" + a + "｜" + b + "］"}
		if a == "0" {
			forms = append(forms, "b"+"-"+b, "blank-"+b)
		}
		if a <= "6" && b <= "6" {
			n := rune(a[0]-'0')*7 + rune(b[0]-'0')
			forms = append(forms, string(0x1F031+n), string(0x1F063+n))
		}
		return w.one(forms...)
	})
	m := named.FindStringSubmatch(text)
	if m == nil {
		return text
	}
	name, rest := m[1], m[2]
	if japanese := inJapanese[strings.Fields(rest)[0]]; japanese != "" && w.IntN(3) == 0 {
		rest = japanese + rest[len(strings.Fields(rest)[0]):]
	}
	if w.IntN(4) == 0 {
		rest = strings.Replace(rest, " on ", " に ", 1)
	}
	switch w.IntN(5) {
	case 0:
		name = strings.ToUpper(name)
	case 1:
		name = name[:1]
	}
	return name + w.one(": ", " ", ":", "：", "　") + rest
}

// bare leaves the player out, where it is his turn and he is the only one that can be meant.
func (w *rewriter) bare(text string) string {
	m := named.FindStringSubmatch(text)
	turn := w.p.Turn()
	if m == nil || turn == referee.NoSeat || w.p.Names[turn] != m[1] || w.IntN(2) == 0 {
		return text
	}
	switch word := strings.Fields(m[2])[0]; {
	case word == "pass", word == "takes", tileText.MatchString(word):
	case word == "holds" && len(w.p.MayTurnUp()) > 0:
	default:
		return text
	}
	if place, isTake := strings.CutPrefix(m[2], "takes "); isTake {
		return w.one(place, strings.Replace(place, ".", "", 1), strings.Replace(place, ".", "．", 1))
	}
	return m[2]
}

// enter enters a line in other words, perhaps after a slip.
func (w *rewriter) enter(text string) {
	w.p.t.Helper()
	switch w.IntN(12) {
	case 0:
		w.p.enter("# a remark", "", "note tea")
	case 1: // entered, taken back, entered again
		before := open(w.p.Match)
		if out := w.p.try(text); out.Refusal != nil || out.Weightless {
			if out.Refusal != nil {
				w.p.t.Fatalf("line %d: %v", w.p.line, out.Refusal)
			}
			return
		}
		w.p.enter("undo")
		if after := open(w.p.Match); after != before {
			w.p.t.Fatalf("undo of %q:\n%s\n%s\n%s", text, before, after, strings.Join(w.p.lines, "\n"))
		}
	case 2: // a slip, fixed
		if slip := w.slip(text); slip != "" && w.p.try(slip).Refusal == nil {
			w.p.enter("fix 1 " + w.renotate(text))
			return
		}
	case 3: // refused
		before := open(w.p.Match)
		for _, text := range []string{"Zoe: pass", "Ann: 9x", "Ann: gives Ben 4", "turn 5-2", "hand 99", "fix 9999 Ann: pass"} {
			if w.p.try(text).Refusal == nil {
				w.p.t.Fatalf("%q was accepted", text)
			}
		}
		if open(w.p.Match) != before {
			w.p.t.Fatal("a refused line changed the table")
		}
	}
	line := w.renotate(w.bare(text))
	if w.IntN(8) == 0 {
		line += "  # " + text
	}
	w.p.enter(line)
}

// slip is a line that somebody might have entered by mistake in the place of another.
func (w *rewriter) slip(text string) string {
	m := named.FindStringSubmatch(text)
	switch {
	case m == nil:
		return ""
	case strings.HasPrefix(m[2], "takes"):
		var plays []referee.Event
		for row, spots := range w.p.Pile() {
			for position, spot := range spots {
				if spot == referee.SpotFree {
					plays = append(plays, referee.Event{Number: row*10 + position + 11})
				}
			}
		}
		n := plays[w.IntN(len(plays))].Number
		return fmt.Sprintf("%s: takes %d.%d", m[1], n/10, n%10)
	case strings.HasPrefix(m[2], "stakes"):
		return m[1] + ": stakes " + fmt.Sprint(2+w.IntN(4))
	case strings.Contains(m[2], "-") && !strings.Contains(m[2], "holds"):
		return m[1] + ": pass"
	}
	return ""
}

// replays enters the canonical text of all that was accepted, and compares what comes of it with what came of it live.
func replays(t testing.TB, header string, p *table) {
	t.Helper()
	q := newTable(t, header)
	for _, e := range p.Log() {
		q.line = e.Line - 1 // settles names lines
		q.enter(p.Text(e))
	}
	if got, want := open(q.Match), open(p.Match); got != want {
		t.Fatalf("the log replays to\n%s\nwant\n%s", got, want)
	}
}

func tileList(tiles []scoring.Tile) string {
	var texts []string
	for _, tile := range tiles {
		texts = append(texts, tile.String())
	}
	return strings.Join(texts, " ")
}
