package referee_test

import "testing"

// The plays of a hand that Ann deals, up to its last tile, which is Ann's 4-3. The play gives Ben 6 and Ann 1; with the starter
// the hands count 4 and 2, and the crib 5-5 4-1 6-5 2-2 counts 7.
const (
	nearEnd = `Ann: deals; starter 6-6
Ben: 6-4; Ann: 6-3; Ben: 4-2; Ann: 1-0; Ben: 2-0; Ann: go; Ben: 3-0; Ann: 5-1`
	played = nearEnd + "\nAnn: 4-3"
)

func runScripts(t *testing.T, scripts []script) {
	t.Helper()
	for _, s := range scripts {
		t.Run(s.why, func(t *testing.T) { s.play(t, sit(t, "cribbage", "Ann, Ben", s.rules)) })
	}
}

// TestShow plays the show of games.md, "Domino Cribbage", and what the win does to it.
func TestShow(t *testing.T) {
	runScripts(t, []script{
		{why: "the hands are known from the play and counted as it ends; the crib when it is entered", before: nearEnd, lines: `
Ann: 4-3 => Ann 1 last 4-3; Ben's hand 4; Ann's hand 2
?turn => nobody
?expects => [crib]
crib 5-5 4-1 6-5 2-2 => Ann's crib 7; counted
?score => 10 10
?turn => nobody`},
		{why: "the crib by its points", before: played, lines: `
crib =4 => Ann's crib 4; counted`},
		{why: "what a crib cannot be", before: played, lines: `
crib => refused syntax:tiles
crib nothing => refused syntax:tiles
crib 5-5 4-1 6-5 => refused bad-count
crib 5-5 4-1 6-5 2-2 1-1 => refused bad-count
crib 5-5 4-1 6-5 5-5 => refused bad-count:twice
crib 5-5 4-1 6-5 7-1 => refused not-in-set
crib 5-5 4-1 6-5 6-6 => refused already-played
crib 5-5 4-1 6-5 6-4 => refused already-played
Ann: crib 5-5 4-1 6-5 2-2 => refused syntax:no-player
crib =x => refused syntax:number`},
		{why: "what has no place in the show", before: played, lines: `
Ben: 5-5 => refused out-of-phase
Ben: shows 6-4 4-2 2-0 3-0 => refused out-of-phase
Ben: pegs 2 => refused out-of-phase
starter 5-5 => refused out-of-phase
Ben: claims 4 => refused out-of-phase:not-by-rules
Ann: go => no effect
Ben: go => no effect
go => refused out-of-phase:passed-twice`},
		{why: "61 in the play stops it: nothing more is played or counted; the crib is put on record once and scores nothing", rules: "carry: {Ben: 60}", before: `Ann: deals; starter 6-6
Ben: 6-4`, lines: `
Ann: 5-5 => Ann 2 pair 6-4 5-5
Ben: 6-5 => Ben 2 thirty-one 6-4 5-5 6-5; won Ben
Ann: 4-3 => refused game-over
Ann: go => refused game-over
crib 4-1 6-3 2-2 6-5 => refused already-played
crib 4-1 6-3 2-2 1-1
?end => pegged-out
crib =4 => refused game-over`},
		{why: "a play's points are pegged together, past 61", rules: "carry: {Ann: 58}", before: `Ann: deals; starter 6-6
Ben: 1-0; Ann: 2-0; Ben: 3-0; Ann: 4-0`, lines: `
?score => 62 3
?state => won Ann`},
		{why: "the last-tile point is pegged with its play, and the hands are not counted", rules: "carry: {Ann: 59}", before: `Ann: deals; starter 6-6
Ben: 6-4; Ann: 6-3; Ben: 4-2; Ann: 1-0; Ben: 2-0; Ann: go; Ben: 3-0; Ann: 4-3`, lines: `
Ann: 4-4 => Ann 2 fifteen 4-3 4-4; Ann 1 last 4-4; won Ann`},
		{why: "61 in the non-dealer's hand: the dealer's and the crib are not made", rules: "carry: {Ann: 59, Ben: 52}", before: nearEnd, lines: `
Ann: 4-3 => Ann 1 last 4-3; Ben's hand 4; won Ben
?end => pegged-out
crib 5-5 4-1 6-5 2-2
?score => 60 62`},
		{why: "61 in the dealer's hand", rules: "carry: {Ann: 58}", before: nearEnd, lines: `
Ann: 4-3 => Ann 1 last 4-3; Ben's hand 4; Ann's hand 2; won Ann
?end => pegged-out
crib =9
?score => 61 10`},
		{why: "61 in the crib: the hand has been counted to its end", rules: "carry: {Ann: 51}", before: played, lines: `
crib 5-5 4-1 6-5 2-2 => Ann's crib 7; counted; won Ann
?end => counted
crib 5-5 4-1 6-5 2-2 => refused game-over`},
		{why: "a win in the play is taken back by a correction: the play goes on where it stood", rules: "carry: {Ben: 58}", before: `Ann: deals; starter 6-6
Ben: 6-4; Ann: 6-3; Ben: 4-2; Ann: 1-0; Ben: 2-0`, lines: `
Ann: go => Ben 1 go
Ben: 3-0 => Ben 2 thirty-one 6-4 6-3 4-2 1-0 2-0 3-0; Ben 3 run 1-0 2-0 3-0; won Ben
Ann: 5-1 => refused game-over
Ben: adjusts -4 pegged twice => Ben -4 adjusts
?turn => Ann
Ann: 5-1
Ann: 4-3 => Ann 1 last 4-3; Ben's hand 4; won Ben`},
		{why: "a win in the play is taken back when the crib is on record: it is counted when its turn comes", rules: "carry: {Ben: 58}", before: `Ann: deals; starter 6-6
Ben: 6-4; Ann: 6-3; Ben: 4-2; Ann: 1-0; Ben: 2-0`, lines: `
Ann: go => Ben 1 go
Ben: 3-0 => Ben 2 thirty-one 6-4 6-3 4-2 1-0 2-0 3-0; Ben 3 run 1-0 2-0 3-0; won Ben
crib 5-5 4-1 6-5 2-2
Ben: adjusts -20 another board => Ben -20 adjusts
Ann: 5-5 => refused already-played
Ann: 5-1
Ann: 4-3 => Ann 1 last 4-3; Ben's hand 4; Ann's hand 2; Ann's crib 7; counted`},
		{why: "a win in the show is taken back: the remaining counts follow", rules: "carry: {Ann: 40, Ben: 52}", before: nearEnd, lines: `
Ann: 4-3 => Ann 1 last 4-3; Ben's hand 4; won Ben
Ben: adjusts -4 pegged twice => Ben -4 adjusts; Ann's hand 2
crib =4 => Ann's crib 4; counted`},
		{why: "a win in the show is taken back when the crib is on record: all remaining counts follow", rules: "carry: {Ann: 40, Ben: 52}", before: nearEnd, lines: `
Ann: 4-3 => Ann 1 last 4-3; Ben's hand 4; won Ben
crib 5-5 4-1 6-5 2-2
Ben: adjusts -4 pegged twice => Ben -4 adjusts; Ann's hand 2; Ann's crib 7; counted
?score => 50 58`},
		{why: "the remaining counts that follow may win in their turn", rules: "carry: {Ann: 57, Ben: 52}", before: nearEnd, lines: `
Ann: 4-3 => Ann 1 last 4-3; Ben's hand 4; won Ben
crib 5-5 4-1 6-5 2-2
Ben: adjusts -4 pegged twice => Ben -4 adjusts; Ann's hand 2; Ann's crib 7; counted
?end => counted
Ann: adjusts -2 pegged twice => Ann -2 adjusts
?end => counted`},
		{why: "a win is taken back by undoing the correction that made it", before: `Ann: deals; starter 6-6
Ben: 6-4`, lines: `
Ben: adjusts +61 by mistake => Ben 61 adjusts; won Ben
Ann: 6-3 => refused game-over
undo
Ann: 6-3`},
		{why: "a win is taken back by dropping the correction that made it: the crib on record is counted", rules: "carry: {Ben: 40}", before: nearEnd, lines: `
Ben: adjusts +14 by mistake => Ben 14 adjusts
Ann: 4-3 => Ann 1 last 4-3; Ben's hand 4; won Ben
crib 5-5 4-1 6-5 2-2
drop 3 => counted
?score => 10 50
?end => counted`},
		{why: "in the play a crib on record stands in the way of such a repair: it would come before its turn", before: `Ann: deals; starter 6-6
Ben: 6-4`, lines: `
Ben: adjusts +61 by mistake => Ben 61 adjusts; won Ben
crib 5-5 4-1 6-5 2-2
drop 2 => refused repair-fails out-of-phase
drop 1
drop 1
?turn => Ann`},
		{why: "a correction during the hand decides the match at once; the play is as it was when it is taken back", before: `Ann: deals; starter 6-6
Ben: 6-4`, lines: `
Ben: adjusts +61 carried => Ben 61 adjusts; won Ben
Ann: 6-3 => refused game-over
Ben: adjusts -1 not quite => Ben -1 adjusts
?turn => Ann
Ann: 6-3`},
		{why: "after the end of the table the crib goes on record, too", before: played, lines: `
end => ended
crib 5-5 4-1 6-5 2-2
?score => 3 10`},
		{why: "double_starter pays the dealer, and may win", rules: "double_starter: 1; carry: {Ann: 59}", lines: `
Ann: deals
starter 5-5 => Ann 1 starter 5-5
?score => 60 0
void
starter 5-4
void
Ann: adjusts +1 forgotten => Ann 1 adjusts
starter 0-0 => Ann 1 starter 0-0; won Ann
Ben: 6-4 => refused game-over
Ann: adjusts -1 after all not => Ann -1 adjusts
Ben: 6-4`},
		{why: "double_starter with an unknown dealer: he is known by the first play", rules: "double_starter: 1", lines: `
starter 5-5
Ann: 6-4 => Ben 1 starter 5-5
?score => 0 1`},
		{why: "double_starter wins for the dealer whom the first play tells: the play lies, its points are not made", rules: "double_starter: 1; carry: {Ben: 60}", lines: `
starter 5-5
Ann: 6-4 => Ben 1 starter 5-5; won Ben
?state => won Ben
Ben: adjusts -1 no => Ben -1 adjusts
?turn => Ben`},
		{why: "a misdeal takes back points and the double starter; corrections stay; the dealer is the same", rules: "double_starter: 1", before: `Ann: deals; starter 6-6
Ben: 6-4; Ann: 5-5; Ann: adjusts +5 as agreed`, lines: `
?score => 8 0
void
?score => 5 0
?turn => nobody
starter 6-6 => Ann 1 starter 6-6
?turn => Ben`},
		{why: "lots: the higher sum deals, a tie draws again", lines: `
Ann: lot 6-0
Ben: lot 5-1
Ann: lot 6-0
Ann: lot 1-0 => refused out-of-phase:lot-done
Ben: lot 6-0 => refused already-played
starter 5-5
?turn => nobody`},
		{why: "the deal alternates; a table that rotated differently says so at the head of a hand", before: played, lines: `
crib =0 => Ann's crib 0; counted
starter 5-5
?turn => Ann
void
Ann: deals
starter 5-5
?turn => Ben
Ben: deals => refused out-of-phase:hand-on`},
		{why: "a smaller deal and crib", rules: "deal: 3", lines: `
Ann: deals
starter 6-6
Ben: 3-0
Ann: 2-1 => Ann 2 pair 3-0 2-1; Ann 1 last 2-1; Ben's hand 2; Ann's hand 2
crib 1-0 5-5 6-4 4-1 => Ann's crib 6; counted`},
	})
}

