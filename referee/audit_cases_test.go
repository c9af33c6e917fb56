package referee_test

import (
	"fmt"
	"strings"
	"testing"

	"bones/referee"
	"bones/rulesets"
	"bones/scoring"
)

// entered enters lines, numbered from 1. A line may stand for several, after "; ".
func entered(t testing.TB, rules *rulesets.Rules, players int, lines ...string) (*referee.Match, []referee.Outcome) {
	t.Helper()
	m := referee.NewMatch(rules, seatNames[:players], nil)
	var outcomes []referee.Outcome
	for i, line := range lines {
		m.Enter(line, i+1, func(o referee.Outcome) { outcomes = append(outcomes, o) })
	}
	return m, outcomes
}

func seatName(seat referee.Seat) string {
	if seat == referee.NoSeat {
		return "nobody"
	}
	return seatNames[seat]
}

// accusations writes fouls as "LINE: CODE PLAYER EARLIER TILE", with the lines of a proof by counting instead of a tile.
func accusations(fouls []referee.Foul) (list []string) {
	for _, f := range fouls {
		text := fmt.Sprintf("%d: %s %s %d", f.Line, f.Code, seatName(f.Seat), f.Earlier)
		if f.Tile != scoring.NoTile {
			text += " " + f.Tile.String()
		}
		if f.Lines != nil {
			text += " " + fmt.Sprint(f.Lines)
		}
		list = append(list, text)
	}
	return list
}

// endings writes findings as "LINE PLAYER STATE", with the tile that broke a claim and the line that decided it.
func endings(findings []referee.Finding) (list []string) {
	for _, f := range findings {
		text := fmt.Sprintf("%d %s %s", f.Line, seatName(f.Seat), f.State)
		if f.Tile != scoring.NoTile {
			text += " " + f.Tile.String()
		}
		if f.Proof != 0 {
			text += fmt.Sprint(" ", f.Proof)
		}
		list = append(list, text)
	}
	return list
}

// The rules of the cases: Block, and Block on few tiles.
var (
	threeByThree = smallGame{double: 3, players: 3, deal: 3} // one tile sleeps
	threeByTwo   = smallGame{double: 3, players: 3, deal: 2}
	twoByThree   = smallGame{double: 3, players: 2, deal: 3}
	allDealt     = smallGame{double: 2, players: 2, deal: 3} // no tile sleeps
	twoDraw      = smallGame{double: 2, players: 2, deal: 2, draws: true}
	twoOfBlock   = smallGame{double: 6, players: 2, deal: 7}
)

