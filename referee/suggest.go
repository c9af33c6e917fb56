package referee

// nearest returns the candidate closest to text, or "" where none is close enough to have been meant: one wrong, missing,
// added or swapped letter for a short word, two for a longer one. shown, if given, is what is returned for a candidate.
func nearest(text string, candidates, shown []string) string {
	best, found := 1+min(2, len([]rune(text))/3), ""
	for i, candidate := range candidates {
		if d := distance(text, candidate); d < best {
			best, found = d, candidate
			if shown != nil {
				found = shown[i]
			}
		}
	}
	return found
}

// distance counts the letters to insert, drop, replace or swap with their neighbour to make b of a.
func distance(a, b string) int {
	s, t := []rune(a), []rune(b)
	rows := make([][]int, len(s)+1)
	for i := range rows {
		rows[i] = make([]int, len(t)+1)
		rows[i][0] = i
	}
	for j := range t {
		rows[0][j+1] = j + 1
	}
	for i := range s {
		for j := range t {
			cost := 1
			if s[i] == t[j] {
				cost = 0
			}
			rows[i+1][j+1] = min(rows[i][j]+cost, rows[i][j+1]+1, rows[i+1][j]+1)
			if i > 0 && j > 0 && s[i] == t[j-1] && s[i-1] == t[j] {
				rows[i+1][j+1] = min(rows[i+1][j+1], rows[i-1][j-1]+1)
			}
		}
	}
	return rows[len(s)][len(t)]
}

func wordTexts(f Family) []string {
	var texts []string
	for i := range language {
		if language[i].families&f != 0 {
			texts = append(texts, language[i].english)
		}
	}
	return texts
}
