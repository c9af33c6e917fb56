package rulesets

import (
	"strings"
	"unicode/utf8"

	"golang.org/x/text/width"
)

// Nearest returns the word that was probably meant, empty if none comes near.
func Nearest(got string, words []string) string {
	plain := func(s string) string {
		return strings.ReplaceAll(strings.ToLower(width.Fold.String(s)), "_", "-")
	}
	got = plain(got)
	best, found := len(got)/3+1, ""
	if len(got) > 2*longestWord {
		return ""
	}
	for _, word := range words {
		d := distance([]rune(got), []rune(plain(word)))
		if 2*d > utf8.RuneCountInString(got) {
			continue // more than half of it would be wrong
		}
		if d < best || d == best && d <= 2 && found == "" {
			best, found = d, word
		}
	}
	return found
}

// longestWord is the length of text for which a near miss is looked for.
const longestWord = 40

// distance is the number of characters to insert, remove, replace or swap with their neighbour to make b from a.
func distance(a, b []rune) int {
	before, last, row := make([]int, len(b)+1), make([]int, len(b)+1), make([]int, len(b)+1)
	for j := range last {
		last[j] = j
	}
	for i := range a {
		row[0] = i + 1
		for j := range b {
			change := 1
			if a[i] == b[j] {
				change = 0
			}
			row[j+1] = min(last[j+1]+1, row[j]+1, last[j]+change)
			if i > 0 && j > 0 && a[i] == b[j-1] && a[i-1] == b[j] {
				row[j+1] = min(row[j+1], before[j-1]+1)
			}
		}
		before, last, row = last, row, before
	}
	return last[len(b)]
}
