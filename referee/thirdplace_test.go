package referee_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"bones/referee"
	"bones/scoring"
)

const (
	threeAtPile = "ruleset: third-place\nplayers: [Ann, Ben, Cyd]\n"
	fourAtPile  = "ruleset: third-place\nplayers: [Ann, Ben, Cyd, Dee]\n"
)

// hands of fifteen tiles each, all of the set: Ann has every tile of the 1 and some of the 2, and so on upwards.
var (
	fifteen = func() (list [3]string) {
		var tiles []scoring.Tile
		for low := 1; low <= 9; low++ {
			for high := low; high <= 9; high++ {
				tiles = append(tiles, scoring.NewTile(high, low))
			}
		}
		for i := range list {
			list[i] = tileList(tiles[15*i : 15*i+15])
		}
		return list
	}()
	// annsCounts and so on are how many tiles of those hands bear 1 to 9, counted by hand:
	// Ann 1-1 to 9-1 and 2-2 to 7-2, Ben 8-2 9-2, 3-3 to 9-3, 4-4 to 9-4, Cyd 5-5 to 9-5 and all above.
	annsCounts = "9 7 2 2 2 2 2 1 1"
	bensCounts = "0 2 7 7 2 2 2 3 3"
	cydsCounts = "0 0 0 0 5 5 5 5 5"
)