// TestAudit follows claims to their ends: through plays, hands turned up, undo, repairs, misdeals and hands told by their
// result. Each line is followed by what it makes certain, after an arrow.
func TestAudit(t *testing.T) {
	cases := []struct {
		name     string
		game     smallGame
		lines    string
		fouls    string // at the end
		findings string
	}{
		{"a tile shows it", twoOfBlock, "Ann: 6-4 / pass / 6-6 / 6-1",
			"4: illegal-pass Ben 2 6-1", "2 Ben broken 6-1 4"},
		{"a second tile shows nothing new", twoOfBlock, "Ann: 6-4 / pass / 6-6 / 6-1 / 1-0 / 4-3",
			"4: illegal-pass Ben 2 6-1", "2 Ben broken 6-1 4"},
		{"one tile shows two", twoOfBlock, "Ann: 6-4 / pass / 6-6 / pass / 6-5 / 5-4 on 5",
			"6: illegal-pass Ben 2 5-4, 6: illegal-pass Ben 4 5-4", "2 Ben broken 5-4 6, 4 Ben broken 5-4 6"},
		{"a tile that fitted nowhere", twoOfBlock, "Ann: 6-4 / pass / 6-1 / 1-0",
			"", "2 Ben open"},
		{"hands turned up", threeByTwo, "Ann: 3-3 / pass / pass / 3-0 / Ben: holds 3-1 2-2 / Cyd: holds 1-0 1-1",
			"5: illegal-pass Ben 2 3-1", "2 Ben broken 3-1 5, 3 Cyd kept 6"},
		{"a pip sum proves nothing", threeByTwo, "Ann: 3-3 / pass / pass / 3-0 / Ben: holds =8 / Cyd: holds 1-0 1-1",
			"", "2 Ben open, 3 Cyd kept 6"},
		{"whoever is out has shown his hand", twoByThree, "Ann: 3-3 / pass / 3-1 / 1-0 / pass / 0-0 / pass / 2-0 / holds 1-1",
			"", "2 Ben kept 8, 5 Ann kept 9, 7 Ann kept 9"},

		// Ben holds three of 0-0, 1-0, 1-1, 2-0, 2-2, and only 0-0 did not fit.
		{"one pass by counting", allDealt, "Ann: 2-1 / pass / 2-2 / 2-0",
			"2: illegal-pass Ben 2 [2]", "2 Ben broken 2"},
		// Without 3 and 1 there are 0-0, 2-0, 2-2: one hand of three, not two. Then Ben turns out to have had 1-0. Cyd is left
		// with 2-2 by both his passes, though each of them can be right.
		{"an impossible deal, then whose it was", threeByThree, "Ann: 3-1 / pass / pass / 3-3 / 1-0 / pass",
			"3: impossible-deal nobody 3 [2 3], 5: illegal-pass Ben 2 1-0, 6: illegal-pass Cyd 6 [3 6]",
			"2 Ben broken 1-0 5, 3 Cyd open, 6 Cyd open"},
		// Six tiles have no 3; eight are held. Ann had one; Ben and Cyd need five of the four that are left.
		{"an impossible deal explained leaves another", threeByThree,
			"Cyd: 3-3 / pass / pass / pass / Ann: holds 1-1 2-1 3-2 / Ben: holds 1-0 3-0 3-1",
			"4: impossible-deal nobody 4 [2 3 4], 5: illegal-pass Ann 2 3-2, 5: impossible-deal nobody 4 [3 4], 6: illegal-pass Ben 3 3-0",
			"2 Ann broken 3-2 5, 3 Ben broken 3-0 6, 4 Cyd open"},

		{"what is drawn later proves nothing", twoDraw, "Ann: 2-1 / pass / 2-2 / Ben: holds 2-0 1-0 1-1",
			"", "2 Ben open"},
		{"when nothing is left to draw it does", twoDraw, "Ann: 2-1 / pass / pass / pass / 2-2 / 2-0",
			"4: illegal-pass Ben 4 [4]", "2 Ben open, 3 Ann open, 4 Ben broken 4"},

		{"undo takes the foul back", twoOfBlock, "Ann: 6-4 / pass / 6-6 / 6-1 / undo",
			"", "2 Ben open"},
		{"and it is found again", twoOfBlock, "Ann: 6-4 / pass / 6-6 / 6-1 / undo / 4-1",
			"6: illegal-pass Ben 2 4-1", "2 Ben broken 4-1 6"},
		{"undo of a proof by counting", threeByThree, "Ann: 3-1 / pass / pass / undo / 1-0",
			"", "2 Ben open"},
		{"undo of the tile that explains", threeByThree, "Ann: 3-1 / pass / pass / 3-3 / 1-0 / undo / pass",
			"3: impossible-deal nobody 3 [2 3]", "2 Ben open, 3 Cyd open, 7 Ben open"},
		{"undo of the hand", twoOfBlock, "Ann: 6-4 / pass / 6-6 / 6-1 / undo hand",
			"", ""},
		{"a misdeal", twoOfBlock, "Ann: 6-4 / pass / 6-6 / 6-1 / void",
			"", ""},
		{"a misdeal that was none", twoOfBlock, "Ann: 6-4 / pass / 6-6 / 6-1 / void / undo",
			"4: illegal-pass Ben 2 6-1", "2 Ben broken 6-1 4"},

		// With 5-1 in line 3 the ends were 4 and 1 when Ben passed in line 4.
		{"a repair changes what was passed on", twoOfBlock, "Ann: 6-4 / 6-5 / 5-5 / pass / 4-2 / 2-1 on 2 / fix 4 5-1",
			"7: illegal-pass Ben 4 2-1", "4 Ben broken 2-1 6"},
		{"a repair puts in the pass", twoOfBlock, "Ann: 6-4 / 4-1 / 6-5 / 5-4 on 5 / fix 3 pass",
			"5: illegal-pass Ben 5 5-4", "5 Ben broken 5-4 4"},
		{"a repair puts in the tile", twoOfBlock, "Ann: 6-4 / pass / 6-1 / 1-0 / fix 1 4-1 on 4",
			"5: illegal-pass Ben 2 4-1", "2 Ben broken 4-1 5"},
		{"a repair puts in another tile that shows it", twoOfBlock, "Ann: 6-4 / pass / 6-6 / 4-1 / fix 1 6-1",
			"4: illegal-pass Ben 2 6-1", "2 Ben broken 6-1 5"},
		{"a repair takes the tile away", twoOfBlock, "Ann: 6-4 / pass / 6-1 / 4-3 / fix 1 1-0",
			"", "2 Ben open"},
		{"a repair elsewhere leaves the foul in its place", twoOfBlock, "Ann: 5-5 / 5-4 / 6-5 / pass / 6-6 / 6-1 / fix 5 5-3",
			"6: illegal-pass Ben 4 6-1", "4 Ben broken 6-1 6"},
		{"a repair undone", twoOfBlock, "Ann: 6-4 / pass / 6-6 / 6-1 / fix 3 4-0 / undo",
			"4: illegal-pass Ben 2 6-1", "2 Ben broken 6-1 4"},

		{"a hand told by its result", twoOfBlock, "Ann: 6-4 / pass / Ann: out / Ben: holds 4-3 1-1",
			"4: illegal-pass Ben 2 4-3", "2 Ben broken 4-3 4"},
		{"what was not written down may have been anything", twoOfBlock, "Ann: 6-4 / pass / Ann: out / Ben: holds 3-3 1-1",
			"", "2 Ben open"},
		{"but not with all his tiles still there", twoOfBlock, "Ann: 6-4 / pass / Ann: out / Ben: holds 3-3 1-1 2-2 0-0 1-0 2-1 2-0",
			"", "2 Ben kept 4"},
	}
	for _, c := range cases {
		t.Run(c.name, func(t *testing.T) {
			m, outcomes := entered(t, c.game.ruleset(t), c.game.players, strings.Split(c.lines, " / ")...)
			for _, o := range outcomes {
				if o.Refusal != nil {
					t.Error(o.Refusal)
				}
			}
			if got := strings.Join(accusations(m.Fouls()), ", "); got != c.fouls {
				t.Errorf("fouls %s\nwant  %s", got, c.fouls)
			}
			if got := strings.Join(endings(m.Findings()), ", "); got != c.findings {
				t.Errorf("findings %s\nwant     %s", got, c.findings)
			}
		})
	}
}

