package cmd

import (
	"bones/cmd/say"
	"bones/referee"
	"bones/scoring"
)

// deal is what was told of a deal besides the piles.
type deal struct {
	trump    int
	closed   referee.Seat // NoSeat where nobody closed
	last     referee.Seat // NoSeat where it was not said who won the last trick
	declared [2]int
}

// gamePoints counts the tiles that the players of a deal have won, and settles it where both are told.
func (c *counting) gamePoints(words []string) error {
	worth, rule, _ := referee.GamePointsOf(c.rules)
	trump, _, err := c.readTrump()
	if err != nil {
		return err
	}
	p, err := c.readPiles(words, c.flags.closed != "")
	if err != nil {
		return err
	}
	d, err := c.readDeal(p)
	if err != nil {
		return err
	}
	d.trump = trump
	lastCounts := d.closed == referee.NoSeat && worth.LastTrick > 0
	for seat, tiles := range p.tiles {
		entries := worth.Won(tiles, p.tricks(referee.Seat(seat)), lastCounts && d.last == referee.Seat(seat), trump)
		if d.declared[seat] > 0 {
			entries = append(entries, scoring.Entry{Kind: scoring.Declaration, Points: d.declared[seat]})
		}
		p.worth[seat] = entries
	}
	awards := d.awards(p, worth, rule)
	if c.json {
		j := c.tricksJSON(p, trump)
		if len(awards) == 1 {
			j.Award = c.awardJSON(awards[0])
		}
		return c.printJSON(j)
	}
	c.printPiles(p)
	c.printDeal(d, p, worth, awards)
	if len(awards) == 1 {
		c.printLine(c.says().Award(awards[0]))
	}
	return nil
}

// readDeal reads who closed, who won the last trick, and what was declared. All that takes a trick.
func (c *counting) readDeal(p *piles) (deal, error) {
	d := deal{closed: referee.NoSeat, last: referee.NoSeat}
	var err error
	if c.flags.closed != "" {
		if d.closed, err = c.seat(c.flags.closed); err != nil {
			return d, err
		}
		if p.tricks(d.closed) == 0 {
			return d, c.refuse(&referee.Refusal{Code: referee.NoTrickYet, Word: referee.Closes, Seat: d.closed})
		}
	}
	if c.flags.last != "" {
		if d.last, err = c.seat(c.flags.last); err != nil {
			return d, err
		}
		if p.tricks(d.last) == 0 {
			return d, c.refuse(&referee.Refusal{Code: referee.BadCount, Detail: referee.NoTrickWon, Seat: d.last})
		}
	}
	for _, text := range c.flags.declared {
		seat, points, err := c.amount("declared", text)
		if err != nil {
			return d, err
		}
		d.declared[seat] += points
	}
	for seat, points := range d.declared {
		switch {
		case points == 0:
		case !referee.CanDeclare(c.rules, points):
			return d, c.refuse(&referee.Refusal{Code: referee.DeclareRange, Detail: referee.NoDeclaration, Got: points})
		case p.tricks(referee.Seat(seat)) == 0:
			return d, c.refuse(&referee.Refusal{Code: referee.NoTrickYet, Word: referee.Declares, Seat: referee.Seat(seat)})
		}
	}
	return d, nil
}

// awards is what the deal gives: nothing where a pile is missing, two possibilities where the winner of the last trick was not
// told and decides.
func (d *deal) awards(p *piles, worth scoring.Worth, rule scoring.GamePoints) []scoring.Award {
	if !p.both() {
		return nil
	}
	sides := [2]scoring.Side{p.side(0), p.side(1)}
	if d.closed != referee.NoSeat || d.last != referee.NoSeat || worth.LastTrick == 0 {
		return []scoring.Award{rule.Award(sides, d.closed)}
	}
	var awards []scoring.Award
	for last, side := range sides {
		if side.Tricks == 0 {
			continue
		}
		with := sides
		with[last].Points += worth.LastTrick
		if award := rule.Award(with, d.closed); len(awards) == 0 || awards[0] != award {
			awards = append(awards, award)
		}
	}
	return awards
}

// printDeal says whether all tiles are there, and what was not told.
func (c *counting) printDeal(d deal, p *piles, worth scoring.Worth, awards []scoring.Award) {
	v := c.says()
	if p.both() && d.closed == referee.NoSeat {
		sums := [2]int{worth.Tiles(p.tiles[0], d.trump).Total(), worth.Tiles(p.tiles[1], d.trump).Total()}
		c.printLine(v.TileSum(sums, sums[0]+sums[1], d.trump))
	}
	switch {
	case !p.both():
		c.printLine(v.TrickNote(say.PileMissing, 0))
	case worth.LastTrick == 0:
	case d.closed != referee.NoSeat && d.last != referee.NoSeat:
		c.printLine(v.TrickNote(say.LastNothing, 0))
	case d.closed != referee.NoSeat || d.last != referee.NoSeat:
	case len(awards) > 1:
		c.printLine(v.TrickNote(say.LastDecides, worth.LastTrick))
	default:
		c.printLine(v.TrickNote(say.LastMissing, worth.LastTrick))
	}
}
