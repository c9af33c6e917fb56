package say

import (
	"strconv"
	"strings"

	"bones/cmd/draw"
	"bones/rulesets"
)

func (ja) possible(allowed []string) string {
	return "書けるのは " + strings.Join(allowed, "、") + " です。"
}

func (ja) place(p rulesets.Position) string { return strconv.Itoa(p.Line) + "行目" }

func (v ja) problem(p rulesets.Problem) string {
	key, got := draw.Safe(p.Key), v.quote(p.Got)
	least, most := strconv.Itoa(p.Min), strconv.Itoa(p.Max)
	if key == "" {
		key = "これ"
	}
	switch p.Kind {
	case rulesets.NoFile:
		if p.Got == "" {
			return "そのファイルはありません。"
		}
		return "ファイルを読めません（" + typed(p.Got) + "）。"
	case rulesets.NotFile:
		return "ファイルではありません。フォルダ、パイプ、またはデバイスです。"
	case rulesets.TooLarge:
		return most + "バイトを超えています。ルールやヘッダーには大きすぎます。"
	case rulesets.Empty:
		return "中身がありません。"
	case rulesets.NotText:
		return "文字として読めません。16進で " + typed(p.Got) + " の文字は書けません。"
	case rulesets.Tab:
		return "行がタブで始まっています。YAMLでは半角の空白を使います。"
	case rulesets.FullWidth:
		return got + "は全角です。YAMLでは半角で書きます。"
	case rulesets.Syntax:
		return "YAMLとして読めません（" + typed(p.Got) + "）。"
	case rulesets.SecondDocument:
		return "ここから二つ目のYAML文書が始まっています。読めるのは一つだけです。"
	case rulesets.Anchor:
		return got + "はYAMLのアンカー、エイリアス、またはタグです。値そのものを書きます。"
	case rulesets.TooDeep:
		return "入れ子が" + most + "段を超えています。"
	case rulesets.TooLong:
		return key + " が長すぎます。" + most + "までです。"
	case rulesets.TooMany:
		return "間違いはほかにもあります。最初の" + most + "件だけを示します。"
	case rulesets.UnknownKey:
		return "ここに" + v.quote(p.Key) + "というキーはありません。"
	case rulesets.FixedKey:
		return key + " はゲームの骨組みなので、卓の取り決めでは変えられません。"
	case rulesets.DuplicateKey:
		return key + " が二度あります。最初は" + v.place(p.First) + "です。"
	case rulesets.MissingKey:
		return key + " がありません。"
	case rulesets.MissingText:
		return key + " に" + v.language(p.Want) + "の文がありません（" + typed(p.Want) + "）。"
	case rulesets.Null:
		return key + " に値がありません。" + v.want(p.Want) + "を書きます。"
	case rulesets.WrongType:
		if p.Got == rulesets.WantList || p.Got == rulesets.WantMapping {
			got = v.want(p.Got)
		}
		if p.Want == rulesets.WantOneKey && p.Got == "0" {
			return key + " が空です。" + v.want(rulesets.WantPhase) + "を書きます。"
		}
		if p.Want == rulesets.WantOneKey {
			return key + " は一つのフェーズですが、キーが" + typed(p.Got) + "個あります。パラメータはフェーズの名前の下に、もう一段下げて書きます。"
		}
		return key + " は" + got + "ではなく、" + v.want(p.Want) + "を書きます。"
	case rulesets.NumberForm:
		if p.Want == rulesets.WantHalf {
			return key + " の" + got + "は、2 や 2.5 のように 0.5 刻みの数で書きます。"
		}
		return key + " の" + got + "は、10 のような普通の数字で書きます。"
	case rulesets.NotAllowed:
		return key + " に" + got + "は書けません。"
	case rulesets.OutOfRange:
		return key + " は" + v.span(p.Min, p.Max) + "です。" + got + "は書けません。"
	case rulesets.NotIdentifier:
		return got + "はルールの名前にできません。小文字・数字・-・_ で" + most + "文字までです。"
	case rulesets.Twice:
		return key + " に" + got + "が二度あります。最初は" + v.place(p.First) + "です。"
	case rulesets.DealTooLarge:
		return typed(p.Got) + "人に配るには" + least + "枚いりますが、セットは" + most + "枚です。"
	case rulesets.Phases:
		return got + "という順のフェーズでは、ゲームになりません。"
	case rulesets.Unfit:
		return "ここでは " + key + " を" + got + "にできません。" + v.need(rulesets.Need(p.Want)) + "が必要です。"
	case rulesets.Order:
		return key + " は" + got + "ですが、" + draw.Safe(p.Want) + " の" + most + "を超えられません。"
	case rulesets.PileSize:
		return typed(p.Got) + "段の山には" + least + "枚いりますが、セットは" + most + "枚です。"
	case rulesets.UnevenPile:
		return most + "枚は、" + typed(p.Got) + "人で同じ枚数に分けられません。"
	case rulesets.UnknownRuleset:
		return got + "というルールはありません。"
	case rulesets.Outside:
		return got + "はこのファイルのフォルダの外です。ルールはフォルダの中から探します。"
	case rulesets.Cycle:
		return got + "が自分自身を extends することになります（" + strings.Join(safe(p.Allowed), " → ") + "）。"
	case rulesets.Reserved:
		return got + "は bones に付属するルールの名前です。別の名前にします。"
	case rulesets.NameDiffers:
		return "ルールの名前は" + got + "ですが、ファイル名は" + v.quote(p.Want) + "です。"
	case rulesets.NoHeader:
		return "スコアシートは、二つの --- の行にはさまれたヘッダーで始まります。"
	case rulesets.UnclosedHeader:
		return "ヘッダーを閉じる --- の行がありません。"
	case rulesets.Version:
		return "シートの形式は" + typed(p.Got) + "ですが、このプログラムが読めるのは" + most + "です。"
	case rulesets.PlayerCount:
		return "プレイヤーが" + typed(p.Got) + "人です。このゲームは" + v.span(p.Min, p.Max) + "人用です。"
	case rulesets.NameCharacter:
		return "名前" + got + "に" + v.quote(p.Want) + "は使えません。"
	case rulesets.NameLength:
		if p.Got == "" {
			return "プレイヤーの名前が空です。"
		}
		return "名前" + got + "は" + most + "文字を超えています。"
	case rulesets.NamesLength:
		return "名前が全員分で" + most + "バイトを超えていて、全員の得点がシートの1行に入りません。いちばん長いのはこの名前です。"
	case rulesets.LineLength:
		return "この行は長すぎます。スコアシートの1行は" + most + "バイトまでです。"
	case rulesets.NameReserved:
		if ParsePromptWord(p.Got) != NoPromptWord {
			return got + "は名前にできません。プロンプトで使う言葉です。別の名前にしてください。"
		}
		return got + "は名前にできません。スコアシートで別の意味があります。"
	case rulesets.NameTaken:
		if list, _, _ := strings.Cut(p.Key, "."); p.Want != "" && !strings.HasPrefix(p.Want, list) {
			return "名前" + got + "がプレイヤーと観戦者の両方にあります。一人ずつ違う名前にします。"
		}
		if p.First.Line == p.Line {
			return "名前" + got + "が二度あります。一人ずつ違う名前にします。"
		}
		return "名前" + got + "は" + v.place(p.First) + "と同じです。"
	case rulesets.NotWhole:
		return key + " は" + got + "ですが、このゲームに半端はありません。"
	case rulesets.NotPlayer:
		return got + "というプレイヤーはいません。"
	case rulesets.Reached:
		return key + " は" + typed(p.Got) + "ですが、" + most + "で勝ちなので、もう勝負がついています。"
	case rulesets.NotHere:
		return key + " は" + v.or(strings.Fields(p.Want)) + "人用だけで、この卓の" + typed(p.Got) + "人には効きません。"
	}
	return ""
}

