package say

import (
	"strconv"
	"strings"

	"bones/scoring"
)

// ja is Japanese.
type ja struct{ Voice }

func (ja) anybody() []string { return []string{"アン", "ベン", "シド", "ディー"} }

func (ja) somebody() string { return "だれか" }

// unitName is what the points of the match are called.
func (v ja) unitName() string {
	switch v.unit() {
	case gamePoints:
		return "ゲームポイント"
	case chips:
		return "チップ"
	}
	return "点"
}

// points is an amount in the unit of the match: 8点, 2ゲームポイント, チップ12.5枚.
func (v ja) points(p scoring.Points) string {
	if v.unit() == chips {
		return "チップ" + p.String() + "枚"
	}
	return p.String() + v.unitName()
}

// hand is what a hand is called in the game.
func (v ja) hand() string {
	switch {
	case v.unit() == chips:
		return "ゲーム"
	case v.Rules != nil && v.Rules.Opening.Role == "dealer":
		return "ディール"
	}
	return "ハンド"
}

// and joins the parts of a list: 4-1、5-5、6-4.
func (ja) and(parts []string) string { return strings.Join(parts, "、") }

// or joins alternatives.
func (ja) or(parts []string) string { return strings.Join(parts, "か") }

// quote marks what was typed.
func (ja) quote(text string) string { return "「" + typed(text) + "」" }

// span is a range of numbers, or the one number it is.
func (ja) span(least, most int) string {
	if least == most {
		return strconv.Itoa(least)
	}
	return strconv.Itoa(least) + "〜" + strconv.Itoa(most)
}
