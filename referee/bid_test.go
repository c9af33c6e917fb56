package referee

import (
	"fmt"
	"strings"
	"testing"

	"bones/scoring"
)

// firstHalf is an open half in which these pairs are played, all won by the leader with a double or the higher tile; Ben leads
// the first. The tiles that are turned are whatever is left.
func firstHalf(pairs string) string {
	var out scoring.Set
	tiles := strings.Fields(pairs)
	for _, text := range tiles {
		tile, _ := ParseTile(text)
		out = out.With(tile)
	}
	rest := (scoring.Double(6) &^ out).Tiles()
	lines := "Ann: deals"
	for i := range 7 {
		lines += fmt.Sprintf(" / turn %v / %s / %s", rest[i], tiles[2*i], tiles[2*i+1])
	}
	return lines
}

// TestHighestBid: 42, less the counting tiles that went out.
func TestHighestBid(t *testing.T) {
	for _, c := range []struct {
		pairs   string
		highest int
	}{
		{"6-6 6-5 4-4 4-3 3-3 3-1 2-2 2-1 1-1 1-0 5-4 5-3 6-2 6-0", 42},
		{"6-6 6-4 4-4 4-1 3-3 3-1 2-2 2-1 1-1 1-0 5-4 5-3 6-2 6-0", 27},
		{"6-6 6-4 4-4 4-1 3-3 3-2 2-2 2-1 1-1 1-0 5-5 5-0 6-2 6-0", 7},
		{"6-6 6-4 4-4 4-3 3-3 3-1 2-2 2-1 1-1 1-0 5-5 5-3 6-2 6-0", 22},
	} {
		m := trickMatch(t, loadRules(t, "reveille"), firstHalf(c.pairs))
		table, _ := m.Tricks()
		if table.MayBid != [2]int{4, c.highest} || m.Turn() != 1 || table.Stock != 0 {
			t.Errorf("%s: bids of %v by %d, %d in the stock; want 4 to %d by Ben", c.pairs, table.MayBid, m.Turn(), table.Stock, c.highest)
		}
	}
}

// TestAuctions: a pass or the highest bid ends the bidding. After the opener's pass the other bids once, or passes.
func TestAuctions(t *testing.T) {
	half := firstHalf("6-6 6-4 4-4 4-1 3-3 3-1 2-2 2-1 1-1 1-0 5-4 5-3 6-2 6-0") // Ben won it; 27
	for _, c := range []struct {
		lines    string
		declarer Seat // who has to call, NoSeat where nobody has
		bid      int
	}{
		{"bids 4", NoSeat, 4},
		{"bids 4 / pass", 1, 4},
		{"bids 4 / bids 5 / bids 9 / pass", 1, 9},
		{"bids 4 / bids 5 / pass", 0, 5},
		{"bids 27", 1, 27},
		{"bids 27 / pass", 1, 27}, // which was made already
		{"bids 27 / Ann: pass", 1, 27},
		{"pass / bids 12", 0, 12},
		{"pass / bids 12 / pass", 0, 12},
		{"pass", NoSeat, 0},
	} {
		m := trickMatch(t, loadRules(t, "reveille"), half+" / "+c.lines)
		table, _ := m.Tricks()
		if table.HasToCall != (c.declarer != NoSeat) || table.Bid != c.bid || table.HasToCall && m.Turn() != c.declarer {
			t.Errorf("%s: %+v, turn %d; want %d to call after a bid of %d", c.lines, table, m.Turn(), c.declarer, c.bid)
		}
		if table.MayNello != (c.bid == 27) {
			t.Errorf("%s: nello %v", c.lines, table.MayNello)
		}
	}
	m := trickMatch(t, loadRules(t, "reveille"), half+" / pass / pass")
	if got := awards(m); got != "passed" || m.Dealer() != 1 || m.HandNumber() != 2 {
		t.Errorf("passed out: %s, then seat %d deals hand %d", got, m.Dealer(), m.HandNumber())
	}
	// The pass that is made already is no event.
	m = trickMatch(t, loadRules(t, "reveille"), half+" / bids 27 / pass / undo")
	if table, _ := m.Tricks(); table.Bid != 0 {
		t.Errorf("undo took back the pass, and not the bid: %+v", table)
	}
}

