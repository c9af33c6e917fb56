package rulesets

import (
	"strings"
	"unicode/utf8"

	"golang.org/x/text/width"
)

// Nearest returns the word that was probably meant, empty if none comes near. Of two that are as near it is the one with the
// same beginning.
func Nearest(got string, words []string) string {
	plain := func(s string) string {
		return strings.ReplaceAll(strings.ToLower(width.Fold.String(s)), "_", "-")
	}
	got = plain(got)
	best, found, begins := len(got)/3+1, "", 0
	if len(got) > 2*longestWord {
		return ""
	}
	for _, word := range words {
		d, same := distance([]rune(got), []rune(plain(word))), sameBeginning(got, plain(word))
		if 2*d > utf8.RuneCountInString(got) {
			continue // more than half of it would be wrong
		}
		if d < best || d == best && d <= 2 && (found == "" || same > begins) {
			best, found, begins = d, word, same
		}
	}
	return found
}

// sameBeginning is how many bytes two texts have in common before they part.
func sameBeginning(a, b string) int {
	n := 0
	for n < min(len(a), len(b)) && a[n] == b[n] {
		n++
	}
	return n
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
