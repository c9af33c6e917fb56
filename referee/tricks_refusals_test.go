package referee

import (
	"strings"
	"testing"

	"bones/rulesets"
)

// trickMatch enters lines, separated by slashes, all of which must be allowed.
func trickMatch(t testing.TB, rules *rulesets.Rules, lines string) *Match {
	t.Helper()
	m := NewMatch(rules, simNames, nil)
	for i, text := range strings.Split(lines, " / ") {
		m.Enter(text, i+1, func(out Outcome) {
			if out.Refusal != nil {
				t.Fatalf("%q refused: %v", text, out.Refusal)
			}
		})
	}
	return m
}

func loadRules(t testing.TB, name string) *rulesets.Rules {
	t.Helper()
	rules, err := rulesets.Library{}.Load(name)
	if err != nil {
		t.Fatal(err)
	}
	return rules
}

// The beginnings of hands that the refusals grow from. Ann deals, Ben leads, trump is 5.
const (
	bingoTrump    = "Ann: deals / trump 5-2"
	bingoLed      = bingoTrump + " / Ben: 6-4"
	bingoTrick    = bingoLed + " / Ann: 6-5" // won by Ann
	bingoDeclared = bingoTrick + " / Ann: declares 3"
	bingoDouble   = bingoDeclared + " / Ann: 6-6"
	bingoShown    = bingoDouble + " / Ann: shows 3-3 2-2"
	bingoRunning  = bingoShown + " / Ben: 1-0"
	bingoFailed   = bingoRunning + " / Ann: 3-3 / Ben: 5-3" // won by Ben
	bingoClosed   = bingoTrick + " / Ann: closes"
	bingoKnown    = bingoClosed + " / Ann: declares 2 6-6 3-3 / Ben: 5-1 / Ben: 6-3 / Ann: 6-0 / Ben: 6-2 / Ann: 6-1 / Ben: 4-3 / Ann: 4-0 / Ben: 4-2 / Ann: 4-1" // Ann holds 3-3

	revDeals = "Ann: deals"
	revTurn  = revDeals + " / turn 6-6"
	revTrick = revTurn + " / Ben: 6-4 / Ann: 1-0" // Ben takes 6-6
	revHalf  = revTrick + " / turn 5-5 / Ben: 5-3 / Ann: 2-0 / turn 4-4 / Ben: 4-2 / Ann: 3-0 / turn 3-3 / Ben: 3-2 / Ann: 6-2" +
		" / turn 2-2 / Ben: 2-1 / Ann: 5-0 / turn 1-1 / Ben: 3-1 / Ann: 4-0 / turn 0-0 / Ben: 4-3 / Ann: 5-1" // 6-4, 3-2, 5-0 are out: 22 at most
	revBid     = revHalf + " / Ben: bids 10"
	revHighest = revHalf + " / Ben: bids 22"
	revCall    = revBid + " / Ann: pass"
	revSecond  = revCall + " / Ben: calls 4"
)

