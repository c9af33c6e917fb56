package say

import (
	"strconv"
	"strings"

	"bones/rulesets"
	"bones/scoring"
)

func (ja) rulesHeads() (source, hand, sentences, options string) {
	return "出典: ", "進め方", "規則の要点", "卓で決められること"
}

func (v ja) players(r rulesets.Range) string { return v.span(r.Min, r.Max) + "人" }

func (v ja) frame(r *rulesets.Rules) []string {
	lines := []string{v.players(r.Players) + "用。"}
	if r.Set != 0 {
		lines[0] += v.set() + "、" + strconv.Itoa(r.Set.Len()) + "枚を使います。"
	}
	if parts := byPlayers(r.Players, r.Deal, func(players []string, n int) string {
		if players == nil {
			return "一人" + strconv.Itoa(n) + "枚"
		}
		return strings.Join(players, "・") + "人なら" + strconv.Itoa(n) + "枚"
	}); parts != nil {
		lines = append(lines, "手牌: "+v.and(parts)+"。")
	}
	if parts := byPlayers(r.Players, r.Target, func(players []string, n int) string {
		if players == nil {
			return v.points(scoring.Whole(n))
		}
		return strings.Join(players, "・") + "人なら" + v.points(scoring.Whole(n))
	}); parts != nil {
		lines = append(lines, "目標: "+v.and(parts)+"。")
	}
	role := map[string]string{"starter": "最初に始める人", "dealer": "最初のディーラー", "banker": "最初の親"}[r.Opening.Role]
	if role == "" {
		return lines
	}
	first := role + "は、卓で決めるか、くじで決めます。"
	if r.Opening.First == "heaviest" {
		first = role + "は、一番大きい牌を持つ人です。"
	}
	next := "以降は時計回りに交代します。"
	switch {
	case r.Banker == "fixed" && r.Opening.Role == "banker":
		next = "親は替わらず、次のゲームは勝った人から始めます。引き分けなら同じ人からです。"
	case r.Opening.Next == "winner":
		next = "以降は勝った人で、引き分けなら同じ人が続けます。"
	}
	return append(lines, first+next)
}

func (ja) starter() string {
	return "山札の1枚を表にして、スターターとします。どの手牌とも合わせて数えます。"
}

func (ja) show(s *rulesets.Show) []string {
	text := "スターターと合わせて、ノンディーラーの手牌、ディーラーの手牌"
	if s.Crib {
		text += "、ディーラーのクリブ"
	}
	return []string{text + "の順に数えます。", "フィフティーン2点、ペア2点、トリプレット6点、フォース12点、3枚以上のランは1枚1点です。"}
}

func (ja) board() string {
	return "だれでも、いつでも点を進めます。ほかに入力するものはありません。"
}

func (v ja) chain(c *rulesets.Chain) []string {
	lines := []string{"牌を一列につなぎます。開いた端はいつも二つです。最初の牌は何でもかまいません。"}
	var steps []string
	for _, rung := range c.Ladder {
		steps = append(steps, map[string]string{"play": "置ける牌があれば置き", "draw": "なければ山札から1枚引いて次の人に回し", "pass": "なければパスし"}[rung])
	}
	lines = append(lines, "手番では、"+v.and(steps)+"ます。")
	if c.Staked {
		lines = append(lines, "その間に、親以外の全員が賭けます。")
	}
	return lines
}

func (v ja) settle(r *rulesets.Rules, s *rulesets.Settle) []string {
	if s.By == "stakes" {
		return []string{
			"上がった人の勝ちです。パスが一周したら、目の合計が一人だけ最も少ない人の勝ちです。",
			"当たった賭けは手元に戻り、親から" + r.Payout.String() + "倍をもらいます。外れた賭けは親のものです。引き分けなら賭けは場に残ります。",
		}
	}
	return []string{
		"手牌を公開します。上がった人は、ほかの全員の手牌の目の合計を得点します。",
		"ブロックなら、一人だけ最も少ない人が、ほかの全員の合計から自分の合計を引いた点を得ます。最少が同点なら得点はありません。",
	}
}

func (ja) layAway(tiles int) string {
	return "各プレイヤーは" + strconv.Itoa(tiles) + "枚を裏向きに置きます。これがディーラーのクリブです。"
}

func (v ja) pegging(p *rulesets.Pegging) []string {
	var exact []string
	for _, count := range sorted(p.Counts) {
		exact = append(exact, "ちょうど"+strconv.Itoa(count)+"で"+strconv.Itoa(p.Counts[count])+"点")
	}
	lines := []string{"交互に牌を出し、目の合計を足していきます。場の値は" + strconv.Itoa(p.Limit) + "を超えられません。"}
	scores := append(exact, "ペア2点", "トリプレット6点", "フォース12点", "3枚以上のランは1枚1点")
	return append(lines, v.and(scores)+"です。", "出せる牌がなければゴーです。場の値が"+strconv.Itoa(p.Limit)+"にならずに終われば、ゴーか最後の牌で1点です。", "二人ともゴーを宣言したら場の値は0に戻り、先にゴーを宣言した人から出します。")
}

