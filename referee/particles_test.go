package referee_test

import (
	"testing"

	"bones/referee"
	"bones/rulesets"
)

// TestParticles puts particles between the parts of a line, joined and apart: they say nothing of their own.
func TestParticles(t *testing.T) {
	for _, c := range []struct{ ruleset, line, means string }{
		{"bingo", "切り札 は 5-2", "trump 5-2"},
		{"bingo", "切り札を5-2", "trump 5-2"},
		{"block", "得点 Ann は 0、Ben は 0、太郎は0", "standing Ann 0, Ben 0, 太郎 0"},
		{"block", "得点は Annは0、Benは0、太郎は0", "standing Ann 0, Ben 0, 太郎 0"},
		{"block", "得点 の Ann 0、Ben 0、太郎 0", "standing Ann 0, Ben 0, 太郎 0"},
		{"buki", "限度 は 2 に 6", "limits 2 6"},
		{"buki", "限度 2 を 6", "limits 2 6"},
		{"block", "Ann は 訂正 は +2 わけ", "Ann: adjusts +2 わけ"},
		{"block", "Ann の 訂正を +2 わけ", "Ann: adjusts +2 わけ"},
		{"block", "太は はじめ", "太郎: starts"},
		{"block", "Aは 5-4", "Ann: 5-4"},
	} {
		rules, err := rulesets.Library{}.Load(c.ruleset)
		if err != nil {
			t.Fatal(err)
		}
		players := []string{"Ann", "Ben", "太郎", "Dee"}[:max(rules.Players.Min, min(rules.Players.Max, 3))]
		m := referee.NewMatch(rules, players, nil)
		m.Enter(c.line, 1, func(out referee.Outcome) {
			if out.Refusal != nil {
				t.Errorf("%q: %s %s", c.line, out.Refusal.Code, out.Refusal.Detail)
			} else if text := m.Text(out.Event); text != c.means {
				t.Errorf("%q means %q, want %q", c.line, text, c.means)
			}
		})
	}
}