// TestClaims plays count_claims of games.md, "Domino Cribbage".
func TestClaims(t *testing.T) {
	runScripts(t, []script{
		{why: "none: nobody claims", before: played, lines: `
Ben: claims 4 => refused out-of-phase:not-by-rules`},
		{why: "check: nothing is revealed before it is said; a wrong claim is reported and the true count pegged", rules: "count_claims: check", before: nearEnd, lines: `
Ann: 4-3 => Ann 1 last 4-3
?turn => Ben
?expects => [claims crib]
Ben: claims 6 => Ben's hand 4; foul Ben wrong-claim of 104: 6 not 4 6-6 2-0 3-0 4-2 6-4
?turn => Ann
Ann: claims 2 => Ann's hand 2
?turn => nobody
Ann: claims 2 => refused out-of-phase
Ann: claims crib 7
Ann: claims crib 7 => refused out-of-phase
crib 5-5 4-1 6-5 2-2 => Ann's crib 7; counted
?score => 10 10
?claims => 2 Ann illegal-go kept; 104 Ben wrong-claim broken; 106 Ann wrong-claim kept; 109 Ann wrong-claim kept`},
		{why: "check: whoever goes on without claiming has not claimed, and nothing is reported", rules: "count_claims: check", before: nearEnd, lines: `
Ann: 4-3 => Ann 1 last 4-3
Ann: claims 3 => Ben's hand 4; Ann's hand 2; foul Ann wrong-claim of 102: 3 not 2 6-6 1-0 4-3 5-1 6-3
Ben: claims 4 => refused out-of-phase
crib 5-5 4-1 6-5 2-2 => Ann's crib 7; counted`},
		{why: "check: the crib is claimed before it is entered, by the dealer", rules: "count_claims: check", before: played, lines: `
Ben: claims crib 7 => refused wrong-turn Ann
claims crib 8 => Ben's hand 4; Ann's hand 2
crib 5-5 4-1 6-5 2-2 => Ann's crib 7; foul Ann wrong-claim of 102: 8 not 7 6-6 5-5 4-1 6-5 2-2; counted`},
		{why: "check: entering the crib goes on without all claims", rules: "count_claims: check", before: played, lines: `
crib 5-5 4-1 6-5 2-2 => Ben's hand 4; Ann's hand 2; Ann's crib 7; counted`},
		{why: "omitted player: the hand that is due", rules: "count_claims: check", before: played, lines: `
claims 4 => Ben's hand 4
claims 2 => Ann's hand 2
claims 7 => refused out-of-phase
claims crib 7
crib =7 => Ann's crib 7; counted`},
		{why: "muggins: the claim is pegged, what it left out goes to the opponent", rules: "count_claims: muggins", before: played, lines: `
Ben: claims 2 => Ben 2 claimed 6-6 2-0 3-0 4-2 6-4; Ann 2 muggins 6-6 2-0 3-0 4-2 6-4; foul Ben wrong-claim of 101: 2 not 4 6-6 2-0 3-0 4-2 6-4
Ann: claims 2 => Ann's hand 2
Ann: claims crib 0
crib 5-5 4-1 6-5 2-2 => Ben 7 muggins 6-6 5-5 4-1 6-5 2-2; foul Ann wrong-claim of 103: 0 not 7 6-6 5-5 4-1 6-5 2-2; counted
?score => 5 15`},
		{why: "muggins: never more than the true count", rules: "count_claims: muggins", before: played, lines: `
Ben: claims 12 => Ben's hand 4; foul Ben wrong-claim of 101: 12 not 4 6-6 2-0 3-0 4-2 6-4
Ann: claims 2 => Ann's hand 2
Ann: claims crib 7
crib 5-5 4-1 6-5 2-2 => Ann's crib 7; counted`},
		{why: "muggins: not claiming is a claim of 0", rules: "count_claims: muggins", before: played, lines: `
Ann: claims 2 => Ann 4 muggins 6-6 2-0 3-0 4-2 6-4; Ann's hand 2; foul Ben wrong-claim of 101: 0 not 4 6-6 2-0 3-0 4-2 6-4
crib 5-5 4-1 6-5 2-2 => Ben 7 muggins 6-6 5-5 4-1 6-5 2-2; foul Ann wrong-claim of 102: 0 not 7 6-6 5-5 4-1 6-5 2-2; counted
?score => 7 13`},
		{why: "muggins: the claim is pegged first, and 61 stops it", rules: "count_claims: muggins; carry: {Ann: 59, Ben: 53}", before: played, lines: `
Ben: claims 2 => Ben 2 claimed 6-6 2-0 3-0 4-2 6-4; foul Ben wrong-claim of 101: 2 not 4 6-6 2-0 3-0 4-2 6-4; won Ben
Ben: adjusts -1 pegged twice => Ben -1 adjusts; Ann 2 muggins 6-6 2-0 3-0 4-2 6-4
Ann: adjusts -2 pegged twice => Ann -2 adjusts
Ann: claims 2 => Ann's hand 2; won Ann`},
		{why: "muggins: what was left out wins", rules: "count_claims: muggins; carry: {Ann: 58, Ben: 50}", before: played, lines: `
Ben: claims 2 => Ben 2 claimed 6-6 2-0 3-0 4-2 6-4; Ann 2 muggins 6-6 2-0 3-0 4-2 6-4; foul Ben wrong-claim of 101: 2 not 4 6-6 2-0 3-0 4-2 6-4; won Ann
?end => pegged-out`},
		{why: "61 stops the show before a claim that has been said is compared", rules: "count_claims: check; carry: {Ann: 40, Ben: 52}", before: played, lines: `
Ann: claims 9 => Ben's hand 4; won Ben
Ben: adjusts -4 no => Ben -4 adjusts; Ann's hand 2; foul Ann wrong-claim of 101: 9 not 2 6-6 1-0 4-3 5-1 6-3
?claims => 2 Ann illegal-go kept; 101 Ann wrong-claim broken`},
		{why: "a crib that lay open before it could be claimed is nobody's to miss", rules: "count_claims: muggins; carry: {Ann: 40, Ben: 52}", before: played, lines: `
Ben: claims 4 => Ben's hand 4; won Ben
crib 5-5 4-1 6-5 2-2
Ben: adjusts -4 no => Ben -4 adjusts
Ann: claims crib 7 => refused out-of-phase
Ann: claims 2 => Ann's hand 2; Ann's crib 7; counted
?score => 50 58`},
		{why: "told points are compared with what was claimed", rules: "count_claims: muggins", before: played, lines: `
Ben: claims 4 => Ben's hand 4
Ann: claims 2 => Ann's hand 2
Ann: claims crib 3
crib =5 => Ann 3 claimed; Ben 2 muggins; foul Ann wrong-claim of 103: 3 not 5; counted`},
		{why: "told points that nobody claimed are taken as told", rules: "count_claims: muggins", before: played, lines: `
Ben: claims 4 => Ben's hand 4
Ann: claims 2 => Ann's hand 2
crib =5 => Ann's crib 5; counted`},
		{why: "claims of hands that are entered", rules: "count_claims: check", lines: `
Ann: deals
starter 6-6
Ben: pegs 3 => Ben 3 told
Ann: claims 2 => refused wrong-turn Ben
Ben: claims 6
Ben: claims 4 => refused out-of-phase
Ann: claims crib 7 => refused out-of-phase
Ben: shows 6-4 4-2 2-0 3-0 => Ben's hand 4; foul Ben wrong-claim of 5: 6 not 4 6-6 6-4 4-2 2-0 3-0
Ann: shows 6-3 1-0 5-1 4-3 => Ann's hand 2
Ann: claims crib 7
crib 5-5 4-1 6-5 2-2 => Ann's crib 7; counted`},
	})
}

