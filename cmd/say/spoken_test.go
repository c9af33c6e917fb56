package say

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"bones/cmd/draw"
	"bones/referee"
	"bones/rulesets"
	"bones/scoring"
)

// lines fails unless what is said is what a person wrote down.
func lines(t *testing.T, what string, got []string, want string) {
	t.Helper()
	if text := strings.Join(got, "\n"); text != strings.TrimPrefix(want, "\n") {
		t.Errorf("%s:\n%s\nwant:%s", what, text, want)
	}
}

// tally counts a hand, starter first.
func tally(t *testing.T, hand string) scoring.Tally {
	t.Helper()
	var tiles []scoring.Tile
	for _, text := range strings.Fields(hand) {
		tile, ok := referee.ParseTile(text)
		if !ok {
			t.Fatal(text)
		}
		tiles = append(tiles, tile)
	}
	return scoring.CountShow(tiles[0], tiles[1:])
}

// The two counts of games.md, "Domino Cribbage: Known answers", as they are spoken.
func TestTally(t *testing.T) {
	tests := []struct {
		hand   string
		lang   Lang
		spoken string
	}{
		{"4-1 3-2 5-5 6-4 4-3", English, `
      fifteen two: 4-1 5-5  5 + 10
     fifteen four: 4-1 6-4  5 + 10
      fifteen six: 3-2 5-5  5 + 10
    fifteen eight: 3-2 6-4  5 + 10
    a pair is ten: 4-1 3-2  two of 5
 a pair is twelve: 5-5 6-4  two of 10
12 points.`},
		{"4-1 3-2 5-0 6-4 4-3", English, `
           fifteen two: 4-1 6-4      5 + 10
          fifteen four: 3-2 6-4      5 + 10
           fifteen six: 5-0 6-4      5 + 10
         fifteen eight: 4-1 3-2 5-0  5 + 5 + 5
 a triplet is fourteen: 4-1 3-2 5-0  three of 5
14 points.`},
		{"4-1 3-2 5-5 5-1 4-3", Japanese, `
 フィフティーンで2点: 4-1 5-5      5 + 10
 フィフティーンで4点: 3-2 5-5      5 + 10
           ペアで6点: 4-1 3-2      5が2枚
      3枚のランで9点: 4-1 5-1 4-3  5 6 7
     3枚のランで12点: 3-2 5-1 4-3  5 6 7
合計12点です。`},
		{"6-0 4-2 3-3 5-1 4-3", English, `
 four alike is twelve: 6-0 4-2 3-3 5-1  four of 6
12 points.`},
		{"0-0 1-0 3-1 6-6 5-4", English, `No points.`},
	}
	for _, tt := range tests {
		rows, total := Voice{Lang: tt.lang}.Tally(tally(t, tt.hand))
		lines(t, tt.hand, append(rows.Draw(draw.Style{}, 79).Indent(1), total), tt.spoken)
	}
}

