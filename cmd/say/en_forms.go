package say

import (
	"strconv"

	"bones/referee"
)

func (en) callsWithoutSuit() (none, nello string) { return "none", "nello" }

func (en) promptHelp(words string) string {
	return "Always: " + words + ". Short: p pass or go, u undo, q leave."
}

func (en) helpHint() string { return "? explains, Tab completes, q leaves." }

func (v en) opens(w referee.Word) string { return v.Word(w) }

func (en) askEnd(open [2]int) string {
	return "At which end, " + strconv.Itoa(open[0]) + " or " + strconv.Itoa(open[1]) + "?"
}

func (v en) tilesSoFar(n, of, pips int) string {
	tiles := v.count(n, "tile")
	if of > 0 {
		tiles = strconv.Itoa(n) + " of " + v.count(of, "tile")
	}
	return tiles + ", " + v.count(pips, "pip")
}