// TestTold plays score-only entry at every point of a hand.
func TestTold(t *testing.T) {
	runScripts(t, []script{
		{why: "in the order in which they are pegged: the play, the non-dealer's hand, the dealer's, the crib", lines: `
Ann: deals
Ben: pegs 3 => Ben 3 told
Ann: pegs 1 last => Ann 1 told
pegs 2 => refused unknown-player:nobody-named
Ann: shows =2 => refused wrong-turn Ben
crib =4 => refused out-of-phase
Ben: shows =4 => Ben's hand 4
Ben: pegs 1 => refused out-of-phase
Ben: shows =4 => refused wrong-turn Ann
Ann: 6-4 => refused out-of-phase
Ann: shows =2 => Ann's hand 2
shows =2 => refused out-of-phase
starter 5-5
Ann: claims 2 => refused out-of-phase:not-by-rules
go => refused out-of-phase
crib =7 => Ann's crib 7; told
?end => told
?score => 10 7`},
		{why: "a play without points begins with the hands", lines: `
Ann: deals
Ben: shows =4 => Ben's hand 4
Ann: shows =2 => Ann's hand 2
crib =7 => Ann's crib 7; told
starter 6-6
shows 6-4 4-2 2-0 3-0 => Ann's hand 4
shows 6-3 1-0 5-1 4-3 => Ben's hand 2
crib 5-5 4-1 6-5 2-2 => Ben's crib 7; counted`},
		{why: "told by tiles it ends like one that was played", lines: `
Ann: deals
starter 6-6
Ben: pegs 3 => Ben 3 told
Ann: pegs 1 => Ann 1 told
shows 6-4 4-2 2-0 3-0 => Ben's hand 4
shows 6-3 1-0 5-1 4-3 => Ann's hand 2
crib 5-5 4-1 6-5 2-2 => Ann's crib 7; counted
?end => counted`},
		{why: "tiles cannot be counted without the starter, which may come late", lines: `
Ann: deals
Ben: pegs 3 => Ben 3 told
Ben: shows 6-4 4-2 2-0 3-0 => refused out-of-phase:no-starter
?expects => [shows pegs starter]
starter 6-6
Ben: shows 6-4 4-2 2-0 3-0 => Ben's hand 4
Ann: shows =2 => Ann's hand 2
crib 5-5 4-1 6-5 2-2 => Ann's crib 7; told
?end => told`},
		{why: "at any point: what was played stays, and what is shown must hold it", before: `Ann: deals; starter 6-6
Ben: 6-4; Ann: 6-3; Ben: 4-2`, lines: `
Ann: pegs 1 => Ann 1 told
Ann: 1-0 => refused out-of-phase
Ben: shows 6-4 4-2 2-0 => refused bad-count
Ben: shows 6-4 4-2 2-0 2-0 => refused bad-count:twice
Ben: shows 6-4 5-5 2-0 3-0 => refused bad-count
Ben: shows 6-4 4-2 2-0 6-6 => refused already-played
Ben: shows 6-4 4-2 2-0 6-3 => refused already-played
Ben: shows nothing => refused syntax:tiles
Ben: shows 6-4 4-2 2-0 3-0 => Ben's hand 4
Ann: shows 6-3 1-0 5-1 3-0 => refused held-by-other
Ann: shows 6-3 1-0 5-1 4-3 => Ann's hand 2
crib 5-5 4-1 6-5 4-3 => refused held-by-other
crib 5-5 4-1 6-5 6-4 => refused already-played
crib 5-5 4-1 6-5 2-2 => Ann's crib 7; counted
?end => counted`},
		{why: "what is shown proves a go wrong", before: `Ann: deals; starter 6-6
Ben: 6-4; Ann: 6-3; Ben: 5-2`, lines: `
Ann: go => Ben 1 go
Ben: pegs 1 => Ben 1 told
Ben: shows =4 => Ben's hand 4
Ann: shows 6-3 1-0 5-1 4-3 => Ann's hand 2; foul Ann illegal-go of 101
?claims => 101 Ann illegal-go broken`},
		{why: "an unknown dealer: who shows first is the non-dealer, and the double starter pays the other", rules: "double_starter: 1", lines: `
starter 5-5
Ann: pegs 1 => Ann 1 told
shows =3 => refused unknown-player:nobody-named
Ben: shows =3 => Ann 1 starter 5-5; Ben's hand 3
Ben: shows =3 => refused wrong-turn Ann
Ann: shows =4 => Ann's hand 4
crib =0 => Ann's crib 0; told`},
		{why: "61 by told points stops the hand; it goes on when the win is taken back", rules: "carry: {Ann: 58}", lines: `
Ann: deals
Ann: pegs 3 => Ann 3 told; won Ann
Ben: shows =4 => refused game-over
?end => pegged-out
Ann: adjusts -1 pegged twice => Ann -1 adjusts
Ben: shows =4 => Ben's hand 4
Ann: shows =2 => Ann's hand 2; won Ann`},
		{why: "a crib on record after told points won is counted if they are taken back", rules: "carry: {Ann: 58}", lines: `
Ann: deals
starter 6-6
Ann: pegs 3 => Ann 3 told; won Ann
crib 5-5 4-1 6-5 2-2
Ann: adjusts -21 another board => Ann -21 adjusts
Ben: shows =4 => Ben's hand 4
Ann: shows =2 => Ann's hand 2; Ann's crib 7; told
?score => 49 4`},
	})
}

