package referee_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"bones/referee"
	"bones/scoring"
)

const bukiHeader = "ruleset: buki\nplayers: [Ann, Ben, Cyd, Dee]\n"

// bukiLimits is the header with the limits in it.
const bukiLimits = bukiHeader + "stakes: {low: 2, high: 6}\n"

// watched is the header of a table with somebody who watches and stakes.
const watched = bukiLimits + "spectators: {payout: 3, names: [Dora, Eve]}\n"

// TestBukiRefusals enters lines that must be accepted and then one that must be refused, with the code and the detail given, and
// change nothing.
func TestBukiRefusals(t *testing.T) {
	for _, c := range []struct {
		name, header string
		before       []string
		line         string
		code         referee.Code
		detail       referee.Detail
	}{
		{"no bank yet", bukiLimits, nil, "Ann: stakes 4", referee.OutOfPhase, referee.OwedFirst},
		{"no limits yet", bukiHeader, []string{"Ann: banks 8-7"}, "Ben: stakes 4", referee.OutOfPhase, referee.OwedFirst},
		{"out without a bank", bukiLimits, nil, "Ann: out", referee.OutOfPhase, referee.OwedFirst},
		{"points told", bukiLimits, []string{"Ann: banks 8-7"}, "Ann: out =13", referee.OutOfPhase, referee.StakesDecide},
		{"nobody named", bukiLimits, nil, "banks 8-7", referee.UnknownPlayer, referee.NobodyNamed},
		{"a double", bukiLimits, nil, "Ann: banks 8-8", referee.NotInSet, ""},
		{"a nine", bukiLimits, nil, "Ann: banks 9-8", referee.NotInSet, ""},
		{"two tiles", bukiLimits, nil, "Ann: banks 8-7 8-6", referee.Syntax, referee.TooMuch},
		{"bank in the hand", bukiLimits, []string{"Ann: banks 8-7", "Ann: 8-6"}, "Ben: banks 7-6", referee.OutOfPhase, referee.HandOn},
		{"bank in the second hand", bukiLimits, []string{"Ann: banks 8-7", "Ann: out"}, "Ben: banks 7-6", referee.OutOfPhase, ""},
		{"banks in Block", "ruleset: block\nplayers: [Ann, Ben]\n", nil, "Ann: banks 6-6", referee.OutOfPhase, referee.NotThisGame},
		{"limits in the header", bukiLimits, []string{"Ann: banks 8-7"}, "limits 3 9", referee.OutOfPhase, ""},
		{"limits twice", bukiHeader, []string{"Ann: banks 8-7", "limits 2 6", "Ann: 8-6"}, "limits 3 9", referee.OutOfPhase, ""},
		{"limits crossed", bukiHeader, []string{"Ann: banks 8-7"}, "limits 6 2", referee.StakeRange, referee.LimitsCross},
		{"limits of nothing", bukiHeader, []string{"Ann: banks 8-7"}, "limits 0 2", referee.StakeRange, referee.LimitsCross},
		{"half limits", bukiHeader, []string{"Ann: banks 8-7"}, "limits 1.5 2", referee.Syntax, referee.WantNumber},

		{"too low", bukiLimits, []string{"Ann: banks 8-7"}, "Ben: stakes 1", referee.StakeRange, ""},
		{"too high", bukiLimits, []string{"Ann: banks 8-7"}, "Ben: stakes 7", referee.StakeRange, ""},
		{"nothing", bukiLimits, []string{"Ann: banks 8-7"}, "Ben: stakes 0", referee.StakeRange, ""},
		{"half a chip", bukiLimits, []string{"Ann: banks 8-7"}, "Ben: stakes 2.5", referee.Syntax, referee.WholeChips},
		{"beyond the purse", bukiLimits + "chips: 4\n", []string{"Ann: banks 8-7"}, "Ben: stakes 5", referee.StakeRange, referee.BeyondPurse},
		{"below the lowest in spite of the purse", bukiLimits + "chips: 1\n", []string{"Ann: banks 8-7"}, "Ben: stakes 1", referee.StakeRange, ""},
		{"the lowest whatever the purse", bukiLimits + "chips: 1\n", []string{"Ann: banks 8-7", "Ben: stakes 2"}, "Cyd: stakes 3", referee.StakeRange, referee.BeyondPurse},
		{"the banker", bukiLimits, []string{"Ann: banks 8-7"}, "Ann: stakes 4", referee.StakeRange, referee.BankerStakes},
		{"on another", bukiLimits, []string{"Ann: banks 8-7"}, "Ben: stakes 4 on Cyd", referee.StakeRange, referee.BacksOther},
		{"twice", bukiLimits, []string{"Ann: banks 8-7", "Ben: stakes 4"}, "Ben: stakes 2", referee.StakeTwice, ""},
		{"whose", bukiLimits, []string{"Ann: banks 8-7"}, "stakes 4", referee.UnknownPlayer, referee.NobodyNamed},
		{"after the hand", bukiLimits, []string{"Ann: banks 8-7", "blocked"}, "Ben: stakes 4", referee.OutOfPhase, ""},

		{"owed before the tile", bukiLimits, threeRounds, "Ben: 9-9", referee.StakeMissing, ""},
		{"owed before a pass", bukiLimits, threeRounds, "Ben: pass", referee.StakeMissing, ""},
		{"the bank passed", bukiLimits, []string{"Ann: banks 8-7", "Ben: out", "Ben: 8-6"}, "Cyd: 8-5", referee.StakeMissing, ""},
		{"the bank passed, a pass", bukiLimits, []string{"Ann: banks 8-7", "Ben: out", "Ben: 8-6"}, "Cyd: pass", referee.StakeMissing, ""},
		{"a fixed banker's leader", bukiLimits + "banker: fixed\n", []string{"Ann: banks 8-7", "Ben: out"}, "Ben: 8-6", referee.StakeMissing, ""},

		{"no payout", bukiLimits + "spectators: {names: [Dora]}\n", []string{"Ann: banks 8-7"}, "Dora: stakes 4 on Ben", referee.NoPayout, ""},
		{"on whom", watched, []string{"Ann: banks 8-7"}, "Dora: stakes 4", referee.Syntax, referee.WantPlayer},
		{"on the bank", watched, []string{"Ann: banks 8-7"}, "Dora: stakes 4 on Ann", referee.StakeRange, referee.BacksBanker},
		{"on one who watches", watched, []string{"Ann: banks 8-7"}, "Dora: stakes 4 on Eve", referee.UnknownPlayer, referee.Spectating},
		{"watching, too much", watched, []string{"Ann: banks 8-7"}, "Dora: stakes 7 on Ben", referee.StakeRange, ""},
		{"watching, twice", watched, []string{"Ann: banks 8-7", "Dora: stakes 4 on Ben"}, "Dora: stakes 4 on Cyd", referee.StakeTwice, ""},
		{"watching, too late", watched, slices.Concat(threeRounds, []string{"Ben: stakes 2", "Ben: pass"}), "Dora: stakes 4 on Ben", referee.OutOfPhase, referee.TooLate},
		{"watching, playing", watched, []string{"Ann: banks 8-7", "Ann: 8-6"}, "Dora: 6-5", referee.UnknownPlayer, referee.Spectating},

		{"the named tile", bukiLimits, []string{"Ann: banks 8-7", "Ann: 8-6"}, "Ben: 8-7", referee.HeldByOther, ""},
		{"the named tile kept back", bukiLimits, []string{"Ann: banks 8-7", "Ann: 2-1", "pass", "pass", "pass", "pass"}, "Ann: holds 8-6 8-5 8-4 8-3 7-6", referee.BadCount, ""},
		{"over", bukiLimits + "games: 1\n", []string{"Ann: banks 8-7", "Ben: out"}, "Ben: stakes 4", referee.GameOver, ""},
		{"a draw stays hidden", bukiLimits, []string{"Ann: banks 8-7", "blocked"}, "Ann: holds unseen", referee.OutOfPhase, referee.NotUnseen},
		{"the winner's hand", bukiLimits, []string{"Ann: banks 8-7", "Ben: out"}, "Ben: holds 8-1", referee.OutOfPhase, referee.NothingHeld},
		{"turned up twice", bukiLimits, []string{"Ann: banks 8-7", "Ben: out", "Cyd: holds unseen"}, "Cyd: holds 8-1", referee.OutOfPhase, referee.UpAlready},
		{"turned up too late", bukiLimits, []string{"Ann: banks 8-7", "Ben: out", "Cyd: stakes 2"}, "Cyd: holds 8-1", referee.OutOfPhase, ""},
		{"too many", bukiLimits, []string{"Ann: banks 8-7", "Ben: out"}, "Cyd: holds 8-1 8-2 8-3 8-4 8-5 8-6 7-6", referee.BadCount, ""},
		{"another's", bukiLimits, []string{"Ann: banks 8-7", "Ben: out", "Cyd: holds 8-1"}, "Dee: holds 8-1", referee.HeldByOther, ""},
		{"out of the question", bukiLimits, []string{"Ann: banks 8-7", "Ben: out"}, "Cyd: holds =99", referee.BadCount, referee.PipRange},
	} {
		t.Run(c.name, func(t *testing.T) {
			p := newTable(t, c.header)
			p.enter(c.before...)
			p.refused(c.line, c.code, c.detail)
		})
	}
}