func TestClaims(t *testing.T) {
	const hand = "4-1 3-2 5-0 6-4 4-3"
	tests := []struct {
		lang    Lang
		claim   int
		byClass map[scoring.Class]int
		want    string
	}{
		{English, 14, nil, `14 points. The claim of 14 stands.`},
		{English, 16, nil, `14 points. The claim of 16 is 2 over.`},
		{English, 13, nil, `14 points. The claim of 13 is 1 short.`},
		{English, 12, nil, `
14 points. The claim of 12 is 2 short.
One of these was missed:
  fifteen 4-1 6-4
  fifteen 3-2 6-4
  fifteen 5-0 6-4
  fifteen 4-1 3-2 5-0`},
		{English, 8, nil, `
14 points. The claim of 8 is 6 short.
  triplet 4-1 3-2 5-0`},
		{English, 0, map[scoring.Class]int{scoring.Fifteens: 6, scoring.Pairs: 6}, `
14 points. The claim of 12 is 2 short: there are four fifteens, not three.
  fifteen 4-1 6-4
  fifteen 3-2 6-4
  fifteen 5-0 6-4
  fifteen 4-1 3-2 5-0`},
		{English, 0, map[scoring.Class]int{scoring.Pairs: 6}, `
14 points. The claim of 6 is 8 short: there are four fifteens, not none.
  fifteen 4-1 6-4
  fifteen 3-2 6-4
  fifteen 5-0 6-4
  fifteen 4-1 3-2 5-0`},
		{English, 0, map[scoring.Class]int{scoring.Fifteens: 8, scoring.Pairs: 6}, `14 points. The claim of 14 stands.`},
		{English, 0, map[scoring.Class]int{scoring.Fifteens: 8, scoring.Pairs: 2, scoring.Runs: 4}, `
14 points. The total is right, but not the kinds.
Pairs, triplets and fours make 6, not 2.
There are no runs.
  triplet 4-1 3-2 5-0`},
		{Japanese, 12, nil, `
合計14点です。宣言の12点は2点足りません。
次のどれかを数え落としています。
  フィフティーン 4-1 6-4
  フィフティーン 3-2 6-4
  フィフティーン 5-0 6-4
  フィフティーン 4-1 3-2 5-0`},
		{Japanese, 0, map[scoring.Class]int{scoring.Fifteens: 6, scoring.Pairs: 6}, `
合計14点です。宣言の12点は2点足りません。フィフティーンは3組ではなく4組です。
  フィフティーン 4-1 6-4
  フィフティーン 3-2 6-4
  フィフティーン 5-0 6-4
  フィフティーン 4-1 3-2 5-0`},
	}
	for _, tt := range tests {
		v := Voice{Lang: tt.lang}
		if tt.byClass != nil {
			lines(t, "claim by kinds", v.ClaimByClass(tally(t, hand), tt.byClass), tt.want)
			continue
		}
		lines(t, "claim", v.Claim(tally(t, hand), tt.claim), tt.want)
	}
}

// The middle of a claim's explanation: more than one combination together.
func TestClaimOfSeveral(t *testing.T) {
	got := Voice{}.Claim(tally(t, "4-1 3-2 5-5 6-4 4-3"), 8)
	if len(got) < 3 || got[0] != "12 points. The claim of 8 is 4 short." || !slices.Contains(got, "  fifteen 4-1 5-5 + pair 4-1 3-2") {
		t.Errorf("%q", got)
	}
}

// happened plays lines and returns what is said of the last one.
func happened(t *testing.T, lang Lang, game string, names, house []string, text string) []string {
	t.Helper()
	all := strings.Split(text, "; ")
	m, _ := play(t, game, names, house, all[:len(all)-1]...)
	var said []string
	m.Enter(all[len(all)-1], len(all), func(out referee.Outcome) {
		if out.Refusal != nil {
			t.Fatalf("%s is refused: %v", text, out.Refusal)
		}
		v := Voice{Lang: lang, Names: m.Names, Rules: m.Rules}
		said = append(said, v.Happened(m, out)...)
		for _, f := range out.Fouls {
			said = append(said, v.FoulReport(f, func(n int) string { return all[n-1] }, false))
		}
	})
	return said
}

