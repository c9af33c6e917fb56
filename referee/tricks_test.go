package referee

import (
	"fmt"
	"reflect"
	"slices"
	"strings"
	"testing"

	"bones/rulesets"
	"bones/scoring"
)

func TestTheTurnedTileMakesTheTrump(t *testing.T) {
	rules := loadRules(t, "bingo")
	for turned, trump := range map[string]int{"5-0": 0, "5-2": 5, "0-0": 0, "6-6": 6, "4-1": 4, "1-0": 0, "2-1": 2} {
		m := trickMatch(t, rules, "Ann: deals / trump "+turned)
		if table, _ := m.Tricks(); table.Trump != trump || table.Stock != 14 || table.Leader != 1 {
			t.Errorf("turned %s: %+v, want trump %d, 14 in the stock and Ben to lead", turned, table, trump)
		}
	}
}

// awards writes what the last hand ended with: its end, then who scored what and why, then what the deal was worth.
func awards(m *Match) string {
	hands := m.Hands()
	h := hands[len(hands)-1]
	text := string(h.End)
	for _, e := range m.Entries() {
		if e.Hand == h.Number {
			text += fmt.Sprintf(", %s %v %s", simNames[e.Seat], e.Points, e.Reason)
		}
	}
	return text
}

// TestGamePoints goes through every row of "End of the deal" and its decided gaps.
func TestGamePoints(t *testing.T) {
	for _, c := range []struct{ told, want string }{
		{"Ann: points 123 tricks 9 / Ben: points 30 tricks 5", "told, Ann 1 goal"},
		{"Ann: points 71 tricks 9 / Ben: points 70 tricks 5", "told"},
		{"Ann: points 112 tricks 9 / Ben: points 29 tricks 5", "told, Ann 2 goal-low"},
		{"Ann: points 153 tricks 14 / Ben: points 0 tricks 0", "told, Ann 2 goal-no-trick"},
		{"Ann: closes / Ann: points 70 tricks 9 / Ben: points 30 tricks 3", "told, Ann 1 goal"},
		{"Ann: closes / Ann: points 70 tricks 9 / Ben: points 29 tricks 3", "told, Ann 2 goal-low"},
		{"Ann: closes / Ann: points 69 tricks 9 / Ben: points 74 tricks 3", "told, Ben 2 failed-close"},
		{"Ann: closes / Ann: points 69 tricks 9 / Ben: points 20 tricks 3", "told, Ben 2 failed-close"},
		{"Ann: closes / Ann: points 75 tricks 9 / Ben: points 40 tricks 3", "told, Ann 1 goal"},
		{"Ann: closes / Ann: points 75 tricks 9 / Ben: points 72 tricks 3", "told, Ann 1 both-closer"},
		{"Ann: points 79 tricks 9 / Ben: points 78 tricks 5", "told"},
		{"Ben: points 60 tricks 9 / Ann: points 60 tricks 5", "told"},
		{"Ben: points 80 tricks 9 / points 60 tricks 5", "told, Ben 1 goal"}, // the second need not be named
	} {
		lines := strings.Split(c.told, " / ")
		if lines[0] == "Ann: closes" {
			lines[0], lines[1] = lines[1], lines[0] // not before anything is told
		}
		m := trickMatch(t, loadRules(t, "bingo"), bingoTrump+" / "+strings.Join(lines, " / "))
		if got := awards(m); got != c.want {
			t.Errorf("%s: %s, want %s", c.told, got, c.want)
		}
	}
	nobody := loadRules(t, "bingo")
	nobody.BothReach = "none"
	m := trickMatch(t, nobody, bingoTrump+" / Ann: points 75 tricks 9 / Ann: closes / Ben: points 72 tricks 3")
	if got := awards(m); got != "told" {
		t.Errorf("both reach, for nobody: %s", got)
	}
}

// wonSoFar writes what the hand that is on is worth to a player so far.
func wonSoFar(m *Match, seat Seat) string {
	var texts []string
	_, entries := m.SecretPoints()
	for _, e := range entries {
		if e.Seat == seat {
			var tiles []string
			for _, tile := range e.Tiles {
				tiles = append(tiles, tile.String())
			}
			texts = append(texts, fmt.Sprintf("%s %s %v", e.Reason, strings.Join(tiles, " "), e.Points))
		}
	}
	return strings.Join(texts, ", ")
}

