package referee

import (
	"slices"
	"strings"
	"unicode/utf8"
)

// Who says a line: names in full or shortened, with a colon, a particle or nothing behind them.

// player reads who says it. The colon may be left out, and a name may be shortened to a beginning that no other name has.
func (c *cursor) player() (Seat, *Refusal) {
	first, firstEnd := c.peek()
	start := c.at
	before, after, size := cutColon(c.text[start:])
	// With its colon it is no word, nor is the beginning of a whole name: Go Ann: 6-4.
	if size > 0 && (len(before) < len(first) || vocabulary()[foldName(first)] == nil || c.reader.isName(before)) {
		name := strings.TrimSpace(before)
		if name == "" {
			return NoSeat, c.refuse(Syntax, start, "").because(WantPlayer)
		}
		seat, refusal := c.seat(name, start)
		if refusal == nil {
			c.at = start + len(c.text[start:]) - len(after)
			return seat, nil
		}
		if g, _, _ := c.word(first); g != nil { // 挿入1アン：パス
			return NoSeat, nil
		}
		if !strings.ContainsAny(name, " \u3000") || !c.namedWithoutColon(first) {
			return NoSeat, refusal
		}
	}
	if vocabulary()[foldName(first)] != nil || c.reader.looksBareWhole(first) || first == "" {
		return NoSeat, nil
	}
	if seat, length := c.reader.longestName(c.text[start:]); seat != NoSeat {
		c.at = start + length
		return seat, nil
	}
	if _, _, isPhrase := phrase(foldName(first)); isPhrase {
		return NoSeat, nil
	}
	if g, _, _ := c.word(first); g != nil && !isASCII(first) { // an English one lacks its s: a name that begins so comes first
		return NoSeat, nil
	}
	if seat, refusal := c.seat(first, start); refusal == nil {
		c.at = firstEnd
		return seat, nil
	} else if refusal.Detail == Ambiguous {
		return NoSeat, refusal
	}
	if short, is := strings.CutSuffix(first, "は"); is && short != "" { // 太は はじめ
		if seat, refusal := c.seat(short, start); refusal == nil {
			c.at = firstEnd
			return seat, nil
		}
	}
	if i := strings.IndexFunc(first, func(r rune) bool { return r >= '0' && r <= '9' || r >= '０' && r <= '９' || r >= firstLying }); i > 0 { // a8, アン64
		if seat, refusal := c.seat(strings.TrimSuffix(first[:i], "は"), start); refusal == nil {
			c.at = start + i
			return seat, nil
		}
	}
	return NoSeat, nil
}

// namedWithoutColon says whether a known player stands first although the colon comes later, in a reason or a note.
func (c *cursor) namedWithoutColon(first string) bool {
	if seat, _ := c.reader.longestName(c.text[c.at:]); seat != NoSeat {
		return true
	}
	_, refusal := c.seat(first, c.at)
	return refusal == nil
}

// seat finds the player with that name, or with the only name that begins so.
func (c *cursor) seat(name string, at int) (Seat, *Refusal) {
	if seat := slices.Index(c.reader.names, name); seat >= 0 {
		return Seat(seat), nil
	}
	folded := foldName(name)
	found := NoSeat
	for i, candidate := range c.reader.folded {
		if candidate == folded {
			return Seat(i), nil
		}
		if folded != "" && strings.HasPrefix(candidate, folded) {
			if found != NoSeat {
				found = -2
			} else {
				found = Seat(i)
			}
		}
	}
	if found >= 0 {
		return found, nil
	}
	r := c.refuse(UnknownPlayer, at, name)
	if found == -2 {
		return NoSeat, r.because(Ambiguous)
	}
	r.Suggest = nearest(folded, c.reader.folded, c.reader.names)
	return NoSeat, r
}

// isName says whether text is somebody's whole name.
func (r *Reader) isName(text string) bool {
	return slices.Contains(r.folded, foldName(strings.TrimSpace(text)))
}

// longestName finds the longest whole name at the beginning of text. In Japanese a particle or a tile may follow at once.
func (r *Reader) longestName(text string) (seat Seat, length int) {
	return r.longestNameBefore(text, func(int) bool { return true })
}

// longestNameBefore is longestName among the names that leave, so many bytes behind, what has to follow.
func (r *Reader) longestNameBefore(text string, leaves func(length int) bool) (seat Seat, length int) {
	seat = NoSeat
	for i, name := range r.folded {
		n := len(r.names[i])
		if n <= length || len(text) < n {
			if !isASCII(name) {
				n = prefixLength(text, name)
			}
			if n <= length || len(text) < n {
				continue
			}
		}
		if text[:n] != r.names[i] && foldName(text[:n]) != name {
			if n = prefixLength(text, name); n <= length {
				continue
			}
		}
		after := text[n:]
		japanese := !isASCII(name) || after != "" && after[0] >= utf8.RuneSelf // the name, or what follows it: Annは
		if (after == "" || separator(after, 0) > 0 || japanese && (foldParticle(after) != after || looksBare(after) || beginsWithWord(after))) && leaves(n) {
			seat, length = Seat(i), n
		}
	}
	return seat, length
}

// beginsWithWord says whether a Japanese word of the sheet follows, as in アン上がり.
func beginsWithWord(s string) bool {
	for text := range vocabulary() {
		if !isASCII(text) && strings.HasPrefix(s, text) {
			return true
		}
	}
	return false
}

// prefixLength returns the length of the beginning of text that equals the folded name although it is spelt with other
// code points (é as e and accent), 0 where there is none.
func prefixLength(text, folded string) int {
	if isASCII(text) {
		return 0
	}
	// Decomposed letters take up to three times the room; without a limit a long line would be folded once for each letter.
	text = text[:min(len(text), 4*len(folded))]
	for i := range text {
		if i > 0 && foldName(text[:i]) == folded {
			return i
		}
	}
	if foldName(text) == folded {
		return len(text)
	}
	return 0
}

func cutColon(s string) (before, after string, size int) {
	i := index(s, ':', "：")
	if i < 0 {
		return s, "", 0
	}
	_, size = utf8.DecodeRuneInString(s[i:])
	return s[:i], s[i+size:], size
}

// looksBareWhole says whether the whole part is a tile, a list of glyph tiles, or a number. On a board there are no tiles: b8
// is Ben's 8.
func (r *Reader) looksBareWhole(part string) bool {
	if _, ok := parseSum(foldNumber(part)); ok || r.family == BoardFamily {
		return ok
	}
	for part != "" {
		_, rest, ok := cutTile(part)
		if !ok {
			_, _, isPlace := parsePlace(foldNumber(part))
			return isPlace
		}
		part = rest
	}
	return true
}

// followedByWord says whether a word, a tile or a number stands at i: then what came before was meant as a player.
func (c *cursor) followedByWord(i int) bool {
	ahead := *c
	ahead.at = i
	part, _ := ahead.peek()
	return part != "" && (vocabulary()[foldName(part)] != nil || looksBare(part))
}
