package draw

import (
	"bytes"
	"fmt"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf16"
	"unicode/utf8"
)

// Safe returns text in which nothing can move the cursor, change the terminal, reorder or hide what stands around it:
// control characters, the escape character, bidirectional overrides and other invisible format characters, unassigned
// and private characters and bytes that are no UTF-8 are written out as \x1b or \u202e, as in a Go string. What starts a
// new line, and the tab, becomes a blank. Joiners and tags stay: emoji and several scripts are spelt with them.
func Safe(text string) string {
	if strings.IndexFunc(text, func(r rune) bool { return r == utf8.RuneError || !harmless(r) }) < 0 {
		return text
	}
	var safe strings.Builder
	for rest := text; rest != ""; {
		r, size := utf8.DecodeRuneInString(rest)
		switch {
		case r == utf8.RuneError && size == 1:
			safe.WriteString(`\x` + strconv.FormatUint(uint64(rest[0]), 16))
		case harmless(r):
			safe.WriteRune(r)
		case strings.ContainsRune("\t\n\v\f\r\u2028\u2029", r):
			safe.WriteByte(' ')
		default:
			quoted := strconv.QuoteRuneToASCII(r)
			safe.WriteString(quoted[1 : len(quoted)-1])
		}
		rest = rest[size:]
	}
	return safe.String()
}

// SafeJSON returns the same JSON with every character that Safe does not show as it is written as its number, as JSON does of the
// controls in ASCII alone. What it means stays the same.
func SafeJSON(text []byte) []byte {
	escapes := func(r rune) bool { return r != '\n' && !harmless(r) }
	if bytes.IndexFunc(text, escapes) < 0 {
		return text
	}
	var safe []byte
	for _, r := range string(text) {
		switch high, low := utf16.EncodeRune(r); {
		case !escapes(r):
			safe = utf8.AppendRune(safe, r)
		case r <= 0xffff:
			safe = fmt.Appendf(safe, `\u%04x`, r)
		default:
			safe = fmt.Appendf(safe, `\u%04x\u%04x`, high, low)
		}
	}
	return safe
}

// harmless reports whether r is shown as it is.
func harmless(r rune) bool {
	const (
		nonJoiner, joiner = '\u200c', '\u200d'
		firstTag, lastTag = '\U000e0020', '\U000e007f'
	)
	return unicode.IsGraphic(r) || r == nonJoiner || r == joiner || firstTag <= r && r <= lastTag
}
