package cmd

import (
	"strings"
	"testing"

	"bones/referee"
	"bones/rulesets"
)

// TestMeant types bare answers to the questions at the prompt.
func TestMeant(t *testing.T) {
	const two, three, four = "players: [Ann, Ben]", "players: [Ann, Ben, Cyd]", "players: [Ann, Ben, Cyd, Dee]"
	reveille := strings.Split("Ben: deals|turn 1-0|2-2|3-1|turn 6-5|3-3|6-3|turn 4-3|6-5|4-4|turn 6-1|1-1|0-0|turn 4-0|6-6|3-2|turn 5-5|6-1|6-2|turn 2-0|4-1|4-2", "|")
	buki := []string{"Ann: banks 8-7", "limits 2 6", "8-7", "7-5", "5-4", "4-1", "7-1", "pass", "pass"}
	for _, c := range []struct {
		ruleset, header string
		lines           []string
		typed, want     string
	}{
		{"block", three, nil, "b", "Ben: starts"},
		{"block", "players: [Ann, Ben, José]", nil, "jose\u0301", "José: starts"}, // as names are compared everywhere
		{"block", three, nil, "Ben: 64", "Ben: 64"},
		{"block", three, []string{"lot 6-4"}, "55", "lot 55"},
		{"block", three, []string{"lot 6-4"}, "６４", "lot ６４"}, // drawn already: said of the lot
		{"block", three, []string{"lot 6-4"}, "c 55", "Cyd: lot 5-5"},
		{"block", three, []string{"lot 6-4"}, "ann 55", "ann 55"}, // she has drawn: she opens
		{"buki", four, []string{"lot 6-4"}, "ben 87", "Ben: lot 8-7"},
		{"cribbage", two, []string{"lot 6-4"}, "ben: 55", "Ben: lot 5-5"},
		{"block", three, []string{"Ann: lot 6-4", "Ben: starts"}, "55", "55"}, // no lot any more
		{"block", three, []string{"Ann: lot 6-4", "Ann: 6-5"}, "66", "66"},
		{"block", three, []string{"Ann: lot 6-4", "end"}, "55", "55"},
		{"block", three, []string{"Ann: 6-4"}, "p", "pass"},
		{"block", three, []string{"Ann: 6-4"}, "ｕ", "undo"},
		{"block", three, []string{"Ann: 6-4"}, "u 8", "u 8"},
		{"block", three, []string{"Ann: 6-4"}, "44", "44"},
		{"block", three, []string{"Ann: 6-4"}, "nonsense", "nonsense"},
		{"block", three, []string{"Ann: out"}, "42 21", "holds 42 21"},
		{"block", three, []string{"Ann: out"}, "nothing", "holds nothing"},
		{"block", three, []string{"Ann: out"}, "なし", "holds なし"},
		{"block", three, []string{"Ann: out"}, "b =5", "b: holds =5"},
		{"block", three, []string{"Ann: out"}, "ben： =5", "ben: holds =5"},
		{"block", three, []string{"Ann: out"}, "=5", "holds =5"},
		{"block", three, []string{"Ann: out"}, "Cyd: 42", "Cyd: 42"},
		{"block", three, []string{"Ann: out"}, "undo", "undo"},
		{"block", three, []string{"Ann: out"}, "note tea", "note tea"},
		{"cribbage", two, []string{"Ann: deals"}, "31", "starter 31"},
		{"cribbage", two, []string{"Ann: deals"}, "99", "starter 99"}, // no such tile: said of the starter
		{"bingo", two, []string{"Ann: deals"}, "6-4", "trump 6-4"},
		{"reveille", two, []string{"Ann: deals"}, "31", "turn 31"},
		{"reveille", two, reveille, "4", "bids 4"},
		{"reveille", two, reveille, "pass", "pass"},
		{"reveille", two, append(reveille, "bids 4", "pass"), "none", "calls none"},
		{"reveille", two, append(reveille, "bids 4", "pass"), "切り札なし", "calls 切り札なし"},
		{"reveille", two, append(reveille, "bids 4", "pass"), "5", "calls 5"},
		{"buki", four, nil, "ben 87", "Ben: banks 8-7"},
		{"buki", four, buki[:1], "2 6", "2 6"},
		{"third-place", four, []string{"Ann: starts"}, "99", "without 99"},
		{"board", two, nil, "Ann: 8", "Ann: 8"},
	} {
		text := "---\nbones: 1\nruleset: " + c.ruleset + "\n" + c.header + "\n---\n" + strings.Join(c.lines, "\n") + "\n"
		sheet, err := referee.ReadSheet("sheet", strings.NewReader(text), rulesets.Library{})
		if err != nil {
			t.Fatal(err)
		}
		for _, r := range sheet.Refused {
			t.Fatalf("%s: line %d: %s", c.ruleset, r.Line, r.Code)
		}
		table := &table{app: &app{Streams: Streams{Terminal: true}}, sheet: sheet}
		if got := table.meant(c.typed); got != c.want {
			t.Errorf("%s after %q: %q means %q, want %q", c.ruleset, c.lines, c.typed, got, c.want)
		}
	}
}