// TestThirdPlaceRefusals enters lines that must be accepted and then one that must be refused, with the code and the detail
// given, and change nothing.
func TestThirdPlaceRefusals(t *testing.T) {
	told := []string{"Ann: holds " + fifteen[0], "Ben: holds " + fifteen[1]}
	for _, c := range []struct {
		name, header string
		before       []string
		line         string
		code         referee.Code
		detail       referee.Detail
	}{
		{"covered", threeAtPile, []string{"Ann: 1.1", "2.1"}, "3.2", referee.NotFree, referee.Covered},
		{"covered, at the edge", threeAtPile, []string{"Ann: 1.1"}, "3.3", referee.NotFree, referee.Covered},
		{"taken", threeAtPile, []string{"Ann: 1.1", "2.1"}, "2.1", referee.NotFree, referee.TakenAlready},
		{"no such place", threeAtPile, []string{"Ann: 1.1"}, "2.3", referee.NotFree, referee.NoSuchPlace},
		{"no row 0", threeAtPile, []string{"Ann: 1.1"}, "0.1", referee.NotFree, referee.NoSuchPlace},
		{"no place 0", threeAtPile, []string{"Ann: 1.1"}, "2.0", referee.NotFree, referee.NoSuchPlace},
		{"the apex of 44", fourAtPile, []string{"without 5-5"}, "Ann: 1.1", referee.NotFree, referee.NoSuchPlace},
		{"row 10", threeAtPile, []string{"Ann: 1.1"}, "takes 10.1", referee.Syntax, referee.WantPlace},
		{"a tile", threeAtPile, []string{"Ann: 1.1"}, "2-1", referee.Syntax, referee.WantPlace},
		{"several places", threeAtPile, []string{"Ann: 1.1"}, "21 22", referee.Syntax, referee.ListNeedsWord},
		{"not his turn", threeAtPile, []string{"Ann: 1.1"}, "Ann: 2.1", referee.WrongTurn, ""},
		{"not the starter", threeAtPile, []string{"Ben: starts"}, "Ann: 1.1", referee.WrongTurn, ""},
		{"who", threeAtPile, nil, "1.1", referee.UnknownPlayer, referee.NobodyNamed},
		{"no passing", threeAtPile, []string{"Ann: 1.1"}, "Ben: pass", referee.OutOfPhase, referee.NotThisGame},

		{"nothing taken out", fourAtPile, []string{"Ann: starts"}, "Ann: 2.1", referee.OutOfPhase, referee.OwedFirst},
		{"nothing taken out, told", fourAtPile, nil, "Ann: holds 5-5", referee.OutOfPhase, referee.OwedFirst},
		{"taken out of three", threeAtPile, nil, "without 5-5", referee.OutOfPhase, ""},
		{"taken out late", fourAtPile, []string{"without 5-5", "Ann: 2.1"}, "without 5-4", referee.OutOfPhase, referee.HandOn},
		{"a blank taken out", fourAtPile, nil, "without 5-0", referee.NotInSet, ""},
		{"two taken out", fourAtPile, nil, "without 5-5 5-4", referee.Syntax, referee.TooMuch},

		{"takes while told", threeAtPile, []string{"Ann: 1.1", "Ben: holds 5-5"}, "Ben: takes 2.1", referee.OutOfPhase, ""},
		{"a blank", threeAtPile, nil, "Ann: holds 5-5 5-0", referee.NotInSet, ""},
		{"what was taken out", fourAtPile, []string{"without 5-5"}, "Ann: holds 5-4 5-5", referee.NotInSet, referee.TakenOut},
		{"twice in a line", threeAtPile, nil, "Ann: holds 5-4 6-5 4-5", referee.BadCount, referee.TwiceInLine},
		{"twice on two lines", threeAtPile, []string{"Ann: holds 5-4"}, "Ann: holds 6-5 4-5", referee.BadCount, referee.ToldBefore},
		{"another's", threeAtPile, []string{"Ann: holds 5-4"}, "Ben: holds 6-5 4-5", referee.HeldByOther, ""},
		{"sixteen", threeAtPile, []string{"Ann: holds 9-9"}, "Ann: holds " + fifteen[0], referee.BadCount, ""},
		{"told all", threeAtPile, told[:1], "Ann: holds 9-9", referee.OutOfPhase, referee.UpAlready},
		{"counts after tiles", threeAtPile, told[:1], "Ann: counts " + annsCounts, referee.OutOfPhase, referee.UpAlready},
		{"nothing", threeAtPile, nil, "Ann: holds nothing", referee.BadCount, ""},
		{"unseen", threeAtPile, nil, "Ann: holds unseen", referee.OutOfPhase, referee.NotUnseen},
		{"a sum", threeAtPile, nil, "Ann: holds =40", referee.Syntax, referee.WantTiles},
		{"no tiles", threeAtPile, nil, "Ann: holds", referee.Syntax, referee.WantTiles},
		{"the rest of two", threeAtPile, told[:1], "Ben: holds rest", referee.BadCount, referee.NotTheRest},

		{"eight numbers", threeAtPile, nil, "Ann: counts 9 7 2 2 2 2 2 1", referee.BadCount, referee.EachNumber},
		{"too many tiles", threeAtPile, nil, "Ann: counts 9 7 2 2 2 2 2 2 3", referee.BadCount, ""},
		{"too few tiles", threeAtPile, nil, "Ann: counts 9 0 2 2 1 2 2 1 1", referee.BadCount, ""},
		{"ten of one number", threeAtPile, nil, "Ann: counts 10 6 2 2 2 2 2 1 1", referee.BadCount, referee.NumberSum},
		{"ten of one number together", threeAtPile, []string{"Ann: counts " + annsCounts}, "Ben: counts 1 1 7 7 2 2 2 3 3", referee.BadCount, referee.NumberSum},
		{"one too few at the end", threeAtPile, []string{"Ann: counts " + annsCounts, "Ben: counts " + bensCounts}, "Cyd: counts 0 0 0 0 5 5 5 5 4", referee.BadCount, referee.NumberSum},
		{"tiles against counts", threeAtPile, []string{"Ann: counts " + annsCounts, "Ben: counts 0 2 7 7 2 2 2 4 2"}, "Cyd: holds " + fifteen[2], referee.BadCount, referee.NumberSum},
		{"halves", threeAtPile, nil, "Ann: counts 9 7 2 2 2 2 2 1.5 0.5", referee.Syntax, referee.WantNumber},

		{"over", threeAtPile, append(told[:2:2], "Cyd: holds rest"), "Ann: 1.1", referee.GameOver, ""},
		{"told, over", threeAtPile, append(told[:2:2], "Cyd: holds rest"), "Ann: holds 9-9", referee.GameOver, ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			p := newTable(t, c.header)
			p.enter(c.before...)
			p.refused(c.line, c.code, c.detail)
		})
	}
}

