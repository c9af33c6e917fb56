package scoring

// NoTrump is the trump of a hand without trumps.
const NoTrump = -1

// Worth is what won tiles and tricks count (Bingo, Reveille: Points). A tile counts by the first of the rules that it
// fits, in the order of the fields.
type Worth struct {
	TrumpDouble int         // the double of trumps; 0 where it is a trump like the others
	TrumpSums   bool        // a trump counts the sum of its ends
	DoubleSums  bool        // a double counts the sum of its ends
	Sums        map[int]int // what any other tile counts by the sum of its ends; a sum that is not in it counts 0
	Blank       int         // what a blank counts in the sum of the ends: 0, or 7 in Bingo

	Trick     int // each trick
	LastTrick int // the last trick, where it is given
}

// An Entry is one reason for points: a tile, a number of tricks, the last trick, a declaration.
type Entry struct {
	Kind   Kind
	Tiles  Set // the tile that counts, the doubles declared; empty for tricks
	Points int
}

// Entries are a count. Total is the only way to its number.
type Entries []Entry

// Total returns the sum of the points.
func (e Entries) Total() int {
	total := 0
	for _, entry := range e {
		total += entry.Points
	}
	return total
}

// Tile returns what a tile counts when the given suit is trump (or NoTrump), and by which rule: TrumpDouble, TrumpSum,
// DoubleSum or Counter. A tile that counts nothing has an Entry of 0 points and no kind.
func (w Worth) Tile(t Tile, trump int) Entry {
	sum := t.Pips()
	if t.High() == 0 {
		sum += w.Blank
	}
	if t.Low() == 0 {
		sum += w.Blank
	}
	isTrump := t.Has(trump)
	switch {
	case isTrump && t.IsDouble() && w.TrumpDouble != 0:
		return Entry{TrumpDouble, SetOf(t), w.TrumpDouble}
	case isTrump && w.TrumpSums:
		return Entry{TrumpSum, SetOf(t), sum}
	case t.IsDouble() && w.DoubleSums:
		return Entry{DoubleSum, SetOf(t), sum}
	case w.Sums[sum] != 0:
		return Entry{Counter, SetOf(t), w.Sums[sum]}
	}
	return Entry{Tiles: SetOf(t)}
}

// Tiles returns what the tiles count, those that count nothing left out, in the order of Set.All.
func (w Worth) Tiles(tiles Set, trump int) Entries {
	var entries Entries
	for t := range tiles.All() {
		if e := w.Tile(t, trump); e.Points != 0 {
			entries = append(entries, e)
		}
	}
	return entries
}

// Won returns what a player has won in a deal: his tiles, his tricks, and the last trick where that is to be counted.
func (w Worth) Won(tiles Set, tricks int, last bool, trump int) Entries {
	entries := w.Tiles(tiles, trump)
	if points := tricks * w.Trick; points != 0 {
		entries = append(entries, Entry{Kind: Tricks, Points: points})
	}
	if last && w.LastTrick != 0 {
		entries = append(entries, Entry{Kind: LastTrick, Points: w.LastTrick})
	}
	return entries
}

// HighestBid returns the highest bid that can still be made when there are so many tricks to win, with the reasons: the
// counters of the set that have not gone out, and the tricks (Reveille: Bidding). The counters that are missing are
// Tiles(out, NoTrump). Trumps are not known yet and must not change what a tile counts.
func (w Worth) HighestBid(set, out Set, tricks int) Entries {
	return w.Won(set&^out, tricks, false, NoTrump)
}

// Declarations is what a successful declaration of doubles counts (Bingo: Declaring doubles).
type Declarations struct {
	Points map[int]int  // by the number of doubles: {2: 20, 3: 40, 4: 50, 5: 60, 6: 70}; no other number may be declared
	Extra  map[Tile]int // more when this tile was among them: {0-0: 10}
}

// Won returns what winning a trick with each of these doubles counts, as declared.
func (d Declarations) Won(doubles Set) Entries {
	entries := Entries{{Declaration, doubles, d.Points[doubles.Len()]}}
	for t := range doubles.All() {
		if points := d.Extra[t]; points != 0 {
			entries = append(entries, Entry{Extra, SetOf(t), points})
		}
	}
	return entries
}
