package say

import (
	"strconv"
	"strings"

	"bones/referee"
	"bones/scoring"
)

func (ja) space() string { return "" }

func (v ja) didYouMean(suggestion string) string { return "「" + suggestion + "」ですか？" }

func (v ja) refusal(r *referee.Refusal) string {
	switch r.Code {
	case referee.Syntax:
		return v.syntax(r)
	case referee.UnknownWord:
		if full := v.spelledOut(r.Text); full != "" {
			return v.quote(r.Text) + "と略せるのは、それだけを入力するときです。行の中では" + v.quote(full) + "と書きます。"
		}
		if ParsePromptWord(r.Text) != NoPromptWord {
			return v.quote(r.Text) + "は対局中にそれだけで入力する言葉で、スコアシートには書きません。"
		}
		return v.quote(r.Text) + "という言葉はありません。? で入力できる言葉が出ます。"
	case referee.UnknownPlayer:
		return v.unknownPlayer(r)
	case referee.GameOver:
		return "対局は終わっています。この後は、取り消し・修正・訂正・裁定・メモと、最後の公開だけです。"
	case referee.OutOfPhase:
		return v.outOfPhase(r)
	case referee.WrongTurn:
		if r.Seat == referee.NoSeat {
			return "いまは" + v.name(r.Turn) + "の手番です。"
		}
		return v.name(r.Seat) + "ではなく、" + v.name(r.Turn) + "の手番です。"
	case referee.StakeMissing:
		if r.Max == 0 {
			return v.owing(r) + "はこの手番の前に賭けます。その前に賭けの限度を決めます。例:「" + v.exampleFor(referee.StakeLimits, r) + "」。"
		}
		return v.owing(r) + "はこの手番の前に" + v.span(r.Min, r.Max) + "を賭けます。例:「" + v.exampleFor(referee.Stakes, r) + "」。"
	case referee.MustLeadShown:
		if r.Detail == referee.WantDouble {
			return tileOf(r) + "はダブルではありません。" + v.owing(r) + "は宣言したダブルのどれかをリードします。"
		}
		return "公開しているのは" + v.and(tileNames(r.Tiles)) + "です。" + v.owing(r) + "はここからリードします。"
	case referee.NotInSet:
		if r.Detail == referee.NoSuchSuit {
			return strconv.Itoa(r.Got) + "のスートはこのセットにありません。使うのは" + v.set() + "です。"
		}
		if r.Detail == referee.TakenOut {
			return tileOf(r) + "は、はじめに除いた牌です。"
		}
		return tileOf(r) + "はこのセットにありません。使うのは" + v.set() + "です。"
	case referee.AlreadyPlayed:
		if r.Word == referee.Lot {
			return r.Tile.String() + "はもう引かれています。同じ牌は1枚だけです。"
		}
		return r.Tile.String() + "はもう場に出ています" + v.inLine(r.Earlier) + "。同じ牌は1枚だけです。"
	case referee.HeldByOther:
		if r.Detail == referee.WonByOther {
			return r.Tile.String() + "は" + v.name(r.Seat) + "が取りましたが、" + strconv.Itoa(r.Earlier) + "行目では" + v.name(r.Turn) + "の牌です。その行を取り消すか、直します。"
		}
		if r.Turn == referee.NoSeat {
			return r.Tile.String() + "は表向きで場にあり、まだだれの手牌でもありません。"
		}
		return r.Tile.String() + "は" + v.name(r.Turn) + "の牌だと分かっています" + v.inLine(r.Earlier) + "。" + v.missing(r)
	case referee.NoFit:
		return v.noFit(r)
	case referee.OverLimit:
		return r.Tile.String() + "を出すと場の値が" + strconv.Itoa(r.Count) + "から" + strconv.Itoa(r.Count+r.Got) + "になります。"
	case referee.NotFree:
		return v.notFree(r)
	case referee.BadCount:
		return v.badCount(r)
	case referee.StakeRange:
		return v.stakeRange(r)
	case referee.StakeTwice:
		return v.name(r.Seat) + "はもう賭けています" + v.inLine(r.Earlier) + "。"
	case referee.BidRange:
		return strconv.Itoa(r.Got) + "のビッドはできません。いまは" + v.span(r.Min, r.Max) + "か、パスです。"
	case referee.NelloNotAllowed:
		return "ビッドは" + strconv.Itoa(r.Got) + "で、最高の" + strconv.Itoa(r.Max) + "ではありませんでした。"
	case referee.NoTrickYet:
		return v.name(r.Seat) + "はまだ1トリックも取っていないので、" + v.Word(r.Word) + "はできません。"
	case referee.DeclareRange:
		switch r.Detail {
		case referee.NoDouble:
			return r.Tile.String() + "はダブル牌ではありません。"
		case referee.NoDeclaration:
			return "ダブルの宣言が" + strconv.Itoa(r.Got) + "点になることはありません。"
		}
		return "ダブル" + strconv.Itoa(r.Got) + "枚は宣言できません。宣言できるのは" + v.span(r.Min, r.Max) + "枚です。"
	case referee.WrongNumber:
		return "ここは第" + strconv.Itoa(r.Min) + v.hand() + "です。" + strconv.Itoa(r.Got) + "ではありません。"
	case referee.NoPayout:
		return "この卓では観戦者への配当が決まっていません。取り決めは spectators.payout（2.5など）です。"
	case referee.WhichEnd:
		a, b, _ := openEnds(r)
		return r.Tile.String() + "は両端につながります。「" + r.Tile.String() + " を " + strconv.Itoa(a) + " に」か「" + strconv.Itoa(b) + " に」で選びます。"
	case referee.StandingDiffers:
		return "用紙では" + v.name(r.Seat) + "が" + r.Points[0].String() + "ですが、ここまでの行では" + r.Points[1].String() + "です。"
	case referee.RepairFails:
		switch {
		case r.Cause == nil:
			return "何も変えていません。そう直すと、後の行が通りません。"
		case r.Cause.Line == r.Line:
			return "何も変えていません。その行はそこに入りません。" + v.Refusal(r.Cause)
		}
		return "何も変えていません。そう直すと" + v.lineNumber(r.Cause.Line, typed(r.Text)) + "が通りません。" + v.Refusal(r.Cause)
	}
	return ""
}

