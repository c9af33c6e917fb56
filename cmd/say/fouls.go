package say

import (
	"strings"

	"bones/referee"
	"bones/scoring"
)

type foulTongue interface {
	// foul says what was wrong and what shows it; "" for a code without words. line names a line of the sheet.
	foul(f referee.Foul, line func(int) string) string
	// missed and itCounts stand before combinations: those a claim left out, those there are.
	missed() string
	itCounts() string
	// remedy says what the table can do about a foul that stands.
	remedy(f referee.Foul) string
	settled() string
	// lineNumber names a line of the sheet, with its text unless that is "".
	lineNumber(n int, text string) string
	// claim says what a player claimed: that he had nothing to play, or so.
	claim(f referee.Finding) string
	// verdict says how that claim ended.
	verdict(f referee.Finding) string
}

// Foul says what breach is certain and which lines show it. quote returns the text of a line of the sheet, to be shown beside
// its number; it may be nil, and may return "" for a line it does not know.
func (v Voice) Foul(f referee.Foul, quote func(line int) string) string {
	t := v.tongue()
	text := t.foul(f, func(n int) string {
		if quote == nil {
			return t.lineNumber(n, "")
		}
		return t.lineNumber(n, typed(quote(n)))
	})
	if text == "" {
		return string(f.Code)
	}
	if len(f.Tiles) > 0 {
		text += v.miscounted(f)
	}
	return text
}

// miscounted explains a wrong count by its combinations: those that account for what the claim is short by, where some do,
// otherwise all that there are.
func (v Voice) miscounted(f referee.Foul) string {
	t := v.tongue()
	tally := scoring.CountShow(f.Tiles[0], f.Tiles[1:])
	names := func(combinations []scoring.Combination) string {
		parts := make([]string, len(combinations))
		for i, c := range combinations {
			parts[i] = t.part(c.Kind, tally.Of(c))
		}
		return strings.Join(parts, " + ")
	}
	missed := tally.Missed(f.Points[0].Whole())
	switch {
	case len(tally.Combinations) == 0:
		return ""
	case len(missed) == 0:
		return t.space() + t.itCounts() + names(tally.Combinations) + t.stop()
	}
	sets := make([]string, len(missed))
	for i, set := range missed {
		sets[i] = names(set)
	}
	return t.space() + t.missed() + t.or(sets) + t.stop()
}

// FoulReport is a foul with what the table can do about it, as long as it stands.
func (v Voice) FoulReport(f referee.Foul, quote func(line int) string, settled bool) string {
	t := v.tongue()
	if settled {
		return v.Foul(f, quote) + t.space() + t.settled()
	}
	return v.Foul(f, quote) + t.space() + t.remedy(f)
}

// FoulReportAt is the report of a foul in a file, as `check` gives it: the place, what FoulReport says, the code.
func (v Voice) FoulReportAt(file string, f referee.Foul, quote func(line int) string, settled bool) string {
	return at(file, f.Line, 0) + ": " + v.FoulReport(f, quote, settled) + " [" + string(f.Code) + "]"
}

// Finding says what a player claimed of a hidden hand, and whether that was kept, broken, or is open for good.
func (v Voice) Finding(f referee.Finding) string {
	t := v.tongue()
	return t.claim(f) + t.verdict(f)
}

// proven says whether a tile shows that a claim was wrong; otherwise counting does.
func proven(tile scoring.Tile) bool { return tile != scoring.NoTile }

// lineNumbers names lines without their texts.
func lineNumbers(lines []int, line func(int) string) []string {
	names := make([]string, len(lines))
	for i, n := range lines {
		names[i] = line(n)
	}
	return names
}
