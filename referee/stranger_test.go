package referee

import "testing"

// TestStrangerLines has lines as a stranger types them, each with the answer that the pages of rules give, worked out by hand.
func TestStrangerLines(t *testing.T) {
	for _, c := range []struct {
		names []string
		rules string
		line  string
		want  string // the event as written back, or the code and detail of the refusal
		why   string
	}{
		{[]string{"アン", "ベン"}, "board", "アンは８。", "アン: pegs 8", "a full stop ends a sentence after a number as after a word"},
		{[]string{"アン", "ベン"}, "board", "アン: pegs 8 再計算。 ", "アン: pegs 8 再計算。", "free text keeps its full stop"},
		{[]string{"アン", "ベン"}, "block", "アンは６－４。", "アン: 6-4", "after a tile"},
		{[]string{"アン", "ベン"}, "block", "アンはパス。", "アン: pass", "after a word"},
		{[]string{"アン", "ベン"}, "block", "アン。", "syntax empty", "a name alone says nothing"},
		{[]string{"Ann", "Ben"}, "block", "ben =1", "syntax empty", "a sum without its word is no unknown word"},
		{[]string{"アン", "ベン"}, "reveille", "アン: 切り札", "syntax no-player", "a word that may stand last, with nothing before it but who says it"},
		{[]string{"アン", "ベン"}, "bingo", "アン：　切り札。", "syntax no-player", "the same in full width"},
		{[]string{"Ann", "Ben"}, "block", "Ann: 6-4 on 4 on 6", "syntax too-much", "a tile joins one end"},
		{[]string{"Ann", "Ben"}, "bingo", "Ann: 6-4 as 4 as 6", "syntax too-much", "and is of one suit"},
		{[]string{"Ann", "Ben", "Cyd"}, "third-place", "Ann: 1.1 on 5", "syntax too-much", "the pile has no ends"},
		{[]string{"アン", "ベン"}, "third-place", "アンは 3.2 を", "アン: takes 3.2", "a place with its particle"},
		{[]string{"Ann", "Ann 2"}, "board", "standing Ann 2, Ann 2 8", "standing Ann 2, Ann 2 8", "Ann has two points: a name is followed by a number"},
		{[]string{"Ann", "Ben", "Ben 8"}, "board", "Ann: gives Ben 8", "Ann: gives Ben 8", "the same of a gift"},
		{[]string{"Ann", "Ben", "Ben 8"}, "board", "Ann: gives Ben 8 3", "Ann: gives Ben 8 3", "and to the longer name"},
		{[]string{"Ann", "Ben", "50 Eves"}, "buki", "Ann: stakes 5 on Ben", "Ann: stakes 5 on Ben", "5 is an amount, though a name begins so"},
		{[]string{"Go Ann", "Ben"}, "cribbage", "go ann: 6-4", "Go Ann: 6-4", "with its colon a whole name is no word"},
		{[]string{"Go Ann", "Ben"}, "cribbage", "go", "go", "without it the word is one"},
		{[]string{"Ann", "Ben"}, "block", ": 6-5", "syntax player", "nobody is named before the colon: the line cannot be read"},
		{[]string{"Ann", "Ben"}, "block", "： 6-5", "syntax player", "the same in full width"},
	} {
		rules := loadRules(t, c.rules)
		NewReader(c.names, len(c.names), FamilyOf(rules), false).Read(c.line, 1, func(e Event, r *Refusal) {
			got := ""
			if r != nil {
				got = string(r.Code) + " " + string(r.Detail)
			} else {
				got = string(e.AppendText(nil, c.names))
			}
			if got != c.want {
				t.Errorf("%s: %q, want %q: %s", c.line, got, c.want, c.why)
			}
		})
	}
}