// TestTilesNamedExactly: what is doubled and what is missing is named.
func TestTilesNamedExactly(t *testing.T) {
	p := newTable(t, threeAtPile)
	p.enter("Ann: 1.1") // line 2
	if r := p.refused("Ben: 1.1", referee.NotFree, referee.TakenAlready); r.Got != 11 || r.Earlier != 2 {
		t.Errorf("%+v", r)
	}
	p.enter("Ann: holds "+fifteen[0], "Ben: holds "+fifteen[1])
	cyd := strings.Fields(fifteen[2])
	r := p.refused("Cyd: holds 1-1 "+strings.Join(cyd[:13], " ")+" 2-2", referee.HeldByOther, "")
	if r.Tile.String() != "1-1" || r.Turn != 0 || tileList(r.Tiles) != "9-8 9-9" {
		t.Errorf("%v %v %v", r.Tile, r.Turn, r.Tiles)
	}
	p.enter("Cyd: holds "+strings.Join(cyd[:5], " "), "Cyd: holds "+strings.Join(cyd[5:14], " "))
	if tiles, yet := p.Told(2); tiles.Len() != 14 || yet != 1 || tileList(p.Untold().Tiles()) != "9-9" {
		t.Errorf("told %v, %d yet, untold %v", tiles, yet, p.Untold().Tiles())
	}
	r = p.refused("Cyd: holds "+cyd[3], referee.BadCount, referee.ToldBefore)
	if r.Tile.String() != cyd[3] || tileList(r.Tiles) != "9-9" {
		t.Errorf("%v %v", r.Tile, r.Tiles)
	}
	p.enter("Cyd: holds 99")
	if state, _ := p.State(); state != referee.Won {
		t.Error(state)
	}
}

// TestRanking is the reasons of every point: number 1 is all Ann's and the others are level; of 2 Ann has 7, Ben 2, Cyd none.
func TestRanking(t *testing.T) {
	p := newTable(t, threeAtPile)
	p.enter("Ann: holds "+fifteen[0], "Ben: holds "+fifteen[1])
	out := p.try("Cyd: holds " + fifteen[2])
	var got []string
	for _, e := range out.Entries {
		got = append(got, fmt.Sprint(p.Names[e.Seat], " ", e.Place.Number, " ", e.Reason, " ", e.Place.Count, " ", e.Points))
		if len(e.Tiles) != e.Place.Count || !slices.Equal(e.Tiles, (scoring.SetOf(e.Tiles...)&scoring.Bearing(e.Place.Number)).Tiles()) {
			t.Errorf("%+v", e)
		}
	}
	want := []string{
		"Ann 1 first 9 1", "Ben 1 second 0 -1", "Cyd 1 second 0 -1",
		"Ann 2 first 7 2", "Ben 2 second 2 -2", "Cyd 2 third 0 10",
		"Ann 3 second 2 -3", "Ben 3 first 7 3", "Cyd 3 third 0 10",
		"Ann 4 second 2 -4", "Ben 4 first 7 4", "Cyd 4 third 0 10",
		"Ann 5 second 2 -5", "Ben 5 second 2 -5", "Cyd 5 first 5 5",
		"Ann 6 second 2 -6", "Ben 6 second 2 -6", "Cyd 6 first 5 6",
		"Ann 7 second 2 -7", "Ben 7 second 2 -7", "Cyd 7 first 5 7",
		"Ann 8 third 1 10", "Ben 8 second 3 -8", "Cyd 8 first 5 8",
		"Ann 9 third 1 10", "Ben 9 second 3 -9", "Cyd 9 first 5 9",
	}
	if !slices.Equal(got, want) {
		t.Errorf("%q\nwant %q", got, want)
	}
	if state, winners := p.State(); state != referee.Won || !slices.Equal(winners, []referee.Seat{2}) || !slices.Equal(p.Standing(), wholes(-2, -31, 64)) {
		t.Errorf("%s %v %v", state, winners, p.Standing())
	}
	if ranks := p.Hands()[0].Ranks; len(ranks) != 27 || ranks[1] != (scoring.Place{Number: 1, Seat: 1, Place: 2, Points: -1}) {
		t.Errorf("%+v", ranks)
	}
}

