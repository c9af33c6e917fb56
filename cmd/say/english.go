package say

import (
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"bones/scoring"
)

// en is English.
type en struct{ Voice }

func (en) anybody() []string { return []string{"Ann", "Ben", "Cyd", "Dee"} }

func (en) somebody() string { return "somebody" }

// count is a number of things: 1 tile, 3 tiles.
func (en) count(n int, one string) string {
	if n == 1 || n == -1 {
		return strconv.Itoa(n) + " " + one
	}
	return strconv.Itoa(n) + " " + plural(one)
}

// plural is regular but for the words that are not.
func plural(one string) string {
	switch {
	case strings.HasSuffix(one, "y") && !strings.HasSuffix(one, "ay"):
		return strings.TrimSuffix(one, "y") + "ies"
	case strings.HasSuffix(one, "x"), strings.HasSuffix(one, "s"), strings.HasSuffix(one, "ss"):
		return one + "es"
	}
	return one + "s"
}

// unitName is what one point of the match is called.
func (v en) unitName() string {
	switch v.unit() {
	case gamePoints:
		return "game point"
	case marks:
		return "mark"
	case chips:
		return "chip"
	}
	return "point"
}

// points is an amount in the unit of the match.
func (v en) points(p scoring.Points) string {
	if p == scoring.Whole(1) || p == scoring.Whole(-1) {
		return p.String() + " " + v.unitName()
	}
	return p.String() + " " + plural(v.unitName())
}

// and joins the parts of a list: 4-1, 5-5 and 6-4.
func (en) and(parts []string) string { return enumerate(parts, " and ") }

// or joins alternatives.
func (en) or(parts []string) string { return enumerate(parts, " or ") }

func enumerate(parts []string, last string) string {
	if len(parts) < 2 {
		return strings.Join(parts, "")
	}
	n := len(parts) - 1
	return strings.Join(parts[:n], ", ") + last + parts[n]
}

// quote marks what was typed.
func (en) quote(text string) string { return "“" + typed(text) + "”" }

// span is a range of numbers, or the one number it is.
func (en) span(least, most int) string {
	if least == most {
		return strconv.Itoa(least)
	}
	return strconv.Itoa(least) + " to " + strconv.Itoa(most)
}

// ordinal is first, second, … twentieth in letters, beyond in digits.
func (en) ordinal(n int) string {
	words := []string{"", "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth"}
	if n > 0 && n < len(words) {
		return words[n]
	}
	suffix := "th"
	if n/10%10 != 1 {
		switch n % 10 {
		case 1:
			suffix = "st"
		case 2:
			suffix = "nd"
		case 3:
			suffix = "rd"
		}
	}
	return strconv.Itoa(n) + suffix
}

// number is a number in letters, as it is said aloud; beyond ninety-nine in digits.
func (en) number(n int) string {
	small := []string{"no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
		"thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen"}
	tens := []string{"", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"}
	switch {
	case n >= 0 && n < len(small):
		return small[n]
	case n < 0 || n > 99:
		return strconv.Itoa(n)
	case n%10 == 0:
		return tens[n/10]
	}
	return tens[n/10] + "-" + small[n%10]
}

// upper writes the first letter of a sentence large, where its script has such letters.
func upper(s string) string {
	first, size := utf8.DecodeRuneInString(s)
	if size == 0 {
		return s
	}
	return string(unicode.ToUpper(first)) + s[size:]
}
