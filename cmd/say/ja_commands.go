package say

import (
	"strconv"
	"strings"
)

func (ja) usageHeads() UsageHeads {
	return UsageHeads{"使い方", "例", "コマンド", "オプション", "共通オプション"}
}

func (ja) command(name string) CommandHelp {
	h := jaCommands.of(name)
	h.Example = enCommands.of(name).Example // 打ち方はどの言語でも同じ
	return h
}

func (ja) flag(name string) string { return jaFlags.of(name) }

var jaCommands = table[CommandHelp]{
	{"bones", CommandHelp{
		Short: "実物のドミノ牌のための審判と記録係",
		Long: `牌は卓の上で動かします。出した牌を打ち込むと、置けるかどうかとその理由をすぐに答え、手を数え、ペグを進め、
あとで手牌が公開されたときに分かる反則を証明します。

端末で bones だけを実行すると、途中の対局の続きか、新しい対局の準備に入ります。`,
	}},
	{"play", CommandHelp{
		Short: "対局を始めて、最後まで進める",
		Long: `対局を始めて、一手ずつ進めます。打ち込んで Enter を押すだけです。64 で 6-4 を出し、p でパス、u で取り消し、
? で今できること、q で中断。受け付けた行は、答える前に必ず保存されます。
RULESET は付属のルール、自作のルール、またはファイルです。足りないことは質問します。`,
	}},
	{"resume", CommandHelp{
		Short: "保存した対局の続きをする",
		Long:  `保存した対局の続きをします。指定がなければ、最後に触れた途中の対局です。GAME はファイル、block-7 のような番号名、または最後から数えた番号です。`,
	}},
	{"enter", CommandHelp{
		Short: "プロンプトなしで対局に書き加える",
		Long: `引数はスコアシートの一行です。セミコロンで区切ると複数行になり、- なら標準入力から読みます。
受け付けられない行があればそこで止まります。それまでの行は残ります。`,
	}},
	{"undo", CommandHelp{
		Short: "直前の入力（または N 個）を取り消す",
		Long:  `最後に入力したものを取り消します。修正も一つと数えます。「undo hand」はハンドの始めまで戻します。`,
	}},
	{"show", CommandHelp{Short: "今の卓を見る", Long: `得点、公開されている牌、手番、今入力できることを表示します。`}},
	{"log", CommandHelp{Short: "入力の一覧（最後から番号付き）", Long: `入力を、fix・drop・insert で使う番号と、その得点とともに並べます。`}},
	{"board", CommandHelp{Short: "得点をクリベッジ盤で見る", Long: `得点を、一人二本のペグのクリベッジ盤で描きます。前のペグが今の得点、後ろのペグがその前の得点です。`}},
	{"games", CommandHelp{Short: "保存した対局の一覧", Long: `保存した対局を、最後に触れた順に、日付・プレイヤー・状態とともに並べます。`}},
	{"games stats", CommandHelp{Short: "ゲーム別・プレイヤー別の対局数と勝ち数", Long: `終わった対局を数え、対局数と勝ち数をゲーム別・プレイヤー別に示します。`}},
	{"games delete", CommandHelp{Short: "保存した対局を消す（控えは残る）", Long: `確かめたうえで、対局を一覧から外します。控えはとなりの「deleted」フォルダーに残ります。`}},
	{"check", CommandHelp{
		Short: "スコアシートを検証し、誤りと反則をすべて示す",
		Long: `シートを一行ずつ、そのルールで再現します。どの行も判定し、どのハンドも数え、手牌から証明できる反則をすべて挙げます。
- は標準入力です。誤りか、裁定の済んでいない反則があれば、終了コードは 1 です。`,
	}},
	{"count", CommandHelp{
		Short: "対局なしで一つの手を数える",
		Long: `一つの手を、その内訳とともに数えます。cribbage は卓で数えるとおりに一つずつ、block は残った手牌から、
bingo と reveille は取った牌から、buki は賭けから、third-place は目ごとに数えます。
cribbage はスターターを先頭に書きます。ほかは一人ずつ、名前=牌 の形です。block では 名前=out と、目の合計だけの 名前==13 も、
buki では 名前=チップ です。自作のルールは、その組み立てに応じて数えます。
--claim の申告が違っていれば、終了コードは 1 です。--stdin では、手になっていない行で終わります。`,
	}},
	{"rules", CommandHelp{
		Short: "ゲームの一覧、または一つのルール",
		Long:  `名前がなければ遊べるゲームを並べます。名前があれば、審判が使うのと同じデータからルールを文章で示します。`,
	}},
	{"rules check", CommandHelp{Short: "ルールファイルを検査し、誤りをすべて示す", Long: `ルールファイルを読み、誤りをすべて、場所と許される値とともに示します。- は標準入力です。`}},
	{"rules schema", CommandHelp{Short: "ルールファイルの JSON Schema を出力", Long: `エディターがルールファイルを補完・検査できるように、JSON Schema を出力します。`}},
	{"completion", CommandHelp{Short: "シェルの補完スクリプトを出力", Long: `bash・zsh・fish・powershell の補完スクリプトを出力します。ルール、保存した対局、プレイヤー、キーを補完します。`}},
	{"help", CommandHelp{Short: "コマンドの説明", Long: `コマンドの説明を表示します。全体を man ページにすることもできます。`}},
	{"version", CommandHelp{Short: "バージョンを表示", Long: `バージョンを表示します。`}},
}