// threeRounds leads up to Ben's third turn, for which he owes a stake.
var threeRounds = []string{
	"Ann: banks 8-7", "Ann: 6-5", "Ben: 5-4", "Cyd: pass", "Dee: pass", "Ann: 6-4 on 6", "Ben: pass", "Cyd: pass", "Dee: pass", "Ann: 4-3",
}

func TestStakeRefusalsTellTheRange(t *testing.T) {
	p := newTable(t, bukiLimits+"chips: 5\n")
	p.enter(threeRounds...)
	if r := p.refused("pass", referee.StakeMissing, ""); r.Turn != 1 || r.Min != 2 || r.Max != 5 || !slices.Equal(r.Expected, []referee.Word{referee.Stakes}) {
		t.Errorf("%+v", r)
	}
	if r := p.refused("stakes 6", referee.StakeRange, referee.BeyondPurse); r.Got != 6 || r.Min != 2 || r.Max != 5 {
		t.Errorf("%+v", r)
	}
	p.enter("stakes 5") // whose turn it is, is meant
	if r := p.refused("Ben: stakes 2", referee.StakeTwice, ""); r.Earlier != p.line-1 {
		t.Errorf("%+v", r)
	}
	if got := p.Stakes(); !slices.Equal(got, []referee.Stake{{Owner: 1, On: 1, Chips: 5}}) {
		t.Errorf("stakes %v", got)
	}
	if left, ok := p.Purse(1); left != 0 || !ok {
		t.Errorf("purse %v %v", left, ok)
	}
}

