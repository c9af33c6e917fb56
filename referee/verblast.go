package referee

import "strings"

// Japanese says the word last: アンは31をビッド is アン: bids 31.

// verbLast reads a line whose word stands at its end, with what it says before it; ok is false where there is none. The word
// is the longest that the game knows. Of words that free text follows the end could be part of the text: they stand first.
func (c *cursor) verbLast(e Event) (Event, *Refusal, bool) {
	said := strings.TrimRight(c.text[c.at:], " \t\u3000。")
	if isASCII(said) {
		return e, nil, false
	}
	var word string
	for text, g := range vocabulary() {
		if !isASCII(text) && len(text) > len(word) && g.takesObject() && g.families&c.reader.family != 0 && strings.HasSuffix(said, text) {
			word = text
		}
	}
	object := *c
	if word == "" {
		if c.reader.family != TrickFamily || !strings.HasSuffix(said, "トリック") {
			return e, nil, false
		}
		object.text = c.text[:c.at+len(said)]
		e, refusal := object.arguments(e, byWord[DealPoints], FormPlain)
		return e, refusal, true
	}
	g := vocabulary()[word]
	said = trimParticle(said[:len(said)-len(word)], g.args != argsStake) // 5をベンに賭け says on whom
	if strings.TrimSpace(said) == "" {
		return e, nil, false
	}
	object.text = c.text[:c.at+len(said)]
	g = object.sharedWord(g, 0)
	e, refusal := object.arguments(e, g, FormPlain)
	return e, refusal, true
}

// takesObject says whether something follows the word that can as well stand before it.
func (g *grammar) takesObject() bool {
	switch g.args {
	case argsNone, argsText, argsLineText, argsSigned, argsStanding:
		return false
	}
	return true
}

// trimParticle drops the particle that joins what is said to a word behind it.
func trimParticle(s string, into bool) string {
	s = strings.TrimRight(s, " \t\u3000")
	for _, particle := range [...]string{"を", "は", "の", "が", "で", "と"} {
		if rest, ok := strings.CutSuffix(s, particle); ok {
			return rest
		}
	}
	if into {
		return strings.TrimSuffix(s, "に")
	}
	return s
}
