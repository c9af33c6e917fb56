package say

import (
	"slices"
	"strconv"
	"strings"

	"bones/referee"
	"bones/scoring"
)

type wordTongue interface {
	// wordText is how a word is typed in this language; "" for what is entered without a word.
	wordText(w referee.Word) string
	// bare is what is entered without a word in the game's family: a tile, a place, a number.
	bare() string
	// arguments is an example of what follows a word, "" for nothing.
	arguments(w referee.Word) string
	// meaning is what a word enters, in one short line; "" for a word without words.
	meaning(w referee.Word) string
	// or joins alternatives.
	or(parts []string) string
}

// Word is a word of the score sheet as it is typed in the language of the voice, or what is entered without one: a tile.
func (v Voice) Word(w referee.Word) string {
	t := v.tongue()
	if w == referee.Play {
		return t.bare()
	}
	return t.wordText(w)
}

// Words are alternatives: a tile, pass or out.
func (v Voice) Words(words []referee.Word) string { return v.tongue().or(v.wordsFor(words)) }

func (v Voice) wordsFor(words []referee.Word) []string {
	texts := make([]string, len(words))
	for i, w := range words {
		texts[i] = v.Word(w)
	}
	return texts
}

// A WordHelp is what `?` says of a word that may be entered.
type WordHelp struct {
	Example string // a whole line
	Meaning string // what it enters
	Rule    string // the ruleset's sentence behind it; "" where it has none
}

// Help explains a word that may be entered, with a line of the player at the seat as an example, or of the first player where
// it is nobody's.
func (v Voice) Help(w referee.Word, seat referee.Seat) WordHelp {
	w = v.shortest(w)
	return WordHelp{v.Example(w, seat), v.tongue().meaning(w), v.rule(v.ruleBehind(w))}
}

// ruleBehind is the rule that a word rests on, by its name in a ruleset.
func (v Voice) ruleBehind(w referee.Word) string {
	switch w {
	case referee.Play, referee.Takes:
		switch v.family() {
		case referee.CribbageFamily:
			return "limit"
		case referee.TrickFamily:
			return "suit-led"
		case referee.CollectFamily:
			return "free-tile"
		case referee.BoardFamily:
			return "pegging-only"
		}
		return "equal-halves"
	case referee.Pass:
		if v.family() == referee.TrickFamily {
			return "bid"
		}
		return "must-play"
	case referee.Holds:
		if v.family() == referee.CollectFamily {
			return "all-tiles"
		}
		return "blocked"
	case referee.Shows:
		if v.family() == referee.TrickFamily {
			return "all-doubles"
		}
		return "show-order"
	}
	return map[referee.Word]string{
		referee.Out: "domino", referee.Blocked: "blocked",
		referee.Banks: "banker", referee.StakeLimits: "stake-range", referee.Stakes: "stake-before",
		referee.StarterTile: "starter", referee.Go: "go", referee.Crib: "lay-away", referee.Claims: "show-order",
		referee.Trump: "trump", referee.Turn: "draw", referee.Closes: "close", referee.Declares: "declare",
		referee.Bids: "bid", referee.Calls: "trump", referee.Without: "take-out",
	}[w]
}

// Example is a line with the word as it could be entered in this game.
func (v Voice) Example(w referee.Word, seat referee.Seat) string {
	t := v.tongue()
	var parts []string
	if !slices.Contains(nobodys, w) {
		parts = append(parts, v.someone(seat)+":")
	}
	for _, part := range []string{t.wordText(w), t.arguments(w)} {
		if part != "" {
			parts = append(parts, part)
		}
	}
	return strings.Join(parts, " ")
}

// shortest is the word, or Play where the same is entered without one: what is pegged where nothing else is done.
func (v Voice) shortest(w referee.Word) referee.Word {
	if w == referee.Pegs && v.family() == referee.BoardFamily {
		return referee.Play
	}
	return w
}

