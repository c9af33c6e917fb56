package draw

import (
	"bytes"
	"cmp"
	"fmt"
	"html"
)

// A Caption is the words of a board in SVG: its language as a tag such as "ja", its title, and the score told for those
// who do not see the picture.
type Caption struct{ Lang, Title, Desc string }

// Measures of the board in SVG, in its own units.
const (
	holeStep   = 16 // from a hole to the next
	groupStep  = 8  // more at the end of a group
	laneStep   = 20 // from a lane to the next
	turnStep   = 44 // from the last lane of a street to the first of the next
	startStep  = 26 // from the start to the first hole; the second start hole is a hole further off
	finishStep = 28 // to the last hole
	rim        = 24 // around the lanes, and around the board
	numberStep = 14 // from the number of a hole to the hole
	entryStep  = 28 // from a line of the list below the board to the next
	letterStep = 9  // a column of its text, at most
)

// seatPaints are dark enough for white paper, and told apart by people who see few colours.
var seatPaints = []string{"#0072b2", "#d55e00", "#00785a", "#aa4499", "#3f3f3f", "#8a6d00"}

// SVG draws a wooden board: a lane of holes for each player, side by side in streets of thirty that turn at their ends,
// a filled peg at the score and a hollow one where it was before, and below it the names and scores. Half a point is
// halfway to the next hole.
func (b Board) SVG(words Caption) []byte {
	v := &vector{board: b, course: b.course(1), lanes: max(len(b.Tracks), 1)}
	v.streets = v.course.rows(street)
	v.measure()
	v.begin(words)
	for lane := range b.Tracks {
		v.groove(lane)
	}
	v.holes()
	v.numbers()
	for lane := range b.Tracks {
		v.pegs(lane)
	}
	v.list()
	v.print("</svg>\n")
	return v.out.Bytes()
}

// vector is a board on its way to SVG.
type vector struct {
	board         Board
	course        course
	lanes         int
	streets       []span
	left, right   int                         // x of the first hole of the first street, and of its last
	edge          struct{ right, bottom int } // of the wood
	totals, notes int                         // x of the list's columns: where scores end, where notes begin
	width, height int
	out           bytes.Buffer
}

func (v *vector) print(format string, args ...any) { fmt.Fprintf(&v.out, format, args...) }

// text makes a string harmless and fit to stand in XML.
func text(s string) string { return html.EscapeString(Safe(s)) }

// measure places the lanes on the board and the list below it.
func (v *vector) measure() {
	outermost := (v.lanes-1)*laneStep + turnStep/2
	before, after := startStep+holeStep, finishStep
	if len(v.streets) > 1 {
		after = max(after, outermost)
	}
	if len(v.streets) > 2 {
		before = max(before, outermost)
	}
	v.left = 2*rim + before
	v.right = v.left + along(min(v.course.holes, street)-1)
	v.edge.right = v.right + after + rim
	v.edge.bottom = v.upper(len(v.streets)) - turnStep + rim

	var names, totals, lasts, notes []string
	for _, t := range v.board.Tracks {
		names = append(names, listed(t.Name))
		totals = append(totals, t.Front.String())
		lasts = append(lasts, t.last())
		notes = append(notes, listed(t.Note))
	}
	v.totals = 2*rim + 16 + (widest(names)+widest(totals)+1)*letterStep
	v.notes = v.totals + (widest(lasts)+3)*letterStep
	v.width = rim + max(v.edge.right, v.notes+widest(notes)*letterStep)
	v.height = v.edge.bottom + rim + len(v.board.Tracks)*entryStep
}

// along returns how far from the first hole of a street its hole i is, counted from 0.
func along(i int) int { return i*holeStep + i/group*groupStep }

// upper returns the y of the uppermost lane of a street.
func (v *vector) upper(street int) int {
	return 2*rim + numberStep + street*((v.lanes-1)*laneStep+turnStep)
}

// y returns the y of a lane in a street. A turn puts the outer lane of one street at the outside of the next.
func (v *vector) y(street, lane int) int {
	if street%2 == 1 {
		lane = v.lanes - 1 - lane
	}
	return v.upper(street) + lane*laneStep
}

// x returns the x at a distance from the beginning of a street: every other one runs from right to left.
func (v *vector) x(street, distance int) int {
	if street%2 == 1 {
		return v.right - distance
	}
	return v.left + distance
}

// place returns the street of a hole and how far from its beginning it is.
func (v *vector) place(hole int) (street, distance int) {
	if hole == 0 {
		return 0, -startStep
	}
	for v.streets[street].last < hole {
		street++
	}
	i := hole - v.streets[street].first
	if hole == v.course.holes && v.course.target > 0 {
		return street, along(i-1) + finishStep
	}
	return street, along(i)
}

func (v *vector) begin(words Caption) {
	v.print(`<svg xmlns="http://www.w3.org/2000/svg" width="%d" height="%d" viewBox="0 0 %[1]d %d" role="img"`,
		v.width, v.height)
	v.print(` aria-labelledby="title desc"`)
	if words.Lang != "" {
		v.print(` xml:lang="%s" lang="%[1]s"`, text(words.Lang))
	}
	v.print(">\n<title id=\"title\">%s</title>\n<desc id=\"desc\">%s</desc>\n", text(words.Title), text(words.Desc))
	v.print(`<rect width="100%%" height="100%%" fill="#ffffff"/>` + "\n")
	v.print(`<rect x="%d" y="%d" width="%d" height="%d" rx="14" fill="#ecd5a6" stroke="#8a6237" stroke-width="2"/>`+"\n",
		rim, rim, v.edge.right-rim, v.edge.bottom-rim)
}

