package say

import (
	"slices"
	"strings"

	"bones/referee"
)

func (v ja) wordText(w referee.Word) string {
	if hand := v.hand(); w == referee.HandHeading && slices.Contains(w.Japanese(), hand) {
		return hand
	}
	if w == referee.Calls { // 切り札 turns a tile up, or calls a suit: what follows tells
		w = referee.Trump
	}
	if words := w.Japanese(); len(words) > 0 {
		return words[0]
	}
	return ""
}

func (v ja) bare() string {
	switch v.family() {
	case referee.CollectFamily:
		return "場所"
	case referee.BoardFamily:
		return "点数"
	}
	return "牌"
}

func (v ja) arguments(w referee.Word) string {
	switch w {
	case referee.Void:
		return "牌が表になった"
	case referee.Adjusts:
		return "-2 数え間違い"
	case referee.Settles:
		return "12 パスを取り消した"
	case referee.Standing:
		return strings.Join(v.sampleScores(), "、")
	case referee.Note:
		return "停電のため、ろうそくで続けた"
	case referee.DealPoints:
		return "75 トリック 5"
	case referee.Gives:
		return v.someone(1) + "に 8"
	}
	return v.sample(w)
}

func (v ja) meaning(w referee.Word) string {
	switch w {
	case referee.Play:
		switch v.family() {
		case referee.CollectFamily:
			return "牌を取ります（上からの段と、左からの番号）"
		case referee.BoardFamily:
			return "点を進めます。12+4 のように足せます"
		case referee.ChainFamily:
			return "牌を置きます。両端につながる時は「4 に」と添えます"
		}
		return "牌を出します"
	case referee.Pass:
		if v.family() == referee.TrickFamily {
			return "ビッドしません"
		}
		return "置ける牌がありません"
	case referee.Starts:
		return "その" + v.hand() + "を始める人です"
	case referee.Deals:
		return "その" + v.hand() + "のディーラーです"
	case referee.Lot:
		if v.deals() {
			return "ディーラーを決めるくじの牌です。合計が大きい人です"
		}
		return "始める人を決めるくじの牌です。合計が大きい人です"
	case referee.HandHeading:
		return v.hand() + "の見出しで、bones が書きます"
	case referee.Void:
		return v.hand() + "を流して、同じ番号でやり直します"
	case referee.Adjusts:
		return "卓の合意で得点を訂正します。理由を添えます"
	case referee.Settles:
		return "その行の反則を、卓で裁定済みにします"
	case referee.Standing:
		return "ここでの得点です。合っているか確かめます"
	case referee.Note:
		return "覚え書きを残します"
	case referee.EndTable:
		return "ここで終わりにします。得点はこのままです"
	case referee.Undo:
		return "最後の入力、またはその数だけ取り消します"
	case referee.Fix:
		return "最後から数えた番号の入力を、別の行に直します"
	case referee.Drop:
		return "最後から数えた番号の入力を消します"
	case referee.Insert:
		return "最後から数えた番号の入力の前に、行を入れます"
	case referee.Holds:
		if v.family() == referee.CollectFamily {
			return "最後に持っている牌です。残り全部とも書けます"
		}
		return "手牌を公開します。=5 なら目の合計だけです"
	case referee.Out:
		return "上がりました。=13 なら得点だけです"
	case referee.Blocked:
		return "だれも置けません。続けて手牌を公開します"
	case referee.Banks:
		return "最初の親と、その一番大きい牌です"
	case referee.StakeLimits:
		return "賭けの最低額と最高額です"
	case referee.Stakes:
		return "賭けます。観戦者は相手の名前を添えます"
	case referee.StarterTile:
		return "表にした牌、スターターです"
	case referee.Go:
		return "出せる牌がありません"
	case referee.Crib:
		return "クリブの牌です。=4 なら点だけです"
	case referee.Claims:
		return "自分で数えた手牌の点です。クリブ 4 とも書けます"
	case referee.Shows:
		if v.family() == referee.CribbageFamily {
			return "手牌を見せて数えます。=8 なら点だけです"
		}
		return "ダブル牌を公開します"
	case referee.Pegs:
		if v.family() == referee.BoardFamily {
			return "点を進めます。理由を添えられます"
		}
		return "プレイ中の点です（得点だけ付ける時）"
	case referee.Trump:
		return "切り札を決める、表にした牌です"
	case referee.Turn:
		return "このトリックで取る、表にした牌です"
	case referee.Closes:
		return "勝利宣言をして、山札を閉じます"
	case referee.Declares:
		return "ダブルの枚数を宣言して、その1枚をリードします"
	case referee.Bids:
		return "ビッドします"
	case referee.Calls:
		return "切り札を決めます。切り札なし、ネロもあります"
	case referee.Takes:
		if v.family() == referee.CollectFamily {
			return "牌を取ります（上からの段と、左からの番号）"
		}
		return "取った牌です（得点だけ付ける時）"
	case referee.Declared:
		return "ダブルの宣言の点です（得点だけ付ける時）"
	case referee.Last:
		return "最後のトリックを取りました（得点だけ付ける時）"
	case referee.DealPoints:
		return "点とトリックの数です（得点だけ付ける時）"
	case referee.Without:
		return "取り除いた牌です"
	case referee.Counts:
		return "1から9までの目の枚数です（得点だけ付ける時）"
	case referee.Gives:
		return "間違えて進めた点を、その人に渡します"
	}
	return ""
}