var jaFlags = table[string]{
	{"lang", "言語：en または ja"},
	{"no-color", "色を使わない（NO_COLOR でも同じ）"},
	{"accessible", "画面読み上げ用の、文字だけの質問と答え"},
	{"tiles", "牌の描き方：text または glyph"},
	{"help", "このコマンドの説明"},
	{"json", "JSON で出力（一行に一つ）"},
	{"open", "ディール中に伏せてあるものも見せる"},
	{"audit", "手牌についての申告と、その結果をすべて並べる"},
	{"game", "対局：ファイル、番号名、または最後からの番号"},
	{"players", "プレイヤー（席順、コンマ区切り）"},
	{"set", "ハウスルール（キー=値）。何度でも指定できます"},
	{"carry", "持ち越しの得点（Ann=24,Ben=12 の形）"},
	{"sheet", "スコアシートをこのファイルに書く"},
	{"draw", "だれから始めるか（だれが親か）のくじをプログラムが引く"},
	{"again", "前回と同じプレイヤーとルールで始める"},
	{"yaml", "ルールをデータとして出力"},
	{"man", "このフォルダーに man ページを書く"},
	{"svg", "盤の絵をこのファイルに書く"},
	{"claim", "申告した点：12、または fifteens=6,pairs=6,runs=0"},
	{"crib", "クリブとして数える"},
	{"stdin", "一行に一つの手を読み、一行に一つの点を出力"},
	{"trump", "切り札のスート（宣言するゲームでは none と nello も）"},
	{"closed", "勝利宣言をしたプレイヤー"},
	{"declared", "ダブルの宣言点（Ann=20 の形）"},
	{"last", "最後のトリックを取ったプレイヤー"},
	{"bid", "デクレアラーとビッド（Ann=30 の形）"},
	{"bank", "親のプレイヤー"},
	{"winner", "勝ったプレイヤー"},
	{"yes", "確認しない"},
}

