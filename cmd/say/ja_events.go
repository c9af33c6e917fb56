package say

import (
	"strconv"
	"strings"

	"bones/referee"
)

func (v ja) mendedDown(e *referee.Event) string {
	number := strconv.Itoa(e.Number)
	if e.Word == referee.Insert {
		return "最後から" + number + "番目の前に入れました（伏せてあります）。"
	}
	return "最後から" + number + "番目を直しました（伏せてあります）。"
}

func (v ja) event(e *referee.Event) string {
	who := v.name(e.Seat)
	tiles := strings.Join(eventTiles(e), " ")
	switch e.Word {
	case referee.Play:
		return v.played(e)
	case referee.Pass:
		return who + "はパスしました。"
	case referee.Starts:
		return who + "から始めます。"
	case referee.Deals:
		return "ディーラーは" + who + "です。"
	case referee.Lot:
		return who + "は" + tiles + "を引きました。"
	case referee.HandHeading:
		return "第" + strconv.Itoa(e.Number) + v.hand() + "です。"
	case referee.Void:
		return "この" + v.hand() + "は流れました" + v.because(e) + "。配り直します。"
	case referee.Adjusts:
		return who + "の得点を" + signed(e.Points) + "訂正しました" + v.because(e) + "。"
	case referee.Settles:
		return strconv.Itoa(e.Number) + "行目の反則は裁定済みです" + v.because(e) + "。"
	case referee.Standing:
		return "得点は用紙の通りです。"
	case referee.Note:
		return "メモ: " + noteText(e)
	case referee.EndTable:
		return "ここで終わりにします。"
	case referee.Undo:
		switch {
		case e.Form == referee.FormHand:
			return v.hand() + "の始めまで戻しました。"
		case e.Number == 1:
			return "最後の入力を取り消しました。"
		}
		return "最後の入力を" + strconv.Itoa(e.Number) + "件、取り消しました。"
	case referee.Fix:
		return "最後から" + strconv.Itoa(e.Number) + "番目を「" + v.innerText(e) + "」に直しました。"
	case referee.Drop:
		return "最後から" + strconv.Itoa(e.Number) + "番目を消しました。"
	case referee.Insert:
		return "最後から" + strconv.Itoa(e.Number) + "番目の前に「" + v.innerText(e) + "」を入れました。"
	case referee.Holds:
		return v.turnedUp(e)
	case referee.Out:
		if e.Form == referee.FormTold {
			return who + "が上がり、" + e.Points.String() + "点です。"
		}
		return who + "の上がりです。"
	case referee.Blocked:
		if e.Form == referee.FormTold {
			return "ブロックです。" + who + "が" + e.Points.String() + "点です。"
		}
		return "ブロックです。"
	case referee.Banks:
		return "親は" + who + "、一番大きい牌は" + tiles + "です。"
	case referee.StakeLimits:
		return "賭けは" + v.span(e.Number, e.Second) + "です。"
	case referee.Stakes:
		if e.Other != referee.NoSeat {
			return who + "は" + v.name(e.Other) + "に" + e.Points.String() + "枚賭けました。"
		}
		return who + "は" + e.Points.String() + "枚賭けました。"
	case referee.StarterTile:
		return "スターターは" + tiles + "です。"
	case referee.Go:
		return who + "はゴーです。"
	case referee.Crib:
		if e.Form == referee.FormTold {
			return "クリブは" + e.Points.String() + "点です。"
		}
		return "クリブは" + tiles + "です。"
	case referee.Claims:
		if e.Form == referee.FormCrib {
			return who + "はクリブを" + e.Points.String() + "点と数えました。"
		}
		return who + "は手牌を" + e.Points.String() + "点と数えました。"
	case referee.Shows:
		if e.Form == referee.FormTold {
			return who + "の手牌は" + e.Points.String() + "点です。"
		}
		return who + "は" + tiles + "を見せました。"
	case referee.Pegs:
		return who + "は" + e.Points.String() + "点進めました" + v.because(e) + "。"
	case referee.Trump:
		return "切り札を決める牌は" + tiles + "です。"
	case referee.Turn:
		return "表の牌は" + tiles + "です。"
	case referee.Closes:
		return who + "が勝利宣言をしました。"
	case referee.Declares:
		if tiles != "" {
			return who + "はダブル" + strconv.Itoa(e.Number) + "枚を宣言し、" + e.Tile.String() + "をリード、" + v.and(eventTiles(e)[1:]) + "を公開しました。"
		}
		return who + "はダブル" + strconv.Itoa(e.Number) + "枚を宣言しました。"
	case referee.Bids:
		return who + "は" + strconv.Itoa(e.Number) + "でビッドしました。"
	case referee.Calls:
		switch e.Form {
		case referee.FormNone:
			return who + "は切り札なしを宣言しました。"
		case referee.FormNello:
			return who + "はネロを宣言しました。1トリックも取りません。"
		}
		return who + "は切り札を" + strconv.Itoa(e.Number) + "にしました。"
	case referee.Takes:
		if tiles == "" {
			return who + "は" + pilePlace(e.Number) + "の牌を取りました。"
		}
		return who + "が取ったのは" + tiles + "です。"
	case referee.Declared:
		return who + "のダブルの宣言は" + strconv.Itoa(e.Number) + "点です。"
	case referee.Last:
		return who + "が最後のトリックを取りました。"
	case referee.DealPoints:
		return who + "は" + strconv.Itoa(e.Second) + "トリックで" + e.Points.String() + "点です。"
	case referee.Without:
		return tiles + "を取り除きました。"
	case referee.Counts:
		return who + "の枚数は、1から順に" + counted(e) + "です。"
	case referee.Gives:
		return who + "は" + v.name(e.Other) + "に" + e.Points.String() + "点渡しました。"
	}
	return ""
}

func (v ja) played(e *referee.Event) string {
	who := v.name(e.Seat)
	switch {
	case e.On >= 0 && e.As:
		return who + "は" + e.Tile.String() + "をスート" + suitText(e.On) + "で出しました。"
	case e.On >= 0:
		return who + "は" + e.Tile.String() + "を" + suitText(e.On) + "につなぎました。"
	case v.family() == referee.ChainFamily:
		return who + "は" + e.Tile.String() + "を置きました。"
	}
	return who + "は" + e.Tile.String() + "を出しました。"
}

func (v ja) turnedUp(e *referee.Event) string {
	who := v.name(e.Seat)
	switch e.Form {
	case referee.FormNothing:
		return who + v.holding() + "はありません。"
	case referee.FormUnseen:
		return who + v.holding() + "は不明のままです。"
	case referee.FormRest:
		return who + "は残り全部を持っています。"
	case referee.FormTold:
		return who + "の残りは合計" + e.Points.String() + "です。"
	}
	return who + v.holding() + "は" + v.and(eventTiles(e)) + "です。"
}

// holding is what somebody turns up at the end.
func (v ja) holding() string {
	if v.family() == referee.CollectFamily {
		return "の取った牌"
	}
	return "の手牌"
}

// because adds the reason that was given.
func (v ja) because(e *referee.Event) string {
	if e.Text == "" {
		return ""
	}
	return "（" + noteText(e) + "）"
}