func (v ja) syntax(r *referee.Refusal) string {
	got := v.quote(r.Text)
	missing := r.Text == ""
	switch r.Detail {
	case referee.EmptyLine:
		return got + "の後に、牌か言葉が必要です。"
	case referee.WantTile:
		if missing {
			return "ここには牌が必要です。6-4 のように書きます。"
		}
		return got + "は牌ではありません。牌は 6-4 のように書きます。"
	case referee.WantNumber:
		if missing {
			return "ここには数が必要です。"
		}
		return got + "はここに書ける数ではありません。"
	case referee.WantReason:
		return "訂正には理由を書きます。例:「" + v.exampleFor(referee.Adjusts, r) + "」。"
	case referee.WantSign:
		return "訂正は + か - で始めます。例:「" + v.exampleFor(referee.Adjusts, r) + "」。"
	case referee.WantPoints:
		return "0点では何も変わりません。何点かを書きます。例:「" + v.exampleOfChange(r) + "」。"
	case referee.WantLine:
		return "そこに入れる行がありません。例:「" + v.exampleFor(referee.Fix, r) + "」。"
	case referee.WantPlayer:
		return "ここにはプレイヤーの名前が必要です。"
	case referee.WantPlace:
		if missing {
			return "ここには場所が必要です。段と番号で 3.2 のように書きます。"
		}
		return got + "は場所ではありません。段と番号で 3.2 のように書きます。"
	case referee.WantTiles:
		return "ここには牌か、その代わりの言葉が必要です。例:「" + v.exampleFor(referee.Holds, r) + "」。"
	case referee.TooMuch:
		return got + "は余分です。ここで終わりのはずです。"
	case referee.ListNeedsWord:
		return "一度に出せるのは1枚です。何枚も書く時は、先に言葉を付けます。例:「" + v.exampleFor(referee.Holds, r) + "」。"
	case referee.NotRepairable:
		return v.theWord(r.Word) + "は修正に使えません。入れられるのは、卓で起きたことだけです。"
	case referee.NoPlayerHere:
		return v.theWord(r.Word) + "はだれの行でもありません。名前を付けずに書きます。"
	case referee.WholeOnly:
		if missing {
			return "このゲームに半端はありません。整数で書きます。"
		}
		return "このゲームに半端はありません。" + got + "は整数で書きます。"
	case referee.WholeChips:
		return "賭けるチップは整数です。例:「" + v.exampleFor(referee.Stakes, r) + "」。"
	case referee.LineTooLong:
		return "行が長すぎます。一行は" + strconv.Itoa(referee.MaxLine) + "バイトまでです。"
	case referee.NotText:
		return "この行は文字として読めません（UTF-8ではありません）。"
	case referee.EachPlayerOnce:
		switch {
		case r.Turn != referee.NoSeat:
			return v.name(r.Turn) + "がありません。得点の行には全員を一度ずつ書きます。"
		case !missing:
			return got + "が二度あります。得点の行には全員を一度ずつ書きます。"
		}
		return "得点の行には全員を一度ずつ書きます。例:「" + v.exampleFor(referee.Standing, r) + "」。"
	}
	if missing {
		return "この行は読めません。? で入力できる言葉が出ます。"
	}
	return got + "はここでは読めません。? で入力できる言葉が出ます。"
}

