package referee_test

import (
	"testing"

	"bones/referee"
)

// TestTheWordMayStandLast reads Japanese as it is said, the word behind its object, with and without blanks and particles.
func TestTheWordMayStandLast(t *testing.T) {
	names := []string{"アン", "ベン", "Cyd", "ドーラ"}
	for _, family := range []struct {
		family referee.Family
		lines  [][2]string
	}{
		{referee.ChainFamily, [][2]string{
			{"アンは8-7で親になる", "アン: banks 8-7"},
			{"アン: 87を親になる", "アン: banks 8-7"},
			{"2 6を限度", "limits 2 6"},
			{"ベンは4を賭け", "ベン: stakes 4"},
			{"ベン4ベット", "ベン: stakes 4"},
			{"ドーラはベンに5を賭け", "ドーラ: stakes 5 on ベン"},
			{"ドーラは5をベンに賭け", "ドーラ: stakes 5 on ベン"},
			{"ドーラ: 賭け ベンに5", "ドーラ: stakes 5 on ベン"},
			{"アンは43 11が手札", "アン: holds 4-3 1-1"},
			{"アンは 4-3、1-1 の 残り", "アン: holds 4-3 1-1"},
			{"アンは手札なし", "アン: holds nothing"},
			{"アンは＝５の手札", "アン: holds =5"},
			{"アンは=13で上がり", "アン: out =13"},
			{"アンは64のくじ", "アン: lot 6-4"},
			{"アン: 64をくじ。", "アン: lot 6-4"},
			{"2つ取り消し", "undo 2"},
			{"ハンドを戻す", "undo hand"},
			{"1をアン64に直す", "fix 1 アン: 6-4"},
			{"1を64に直す", "fix 1 6-4"},
			{"2にアンはパスを挿入", "insert 2 アン: pass"},
			{"3を削除", "drop 3"},
			{"アンは64をパス", "! syntax"},
			{"メモ 64を削除", "note 64を削除"},
			{"アン: 訂正 +2 64を取る", "アン: adjusts +2 64を取る"},
		}},
		{referee.CribbageFamily, [][2]string{
			{"41がスターター", "starter 4-1"},
			{"55 64 10 20をクリブ", "crib 5-5 6-4 1-0 2-0"},
			{"=4のクリブ", "crib =4"},
			{"アンは12と宣言", "アン: claims 12"},
			{"アンは12点を宣言", "アン: claims 12"},
			{"アンはクリブ4を宣言", "アン: claims crib 4"},
			{"アンはクリブを4と宣言", "アン: claims crib 4"},
			{"アンは32 55 64 43を公開", "アン: shows 3-2 5-5 6-4 4-3"},
			{"アンは32、55、64、43を見せる", "アン: shows 3-2 5-5 6-4 4-3"},
			{"アンは7をペグ", "アン: pegs 7"},
		}},
		{referee.TrickFamily, [][2]string{
			{"アン: 31をビッド", "アン: bids 31"},
			{"アンは31ビッド", "アン: bids 31"},
			{"アン 31 ビッド", "アン: bids 31"},
			{"31をビッド", "bids 31"},
			{"３１点をビッド", "bids 31"},
			{"Cyd31をビッド。", "Cyd: bids 31"},
			{"アンは31xをビッド", "! syntax"},
			{"52を切り札", "trump 5-2"},
			{"アンは4を切り札", "アン: calls 4"},
			{"52が表", "turn 5-2"},
			{"52を表牌", "turn 5-2"},
			{"アンは3ダブル", "アン: declares 3"},
			{"アンは3枚をダブル", "アン: declares 3"},
			{"アンは55 44を公開", "アン: shows 5-5 4-4"},
			{"アンは66 55を取る", "アン: takes 6-6 5-5"},
			{"アンはなしを取る", "アン: takes nothing"},
			{"アンは20を宣言点", "アン: declared 20"},
			{"アンは75点5トリック", "アン: points 75 tricks 5"},
			{"アンは点75トリック5", "アン: points 75 tricks 5"},
			{"64を取り消し", "undo 64"},
			{"アンは64", "アン: 6-4"},
		}},
		{referee.CollectFamily, [][2]string{
			{"アンは3.2を取る", "アン: takes 3.2"},
			{"32取る", "takes 3.2"},
			{"32を除く", "without 3-2"},
			{"アンは91 82の手札", "アン: holds 9-1 8-2"},
			{"アンは4 3 5 2 3 3 3 4 3の枚数", "アン: counts 4 3 5 2 3 3 3 4 3"},
		}},
		{referee.BoardFamily, [][2]string{
			{"アンは8をペグ", "アン: pegs 8"},
			{"アン 8 ペグ", "アン: pegs 8"},
			{"アンは8点", "アン: pegs 8"},
			{"アンはベンに8を渡す", "アン: gives ベン 8"},
			{"アンは8をベンに渡す", "アン: gives ベン 8"},
			{"アン: 8 間違えて渡す", "アン: pegs 8 間違えて渡す"},
		}},
	} {
		readsAs(t, names, family.family, family.lines)
	}
}