func (v ja) turnsUp(t *rulesets.TurnUp) string {
	text := "山札の1枚を表にして切り札を決めます。"
	for _, suit := range t.Prefer {
		text += strconv.Itoa(suit) + "の目があれば" + strconv.Itoa(suit) + "、"
	}
	if len(t.Prefer) > 0 {
		text += "なければ"
	}
	return text + map[string]string{"high": "大きい方の目です。", "low": "小さい方の目です。"}[t.Otherwise]
}

func (v ja) tricks(r *rulesets.Rules, t *rulesets.Tricks) []string {
	leader := map[string]string{"opener": "ノンディーラー", "winner": "最後のトリックの勝者", "declarer": "デクレアラー"}[t.Leader]
	trump := map[string]string{"none": "切り札はありません。", "turned": "切り札は表にした牌で決まります。", "called": "切り札はデクレアラーが宣言したスートです。"}[t.Trump]
	lines := []string{"1枚ずつ出すトリックです。最初は" + leader + "、以降はトリックの勝者がリードします。" + trump}
	lines = append(lines, v.ranks(r, t))
	if t.Top != scoring.NoTile {
		lines = append(lines, t.Top.String()+"はどの牌にも勝ちます。")
	}
	lines = append(lines, v.duties(t))
	switch t.Draw {
	case "stock":
		lines = append(lines, "トリックごとに、勝者、敗者の順に山札から1枚ずつ補充します。")
	case "offered":
		lines = append(lines, "トリックの前にディーラーが1枚を表にします。勝者はその牌を、敗者は次の裏向きの牌を取ります。")
	}
	if t.Won == "out" {
		lines = append(lines, "出した牌はこのディールでは使わず、だれの得点にもなりません。")
	}
	if t.Close {
		lines = append(lines, "トリックの勝者は、補充のかわりに勝利宣言をして山札を閉じられます。")
	}
	if d := t.Declare; d != nil {
		lines = append(lines, v.declares(d))
	}
	if a := t.AllDoubles; a != nil {
		lines = append(lines, "リードの時にダブルを全部公開すれば"+v.points(scoring.Whole(a.OnLead))+"、1枚でトリックを取った後に残りを公開すれば"+v.points(scoring.Whole(a.AfterTrick))+"で、そのディールは終わりです。")
	}
	if t.Secret {
		lines = append(lines, "トリックの点は、ディールが終わるまで明かしません。")
	}
	return lines
}

// ranks says which suit a lead is and how tiles rank inside it.
func (v ja) ranks(r *rulesets.Rules, t *rulesets.Tricks) string {
	suit := "リードした牌の大きい目がスートです。"
	if r.LeadSuit == "choice" {
		suit = "リードした牌のどちらの目をスートにするかは、リードする人が決めます。"
	}
	if t.Trump != "none" {
		suit += "切り札の目を持つ牌は切り札です。"
	}
	blank, double := "0が一番弱く", "ダブルは目の通りです。"
	if r.RankBlank == "high" {
		blank = "0は6より強く"
	}
	if r.RankDouble == "high" {
		double = "ダブルが一番強い牌です。"
	}
	return suit + "スートの中では、もう一方の目の大きい方が強く、" + blank + "、" + double
}

// duties is what the second player owes.
func (v ja) duties(t *rulesets.Tricks) string {
	if len(t.Ladder) == 0 {
		return "二人目はどの牌を出してもかまいません。"
	}
	var rungs []string
	for _, rung := range t.Ladder {
		rungs = append(rungs, map[string]string{
			"beat-trump": "切り札のリードにはより強い切り札", "follow": "リードのスートの牌", "top-on-trump": "切り札のリードには" + t.Top.String(),
		}[rung])
	}
	return "二人目は必ず、" + strings.Join(rungs, "、なければ") + "を出します。どれもなければ何でもかまいません。"
}

func (v ja) declares(d *rulesets.Declare) string {
	var worth []string
	for _, n := range sorted(d.Points) {
		worth = append(worth, strconv.Itoa(n)+"枚"+strconv.Itoa(d.Points[n])+"点")
	}
	text := "リードの前に"
	if d.After > 0 {
		text = strconv.Itoa(d.After) + "トリック以上取った後、" + text
	}
	text += "ダブルを宣言できます。全部でトリックを取れば、" + v.and(worth)
	for _, tile := range sorted(d.Extra) {
		text += "、" + tile.String() + "があればさらに" + strconv.Itoa(d.Extra[tile]) + "点"
	}
	return text + "です。"
}

