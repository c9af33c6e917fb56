package referee

import "bones/scoring"

// A claim is what a player has said of his hidden hand: a pass, a go, not following denies that he holds any of a set of
// tiles. What he lays or turns up later breaks it, or, when his whole hand is known, keeps it.
type claim struct {
	code   Code
	seat   Seat
	line   int
	denied scoring.Set // tiles he says he does not hold
	lesser duty        // those of them that he would owe only if he held none of the others, and the foul that is
	others bool        // he says it of all the others' hands instead of his own
	closed bool        // he has drawn since: what he shows from now on proves nothing
	kept   bool        // a count that was said, and was right
	broken bool
	proof  int          // the line that broke it
	tile   scoring.Tile // the tile that broke it
	blamed bool         // a foul proved by counting is on record in its place: it, or another of this player's, is wrong
	aside  bool         // left out of the reckoning for the moment
}

// stands says whether a claim still says anything about its player's hand.
func (c *claim) stands() bool { return !c.broken && !c.closed }

// A Foul is a breach that is certain.
type Foul struct {
	Hand    int
	Code    Code
	Seat    Seat // whose claim was wrong; NoSeat where that is not known
	Line    int  // the first line at which it is certain
	Earlier int  // the line of the wrong claim; of a proof by counting, of the latest claim that it takes
	Tile    scoring.Tile
	Lines   []int             // of a proof by counting: the lines of the claims that cannot all be true
	Points  [2]scoring.Points // of a wrong count: claimed and true
	Tiles   []scoring.Tile    // of a wrong count: the starter, then the tiles counted; nil where only their points were told
	Of      Part              // of a wrong count: what was counted
	Unsaid  bool              // of a wrong count: he claimed nothing before the table went on in the line Earlier, which is 0
}

// A Finding is how a claim ended: kept, broken, or open, because the tiles that would tell were never shown.
type Finding struct {
	Hand   int
	Code   Code
	Seat   Seat
	Tile   scoring.Tile
	Line   int
	Proof  int // the line that broke it, or with which it was certain that it was kept; 0 where it is open
	Denied scoring.Set
	State  FindingState
}

// FindingState is kept, broken or open.
type FindingState string

// The states of findings.
const (
	Kept   FindingState = "kept"
	Broken FindingState = "broken"
	Open   FindingState = "open"
)

// claim notes what a player has denied. Where a tile that is known to be in his hand contradicts it, it is a foul at once.
func (t *Table) claim(code Code, seat Seat, line int, denied scoring.Set) {
	t.claimDuties(seat, line, duty{denied, code}, duty{})
}

// claimDuties notes that a player has met neither of two duties, the second owed only where the first cannot be met. It is
// one claim, and wrong, if it is, only once.
func (t *Table) claimDuties(seat Seat, line int, first, lesser duty) {
	could := t.rules.Set &^ t.seen &^ t.lying
	first.tiles &= could
	lesser.tiles &= could &^ first.tiles
	c := claim{code: first.code, seat: seat, line: line, denied: first.tiles | lesser.tiles, lesser: lesser, tile: scoring.NoTile}
	switch {
	case c.denied == 0:
		return
	case first.tiles == 0:
		c.code, c.lesser = lesser.code, duty{}
	}
	t.claims = append(t.claims, c)
	for _, tiles := range [...]scoring.Set{first.tiles, lesser.tiles} {
		for tile := range (tiles & t.known[seat]).All() {
			t.breakClaim(&t.claims[len(t.claims)-1], tile, line)
			return
		}
	}
}

// closeClaims notes that a player draws: what he shows from now on need not have been in his hand when he made them.
func (t *Table) closeClaims(seat Seat) {
	for i := range t.claims {
		if t.claims[i].seat == seat {
			t.claims[i].closed = true
		}
	}
}

// reveal proves what a tile proves that turns out to have been in a player's hand. Each wrong claim is one foul, however many
// tiles show it.
func (t *Table) reveal(seat Seat, tile scoring.Tile, line int) {
	for _, blamed := range [...]bool{true, false} { // what is on record explains as much as it can
		for i := range t.claims {
			if c := &t.claims[i]; (c.seat == seat) != c.others && c.blamed == blamed && c.stands() && c.denied.Has(tile) {
				t.breakClaim(c, tile, line)
			}
		}
	}
}