func TestHappened(t *testing.T) {
	ja := []string{"アン", "ベン", "シド", "ディー"}
	// Ben's sums are 8, 6, 4 and 12, the starter's 2: no fifteen, no pair, no run. Nor are there in a crib of 4, 6, 10 and 8.
	const even = "Ann: deals; starter 2-0; Ben: 4-4; Ann: 6-1; Ben: 4-2; Ann: 6-3; Ben: go; Ann: 1-0; Ben: 4-0; Ann: 3-0; Ben: 6-6"
	pile := "はじめ" // the whole pile, row by row from the apex
	for row := range 9 {
		for n := range row + 1 {
			pile += fmt.Sprintf("; %d.%d", row+1, n+1)
		}
	}
	tests := []struct {
		lang   Lang
		game   string
		people int
		house  []string
		lines  string
		want   string
	}{
		{English, "block", 3, nil, "Ann: 4-3; Ben: 6-4; Cyd: 6-3 on 3", "Cyd played 6-3 on the 3."},
		{Japanese, "block", 3, nil, "アン: 4-3; ベン: パス", "ベンはパスしました。"},
		{English, "block", 3, nil, "Ann: lot 6-4; Ben: lot 5-5; Cyd: lot 1-1", "Cyd drew 1-1.\nAnn and Ben are level and draw again."},
		{English, "block", 3, nil, "Ann: starts; Ann: out", "Ann is out. Turn up the other hands."},
		{Japanese, "block", 3, nil, "アン: はじめ; blocked", "だれも置けません。全員、手牌を公開します。"},
		{English, "block", 3, nil, "Ann: starts; Ann: out; Ben: holds 4-2 2-1; Cyd: holds 5-5", `
Cyd holds 5-5.
Ann is out.
   Ben         2-1 4-2   9
   Cyd         5-5      10
   Ann scores           19
Ann 19 · Ben 0 · Cyd 0   (to 61)
Hand 2: Ben starts.`},
		{Japanese, "block", 3, nil, "アン: はじめ; blocked; アン: 手札 2-1; ベン: 手札 4-3; シド: 手札 4-4", `
シドの手牌は4-4です。
ブロックです。最少はアンです。
   アン        2-1  -3
   ベン        4-3   7
   シド        4-4   8
   アンの得点       12
アン 12 · ベン 0 · シド 0   (61点先取)
第2ハンド：ベンから始めます。`},
		{English, "block", 3, nil, "Ann: starts; blocked; Ann: holds 2-1; Ben: holds 3-0; Cyd: holds 4-4", `
Cyd holds 4-4.
The hand is blocked, and the lowest are level.
   Nobody scores.
Ann 0 · Ben 0 · Cyd 0   (to 61)
Hand 2: Ben starts.`},
		{English, "block", 3, []string{"target=20"}, "Ann: starts; Ann: out =21", `
Ann is out and scores 21.
The table tells how the hand went.
Ann 21 · Ben 0 · Cyd 0   (to 20)
Ann wins.`},
		{English, "block", 3, nil, "Ann: 4-3; Ben: pass; Cyd: 3-1; Ann: pass; Ben: 4-2", `
Ben played 4-2.
Ben passed in line 2 (Ben: pass) but held 4-2, as line 5 (Ben: 4-2) shows. It stands until the table deals with it: undo, fix, adjusts, or settles 2 with the reason.`},
		{English, "cribbage", 2, nil, "Ann: deals; starter 4-1; Ben: 2-2; Ann: 5-1; Ben: 3-2", "Ben played 3-2. Count 15, 5 points: fifteen 2, run 3."},
		{English, "cribbage", 2, nil, "Ann: deals; starter 4-1; Ben: 6-2; Ann: 6-3", "Ann played 6-3. Count 17, no points."},
		{Japanese, "cribbage", 2, nil, "アン: 親; スターター 4-1; ベン: 6-2; アン: 6-3", "アンは6-3を出しました。場の値 17、得点なし。"},
		{English, "cribbage", 2, nil, even, `
Ben played 6-6.
Ben scores 1: last tile, 6-6.
Ben's hand counts 0.
Ann's hand counts 5:
              fifteen two: 2-0 1-0 3-0 6-3  2 + 1 + 3 + 9
   a run of three is five: 2-0 1-0 3-0      1 2 3`},
		{English, "cribbage", 2, nil, even + "; crib 2-2 3-3 6-4 6-2", `
The crib: 2-2 3-3 6-4 6-2.
Ann's crib counts 0.
The hand is counted out.
Ann 14 · Ben 4   (to 61)
Hand 2: Ben deals.`},
		{Japanese, "cribbage", 2, []string{"count_claims=check"}, strings.NewReplacer("Ann", "アン", "Ben", "ベン").Replace(even) + "; ベン: 宣言 0", `
ベンは手牌を0点と数えました。
ベンの手牌は0点です。`},
		{English, "third-place", 3, nil, "Ann: " + pile, "Cyd took the tile at 9.9. It is the 15th: face down.\nThe pile is gone. Turn up the tiles taken."},
		{Japanese, "third-place", 3, nil, "アン: " + pile, "シドは9.9の牌を取りました。15枚目なので裏向きに置きます。\n牌がなくなりました。全員、取った牌を公開します。"},
		{English, "board", 2, []string{"target=61"}, "Ann: 8; Ben: 12+4", "Ben pegs 16.\nAnn 8 · Ben 16   (to 61)"},
		{English, "board", 2, []string{"target=61"}, "Ann: 8; Ben: 61", "Ben pegs 61.\nAnn 8 · Ben 61   (to 61)\nBen wins."},
		{English, "bingo", 2, nil, "Ann: deals; trump 5-2", "5-2 is turned up for trumps."},
		{English, "bingo", 2, nil, "Ann: deals; trump 5-2; 5-4; 4-1; declares 2 6-6 4-4; 6-1", "Ann played 6-1."},
		{English, "bingo", 2, nil, "Ann: deals; trump 5-2; 5-4; 4-1; declares 2 6-6 4-4; 5-1", "Ann played 5-1.\nBen's declaration has failed."},
		{English, "bingo", 2, nil, "Ann: deals; trump 5-2; 5-4; 4-1; declares 2 6-6 4-4; 5-1; 6-0", "Ann played 6-0."},
		{Japanese, "bingo", 2, nil, "アン: 親; 切り札 5-2; 5-4; 4-1; ダブル 2 6-6 4-4; 6-1; 4-4; 1-0", "アンは1-0を出しました。\nベンのダブルの宣言は成功です。"},
		{English, "buki", 4, []string{"stakes={low: 2, high: 6}", "games=1"}, "Dee: banks 8-7; Ann: stakes 4; Ben: stakes 2; Cyd: stakes 6; Ann: out", `
Ann is out.
Dee pays Ann 10: 2.5 times the stake of 4.
Dee takes the stake of Ben, 2.
Dee takes the stake of Cyd, 6.
Ann 10 · Ben -2 · Cyd -6 · Dee -2
The one game agreed is played.`},
		{Japanese, "buki", 4, []string{"stakes={low: 2, high: 6}", "games=2"}, "ディー: 親になる 8-7; アン: 賭け 4; ベン: 賭け 2; シド: 賭け 6; ディー: 上がり; ベン: 上がり", `
ベンの上がりです。
アン -4 · ベン -2 · シド -6 · ディー 12
決めた2ゲームを終えました。`},
		{English, "buki", 4, []string{"games=2"}, "Dee: banks 8-7; end", "The table stops here.\nAnn 0 · Ben 0 · Cyd 0 · Dee 0"},
		{English, "block", 3, nil, "Ann: 4-3; void a tile was face up", "The hand is called off: a tile was face up. It is dealt and played again."},
		{English, "block", 3, nil, "Ann: 4-3; Ben: 4-1; undo 2", "The last 2 entries are taken back."},
		{English, "block", 3, nil, "Ann: 4-3; end", "The table stops here.\nAnn 0 · Ben 0 · Cyd 0   (to 61)"},
	}
	for _, tt := range tests {
		names := people[:tt.people]
		if tt.lang == Japanese {
			names = ja[:tt.people]
		}
		lines(t, tt.game+": "+tt.lines, happened(t, tt.lang, tt.game, names, tt.house, tt.lines), tt.want)
	}
}

