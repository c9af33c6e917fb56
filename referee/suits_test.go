package referee

import (
	"math/rand/v2"
	"testing"

	"bones/rulesets"
	"bones/scoring"
)

// A bruteTile is a tile as its two ends, for rules written down again from the published ones, apart from the referee's.
type bruteTile struct{ a, b int }

func (t bruteTile) has(n int) bool { return t.a == n || t.b == n }

func (t bruteTile) other(n int) int {
	if t.a == n {
		return t.b
	}
	return t.a
}

func brute(t scoring.Tile) bruteTile { return bruteTile{t.High(), t.Low()} }

// A bruteGame is how tiles rank in one game.
type bruteGame struct {
	trump                 int  // −1 for none
	bingo                 bool // 0-0 beats everything
	blankHigh, doubleHigh bool
}

func (g bruteGame) trumps(t bruteTile) bool { return g.trump >= 0 && t.has(g.trump) }

// ofSuit says whether a tile follows when n was led.
func (g bruteGame) ofSuit(t bruteTile, n int) bool {
	if n == g.trump {
		return g.trumps(t)
	}
	return t.has(n) && !g.trumps(t)
}

// suitOf is the suit of a lead.
func (g bruteGame) suitOf(t bruteTile) int {
	if g.trumps(t) {
		return g.trump
	}
	return max(t.a, t.b)
}

// order lists the ends that go with a suit from the best to the worst.
func (g bruteGame) order(suit int) []int {
	var ends []int
	if g.doubleHigh {
		ends = append(ends, suit)
	}
	if g.blankHigh && !(g.doubleHigh && suit == 0) {
		ends = append(ends, 0)
	}
	for n := 9; n >= 0; n-- {
		if !(g.doubleHigh && n == suit) && !(g.blankHigh && n == 0) {
			ends = append(ends, n)
		}
	}
	return ends
}

func (g bruteGame) better(t, than bruteTile, suit int) bool {
	for _, end := range g.order(suit) {
		switch {
		case than.other(suit) == end:
			return false
		case t.other(suit) == end:
			return true
		}
	}
	panic("no such end")
}

// replyWins is the paragraph "Trick" of the published rules.
func (g bruteGame) replyWins(led, reply bruteTile, suit int) bool {
	zero := bruteTile{0, 0}
	switch {
	case g.bingo && led == zero:
		return false
	case g.bingo && reply == zero:
		return true
	case g.trumps(led) && g.trumps(reply):
		return g.better(reply, led, g.trump)
	case g.trumps(led):
		return false
	case g.trumps(reply):
		return true
	case reply.has(suit):
		return g.better(reply, led, suit)
	}
	return false
}

// mayReply is the paragraph on the second player's duties: in Bingo phase 2, in Reveille to follow suit.
func (g bruteGame) mayReply(led bruteTile, suit int, reply bruteTile, hand []bruteTile) bool {
	holds := func(is func(bruteTile) bool) bool {
		for _, t := range hand {
			if is(t) {
				return true
			}
		}
		return false
	}
	follows := func(t bruteTile) bool { return g.ofSuit(t, suit) }
	if !g.bingo || suit != g.trump {
		return follows(reply) || !holds(follows)
	}
	higher := func(t bruteTile) bool { return g.trumps(t) && g.replyWins(led, t, suit) }
	switch {
	case holds(higher):
		return higher(reply)
	case holds(g.trumps):
		return g.trumps(reply)
	case holds(func(t bruteTile) bool { return t == bruteTile{0, 0} }):
		return reply == bruteTile{0, 0}
	}
	return true
}