func (v ja) misuse(m Misuse) string {
	meant := ""
	if m.Suggest != "" {
		meant = "「" + m.Suggest + "」のことですか。"
	}
	switch m.Kind {
	case UnknownCommand:
		return "「" + m.Text + "」というコマンドはありません。" + meant + "一覧は bones help で見られます。"
	case UnknownFlag:
		return m.Flag + " というオプションはありません。" + meant
	case FlagNeedsValue:
		return "--" + m.Flag + " には値が要ります。"
	case BadFlag:
		return "オプションが読めません：" + m.Text
	case BadValue:
		text := "「" + m.Text + "」は " + m.Flag + " の値になりません。"
		if len(m.Allowed) > 0 {
			text += "使える値：" + strings.Join(m.Allowed, "、") + "。"
		}
		return text + meant
	case WrongArguments:
		return "指定のしかたが違います。使い方：" + m.Text
	case EmptyArgument:
		return "空の引数があります。設定されていない変数かもしれません。使い方：" + m.Text
	case Missing:
		return "ここでは質問できないので、" + m.Flag + " を指定してください。"
	case NoGame:
		switch {
		case m.Text == "" && m.Count == 0:
			return "保存した対局はまだありません。bones play block で始められます。"
		case m.Text == "":
			return "途中の対局はありません。bones play --again で次の対局を始められます。"
		case m.Count == 0:
			return "保存した対局はまだないので、「" + m.Text + "」もありません。"
		}
		return "保存した " + strconv.Itoa(m.Count) + " 局の中に「" + m.Text + "」はありません。" + meant + "一覧は bones games で見られます。"
	case NothingToCount:
		return "「" + m.Text + "」に数える手はありません。"
	case FlagNotHere:
		return "--" + m.Flag + " は「" + m.Text + "」を数えるときには使いません。"
	case FlagsApart:
		return "--" + m.Flag + " と " + m.Text + " は一緒に使えません。"
	case FlagTwice:
		return "--" + m.Flag + " が二度あります。一度だけ指定してください。"
	case KeyTwice:
		return "--" + m.Flag + " に " + m.Text + " が二度あります。値は一つだけ指定してください。"
	case PlayersUnfit:
		return "前の対局のプレイヤーでは、このゲームはできません。" + m.Text + "--players で指定してください。"
	case Failed:
		return m.Text
	}
	return ""
}

func (ja) session(s sessionText) string { return jaSession[s] }

var jaSession = [sessionTexts]string{
	saysSaved:        "すべて保存しました。続きは bones resume です。",
	saysRulesDiffer:  "このシートは今とは違うルールで始められました。そのあとでルールが変わっています。",
	saysRewritten:    "シートがほかで書き換えられたので、始めから判定し直しました。",
	saysElsewhere:    "ほかからの入力：",
	saysNoGames:      "保存した対局はまだありません。",
	saysUnreadable:   "読めません",
	saysAskRuleset:   "どのゲームにしますか？",
	saysAskPlayers:   "プレイヤーの名前を、席順（時計回り）にコンマ区切りで入力してください。",
	saysAskHouseRule: "ローカルルールはありますか。なければ、そのまま Enter。変えるなら target=50 のように入力してください",
	saysRulesetFine:  "誤りはありません。",
	saysGameHeads:    "|対局|日付|プレイヤー|状態",
	saysNothingYet:   "まだ得点はありません。",
	saysFaceDown:     "（伏せてあります）",
	saysAskDelete:    "この対局を消しますか。控えは残ります。(y/n)",
	saysKept:         "何も消していません。",
	saysDeleted:      "消しました。控え：",
	saysMayDraw:      "プレイヤーの名前か、引いたくじ（「くじ 6-4」のように順に）を入力してください。「くじ引き」と入力すればプログラムが引きます。",
	saysDrawMeaning:  "プログラムがくじを引く",
	saysFormKeys:     "↑↓か入力・Enter で決定・Esc で一行入力",
	saysMore:         "Enter で続き",
	saysDrawn:        "くじはプログラムが引きました",
	saysDrawnRest:    "残りのくじはプログラムが引きました",
	saysNotYet:       "それより前の入力なので、まだ記録していません：",
	saysRestored:     "シートがなくなっていたので、全部を書き直しました：",
	saysLeaveAgain:   "対局の内容はここに残っています。ファイルかフォルダを元に戻せば続けられます。もう一度 q で、このまま終わります。",
	saysUnsaved:      "この行は保存されていません（それより前は保存済みです）：",
	saysSheetGone:    "対局は保存されていません。シートが元に戻れば bones resume で続けられます：",
	saysStatsHeads:   "ゲーム|プレイヤー|対局|勝ち",
	saysEmptyLog:     "まだ何も入力されていません。",
	saysNoneFinished: "終わった対局はまだありません。",
}

func (ja) passFirst(name string) string {
	return name + "はパスしましたか。それなら先に p を入力してください。"
}