// The caret stands under what is meant, in display columns: the text before it is twice as wide as its characters are many.
func TestProblemUnderJapanese(t *testing.T) {
	header := "---\nbones: 1\nruleset: block\nplayers: [アン, ベン]\nplace: 東京\ntarget: たくさん\n---\n"
	_, _, err := rulesets.ReadHeader("夜.bones", []byte(header), rulesets.Library{}, referee.Reserved)
	problems, ok := err.(rulesets.Problems)
	if !ok || len(problems) != 1 {
		t.Fatal(err)
	}
	lines(t, "English", []string{Voice{}.Problem(problems[0])}, `
夜.bones:6:9: target must be a number, not “たくさん”. [header]
    target: たくさん
            ^^^^^^^^`)
	lines(t, "Japanese", []string{Voice{Lang: Japanese}.Problem(problems[0])}, `
夜.bones:6:9: target は「たくさん」ではなく、数を書きます。 [header]
    target: たくさん
            ^^^^^^^^`)

	header = strings.Replace(header, "target: たくさん", `"場所": 東京`, 1)
	header = strings.Replace(header, "place: 東京\n", "", 1)
	_, _, err = rulesets.ReadHeader("夜.bones", []byte(header), rulesets.Library{}, referee.Reserved)
	if problems, ok = err.(rulesets.Problems); !ok || len(problems) != 1 || !strings.Contains(Voice{}.Problem(problems[0]), "\n    \"場所\": 東京\n    ^^^^^^") {
		t.Errorf("%s", Voice{}.Problem(problems[0]))
	}
}

