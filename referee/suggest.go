package referee

import "bones/rulesets"

// nearest returns the candidate that folded was probably meant as, "" where none comes near. shown, if given, is what stands
// for a candidate.
func nearest(folded string, candidates, shown []string) string {
	found := rulesets.Nearest(folded, candidates)
	for i, candidate := range candidates {
		if candidate == found && found != "" && shown != nil {
			return shown[i]
		}
	}
	return found
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
