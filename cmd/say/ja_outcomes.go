package say

import (
	"strconv"
	"strings"

	"bones/referee"
	"bones/scoring"
)

func (v ja) reason(code string) string {
	goal, low := v.goals()
	switch scoring.Kind(code) {
	case scoring.GoalReached:
		return goal + "点以上"
	case scoring.GoalAgainstLow:
		return goal + "点以上、相手は" + low + "点未満"
	case scoring.GoalNoTrick:
		return goal + "点以上、相手は0トリック"
	case scoring.FailedClose:
		return "相手の勝利宣言が" + goal + "点に届かず"
	case scoring.BothReached:
		return "両者とも" + goal + "点以上"
	case scoring.CloserReached:
		return "両者とも" + goal + "点以上、勝利宣言した側"
	case scoring.NobodyReached:
		return "どちらも" + goal + "点未満"
	}
	return jaReasons.of(code)
}

var jaReasons = table[string]{
	{"adjusts", "卓の訂正"},
	{"told", "卓の申告"},
	{"carry", "持ち越し"},
	{"pegs", "ペグ"},
	{"gives", "渡した点"},

	{"starter", "スターターがダブル"},
	{"fifteen", "フィフティーン"},
	{"thirty-one", "サーティワン"},
	{"count", "ちょうどの値"},
	{"pair", "ペア"},
	{"triplet", "トリプレット"},
	{"four", "フォース"},
	{"run", "ラン"},
	{"go", "ゴー"},
	{"last", "最後の牌"},
	{"shared", "0-0と分けた点"},
	{"claimed", "宣言の通り"},
	{"muggins", "相手の数え落とし"},

	{"domino", "上がり"},
	{"blocked", "ブロックで最少"},
	{"stake-won", "賭けの勝ち"},
	{"bank-pays", "親の支払い"},
	{"stake-lost", "賭けの負け"},
	{"bank-takes", "親の受け取り"},

	{"trump-double", "切り札のダブル"},
	{"trump", "切り札"},
	{"double", "ダブル"},
	{"counter", "得点牌"},
	{"tricks", "トリック"},
	{"last-trick", "最後のトリック"},
	{"declaration", "ダブルの宣言"},
	{"extra", "宣言した牌の追加点"},
	{"all-doubles-on-lead", "無敵（リードで公開）"},
	{"all-doubles-after-trick", "無敵（トリックの後で公開）"},

	{"made", "ビッド成功"},
	{"set", "ビッド失敗"},
	{"nello", "ネロ成功"},
	{"nello-set", "ネロ失敗"},

	{"first", "1位"},
	{"second", "2位"},
	{"third", "3位"},
	{"place", "4位以下"},
}

func (v ja) entry(e referee.Entry, reason string) string {
	if e.Place != nil {
		reason = strconv.Itoa(e.Place.Number) + "の目 " + strconv.Itoa(e.Place.Count) + "枚で" + reason
	}
	if len(e.Tiles) > 0 {
		reason += " " + strings.Join(tileNames(e.Tiles), " ")
	}
	return v.name(e.Seat) + "に" + v.points(e.Points) + "（" + reason + "）。"
}

func (v ja) end(e referee.End, winner referee.Seat) string {
	switch e {
	case referee.Domino:
		return v.name(winner) + "の上がりです。"
	case referee.BlockedEnd:
		if winner == referee.NoSeat {
			return "ブロックです。最少が同点です。"
		}
		return "ブロックです。最少は" + v.name(winner) + "です。"
	case referee.Counted:
		return "手牌とクリブを数え終わりました。"
	case referee.PeggedOut:
		return "数え終わる前に決着しました。"
	case referee.Played:
		return "最後までプレイしました。"
	case referee.ClosedEnd:
		return "勝利宣言の後、最後までプレイしました。"
	case referee.Invincible:
		return "ダブル7枚の公開、無敵です。このディールは終わりです。"
	case referee.Made:
		return "ビッド成功です。"
	case referee.SetEnd:
		return "ビッド失敗です。"
	case referee.NelloEnd:
		return "ネロのプレイが終わりました。"
	case referee.PassedEnd:
		return "両者パスで、得点はありません。"
	case referee.Collected:
		return "牌がなくなりました。"
	case referee.ToldEnd:
		return "結果は卓の申告です。"
	case referee.NotYetEnded:
		return v.hand() + "の途中です。"
	}
	return ""
}

func (v ja) state(s referee.State, names []string) string {
	switch s {
	case referee.Playing:
		return "対局中"
	case referee.Won:
		return v.and(names) + "の勝ち"
	case referee.Drawn:
		return "引き分け（" + v.and(names) + "）"
	case referee.Ended:
		return "終了"
	}
	return ""
}

func (v ja) result(s referee.State, seats []referee.Seat) string {
	names := v.and(v.named(seats))
	switch s {
	case referee.Won:
		if len(seats) > 1 {
			return names + "が勝ちを分けます。"
		}
		return names + "の勝ちです。"
	case referee.Drawn:
		return names + "が同点で、引き分けです。"
	case referee.Ended:
		return "ここで終わりにしました。"
	}
	return "対局は続きます。"
}

