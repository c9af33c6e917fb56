package say

import (
	"slices"
	"strconv"
	"strings"

	"bones/cmd/draw"
	"bones/referee"
	"bones/scoring"
)

type countTongue interface {
	labels() Labels
	lead(seat referee.Seat) string
	suit(n int) string
	// combination is what is said of one combination of a count, with the total up to it, and how it comes about.
	combination(kind scoring.Kind, tiles []scoring.Tile, total int) (aloud, how string)
	// closed says who has closed the stock, and declaration how many doubles somebody has declared and won with, in the picture.
	closed(seat referee.Seat) string
	declaration(seat referee.Seat, doubles, won int) string
	// counts is said before a hand or the crib is counted aloud, or of one that counts nothing.
	counts(seat referee.Seat, of referee.Part, total int) string
	// part names a combination in a list of what was missed.
	part(kind scoring.Kind, tiles []scoring.Tile) string
	total(points int) string
	pegged(count int, parts []string, points scoring.Points) string
	claimStands(claim int) string
	claimDiffers(claim, off int) string
	missedOne() string
	// differs says how a class of combinations differs from what was claimed for it: how many there are and what they make.
	differs(class scoring.Class, count, points, claim int) string
	kindsDiffer() string
	award(a scoring.Award, reason string) string
	transfer(t scoring.Transfer) string
	sum() string
	pile(seat referee.Seat, tricks int) string
	tileSum(points [2]int, total, trump int) string
	trickNote(n TrickNote, worth int) string
	bidMade(c scoring.Contract, points, tricks int) string
	highestBid(highest int, out []string) string
	nobodyPaid() string
	ranked(n int) string
}

// Labels are the words in the pictures of a table, small and without marks.
type Labels struct {
	Starter, Hand, Crib string // of a count
	Count               string // the running count of the play
	Trump, NoTrump      string
	Nello               string
	Bid, HighestBid     string
	Stock, Tricks       string
	Left                string // how many tiles each has in his hand
	Taken               string // how many tiles each has taken from the pile
	DealPoints          string // what each has won in the deal that is on
	Bank, Stakes        string
	Won                 string // in place of what is to go
	OnOffer             string // the tile turned up for a trick
	Shown               string // doubles shown and still to be led
}

// Labels are the words in the pictures of a table.
func (v Voice) Labels() Labels { return v.tongue().labels() }

// Lead is the label before the tile that a player leads.
func (v Voice) Lead(seat referee.Seat) string { return v.tongue().lead(seat) }

// Closed says who has closed the stock; "" for nobody.
func (v Voice) Closed(seat referee.Seat) string {
	if seat == referee.NoSeat {
		return ""
	}
	return v.tongue().closed(seat)
}

// Declaration says how the declaration of doubles stands that runs.
func (v Voice) Declaration(t referee.TrickTable) string {
	return v.tongue().declaration(t.Declarer, t.Declared, t.Taken)
}

// Suit is the note after a tile led: its suit.
func (v Voice) Suit(n int) string { return v.tongue().suit(n) }

// Tally counts a show aloud: a row for each combination, with its tiles, the running total and how it comes about; then the
// total as a sentence.
func (v Voice) Tally(t scoring.Tally) (rows draw.Table, total string) {
	counted := make([]spoken, len(t.Combinations))
	for i, c := range t.Combinations {
		counted[i] = spoken{c.Kind, t.Of(c), c.Points}
	}
	return v.aloud(counted), v.tongue().total(t.Total())
}

// spoken is one combination of a count that is made aloud.
type spoken struct {
	kind   scoring.Kind
	tiles  []scoring.Tile
	points int
}

// aloud has a row for each combination: what is said of it with the total up to it, its tiles, how it comes about. What is
// said is set so that the tiles begin below each other.
func (v Voice) aloud(counted []spoken) draw.Table {
	var said, how []string
	running, widest := 0, 0
	for _, c := range counted {
		running += c.points
		text, why := v.tongue().combination(c.kind, c.tiles, running)
		said, how = append(said, text+":"), append(how, why)
		widest = max(widest, draw.Width(text)+1)
	}
	var table draw.Table
	for i, c := range counted {
		tiles := strings.Join(tileNames(c.tiles), " ")
		table.Rows = append(table.Rows, []string{draw.PadLeft(said[i], widest) + " " + tiles, how[i]})
	}
	return table
}