// TestDeclarations follows declarations to their success or failure. Ann has won 6-4 and the trump 6-5 before.
func TestDeclarations(t *testing.T) {
	const before = "counter 6-4 10, trump 6-5 11"
	for _, c := range []struct{ lines, want string }{
		{bingoRunning + " / Ann: 3-3 / Ben: 1-1 / Ann: 2-2 / Ben: 4-3",
			before + ", double 6-6 12, double 1-1 2, double 3-3 6, double 2-2 4, declaration 2-2 3-3 6-6 40"},
		{bingoTrick + " / declares 3 6-6 3-3 2-2 / 1-0 / 3-3 / 1-1 / 2-2 / 4-3",
			before + ", double 6-6 12, double 1-1 2, double 3-3 6, double 2-2 4, declaration 2-2 3-3 6-6 40"},
		{bingoTrick + " / declares 2 0-0 3-3 / 6-6 / 3-3 / 4-1",
			before + ", double 0-0 14, double 6-6 12, double 3-3 6, declaration 0-0 3-3 20, extra 0-0 10"},
		{bingoFailed, before + ", double 6-6 12"},
		// Failed, and again with a double that went back, when he is on lead again.
		{bingoFailed + " / Ben: 4-3 / Ann: 4-4 / Ann: declares 2 2-2 1-1 / Ben: 3-0 / Ann: 1-1 / Ben: 6-3",
			before + ", double 6-6 12, double 4-4 8, double 2-2 4, counter 3-0 10, double 1-1 2, declaration 1-1 2-2 20"},
		// The stock may be closed while one runs.
		{bingoRunning + " / Ann: closes / Ann: 3-3 / Ben: 1-1 / Ann: 2-2 / Ben: 4-3",
			before + ", double 6-6 12, double 1-1 2, double 3-3 6, double 2-2 4, declaration 2-2 3-3 6-6 40"},
	} {
		m := trickMatch(t, loadRules(t, "bingo"), c.lines)
		if got := wonSoFar(m, 0); got != c.want {
			t.Errorf("%s:\n%s, want\n%s", c.lines, got, c.want)
		}
	}
}

func TestSevenDoubles(t *testing.T) {
	for _, c := range []struct{ lines, want string }{
		{bingoTrump + " / Ben: shows 0-0 1-1 2-2 3-3 4-4 5-5 6-6", "invincible, Ben 3 all-doubles-on-lead"},
		{bingoLed + " / Ann: 0-0 / Ann: shows 1-1 2-2 3-3 4-4 5-5 6-6", "invincible, Ann 1 all-doubles-after-trick"},
		{bingoTrick + " / Ann: 4-3 / Ben: 4-4 / Ben: shows 0-0 1-1 2-2 3-3 5-5 6-6", "invincible, Ben 1 all-doubles-after-trick"},
		{bingoTrick + " / Ann: shows 0-0 1-1 2-2 3-3 4-4 5-5 6-6", "invincible, Ann 3 all-doubles-on-lead"},
	} {
		m := trickMatch(t, loadRules(t, "bingo"), c.lines)
		if got := awards(m); got != c.want {
			t.Errorf("%s: %s, want %s", c.lines, got, c.want)
		}
		if last := m.Entries()[len(m.Entries())-1]; len(last.Tiles) != 7 {
			t.Errorf("%s: shown %v", c.lines, last.Tiles)
		}
	}
}

// stockOut is seven tricks, all won by Ann with trumps and 6-6: Ben has taken the turned 5-2.
const stockOut = bingoTrump + " / Ben: 6-4 / Ann: 6-5 / Ann: 5-5 / Ben: 1-0 / Ann: 5-4 / Ben: 2-0 / Ann: 5-3 / Ben: 3-0" +
	" / Ann: 5-1 / Ben: 4-0 / Ann: 5-0 / Ben: 2-1 / Ann: 6-6 / Ben: 3-1"

