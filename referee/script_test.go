package referee_test

import (
	"fmt"
	"strings"
	"testing"

	"bones/referee"
	"bones/rulesets"
	"bones/scoring"
)

// A script is lines as they are entered, each with what must come of it after an arrow; a line without one is accepted and
// makes no score, proves no foul and ends nothing.
type script struct {
	why    string
	rules  string // house rules, as in a header, separated by semicolons
	before string // lines before these, which are accepted; then the others count from 101
	lines  string
}

// sit starts a match as its header says.
func sit(t *testing.T, ruleset, players, rules string) *referee.Match {
	t.Helper()
	head := fmt.Sprintf("---\nbones: 1\nruleset: %s\nplayers: [%s]\n%s\n---\n", ruleset, players, strings.ReplaceAll(rules, "; ", "\n"))
	header, resolved, err := rulesets.ReadHeader("test", []byte(head), rulesets.Library{}, referee.Reserved)
	if err != nil {
		t.Fatal(err)
	}
	return referee.NewMatch(resolved, header.Players, header.Carry)
}

// play enters the lines and compares what comes of each.
func (s script) play(t *testing.T, m *referee.Match) {
	t.Helper()
	first := 1
	if s.before != "" {
		first = 101
		for i, text := range strings.Split(s.before, "\n") {
			m.Enter(text, i+1, func(o referee.Outcome) {
				if o.Refusal != nil {
					t.Fatalf("line %d: %s: %v", i+1, text, o.Refusal)
				}
			})
		}
	}
	for i, line := range strings.Split(strings.TrimPrefix(s.lines, "\n"), "\n") {
		i += first
		text, want, _ := strings.Cut(line, "=>")
		if text = strings.TrimSpace(text); text == "" {
			continue
		}
		if question, ok := strings.CutPrefix(text, "?"); ok {
			if got := ask(m, question); got != strings.TrimSpace(want) {
				t.Errorf("line %d: %s\n got %s\nwant %s", i, text, got, strings.TrimSpace(want))
			}
			continue
		}
		var got []string
		before, refused := lying(m), true
		m.Enter(text, i, func(o referee.Outcome) {
			got = append(got, tell(m, o)...)
			refused = refused && o.Refusal != nil
		})
		if refused && lying(m) != before {
			t.Errorf("line %d: the refused %s changed the table from\n%s\nto\n%s", i, text, before, lying(m))
		}
		if got := strings.Join(got, "; "); got != strings.TrimSpace(want) {
			t.Errorf("line %d: %s\n got %s\nwant %s", i, text, got, strings.TrimSpace(want))
		}
	}
}

// lying is everything that lies open, the play to a count and the pegs with it.
func lying(m *referee.Match) string {
	return open(m) + ask(m, "count") + ask(m, "pegs") + fmt.Sprint(m.Starter(), m.Crib(), m.CribOwner())
}

// ask answers what a script asks of the table.
func ask(m *referee.Match, question string) string {
	switch question {
	case "turn":
		return nameOf(m, m.Turn())
	case "score":
		var points []string
		for _, p := range m.Standing() {
			points = append(points, p.String())
		}
		return strings.Join(points, " ")
	case "count":
		count, tiles, on := m.Count()
		return fmt.Sprint(count, tiles, on)
	case "pegs":
		return fmt.Sprint(m.Pegs())
	case "ends":
		_, ends, _ := m.Line()
		return fmt.Sprint(ends[0], " ", ends[1])
	case "expects":
		return fmt.Sprint(m.Expects())
	case "state":
		state, seats := m.State()
		text := string(state)
		for _, seat := range seats {
			text += " " + nameOf(m, seat)
		}
		return text
	case "end":
		hands := m.Hands()
		return string(hands[len(hands)-1].End)
	case "claims":
		var claims []string
		for _, f := range m.Findings() {
			claims = append(claims, fmt.Sprint(f.Line, " ", nameOf(m, f.Seat), " ", f.Code, " ", f.State))
		}
		return strings.Join(claims, "; ")
	case "skunks":
		return fmt.Sprint(m.Skunks())
	}
	panic("no such question: " + question)
}

// tell says what came of an event: the refusal, or the scores, fouls and ends it made. The points of a hand that is shown are
// summed.
func tell(m *referee.Match, o referee.Outcome) []string {
	if r := o.Refusal; r != nil {
		text := "refused " + string(r.Code)
		if r.Detail != "" {
			text += ":" + string(r.Detail)
		}
		if r.Code == referee.OverLimit {
			text += fmt.Sprintf(" %d+%d>%d", r.Count, r.Got, r.Max)
		}
		if r.Code == referee.WrongTurn {
			text += " " + nameOf(m, r.Turn)
		}
		if r.Cause != nil {
			text += " " + string(r.Cause.Code)
		}
		return []string{text}
	}
	var told []string
	if o.Weightless {
		told = append(told, "no effect")
	}
	for i := 0; i < len(o.Entries); i++ {
		e := o.Entries[i]
		if e.Of == "" || e.Reason == referee.ReasonMuggins || e.Reason == referee.ReasonClaimed {
			told = append(told, strings.TrimSpace(fmt.Sprintf("%s %v %s%s", nameOf(m, e.Seat), e.Points, e.Reason, list(e.Tiles))))
			continue
		}
		sum := e.Points
		for i+1 < len(o.Entries) && o.Entries[i+1].Seat == e.Seat && o.Entries[i+1].Of == e.Of {
			i++
			sum += o.Entries[i].Points
		}
		told = append(told, fmt.Sprintf("%s's %s %v", nameOf(m, e.Seat), e.Of, sum))
	}
	for _, f := range o.Fouls {
		text := fmt.Sprintf("foul %s %s of %d", nameOf(m, f.Seat), f.Code, f.Earlier)
		if f.Code == referee.WrongClaim {
			text += fmt.Sprintf(": %v not %v%s", f.Points[0], f.Points[1], list(f.Tiles))
		}
		told = append(told, text)
	}
	if o.HandEnded {
		hands := m.Hands()
		told = append(told, string(hands[len(hands)-1].End))
	}
	if o.Over {
		told = append(told, ask(m, "state"))
	}
	return told
}

func list(tiles []scoring.Tile) string {
	text := ""
	for _, tile := range tiles {
		text += " " + tile.String()
	}
	return text
}

func nameOf(m *referee.Match, seat referee.Seat) string {
	if seat == referee.NoSeat {
		return "nobody"
	}
	return m.Names[seat]
}