// breakClaim notes that a claim is wrong: a tile shows it in that line, or, with NoTile, counting does. It is a foul, unless
// it is on record already as one that counting has proved.
func (t *Table) breakClaim(c *claim, tile scoring.Tile, line int) {
	c.broken, c.proof, c.tile = true, line, tile
	if tile != scoring.NoTile && c.lesser.tiles.Has(tile) {
		c.code = c.lesser.code
	}
	t.explainDeal(c)
	if c.blamed || t.explains(c) {
		return
	}
	f := Foul{Code: c.code, Seat: c.seat, Line: max(line, c.line), Earlier: c.line, Tile: tile}
	if tile == scoring.NoTile {
		f.Lines = []int{c.line}
	}
	t.accuse(f)
}

// accuse puts a foul on record. A foul that a repair has brought to light is certain with the repair, not with the lines
// before it that were judged again; one that stood before the repair keeps its line.
func (t *Table) accuse(f Foul) {
	f.Hand = t.number
	if f.Line <= t.repair.line {
		f.Line = t.repair.line
		again := f.in(t.fouls)
		if stood := f.in(t.repair.before); len(again) < len(stood) {
			f.Line = stood[len(again)].Line
		}
	}
	t.fouls = append(t.fouls, f)
}

// in returns those of some fouls that are for the same claim.
func (f *Foul) in(fouls []Foul) (same []Foul) {
	for _, g := range fouls {
		if g.Code == f.Code && g.Seat == f.Seat && g.Earlier == f.Earlier {
			same = append(same, g)
		}
	}
	return same
}

// fileClaims puts the claims of a finished hand on record.
func (t *Table) fileClaims() {
	if len(t.claims) > 0 {
		t.findings = added(t.findings, t.findingsNow())
	}
}

// findingsNow is how the claims of the hand stand.
func (t *Table) findingsNow() []Finding {
	findings := make([]Finding, len(t.claims))
	for i := range t.claims {
		findings[i] = t.finding(&t.claims[i])
	}
	return findings
}

func (t *Table) finding(c *claim) Finding {
	f := Finding{Hand: t.number, Code: c.code, Seat: c.seat, Line: c.line, Proof: c.proof, Denied: c.denied, Tile: c.tile, State: Open}
	switch {
	case c.broken:
		f.State = Broken
	case c.kept, c.code != WrongClaim && !c.closed && t.isKnownFor(c):
		f.State = Kept
		if c.code != WrongClaim {
			f.Proof = t.knownForIn(c)
		}
	}
	return f
}

// isKnownFor says whether all the hands that a claim is about are known.
func (t *Table) isKnownFor(c *claim) bool {
	for seat := range Seat(t.players) {
		if (c.seat == seat) != c.others && !t.handIsKnown(seat) {
			return false
		}
	}
	return true
}

// knownForIn is the line with which they were known.
func (t *Table) knownForIn(c *claim) int {
	line := c.line
	for seat := range Seat(t.players) {
		if (c.seat == seat) != c.others {
			line = max(line, t.shown[seat])
		}
	}
	return line
}

// handIsKnown says whether every tile a player held is public: he has laid them all, or turned the rest up. After a hand that
// was entered by its result only, he may have laid tiles that nobody wrote down.
func (t *Table) handIsKnown(seat Seat) bool {
	up := &t.up[seat]
	if t.loose {
		return up.exact && up.tiles.Len() == t.left[seat]
	}
	return up.exact || t.left[seat] == 0
}

// foulStandsAt says whether a foul stands whose wrong claim is in the line.
func (t *Table) foulStandsAt(line int) bool {
	for i := range t.fouls {
		if t.fouls[i].Earlier == line && !t.isSettled(&t.fouls[i]) {
			return true
		}
	}
	return false
}

func (t *Table) isSettled(f *Foul) bool {
	for _, line := range t.settled {
		if line == f.Earlier {
			return true
		}
	}
	return false
}