func TestTheTurnedTileIsTheLastOfTheStock(t *testing.T) {
	rules := loadRules(t, "bingo")
	m := trickMatch(t, rules, stockOut)
	if table, _ := m.Tricks(); table.Stock != 0 || !slices.Equal(m.Left(), []int{7, 7}) || !slices.Contains(m.Expects(), Closes) {
		t.Errorf("the stock is used up: %+v, %v left, %v", table, m.Left(), m.Expects())
	}
	checkRefused(t, m, "Ann: 5-2", HeldByOther, "") // it is Ben's
	// Ann may close even now: the last two go back, and lie where nobody can play them.
	m = trickMatch(t, rules, stockOut+" / Ann: closes")
	if table, _ := m.Tricks(); table.Stock != 2 || !slices.Equal(m.Left(), []int{6, 6}) {
		t.Errorf("closed after the seventh trick: %+v, %v left", table, m.Left())
	}
	m = trickMatch(t, rules, stockOut+" / Ann: closes / Ann: 6-2 / Ben: 3-2")
	checkRefused(t, m, "Ann: closes", OutOfPhase, "")
	// With a lead the moment is over.
	m = trickMatch(t, rules, stockOut+" / Ann: 6-2 / Ben: 3-2")
	checkRefused(t, m, "Ann: closes", OutOfPhase, "")
}

func TestLastTrick(t *testing.T) {
	const rest = " / Ann: 6-2 / Ben: 3-2 / Ann: 6-3 / Ben: 4-1 / Ann: 6-1 / Ben: 4-2 / Ann: 6-0 / Ben: 4-3 / Ann: 4-4 / Ben: 2-2 / Ann: 3-3 / Ben: 1-1"
	for _, c := range []struct {
		lines, want string
		last        bool
	}{
		{stockOut + rest + " / Ann: 0-0 / Ben: 5-2", "played, Ann 2 goal-no-trick", true},
		{stockOut + " / Ann: closes" + rest, "closed, Ann 2 goal-no-trick", false},
	} {
		m := trickMatch(t, loadRules(t, "bingo"), c.lines)
		hand := m.Hands()[0]
		last := slices.ContainsFunc(hand.Tricks, func(e Entry) bool { return e.Reason == Reason(scoring.LastTrick) && e.Seat == 0 })
		if got := awards(m); got != c.want || last != c.last {
			t.Errorf("%s: %s, last trick %v, want %s, %v", c.lines, got, last, c.want, c.last)
		}
	}
	m := trickMatch(t, loadRules(t, "bingo"), stockOut+rest+" / Ann: 0-0 / Ben: 5-2")
	if got := m.Hands()[0].Points; got[0] != scoring.Whole(157) || got[1] != 0 { // 147 for trump 5, and 10
		t.Errorf("the deal was worth %v", got)
	}
}

// TestClosingOpensTheDuties: before it anything may be played, after it the suit led must be followed.
func TestClosingOpensTheDuties(t *testing.T) {
	m := trickMatch(t, loadRules(t, "bingo"), bingoTrick+" / Ann: 4-3 / Ben: 6-1 / Ann: closes / Ann: 6-2 / Ben: 3-1 / Ann: 4-2 / Ben: 4-1 / Ann: 2-0 / Ben: 6-3")
	fouls := m.Fouls()
	if len(fouls) != 1 || fouls[0].Code != Revoke || fouls[0].Seat != 1 || m.events[fouls[0].Earlier-1].Tile != scoring.NewTile(3, 1) ||
		fouls[0].Tile != scoring.NewTile(6, 3) {
		t.Errorf("fouls %+v", fouls)
	}
}

// proofs writes fouls as "code who wrong-line proving-line tile".
func proofs(m *Match) string {
	var texts []string
	for _, f := range m.Fouls() {
		texts = append(texts, fmt.Sprintf("%s %s %d %d %v", f.Code, simNames[f.Seat], f.Earlier, f.Line, f.Tile))
	}
	return strings.Join(texts, ", ")
}

