package say

import "testing"

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