func (v ja) unknownPlayer(r *referee.Refusal) string {
	switch r.Detail {
	case referee.Ambiguous:
		return v.quote(r.Text) + "で始まる人が何人かいます。もう少し長く書きます。"
	case referee.NobodyNamed:
		return "だれの行か分かりません。名前を先に書きます。例:「" + v.exampleNaming(r) + "」。"
	case referee.Spectating:
		return v.name(r.Seat) + "は観戦者です。観戦者にできるのは賭けだけです。"
	}
	if r.Suggest != "" || len(v.Names) == 0 {
		return v.quote(r.Text) + "という人はいません。"
	}
	return v.quote(r.Text) + "という人はいません。卓にいるのは" + v.and(v.everybody()) + "です。"
}

func (v ja) outOfPhase(r *referee.Refusal) string {
	switch r.Detail {
	case referee.NotThisGame:
		return v.theWord(r.Word) + "はこのゲームの言葉ではありません。" + v.now(r)
	case referee.NotByRules:
		return v.theWord(r.Word) + "は、この卓の取り決め（" + typed(r.Text) + "）では使いません。" + v.now(r)
	case referee.HandOn:
		if r.Word == referee.HandHeading {
			return "見出しは" + v.hand() + "の前に書きます。もう始まっています。"
		}
		return v.theWord(r.Word) + "は" + v.hand() + "の始めだけです。もう始まっています。"
	case referee.NoHandOn:
		if r.Word == referee.Undo {
			return "まだ" + v.hand() + "が始まっていないので、戻せません。"
		}
		return "進行中の" + v.hand() + "がないので、流せません。"
	case referee.LotDone:
		return v.name(r.Seat) + "はいま、くじを引けません。一人1枚で、同じ数の時はその人たちだけが引き直します。"
	case referee.NothingThere:
		return strconv.Itoa(r.Got) + "行目に、未裁定の反則はありません。"
	case referee.NothingHeld:
		return v.name(r.Seat) + "は上がっていて、公開する手牌がありません。"
	case referee.UpAlready:
		return v.name(r.Seat) + "の手牌はもう公開されています。"
	case referee.NotUnseen:
		return "この手牌は得点に関わるので、不明にはできません。=5 なら目の合計だけで済みます。"
	case referee.PassedTwice:
		return "それはもう済んでいます。ここでは規則により全員がパスです。"
	case referee.NoStarter:
		return "先にスターターを入力します。どの手牌とも合わせて数えます。例:「" + v.Example(referee.StarterTile, referee.NoSeat) + "」。"
	case referee.ToldAlready:
		return "それはもう入力されたか、プレイから分かっています。"
	case referee.WantLast:
		return "最後のトリックを取った人か、勝利宣言した人が先です。例:「" + v.Example(referee.Last, r.Seat) + "」。"
	case referee.OwedFirst:
		return v.theWord(r.Word) + "は後です。" + v.now(r)
	case referee.StakesDecide:
		return "払う額は賭けで決まります。点数を書かず、上がりかブロックとだけ入力します。"
	case referee.TooLate:
		return v.name(r.Turn) + "に賭けるには遅すぎます。" + strconv.Itoa(r.Got) + "回目の手番の前までです。"
	}
	return v.theWord(r.Word) + "はいま入力できません。" + v.now(r)
}

// theWord is a word as it was typed, or what stands for it.
func (v ja) theWord(w referee.Word) string {
	if w == referee.Play {
		return v.bare()
	}
	return v.quote(v.Word(w))
}

// now says what may be entered instead, after another sentence.
func (v ja) now(r *referee.Refusal) string {
	if len(r.Expected) == 0 {
		return ""
	}
	what := "入力できるのは、" + v.and(v.wordsFor(r.Expected)) + "です。"
	if r.Turn == referee.NoSeat {
		return "いま" + what
	}
	return v.name(r.Turn) + "の番で、" + what
}