// TestTrickFouls has each foul of these games, proved by a tile laid later, by a tile known to be in the hand, by counting.
func TestTrickFouls(t *testing.T) {
	const closed = bingoTrick + " / Ann: closes" // line 5; Ann leads to line 6, trump 5
	blanks := strings.Replace(closed, "trump 5-2", "trump 5-0", 1)
	for _, c := range []struct{ name, game, lines, want string }{
		{"a plain suit", "bingo", closed + " / 6-2 / Ben: 4-3 / 4-2 / Ben: 6-3", "revoke Ben 7 9 6-3"},
		{"following is no foul", "bingo", closed + " / 6-2 / Ben: 6-1 / 4-2 / Ben: 6-3", ""},
		{"a trump does not follow a plain suit", "bingo", closed + " / 6-2 / Ben: 5-1 / Ben: 6-3", "revoke Ben 7 8 6-3"},
		{"a lower trump", "bingo", closed + " / 5-3 / Ben: 5-1 / 4-2 / Ben: 5-4", "must-beat Ben 7 9 5-4"},
		{"any higher trump does", "bingo", closed + " / 5-1 / Ben: 5-3 / Ben: 5-4", ""},
		{"no trump although one was there", "bingo", closed + " / 5-3 / Ben: 6-1 / 4-2 / Ben: 5-1", "revoke Ben 7 9 5-1"},
		{"0-0 instead of a trump", "bingo", closed + " / 5-3 / Ben: 0-0 / Ben: 5-1", "revoke Ben 7 8 5-1"},
		{"0-0 instead of a plain suit", "bingo", closed + " / 6-2 / Ben: 0-0 / Ben: 6-1", "revoke Ben 7 8 6-1"},
		{"0-0 was owed", "bingo", closed + " / 5-3 / Ben: 6-1 / 4-2 / Ben: 0-0", "must-play-bingo Ben 7 9 0-0"},
		{"owed, not played: one foul", "bingo", closed + " / 5-3 / Ben: 6-1 / 4-2 / Ben: 5-1 / Ben: 0-0", "revoke Ben 7 9 5-1"},
		{"with blanks trump 0-0 is the highest trump", "bingo", blanks + " / 6-0 / Ben: 5-4 / 4-2 / Ben: 0-0", "revoke Ben 7 9 0-0"},
		{"and beats", "bingo", blanks + " / 6-0 / Ben: 4-0 / 4-2 / Ben: 0-0", "must-beat Ben 7 9 0-0"},
		{"0-0 led, plain", "bingo", closed + " / 0-0 / Ben: 6-1 / 4-2 / Ben: 4-0", "revoke Ben 7 9 4-0"},
		{"0-0 led, a trump is no blank", "bingo", closed + " / 0-0 / Ben: 6-1 / 4-2 / Ben: 5-0", ""},
		{"Bingo's turned tile, at once", "bingo", strings.Replace(stockOut, "5-1", "4-4", 1) + " / Ann: 5-1 / Ben: 6-3", "revoke Ben 18 18 5-2"},
		{"doubles shown in a declaration, at once", "bingo", bingoFailed + " / Ben: closes / Ben: 4-2 / Ann: 6-3 / Ben: 2-1 / Ann: 6-1",
			"revoke Ann 15 15 2-2"},
		{"Reveille's turned tiles, at once", "reveille", revHalf + " / Ben: pass / Ann: bids 10 / Ann: calls none / Ann: 6-5 / Ben: 5-5", "revoke Ben 27 27 6-6"},
		{"Reveille's trump, at once", "reveille", revHalf + " / Ben: pass / Ann: bids 10 / Ann: calls 5 / Ann: 6-5 / Ben: 4-4", "revoke Ben 27 27 5-5"},
		{"no duty to beat in Reveille", "reveille", revHalf + " / Ben: bids 10 / Ann: pass / Ben: calls 5 / Ben: 4-4 / Ann: 4-1", ""},
		// Ben has taken every tile that was turned, so what nobody has seen is Ann's.
		{"by counting", "reveille", revSecond + " / Ben: 6-6 / Ann: 5-2", "revoke Ann 27 27 no tile"},
		{"by counting, and shown later: one foul", "reveille", revSecond + " / Ben: 6-6 / Ann: 5-2 / Ben: 5-5 / Ann: 6-5", "revoke Ann 27 27 no tile"},
	} {
		m := trickMatch(t, loadRules(t, c.game), c.lines)
		if got := proofs(m); got != c.want {
			t.Errorf("%s: %q, want %q", c.name, got, c.want)
		}
	}
}

