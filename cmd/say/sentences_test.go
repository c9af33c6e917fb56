package say

import (
	"strings"
	"testing"

	"bones/referee"
	"bones/rulesets"
)

// play enters lines into a new match and returns the match with the last refusal. House rules are key=value.
func play(t *testing.T, game string, names, house []string, lines ...string) (*referee.Match, *referee.Refusal) {
	t.Helper()
	rules, err := rulesets.Library{}.Load(game)
	if err == nil && house != nil {
		rules, err = rules.Override(house...)
	}
	if err != nil {
		t.Fatal(err)
	}
	m := referee.NewMatch(rules, names, nil)
	var last *referee.Refusal
	for i, line := range lines {
		m.Enter(line, i+1, func(out referee.Outcome) {
			last = out.Refusal
			if out.Refusal != nil && i < len(lines)-1 {
				t.Fatalf("%s: %q is refused: %v", game, line, out.Refusal)
			}
		})
	}
	return m, last
}

var people = []string{"Ann", "Ben", "Cyd", "Dee"}

// Refusals as a table hears them, each made by the referee.
func TestRefusals(t *testing.T) {
	tests := []struct {
		game   string
		people int
		house  []string
		lines  string
		en, ja string
	}{
		{"block", 3, nil, "Ann: 4-3; Ben: 5-2",
			"5-2 does not fit: the open ends are 3 and 4. Equal halves join; a blank joins only a blank.",
			"5-2はつながりません。開いた端は3と4です。同じ目どうしをつなぎます。ブランクはブランクにだけつながります。"},
		{"block", 3, nil, "Ann: 4-4; Ben: 5-2",
			"5-2 does not fit: both open ends are 4. Equal halves join; a blank joins only a blank.",
			"5-2はつながりません。開いた端はどちらも4です。同じ目どうしをつなぎます。ブランクはブランクにだけつながります。"},
		{"block", 3, nil, "Ann: 4-3; Ben: 5-4 on 3",
			"5-4 has no 3 to join there: the open ends are 3 and 4. Equal halves join; a blank joins only a blank.",
			"5-4に3の目はなく、そこにつながりません。開いた端は3と4です。同じ目どうしをつなぎます。ブランクはブランクにだけつながります。"},
		{"block", 3, nil, "Ann: 4-3; Ben: 5-4 on 5",
			"No end shows 5: the open ends are 3 and 4. Equal halves join; a blank joins only a blank.",
			"5の端はありません。開いた端は3と4です。同じ目どうしをつなぎます。ブランクはブランクにだけつながります。"},
		{"block", 3, nil, "Ann: 4-3; Ben: 6-4; Cyd: 6-3",
			"6-3 fits both ends. Which one: 6-3 on 3, or on 6?",
			"6-3は両端につながります。「6-3 を 3 に」か「6 に」で選びます。"},
		{"buki", 4, nil, "Ann: banks 8-7; Ben: out; Ben: 8-6; Cyd: 8-5",
			"Cyd has to stake before this turn, and before that the limits are set: limits 2 6. Everybody but the banker stakes in time.",
			"Cydはこの手番の前に賭けます。その前に賭けの限度を決めます。例:「限度 2 6」。親以外の人は、決められた手番までに賭けます。"},
		{"block", 3, nil, "Ann: 4-3; Ben: 4-3",
			"4-3 is on the table already; every tile is there once.",
			"4-3はもう場に出ています。同じ牌は1枚だけです。"},
		{"block", 3, nil, "Ann: 4-3; Cyd: 4-4",
			"It is Ben's turn, not Cyd's.",
			"Cydではなく、Benの手番です。"},
		{"block", 3, nil, "Ann: 9-1",
			"9-1 is not in the set: double-six.",
			"9-1はこのセットにありません。使うのはダブルシックスです。"},
		{"block", 3, nil, "Ann: pas",
			"“pas” is no word of the score sheet; ? lists what may be entered. Did you mean pass?",
			"「pas」という言葉はありません。? で入力できる言葉が出ます。「pass」ですか？"},
		{"block", 3, nil, "?",
			"“?” is asked at the prompt, alone; it is no word of the score sheet.",
			"「?」は対局中にそれだけで入力する言葉で、スコアシートには書きません。"},
		{"block", 3, nil, "Ann p",
			"“p” is short for pass only where it stands alone; in a line write pass.",
			"「p」と略せるのは、それだけを入力するときです。行の中では「パス」と書きます。"},
		{"cribbage", 2, nil, "Ann: ｐ",
			"“ｐ” is short for go only where it stands alone; in a line write go.",
			"「ｐ」と略せるのは、それだけを入力するときです。行の中では「ゴー」と書きます。"},
		{"block", 3, nil, "why",
			"“why” is asked at the prompt, alone; it is no word of the score sheet.",
			"「why」は対局中にそれだけで入力する言葉で、スコアシートには書きません。"},
		{"block", 3, nil, "Anm: 6-4",
			"Nobody here is called “Anm”. Did you mean Ann?",
			"「Anm」という人はいません。「Ann」ですか？"},
		{"block", 3, nil, "Zoe: 6-4",
			"Nobody here is called “Zoe”. At the table: Ann, Ben and Cyd.",
			"「Zoe」という人はいません。卓にいるのはAnn、Ben、Cydです。"},
		{"block", 3, nil, "6-4",
			"Who? The name comes first: Ann: 6-4.",
			"だれの行か分かりません。名前を先に書きます。例:「Ann: 6-4」。"},
		{"block", 3, nil, "Ann: starts; pass",
			"“pass” has no place now. Expected now, of Ann: a tile, out or blocked.",
			"「パス」はいま入力できません。Annの番で、入力できるのは、牌、上がり、ブロックです。"},
		{"block", 3, nil, "Ann: bids 4",
			"“bids” is no word of this game. Expected now: a tile, out, blocked, starts or lot.",
			"「ビッド」はこのゲームの言葉ではありません。いま入力できるのは、牌、上がり、ブロック、はじめ、くじです。"},
		{"block", 3, nil, "Ann: 6-4; Ben: adjusts +2",
			"A correction needs its reason, for whoever asks later: Ann: adjusts -2 miscounted.",
			"訂正には理由を書きます。例:「Ann: 訂正 -2 数え間違い」。"},
		{"block", 3, nil, "Ann: 6-4; standing Ann 2, Ben 0, Cyd 0",
			"The sheet gives Ann 2 here; by the lines above it is 0.",
			"用紙ではAnnが2ですが、ここまでの行では0です。"},
		{"block", 3, nil, "Ann: 6-4; Ben: 4-1; Cyd: 6-5; fix 2 Ben: 6-2",
			"Nothing has changed: with this repair line 3 (Cyd: 6-5) would be refused. 6-5 does not fit: the open ends are 4 and 2. Equal halves join; a blank joins only a blank.",
			"何も変えていません。そう直すと3行目（Cyd: 6-5）が通りません。6-5はつながりません。開いた端は4と2です。同じ目どうしをつなぎます。ブランクはブランクにだけつながります。"},
		{"block", 3, nil, "Ann: 6-4; undo 3",
			"There is only 1 event, not 3.",
			"入力は1件だけです。3件はありません。"},
		{"block", 3, nil, "Ann: 6-4; blocked; Ben: holds 6-4",
			"6-4 is on the table already; every tile is there once.",
			"6-4はもう場に出ています。同じ牌は1枚だけです。"},
		{"block", 3, nil, "Ann: 6-4; blocked; Ben: holds =90",
			"That hand cannot come to 90 pips: by the tiles not yet seen it is 0 to 51.",
			"その手牌が合計90になることはありません。残りの牌からは0〜51です。"},
		{"block", 3, nil, "end; Ann: 6-4",
			"The game is over. Still possible: undo, repairs, adjusts, settles, notes, hands not turned up.",
			"対局は終わっています。この後は、取り消し・修正・訂正・裁定・メモと、最後の公開だけです。"},
		{"cribbage", 2, nil, "Ann: deals; starter 4-1; Ben: 6-6; Ann: 6-5; Ben: 5-4",
			"5-4 would bring the count from 23 to 32. No play may take the count over 31; whoever has nothing that fits says go.",
			"5-4を出すと場の値が23から32になります。場の値が31を超える牌は出せません。出せる牌がなければゴーです。"},
		{"cribbage", 2, nil, "Ann: deals; starter 4-1; Ben: 6-6; Ann: claims 4",
			"“claims” has no place now. Expected now, of Ann: a tile, go, pegs or shows.",
			"「宣言」はいま入力できません。Annの番で、入力できるのは、牌、ゴー、ペグ、公開です。"},
		{"bingo", 2, nil, "Ann: deals; trump 5-2; Ben: closes",
			"Ben has won no trick yet and cannot close. The winner of a trick may close instead of drawing.",
			"Benはまだ1トリックも取っていないので、勝利宣言はできません。トリックに勝った人は、補充するかわりに勝利宣言ができます。"},
		{"bingo", 2, nil, "Ann: deals; trump 5-2; Ben: 6-6; Ann: 1-0; Ben: declares 7",
			"7 doubles cannot be declared: 2 to 6 can. Doubles, 2 to 6, are declared on lead by a player who has won a trick.",
			"ダブル7枚は宣言できません。宣言できるのは2〜6枚です。1トリック以上取った人は、リードの前にダブルを2枚から6枚まで宣言できます。"},
		{"bingo", 2, nil, "Ann: deals; trump 5-2; Ben: 6-6; Ann: 5-2",
			"5-2 still lies face up on the table; nobody can hold it.",
			"5-2は表向きで場にあり、まだだれの手牌でもありません。"},
		{"buki", 4, []string{"stakes.low=2", "stakes.high=6"}, "Ann: banks 8-7; Ann: 8-7; Ben: stakes 8",
			"A stake of 8 is outside the limits, 2 to 6. A stake is a whole number between the lowest and the highest.",
			"賭けは2〜6です。8は賭けられません。賭ける額は、最低額以上、最高額以下です。"},
		{"buki", 4, []string{"stakes.low=2", "stakes.high=6"}, "Ann: banks 8-7; Ann: stakes 4",
			"Ann is the banker, who does not stake.",
			"Annは親です。親は賭けません。"},
		{"buki", 4, []string{"stakes.low=2", "stakes.high=6"}, "Ann: banks 8-7; Ann: 8-7; Ben: 7-6; Cyd: 8-5; Dee: 6-4; Ann: 5-3; Ben: 4-2; Cyd: 3-1; Dee: 2-0; Ann: 6-1; Ben: pass",
			"Ben has to stake 2 to 6 before this turn: Ben: stakes 4. Everybody but the banker stakes in time.",
			"Benはこの手番の前に2〜6を賭けます。例:「Ben: 賭け 4」。親以外の人は、決められた手番までに賭けます。"},
		{"buki", 4, []string{"stakes.low=2", "stakes.high=6", "spectators.names=[Dora]"}, "Ann: banks 8-7; Dora: stakes 4 on Ben",
			"This table has set no payout for spectators. The house rule is spectators.payout, such as 2.5.",
			"この卓では観戦者への配当が決まっていません。取り決めは spectators.payout（2.5など）です。"},
		{"reveille", 2, nil, "Ann: deals; Ben: bids 3",
			"A bid of 3 is not possible: it must be 4 to 42 now, or a pass. Each bid is higher than the one before; the lowest is 4.",
			"3のビッドはできません。いまは4〜42か、パスです。ビッドは4以上で、直前のビッドより高くします。"},
		{"third-place", 3, nil, "Ann: starts; Ann: 1.1; Ben: 3.2",
			"3.2 is not free yet: a tile lies on it. A tile can be taken when no tile lies on it.",
			"3.2の牌はまだ取れません。上に牌が乗っています。上に牌が1枚も乗っていない牌だけを取れます。"},
		{"third-place", 3, nil, "Ann: starts; Ann: 1.1; Ben: 1.1",
			"1.1 is taken already (line 2).",
			"1.1の牌はもう取られています（2行目）。"},
		{"board", 2, nil, "Ann: 8; Ann: gives Ben 9",
			"Ann has only 8 points and cannot give 9.",
			"Annは8点しかなく、9は渡せません。"},
	}
	for _, tt := range tests {
		m, refusal := play(t, tt.game, people[:tt.people], tt.house, strings.Split(tt.lines, "; ")...)
		if refusal == nil {
			t.Errorf("%s: %s is not refused", tt.game, tt.lines)
			continue
		}
		for lang, want := range map[Lang]string{English: tt.en, Japanese: tt.ja} {
			v := Voice{Lang: lang, Names: m.Names, Rules: m.Rules}
			if got := v.Refusal(refusal); got != want {
				t.Errorf("%s: %s\n got %s\nwant %s", tt.game, tt.lines, got, want)
			}
		}
	}
}