// Pegged says what a play has brought the count to, and what it scores: count 15, 5 points: fifteen 2, run 3.
func (v Voice) Pegged(count int, entries []referee.Entry) string {
	var parts []string
	var sum scoring.Points
	for _, e := range entries {
		part := v.Reason(string(e.Reason))
		if len(entries) > 1 {
			part += " " + e.Points.String()
		}
		parts = append(parts, part)
		sum += e.Points
	}
	return v.tongue().pegged(count, parts, sum)
}

// Claim says whether a claimed total stands. Where it is short, the sets of combinations that account for the shortage follow,
// one a line; the tally finds them.
func (v Voice) Claim(t scoring.Tally, claim int) []string {
	tongue := v.tongue()
	total := t.Total()
	if claim == total {
		return []string{tongue.total(total) + tongue.space() + tongue.claimStands(claim)}
	}
	lines := []string{tongue.total(total) + tongue.space() + tongue.claimDiffers(claim, claim-total) + tongue.stop()}
	missed := t.Missed(claim)
	if len(missed) > 1 {
		lines = append(lines, tongue.missedOne())
	}
	for _, set := range missed {
		parts := make([]string, len(set))
		for i, c := range set {
			parts[i] = tongue.part(c.Kind, t.Of(c))
		}
		lines = append(lines, "  "+strings.Join(parts, " + "))
	}
	return lines
}

// ClaimByClass says whether a claim by kinds stands, and, where it does not, in which of them the difference lies, with their
// combinations. A class that is not named is claimed to count nothing.
func (v Voice) ClaimByClass(t scoring.Tally, claims map[scoring.Class]int) []string {
	tongue := v.tongue()
	var claim int
	var differences, combinations []string
	for _, class := range scoring.Classes {
		claim += claims[class]
		only := t.Only(class)
		if only.Total() == claims[class] {
			continue
		}
		differences = append(differences, tongue.differs(class, len(only.Combinations), only.Total(), claims[class]))
		for _, c := range only.Combinations {
			combinations = append(combinations, "  "+tongue.part(c.Kind, t.Of(c)))
		}
	}
	total := t.Total()
	first := tongue.total(total) + tongue.space()
	switch {
	case differences == nil:
		return []string{first + tongue.claimStands(claim)}
	case claim == total:
		first += tongue.kindsDiffer()
	default:
		first += tongue.claimDiffers(claim, claim-total)
	}
	if len(differences) == 1 {
		return append([]string{first + tongue.colon() + differences[0] + tongue.stop()}, combinations...)
	}
	lines := []string{first + tongue.stop()}
	for _, d := range differences {
		lines = append(lines, upper(d)+tongue.stop())
	}
	return append(lines, combinations...)
}

// Pile is over what a player has won in a deal: his name and how many tricks.
func (v Voice) Pile(seat referee.Seat, tricks int) string { return v.tongue().pile(seat, tricks) }

// Worth shows what won tiles, tricks and declarations count, a row for each reason with what each tile counts, and their sum.
func (v Voice) Worth(entries scoring.Entries) draw.Table {
	table := draw.Table{Columns: []draw.Column{{}, {Wrap: true}, {Right: true}}}
	for _, kind := range scoring.Kinds {
		points, found := 0, false
		var tiles []string
		for _, e := range entries {
			if e.Kind != kind {
				continue
			}
			found = true
			points += e.Points
			switch e.Tiles.Len() {
			case 0:
			case 1:
				tiles = append(tiles, e.Tiles.Tiles()[0].String()+"("+strconv.Itoa(e.Points)+")")
			default:
				tiles = append(tiles, tileNames(e.Tiles.Tiles())...)
			}
		}
		if !found {
			continue
		}
		table.Rows = append(table.Rows, []string{v.Reason(string(kind)), strings.Join(tiles, " "), strconv.Itoa(points)})
	}
	table.Rows = append(table.Rows, []string{v.tongue().sum(), "", strconv.Itoa(entries.Total())})
	return table
}

// TileSum says that all tiles of a deal are accounted for: what those of each player count and what all of them count.
func (v Voice) TileSum(points [2]int, total, trump int) string {
	return v.tongue().tileSum(points, total, trump)
}