// TestToldByTiles tells deals of Bingo by the won tiles, from their head or from the middle: what was entered stays.
func TestToldByTiles(t *testing.T) {
	const (
		ben  = "Ben: takes 4-3 6-0 6-4 6-3 3-0 4-1 1-0 6-1 3-2 5-4 5-2 5-3 5-1 4-0 5-5 0-0 2-2 2-0 3-1 4-4"
		ann  = "Ann: takes 1-1 6-2 5-0 4-2 6-5 2-1 3-3 6-6"
		head = "Ann: deals / trump 6-4 / "
	)
	for _, c := range []struct{ lines, want string }{
		// Trump 6: Ben's 6-0 13, 6-4 10, 6-3 9, 6-1 7, 3-0 10, 5-5 10, 0-0 14, 2-2 4, 4-4 8 = 85; Ann's 6-2 8, 6-5 11, 6-6 28, 1-1 2, 3-3 6 = 55.
		{"Ben: last / " + ben + " / " + ann, "played, Ben 1 goal: 55 95"},
		{ben + " / Ann: last / takes 1-1 6-2 5-0 4-2 6-5 2-1 3-3 6-6", "played, Ben 1 goal: 65 85"},
		{"Ann: last / Ann: declared 20 / " + ann + " / " + ben, "played: 85 85"},
		{"Ann: last / Ann: declared 30 / Ann: declared 40 / " + ann + " / " + ben, "played: 135 85"},
		// Entered before, and told again or not, or entered in part.
		{"Ben: 6-0 / Ann: 4-3 / Ben: last / " + ben + " / " + ann, "played, Ben 1 goal: 55 95"},
		{"Ben: 6-0 / Ann: 4-3 / Ben: 5-4 / Ben: last / " + strings.Replace(ben, " 4-3 6-0", "", 1) + " / " + ann, "played, Ben 1 goal: 55 95"},
		// Closed: the stock is on nobody's pile, and the last trick gives nothing.
		{"Ann: last / " + ann + " / Ann: closes / Ben: takes 4-3 6-0 6-3 4-0 5-5 0-0", "closed, Ben 2 failed-close: 55 46"},
		{"Ben: 6-0 / Ann: 4-3 / Ben: closes / Ben: takes 6-5 6-3 5-5 0-0 5-1 5-3 / Ann: takes 1-1 2-1 4-1 2-2 3-3 5-4", "closed, Ann 2 failed-close: 12 57"},
		{"Ben: 6-0 / Ann: 4-3 / Ben: closes / Ben: takes 6-6 6-5 6-3 5-5 0-0 5-1 5-3 1-1 2-1 4-1 2-2 3-3 / Ann: takes nothing",
			"closed, Ben 2 goal-no-trick: 0 97"},
	} {
		m := trickMatch(t, loadRules(t, "bingo"), head+c.lines)
		hands := m.Hands()
		h := hands[len(hands)-1]
		if got := fmt.Sprintf("%s: %v %v", awards(m), h.Points[0], h.Points[1]); got != c.want {
			t.Errorf("%s: %s, want %s", c.lines, got, c.want)
		}
	}
	m := trickMatch(t, loadRules(t, "bingo"), head+ann)
	checkRefused(t, m, ben, OutOfPhase, WantLast)
	m = trickMatch(t, loadRules(t, "bingo"), head+"Ben: last / "+ann)
	checkRefused(t, m, strings.Replace(ben, "4-3 6-0 ", "", 1), BadCount, OnNoPile)
}

// TestMisdealTakesTheDealBack: nothing of it stays, and the same player deals the same hand again.
func TestMisdealTakesTheDealBack(t *testing.T) {
	m := trickMatch(t, loadRules(t, "bingo"), bingoFailed+" / void a tile fell face up")
	fresh := trickMatch(t, loadRules(t, "bingo"), "Ann: deals")
	if got, want := m.table.clone().hand, fresh.table.clone().hand; !reflect.DeepEqual(got, want) {
		t.Errorf("after a misdeal %+v, want %+v", got, want)
	}
}

// TestSecrets: while a deal is on nothing tells what was won but what says in its name that it is secret.
func TestSecrets(t *testing.T) {
	m := trickMatch(t, loadRules(t, "bingo"), bingoRunning+" / Ann: 3-3")
	hands := m.Hands()
	if h := hands[len(hands)-1]; h.Points != nil || h.Tricks != nil || len(m.Entries()) > 0 || !m.IsSecret() {
		t.Errorf("a deal that is on tells %+v, %v", h, m.Entries())
	}
	table, _ := m.Tricks()
	if table.Led != scoring.NewTile(3, 3) || !slices.Equal(table.Won, []int{2, 0}) || table.Declared != 3 || table.Taken != 1 ||
		!slices.Equal(table.Shown, []scoring.Tile{scoring.NewTile(2, 2)}) || !slices.Equal(m.Left(), []int{6, 7}) || table.Stock != 10 {
		t.Errorf("the table shows %+v, %v left", table, m.Left())
	}
	// Of the log only the trick that is on may be shown: Ann's 3-3.
	log := m.Log()
	from, to := m.finishedTricks()
	if log[from].Word != Trump || to != len(log)-1 || log[to].Tile != scoring.NewTile(3, 3) {
		t.Errorf("events %d to %d of %d are of finished tricks", from, to, len(log))
	}
	m = trickMatch(t, loadRules(t, "bingo"), bingoTrump+" / Ann: points 80 tricks 8 / Ben: points 60 tricks 6")
	if from, to := m.finishedTricks(); from != to || m.IsSecret() {
		t.Errorf("between deals %d to %d are hidden", from, to)
	}
}

