package say

import "strconv"

func (ja) atLine(n int) string { return strconv.Itoa(n) + "行目：" }

func (v ja) miscount(m Miscount) string {
	span := v.span(m.Min, m.Max)
	switch m.Kind {
	case NoPlayer:
		return v.quote(m.Text) + "はだれの牌か分かりません。名前=4-3,1-1 の形で書きます。"
	case NamedTwice:
		return v.quote(m.Text) + "という名前が二度出ています。"
	case WrongPlayers:
		return span + "人用のゲームですが、" + strconv.Itoa(m.Count) + "人です。一人ずつ、名前=4-3,1-1 の形で書きます。"
	case CardGiven:
		return v.quote(m.Text) + "はトランプのカードです。数えるのはドミノ牌で、6-4 のように書きます。カードのペグは bones play board で進められます。"
	case HandSize:
		return "手牌はスターターを先頭に" + strconv.Itoa(m.Max) + "枚で数えます。" + strconv.Itoa(m.Count) + "枚ではありません。"
	case TileDoubled:
		tile := m.Tiles[0].String()
		switch len(m.Seats) {
		case 0:
			return tile + "が二度出ています。同じ牌は1枚だけです。"
		case 1:
			return v.name(m.Seats[0]) + "に" + tile + "が二度出ています。同じ牌は1枚だけです。"
		}
		return tile + "が" + v.and(v.named(m.Seats)) + "の両方にあります。同じ牌は1枚だけです。"
	case NobodyHas:
		return v.and(tileNames(m.Tiles)) + "を持っている人がいません。"
	case WrongTiles:
		return v.name(m.Seats[0]) + "の牌は" + span + "枚のはずで、" + strconv.Itoa(m.Count) + "枚ではありません。"
	case WrongPiles:
		return "二人の取った牌は合わせて" + span + "枚のはずで、" + strconv.Itoa(m.Count) + "枚ではありません。"
	case OutTwice:
		return v.and(v.named(m.Seats)) + "が両方上がることはありません。先に上がった人でハンドは終わります。"
	case NoStake:
		return v.quote(m.Text) + "は賭けになりません。チップの枚数を整数で書きます。"
	}
	return ""
}
