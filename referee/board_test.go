package referee_test

import "testing"

// TestBoard pegs on a board: games.md, "Peg board".
func TestBoard(t *testing.T) {
	for _, s := range []struct {
		players string
		script
	}{
		{"Ann, Ben", script{why: "every way to write a peg", lines: `
Ann: 8 => Ann 8 pegs
a 8 => Ann 8 pegs
a8 => Ann 8 pegs
A8 => Ann 8 pegs
b8 => Ben 8 pegs
ben12+4 => Ben 16 pegs
Ann: 12+4 => Ann 16 pegs
Ann: 12 + 4 => Ann 16 pegs
ann pegs 2 nobs => Ann 2 pegs
Ann: pegs 0 => Ann 0 pegs
?score => 66 24
?pegs => [{66 64} {24 8}]`}},
		{"アン, ベン", script{why: "in Japanese", lines: `
アン 8 => アン 8 pegs
アン8 => アン 8 pegs
アンは8 => アン 8 pegs
アン： ペグ １２＋４ ノブ => アン 16 pegs
アン: 渡す ベン 8 => アン -8 gives; ベン 8 gives
アン: 渡す ベンに8 => アン -8 gives; ベン 8 gives
?score => 24 16`}},
		{"Ann, Ben", script{why: "what cannot be pegged", lines: `
8 => refused unknown-player:nobody-named
pegs 8 => refused unknown-player:nobody-named
Ann: -2 => refused unknown-word
Ann: 2.5 => refused syntax:whole
Ann: 6-4 => refused syntax:number
Ann: 8+ => refused syntax:number
Cyd: 8 => refused unknown-player
Ann: pegs => refused syntax:number
Ann: pegs x => refused syntax:number`}},
		{"Ann, Ben", script{why: "there is no play: nothing but pegging, corrections and undo", lines: `
Ann: 8 => Ann 8 pegs
Ann: starts => refused out-of-phase:not-this-game
Ann: deals => refused out-of-phase:not-this-game
Ann: lot 6-4 => refused out-of-phase:not-this-game
hand 1 => refused out-of-phase:not-this-game
void => refused out-of-phase:no-hand-on
undo hand => refused out-of-phase:no-hand-on
pass => refused out-of-phase:not-this-game
Ann: go => refused out-of-phase:not-this-game
crib 5-5 4-1 6-5 2-2 => refused out-of-phase:not-this-game
starter 6-6 => refused out-of-phase:not-this-game
settles 1 => refused out-of-phase:nothing-there
?expects => [pegs gives]
?turn => nobody
note tea => no effect`}},
		{"Ann, Ben", script{why: "what was pegged for the wrong one", lines: `
Ann: 8 => Ann 8 pegs
Ann: gives Ben 5 => Ann -5 gives; Ben 5 gives
gives Ann 2 => Ben -2 gives; Ann 2 gives
Ann: gives Ann 2 => refused syntax:player
Ann: gives Ben 6 => refused bad-count:not-pegged
Ann: gives Cyd 2 => refused unknown-player
Ann: gives Ben => refused syntax:number
gives 5 => refused unknown-player
?score => 5 3`}},
		{"Ann, Ben, Cyd", script{why: "who gives must be named where more than one can be meant", lines: `
Ann: 8 => Ann 8 pegs
gives Ben 5 => refused unknown-player:nobody-named
Ann: gives Cyd 5 => Ann -5 gives; Cyd 5 gives
?score => 3 0 5`}},
		{"Ann, Ben", script{why: "undo, repairs and corrections", lines: `
Ann: 8 => Ann 8 pegs
Ben: 4 => Ben 4 pegs
Ann: 3 => Ann 3 pegs
undo
fix 2 Ben: 8 => Ben 8 pegs
?score => 0 12
insert 1 a 2 => Ann 2 pegs
drop 3
?score => 2 4
Ann: adjusts -5 pegged twice => Ann -5 adjusts
undo 2
?score => 2 12`}},
		{"Ann, Ben", script{why: "the target wins at once; the overshoot is kept; corrections take it back", rules: "target: 31; carry: {Ann: 20}", lines: `
Ben: 30 => Ben 30 pegs
Ann: 12 => Ann 12 pegs; won Ann
Ben: 2 => refused game-over
Ann: gives Ben 2 => refused game-over
?state => won Ann
Ann: adjusts -4 pegged twice => Ann -4 adjusts
Ben: 2 => Ben 2 pegs; won Ben
undo
?state => playing`}},
		{"Ann, Ben, Cyd", script{why: "a win by what is given back to the right one", rules: "target: 31", lines: `
Ann: 30 => Ann 30 pegs
Ben: 8 => Ben 8 pegs
Cyd: 3 => Cyd 3 pegs
Cyd: gives Ann 3 => Cyd -3 gives; Ann 3 gives; won Ann
?state => won Ann`}},
		{"Ann, Ben, Cyd, Dee", script{why: "skunk and double skunk are the losers below the lines", rules: "skunk: 91; double_skunk: 61", lines: `
Ann: 90 => Ann 90 pegs
Ben: 91 => Ben 91 pegs
Cyd: 60 => Cyd 60 pegs
Dee: 61 => Dee 61 pegs
?skunks => []
Ben: 30 => Ben 30 pegs; won Ben
?skunks => [{0 false} {2 true} {3 false}]`}},
		{"Ann, Ben", script{why: "without the lines nobody is skunked", lines: `
Ann: 121 => Ann 121 pegs; won Ann
?skunks => []`}},
		{"Ann, Ben", script{why: "the table stops before the end", lines: `
Ann: 8 => Ann 8 pegs
end => ended
Ann: 8 => refused game-over
?state => ended`}},
	} {
		t.Run(s.why, func(t *testing.T) { s.play(t, sit(t, "board", s.players, s.rules)) })
	}
}