// TestSettles deals with fouls: by the line of the wrong claim, once, whatever else stands on record.
func TestSettles(t *testing.T) {
	const deal = "Ann: 3-1 / pass / pass / 3-3 / 1-0 / pass" // fouls about lines 3, 2 and 6: see TestAudit
	cases := []struct {
		name    string
		lines   string
		refused string // "LINE: CODE DETAIL"
		settled string // by foul
	}{
		{"one of three", deal + " / settles 2 he will not do it again", "", "false true false"},
		{"all", deal + " / settles 2 x / settles 3 x / settles 6 x", "", "true true true"},
		{"a line without a foul", deal + " / settles 4 x", "7: out-of-phase nothing-there", "false false false"},
		{"the line that shows it", deal + " / settles 5 x", "7: out-of-phase nothing-there", "false false false"},
		{"twice", deal + " / settles 2 x / settles 2 x", "8: out-of-phase nothing-there", "false true false"},
		{"undone", deal + " / settles 2 x / undo", "", "false false false"},
		{"undone and settled again", deal + " / settles 2 x / undo / settles 2 x", "", "false true false"},
		{"a foul taken back has nothing to settle", deal + " / undo 2 / settles 2 x", "8: out-of-phase nothing-there", "false"},
		{"a repair that takes the foul from under it", deal + " / settles 6 x / fix 2 3-2", "8: repair-fails nothing-there in 7", "false false true"},
		{"a misdeal", deal + " / settles 2 x / void", "", ""},
	}
	for _, c := range cases {
		t.Run(c.name, func(t *testing.T) {
			m, outcomes := entered(t, threeByThree.ruleset(t), 3, strings.Split(c.lines, " / ")...)
			var refused, settled []string
			for _, o := range outcomes {
				r := o.Refusal
				switch {
				case r == nil:
				case r.Cause != nil:
					refused = append(refused, fmt.Sprint(r.Line, ": ", r.Code, " ", r.Cause.Detail, " in ", r.Cause.Line))
				default:
					refused = append(refused, fmt.Sprint(r.Line, ": ", r.Code, " ", r.Detail))
				}
			}
			for _, f := range m.Fouls() {
				settled = append(settled, fmt.Sprint(m.IsSettled(f)))
			}
			if got := strings.Join(refused, ", "); got != c.refused {
				t.Errorf("refused %q, want %q", got, c.refused)
			}
			if got := strings.Join(settled, " "); got != c.settled {
				t.Errorf("settled %q, want %q", got, c.settled)
			}
		})
	}
}