func TestContracts(t *testing.T) {
	// Ben's 5-5 5-0 3-2 5-2 are 20, and 22 with two tricks.
	half := firstHalf("6-6 6-4 4-4 4-1 3-3 3-1 2-2 2-1 1-1 1-0 5-4 5-3 6-2 6-0")
	for _, c := range []struct{ lines, want string }{
		{"bids 15 / pass / calls 5 / Ben: takes 5-5 5-0 3-2 5-2 / takes 6-5 5-1 6-3 6-1 4-3 4-2 4-0 3-0 2-0 0-0", "made, Ben 1 made"},
		{"bids 23 / pass / calls 5 / Ben: takes 5-5 5-0 3-2 5-2 / takes 6-5 5-1 6-3 6-1 4-3 4-2 4-0 3-0 2-0 0-0", "set, Ann 1 set"},
		{"bids 22 / pass / calls 5 / Ben: takes 5-5 5-0 3-2 5-2 / takes 6-5 5-1 6-3 6-1 4-3 4-2 4-0 3-0 2-0 0-0", "made, Ben 1 made"},
		{"bids 27 / calls nello / Ben: takes nothing / takes 5-5 5-0 3-2 5-2 6-5 5-1 6-3 6-1 4-3 4-2 4-0 3-0 2-0 0-0", "nello, Ben 1 nello"},
		{"bids 27 / calls nello / Ben: takes 5-5 5-0 / takes 3-2 5-2 6-5 5-1 6-3 6-1 4-3 4-2 4-0 3-0 2-0 0-0", "nello, Ann 1 nello-set"},
		{"bids 20 / pass / calls none / Ben: points 20 tricks 3 / points 7 tricks 4", "told, Ben 1 made"},
		{"bids 21 / pass / calls 0 / Ben: points 20 tricks 3 / points 7 tricks 4", "told, Ann 1 set"},
	} {
		m := trickMatch(t, loadRules(t, "reveille"), half+" / "+c.lines)
		if got := awards(m); got != c.want {
			t.Errorf("%s: %s, want %s", c.lines, got, c.want)
		}
	}
}

// TestToldFromTheHead: of a hand that was only scored nobody knows how high the bids might have gone.
func TestToldFromTheHead(t *testing.T) {
	const tiles = "Ann: takes 5-5 5-0 3-2 5-2 / takes 6-5 5-1 6-3 6-1 4-3 4-2 4-0 3-0 2-0 0-0"
	for _, c := range []struct{ game, lines, want string }{
		{"reveille", "Ann: bids 22 / Ann: calls 5 / " + tiles, "made, Ann 1 made"},
		{"reveille", "Ben: bids 12 / Ann: bids 24 / Ben: pass / calls 5 / " + tiles, "set, Ben 1 set"},
		{"reveille", "Ben: bids 42 / calls nello / Ann: points 27 tricks 7 / points 0 tricks 0", "told, Ben 1 nello"},
		{"reveille", "turn 6-6 / Ben: 4-4 / Ann: 4-1 / Ben: bids 12 / calls 3 / Ann: points 20 tricks 4 / points 17 tricks 3", "told, Ben 1 made"},
		{"reveille", "Ann: pass / Ben: pass", "passed"}, // whoever bids first
		{"reveille", "Ben: pass / pass", "passed"},
		{"reveille", "turn 6-6 / Ben: 4-4 / Ann: 4-1 / Ben: pass / Ann: pass", "passed"},
		{"reveille", "Ben: pass / bids 12 / calls 3 / Ann: points 20 tricks 4 / points 17 tricks 3", "told, Ann 1 made"},
		{"bingo", "Ann: points 87 tricks 8 / points 66 tricks 6", "told, Ann 1 goal"}, // before any tile was turned up
	} {
		m := trickMatch(t, loadRules(t, c.game), "Ann: deals / "+c.lines)
		if got := awards(m); got != c.want {
			t.Errorf("%s: %s, want %s", c.lines, got, c.want)
		}
	}
}

