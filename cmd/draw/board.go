package draw

import (
	"strconv"
	"strings"

	"bones/scoring"
)

// A Track is one player's or team's way along the board.
type Track struct {
	Name string
	// Front is the score; Back is what it was before the last points were made.
	Front, Back scoring.Points
	// Note follows the score in words, such as "38 to go".
	Note string
}

// A Board is a peg board: a track for each player and two pegs on it, which leapfrog. The hole of the front peg is the
// score, its distance from the back peg what was last made. The score stands beside the track in figures too, exactly
// even where it is off the track, below zero or beyond the target.
type Board struct {
	Tracks []Track
	// Target is the number of the last hole; 0 for a game without one.
	Target int
	// Skunk and DoubleSkunk are the scores that save a loser from a skunk (91 in a game to 121) and from a double skunk
	// (61). A line is drawn before their holes; 0 draws none.
	Skunk, DoubleSkunk int
	// MaxLines is how many lines the picture should not exceed, if it can be helped: a hole then stands for more points.
	// 0 is no limit.
	MaxLines int
}

// Draw sets the tracks in rows of holes in groups of five, between the name and the score where there is room for that
// and below them otherwise, whichever takes fewer lines. A peg at zero or less stands before the first hole. Where both
// pegs of a player share a hole, only the front one is seen. Half a point is a peg of another shape in the hole below.
// Where a hole stands for several points, a peg is in the last hole reached, and a line at the end says for how many.
func (b Board) Draw(s Style, width int) Picture {
	if len(b.Tracks) == 0 {
		return nil
	}
	width = max(width, MinWidth)
	c := b.course(1)
	picture := b.shortest(s, c, width)
	for b.MaxLines > 0 && len(picture) > b.MaxLines && c.holes > street {
		c = b.course(coarser(c.unit))
		picture = b.shortest(s, c, width)
	}
	return picture.trimmed()
}

// shortest draws the board in the layout that takes the fewest lines.
func (b Board) shortest(s Style, c course, width int) Picture {
	var best Picture
	for _, perRow := range []int{street, 2 * street, 3 * street, 4 * street, 4 * group, 2 * group, group} {
		if perRow < street && best != nil {
			break // streets are cut only where a whole one is too wide
		}
		for _, layout := range []func(Style, course, int, int) Picture{b.beside, b.below} {
			picture := layout(s, c, perRow, width)
			if picture != nil && (best == nil || len(picture) < len(best)) {
				best = picture
			}
		}
	}
	if c.unit > 1 {
		best = append(best, s.Fit(s.mark("·", ".")+" = "+strconv.Itoa(c.unit), width))
	}
	return best
}

// beside sets names at the left of the tracks and scores at their right; nil if there is no room for that.
func (b Board) beside(s Style, c course, perRow, width int) Picture {
	const shortest, longest = 8, 16 // columns a name is given, if it needs them
	names, scores := b.names(), b.scores()
	nameWidth := min(widest(names), longest)
	firstRow, anyRow := c.width(perRow)
	if room := width - 1 - max(firstRow+3+widest(scores), anyRow); room < nameWidth {
		nameWidth = room
		if room < min(widest(names), shortest) {
			return nil
		}
	}
	var picture Picture
	for seat, t := range b.Tracks {
		name, score := s.seat(seat, PadRight(s.Fit(names[seat], nameWidth), nameWidth)), "   "+scores[seat]
		for _, row := range c.rows(perRow) {
			picture = append(picture, name+" "+s.row(c, t, seat, row)+score)
			name, score = blanks(nameWidth), ""
		}
	}
	return picture
}

// below sets name and score in a line above each track; nil if its rows are too long.
func (b Board) below(s Style, c course, perRow, width int) Picture {
	const shortest = 8 // columns a name keeps beside a long note
	if _, anyRow := c.width(perRow); anyRow > width {
		return nil
	}
	names, scores := b.names(), b.scores()
	nameWidth := min(widest(names), max(width-2-widest(scores), shortest))
	var picture Picture
	for seat, t := range b.Tracks {
		name := s.Fit(names[seat], nameWidth)
		score := s.Fit(scores[seat], width-2-nameWidth)
		picture = append(picture, s.seat(seat, name)+blanks(nameWidth-Width(name)+2)+score)
		for _, row := range c.rows(perRow) {
			picture = append(picture, s.row(c, t, seat, row))
		}
	}
	return picture
}

func (b Board) names() []string {
	names := make([]string, len(b.Tracks))
	for i, t := range b.Tracks {
		names[i] = Safe(t.Name)
	}
	return names
}

// scores returns score, last points and note of each track, in columns.
func (b Board) scores() []string {
	var totals, lasts, scores []string
	for _, t := range b.Tracks {
		totals = append(totals, t.Front.String())
		lasts = append(lasts, t.last())
	}
	total, last := widest(totals), widest(lasts)
	if last > 0 {
		last++
	}
	for i, t := range b.Tracks {
		score := PadLeft(totals[i], total) + PadLeft(lasts[i], last) + "  " + Safe(t.Note)
		scores = append(scores, strings.TrimRight(score, " "))
	}
	return scores
}

// last writes what was last made, with its sign; nothing if it was nothing.
func (t Track) last() string {
	last := t.Front - t.Back
	switch {
	case last > 0:
		return "+" + last.String()
	case last < 0:
		return last.String()
	}
	return ""
}

// widest returns the width of the widest text.
func widest(texts []string) int {
	w := 0
	for _, text := range texts {
		w = max(w, Width(text))
	}
	return w
}

// row draws a row of a track, before its holes two columns for the start and for a line at the first hole.
func (s Style) row(c course, t Track, seat int, row span) string {
	front, back := c.peg(t.Front), c.peg(t.Back)
	at := func(hole int, empty string) string {
		switch hole {
		case front.hole:
			if front.half {
				return s.seat(seat, s.mark("◐", "Q"))
			}
			return s.seat(seat, s.mark("●", "O"))
		case back.hole:
			if back.half {
				return s.seat(seat, s.mark("◔", "q"))
			}
			return s.seat(seat, s.mark("○", "o"))
		}
		return empty
	}
	var line strings.Builder
	if row.first == 1 {
		line.WriteString(at(0, " "))
	} else {
		line.WriteByte(' ')
	}
	for hole := row.first; hole <= row.last; hole++ {
		gap := ""
		switch {
		case hole == row.first:
			gap = " "
		case (hole-1)%street == 0 && hole < c.holes:
			gap = "  "
		case (hole-1)%group == 0:
			gap = " "
		}
		switch hole {
		case c.doubleSkunk:
			gap = strings.TrimSuffix(gap, " ") + s.mark("║", "|")
		case c.skunk:
			gap = strings.TrimSuffix(gap, " ") + s.mark("│", "|")
		}
		line.WriteString(gap + at(hole, s.mark("·", ".")))
	}
	return line.String()
}

// seat paints the name or a peg of a seat in its colour.
func (s Style) seat(seat int, text string) string {
	colours := []string{"1;36", "1;33", "1;35", "1;32", "1;31", "1;34"}
	return s.paint(colours[seat%len(colours)], text)
}