// TestTilesAreConserved turns up hands that cannot be. Ann has gone out; Ben must have two tiles and Cyd three, of 0-0, 1-1,
// 2-0, 2-1, 2-2 and 3-2.
func TestTilesAreConserved(t *testing.T) {
	const played = "Ann: 3-3 / 3-1 / pass / 1-0 / pass / pass / 3-0 on 3 / Ben: pass" // the last is refused: Ann is out
	cases := []struct {
		name  string
		lines string
		want  string // how the last line is refused
	}{
		{"as it must be", "Ben: holds 2-2 2-1", ""},
		{"one too few", "Ben: holds 2-2", "bad-count got 1 want 2 to 2"},
		{"one too many", "Ben: holds 2-2 2-1 1-1", "bad-count got 3 want 2 to 2"},
		{"none", "Ben: holds nothing", "bad-count got 0 want 2 to 2"},
		{"one twice", "Ben: holds 2-2 2-2", "bad-count twice 2-2"},
		{"one that lies on the table", "Ben: holds 2-2 3-1", "already-played 3-1"},
		{"one that another has laid", "Cyd: holds 2-2 2-1 3-1", "already-played 3-1"},
		{"one that another has turned up", "Ben: holds 2-2 2-1 / Cyd: holds 1-1 2-1 0-0", "held-by-other 2-1 Ben"},
		{"one that is not in the set", "Ben: holds 2-2 4-1", "not-in-set 4-1"},
		{"of him who is out", "Ann: holds 2-2", "out-of-phase nothing-held"},
		{"his again", "Ben: holds 2-2 2-1 / Ben: holds 2-2 2-1", "out-of-phase up-already"},
		{"unseen, though it scores", "Ben: holds unseen", "out-of-phase not-unseen"},
		{"the least that two tiles come to", "Ben: holds =2", ""},
		{"less than two tiles come to", "Ben: holds =1", "bad-count pip-range got 1 want 2 to 9"},
		{"the most that two tiles come to", "Ben: holds =9", ""},
		{"more than two tiles come to", "Ben: holds =10", "bad-count pip-range got 10 want 2 to 9"},
		{"more than the tiles that are left come to", "Ben: holds 3-2 2-2 / Cyd: holds =8", "bad-count pip-range got 8 want 4 to 7"},
	}
	for _, c := range cases {
		t.Run(c.name, func(t *testing.T) {
			lines := append(strings.Split(played, " / "), strings.Split(c.lines, " / ")...)
			m, outcomes := entered(t, threeByThree.ruleset(t), 3, lines[:len(lines)-1]...)
			if r := outcomes[7].Refusal; r == nil || r.Code != referee.OutOfPhase {
				t.Fatal("the hand was not over", r)
			}
			before := everythingSaid(m)
			m.Enter(lines[len(lines)-1], len(lines), func(o referee.Outcome) { outcomes = append(outcomes, o) })
			r := outcomes[len(outcomes)-1].Refusal
			if got := refusalText(r); got != c.want {
				t.Errorf("got %q, want %q", got, c.want)
			}
			if after := everythingSaid(m); r != nil && after != before {
				t.Errorf("a refused line changed\n%s\nto\n%s", before, after)
			}
		})
	}
}

// refusalText writes what matters of a refusal: the code, the detail, the tile, whose it is, and the numbers.
func refusalText(r *referee.Refusal) string {
	if r == nil {
		return ""
	}
	text := string(r.Code)
	if r.Detail != "" {
		text += " " + string(r.Detail)
	}
	switch r.Code {
	case referee.BadCount:
		if r.Detail == referee.TwiceInLine {
			return text + " " + r.Tile.String()
		}
		return fmt.Sprintf("%s got %d want %d to %d", text, r.Got, r.Min, r.Max)
	case referee.AlreadyPlayed, referee.NotInSet:
		return text + " " + r.Tile.String()
	case referee.HeldByOther:
		return text + " " + r.Tile.String() + " " + seatName(r.Turn)
	}
	return text
}