func (v ja) noFit(r *referee.Refusal) string {
	tile := r.Tile.String()
	switch r.Detail {
	case referee.NotItsEnd:
		return tile + "は" + strconv.Itoa(r.Got) + "のスートでは出せません。スートは牌の目のどちらかです。"
	case referee.LeaderNames:
		return "スートを決めるのはリードする人だけです。" + tile + "とだけ入力します。"
	case referee.SuitFixed:
		return tile + "は" + strconv.Itoa(r.Got) + "ではなく" + strconv.Itoa(r.Max) + "のスートでリードします。"
	case referee.MustCallSuit:
		return "切り札のスートを決めます。このゲームに切り札なしはありません。"
	}
	a, b, lies := openEnds(r)
	ends := "開いた端は" + strconv.Itoa(a) + "と" + strconv.Itoa(b) + "です。"
	if a == b {
		ends = "開いた端はどちらも" + strconv.Itoa(a) + "です。"
	}
	switch {
	case !lies:
		return tile + "は最初の牌です。つなぐ端はまだありません。"
	case r.Got < 0 || r.Tile.Has(r.Got) && !r.Tile.Has(a) && !r.Tile.Has(b):
		return tile + "はつながりません。" + ends
	case r.Got != a && r.Got != b:
		return strconv.Itoa(r.Got) + "の端はありません。" + ends
	}
	return tile + "に" + strconv.Itoa(r.Got) + "の目はなく、そこにつながりません。" + ends
}

func (v ja) notFree(r *referee.Refusal) string {
	place := pilePlace(r.Got)
	switch r.Detail {
	case referee.Covered:
		return place + "の牌はまだ取れません。上に牌が乗っています。"
	case referee.TakenAlready:
		return place + "の牌はもう取られています" + v.inLine(r.Earlier) + "。"
	case referee.NoSuchPlace:
		return place + "という場所はありません。3段目なら左から 3.1、3.2、3.3 です。"
	}
	return place + "の牌は取れません。"
}

func (v ja) badCount(r *referee.Refusal) string {
	span := v.span(r.Min, r.Max)
	switch r.Detail {
	case referee.TooFarBack:
		switch {
		case r.Max == 0:
			return "戻せるものがありません。まだ何も入力されていません。"
		case r.Got < 1:
			return "番号は最後の入力を1として数えます。"
		}
		return "入力は" + strconv.Itoa(r.Max) + "件だけです。" + strconv.Itoa(r.Got) + "件はありません。"
	case referee.PipRange:
		return "その手牌が合計" + strconv.Itoa(r.Got) + "になることはありません。残りの牌からは" + span + "です。"
	case referee.TwiceInLine:
		return v.twiceInLine(r) + v.missing(r)
	case referee.NotAllDoubles:
		return v.and(tileNames(r.Tiles)) + "が足りないか、トリックの前には手牌にありませんでした。"
	case referee.OddPile:
		return "取った牌は2枚ずつのはずですが、" + strconv.Itoa(r.Got) + "枚です。"
	case referee.OddFirstPile:
		return "取った牌は2枚ずつのはずですが、" + strconv.Itoa(r.Earlier) + "行目を合わせた" + v.name(r.Turn) + "の牌は" + strconv.Itoa(r.Got) + "枚です。先にその行を直します。"
	case referee.OnNoPile:
		return v.and(tileNames(r.Tiles)) + "を取った人がいません。だれが取りましたか？"
	case referee.TrickSum:
		return "二人のトリックの合計が" + strconv.Itoa(r.Got) + "です。" + span + "のはずです。"
	case referee.NoTrickWon:
		return v.name(r.Seat) + "は1トリックも取っていないので、点はありません。"
	case referee.NotPegged:
		return v.name(r.Seat) + "は" + v.points(scoring.Whole(r.Max)) + "しかなく、" + strconv.Itoa(r.Got) + "は渡せません。"
	case referee.ToldBefore:
		return v.name(r.Seat) + "の" + r.Tile.String() + "は、もう入力されています。" + v.missing(r)
	case referee.NotTheRest:
		return "残りは" + strconv.Itoa(r.Got) + "枚ですが、" + v.name(r.Seat) + "にはあと" + strconv.Itoa(r.Max) + "枚あるはずです。"
	case referee.EachNumber:
		return "枚数は" + strconv.Itoa(r.Max) + "個書きます。いまは" + strconv.Itoa(r.Got) + "個です。"
	case referee.NumberSum:
		return strconv.Itoa(r.Number) + "の目の牌は全部で" + strconv.Itoa(r.Max) + "枚です。" + strconv.Itoa(r.Got) + "枚にはなりません。"
	case referee.HandKnown:
		return v.name(r.Seat) + "の手牌は" + v.and(tileNames(r.Tiles)) + "だけだと分かっています。"
	}
	switch r.Word {
	case referee.Holds, referee.Play:
		if len(r.Tiles) > 0 {
			return "ここまでの行から、" + v.name(r.Seat) + "はまだ" + v.and(tileNames(r.Tiles)) + "を持っているはずです。"
		}
		return v.name(r.Seat) + "の手牌は" + span + "枚のはずで、" + strconv.Itoa(r.Got) + "枚ではありません。"
	case referee.Shows:
		if len(r.Tiles) > 0 {
			return v.name(r.Seat) + "が出した" + v.and(tileNames(r.Tiles)) + "も含めます。"
		}
		return "見せるのは" + span + "枚です。" + strconv.Itoa(r.Got) + "枚ではありません。"
	case referee.Crib:
		return "クリブは" + span + "枚です。" + strconv.Itoa(r.Got) + "枚ではありません。"
	case referee.Takes:
		return v.name(r.Seat) + "が取れるのは" + span + "枚です。" + strconv.Itoa(r.Got) + "枚ではありません。"
	case referee.DealPoints:
		return v.name(r.Seat) + "が取れるのは" + span + "トリックです。" + strconv.Itoa(r.Got) + "ではありません。"
	case referee.Counts:
		return "枚数の合計が" + strconv.Itoa(r.Got) + "です。" + span + "になるはずです。"
	}
	return strconv.Itoa(r.Got) + "ですが、" + span + "のはずです。"
}