// TestWrongGo proves goes wrong as games.md, "Audit", has it, at the first line where it is certain.
func TestWrongGo(t *testing.T) {
	runScripts(t, []script{
		{why: "a tile that fitted is played later in the hand: one foul, however many tiles prove it", before: `Ann: deals; starter 6-6
Ben: 6-4; Ann: 6-3; Ben: 5-2`, lines: `
Ann: go => Ben 1 go
Ben: go
Ann: 2-0 => foul Ann illegal-go of 101
Ben: 5-5
Ann: 1-0
?claims => 101 Ann illegal-go broken; 102 Ben illegal-go open`},
		{why: "a tile that went one over proves nothing", before: `Ann: deals; starter 6-6
Ben: 6-4; Ann: 6-3; Ben: 5-2`, lines: `
Ann: go => Ben 1 go
Ben: go
Ann: 6-0
Ben: 5-5
Ann: 6-1
Ben: 4-4 => Ben 2 thirty-one 6-0 5-5 6-1 4-4
Ann: 6-2 => Ann 1 last 6-2; Ben's hand 4; Ann's hand 8
?claims => 101 Ann illegal-go kept; 102 Ben illegal-go kept`},
		{why: "fewer unseen tiles fail to fit than he holds: certain at once", before: `Ann: deals; starter 1-0
Ben: 6-4; Ann: 5-4`, lines: `
Ben: go => Ann 1 go; foul Ben illegal-go of 101`},
		{why: "as many as he holds: not certain, until one of them is laid by the other", before: `Ann: deals; starter 5-5
Ben: 4-0; Ann: 3-0; Ben: 6-1; Ann: 6-0; Ben: 1-0`, lines: `
Ann: go => Ben 1 go
Ben: go
Ann: 6-6
Ben: 6-5 => foul Ann illegal-go of 101
Ann: 5-4 => refused over-limit 23+9>31`},
		{why: "the starter is seen", before: `Ann: deals; starter 6-6
Ben: 4-0; Ann: 3-0; Ben: 6-1; Ann: 6-0; Ben: 1-0`, lines: `
Ann: go => Ben 1 go; foul Ann illegal-go of 101`},
		{why: "each wrong go is a foul of its own", before: `Ann: deals; starter 6-6
Ben: 6-4; Ann: 6-3; Ben: 5-2`, lines: `
Ann: go => Ben 1 go
Ben: go
Ann: 6-5
Ben: 5-5
Ann: go => Ben 1 go; foul Ann illegal-go of 105
Ben: 4-4
Ann: 1-0 => foul Ann illegal-go of 101`},
		{why: "a go at 31 denies the blank only", before: `Ann: deals; starter 6-6
Ben: 6-4; Ann: 5-5; Ben: 6-5`, lines: `
Ann: go
Ben: go
Ann: 1-0
Ben: 2-0
Ann: 0-0 => Ann 3 run 1-0 2-0 0-0; foul Ann illegal-go of 101`},
		{why: "two goes that cannot both be true accuse nobody", before: `Ann: deals; starter 2-0
Ben: 4-0; Ann: 3-0; Ben: 6-1; Ann: 6-0; Ben: 1-0`, lines: `
Ann: go => Ben 1 go
Ben: go
Ann: 6-6
?claims => 101 Ann illegal-go open; 102 Ben illegal-go open`},
		{why: "a foul goes with a misdeal and with a repair, and stays on record when it is settled", before: `Ann: deals; starter 6-6
Ben: 6-4; Ann: 6-3; Ben: 5-2`, lines: `
Ann: go => Ben 1 go
Ben: go
Ann: 1-0 => foul Ann illegal-go of 101
settles 101 a word was enough
settles 101 => refused out-of-phase:nothing-there
undo
drop 3
fix 2 Ann: 2-0
insert 2 go => Ben 1 go
void
?claims`},
	})
}