// TestBareNumbers: a number alone is a bid of the player on turn, then the suit that he calls; a tile with its dash is neither.
func TestBareNumbers(t *testing.T) {
	half := firstHalf("6-6 6-4 4-4 4-1 3-3 3-1 2-2 2-1 1-1 1-0 5-4 5-3 6-2 6-0") // Ben won it; 27
	for _, c := range []struct{ lines, want string }{
		{"bids 12", "Ben: bids 12"},
		{"bid 12", "Ben: bids 12"},
		{"12", "Ben: bids 12"},
		{"１２", "Ben: bids 12"},
		{"7", "Ben: bids 7"},
		{"12をビッド", "Ben: bids 12"},
		{"Ben: 12", "Ben: bids 12"},
		{"12 / 14", "Ann: bids 14"},
		{"12 / p / 4", "Ben: calls 4"},
		{"12 / p / 0", "Ben: calls 0"},
		{"27 / 4", "Ben: calls 4"},
	} {
		m := trickMatch(t, loadRules(t, "reveille"), half+" / "+strings.ReplaceAll(c.lines, "/ p", "/ pass"))
		if log := m.Log(); m.Text(log[len(log)-1]) != c.want {
			t.Errorf("%s: %s, want %s", c.lines, m.Text(log[len(log)-1]), c.want)
		}
	}
	told := "Ann: deals / Ben: bids 12"
	for _, c := range []struct{ lines, want string }{ // the winning bid alone may be told
		{told + " / 14", "Ann: bids 14"},
		{told + " / 4", "Ben: calls 4"},
		{told + " / 14 / 5", "Ann: calls 5"},
		{"Ann: deals / Ben: pass / 7", "Ann: bids 7"},
	} {
		m := trickMatch(t, loadRules(t, "reveille"), c.lines)
		if log := m.Log(); m.Text(log[len(log)-1]) != c.want {
			t.Errorf("%s: %s, want %s", c.lines, m.Text(log[len(log)-1]), c.want)
		}
	}
	for _, c := range []struct {
		game, before, line string
		code               Code
		detail             Detail
	}{
		{"reveille", half, "Ann: 12", WrongTurn, ""},
		{"reveille", half, "31", BidRange, ""},
		{"reveille", half, "3", BidRange, ""},
		{"reveille", half, "5-4", OutOfPhase, ""},
		{"reveille", half, "12 13", OutOfPhase, ""},
		{"reveille", half, "bids 12 13", Syntax, TooMuch},
		{"reveille", half + " / 12 / pass", "7", NotInSet, NoSuchSuit},
		{"reveille", half + " / 12 / pass", "40", OutOfPhase, ""},
		{"reveille", half + " / 12 / pass / 4", "4", Syntax, WantTile},
		{"reveille", "Ann: deals", "7", Syntax, WantTile},
		{"reveille", "Ann: deals", "12", OutOfPhase, ""},
		{"reveille", told, "12", BidRange, ""},
		{"reveille", told + " / 14 / pass", "7", NotInSet, NoSuchSuit},
		{"bingo", bingoTrump, "7", Syntax, WantTile},
		{"bingo", "Ann: deals", "7", Syntax, WantTile},
	} {
		checkRefused(t, trickMatch(t, loadRules(t, c.game), c.before), c.line, c.code, c.detail)
	}
}

// TestToldPasses: the deal that both have passed moves on, and is taken back like any other.
func TestToldPasses(t *testing.T) {
	m := trickMatch(t, loadRules(t, "reveille"), "Ann: deals / Ann: pass / Ben: pass")
	if m.HandNumber() != 2 || m.Dealer() != 1 || m.table.score != [MaxSeats]scoring.Points{} || m.table.tricks.told.passer != NoSeat {
		t.Errorf("hand %d, dealt by seat %d, %v", m.HandNumber(), m.Dealer(), m.table.score)
	}
	m = trickMatch(t, loadRules(t, "reveille"), "Ann: deals / Ann: pass")
	if m.Turn() != 1 || fmt.Sprint(m.Expects()) != "[bids pass]" {
		t.Errorf("after a pass: turn %d, %v", m.Turn(), m.Expects())
	}
	m = trickMatch(t, loadRules(t, "reveille"), "Ann: deals / Ann: pass / Ben: pass / undo hand")
	if m.HandNumber() != 1 || fmt.Sprint(m.Expects()) != "[turn bids pass]" {
		t.Errorf("taken back: hand %d, %v", m.HandNumber(), m.Expects())
	}
}
