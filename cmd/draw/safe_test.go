package draw

import (
	"encoding/json"
	"errors"
	"strings"
	"testing"
	"unicode/utf8"

	"pgregory.net/rapid"
)

func TestSafe(t *testing.T) {
	for _, c := range []struct{ name, text, want string }{
		{"ASCII", "Ann-Marie 2", "Ann-Marie 2"},
		{"Japanese with an ideographic blank", "王　小明", "王　小明"},
		{"accents, composed and combining", "José Jose\u0301", "José Jose\u0301"},
		{"an emoji of several characters", "👩🏽‍🚀❤️", "👩🏽‍🚀❤️"},
		{"a flag spelt with tags", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "🏴󠁧󠁢󠁥󠁮󠁧󠁿"},
		{"a non-joiner inside a word", "می\u200cخواهم", "می\u200cخواهم"},
		{"colour", "\x1b[31mAnn\x1b[0m", `\x1b[31mAnn\x1b[0m`},
		{"a window title", "\x1b]0;x\a", `\x1b]0;x\a`},
		{"the one-character escape", "\u009b2J", `\u009b2J`},
		{"carriage return, newline, tab", "a\rb\nc\td", "a b c d"},
		{"Unicode's own line ends", "a\u2028b\u2029c", "a b c"},
		{"backspace, delete, NUL", "a\bb\x7fc\x00", `a\bb\x7fc\x00`},
		{"right to left override", "nn\u202eA", `nn\u202eA`},
		{"isolates and marks", "\u2066\u2069\u200f\u061c", `\u2066\u2069\u200f\u061c`},
		{"invisible", "\u200b\u2060\ufeff\u00ad", `\u200b\u2060\ufeff\u00ad`},
		{"private use", "\ue000", `\ue000`},
		{"bytes that are no UTF-8", "a\xff\x1b\xc3", `a\xff\x1b\xc3`},
		{"the replacement character itself", "\ufffd", "\ufffd"},
	} {
		if got := Safe(c.text); got != c.want {
			t.Errorf("%s: %q is shown as %q, not %q", c.name, c.text, got, c.want)
		}
	}
}

// TestSafeJSON: the same JSON, in which nothing is obeyed.
func TestSafeJSON(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{`{"a":"Ann 王　小明 👩🏽‍🚀"}` + "\n", `{"a":"Ann 王　小明 👩🏽‍🚀"}` + "\n"},
		{"\"\u009b2J\u202e\x7f\"\n", `"\u009b2J\u202e\u007f"` + "\n"},
		{"\"\U000f0000\ufeff\"", `"\udb80\udc00\ufeff"`},
	} {
		if got := SafeJSON([]byte(c.text)); string(got) != c.want {
			t.Errorf("%q is shown as %q, not %q", c.text, got, c.want)
		}
	}
	rapid.Check(t, func(t *rapid.T) {
		text, err := json.Marshal(anyText.Draw(t, "text"))
		if err != nil {
			t.Fatal(err)
		}
		var was, is string
		if err := errors.Join(json.Unmarshal(text, &was), json.Unmarshal(SafeJSON(text), &is)); err != nil || was != is {
			t.Errorf("%s has become %s: %v", text, SafeJSON(text), err)
		}
		if safe := string(SafeJSON(text)); Safe(safe) != safe {
			t.Errorf("%q is shown as %q", text, safe)
		}
	})
}

func TestSafeTextStaysAsItIs(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		once := Safe(anyText.Draw(t, "text"))
		if twice := Safe(once); twice != once {
			t.Errorf("%q became %q", once, twice)
		}
	})
}

func FuzzSafe(f *testing.F) {
	f.Add("\x1b[31mAnn\u202e\xff")
	f.Fuzz(func(t *testing.T, text string) {
		safe := Safe(text)
		if !utf8.ValidString(safe) || strings.ContainsFunc(safe, func(r rune) bool { return r < ' ' || r >= 0x7f && r < 0xa0 }) {
			t.Errorf("%q is shown as %q", text, safe)
		}
	})
}
