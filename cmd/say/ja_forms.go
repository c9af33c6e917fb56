package say

import (
	"strconv"

	"bones/referee"
)

func (ja) callsWithoutSuit() (none, nello string) { return "切り札なし", "ネロ" }

func (ja) promptHelp(words string) string {
	return "いつでも: " + words + "。短い形: p パスかゴー、u 取り消し、q やめる。"
}

func (ja) helpHint() string { return "？で説明、Tabで補完、qで終了。" }

func (ja) opens(w referee.Word) string {
	if w == referee.Deals {
		return "がディーラー"
	}
	return "から始める"
}

func (ja) askEnd(open [2]int) string {
	return strconv.Itoa(open[0]) + "と" + strconv.Itoa(open[1]) + "、どちらの端ですか？"
}

func (ja) tilesSoFar(n, of, pips int) string {
	tiles := strconv.Itoa(n) + "枚"
	if of > 0 {
		tiles = strconv.Itoa(of) + "枚のうち" + tiles
	}
	return tiles + "、目の合計" + strconv.Itoa(pips)
}
