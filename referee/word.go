package referee

import (
	"slices"
	"strings"
	"sync"
)

// A Word is what a line says: one verb of the score sheet's language. Its String is the English word that is written.
type Word uint8

// The words of the score sheet. Play has no word of its own: it is a bare tile, number or place.
const (
	NoWord Word = iota
	Play
	Pass
	// Words of every family.
	Starts
	Deals
	Lot
	HandHeading
	Void
	Adjusts
	Settles
	Standing
	Note
	EndTable
	Undo
	Fix
	Drop
	Insert
	// Chain.
	Holds
	Out
	Blocked
	Banks
	StakeLimits
	Stakes
	// Cribbage.
	StarterTile
	Go
	Crib
	Claims
	Shows
	Pegs
	// Trick.
	Trump
	Turn
	Closes
	Declares
	Bids
	Calls
	Takes
	Declared
	Last
	DealPoints
	// Collect.
	Without
	Counts
	// Board.
	Gives
	wordCount
)

// A Family is a group of games that share their words: the mechanism their hands are played with.
type Family uint8

// The families of record.md's chapters.
const (
	ChainFamily Family = 1 << iota
	CribbageFamily
	TrickFamily
	CollectFamily
	BoardFamily
	everyFamily = ChainFamily | CribbageFamily | TrickFamily | CollectFamily | BoardFamily
)

// grammar is one row of the language: how a word is written, which families know it, and what follows it.
type grammar struct {
	word     Word
	english  string
	japanese []string
	families Family
	player   playerPart
	args     argsShape
}

// playerPart says whether a line names a player.
type playerPart uint8

const (
	playerFirst    playerPart = iota // a player says it; he may be left out where only one can be meant
	playerNone                       // nobody in particular
	playerSometime                   // both forms exist
)

// argsShape is what follows a word.
type argsShape uint8

const (
	argsNone     argsShape = iota
	argsPlay               // 6-4 [on 4] or 6-4 [as 4]
	argsTile               // 6-4
	argsHand               // 6-4 1-1 | nothing | unseen | rest | =5
	argsTold               // [=5]
	argsNumber             // 4
	argsAmount             // 8, 12+4, 2.5, then a free text
	argsSigned             // +2 reason
	argsText               // [free text]
	argsLineText           // 12 [free text]
	argsStanding           // Ann 24, Ben 12
	argsUndo               // [3 | hand]
	argsRepair             // 3 LINE
	argsLimits             // 2 6
	argsStake              // 5 [on Ben]
	argsClaim              // [crib] 12
	argsDeclare            // 3 [6-6 5-5 4-4]
	argsCall               // 4 | none | nello
	argsTakes              // tiles, nothing, or a place 3.2 of the pile
	argsTotals             // 75 tricks 5
	argsCounts             // 4 3 5 2 3 3 3 4 3
	argsGives              // Ben 8
)

// language is every word of the sheet: record.md, "Words of every family" and the families' chapters.
var language = []grammar{
	{Starts, "starts", []string{"はじめ", "スタート"}, everyFamily, playerFirst, argsNone},
	{Deals, "deals", []string{"ディーラー", "親"}, everyFamily, playerFirst, argsNone},
	{Lot, "lot", []string{"くじ"}, everyFamily, playerFirst, argsTile},
	{HandHeading, "hand", []string{"ディール", "ハンド"}, everyFamily, playerNone, argsNumber},
	{Void, "void", []string{"流れ", "やり直し"}, everyFamily, playerNone, argsText},
	{Adjusts, "adjusts", []string{"訂正"}, everyFamily, playerFirst, argsSigned},
	{Settles, "settles", []string{"裁定"}, everyFamily, playerNone, argsLineText},
	{Standing, "standing", []string{"得点"}, everyFamily, playerNone, argsStanding},
	{Note, "note", []string{"メモ"}, everyFamily, playerNone, argsText},
	{EndTable, "end", []string{"終了"}, everyFamily, playerNone, argsNone},
	{Undo, "undo", []string{"取り消し", "戻す"}, everyFamily, playerNone, argsUndo},
	{Fix, "fix", []string{"直す"}, everyFamily, playerNone, argsRepair},
	{Drop, "drop", []string{"削除"}, everyFamily, playerNone, argsNumber},
	{Insert, "insert", []string{"挿入"}, everyFamily, playerNone, argsRepair},

	{Pass, "pass", []string{"パス"}, ChainFamily | CribbageFamily | TrickFamily, playerFirst, argsNone},
	{Holds, "holds", []string{"手札", "残り"}, ChainFamily | CollectFamily, playerFirst, argsHand},
	{Out, "out", []string{"上がり"}, ChainFamily, playerFirst, argsTold},
	{Blocked, "blocked", []string{"ブロック"}, ChainFamily, playerSometime, argsTold},
	{Banks, "banks", []string{"親になる"}, ChainFamily, playerFirst, argsTile},
	{StakeLimits, "limits", []string{"限度"}, ChainFamily, playerNone, argsLimits},
	{Stakes, "stakes", []string{"賭け", "ベット"}, ChainFamily, playerFirst, argsStake},

	{StarterTile, "starter", []string{"スターター"}, CribbageFamily, playerNone, argsTile},
	{Go, "go", []string{"ゴー"}, CribbageFamily, playerFirst, argsNone},
	{Crib, "crib", []string{"クリブ"}, CribbageFamily, playerNone, argsHand},
	{Claims, "claims", []string{"宣言"}, CribbageFamily, playerFirst, argsClaim},
	{Shows, "shows", []string{"公開", "見せる"}, CribbageFamily | TrickFamily, playerFirst, argsHand},
	{Pegs, "pegs", []string{"ペグ"}, CribbageFamily | BoardFamily, playerFirst, argsAmount},

	{Trump, "trump", []string{"切り札"}, TrickFamily, playerNone, argsTile},
	{Turn, "turn", []string{"表", "表牌"}, TrickFamily, playerNone, argsTile},
	{Closes, "closes", []string{"勝利宣言"}, TrickFamily, playerFirst, argsNone},
	{Declares, "declares", []string{"ダブル"}, TrickFamily, playerFirst, argsDeclare},
	{Bids, "bids", []string{"ビッド"}, TrickFamily, playerFirst, argsNumber},
	{Calls, "calls", nil, TrickFamily, playerFirst, argsCall},
	{Takes, "takes", []string{"取る"}, TrickFamily | CollectFamily, playerFirst, argsTakes},
	{Declared, "declared", []string{"宣言点"}, TrickFamily, playerFirst, argsNumber},
	{Last, "last", []string{"最後"}, TrickFamily, playerFirst, argsNone},
	{DealPoints, "points", []string{"点"}, TrickFamily, playerFirst, argsTotals},

	{Without, "without", []string{"除く"}, CollectFamily, playerNone, argsTile},
	{Counts, "counts", []string{"枚数"}, CollectFamily, playerFirst, argsCounts},

	{Gives, "gives", []string{"渡す"}, BoardFamily, playerFirst, argsGives},
}