// TestTrickRefusals has every reason for which a line of these games is refused, and sees that a refused line changes nothing.
func TestTrickRefusals(t *testing.T) {
	for _, c := range []struct {
		game, before, line string
		code               Code
		detail             Detail
	}{
		{"bingo", "Ann: deals", "Ben: 6-4", OutOfPhase, ""},
		{"bingo", "Ann: deals", "Ben: closes", OutOfPhase, ""},
		{"bingo", "Ann: deals", "trump 7-1", NotInSet, ""},
		{"bingo", "Ann: deals", "trump", Syntax, WantTile},
		{"bingo", "Ann: deals", "Ann: trump 6-4", Syntax, NoPlayerHere},
		{"bingo", "Ann: deals", "Ann: takes 6-4 6-5", OutOfPhase, ""},
		{"bingo", bingoTrump, "Ben: closes", NoTrickYet, ""},
		{"bingo", bingoTrump, "Ann: closes", WrongTurn, ""},
		{"bingo", bingoTrump, "Ben: declares 2", NoTrickYet, ""},
		{"bingo", bingoTrump, "Ann: declares 2", WrongTurn, ""},
		{"bingo", bingoTrump, "Ann: 6-4", WrongTurn, ""},
		{"bingo", bingoTrump, "Cyd: 6-4", UnknownPlayer, ""},
		{"bingo", bingoTrump, "Ben: 5-2", HeldByOther, ""}, // it lies on the table
		{"bingo", bingoTrump, "Ben: 9-1", NotInSet, ""},
		{"bingo", bingoTrump, "Ben: 6-4 on 6", Syntax, WantTile},
		{"bingo", bingoTrump, "Ben: 6-4 3-3", Syntax, ListNeedsWord},
		{"bingo", bingoTrump, "Ben: pass", OutOfPhase, ""},
		{"bingo", bingoTrump, "Ben: bids 5", OutOfPhase, ""},
		{"bingo", bingoTrump, "Ben: calls 4", OutOfPhase, ""},
		{"bingo", bingoTrump, "Ben: holds 4-4", OutOfPhase, NotThisGame},
		{"bingo", bingoTrump, "turn 3-3", OutOfPhase, ""},
		{"bingo", bingoTrump, "trump 3-3", OutOfPhase, ""},
		{"bingo", bingoTrump, "Ann: deals", OutOfPhase, HandOn},
		{"bingo", bingoTrump, "Ben: 6-4 as 4", NoFit, SuitFixed},
		{"bingo", bingoTrump, "Ben: 5-4 as 4", NoFit, SuitFixed},
		{"bingo", bingoTrump, "Ben: 6-4 as 3", NoFit, NotItsEnd},
		{"bingo", bingoTrump, "Ben: shows 0-0 1-1 2-2 3-3 4-4 5-5", BadCount, ""},
		{"bingo", bingoTrump, "Ben: shows 0-0 1-1 2-2 3-3 4-4 5-5 6-5", DeclareRange, NoDouble},
		{"bingo", bingoTrump, "Ben: shows 0-0 1-1 2-2 3-3 4-4 5-5 5-5", BadCount, TwiceInLine},
		{"bingo", bingoTrump, "Ann: shows 0-0 1-1 2-2 3-3 4-4 5-5 6-6", WrongTurn, ""},
		{"bingo", "Ann: deals / trump 3-3", "Ben: shows 0-0 1-1 2-2 3-3 4-4 5-5 6-6", HeldByOther, ""},
		{"bingo", bingoLed, "Ann: 6-4", AlreadyPlayed, ""},
		{"bingo", bingoLed, "Ben: 4-4", WrongTurn, ""},
		{"bingo", bingoLed, "Ann: 3-3 as 3", NoFit, LeaderNames},
		{"bingo", bingoLed, "Ann: closes", NoTrickYet, ""},
		{"bingo", bingoLed, "Ann: declares 2", OutOfPhase, ""},
		{"bingo", bingoLed, "Ann: shows 4-4", OutOfPhase, ""},
		{"bingo", bingoTrick, "Ben: closes", WrongTurn, ""},
		{"bingo", bingoTrick, "Ann: declares 1", DeclareRange, ""},
		{"bingo", bingoTrick, "Ann: declares 7", DeclareRange, ""},
		{"bingo", bingoTrick, "Ann: declares", Syntax, WantNumber},
		{"bingo", bingoTrick, "Ann: declares 2 6-6 4-3", DeclareRange, NoDouble},
		{"bingo", bingoTrick, "Ann: declares 2 6-6", BadCount, ""},
		{"bingo", bingoTrick, "Ann: declares 2 6-6 6-6", BadCount, TwiceInLine},
		{"bingo", bingoTrick, "Ann: declares 2 6-4 6-6", AlreadyPlayed, ""},
		{"bingo", bingoTrick, "Ann: shows 0-0 1-1 2-2 3-3 4-4 5-5", BadCount, ""}, // taken with no double
		{"bingo", bingoLed + " / Ann: 4-4", "Ben: shows 0-0 1-1 2-2 3-3 5-5 6-6", BadCount, ""},
		{"bingo", bingoTrump + " / Ben: 6-6 / Ann: 4-3", "Ben: shows 0-0 1-1 2-2 3-3 4-4 5-5", BadCount, ""}, // he led it
		{"bingo", bingoTrump + " / Ben: 6-6 / Ann: 4-3", "Ben: shows 0-0 1-1 2-2 3-3 4-4 5-5 6-6", AlreadyPlayed, ""},
		{"bingo", bingoDeclared, "Ann: closes", OutOfPhase, ""},
		{"bingo", bingoDeclared, "Ann: declares 2", OutOfPhase, ""},
		{"bingo", bingoDeclared, "Ann: 4-3", MustLeadShown, WantDouble},
		{"bingo", bingoDeclared, "Ben: 6-6", WrongTurn, ""},
		{"bingo", bingoDouble, "Ben: 1-0", OutOfPhase, ""},
		{"bingo", bingoDouble, "Ann: shows 3-3", BadCount, ""},
		{"bingo", bingoDouble, "Ann: shows 3-3 4-1", DeclareRange, NoDouble},
		{"bingo", bingoDouble, "Ann: shows 3-3 6-6", AlreadyPlayed, ""},
		{"bingo", bingoDouble, "Ann: shows nothing", Syntax, WantTiles},
		{"bingo", bingoDouble, "Ben: shows 3-3 2-2", WrongTurn, ""},
		{"bingo", bingoRunning, "Ann: 4-3", MustLeadShown, ""},
		{"bingo", bingoRunning, "Ann: 9-9", MustLeadShown, ""}, // what is owed comes before the set
		{"bingo", bingoRunning, "Ben: 4-4", WrongTurn, ""},
		{"bingo", bingoRunning, "Ann: declares 2", OutOfPhase, ""},
		{"bingo", bingoRunning, "Ann: shows 0-0 1-1 2-2 3-3 4-4 5-5 6-6", OutOfPhase, ""},
		{"bingo", bingoFailed, "Ben: 2-2", HeldByOther, ""},
		{"bingo", bingoFailed, "Ben: declares 6", DeclareRange, ""}, // 6-6, 3-3 are played, 2-2 is Ann's
		{"bingo", bingoFailed, "Ann: closes", WrongTurn, ""},
		{"bingo", bingoClosed, "Ann: closes", OutOfPhase, ""},
		{"bingo", bingoClosed, "Ann: 5-2", HeldByOther, ""}, // it lies face down
		{"bingo", bingoClosed, "Ann: shows 0-0 1-1 2-2 3-3 4-4 5-5 6-6", BadCount, ""},
		{"bingo", bingoKnown, "Ben: 3-3", HeldByOther, ""},
		{"bingo", bingoKnown + " / Ben: 2-1", "Ann: 4-4", BadCount, HandKnown},

		{"bingo", bingoTrump + " / Ann: takes 6-6 6-5", "Ann: takes 4-4 4-3", OutOfPhase, ToldAlready},
		{"bingo", bingoTrump, "takes 6-6 6-5", UnknownPlayer, NobodyNamed},
		{"bingo", bingoTrump, "Ann: takes 6-6 6-5 6-4", BadCount, OddPile},
		{"bingo", bingoTrump, "Ann: takes 6-6 6-6", BadCount, TwiceInLine},
		{"bingo", bingoTrump, "Ann: takes 6-6 9-1", NotInSet, ""},
		{"bingo", bingoTrick + " / Ben: takes 6-4 6-3 / Ann: last", "Ann: takes nothing", HeldByOther, WonByOther}, // she has won 6-4
		{"bingo", bingoTrick + " / Ben: takes 6-3 / Ann: last", "Ann: takes nothing", BadCount, OddFirstPile},
		{"bingo", bingoTrick + " / Ann: last / Ann: takes nothing", "Ben: takes 6-4 6-3", HeldByOther, ""},
		{"bingo", bingoTrick, "Ann: takes 6-6 6-6", BadCount, TwiceInLine},
		{"bingo", bingoTrump + " / Ann: takes 6-6 6-5", "Ben: takes 6-6 4-4", HeldByOther, ""},
		{"bingo", bingoTrump + " / Ann: last / Ann: takes 6-6 6-5", "Ben: takes 4-4 4-3", BadCount, ""},
		{"bingo", bingoTrump + " / Ann: last / Ann: takes 6-6 6-5 / Ben: closes", "Ben: takes 4-4 4-3", BadCount, ""},
		{"bingo", bingoTrump + " / Ann: takes 6-6 6-5 / Ben: closes", "Ben: takes 5-2 4-3", HeldByOther, ""},
		{"bingo", bingoTrump + " / Ann: takes 6-6 5-2", "Ben: closes", AlreadyPlayed, ""},
		{"bingo", bingoTrump + " / Ann: takes 6-6 6-5", "Ben: points 40 tricks 3", OutOfPhase, ""},
		{"bingo", bingoTrump + " / Ann: points 40 tricks 3", "Ben: takes 6-6 6-5", OutOfPhase, ""},
		{"bingo", bingoTrump + " / Ann: points 40 tricks 3", "Ann: points 40 tricks 3", OutOfPhase, ToldAlready},
		{"bingo", bingoTrump + " / Ann: points 40 tricks 3", "Ben: points 100 tricks 10", BadCount, TrickSum},
		{"bingo", bingoTrump + " / Ann: points 40 tricks 3 / Ann: closes", "Ben: points 100 tricks 11", BadCount, TrickSum},
		{"bingo", bingoTrump, "Ann: points 40 tricks 15", BadCount, ""},
		{"bingo", bingoTrick, "Ann: points 0 tricks 0", BadCount, ""}, // she has won one
		{"bingo", bingoTrump, "Ann: points 5 tricks 0", BadCount, NoTrickWon},
		{"bingo", bingoTrump, "Ann: points 5", Syntax, WantNumber},
		{"bingo", bingoTrump, "Ann: declared 25", DeclareRange, NoDeclaration},
		{"bingo", bingoTrump + " / Ann: points 75 tricks 5", "Ann: declared 20", OutOfPhase, ToldAlready}, // totals have declarations and the last trick in them
		{"bingo", bingoTrump + " / Ann: points 75 tricks 5", "Ann: last", OutOfPhase, ToldAlready},
		{"bingo", bingoTrump, "Ann: declared 200", DeclareRange, NoDeclaration},
		{"bingo", bingoTrump, "declared 20", UnknownPlayer, NobodyNamed},
		{"bingo", bingoTrump, "last", UnknownPlayer, NobodyNamed},
		{"bingo", bingoTrump + " / Ann: last", "Ben: last", OutOfPhase, ToldAlready},
		{"bingo", bingoTrump + " / Ann: last / Ann: closes", "Ben: closes", OutOfPhase, ToldAlready},
		{"bingo", bingoTrump + " / Ann: last", "Ben: 6-4", OutOfPhase, ""},

		{"reveille", revDeals, "Ben: 6-4", OutOfPhase, ""},
		{"reveille", revDeals, "pass", UnknownPlayer, NobodyNamed},
		{"reveille", revDeals + " / Ben: pass", "Ben: pass", WrongTurn, ""},
		{"reveille", revDeals + " / Ben: pass", "Ben: bids 12", WrongTurn, ""},
		{"reveille", revDeals + " / Ben: pass", "Ann: calls 4", OutOfPhase, ""},
		{"reveille", revDeals + " / Ben: pass", "Ann: takes 6-4 5-5", OutOfPhase, ""},
		{"reveille", revDeals + " / Ben: pass / bids 12", "Ben: bids 13", OutOfPhase, ""}, // Ann has bid once and is the declarer
		{"reveille", revDeals + " / Ben: pass / bids 12", "Ben: pass", OutOfPhase, ""},
		{"reveille", revDeals, "Ben: calls 4", OutOfPhase, ""},
		{"reveille", revDeals, "Ben: takes 6-4 5-5", OutOfPhase, ""},
		{"reveille", revDeals, "Ben: points 5 tricks 2", OutOfPhase, ""},
		{"reveille", revDeals, "Ben: last", OutOfPhase, ""},
		{"reveille", revDeals, "trump 6-4", OutOfPhase, ""},
		{"reveille", revDeals, "turn 7-1", NotInSet, ""},
		{"reveille", revTurn, "turn 5-5", OutOfPhase, ""},
		{"reveille", revTurn, "Ben: 6-6", HeldByOther, ""},
		{"reveille", revTurn, "Ann: 6-4", WrongTurn, ""},
		{"reveille", revTurn, "Ben: 6-4 as 4", NoFit, SuitFixed},
		{"reveille", revTurn, "Ben: closes", OutOfPhase, ""},
		{"reveille", revTurn, "Ben: declares 2", OutOfPhase, ""},
		{"reveille", revTurn, "Ben: shows 4-4", OutOfPhase, ""},
		{"reveille", revTrick, "turn 6-4", AlreadyPlayed, ""},
		{"reveille", revTrick, "turn 6-6", HeldByOther, ""},
		{"reveille", revTrick + " / turn 5-5 / Ben: 4-3", "Ann: 6-6", HeldByOther, ""}, // Ben took it
		{"reveille", revHalf, "Ben: bids 3", BidRange, ""},
		{"reveille", revHalf, "Ben: bids 23", BidRange, ""},
		{"reveille", revHalf, "Ann: bids 10", WrongTurn, ""},
		{"reveille", revHalf, "Ann: pass", WrongTurn, ""},
		{"reveille", revHalf, "Ben: calls 4", OutOfPhase, ""},
		{"reveille", revHalf, "Ben: 4-4", OutOfPhase, ""},
		{"reveille", revHalf, "Ben: takes 4-4 3-3", OutOfPhase, ""},
		{"reveille", revHalf, "turn 4-1", OutOfPhase, ""},
		{"reveille", revBid, "Ann: bids 10", BidRange, ""},
		{"reveille", revBid, "Ben: bids 11", WrongTurn, ""},
		{"reveille", revBid, "Ben: calls 4", OutOfPhase, ""},
		{"reveille", revHighest, "Ann: bids 23", OutOfPhase, ""},
		{"reveille", revHighest + " / Ann: pass", "Ann: pass", OutOfPhase, PassedTwice},
		{"reveille", revHighest, "Ben: pass", OutOfPhase, ""},
		{"reveille", revCall, "Ann: pass", OutOfPhase, PassedTwice},
		{"reveille", revCall, "Ben: calls nello", NelloNotAllowed, ""},
		{"reveille", revCall, "Ben: calls 7", NotInSet, NoSuchSuit},
		{"reveille", revCall, "Ben: calls", Syntax, WantNumber},
		{"reveille", revCall, "Ann: calls 4", WrongTurn, ""},
		{"reveille", revCall, "Ben: 4-4", OutOfPhase, ""},
		{"reveille", revSecond, "Ben: calls 4", OutOfPhase, ""},
		{"reveille", revSecond, "Ben: bids 12", OutOfPhase, ""},
		{"reveille", revSecond, "Ben: pass", OutOfPhase, ""},
		{"reveille", revSecond, "Ann: 4-1", WrongTurn, ""},
		{"reveille", revSecond, "Ben: 6-4", AlreadyPlayed, ""},
		{"reveille", revSecond, "Ben: takes 6-4 5-5", AlreadyPlayed, ""}, // it went out
		{"reveille", revSecond + " / Ben: takes 5-5 4-4", "Ann: takes 6-6 6-5", BadCount, ""},
		{"reveille", revSecond + " / Ben: takes 6-6 5-5 4-4 3-3", "Ann: takes 2-2 1-1 0-0 6-5 6-3 6-1 6-0 5-4", BadCount, OnNoPile},
		{"reveille", revSecond, "Ben: points 7 tricks 8", BadCount, ""},
		{"reveille", revSecond + " / Ben: points 7 tricks 2", "Ann: points 7 tricks 4", BadCount, TrickSum},

		{"reveille", revDeals, "bids 12", UnknownPlayer, NobodyNamed},
		{"reveille", revDeals, "Ben: bids 43", BidRange, ""},
		{"reveille", revDeals + " / Ben: bids 12", "Ben: bids 13", WrongTurn, ""},
		{"reveille", revDeals + " / Ben: bids 12", "Ann: calls 4", WrongTurn, ""},
		{"reveille", revDeals + " / Ben: bids 12 / Ann: pass", "Ann: bids 13", OutOfPhase, ""},
		{"reveille", revDeals + " / Ben: bids 12", "turn 6-6", OutOfPhase, ""},
	} {
		m := trickMatch(t, loadRules(t, c.game), c.before)
		checkRefused(t, m, c.line, c.code, c.detail)
	}

	over := loadRules(t, "bingo")
	over.Target[2] = 1
	m := trickMatch(t, over, bingoTrump+" / Ann: points 80 tricks 8 / Ben: points 60 tricks 6")
	checkRefused(t, m, "trump 6-4", GameOver, "")

	choice := loadRules(t, "reveille")
	choice.LeadSuit = "choice"
	m = trickMatch(t, choice, revTurn)
	checkRefused(t, m, "Ben: 6-4 as 3", NoFit, NotItsEnd)
	m = trickMatch(t, choice, revTurn+" / Ben: 6-4 as 4")
	checkRefused(t, m, "Ann: 5-4 as 4", NoFit, LeaderNames)
	m = trickMatch(t, choice, revHalf+" / Ben: pass / Ann: bids 10 / Ann: calls 4")
	checkRefused(t, m, "Ann: 5-4 as 5", NoFit, SuitFixed) // a trump is a trump
}

// checkRefused sees that the last event of a line is refused for a reason, and that it changes nothing.
func checkRefused(t *testing.T, m *Match, line string, code Code, detail Detail) {
	t.Helper()
	events := len(m.events)
	before := m.table.clone()
	m.Enter(line, 99, func(out Outcome) {
		if r := out.Refusal; r == nil || r.Code != code || r.Detail != detail {
			t.Errorf("%q: %v, want %s: %s", line, r, code, detail)
		}
	})
	if len(m.events) != events || !sameTable(before, m.table) {
		t.Errorf("%q was refused and changed the table", line)
	}
}