// language names a language that a text is missing in.
func (ja) language(code string) string {
	if code == string(Japanese) {
		return "日本語"
	}
	return "英語"
}

// want says what a value must be; "" for what has no words.
func (ja) want(want string) string {
	switch want {
	case rulesets.WantText:
		return "文字列"
	case rulesets.WantNumber:
		return "数"
	case rulesets.WantHalf:
		return "整数か 0.5 刻みの数"
	case rulesets.WantFlag:
		return "true か false "
	case rulesets.WantTile:
		return "6-4 のような牌"
	case rulesets.WantList:
		return "[a, b] のようなリスト"
	case rulesets.WantMapping:
		return "{a: b} のようなキーと値"
	case rulesets.WantPhase:
		return "board: {} のように一つのフェーズ"
	case rulesets.WantOneKey:
		return "一つのフェーズ"
	case rulesets.WantSHA256:
		return "16進64桁のSHA-256"
	case rulesets.WantValue:
		return "target=50 のように値"
	}
	return ""
}

// need says what a value would need to work; "" for what has no words.
func (ja) need(need rulesets.Need) string {
	switch need {
	case rulesets.NeedTurnUp:
		return "切り札を決める turn_up フェーズが前に"
	case rulesets.NeedBid:
		return "デクレアラーを決める bid フェーズが前に"
	case rulesets.NeedTricks:
		return "最後のトリックがある tricks フェーズが前に"
	case rulesets.NeedDraw:
		return "二つ目の tricks フェーズの前に手札が尽きるので、補充"
	case rulesets.NeedNoDraw:
		return "後に tricks フェーズがないので、draw: none "
	case rulesets.NeedStock:
		return "山札に2枚以上の偶数枚が残る配り方"
	case rulesets.NeedTurned:
		return "表にする1枚が残る配り方"
	case rulesets.NeedDrawStock:
		return "閉じる山札があるように、draw: stock "
	case rulesets.NeedPlay:
		return "最初の段に play "
	case rulesets.NeedPass:
		return "出せない人が困らないように、最後の段に pass "
	case rulesets.NeedTwo:
		return "2人用のゲームであること"
	case rulesets.NeedStakes:
		return "staked: true、by: stakes、role: banker、first: heaviest をそろえること"
	case rulesets.NeedCrib:
		return "クリブのために置く牌"
	case rulesets.NeedHand:
		return "手札より少ない枚数"
	case rulesets.NeedInSet:
		return "セットにある牌か目"
	case rulesets.NeedRoom:
		return "得点牌が全部出ていてもできるビッド"
	case rulesets.NeedTrump:
		return "勝つべき切り札"
	case rulesets.NeedMore:
		return "クリブに置くより多い枚数"
	case rulesets.NeedLowest:
		return "最低のビッドに足りるトリック数"
	case rulesets.NeedNumber:
		return "宣言できるダブルの枚数と点数"
	}
	return ""
}