// phrase reads a Japanese word that says a word and its argument at once.
func phrase(text string) (w Word, f Form, ok bool) {
	switch text {
	case "切り札なし":
		return Calls, FormNone, true
	case "ネロ":
		return Calls, FormNello, true
	case "残り全部":
		return Holds, FormRest, true
	}
	return 0, FormPlain, false
}

// synonyms are the words for one thing in the languages that are read.
type synonyms []string

func (s synonyms) has(text string) bool { return slices.Contains(s, text) }

// A particle is a word that joins two parts; on and as have a meaning, the others are passed over.
var (
	onWords    = synonyms{"on", "に", "へ"}
	asWords    = synonyms{"as", "スート"}
	particles  = synonyms{"を", "は", "に", "の"}
	nothing    = synonyms{"nothing", "なし"}
	unseen     = synonyms{"unseen", "不明"}
	rest       = synonyms{"rest", "残り全部"}
	noTrump    = synonyms{"none", "なし", "切り札なし"}
	nello      = synonyms{"nello", "ネロ"}
	cribWords  = synonyms{"crib", "クリブ"}
	handWords  = synonyms{"hand", "ディール", "ハンド"}
	tricksWord = synonyms{"tricks", "トリック"}
)

// neverNames are the words that cannot be names and begin no line of a sheet.
var neverNames = []synonyms{
	onWords, asWords, particles, nothing, unseen, rest, noTrump, nello, cribWords, handWords, tricksWord,
	{"?", "why", "log", "show", "board", "rules", "count"}, // understood at the prompt, never written
	{"blank"}, // a b is 0 only inside a tile, and so may be a player
}

// vocabulary is the language by its texts. It is made when a line is first read.
var vocabulary = sync.OnceValue(func() map[string]*grammar {
	words := make(map[string]*grammar, 2*len(language))
	for i := range language {
		g := &language[i]
		words[g.english] = g
		for _, text := range g.japanese {
			words[text] = g
		}
	}
	return words
})

var byWord [wordCount]*grammar

func init() {
	for i := range language {
		byWord[language[i].word] = &language[i]
	}
	byWord[Play] = &grammar{word: Play, families: everyFamily, args: argsPlay}
}

// String returns the English word, as it is written on the sheet; "play" for Play, which is written as its tile.
func (w Word) String() string {
	if w == Play {
		return "play"
	}
	if g := byWord[w]; g != nil {
		return g.english
	}
	return ""
}

// Japanese returns the Japanese words that are read as w.
func (w Word) Japanese() []string {
	if g := byWord[w]; g != nil {
		return g.japanese
	}
	return nil
}

// Reserved returns the reserved word that text would be read as, or "" where text may be a player's name. A tile or a number
// is no name either, nor is what begins with a word before free text or another line: its colon could be the text's.
func Reserved(text string) string {
	folded := foldName(text)
	if vocabulary()[folded] != nil || slices.ContainsFunc(neverNames, func(s synonyms) bool { return s.has(folded) }) {
		return folded
	}
	if i := strings.IndexAny(folded, " \u3000"); i > 0 { // note Ann: is a note
		switch g := vocabulary()[folded[:i]]; {
		case g == nil || g.player != playerNone:
		case g.args == argsText, g.args == argsLineText, g.args == argsRepair, g.args == argsStanding:
			return folded[:i]
		}
	}
	if _, ok := ParseTile(text); ok {
		return text
	}
	if isNumeric(foldNumber(text)) {
		return text
	}
	return ""
}
