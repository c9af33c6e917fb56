package say

import (
	"strings"
	"testing"

	"bones/referee"
	"bones/rulesets"
)

// TestLeftLine: a hand grows smaller, what was collected grows.
func TestLeftLine(t *testing.T) {
	for _, c := range []struct {
		ruleset, lines string
		lang           Lang
		want           string
	}{
		{"third-place", "Ann: 1.1", English, "tiles taken: Ann 1 · Ben 0 · Cyd 0"},
		{"third-place", "Ann: 1.1 / 2.1", Japanese, "取った牌: Ann 1枚 · Ben 1枚 · Cyd 0枚"},
		{"third-place", "Ann: starts", English, ""},
		{"block", "Ann: 6-4", English, "tiles left: Ann 4 · Ben 5 · Cyd 5"},
		{"block", "Ann: 6-4", Japanese, "残り: Ann 4枚 · Ben 5枚 · Cyd 5枚"},
	} {
		rules, err := rulesets.Library{}.Load(c.ruleset)
		if err != nil {
			t.Fatal(err)
		}
		m := referee.NewMatch(rules, []string{"Ann", "Ben", "Cyd"}, nil)
		for _, line := range strings.Split(c.lines, " / ") {
			m.Enter(line, 1, func(referee.Outcome) {})
		}
		v := Voice{Lang: c.lang, Names: m.Names, Rules: m.Rules}
		if got := v.LeftLine(m); got != c.want {
			t.Errorf("%s after %s: %q, want %q", c.ruleset, c.lines, got, c.want)
		}
	}
}