// TestCountsTellTheSame: told by counts, or mixed, the points are the same.
func TestCountsTellTheSame(t *testing.T) {
	for _, lines := range [][]string{
		{"Ann: counts " + annsCounts, "Ben: counts " + bensCounts, "Cyd: counts " + cydsCounts},
		{"Cyd 枚数 " + cydsCounts, "Ann: holds " + fifteen[0], "Ben: counts " + bensCounts},
		{"Ann: 1.1", "2.2", "Ann: holds " + fifteen[0], "Cyd: holds " + fifteen[2], "Ben 残り全部"},
	} {
		p := newTable(t, threeAtPile)
		p.enter(lines...)
		if h := p.Hands(); !slices.Equal(p.Standing(), wholes(-2, -31, 64)) || h[0].End != referee.Collected {
			t.Errorf("%q: %v", lines, p.Standing())
		}
	}
}

// TestDoublesCountTwice: then a number's counts add up to 10, and a hand's to twice its tiles.
func TestDoublesCountTwice(t *testing.T) {
	p := newTable(t, threeAtPile+"double_counts: 2\n")
	p.refused("Ann: counts "+annsCounts, referee.BadCount, "")
	p.enter("Ann: counts 10 8 2 2 2 2 2 1 1", "Ben: counts 0 2 8 8 2 2 2 3 3", "Cyd: counts 0 0 0 0 6 6 6 6 6")
	if !slices.Equal(p.Standing(), wholes(-2, -31, 64)) {
		t.Errorf("%v", p.Standing())
	}
}

// TestSharedWin: equal totals at the top share the win.
func TestSharedWin(t *testing.T) {
	p := newTable(t, threeAtPile)
	p.enter("Ann: holds "+fifteen[0], "Ben: holds "+fifteen[1], "Cyd: holds rest", "Ann: adjusts +66 the table agreed")
	if state, winners := p.State(); state != referee.Won || !slices.Equal(winners, []referee.Seat{0, 2}) {
		t.Errorf("%s %v", state, winners)
	}
}

// TestPile is the triangle as it stands: what is free, who has how many face down and face up.
func TestPile(t *testing.T) {
	spots := func(p *table) string {
		var rows []string
		for _, row := range p.Pile()[:3] {
			text := ""
			for _, spot := range row {
				text += [...]string{"·", "o", "X"}[spot]
			}
			rows = append(rows, text)
		}
		return strings.Join(rows, "/")
	}
	p := newTable(t, threeAtPile)
	for _, c := range []struct{ line, want string }{
		{"Ben: starts", "X/oo/ooo"}, {"1.1", "·/XX/ooo"}, {"22", "·/X·/ooX"}, {"3.3", "·/X·/oo·"}, {"2.1", "·/··/XX·"}, {"3.2", "·/··/X··"},
	} {
		p.enter(c.line)
		if got := spots(p); got != c.want {
			t.Errorf("%s: %s, want %s", c.line, got, c.want)
		}
	}
	for seat, want := range []string{"1 0", "1 1", "1 1"} {
		if down, up := p.Collected(referee.Seat(seat)); fmt.Sprint(down, " ", up) != want {
			t.Errorf("%s has %d %d, want %s", p.Names[seat], down, up, want)
		}
	}
	q := newTable(t, fourAtPile)
	if got := q.Expects(); got[0] != referee.Without {
		t.Errorf("expects %v", got)
	}
	q.enter("without 3-2", "without 5-5", "Ann: starts")
	if got := spots(q); got != "/XX/ooo" || q.TakenOut() != scoring.SetOf(scoring.NewTile(5, 5)) {
		t.Errorf("%s, out %v", got, q.TakenOut())
	}
}

// TestBareTilesAreTold: when the pile is gone, tiles need no word, and go on with who has yet to tell his.
func TestBareTilesAreTold(t *testing.T) {
	p := newTable(t, threeAtPile)
	p.enter("Ann: starts")
	for row := 1; row <= 9; row++ {
		for place := 1; place <= row; place++ {
			p.enter(fmt.Sprintf("%d%d", row, place))
		}
	}
	if got := p.MayTurnUp(); len(got) != 3 || p.Pile() != nil {
		t.Errorf("%v %v", got, p.Pile())
	}
	p.enter(fifteen[0], "Ben "+fifteen[1], strings.ReplaceAll(fifteen[2], "-", ""))
	if !slices.Equal(p.Standing(), wholes(-2, -31, 64)) {
		t.Errorf("%v", p.Standing())
	}
	if got := p.Text(p.Log()[46]); got != "Ann: holds "+fifteen[0] {
		t.Errorf("%s", got)
	}
}
