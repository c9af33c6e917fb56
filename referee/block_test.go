package referee_test

import "testing"

// TestBlock plays Block by the book: games.md, "Block" and "Common to all".
func TestBlock(t *testing.T) {
	const two, three, four = "Ann, Ben", "Ann, Ben, Cyd", "Ann, Ben, Cyd, Dee"
	for _, s := range []struct {
		players string
		script
	}{
		{two, script{why: "a double keeps the line one line, the opening one included", lines: `
Ann: 4-1
?ends => 1 4
1-1
?ends => 1 4
4-4
?ends => 1 4
4-3
?ends => 1 3`}},
		{two, script{why: "6-6 on the 6 of 6-3", lines: `
Ann: 6-3
6-6
?ends => 3 6`}},
		{two, script{why: "0-0 is no wild tile", lines: `
Ann: 0-0
?ends => 0 0
6-4 => refused no-fit
6-0
?ends => 0 6`}},
		{two, script{why: "2-2 opens with two ends", lines: `
Ann: 2-2
?ends => 2 2`}},
		{two, script{why: "which end is said where both fit and differ, and only there", lines: `
Ann: 6-4
6-4 on 4 => refused already-played
4-1
6-1 => refused which-end
6-1 on 1
?ends => 6 6
6-6
6-2 on 6
?ends => 2 6
6-3 on 2 => refused no-fit
6-3 on 3 => refused no-fit`}},
		{three, script{why: "turns go clockwise; nobody is told whether a pass is true", lines: `
Ben: starts
Ann: 6-4 => refused wrong-turn Ben
Ben: 6-4
Ann: 6-1 => refused wrong-turn Cyd
pass
?turn => Ann
Ann: pass
Cyd: 6-1 => refused wrong-turn Ben
pass
?expects => [holds]`}},
		{three, script{why: "the first play names the starter where nobody has", lines: `
6-4 => refused unknown-player:nobody-named
Cyd: 6-4
?turn => Ann`}},
		{three, script{why: "a lot; those on top draw again", lines: `
Ann: lot 5-4
Ben: lot 6-3
Cyd: lot 4-4
Cyd: lot 1-1 => refused out-of-phase:lot-done
Ann: lot 6-3
Ben: lot 6-4
?turn => Ben`}},
		{three, script{why: "lots not drawn to the end are void once somebody is named", lines: `
Ann: lot 6-4
Cyd: lot 1-1
Ben: starts
?turn => Ben
Ben: lot 1-0
?turn => Ben
Ann: lot 6-5
Cyd: lot 6-4
?turn => Ann`}},
		{three, script{why: "out with one left on 0-0 and another on 8: 8", lines: `
Ann: out
Ben: holds 0-0
Cyd: holds 4-2 1-1 => Ann 8 domino; domino
?score => 8 0 0`}},
		{three, script{why: "out with two on 5: 10", lines: `
Ann: out
5-0
3-2 => Ann 10 domino; domino`}},
		{two, script{why: "out with nothing to score has won the hand all the same", lines: `
Ann: out
0-0 => domino
?score => 0 0`}},
		{three, script{why: "blocked on 3, 7, 8: 12 to the 3", lines: `
blocked
2-1
4-3
4-4 => Ann 12 blocked; blocked`}},
		{three, script{why: "blocked on 3, 3, 8: nobody", lines: `
blocked
2-1
3-0
4-4 => blocked
?score => 0 0 0`}},
		{three, script{why: "pips alone are enough", lines: `
blocked
holds =3
holds =7
holds =8 => Ann 12 blocked; blocked`}},
		{three, script{why: "hands in any order, named", lines: `
blocked
Cyd: holds 4-4
Ben holds 4-3
Ann 2-1 => Ann 12 blocked; blocked`}},
		{four, script{why: "the start moves to the next seat, whoever won", lines: `
Dee: out =5 => Dee 5 told; told
Dee: out =5 => Dee 5 told; told
?turn => nobody
Cyd: 6-4
?turn => Dee
Ben: out =5 => Ben 5 told; told
?turn => Dee
Dee: out =5 => Dee 5 told; told
?turn => Ann`}},
		{two, script{why: "100 for two; the overshoot is kept", rules: "carry: {Ann: 90, Ben: 80}", lines: `
Ann: out =9 => Ann 9 told; told
?state => playing
Ben: out =33 => Ben 33 told; told; won Ben
?score => 99 113`}},
		{three, script{why: "61 for three; a correction in the middle of a hand decides when its points are in", rules: "carry: {Ann: 50, Ben: 50}", lines: `
Ann: starts
6-4
Ben: adjusts +11 forgotten => Ben 11 adjusts
?state => playing
Ben: 6-1
Ann: out =12 => Ann 12 told; told; won Ann
?score => 62 61 0`}},
		{three, script{why: "between hands a correction wins at once, and another takes the win back", rules: "carry: {Ann: 50}", lines: `
Ann: adjusts +11 forgotten => Ann 11 adjusts; won Ann
Ben: 6-4 => refused game-over
Ann: adjusts -1 miscounted => Ann -1 adjusts
Ben: 6-4
?state => playing`}},
		{three, script{why: "level at the top, at or over the target: drawn", rules: "carry: {Ann: 50, Ben: 50}", lines: `
Ann: 6-4
Ben: adjusts +12 forgotten => Ben 12 adjusts
Ann: out =12 => Ann 12 told; told; drawn Ann Ben
Cyd: 6-4 => refused game-over`}},
		{two, script{why: "level below the target is no draw", rules: "carry: {Ann: 50, Ben: 62}", lines: `
Ann: out =12 => Ann 12 told; told
?state => playing`}},
		{two, script{why: "when no tile outside fits, the hand is blocked of itself, and a pass may be said once by each", lines: `
Ann: 6-0
5-0
6-5 on 5
6-2
2-1
6-1 on 1
6-3
4-3
6-4 on 4
6-6
?expects => [holds]
pass => no effect
Ann: pass => refused out-of-phase:passed-twice
Ben: pass => no effect
?claims =>
4-4 1-1 => `}},
		{two, script{why: "without auto_block everybody has to pass", rules: "auto_block: false", lines: `
Ann: 6-0
5-0
6-5 on 5
6-2
2-1
6-1 on 1
6-3
4-3
6-4 on 4
6-6
?turn => Ann
Ann: holds 1-1 2-2 => refused out-of-phase
pass
pass
?expects => [holds]`}},
		{two, script{why: "a hand that is called off is played again: same number, same starter, corrections stay", lines: `
Ann: starts
6-4
Ben: adjusts +2 lent => Ben 2 adjusts
6-1
void a tile fell
?turn => Ann
hand 2 => refused wrong-number
hand 1 => no effect
Ben: 6-4 => refused wrong-turn Ann
6-4
?score => 0 2`}},
		{two, script{why: "another may open where the table says so", lines: `
Ann: out =5 => Ann 5 told; told
Ben: starts
6-4
?turn => Ann`}},
		{three, script{why: "hands turned up hold no tile that lies, is not in the set, or is another's; level at the lowest nobody scores", lines: `
Ann: 6-4
6-1
Cyd: 4-0
blocked
Ann: holds 6-4 2-2 => refused already-played
Ann: holds 2-2 2-2 => refused bad-count:twice
Ann: holds 9-1 => refused not-in-set
Ann: holds 1-1 2-2 3-3 4-4 5-5 => refused bad-count
Ann: holds 1-1 2-2
Ben: holds 1-1 => refused held-by-other
Ben: holds 3-3
Cyd: holds 2-2 5-5 => refused held-by-other
Cyd: holds 5-5 => blocked
?score => 0 0 0`}},
	} {
		t.Run(s.why, func(t *testing.T) { s.play(t, sit(t, "block", s.players, s.rules)) })
	}
}