// exampleFor is an example for the one whose line was refused, or whose turn it is.
func (v Voice) exampleFor(w referee.Word, r *referee.Refusal) string {
	if r.Seat == referee.NoSeat {
		return v.Example(w, r.Turn)
	}
	return v.Example(w, r.Seat)
}

// exampleOfChange is an example of a line that changes scores, of the kind of the one refused.
func (v Voice) exampleOfChange(r *referee.Refusal) string {
	if r.Word == referee.Gives {
		return v.exampleFor(referee.Gives, r)
	}
	return v.exampleFor(referee.Adjusts, r)
}

// exampleNaming is an example of a line that names its player, where the name was missing.
func (v Voice) exampleNaming(r *referee.Refusal) string {
	if r.Word == referee.Blocked { // only a blocked hand that is told with its points has one
		return v.someone(r.Turn) + ": " + v.tongue().wordText(r.Word) + " =12"
	}
	return v.exampleFor(v.shortest(r.Word), r)
}

// nobodys are the words that no player says.
var nobodys = []referee.Word{
	referee.HandHeading, referee.Void, referee.Settles, referee.Standing, referee.Note,
	referee.EndTable, referee.Undo, referee.Fix, referee.Drop, referee.Insert,
	referee.Blocked, referee.StakeLimits, referee.StarterTile, referee.Crib, referee.Trump,
	referee.Turn, referee.Without,
}

// sample is what follows a word in an example where that is the same in every language: tiles of the game and numbers.
func (v Voice) sample(w referee.Word) string {
	switch w {
	case referee.Play:
		switch v.family() {
		case referee.CollectFamily:
			return "3.2"
		case referee.BoardFamily:
			return "8"
		}
		return v.tile(0)
	case referee.Lot, referee.StarterTile, referee.Trump, referee.Turn, referee.Without:
		return v.tile(2)
	case referee.Banks:
		return v.heaviest().String()
	case referee.HandHeading, referee.Undo, referee.Drop:
		return "2"
	case referee.Fix, referee.Insert:
		return "2 " + v.someone(0) + ": " + v.sample(referee.Play)
	case referee.Holds:
		return v.tile(1) + " " + v.tile(2)
	case referee.StakeLimits:
		return "2 6"
	case referee.Stakes, referee.Calls:
		return "4"
	case referee.Crib:
		return "5-5 6-4 1-0 2-0"
	case referee.Claims:
		return "12"
	case referee.Shows:
		if v.family() == referee.CribbageFamily {
			return "3-2 5-5 6-4 4-3"
		}
		return "5-5 4-4"
	case referee.Pegs:
		return "7"
	case referee.Declares:
		return "3"
	case referee.Bids:
		return "31"
	case referee.Takes:
		if v.family() == referee.CollectFamily {
			return "3.2"
		}
		return "6-6 5-5"
	case referee.Declared:
		return "20"
	case referee.Counts:
		return "4 3 5 2 3 3 3 4 3"
	}
	return ""
}

// sampleScores are everybody with a score.
func (v Voice) sampleScores() []string {
	names := v.everybody()
	if len(names) == 0 {
		names = v.tongue().anybody()[:2]
	}
	for i, name := range names {
		names[i] = name + " " + strconv.Itoa(12*(len(names)-1-i))
	}
	return names
}

// tile is one of a few tiles that nearly every set has; in a set that lacks them, any.
func (v Voice) tile(i int) string {
	tile := []scoring.Tile{scoring.NewTile(6, 4), scoring.NewTile(4, 3), scoring.NewTile(2, 1)}[i]
	if v.Rules != nil && v.Rules.Set != 0 && !v.Rules.Set.Has(tile) {
		tiles := v.Rules.Set.Tiles()
		tile = tiles[i%len(tiles)]
	}
	return tile.String()
}

// heaviest is the tile with the largest sum of a set, of equal ones that with the larger end.
func (v Voice) heaviest() scoring.Tile {
	best := scoring.NewTile(6, 4)
	if v.Rules == nil {
		return best
	}
	for tile := range v.Rules.Set.All() {
		if tile.Pips() >= best.Pips() {
			best = tile
		}
	}
	return best
}
