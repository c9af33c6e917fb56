package say

import (
	"testing"

	"bones/rulesets"
)

// TestProblemSentences has the cases of one kind of problem that need words of their own.
func TestProblemSentences(t *testing.T) {
	for _, test := range []struct {
		p      rulesets.Problem
		en, ja string
	}{
		{rulesets.Problem{Kind: rulesets.WrongType, Got: rulesets.WantList, Want: rulesets.WantMapping},
			"This must be keys with values, as {a: b}, not a list, as [a, b].",
			"これ は[a, b] のようなリストではなく、{a: b} のようなキーと値を書きます。"},
		{rulesets.Problem{Kind: rulesets.Null, Want: rulesets.WantValue},
			"This has no value. It must be given, as target=50.",
			"これ に値がありません。target=50 のように値を書きます。"},
		{rulesets.Problem{Kind: rulesets.WrongType, Key: "phases.1", Got: "2", Want: rulesets.WantOneKey},
			"phases.1 must be one phase, but has 2 keys. Its parameters stand below its name, indented further than that.",
			"phases.1 は一つのフェーズですが、キーが2個あります。パラメータはフェーズの名前の下に、もう一段下げて書きます。"},
		{rulesets.Problem{Kind: rulesets.WrongType, Key: "phases.1", Got: "0", Want: rulesets.WantOneKey},
			"phases.1 is empty. It must be one phase with its parameters, as board: {}.",
			"phases.1 が空です。board: {} のように一つのフェーズを書きます。"},
		{rulesets.Problem{Kind: rulesets.WrongType, Key: "phases.1", Got: "board", Want: rulesets.WantPhase},
			"phases.1 must be one phase with its parameters, as board: {}, not “board”.",
			"phases.1 は「board」ではなく、board: {} のように一つのフェーズを書きます。"},
	} {
		for lang, want := range map[Lang]string{English: test.en, Japanese: test.ja} {
			if got := (Voice{Lang: lang}).ProblemSentence(test.p); got != want {
				t.Errorf("got  %s\nwant %s", got, want)
			}
		}
	}
}
