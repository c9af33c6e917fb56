package say

import (
	"strings"

	"bones/referee"

	"golang.org/x/text/unicode/norm"
)

// A PromptWord is a word that only the prompt understands and no sheet has: record.md, "Words only of the prompt".
type PromptWord uint8

const (
	NoPromptWord PromptWord = iota
	AskWhat                 // what may be entered now
	AskWhy                  // how the last points came about
	ShowLog
	ShowTable
	ShowBoard
	ShowRules
	CountAside
	DrawLots
	ShortPass
	ShortUndo
	Leave
	promptWords
)

// promptTexts are the texts of the words: the English one first, then the Japanese one, then others of both.
var promptTexts = [promptWords][]string{
	AskWhat: {"?", "?"}, AskWhy: {"why", "なぜ"}, ShowLog: {"log", "記録"}, ShowTable: {"show", "表示"}, ShowBoard: {"board", "ボード"},
	ShowRules: {"rules", "ルール"}, CountAside: {"count", "数える"}, DrawLots: {"draw", "くじ引き"}, ShortPass: {"p", "p"}, ShortUndo: {"u", "u"},
	Leave: {"quit", "やめる", "q", "exit"},
}

// ParsePromptWord recognises a word of the prompt in any language, from any input method; NoPromptWord where it is none.
func ParsePromptWord(text string) PromptWord {
	text = strings.ToLower(norm.NFKC.String(text))
	for word, texts := range promptTexts {
		for _, known := range texts {
			if text == known {
				return PromptWord(word)
			}
		}
	}
	return NoPromptWord
}

// PromptWord is a word of the prompt as it is typed in the language of the voice.
func (v Voice) PromptWord(w PromptWord) string {
	if v.Lang == Japanese {
		return promptTexts[w][1]
	}
	return promptTexts[w][0]
}

// PromptWords are the words of the prompt that a line may begin with, except those of one letter.
func (v Voice) PromptWords() []string {
	var words []string
	for w := AskWhy; w <= CountAside; w++ {
		words = append(words, v.PromptWord(w))
	}
	return append(words, v.PromptWord(Leave))
}

// PromptHelp says which words the prompt understands beside those of the sheet.
func (v Voice) PromptHelp() string { return v.tongue().promptHelp(strings.Join(v.PromptWords(), " ")) }

// spelledOut is the word of the sheet that a short form of the prompt stands for in this game; "" where the text is none.
func (v Voice) spelledOut(text string) string {
	switch word := ParsePromptWord(text); {
	case word == ShortPass && v.family() == referee.CribbageFamily:
		return v.Word(referee.Go)
	case word == ShortPass:
		return v.Word(referee.Pass)
	case word == ShortUndo:
		return v.Word(referee.Undo)
	}
	return ""
}
