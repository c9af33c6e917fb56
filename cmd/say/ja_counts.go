package say

import (
	"strconv"
	"strings"

	"bones/referee"
	"bones/scoring"
)

func (ja) stop() string  { return "。" }
func (ja) colon() string { return "。" }
func (ja) sum() string   { return "合計" }

func (ja) labels() Labels {
	return Labels{
		Starter: "スターター", Hand: "手牌", Crib: "クリブ", Count: "場の値",
		Trump: "切り札", NoTrump: "切り札なし", Stock: "山札", Tricks: "トリック", Left: "残り", Taken: "取った牌", DealPoints: "このディールの点",
		Bank: "親", Stakes: "賭け", Won: "勝ち", OnOffer: "表の牌",
		Nello: "ネロ", Bid: "ビッド", HighestBid: "最高ビッド", Shown: "公開:",
	}
}

func (v ja) lead(seat referee.Seat) string { return v.name(seat) + "のリード:" }

func (v ja) closed(seat referee.Seat) string { return v.name(seat) + "が勝利宣言" }

func (v ja) declaration(seat referee.Seat, doubles, won int) string {
	return v.name(seat) + "がダブル" + strconv.Itoa(doubles) + "枚を宣言 · 成功 " + strconv.Itoa(won) + "枚"
}

func (ja) suit(n int) string { return "（スート " + strconv.Itoa(n) + "）" }

func (v ja) combination(kind scoring.Kind, tiles []scoring.Tile, total int) (aloud, how string) {
	aloud = v.Reason(string(kind)) + "で" + strconv.Itoa(total) + "点"
	switch kind {
	case scoring.Fifteen:
		return aloud, strings.Join(pips(tiles), " + ")
	case scoring.Pair, scoring.Triplet, scoring.Four:
		return aloud, strconv.Itoa(tiles[0].Pips()) + "が" + strconv.Itoa(len(tiles)) + "枚"
	case scoring.Run:
		return strconv.Itoa(len(tiles)) + "枚の" + aloud, strings.Join(inOrder(tiles), " ")
	}
	return aloud, ""
}

func (v ja) counts(seat referee.Seat, of referee.Part, total int) string {
	what := "手牌"
	if of == referee.CribPart {
		what = "クリブ"
	}
	return v.name(seat) + "の" + what + "は" + strconv.Itoa(total) + "点です。"
}

func (v ja) part(kind scoring.Kind, tiles []scoring.Tile) string {
	return v.Reason(string(kind)) + " " + strings.Join(tileNames(tiles), " ")
}

func (ja) total(points int) string { return "合計" + strconv.Itoa(points) + "点です。" }

func (v ja) pegged(count int, parts []string, points scoring.Points) string {
	text := "場の値 " + strconv.Itoa(count)
	if points == 0 {
		return text + "、得点なし。"
	}
	return text + "、" + points.String() + "点（" + strings.Join(parts, "、") + "）。"
}

func (ja) claimStands(claim int) string {
	return "宣言の" + strconv.Itoa(claim) + "点の通りです。"
}

func (ja) claimDiffers(claim, off int) string {
	text := "宣言の" + strconv.Itoa(claim) + "点は" + strconv.Itoa(max(off, -off)) + "点"
	if off > 0 {
		return text + "多すぎます"
	}
	return text + "足りません"
}

func (ja) missedOne() string { return "次のどれかを数え落としています。" }

func (v ja) differs(class scoring.Class, count, points, claim int) string {
	name := map[scoring.Class]string{scoring.Fifteens: "フィフティーン", scoring.Pairs: "ペア・トリプレット・フォース", scoring.Runs: "ラン"}[class]
	switch {
	case class == scoring.Fifteens && claim%2 == 0:
		return name + "は" + strconv.Itoa(claim/2) + "組ではなく" + strconv.Itoa(count) + "組です"
	case points == 0:
		return name + "はありません"
	}
	return name + "は" + strconv.Itoa(claim) + "点ではなく" + strconv.Itoa(points) + "点です"
}

func (ja) kindsDiffer() string { return "合計は合っていますが、内訳が違います" }

func (v ja) award(a scoring.Award, reason string) string {
	if a.Winner == scoring.NoSeat {
		return "得点はありません（" + reason + "）。"
	}
	return v.name(a.Winner) + "に" + v.points(scoring.Whole(a.Points)) + "です（" + reason + "）。"
}

func (v ja) transfer(t scoring.Transfer) string {
	stake := v.onWhom(t) + "賭け" + strconv.Itoa(t.Stake.Chips)
	if t.Kind == scoring.StakeWon {
		return v.name(t.From) + "は" + v.name(t.To) + "に" + t.Chips.String() + "払います（" + stake + "の" + t.Stake.Payout.String() + "倍）。"
	}
	return v.name(t.To) + "は" + v.name(t.From) + "の" + stake + "を受け取ります。"
}

// onWhom names whom a spectator backed.
func (v ja) onWhom(t scoring.Transfer) string {
	if t.Stake.On == t.Stake.Owner {
		return ""
	}
	return v.name(t.Stake.On) + "への"
}

func (v ja) pile(seat referee.Seat, tricks int) string {
	return v.name(seat) + " · " + strconv.Itoa(tricks) + "トリック"
}

func (ja) tileSum(points [2]int, total, trump int) string {
	return "牌はすべてそろっています。切り札" + strconv.Itoa(trump) + "の牌の点は、" + strconv.Itoa(points[0]) + " + " + strconv.Itoa(points[1]) + " = " + strconv.Itoa(total) + "です。"
}

func (ja) trickNote(n TrickNote, worth int) string {
	switch n {
	case PileMissing:
		return "勝敗を決めるには、二人の取った牌が必要です。"
	case LastDecides:
		return "最後のトリック（" + strconv.Itoa(worth) + "点）を取った人で決まります。--last 名前 で指定します。"
	case LastMissing:
		return "最後のトリックの" + strconv.Itoa(worth) + "点は数えていません。どちらが取っても結果は同じです。"
	case LastNothing:
		return "勝利宣言の後なので、最後のトリックに点はありません。"
	}
	return ""
}

func (v ja) bidMade(c scoring.Contract, points, tricks int) string {
	if c.Nello {
		return v.name(c.Declarer) + "はネロを宣言し、" + strconv.Itoa(tricks) + "トリック取りました。"
	}
	return v.name(c.Declarer) + "のビッドは" + strconv.Itoa(c.Bid) + "、得点は" + strconv.Itoa(points) + "です。"
}

func (v ja) highestBid(highest int, out []string) string {
	text := "最高ビッドは" + strconv.Itoa(highest) + "でした。"
	if len(out) == 0 {
		return text + "得点牌はすべて残っていました。"
	}
	return text + "得点牌のうち" + v.and(out) + "は前半で出ていました。"
}

func (ja) nobodyPaid() string {
	return "引き分けです。賭けは次のゲームまでそのまま残ります。"
}

func (ja) ranked(n int) string { return strconv.Itoa(n) + "位" }
