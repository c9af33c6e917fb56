package say

import (
	"strings"
	"testing"
)

func TestPromptWords(t *testing.T) {
	for text, want := range map[string]PromptWord{
		"?": AskWhat, "？": AskWhat, "WHY": AskWhy, "なぜ": AskWhy, "ｌｏｇ": ShowLog, "記録": ShowLog, "ｐ": ShortPass, "Ｕ": ShortUndo, "q": Leave,
		"quit": Leave, "やめる": Leave, "くじ引き": DrawLots, "Draw": DrawLots, "count": CountAside, "": NoPromptWord, "64": NoPromptWord, "pass": NoPromptWord,
	} {
		if got := ParsePromptWord(text); got != want {
			t.Errorf("%q is %d, want %d", text, got, want)
		}
	}
	for _, lang := range []Lang{English, Japanese} {
		for w := AskWhat; w < promptWords; w++ {
			if text := (Voice{Lang: lang}).PromptWord(w); ParsePromptWord(text) != w {
				t.Errorf("%v: %q is not understood", lang, text)
			}
		}
	}
}

// A question stands at every prompt, also where nobody has said whose it is.
func TestPromptAsks(t *testing.T) {
	for _, c := range []struct{ game, lines, en, ja string }{
		{"reveille", "turn 5-1", "Who plays first? › ", "だれからですか？ › "},
		{"cribbage", "starter 5-1", "Who plays first? › ", "だれからですか？ › "},
		{"cribbage", "Ann: deals; starter 5-1; Ben: pegs 2", "Ben shows › ", "Benの手牌 › "},
		{"bingo", "Ann: deals; trump 5-2; 5-4; 4-1; declares 2", "Ben › ", "Ben › "},
		{"bingo", "Ann: deals; trump 5-2; 5-4; 4-1; declares 2; 6-6", "Ben shows › ", "Benの公開するダブル › "},
	} {
		m, _ := play(t, c.game, people[:2], nil, strings.Split(c.lines, "; ")...)
		for lang, want := range map[Lang]string{English: c.en, Japanese: c.ja} {
			if got := (Voice{Lang: lang, Names: m.Names, Rules: m.Rules}).Prompt(m); got != want {
				t.Errorf("%s: %s: %q, want %q", c.game, c.lines, got, want)
			}
		}
	}
}