// TestFaceDown has what of the log lies face down while a deal is on, event by event.
func TestFaceDown(t *testing.T) {
	for _, c := range []struct{ game, lines, faceDown string }{
		{"bingo", bingoTrump, "-."},
		{"bingo", bingoLed, "-.."},
		{"bingo", bingoTrick, "-.xx"},
		{"bingo", bingoTrick + " / Ann: adjusts +1 a pencil slipped / Ann: 6-6", "-.xx.."},
		{"bingo", bingoShown, "-.xx..."},
		{"bingo", bingoRunning, "-.xx.x.x"},                  // 3-3 and 2-2 are shown still
		{"bingo", bingoRunning + " / Ann: 3-3", "-.xx.xxx."}, // and now one of them is led
		{"bingo", bingoFailed, "-.xx.xxxxx"},
		{"bingo", bingoClosed, "-xxx."}, // the tile of the trump is turned down
		{"bingo", bingoClosed + " / Ann: 6-6 / Ben: 1-0", "-xxx.xx"},
		{"bingo", bingoKnown, "-xxx." + "xx" + "xxxxxxxx"},
		{"reveille", revTrick, "-xxx"},
		{"reveille", revTrick + " / turn 5-5 / Ben: 5-3", "-xxx.."},
		{"reveille", revSecond, "-" + strings.Repeat("xxx", 7) + "..."},
		{"reveille", revSecond + " / Ben: 4-4 / Ann: 5-4 / Ben: 6-6", "-" + strings.Repeat("xxx", 7) + "...xx."},
	} {
		m := trickMatch(t, loadRules(t, c.game), c.lines)
		faceDown, got := m.FaceDown(), ""
		for i, e := range m.Log() {
			switch {
			case e.Word == Deals && !faceDown[i]:
				got += "-"
			case faceDown[i]:
				got += "x"
			default:
				got += "."
			}
		}
		if got != c.faceDown {
			t.Errorf("%s: %s, want %s", c.lines, got, c.faceDown)
		}
	}
}

// TestRepairsKeepTricksFaceDown: a repair that a finished trick stands against says which line that is, not what was played.
func TestRepairsKeepTricksFaceDown(t *testing.T) {
	for _, c := range []struct{ before, line, text string }{
		{bingoTrick + " / Ann: 6-6", "fix 3 Ben: 6-5", ""},         // and 6-5 is played in the trick already
		{bingoTrick + " / Ann: 6-6", "fix 3 Ben: 6-6", "Ann: 6-6"}, // which lies open
	} {
		m := trickMatch(t, loadRules(t, "bingo"), c.before)
		m.Enter(c.line, 99, func(out Outcome) {
			if r := out.Refusal; r == nil || r.Code != RepairFails || r.Cause == nil || r.Text != c.text {
				t.Errorf("%s: %+v, want a line that says %q", c.line, r, c.text)
			}
		})
	}
}

// TestThirdGameOfTricks plays a game that is nothing but other parameters in a file.
func TestThirdGameOfTricks(t *testing.T) {
	s, err := OpenSheet("testdata/dragoon.bones", rulesets.Library{BaseDir: "testdata"}, true)
	if err != nil {
		t.Fatal(err)
	}
	if len(s.Refused) > 0 {
		t.Error(s.Refused[0])
	}
	for _, h := range s.Hands() {
		got := fmt.Sprintf("%s %v %v", h.End, h.Points[0], h.Points[1])
		if want := []string{"played 7 9", "closed 4 3"}[h.Number-1]; got != want {
			t.Errorf("hand %d: %s, want %s", h.Number, got, want)
		}
	}
	state, winners := s.State()
	if state != Won || !slices.Equal(winners, []Seat{1}) || s.Standing()[1] != scoring.Whole(3) || proofs(s.Match) != "revoke Ben 20 23 3-2" {
		t.Errorf("%s by %v, standing %v, fouls %s", state, winners, s.Standing(), proofs(s.Match))
	}
}
