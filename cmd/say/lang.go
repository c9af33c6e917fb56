package say

import "strings"

// A Lang is a language that bones speaks, by its ISO 639-1 code.
type Lang string

// The languages.
const (
	English  Lang = "en"
	Japanese Lang = "ja"
)

// Langs are all of them.
var Langs = []Lang{English, Japanese}

// ParseLang reads the value of --lang. ok is false where bones does not speak that language.
func ParseLang(text string) (lang Lang, ok bool) {
	for _, lang := range Langs {
		if strings.EqualFold(text, string(lang)) {
			return lang, true
		}
	}
	return English, false
}

// LangOf returns the language that the environment asks for: the first of BONES_LANG, LC_ALL, LC_MESSAGES and LANG that is
// set decides, as POSIX has it for the last three. What bones does not speak, C and POSIX included, becomes English.
func LangOf(getenv func(string) string) Lang {
	for _, name := range []string{"BONES_LANG", "LC_ALL", "LC_MESSAGES", "LANG"} {
		if locale := getenv(name); locale != "" {
			language, _, _ := strings.Cut(strings.ReplaceAll(locale, "-", "_"), "_")
			language, _, _ = strings.Cut(language, ".") // ja.UTF-8
			language, _, _ = strings.Cut(language, "@")
			lang, _ := ParseLang(language)
			return lang
		}
	}
	return English
}