// TestRepairsOfThePlay puts earlier lines right; what came after keeps its meaning.
func TestRepairsOfThePlay(t *testing.T) {
	runScripts(t, []script{
		{why: "an automatic go stays his whose it was, whoever is on turn", before: `Ann: deals; starter 6-6
Ben: 1-0; Ann: 2-0; Ben: 3-0; Ann: 4-0; Ben: 5-0; Ann: 6-0; Ben: 3-1`, lines: `
Ben: go => no effect
fix 1 Ben: 2-2 => Ben 3 run 5-0 6-0 2-2
?claims
?turn => Ann
Ann: 5-1 => Ann 2 thirty-one 1-0 2-0 3-0 4-0 5-0 6-0 2-2 5-1; Ben's hand 5; Ann's hand 2`},
		{why: "a go without effect is no event: after a repair nobody has said it", before: `Ann: deals; starter 0-0
Ben: 6-4; Ann: 5-5; Ben: 6-5`, lines: `
go => no effect
fix 1 Ben: 5-4
?claims =>
?turn => Ann`},
		{why: "nor has anybody after a drop", before: `Ann: deals; starter 0-0
Ben: 6-4; Ann: 6-5; Ben: 5-5`, lines: `
Ann: go => no effect
Ben: go => no effect
drop 1
?claims =>
?turn => Ben`},
		{why: "the lead after an unwritten go stays the leader's, the blank too", before: `Ann: deals; starter 6-6
Ben: 6-4; Ann: 5-4; Ben: 5-3; Ann: go; Ben: 4-0`, lines: `
Ann: 0-0 => foul Ann illegal-go of 2
fix 2 Ben: 3-1 => Ben 2 thirty-one 6-4 5-4 5-3 3-1
?turn => Ben
?count => 0 [0-0] true`},
		{why: "a forgotten go put in by insert moves what follows to the other", before: `Ann: deals; starter 6-6
Ben: 6-4; Ann: 5-4; Ben: 5-3; Ann: 1-0`, lines: `
insert 1 go => Ben 1 go
?turn => Ben
?score => 0 4`},
		{why: "a repair after which a tile would go over the limit is refused and says where", before: `Ann: deals; starter 6-6
Ben: 6-4; Ann: 5-4; Ben: 5-3`, lines: `
Ann: 4-0 => Ann 2 thirty-one 6-4 5-4 5-3 4-0
fix 2 Ben: 6-3 => refused repair-fails over-limit
fix 3 Ann: 6-4 => refused repair-fails already-played
?count => 31 [6-4 5-4 5-3 4-0] true`},
		{why: "what a repaired play scores is reported with the repair", before: `Ann: deals; starter 6-6
Ben: 6-4; Ann: 5-4; Ben: 5-3`, lines: `
fix 2 Ann: 5-0 => Ann 2 fifteen 6-4 5-0
?score => 2 0
fix 1 Ben: 4-1 => Ben 2 pair 5-0 4-1
?score => 2 2`},
	})
}

// TestPegs follows both pegs: what is pegged together is one move.
func TestPegs(t *testing.T) {
	runScripts(t, []script{
		{why: "points brought along are where both pegs begin: they are no move", rules: "carry: {Ann: 24}", lines: `
?pegs => [{24 24} {0 0}]`},
		{why: "a play with all it makes is one move, a hand another", before: nearEnd, lines: `
?pegs => [{0 0} {6 1}]
Ann: 4-3 => Ann 1 last 4-3; Ben's hand 4; Ann's hand 2
?pegs => [{3 1} {10 6}]
crib 5-5 4-1 6-5 2-2 => Ann's crib 7; counted
?pegs => [{10 3} {10 6}]`},
		{why: "a correction moves forward as a score does, and back with the back peg if that would be ahead", before: nearEnd, lines: `
Ben: adjusts +2 forgotten => Ben 2 adjusts
?pegs => [{0 0} {8 6}]
Ben: adjusts -1 too much => Ben -1 adjusts
?pegs => [{0 0} {7 6}]
Ben: adjusts -5 too much => Ben -5 adjusts
?pegs => [{0 0} {2 2}]
undo 3
?pegs => [{0 0} {6 1}]`},
	})
}
