package referee_test

import (
	"strings"
	"testing"

	"bones/referee"
)

// TestPlayToACount plays every edge of the play of games.md, "Domino Cribbage", with the decision it follows from.
func TestPlayToACount(t *testing.T) {
	for _, s := range []script{
		{why: "go said below 31 while the other holds tiles pegs 1 to him at once, and a 31 he reaches scores too", lines: `
Ann: deals
starter 6-6
Ben: 6-4
Ann: 5-5 => Ann 2 pair 6-4 5-5
Ben: 4-3
Ann: go => Ben 1 go
?turn => Ben
Ben: 4-0 => Ben 2 thirty-one 6-4 5-5 4-3 4-0
?turn => Ben`},
		{why: "the second go of a count scores nothing, and who said go first leads", lines: `
Ann: deals
starter 6-6
Ben: 6-4
Ann: 5-4
Ben: 5-3 => Ben 3 run 6-4 5-4 5-3
Ann: go => Ben 1 go
Ben: go
?turn => Ann
?count => 0 [] true
Ben: 1-0 => refused wrong-turn Ann
Ann: 1-0 => foul Ann illegal-go of 6`},
		{why: "go_point last-tile: nothing at the go, 1 when the count ends below 31", rules: "go_point: last-tile", lines: `
Ann: deals
starter 6-6
Ben: 6-4
Ann: 5-4
Ben: 5-3 => Ben 3 run 6-4 5-4 5-3
Ann: go
Ben: 1-0
Ben: go => Ben 1 go 1-0`},
		{why: "go_point last-tile: none with a 31", rules: "go_point: last-tile", lines: `
Ann: deals
starter 6-6
Ben: 6-4
Ann: 5-5 => Ann 2 pair 6-4 5-5
Ben: 4-3
Ann: go
Ben: 4-0 => Ben 2 thirty-one 6-4 5-5 4-3 4-0
Ben: go`},
		{why: "after his go a player plays nothing until the other has said it too", lines: `
Ann: deals
starter 6-6
Ben: 6-4
Ann: 5-4
Ben: 5-3 => Ben 3 run 6-4 5-4 5-3
Ann: go => Ben 1 go
Ann: 1-0 => refused wrong-turn Ben
Ann: go => refused wrong-turn Ben
Ben: 2-0
Ann: 1-0 => refused wrong-turn Ben`},
		{why: "no play over 31", lines: `
Ann: deals
starter 6-6
Ben: 6-4
Ann: 5-4
Ben: 5-3 => Ben 3 run 6-4 5-4 5-3
Ann: 5-0 => refused over-limit 27+5>31
Ann: 4-0 => Ann 2 thirty-one 6-4 5-4 5-3 4-0
Ben: 1-0`},
		{why: "a go before anything is laid has no place: everything fits", lines: `
Ann: deals
starter 6-6
Ben: go => refused out-of-phase
go => refused out-of-phase
Ann: go => refused out-of-phase
Ben: 6-4`},
		{why: "a player whose hand is empty has said go by that; the other goes on alone; the last tile pegs 1 when the count ends", lines: `
Ann: deals
starter 6-6
Ben: 1-0
Ann: 2-0
Ben: 3-0 => Ben 3 run 1-0 2-0 3-0
Ann: 4-0 => Ann 4 run 1-0 2-0 3-0 4-0
Ben: 5-0 => Ben 2 fifteen 1-0 2-0 3-0 4-0 5-0; Ben 5 run 1-0 2-0 3-0 4-0 5-0
Ann: 6-0 => Ann 6 run 1-0 2-0 3-0 4-0 5-0 6-0
Ben: 6-1 => Ben 7 run 1-0 2-0 3-0 4-0 5-0 6-0 6-1
?turn => Ann
Ann: go => Ben 1 last 6-1
Ann: 6-2 => Ann 1 last 6-2; Ben's hand 4
Ben: go => no effect`},
		{why: "an automatic go may be written once by each, without effect; the go of who holds tiles is a real one", lines: `
Ann: deals
starter 6-6
Ben: 1-0
Ann: 2-0
Ben: 3-0 => Ben 3 run 1-0 2-0 3-0
Ann: 5-4 => Ann 2 fifteen 1-0 2-0 3-0 5-4
Ben: 4-0
Ann: 5-5
Ann: go => refused wrong-turn Ben
Ben: go => Ann 1 go
Ben: 6-1 => refused wrong-turn Ann
Ann: go
Ben: 6-1
Ben: go => no effect
Ben: pass => refused out-of-phase:passed-twice
?turn => Ann
Ann: 6-2 => Ann 2 fifteen 6-1 6-2; Ann 1 last 6-2; Ben's hand 4; Ann's hand 3`},
		{why: "the count ends below 31 with the other hand empty: the point is his who laid the last tile and could not go on", lines: `
Ann: deals
starter 2-0
Ben: 6-4
Ann: 5-4
Ben: 5-3 => Ben 3 run 6-4 5-4 5-3
Ann: go => Ben 1 go
Ben: 1-0
Ben: 1-1
Ann: 6-5
Ann: 6-3
Ann: go => Ann 1 go 6-3
Ann: 6-6 => Ann 1 last 6-6; Ben's hand 4; Ann's hand 2
?end`},
		{why: "the same with go_point last-tile", rules: "go_point: last-tile", lines: `
Ann: deals
starter 2-0
Ben: 6-4
Ann: 5-4
Ben: 5-3 => Ben 3 run 6-4 5-4 5-3
Ann: go
Ben: 1-0
Ben: 1-1 => Ben 1 last 1-1
Ann: 6-5
Ann: 6-3
Ann: go => Ann 1 go 6-3
Ann: 6-6 => Ann 1 last 6-6; Ben's hand 4; Ann's hand 2`},
		{why: "a count that ends with the go of the only player left: his opponent, whose hand is empty, laid the last tile", lines: `
Ann: deals
starter 6-6
Ben: 1-0
Ann: 2-0
Ben: 3-0 => Ben 3 run 1-0 2-0 3-0
Ann: 2-1 => Ann 2 pair 3-0 2-1
Ben: 4-0
Ann: 5-1
Ben: 2-2
Ann: go => Ben 1 last 2-2
Ann: 6-5 => Ann 1 last 6-5; Ben's hand 4; Ann's hand 2`},
		{why: "a count gives one go-or-last point: none at its end after a go has paid it", lines: `
Ann: deals
starter 6-6
Ben: 6-4
Ann: 5-4
Ben: 5-3 => Ben 3 run 6-4 5-4 5-3
Ann: go => Ben 1 go
Ben: 1-0
Ben: 1-1
Ann: go => no effect
Ann: 6-0
Ann: 6-1
Ann: 6-2 => Ann 3 run 6-0 6-1 6-2; Ann 1 last 6-2; Ben's hand 2; Ann's hand 8`},
		{why: "the last tile of the play: no last point with a 31", lines: `
Ann: deals
starter 6-6
Ben: 1-0
Ann: 2-0
Ben: 3-0 => Ben 3 run 1-0 2-0 3-0
Ann: 4-0 => Ann 4 run 1-0 2-0 3-0 4-0
Ben: 5-0 => Ben 2 fifteen 1-0 2-0 3-0 4-0 5-0; Ben 5 run 1-0 2-0 3-0 4-0 5-0
Ann: 6-0 => Ann 6 run 1-0 2-0 3-0 4-0 5-0 6-0
Ben: 5-1 => Ben 2 pair 6-0 5-1
Ann: 3-1 => Ann 2 thirty-one 1-0 2-0 3-0 4-0 5-0 6-0 5-1 3-1; Ben's hand 4; Ann's hand 2`},
		{why: "who leads when nobody said go: the opponent of the last to play, who has to say so at 31 in no words", lines: `
Ann: deals
starter 6-6
Ben: 6-4
Ann: 5-5 => Ann 2 pair 6-4 5-5
Ben: 6-5 => Ben 2 thirty-one 6-4 5-5 6-5
?turn => Ann
?count => 31 [6-4 5-5 6-5] true
Ann: 4-3
?count => 7 [4-3] true`},
		{why: "who leads when that hand is empty: the other, who also is the one who may lay 0-0 on the 31", lines: `
Ann: deals
starter 6-6
Ben: 1-0
Ann: 2-0
Ben: 3-0 => Ben 3 run 1-0 2-0 3-0
Ann: 4-0 => Ann 4 run 1-0 2-0 3-0 4-0
Ben: 5-0 => Ben 2 fifteen 1-0 2-0 3-0 4-0 5-0; Ben 5 run 1-0 2-0 3-0 4-0 5-0
Ann: 6-0 => Ann 6 run 1-0 2-0 3-0 4-0 5-0 6-0
Ben: 6-4 => Ben 2 thirty-one 1-0 2-0 3-0 4-0 5-0 6-0 6-4
?turn => Ann
Ann: 0-0 => Ann 2 thirty-one 1-0 2-0 3-0 4-0 5-0 6-0 6-4 0-0; Ben's hand 4`},
		{why: "who makes the 31 leads the next count himself when the other hand is empty", before: `Ann: deals; starter 2-2
Ben: 6-4; Ann: 5-4; Ben: 5-3; Ann: go; Ben: 1-0; Ben: go; Ann: 6-6; Ben: 6-3`, lines: `
Ann: 5-5 => Ann 2 thirty-one 6-6 6-3 5-5
?turn => Ann
?count => 31 [6-6 6-3 5-5] true
Ann: 4-3 => Ann 1 last 4-3; Ben's hand 5
undo
Ann: 0-0 => Ann 2 thirty-one 6-6 6-3 5-5 0-0; Ben's hand 5; foul Ann illegal-go of 2
undo
Ann: go
?turn => Ann
?count => 0 [] true`},
		{why: "at 31 the maker, too, may lay a blank when the other has said go, and cannot lead", lines: `
Ann: deals
starter 6-6
Ben: 6-4
Ann: 5-5 => Ann 2 pair 6-4 5-5
Ben: 6-5 => Ben 2 thirty-one 6-4 5-5 6-5
Ben: 0-0 => refused wrong-turn Ann
Ben: 4-3 => refused wrong-turn Ann
Ann: go
?turn => Ben
Ben: 4-3 => refused over-limit 31+7>31
Ben: 0-0 => Ben 2 thirty-one 6-4 5-5 6-5 0-0
?turn => Ann
?count => 0 [] true`},
		{why: "at 31 a bare tile is the leader's, a bare blank is laid on the 31 by who may", lines: `
Ann: deals
starter 6-6
Ben: 6-4
Ann: 5-5 => Ann 2 pair 6-4 5-5
Ben: 6-5 => Ben 2 thirty-one 6-4 5-5 6-5
Ann: go
4-3
?count => 7 [4-3] true
undo
0-0 => Ben 2 thirty-one 6-4 5-5 6-5 0-0
?count => 0 [] true`},
		{why: "at 31 the leader who has said go may lay 0-0 too: then his go was wrong", lines: `
Ann: deals
starter 6-6
Ben: 6-4
Ann: 5-5 => Ann 2 pair 6-4 5-5
Ben: 6-5 => Ben 2 thirty-one 6-4 5-5 6-5
Ann: go
Ann: 0-0 => foul Ann illegal-go of 6
?count => 0 [0-0] true
?turn => Ben`},
		{why: "a go said before the 31: the leader may lead at any moment, the blank included, and the unwritten go is never a foul", lines: `
Ann: deals
starter 6-6
Ben: 6-4
Ann: 5-4
Ben: 5-3 => Ben 3 run 6-4 5-4 5-3
Ann: go => Ben 1 go
Ben: 3-1 => Ben 2 thirty-one 6-4 5-4 5-3 3-1
?turn => Ben
Ann: 6-1
Ben: 0-0
?claims => 6 Ann illegal-go open`},
		{why: "0-0 on 31 makes 31 again: 2; it is face up now, so the count restarts by itself", lines: `
Ann: deals
starter 6-6
Ben: 6-4
Ann: 5-5 => Ann 2 pair 6-4 5-5
Ben: 6-5 => Ben 2 thirty-one 6-4 5-5 6-5
Ann: 0-0 => Ann 2 thirty-one 6-4 5-5 6-5 0-0
?turn => Ben
?count => 0 [] true`},
		{why: "blank_on_31 share: 1 to the player of 0-0, 1 back from the maker of that 31", rules: "blank_on_31: share", lines: `
Ann: deals
starter 6-6
Ben: 6-4
Ann: 5-5 => Ann 2 pair 6-4 5-5
Ben: 6-5 => Ben 2 thirty-one 6-4 5-5 6-5
Ann: 0-0 => Ann 1 thirty-one 6-4 5-5 6-5 0-0; Ben -1 shared 6-4 5-5 6-5 0-0
?score => 3 1`},
		{why: "blank_on_31 share takes nothing from a 15", rules: "blank_on_31: share", lines: `
Ann: deals
starter 6-6
Ben: 6-4
Ann: 5-0 => Ann 2 fifteen 6-4 5-0
Ben: 0-0 => Ben 2 fifteen 6-4 5-0 0-0`},
		{why: "share when the maker lays the blank himself: both are his", rules: "blank_on_31: share", lines: `
Ann: deals
starter 6-6
Ben: 6-4
Ann: 5-5 => Ann 2 pair 6-4 5-5
Ben: 6-5 => Ben 2 thirty-one 6-4 5-5 6-5
Ann: go
Ben: 0-0 => Ben 1 thirty-one 6-4 5-5 6-5 0-0; Ben -1 shared 6-4 5-5 6-5 0-0`},
		{why: "0-0 face up as starter: the count restarts by itself at 31, and a go may be written once by each", lines: `
Ann: deals
starter 0-0
Ben: 6-4
Ann: 5-5 => Ann 2 pair 6-4 5-5
Ben: 6-5 => Ben 2 thirty-one 6-4 5-5 6-5
?turn => Ann
?count => 0 [] true
Ben: go => no effect
go => no effect
Ann: go => refused out-of-phase:passed-twice
Ann: 4-3
Ben: go => Ann 1 go; foul Ben illegal-go of 12`},
		{why: "0-0 played before: the same", lines: `
Ann: deals
starter 6-6
Ben: 0-0
Ann: 5-5
Ben: 6-4 => Ben 2 pair 5-5 6-4
Ann: 6-5 => Ann 2 thirty-one 0-0 5-5 6-4 6-5
?turn => Ben
?count => 0 [] true`},
		{why: "0-0 breaks pairs and runs like any other sum, and scores what it makes", lines: `
Ann: deals
starter 6-6
Ben: 4-0
Ann: 6-0
Ben: 5-0 => Ben 2 fifteen 4-0 6-0 5-0; Ben 3 run 4-0 6-0 5-0
Ann: 0-0 => Ann 2 fifteen 4-0 6-0 5-0 0-0`},
		{why: "0-0 is in a run with 1 and 2, on 31 too", lines: `
Ann: deals
starter 6-6
Ben: 6-4
Ann: 6-3
Ben: 5-4 => Ben 2 pair 6-3 5-4
Ann: 1-0
Ben: 2-0 => Ben 2 thirty-one 6-4 6-3 5-4 1-0 2-0
Ann: 0-0 => Ann 2 thirty-one 6-4 6-3 5-4 1-0 2-0 0-0; Ann 3 run 1-0 2-0 0-0`},
		{why: "a pair of sums, then three, then four, all of the last tiles in a row", lines: `
Ann: deals
starter 6-6
Ben: 5-1
Ann: 4-2 => Ann 2 pair 5-1 4-2
Ben: 3-3 => Ben 6 triplet 5-1 4-2 3-3
Ann: 6-0 => Ann 12 four 5-1 4-2 3-3 6-0
Ben: 0-0`},
		{why: "the starter, a tile laid and a tile not in the set", lines: `
Ann: deals
starter 6-6
Ben: 6-6 => refused already-played
Ben: 7-1 => refused not-in-set
Ben: 6-4
Ann: 6-4 => refused already-played
Ben: 5-0 => refused wrong-turn Ann
Ann: 6-0 on 6 => refused syntax:too-much
Ann: 6-0 5-1 => refused syntax:list`},
		{why: "before the starter nothing is played, after it there is none", lines: `
Ann: deals
Ben: 6-4 => refused out-of-phase
go => refused out-of-phase
starter 7-7 => refused not-in-set
starter 6-6
starter 5-5 => refused out-of-phase
crib 1-1 2-2 3-3 4-4 => refused out-of-phase
Ben: claims 4 => refused out-of-phase`},
		{why: "an unknown dealer: the first play names who leads", lines: `
starter 5-5
6-4 => refused unknown-player:nobody-named
Ann: 6-4
?turn => Ben
Ann: 3-3 => refused wrong-turn Ben`},
	} {
		t.Run(s.why, func(t *testing.T) { s.play(t, sit(t, "cribbage", "Ann, Ben", s.rules)) })
	}
}

