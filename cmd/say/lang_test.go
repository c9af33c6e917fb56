package say

import "testing"

func TestLangOf(t *testing.T) {
	tests := []struct {
		env  map[string]string
		want Lang
	}{
		{nil, English},
		{map[string]string{"LANG": "ja_JP.UTF-8"}, Japanese},
		{map[string]string{"LANG": "ja"}, Japanese},
		{map[string]string{"LANG": "ja.UTF-8"}, Japanese},
		{map[string]string{"LANG": "ja-JP"}, Japanese},
		{map[string]string{"LANG": "jam_JM.UTF-8"}, English},
		{map[string]string{"LANG": "C.UTF-8"}, English},
		{map[string]string{"LANG": "de_AT.UTF-8"}, English},
		{map[string]string{"LANG": "ja_JP.UTF-8", "LC_ALL": "C"}, English},
		{map[string]string{"LANG": "en_GB.UTF-8", "LC_MESSAGES": "ja_JP.UTF-8"}, Japanese},
		{map[string]string{"LC_MESSAGES": "en_GB.UTF-8", "LC_ALL": "ja_JP.UTF-8"}, Japanese},
		{map[string]string{"LC_ALL": "en_GB.UTF-8", "BONES_LANG": "ja"}, Japanese},
		{map[string]string{"LC_ALL": "ja_JP.UTF-8", "BONES_LANG": "EN"}, English},
		{map[string]string{"LC_ALL": "", "LANG": "ja_JP.UTF-8@calendar=japanese"}, Japanese},
	}
	for _, tt := range tests {
		if got := LangOf(func(name string) string { return tt.env[name] }); got != tt.want {
			t.Errorf("LangOf(%v) = %s, want %s", tt.env, got, tt.want)
		}
	}
}

func TestParseLang(t *testing.T) {
	for text, want := range map[string]Lang{"en": English, "ja": Japanese, "JA": Japanese} {
		if got, ok := ParseLang(text); got != want || !ok {
			t.Errorf("ParseLang(%q) = %s, %v", text, got, ok)
		}
	}
	for _, text := range []string{"", "fr", "japanese", "ja_JP"} {
		if _, ok := ParseLang(text); ok {
			t.Errorf("ParseLang(%q) is accepted", text)
		}
	}
}
