package scoring

// A Class is what a player says in one word when he claims a count by kinds.
type Class string

// The classes, in the order of a Tally.
const (
	Fifteens Class = "fifteens"
	Pairs    Class = "pairs" // with triplets and fours
	Runs     Class = "runs"
)

// Classes are all of them, in that order.
var Classes = []Class{Fifteens, Pairs, Runs}

// Class returns the class in which a kind of the show is claimed, "" for every other kind.
func (k Kind) Class() Class {
	switch k {
	case Fifteen:
		return Fifteens
	case Pair, Triplet, Four:
		return Pairs
	case Run:
		return Runs
	}
	return ""
}

// Only returns the part of the tally that is in the class. Its Total against the number claimed for the class tells whether
// that claim stands, its combinations tell why.
func (t Tally) Only(class Class) Tally {
	only := Tally{Tiles: t.Tiles}
	for _, c := range t.Combinations {
		if c.Kind.Class() == class {
			only.Combinations = append(only.Combinations, c)
		}
	}
	return only
}

// Missed explains a claim that is too low: each of the smallest sets of combinations whose points are what it is short by.
// There are none when the claim is not short, and none when no set accounts for the shortage, as when it is one point.
// The tally is one of the show.
func (t Tally) Missed(claim int) [][]Combination {
	short := t.Total() - claim
	if short <= 0 {
		return nil
	}
	for size := range len(t.Combinations) {
		if missed := choose(t.Combinations, size+1, short); missed != nil {
			return missed
		}
	}
	return nil
}

// choose returns every choice of size combinations that make exactly the points.
func choose(from []Combination, size, points int) [][]Combination {
	if size == 0 && points == 0 {
		return [][]Combination{nil}
	}
	if size == 0 || points <= 0 {
		return nil
	}
	var found [][]Combination
	for i, c := range from {
		for _, rest := range choose(from[i+1:], size-1, points-c.Points) {
			found = append(found, append([]Combination{c}, rest...))
		}
	}
	return found
}
