package say

import (
	"strconv"

	"bones/referee"
)

func (v ja) lineNumber(n int, text string) string {
	if text == "" {
		return strconv.Itoa(n) + "行目"
	}
	return strconv.Itoa(n) + "行目（" + text + "）"
}

func (v ja) foul(f referee.Foul, line func(int) string) string {
	who, earlier := v.name(f.Seat), line(f.Earlier)
	shown := line(f.Line) + "で分かりました。"
	if f.Line == f.Earlier {
		shown = ""
	}
	held := func(what string) string {
		if shown == "" {
			return who + "は" + earlier + "で" + what + "が、" + f.Tile.String() + "を持っています。"
		}
		return who + "は" + earlier + "で" + what + "が、" + f.Tile.String() + "を持っていました。" + shown
	}
	if !proven(f.Tile) {
		switch f.Code {
		case referee.IllegalPass:
			return v.impossible(f, who, "パス", line) + "つながらない牌が足りません。"
		case referee.IllegalGo:
			return v.impossible(f, who, "ゴー", line) + "出せない牌が足りません。"
		case referee.Revoke, referee.MustBeat, referee.MustPlayBingo:
			return v.impossible(f, who, "応じ方", line) + "そう出すしかない牌が足りません。"
		}
	}
	switch f.Code {
	case referee.IllegalPass:
		return held("パスしました")
	case referee.ImpossibleDeal:
		return v.and(lineNumbers(f.Lines, line)) + "のパスが全部正しいことはありえません。その手牌になるだけの牌がありません。"
	case referee.IllegalGo:
		return held("ゴーと言いました")
	case referee.Revoke:
		return held("フォローしませんでした")
	case referee.MustBeat:
		return held("リードの切り札に勝ちませんでした")
	case referee.MustPlayBingo:
		return who + "は" + earlier + "で切り札がなく、" + f.Tile.String() + "を出さなければなりませんでした。" + shown
	case referee.WrongBanker:
		if !proven(f.Tile) {
			return who + "は" + earlier + "で親になりましたが、もっと大きい牌がほかの人に配られていました。"
		}
		return who + "は" + earlier + "で親になりましたが、もっと大きい" + f.Tile.String() + "がほかの人に配られていました。" + shown
	case referee.WrongClaim:
		claimed, counted := f.Points[0], f.Points[1]
		of := ""
		if f.Of == referee.CribPart {
			of = "クリブの"
		}
		if f.Unsaid {
			return who + "は" + of + "得点を宣言しないまま" + earlier + "に進んだので、0点の宣言とみなします。正しくは" + counted.String() + "点です。"
		}
		text := who + "の" + earlier + "の" + of + "宣言は" + claimed.String() + "点でしたが、正しくは" + counted.String() + "点で、"
		if claimed > counted {
			return text + (claimed - counted).String() + "点多すぎます。"
		}
		return text + (counted - claimed).String() + "点足りません。"
	}
	return ""
}

// impossible says that what a player has said cannot be true, once or several times together.
func (v ja) impossible(f referee.Foul, who, what string, line func(int) string) string {
	if len(f.Lines) > 1 {
		return who + "の" + v.and(lineNumbers(f.Lines, line)) + "の" + what + "が全部正しいことはありえません。"
	}
	return who + "の" + line(f.Earlier) + "の" + what + "は正しくありえません。"
}

func (v ja) remedy(f referee.Foul) string {
	return "取り消す、直す、訂正する、「裁定 " + strconv.Itoa(f.Earlier) + " 理由」のどれかをするまで残ります。"
}

func (ja) missed() string { return "数え落としは" }

func (ja) itCounts() string { return "内訳は" }

func (ja) settled() string { return "裁定済みです。" }

func (v ja) claim(f referee.Finding) string {
	who, where := v.name(f.Seat), strconv.Itoa(f.Line)+"行目: "
	switch f.Code {
	case referee.IllegalPass:
		return where + who + "のパス"
	case referee.IllegalGo:
		return where + who + "のゴー"
	case referee.Revoke:
		return where + who + "はフォローせず"
	case referee.MustBeat:
		return where + who + "はリードの切り札に勝たず"
	case referee.MustPlayBingo:
		return where + who + "は切り札なし"
	case referee.WrongBanker:
		return where + who + "の一番大きい牌"
	case referee.WrongClaim:
		return where + who + "の点数の宣言"
	}
	return where + who + " " + string(f.Code)
}

func (v ja) verdict(f referee.Finding) string {
	switch f.State {
	case referee.Kept:
		return "：正しい。手牌がすべて分かり、その通りでした。"
	case referee.Broken:
		if proven(f.Tile) && f.Proof != f.Line {
			return "：誤り。" + strconv.Itoa(f.Proof) + "行目の" + f.Tile.String() + "で分かりました。"
		}
		if proven(f.Tile) {
			return "：誤り。" + f.Tile.String() + "は手牌にあると分かっていました。"
		}
		return "：誤り。ありえません。"
	}
	return "：不明。決め手になる牌が見えていません。"
}