// A stake that is due is asked for before anything else, and before it the limits that it needs.
func TestStakesAreAskedFor(t *testing.T) {
	p := newTable(t, bukiHeader)
	p.enter(threeRounds...)
	if got := p.Expects(); got[0] != referee.StakeLimits {
		t.Errorf("without limits: %v", got)
	}
	p.enter("limits 2 6")
	if got := p.Expects(); got[0] != referee.Stakes {
		t.Errorf("with limits: %v", got)
	}
	p.enter("stakes 4")
	if got := p.Expects(); got[0] != referee.Play {
		t.Errorf("staked: %v", got)
	}
}

// TestBukiSettlements is the known answers of the published settlement: Dee banks, Ann has staked 4, Ben 2 and Cyd 6.
func TestBukiSettlements(t *testing.T) {
	for winner, net := range map[string][4]int{
		"Ann": {10, -2, -6, -2}, "Ben": {-4, 5, -6, 5}, "Cyd": {-4, -2, 15, -9}, "Dee": {-4, -2, -6, 12},
	} {
		p := newTable(t, bukiLimits)
		p.enter("Dee: banks 8-7", "Ann: stakes 4", "Ben: stakes 2", "Cyd: stakes 6")
		out := p.try(winner + ": out")
		if got := p.Standing(); !slices.Equal(got, wholes(net[:]...)) {
			t.Errorf("%s wins: %v, want %v", winner, got, net)
		}
		if len(out.Entries) != 6 || !out.HandEnded || int(p.Bank()) != slices.Index(p.Names, winner) {
			t.Errorf("%s wins: %+v", winner, out)
		}
	}
}