func (ja) gamesPlayed(n int) string {
	return "決めた" + strconv.Itoa(n) + "ゲームを終えました。"
}

func (v ja) nextHand(number int, opener referee.Seat) string {
	who, role := v.name(opener), ""
	if v.Rules != nil {
		role = v.Rules.Opening.Role
	}
	text := "第" + strconv.Itoa(number) + v.hand() + "："
	if opener == referee.NoSeat {
		switch role {
		case "dealer":
			return text + "ディーラーはだれですか？"
		case "banker":
			return text + "親はだれで、一番大きい牌は何ですか？"
		}
		return text + "だれから始めますか？"
	}
	switch role {
	case "dealer":
		return text + "ディーラーは" + who + "です。"
	case "banker":
		return text + "親は" + who + "です。"
	}
	return text + who + "から始めます。"
}

func (ja) pileGone() string {
	return "牌がなくなりました。全員、取った牌を公開します。"
}

func (ja) lays(n int, down bool) string {
	if down {
		return strconv.Itoa(n) + "枚目なので裏向きに置きます。"
	}
	return strconv.Itoa(n) + "枚目なので表向きに重ねます。"
}

func (v ja) wins(winner referee.Seat, drawn bool) string {
	if drawn {
		return v.name(winner) + "がトリックと表の牌を取ります。" + v.name(1-winner) + "は次の裏向きの牌を手札に加えます。"
	}
	return v.name(winner) + "がトリックを取りました。"
}

func (v ja) drawAgain(seats []referee.Seat) string {
	return v.and(v.named(seats)) + "が同じ数です。もう一度引きます。"
}

func (v ja) turnUp(out referee.Seat) string {
	if out == referee.NoSeat {
		return "だれも置けません。全員、手牌を公開します。"
	}
	return v.name(out) + "の上がりです。ほかの人は手牌を公開します。"
}

func (v ja) heading(number, target int) string {
	var parts []string
	if number > 0 {
		parts = append(parts, "第"+strconv.Itoa(number)+v.hand())
	}
	if target > 0 {
		parts = append(parts, strconv.Itoa(target)+"点先取")
	}
	return strings.Join(parts, " · ")
}

func (v ja) scoreLabel() string {
	if v.unit() == gamePoints {
		return v.unitName() + ": "
	}
	return ""
}

func (v ja) decided(seat referee.Seat, made bool) string {
	if made {
		return v.name(seat) + "のダブルの宣言は成功です。"
	}
	return v.name(seat) + "のダブルの宣言は失敗です。"
}

func (v ja) trickWon(winner referee.Seat, draws, closes bool) string {
	text := v.name(winner) + "がトリックを取りました。"
	if draws {
		text += "先に補充します"
		if closes {
			text += "（または勝利宣言）"
		}
		text += "。"
	}
	return text
}

func (v ja) layingAway(tiles int, dealer referee.Seat) string {
	return strconv.Itoa(tiles) + "枚ずつ" + v.name(dealer) + "のクリブへ、次にスターター"
}

func (v ja) dealing(dealer referee.Seat) string { return "ディーラー " + v.name(dealer) }

func (ja) toGo(p scoring.Points) string { return "あと" + p.String() }

func (v ja) left(seat referee.Seat, tiles int) string {
	return v.name(seat) + " " + strconv.Itoa(tiles) + "枚"
}

func (v ja) scores(seat referee.Seat) string { return v.name(seat) + "の得点" }

func (ja) nobodyScores() string { return "得点はありません。" }

func (v ja) mayEnter(words string, turn referee.Seat) string {
	if turn == referee.NoSeat {
		return "いま入力できるもの: " + words + "。"
	}
	return v.name(turn) + "の番: " + words + "。"
}

func (ja) over() string { return "対局終了（q でやめる）" }

func (v ja) asksOfCrib(dealer referee.Seat) string { return v.name(dealer) + "のクリブの宣言" }

func (v ja) asks(w referee.Word, seat referee.Seat) string {
	who := v.name(seat)
	switch w {
	case referee.Holds:
		return who + v.holding()
	case referee.Claims:
		return who + "の宣言"
	case referee.Bids:
		return who + "のビッド"
	case referee.Calls:
		return who + "の切り札"
	case referee.Lot:
		return who + "のくじ"
	case referee.StakeLimits:
		return "賭けの最低額と最高額は？"
	case referee.Stakes:
		return who + "の賭け"
	case referee.StarterTile:
		return "スターター"
	case referee.Crib:
		return who + "のクリブ"
	case referee.Trump:
		return "切り札表示の牌"
	case referee.Turn:
		return "表の牌"
	case referee.Without:
		return "どの牌を除きますか？"
	case referee.Starts:
		return "だれから始めますか？"
	case referee.Deals:
		return "ディーラーはだれですか？"
	case referee.Banks:
		return "親はだれで、一番大きい牌は何ですか？"
	}
	if v.family() == referee.BoardFamily {
		return "だれが何点？"
	}
	switch {
	case !v.sits(seat) && w == referee.Play:
		return "だれからですか？"
	case !v.sits(seat):
		return ""
	case w == referee.Shows && v.family() == referee.TrickFamily:
		return who + "の公開するダブル"
	case w == referee.Shows:
		return who + v.holding()
	}
	return who
}