// TestEveryReplyToEveryLead compares who wins and what is allowed with the published rules, for every trump, tile led and
// reply, in the first and the second phase of both games and with every way to rank, and for random hands.
func TestEveryReplyToEveryLead(t *testing.T) {
	dice := rand.New(rand.NewPCG(1, 4))
	for _, name := range []string{"bingo", "reveille"} {
		rules, err := rulesets.Library{}.Load(name)
		if err != nil {
			t.Fatal(err)
		}
		var phases []*rulesets.Tricks
		for _, p := range rules.Phases {
			if p.Tricks != nil {
				phases = append(phases, p.Tricks)
			}
		}
		published := bruteGame{bingo: name == "bingo", doubleHigh: name == "reveille"}
		checkReplies(t, dice, rules, phases, published)
		for _, blank := range []string{"low", "high"} {
			for _, double := range []string{"natural", "high"} {
				rules.RankBlank, rules.RankDouble = blank, double
				published.blankHigh, published.doubleHigh = blank == "high", double == "high"
				checkReplies(t, dice, rules, phases, published)
			}
		}
	}
}

func checkReplies(t *testing.T, dice *rand.Rand, rules *rulesets.Rules, phases []*rulesets.Tricks, game bruteGame) {
	t.Helper()
	tiles := rules.Set.Tiles()
	for trump := -1; trump <= 6; trump++ {
		for half, params := range phases {
			s := suitsOf(rules, params, trump)
			game.trump = s.trump
			if s.trump != trump && params.Trump != "none" {
				t.Fatalf("trump %d became %d", trump, s.trump)
			}
			for _, led := range tiles {
				suits := []int{s.led(led)}
				if want := game.suitOf(brute(led)); suits[0] != want {
					t.Fatalf("trump %d: %v led is suit %d, want %d", trump, led, suits[0], want)
				}
				if !game.trumps(brute(led)) && !led.IsDouble() {
					suits = append(suits, led.Low()) // where the leader may choose
				}
				for _, suit := range suits {
					checkLead(t, dice, &s, params, game, half == 1, led, suit)
				}
			}
		}
	}
}

func checkLead(t *testing.T, dice *rand.Rand, s *suits, params *rulesets.Tricks, game bruteGame, owed bool, led scoring.Tile, suit int) {
	t.Helper()
	for reply := range s.all.Without(led).All() {
		if got, want := s.beats(reply, led, suit), game.replyWins(brute(led), brute(reply), suit); got != want {
			t.Errorf("trump %d, %v led as %d: %v wins: %v, want %v", s.trump, led, suit, reply, got, want)
		}
		if got, want := s.of(suit).Has(reply), game.ofSuit(brute(reply), suit); got != want {
			t.Errorf("trump %d, suit %d: %v follows: %v, want %v", s.trump, suit, reply, got, want)
		}
	}
	for range 3 {
		var hand scoring.Set
		var held []bruteTile
		for size := 1 + dice.IntN(7); hand.Len() < size; {
			if tile := scoring.Tile(dice.IntN(28)); tile != led && !hand.Has(tile) {
				hand = hand.With(tile)
				held = append(held, brute(tile))
			}
		}
		may := s.replies(params.Ladder, led, suit, hand)
		for tile := range hand.All() {
			want := !owed || game.mayReply(brute(led), suit, brute(tile), held)
			if may.Has(tile) != want {
				t.Errorf("trump %d, %v led as %d, hand %v: %v allowed: %v, want %v", s.trump, led, suit, held, tile, may.Has(tile), want)
			}
		}
	}
}

// TestSuitsAsPublished are the examples of the published rules.
func TestSuitsAsPublished(t *testing.T) {
	rules, err := rulesets.Library{}.Load("bingo")
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		trump      int
		led, reply string
		wins       bool
	}{
		{5, "4-2", "4-1", false},
		{5, "6-6", "5-1", true},
		{3, "6-5", "0-0", true},
		{0, "6-0", "0-0", true},
		{4, "0-0", "4-4", false},
		{1, "4-4", "5-4", true}, // a double has no special place
		{1, "4-4", "4-3", false},
		{1, "4-3", "4-0", false},
		{1, "0-0", "6-0", false},
	} {
		s := suitsOf(rules, rules.Phases[1].Tricks, c.trump)
		led, _ := ParseTile(c.led)
		reply, _ := ParseTile(c.reply)
		if got := s.beats(reply, led, s.led(led)); got != c.wins {
			t.Errorf("trump %d, %s led, %s: %v, want %v", c.trump, c.led, c.reply, got, c.wins)
		}
	}
}