func (v ja) bid(b *rulesets.Bid) []string {
	bidder := map[string]string{"winner": "最後のトリックの勝者", "opener": "ノンディーラー"}[b.Bidder]
	lines := []string{bidder + "から、" + strconv.Itoa(b.Lowest) + "以上でビッドするかパスします。次は直前より高くします。最高は、まだ取れる点の合計です。"}
	call := "高い方がデクレアラーになり、切り札を決めます"
	if b.NoTrump {
		call += "。切り札なしも選べます"
	}
	switch b.Nello {
	case "highest":
		call += "。最高ビッドの時だけ、1トリックも取らないネロを宣言できます"
	case "always":
		call += "。1トリックも取らないネロも宣言できます"
	}
	return append(lines, call+"。")
}

// worth says what won tiles count.
func (v ja) worth(w rulesets.Worth) string {
	var parts []string
	if w.TrumpDouble > 0 {
		parts = append(parts, "切り札のダブル"+strconv.Itoa(w.TrumpDouble)+"点")
	}
	for _, kind := range w.SumOfEnds {
		parts = append(parts, map[string]string{"trumps": "ほかの切り札は目の合計", "doubles": "ほかのダブルは目の合計"}[kind])
	}
	for _, sum := range sorted(w.Sums) {
		parts = append(parts, "目の合計が"+strconv.Itoa(sum)+"の牌"+strconv.Itoa(w.Sums[sum])+"点")
	}
	text := "取った牌の点: " + v.and(parts) + "。"
	if w.Blank != 0 {
		text += "0の目は" + strconv.Itoa(w.Blank) + "と数えます。"
	}
	return text
}

func (v ja) gamePoints(g *rulesets.GamePoints) []string {
	lines := []string{v.worth(g.Worth)}
	if g.LastTrick > 0 {
		lines = append(lines, "山札を使い切った時は、最後のトリックに"+strconv.Itoa(g.LastTrick)+"点がつきます。")
	}
	goal, low := strconv.Itoa(g.Goal), strconv.Itoa(g.Low)
	award := func(n int) string { return v.points(scoring.Whole(n)) }
	return append(lines,
		goal+"点以上なら"+award(g.Won)+"。相手が"+low+"点未満なら"+award(g.BelowLow)+"、0トリックなら"+award(g.NoTrick)+"。",
		"勝利宣言をして"+goal+"点に届かなければ、相手に"+award(g.FailedClose)+"。",
	)
}

func (v ja) contract(c *rulesets.Contract) []string {
	lines := []string{v.worth(c.Worth)}
	if c.Trick > 0 {
		lines[0] += "1トリックは" + strconv.Itoa(c.Trick) + "点です。"
	}
	return append(lines, "デクレアラーがビッド以上を取れば（ネロなら1トリックも取らなければ）"+v.points(scoring.Whole(c.Made))+"、そうでなければ相手に"+v.points(scoring.Whole(c.Set))+"です。")
}

func (v ja) collect(r *rulesets.Rules, c *rulesets.Collect) []string {
	lines := byPlayers(r.Players, c.TakeOut, func(players []string, n int) string {
		text := "先に" + strconv.Itoa(n) + "枚を無作為に取り除いて公開します。"
		if players == nil {
			return text
		}
		return v.or(players) + "人なら、" + text + "山の頂上がなくなります。"
	})
	lines = append(lines,
		"牌を表向きで"+strconv.Itoa(c.Rows)+"段の三角形に並べます。どの牌も、下の段の2枚に乗っています。",
		"手番では、上に牌が乗っていない牌を1枚取ります。",
	)
	switch c.FaceDown {
	case "odd":
		lines = append(lines, "1枚目、3枚目、5枚目…は裏向きに置き、終わるまでだれも見ません。")
	case "even":
		lines = append(lines, "2枚目、4枚目、6枚目…は裏向きに置き、終わるまでだれも見ません。")
	}
	return lines
}

func (v ja) majority(m *rulesets.Majority) []string {
	var places []string
	for i, p := range m.Places {
		places = append(places, strconv.Itoa(i+1)+"位は"+v.placeWorth(p))
	}
	return []string{
		"目の数ごとに、その目の牌の多い順に順位をつけます。" + v.and(places) + "、ほかは0です。",
		"同数なら同じ順位です。合計の一番多い人の勝ちで、対局は1回きりです。",
	}
}

func (ja) placeWorth(p rulesets.Place) string {
	text := map[int]string{1: "その目の数だけプラス", -1: "その目の数だけマイナス"}[p.Times]
	switch {
	case text == "":
		return plus(p.Plus)
	case p.Plus != 0:
		return text + "と" + plus(p.Plus)
	}
	return text
}