func (v ja) stakeRange(r *referee.Refusal) string {
	switch r.Detail {
	case referee.BeyondPurse:
		return v.name(r.Seat) + "が賭けられるのは、残りの" + strconv.Itoa(max(r.Max, 0)) + "までです。最低額はいつでも賭けられます。"
	case referee.BankerStakes:
		return v.name(r.Seat) + "は親です。親は賭けません。"
	case referee.BacksBanker:
		return "親の" + v.name(r.Turn) + "には賭けられません。"
	case referee.BacksOther:
		return "プレイヤーは自分に賭けます。" + v.name(r.Turn) + "には賭けられません。"
	case referee.LimitsCross:
		return "最低額は1以上、最高額は最低額以上です。例:「" + v.exampleFor(referee.StakeLimits, r) + "」。"
	}
	return "賭けは" + v.span(r.Min, r.Max) + "です。" + said(r).String() + "は賭けられません。"
}

func (v ja) twiceInLine(r *referee.Refusal) string {
	return r.Tile.String() + "が同じ行に二度あります。同じ牌は1枚だけです。"
}

// missing names the tiles that should have stood in the line instead, where they are known.
func (ja) missing(r *referee.Refusal) string {
	if len(r.Tiles) == 0 {
		return ""
	}
	return "足りないのは" + strings.Join(tileNames(r.Tiles), " ") + "です。"
}

// inLine refers to an earlier line, where it is known.
func (v ja) inLine(line int) string {
	if line == 0 {
		return ""
	}
	return "（" + strconv.Itoa(line) + "行目）"
}

// set describes the tiles in play: ダブルシックス; ダブルナインから9の牌とダブル牌を除いたもの.
func (v ja) set() string {
	if v.Rules == nil {
		return "ダブルナインまで"
	}
	sizes := []string{"ダブルブランク", "ダブルワン", "ダブルツー", "ダブルスリー", "ダブルフォー", "ダブルファイブ", "ダブルシックス", "ダブルセブン", "ダブルエイト", "ダブルナイン"}
	s := v.Rules.Lacks()
	text := sizes[v.Rules.SetSize]
	var without []string
	for _, n := range s.Numbers {
		if n == 0 {
			without = append(without, "ブランク牌")
			continue
		}
		without = append(without, strconv.Itoa(n)+"の目の牌")
	}
	if s.Doubles {
		without = append(without, "ダブル牌")
	}
	without = append(without, tileNames(s.Tiles)...)
	if without == nil {
		return text
	}
	return text + "から" + v.and(without) + "を除いたもの"
}
