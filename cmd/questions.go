package cmd

import (
	"cmp"
	"context"
	"errors"
	"slices"
	"strconv"
	"strings"

	"bones/cmd/ask"
	"bones/cmd/draw"
	"bones/cmd/say"
	"bones/referee"
)

// question is the form for the next line where picking, or seeing what is being typed, helps; ok is false where a bare line is
// best. What it answers is a line like any other.
func (t *table) question() (q ask.Question, ok bool) {
	words := t.sheet.Expects()
	if len(words) == 0 {
		return q, false
	}
	q.Prompt = t.voiceHere().Prompt(t.sheet.Match)
	var offers []ask.Offer
	switch {
	case t.openingWord() != referee.NoWord && t.sheet.DrawsLot() == referee.NoSeat:
		offers = t.openers(t.openingWord())
		q.Meant = func(typed string) string { return cmp.Or(typed, t.voice.PromptWord(say.DrawLots)) }
	case words[0] == referee.Bids, words[0] == referee.Calls, words[0] == referee.Stakes:
		offers = t.amounts(words)
	case words[0] == referee.Holds, words[0] == referee.Shows, words[0] == referee.Crib:
		q.About = t.aboutTiles
		return q, true
	}
	q.Offers = func(typed string) []ask.Offer { return starting(offers, typed) }
	return q, len(offers) > 0
}

// openers are the lots that the program draws, who may start or deal, and the lots that the table draws.
func (t *table) openers(word referee.Word) []ask.Offer {
	v := t.voiceHere()
	offers := []ask.Offer{{Answer: v.PromptWord(say.DrawLots), Meaning: v.DrawMeaning()}}
	for _, name := range t.sheet.Names[:t.sheet.Players] {
		offers = append(offers, ask.Offer{Answer: draw.Safe(name), Meaning: v.Opens(word)})
	}
	return append(offers, ask.Offer{Answer: v.Word(referee.Lot) + " ", Meaning: v.Help(referee.Lot, referee.NoSeat).Meaning})
}

// amounts are the bids, calls and stakes that the referee would accept now.
func (t *table) amounts(words []referee.Word) []ask.Offer {
	v := t.voiceHere()
	var offers []ask.Offer
	offer := func(line string) {
		if _, refusal := t.sheet.Judge(t.meant(line)); refusal == nil {
			offers = append(offers, ask.Offer{Answer: line})
		}
	}
	low, high := 0, mostOffered
	if words[0] == referee.Stakes {
		low, high = t.sheet.StakeRange(t.sheet.Turn())
		high = min(high, low+mostOffered)
	}
	if slices.Contains(words, referee.Pass) {
		offer(v.Word(referee.Pass))
	}
	for n := low; n <= high; n++ {
		if _, refusal := t.sheet.Judge(words[0].String() + " " + strconv.Itoa(n)); refusal == nil {
			offers = append(offers, ask.Offer{Answer: strconv.Itoa(n)})
		}
	}
	if words[0] == referee.Calls {
		none, nello := v.CallsWithoutSuit()
		offer(none)
		offer(nello)
	}
	return offers
}

// mostOffered is the highest bid that is tried; of stakes, how many are.
const mostOffered = 100

// aboutTiles checks the tiles of a hand that is turned up while they are typed, against those that have been seen.
func (t *table) aboutTiles(typed string) string {
	words := strings.Fields(typed)
	if len(words) == 0 {
		return ""
	}
	last := len(words) - 1
	if _, whole := referee.ParseTile(words[last]); !whole && strings.HasSuffix(typed, words[last]) {
		words = words[:last] // half a tile
	}
	if len(words) == 0 {
		return ""
	}
	event, refusal := t.sheet.Judge(t.meant(strings.Join(words, " ")))
	return t.voiceHere().TilesSoFar(event, refusal)
}

// asked asks for the next line with its form. Esc leaves the form for a bare line, until one has been entered.
func (t *table) asked(ctx context.Context, typed string) (line string, ok bool, err error) {
	if t.bare || !t.takesKeys() {
		return "", false, nil
	}
	q, ok := t.question()
	if !ok {
		return "", false, nil
	}
	q.Typed = typed
	line, err = t.form(ctx, q)
	if errors.Is(err, ask.ErrAside) {
		t.bare = true
		return "", false, nil
	}
	return line, true, err
}