// A TrickNote is something that has to be said of a count of won tiles.
type TrickNote int

// The notes.
const (
	PileMissing TrickNote = iota // only one pile was given, so that the hand cannot be settled
	LastDecides                  // who won the last trick was not said, and it decides
	LastMissing                  // who won the last trick was not said, and it decides nothing
	LastNothing                  // the last trick is worth nothing after the stock was closed
	trickNotes
)

// TrickNote says something of a count of won tiles; worth is what the last trick counts.
func (v Voice) TrickNote(n TrickNote, worth int) string { return v.tongue().trickNote(n, worth) }

// BidMade says what the declarer of a contract bid and what he made; of nello how many tricks he won.
func (v Voice) BidMade(c scoring.Contract, points, tricks int) string {
	return v.tongue().bidMade(c, points, tricks)
}

// HighestBid says what the highest bid possible was, and which counting tiles were out of the hand.
func (v Voice) HighestBid(highest int, out []scoring.Tile) string {
	return v.tongue().highestBid(highest, tileNames(out))
}

// Award says what a hand of tricks gives, to whom, and why.
func (v Voice) Award(a scoring.Award) string {
	return v.tongue().award(a, v.Reason(string(a.Kind)))
}

// Transfers says who pays what to whom, a line for each stake.
func (v Voice) Transfers(transfers []scoring.Transfer) []string {
	lines := make([]string, len(transfers))
	for i, t := range transfers {
		lines[i] = v.tongue().transfer(t)
	}
	return lines
}

// Net is what everybody has won or lost, by seat: Ann +10 · Ben -2.
func (v Voice) Net(net []scoring.Points) string {
	parts := make([]string, len(net))
	for seat, p := range net {
		parts[seat] = v.name(referee.Seat(seat)) + " " + signed(p)
	}
	return strings.Join(parts, " · ")
}

// NobodyPaid says that the stakes of a game without a winner stay on the table.
func (v Voice) NobodyPaid() string { return v.tongue().nobodyPaid() }

// Majority shows what each number scores each player: a row for each number, with how many tiles of each player bear it, his
// place and the points; then the sums. Each element of ranks is what scoring.Majority.Rank returned for a number.
func (v Voice) Majority(ranks [][]scoring.Place) draw.Table { return v.majorityTable(ranks, true) }

// majorityTable has the places only where there is room: the points tell them.
func (v Voice) majorityTable(ranks [][]scoring.Place, hasRoom bool) draw.Table {
	widest := majorityName
	if !hasRoom {
		widest = len("3 +10") + 1
	}
	table := draw.Table{Columns: []draw.Column{{Right: true}}}
	if len(ranks) == 0 {
		return table
	}
	sums := make([]int, len(ranks[0]))
	for _, p := range ranks[0] {
		name := draw.Style{}.Fit(v.name(p.Seat), widest)
		table.Columns = append(table.Columns, draw.Column{Head: name, Right: true})
	}
	for _, places := range ranks {
		row := []string{strconv.Itoa(places[0].Number)}
		for i, p := range places {
			points := draw.PadLeft(plus(p.Points), len("+10"))
			if hasRoom {
				points = v.tongue().ranked(p.Place) + " " + points
			}
			row = append(row, strconv.Itoa(p.Count)+" "+points)
			sums[i] += p.Points
		}
		table.Rows = append(table.Rows, row)
	}
	last := []string{""}
	for _, sum := range sums {
		last = append(last, strconv.Itoa(sum))
	}
	table.Rows = append(table.Rows, last)
	return table
}

// majorityName is how many columns a name may take over a column of places.
const majorityName = 10

// plus is a number with its sign.
func plus(n int) string {
	if n > 0 {
		return "+" + strconv.Itoa(n)
	}
	return strconv.Itoa(n)
}

// pips are the sums of tiles, in their order.
func pips(tiles []scoring.Tile) []string {
	sums := make([]string, len(tiles))
	for i, t := range tiles {
		sums[i] = strconv.Itoa(t.Pips())
	}
	return sums
}

// inOrder are the sums of the tiles of a run from the lowest.
func inOrder(tiles []scoring.Tile) []string {
	sorted := slices.SortedFunc(slices.Values(tiles), func(a, b scoring.Tile) int { return a.Pips() - b.Pips() })
	return pips(sorted)
}
