package cmd

import (
	"strings"

	"bones/cmd/say"
	"bones/referee"
	"bones/scoring"
)

type pipsJSON struct {
	Version int                       `json:"version"`
	End     scoring.Kind              `json:"end"`
	Winner  *string                   `json:"winner"`
	Left    []leftJSON                `json:"left"`
	Scores  map[string]scoring.Points `json:"scores"`
}

type leftJSON struct {
	Player string   `json:"player"`
	Tiles  []string `json:"tiles,omitempty"`
	Pips   int      `json:"pips"`
}

// pips settles a hand of a chain game: one player is out, or all have tiles and the hand is blocked.
func (c *counting) pips(words []string) error {
	if err := c.readHands(words); err != nil {
		return err
	}
	if err := c.wantPlayers(c.rules.Players.Min, c.rules.Players.Max); err != nil {
		return err
	}
	out, err := c.out()
	if err != nil {
		return err
	}
	left, err := c.left()
	if err != nil {
		return err
	}
	settlement := scoring.SettleBlocked(left)
	if out != referee.NoSeat {
		settlement = scoring.SettleDomino(out, left)
	}
	if c.json {
		return c.printJSON(c.pipsJSON(settlement, left))
	}
	end := referee.BlockedEnd
	if out != referee.NoSeat {
		end = referee.Domino
	}
	v := c.says()
	c.printLine(v.HandEnd(referee.Hand{End: end, Winner: settlement.Winner}))
	if settlement.Winner == referee.NoSeat { // nothing is counted, but the hands show why
		for seat, hand := range left {
			settlement.Entries = append(settlement.Entries, scoring.LeftEntry{Seat: referee.Seat(seat), Left: hand, Points: hand.Pips})
		}
	}
	c.printTable(v.Settlement(settlement))
	return nil
}

// out is who is said to be out, NoSeat where nobody is.
func (c *counting) out() (referee.Seat, error) {
	var out []referee.Seat
	for seat, told := range c.told {
		if means(told, referee.Out) {
			out = append(out, referee.Seat(seat))
		}
	}
	switch len(out) {
	case 0:
		return referee.NoSeat, nil
	case 1:
		return out[0], nil
	}
	return referee.NoSeat, c.miscount(say.Miscount{Kind: say.OutTwice, Seats: out})
}

// left reads what everybody has left: his tiles, or =13 for their pips alone. Who is out has nothing, everybody else something.
func (c *counting) left() ([]scoring.Left, error) {
	sets, fault := c.readSets(func(told string) bool {
		_, toldPips := pipsTold(told)
		return toldPips || means(told, referee.Out) || hasNothing(told)
	})
	free := c.rules.Set
	for _, set := range sets {
		free &^= set
	}
	left := make([]scoring.Left, len(sets))
	most := c.rules.Deal[len(sets)]
	for seat, set := range sets {
		text, toldPips := pipsTold(c.told[seat])
		switch {
		case means(c.told[seat], referee.Out):
		case toldPips:
			pips, ok := referee.ParseNumber(text)
			if !ok {
				return nil, c.refuse(&referee.Refusal{Code: referee.Syntax, Detail: referee.WantNumber, Text: text, Seat: referee.NoSeat})
			}
			if low, high := referee.PipLimits(free, 1, most); pips < low || pips > high {
				fault = c.refuse(&referee.Refusal{Code: referee.BadCount, Detail: referee.PipRange, Got: pips, Min: low, Max: high})
			}
			left[seat] = scoring.LeftPips(pips)
		case fault == nil:
			fault = c.wantTiles(seat, set.Len(), 1, most)
			left[seat] = scoring.LeftTiles(set)
		}
	}
	return left, fault
}

// pipsTold is what stands behind the second equals sign of NAME==13.
func pipsTold(told string) (pips string, ok bool) {
	before, pips, ok := cutEquals(told)
	return strings.TrimSpace(pips), ok && strings.TrimSpace(before) == ""
}

func (c *counting) pipsJSON(s scoring.Settlement, left []scoring.Left) pipsJSON {
	j := pipsJSON{
		Version: jsonVersion, End: s.Kind, Winner: nameOf(c.names, s.Winner), Left: []leftJSON{}, Scores: map[string]scoring.Points{},
	}
	for seat, hand := range left {
		j.Left = append(j.Left, leftJSON{c.names[seat], tileTexts(hand.Tiles.Tiles()), hand.Pips})
		j.Scores[c.names[seat]] = 0
	}
	if s.Winner != referee.NoSeat {
		j.Scores[c.names[s.Winner]] = scoring.Whole(s.Total())
	}
	return j
}