// Nothing that somebody typed reaches the terminal as more than text.
func TestNothingTypedIsObeyed(t *testing.T) {
	const bad = "\x1b[2J\u202eevil\x07\u200b\n"
	for _, lang := range Langs {
		v := Voice{Lang: lang, Names: []string{bad, "Ben"}}
		r := refusalOf(referee.UnknownWord, "")
		r.Text, r.Suggest = bad, bad
		e := &referee.Event{Word: referee.Note, Text: bad, Seat: referee.NoSeat}
		said := []string{
			v.Refusal(r), v.RefusalAt(bad, r), v.Event(e), v.Standing([]scoring.Points{0, 0}),
			v.Entry(referee.Entry{Reason: referee.Reason(bad)}), v.Torn(bad), v.Heading(bad), v.Miscount(Miscount{Kind: CardGiven, Text: bad}),
			v.Foul(referee.Foul{Code: referee.IllegalPass, Line: 3, Earlier: 1}, func(int) string { return bad }),
			v.Misuse(Misuse{Kind: UnknownCommand, Text: bad, Suggest: bad}),
			v.ProblemSentence(rulesets.Problem{Kind: rulesets.UnknownKey, Key: bad, Got: bad, Allowed: []string{bad}, Suggest: bad}),
		}
		for i, text := range said {
			if strings.ContainsAny(text, "\x1b\u202e\x07\u200b\n") {
				t.Errorf("%s %d: %q", lang, i, text)
			}
		}
	}
}

// A wrong count names what it missed, or, where that cannot be told, what there is.
func TestWrongClaim(t *testing.T) {
	hand := tally(t, "4-1 3-2 5-5 6-1 4-0").Tiles // 5, 5, 10, 7, 4: two fifteens, a pair
	tests := []struct {
		lang  Lang
		claim int
		want  string
	}{
		{English, 4, "Ben claimed 4 in line 9, which is 2 short: the count is 6. Missed: fifteen 4-1 5-5, fifteen 3-2 5-5 or pair 4-1 3-2."},
		{English, 2, "Ben claimed 2 in line 9, which is 4 short: the count is 6. Missed: fifteen 4-1 5-5 + fifteen 3-2 5-5, fifteen 4-1 5-5 + pair 4-1 3-2 or fifteen 3-2 5-5 + pair 4-1 3-2."},
		{English, 8, "Ben claimed 8 in line 9, which is 2 over: the count is 6. It counts: fifteen 4-1 5-5 + fifteen 3-2 5-5 + pair 4-1 3-2."},
		{Japanese, 8, "Benの9行目の宣言は8点でしたが、正しくは6点で、2点多すぎます。内訳はフィフティーン 4-1 5-5 + フィフティーン 3-2 5-5 + ペア 4-1 3-2。"},
	}
	for _, tt := range tests {
		v := Voice{Lang: tt.lang, Names: people}
		f := referee.Foul{Code: referee.WrongClaim, Seat: 1, Line: 12, Earlier: 9, Points: [2]scoring.Points{scoring.Whole(tt.claim), scoring.Whole(6)}, Tiles: hand}
		if got := v.Foul(f, nil); got != tt.want {
			t.Errorf("%d:\n got %s\nwant %s", tt.claim, got, tt.want)
		}
	}
}

func TestEnglishPlurals(t *testing.T) {
	for _, tt := range []struct {
		n    int
		one  string
		want string
	}{{1, "tile", "1 tile"}, {0, "tile", "0 tiles"}, {2, "entry", "2 entries"}, {3, "play", "3 plays"}, {2, "class", "2 classes"}} {
		if got := (en{}).count(tt.n, tt.one); got != tt.want {
			t.Errorf("count(%d, %s) = %s", tt.n, tt.one, got)
		}
	}
	for n, want := range map[int]string{1: "first", 3: "third", 11: "11th", 12: "12th", 21: "21st", 22: "22nd", 113: "113th"} {
		if got := (en{}).ordinal(n); got != want {
			t.Errorf("ordinal(%d) = %s", n, got)
		}
	}
	for n, want := range map[int]string{0: "no", 12: "twelve", 20: "twenty", 24: "twenty-four", 100: "100"} {
		if got := (en{}).number(n); got != want {
			t.Errorf("number(%d) = %s", n, got)
		}
	}
}