// groove draws the way of a lane from its start to its last hole.
func (v *vector) groove(lane int) {
	v.print(`<path fill="none" stroke="%s" stroke-opacity="0.22" stroke-width="14" stroke-linecap="round" d="M%d %d`,
		seatPaint(lane), v.left-startStep-holeStep, v.y(0, lane))
	for s := range v.streets {
		_, distance := v.place(v.streets[s].last)
		v.print(" H%d", v.x(s, distance))
		if s < len(v.streets)-1 {
			v.print(" A%d %[1]d 0 0 %d %d %d", (v.y(s+1, lane)-v.y(s, lane))/2, 1-s%2, v.x(s, distance), v.y(s+1, lane))
		}
	}
	v.print("\"/>\n")
}

// holes draws the holes of every lane, two for the start among them.
func (v *vector) holes() {
	v.print("<g fill=\"#5b3a1e\">\n")
	for lane := range v.board.Tracks {
		for _, distance := range []int{-startStep - holeStep, -startStep} {
			v.print(`<circle cx="%d" cy="%d" r="3"/>`, v.x(0, distance), v.y(0, lane))
		}
		for hole := 1; hole <= v.course.holes; hole++ {
			s, distance := v.place(hole)
			radius := 3
			if hole == v.course.holes && v.course.target > 0 {
				radius = 5
			}
			v.print(`<circle cx="%d" cy="%d" r="%d"/>`, v.x(s, distance), v.y(s, lane), radius)
		}
		v.print("\n")
	}
	v.print("</g>\n")
}

// numbers writes above the lanes what every fifth hole and the last stand for, and draws the skunk lines.
func (v *vector) numbers() {
	v.print("<g font-family=\"sans-serif\" font-size=\"11\" fill=\"#6b4a2b\" text-anchor=\"middle\">\n")
	c := v.course
	for hole := group; hole < c.holes; hole += group {
		beforeLast := hole == c.holes-1 && c.target > 0
		if hole != c.skunk && hole != c.doubleSkunk && !beforeLast {
			v.number(hole, hole*c.unit, "")
		}
	}
	v.number(c.holes, cmp.Or(c.target, c.holes*c.unit), "")
	v.line(c.doubleSkunk, v.board.DoubleSkunk)
	v.line(c.skunk, v.board.Skunk)
	v.print("</g>\n")
}

func (v *vector) number(hole, points int, attributes string) {
	s, distance := v.place(hole)
	v.print(`<text x="%d" y="%d"%s>%d</text>`+"\n", v.x(s, distance), v.upper(s)-numberStep, attributes, points)
}

// line draws a skunk line before a hole, which gets the number of points that it takes to be past the line.
func (v *vector) line(hole, points int) {
	if hole == 0 {
		return
	}
	s, distance := v.place(hole)
	before := distance - (holeStep+groupStep)/2
	if hole == 1 || hole > v.streets[s].first {
		_, previous := v.place(hole - 1)
		before = (previous + distance) / 2
	}
	const over = 14
	v.print(`<path stroke="#8c1c13" stroke-width="2" stroke-dasharray="5 3" d="M%d %d V%d"/>`+"\n",
		v.x(s, before), v.upper(s)-over, v.upper(s)+(v.lanes-1)*laneStep+over)
	v.number(hole, points, ` fill="#8c1c13" font-weight="bold"`)
}

// pegs draws the two pegs of a lane, named with the score.
func (v *vector) pegs(lane int) {
	t := v.board.Tracks[lane]
	front, back := v.course.peg(t.Front), v.course.peg(t.Back)
	v.print("<g stroke=\"%s\" stroke-width=\"3\"><title>%s %s</title>", seatPaint(lane), text(t.Name), t.Front)
	behind := 0
	if front == back && front == (peg{}) {
		behind = holeStep // there are two start holes
	}
	v.peg(lane, back, behind, "#ffffff")
	v.peg(lane, front, 0, seatPaint(lane))
	v.print("</g>\n")
}

func (v *vector) peg(lane int, p peg, behind int, fill string) {
	s, distance := v.place(p.hole)
	if p.half {
		distance += holeStep / 2
	}
	v.print(`<circle cx="%d" cy="%d" r="6" fill="%s"/>`, v.x(s, distance-behind), v.y(s, lane), fill)
}

// list writes the scores below the board.
func (v *vector) list() {
	v.print("<g font-family=\"sans-serif\" font-size=\"16\" fill=\"#1a1a1a\">\n")
	for lane, t := range v.board.Tracks {
		y := v.edge.bottom + (lane+1)*entryStep
		v.print(`<circle cx="%d" cy="%d" r="6" fill="%s"/>`, rim+12, y-5, seatPaint(lane))
		v.print(`<text x="%d" y="%d" font-weight="bold">%s</text>`, rim+28, y, text(listed(t.Name)))
		v.print(`<text x="%d" y="%d" font-weight="bold" text-anchor="end">%s</text>`, v.totals, y, t.Front)
		v.print(`<text x="%d" y="%d">%s</text>`, v.totals+letterStep, y, t.last())
		v.print(`<text x="%d" y="%d">%s</text>`+"\n", v.notes, y, text(listed(t.Note)))
	}
	v.print("</g>\n")
}

// listed cuts a name or a note to what the list has room for.
func listed(s string) string { return Style{}.Fit(Safe(s), 64) }

func seatPaint(seat int) string { return seatPaints[seat%len(seatPaints)] }