// TestPlayAnswers plays known answers: tiles in the order laid within one count, and what each scores without go and last.
func TestPlayAnswers(t *testing.T) {
	for _, answer := range []struct {
		tiles  string
		points []int
	}{
		{"2-2 5-1 5-0", []int{0, 0, 5}},
		{"2-2 5-1 4-1 0-0", []int{0, 0, 5, 2}},
		{"4-0 6-5", []int{0, 2}},
		{"2-1 6-6", []int{0, 2}},
		{"4-2 6-0 3-3 5-1", []int{0, 2, 6, 12}},
		{"4-2 6-0 3-3 5-1 0-0", []int{0, 2, 6, 12, 0}},
		{"6-4 5-5 6-5", []int{0, 2, 2}},
		{"6-2 6-3", []int{0, 0}},
	} {
		m := sit(t, "cribbage", "Ann, Ben", "")
		m.Enter("Ann: deals; starter 3-0", 1, func(referee.Outcome) {})
		for i, tile := range strings.Fields(answer.tiles) {
			m.Enter(tile, i+2, func(o referee.Outcome) {
				points := 0
				for _, e := range o.Entries {
					points += e.Points.Whole()
				}
				if o.Refusal != nil || points != answer.points[i] {
					t.Errorf("%s: the tile %s scores %d (%v), want %d", answer.tiles, tile, points, o.Refusal, answer.points[i])
				}
			})
		}
	}
}