func wholes(points ...int) (list []scoring.Points) {
	for _, n := range points {
		list = append(list, scoring.Whole(n))
	}
	return list
}

// TestHalfChips is a payout of 2.5 on an odd stake: 12.5, never rounded, each entry with its other side.
func TestHalfChips(t *testing.T) {
	p := newTable(t, bukiLimits)
	p.enter("Dee: banks 8-7", "Ann: stakes 5", "Ben: stakes 2")
	out := p.try("Ann: out")
	var got []string
	for _, e := range out.Entries {
		got = append(got, fmt.Sprint(p.Names[e.Seat], " ", e.Points, " ", e.Reason, " ", e.Transfer.Stake.Chips))
	}
	want := []string{"Dee -12.5 bank-pays 5", "Ann 12.5 stake-won 5", "Ben -2 stake-lost 2", "Dee 2 bank-takes 2"}
	if !slices.Equal(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
	p.enter("standing Ann 12.5, Ben -2, Cyd 0, Dee -10.5")
}

// TestDraws: the stakes stay on the table and everybody stakes again on top of them; the bank stays, and so nobody has to stake
// at once; a spectator gets his back.
func TestDraws(t *testing.T) {
	p := newTable(t, watched+"chips: 10\n")
	p.enter("Dee: banks 8-7", "Ann: stakes 6", "Ben: stakes 3", "Dora: stakes 4 on Ben")
	p.enter("blocked", "Ann: holds 2-1", "Ben: holds 3-0", "Cyd: holds 8-1", "Dee: holds 8-2 8-7")
	if got := p.Standing(); !slices.Equal(got, wholes(0, 0, 0, 0, 0, 0)) {
		t.Errorf("standing %v", got)
	}
	if h := p.Hands()[0]; h.Winner != referee.NoSeat || h.End != referee.BlockedEnd || p.Bank() != 3 || p.Lead() != 3 {
		t.Errorf("%+v, bank %v", h, p.Bank())
	}
	want := []referee.Stake{{Owner: 0, On: 0, Carried: 6}, {Owner: 1, On: 1, Carried: 3}}
	if got := p.Stakes(); !slices.Equal(got, want) {
		t.Errorf("stakes %v, want %v", got, want)
	}
	p.refused("Ann: stakes 5", referee.StakeRange, referee.BeyondPurse) // 4 are left of his 10
	p.enter("Dee: 8-7", "Ann: 7-6", "Ann: stakes 4", "Cyd: stakes 2", "Ann: out")
	// Ann: 2.5 times 10; Ben, who staked only in the drawn hand, loses his 3.
	if got := p.Standing(); !slices.Equal(got, wholes(25, -3, -2, -20, 0, 0)) {
		t.Errorf("standing %v", got)
	}
	if got := p.Stakes(); got != nil {
		t.Errorf("stakes %v", got)
	}
}

// TestDrawAtTheEnd: what lies on the table after the last hand, or when the table stops, goes back.
func TestDrawAtTheEnd(t *testing.T) {
	for _, c := range []struct{ header, last string }{{bukiLimits + "games: 1\n", "note done"}, {bukiLimits, "end"}} {
		p := newTable(t, c.header)
		p.enter("Dee: banks 8-7", "Ann: stakes 6", "blocked", "Ann: holds 2-1", "Ben: holds 3-0", "Cyd: holds 8-1", "Dee: holds 8-7", c.last)
		if state, _ := p.State(); state != referee.Ended || !slices.Equal(p.Standing(), wholes(0, 0, 0, 0)) {
			t.Errorf("%s, %v", state, p.Standing())
		}
		if got := p.Stakes(); got != nil {
			t.Errorf("after %q there still lie %v", c.last, got)
		}
	}
}

// TestBankTurns is when who must stake: before his third turn, before the first where the bank has just passed, after a draw as
// usual.
func TestBankTurns(t *testing.T) {
	due := func(p *table) (list []int) {
		for seat := range referee.Seat(4) {
			turns, ok := p.StakeDue(seat)
			if !ok {
				turns = -1
			}
			list = append(list, turns)
		}
		return list
	}
	p := newTable(t, bukiLimits)
	for _, c := range []struct {
		line string
		want []int // turns left before which it is free, -1 for who need not
	}{
		{"note nobody banks", []int{-1, -1, -1, -1}},
		{"Ann: banks 8-7", []int{-1, 2, 2, 2}},
		{"Ann: 8-7", []int{-1, 2, 2, 2}},
		{"Ben: pass", []int{-1, 1, 2, 2}},
		{"Cyd: stakes 2", []int{-1, 1, -1, 2}},
		{"Ann: out", []int{-1, 2, 2, 2}}, // the bank stays
		{"Ben: out", []int{0, -1, 0, 0}}, // it has passed to Ben
		{"Cyd: out", []int{0, 0, -1, 0}}, // and to Cyd
		{"blocked; Ann: holds 2-1; Ben: holds 3-0; Cyd: holds 8-1; Dee: holds 8-2", []int{2, 2, -1, 2}}, // a draw: as usual
		{"Dee: starts", []int{0, 0, 0, -1}}, // the table gives it to Dee
		{"Cyd: starts", []int{2, 2, -1, 2}}, // no, it stays
	} {
		p.enter(c.line)
		if got := due(p); !slices.Equal(got, c.want) {
			t.Errorf("%s: %v, want %v", c.line, got, c.want)
		}
	}
}

// TestFixedBanker: the winner leads, the bank stays, and a leader who does not hold it stakes before his first turn.
func TestFixedBanker(t *testing.T) {
	p := newTable(t, bukiLimits+"banker: fixed\n")
	p.enter("Ann: banks 8-7", "Ann: 8-7", "Ben: stakes 2", "Ben: out")
	if p.Bank() != 0 || p.Lead() != 1 {
		t.Errorf("bank %v, lead %v", p.Bank(), p.Lead())
	}
	p.refused("Ben: 8-7", referee.StakeMissing, "")
	p.enter("Ben: stakes 4", "Ben: 8-7", "Cyd: 7-6") // who does not lead has time
	p.enter("blocked", "Ann: holds 2-1", "Ben: holds 3-0", "Cyd: holds 8-1", "Dee: holds 8-2")
	if p.Bank() != 0 || p.Lead() != 1 {
		t.Errorf("after a draw: bank %v, lead %v", p.Bank(), p.Lead())
	}
	p.enter("Ben: stakes 2", "Ann: out")
	if got := p.Standing(); !slices.Equal(got, wholes(-5+6, 5-6, 0, 0)) || p.Lead() != 0 {
		t.Errorf("standing %v, lead %v", got, p.Lead())
	}
}

// TestSpectators: they stake on a player, are paid at their own rate, and lose to the bank.
func TestSpectators(t *testing.T) {
	p := newTable(t, watched)
	p.enter("Ann: banks 8-7", "Ben: stakes 2", "Dora: stakes 5 on Ben", "Eve: stakes 6 on Cyd", "Ben: out")
	if got := p.Standing(); !slices.Equal(got, wholes(-5-15+6, 5, 0, 0, 15, -6)) {
		t.Errorf("standing %v", got)
	}
	p.enter("standing Ann -14, Ben 5, Cyd 0, Dee 0", "standing Eve -6, Dora 15, Ann -14, Ben 5, Cyd 0, Dee 0", "Eve: adjusts +1 a chip found")
	if hands := p.Hands(); hands[0].Bank != 0 || hands[0].Winner != 1 {
		t.Errorf("%+v", hands)
	}
	p.refused("standing Ann -14, Ben 5, Cyd 0, Dee 0, Dora 15", referee.Syntax, referee.EachPlayerOnce)
}

// TestUnstaked: who did not have to stake before the game ended neither pays nor receives, and can still win the bank.
func TestUnstaked(t *testing.T) {
	p := newTable(t, bukiLimits)
	p.enter("Ann: banks 8-7", "Ben: stakes 4", "Cyd: out")
	if got := p.Standing(); !slices.Equal(got, wholes(4, -4, 0, 0)) || p.Bank() != 2 {
		t.Errorf("standing %v, bank %v", got, p.Bank())
	}
}

// TestBankChanges: the banker can be named anew until the hand is on, by starts or by lots too, and what he said of his tile
// goes with him.
func TestBankChanges(t *testing.T) {
	p := newTable(t, bukiLimits)
	p.enter("Ann: banks 7-6", "Ben: banks 8-6", "Ben: 8-6", "Cyd: 6-0", "Dee: pass", "Ann: 8-5")
	if p.Bank() != 1 || len(p.Fouls()) != 0 {
		t.Errorf("bank %v, fouls %v", p.Bank(), p.Fouls())
	}
	p = newTable(t, bukiLimits)
	p.enter("Ann: banks 6-5", "Ben: starts", "Ben: 6-5", "Cyd: 8-6")
	if p.Bank() != 1 || len(p.Fouls()) != 0 {
		t.Errorf("bank %v, fouls %v", p.Bank(), p.Fouls())
	}
	p = newTable(t, bukiLimits)
	p.enter("Ann: lot 6-5", "Ben: lot 8-0", "Cyd: lot 1-0", "Dee: lot 8-6", "Dee: 8-1")
	if p.Bank() != 3 {
		t.Errorf("bank %v", p.Bank())
	}
	p = newTable(t, bukiLimits)
	p.enter("Ann: 7-6", "Ben: stakes 2", "Ben: out") // the first banker leads, so he who leads banks
	if got := p.Standing(); !slices.Equal(got, wholes(-5, 5, 0, 0)) {
		t.Errorf("standing %v", got)
	}
}

// TestWrongBanker: a heavier tile of another's, laid or turned up, shows it once; the larger end decides between equal sums.
func TestWrongBanker(t *testing.T) {
	for _, c := range []struct {
		lines string
		foul  int // the number of the line that proves it, from 1; 0 for none
	}{
		{"Ann: banks 7-6; Ann: 7-6; Ben: 8-6", 3},
		{"Ann: banks 7-6; Ann: 7-6; Ben: 8-6; Cyd: 8-7 on 8", 3},
		{"Ann: banks 7-6; Ann: 7-6; Ben: 6-5; Cyd: 8-5", 4}, // 13 pips each, and 8 is more than 7
		{"Ann: banks 8-5; Ann: 8-5; Ben: 8-3; Cyd: 7-5; Dee: 7-6", 0},
		{"Ann: banks 7-6; Ann: 8-7; Ben: pass", 0}, // his own: he banks rightly
		{"Ann: banks 7-6; Ann: 7-1; Ben: out; Cyd: holds 8-6 5-4 5-3 5-2 5-1 5-0", 4},
		{"Ann: banks 7-6; Ann: 7-1; Ben: out; Cyd: holds =60", 0},
		{"Ann: banks 7-6; Ann: 7-1; Ben: out; Ben: 8-7", 0}, // the second hand is another deal
	} {
		p := newTable(t, bukiLimits)
		p.enter(strings.Split(c.lines, "; ")...)
		fouls := p.Fouls()
		switch {
		case c.foul == 0 && len(fouls) > 0:
			t.Errorf("%s: %+v", c.lines, fouls)
		case c.foul == 0:
		case len(fouls) != 1 || fouls[0].Code != referee.WrongBanker || fouls[0].Seat != 0 || fouls[0].Earlier != 2 || fouls[0].Line != c.foul+1 || fouls[0].Hand != 1:
			t.Errorf("%s: %+v", c.lines, fouls)
		}
	}
}

// TestLateHands: after a domino the hands may be turned up until the next hand begins, after the last game too, and prove
// what they prove of the hand they were dealt in.
func TestLateHands(t *testing.T) {
	play := []string{"Ann: banks 8-7", "Ann: 8-7", "Ben: pass", "Cyd: out"}
	p := newTable(t, bukiLimits+"games: 1\n")
	p.enter(play...)
	if got := p.MayTurnUpLate(); !slices.Equal(got, []referee.Seat{0, 1, 3}) {
		t.Errorf("may turn up: %v", got)
	}
	p.enter("holds 8-6", "Dee: holds unseen")
	out := p.try("Ben: holds 7-1 2-1 3-1")
	if len(out.Fouls) != 1 || out.Fouls[0].Code != referee.IllegalPass || out.Fouls[0].Hand != 1 || out.Fouls[0].Earlier != 4 {
		t.Errorf("fouls %+v", out.Fouls)
	}
	p.refused("Ben: holds 7-1", referee.OutOfPhase, referee.UpAlready)
	if state, _ := p.State(); state != referee.Ended || len(p.MayTurnUpLate()) != 0 || len(p.Hands()) != 1 {
		t.Errorf("%s %v %v", state, p.MayTurnUpLate(), p.Hands())
	}

	p = newTable(t, bukiLimits)
	p.enter(play...)
	p.enter("standing Ann 0, Ben 0, Cyd 0, Dee 0", "hand 2", "Ben: holds 7-1 2-1 3-1", "Cyd: 8-7", "void the tiles fell over")
	if len(p.Fouls()) != 1 { // calling off the second hand takes nothing of the first back
		t.Errorf("fouls %v", p.Fouls())
	}
	p.refused("Dee: holds 8-2", referee.OutOfPhase, "") // that hand is past
	p.enter("undo 2", "undo hand")                      // what was turned up late goes with its hand
	if len(p.Fouls()) != 0 || len(p.Hands()) != 0 || p.Bank() != 0 {
		t.Errorf("fouls %v, hands %v, bank %v", p.Fouls(), p.Hands(), p.Bank())
	}
}

// TestFindingsOfLateHands: whether a pass was right stays open until its hand is past.
func TestFindingsOfLateHands(t *testing.T) {
	p := newTable(t, bukiLimits)
	p.enter("Ann: banks 8-7", "Ann: 8-7", "Ben: pass", "Cyd: out")
	states := func() (list []referee.FindingState) {
		for _, f := range p.Findings() {
			list = append(list, f.State)
		}
		return list
	}
	if got := states(); !slices.Equal(got, []referee.FindingState{referee.Open}) {
		t.Errorf("%v", got)
	}
	p.enter("Ben: holds 6-5 6-4 6-3 6-2 6-1 6-0")
	if got := states(); !slices.Equal(got, []referee.FindingState{referee.Kept}) {
		t.Errorf("%v", got)
	}
	p.enter("Cyd: 8-7")
	if got := states(); !slices.Equal(got, []referee.FindingState{referee.Kept}) {
		t.Errorf("%v", got)
	}
}

// TestStakesAreSaid is what a player may type for a stake.
func TestStakesAreSaid(t *testing.T) {
	for _, c := range []struct{ line, want string }{
		{"Ben stakes 5", "Ben: stakes 5"},
		{"b 賭け5", "Ben: stakes 5"},
		{"Dora: stakes 5 on Ben", "Dora: stakes 5 on Ben"},
		{"dora ベット 5 に ben", "Dora: stakes 5 on Ben"},
		{"Dora: 賭け Ben に 5", "Dora: stakes 5 on Ben"},
		{"Ben: stakes 5 on Ben", "Ben: stakes 5 on Ben"},
		{"Ben: stakes 2+3", "Ben: stakes 5"},
		{"Ben：ｓｔａｋｅｓ ５", ""},
		{"Ben：賭け　５", "Ben: stakes 5"},
	} {
		p := newTable(t, watched)
		p.enter("Ann: banks 8-7")
		out := p.try(c.line)
		switch {
		case c.want == "" && out.Refusal == nil, c.want != "" && out.Refusal != nil:
			t.Errorf("%s: %v", c.line, out.Refusal)
		case c.want != "" && p.Text(out.Event) != c.want:
			t.Errorf("%s: %s", c.line, p.Text(out.Event))
		}
	}
	p := newTable(t, bukiLimits)
	p.enter("Ann: banks 8-7", "Ben: stakes 2", "Cyd: stakes 2", "stakes 4") // only Dee can be meant
	if got := p.Stakes(); len(got) != 3 || got[2].Owner != 3 {
		t.Errorf("%v", got)
	}
}
