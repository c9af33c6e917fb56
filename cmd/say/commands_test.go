package say

import "testing"

func TestEveryMisuseHasWords(t *testing.T) {
	for _, lang := range Langs {
		said := map[string]bool{}
		for _, kind := range constants(t, ".", "MisuseKind") {
			m := Misuse{Kind: MisuseKind(kind), Flag: "set", Text: "targett", Suggest: "target", Allowed: []string{"target", "deal"}, Count: 2}
			text := Voice{Lang: lang}.Misuse(m)
			if text == "" || said[text] {
				t.Errorf("%s: the misuse %s has no words of its own: %q", lang, kind, text)
			}
			said[text] = true
			short(t, string(lang)+": "+kind, text, 2)
		}
	}
}
