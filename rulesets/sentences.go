package rulesets

// sentenceNames are the rules that a refusal may quote in a game of these phases.
func sentenceNames(r *Rules) []string {
	return []string{"must-play", "equal-halves", "blocked", "no-drawing", "domino"}
}
