package cmd

import (
	"bones/cmd/say"
	"bones/referee"
	"bones/scoring"
)

// What a declarer may call instead of a suit.
const (
	callsNone  = "none"
	callsNello = "nello"
)

// contract counts the tiles that the players of a hand have won, and settles it against the bid where both are told.
func (c *counting) contract(words []string) error {
	worth, contract, _ := referee.ContractOf(c.rules)
	trump, call, err := c.readTrump(c.calls()...)
	if err != nil {
		return err
	}
	p, err := c.readPiles(words, false)
	if err != nil {
		return err
	}
	contract.Nello = call == callsNello
	if contract.Declarer, contract.Bid, err = c.readBid(worth); err != nil {
		return err
	}
	for seat, tiles := range p.tiles {
		p.worth[seat] = worth.Won(tiles, p.tricks(referee.Seat(seat)), false, trump)
	}
	side := p.side(contract.Declarer)
	award := contract.Award(side.Points, side.Tricks)
	gone := c.rules.Set &^ p.all()
	highest := c.highestBid(worth, gone)
	if c.json {
		j := c.tricksJSON(p, trump)
		j.Bid, j.Declarer, j.Nello = contract.Bid, c.names[contract.Declarer], contract.Nello
		if p.both() {
			j.HighestBid, j.Award = highest, c.awardJSON(award)
		}
		return c.printJSON(j)
	}
	c.printPiles(p)
	v := c.says()
	if !p.both() {
		c.printLine(v.TrickNote(say.PileMissing, 0))
		return nil
	}
	var counters []scoring.Tile
	for _, e := range worth.Tiles(gone, scoring.NoTrump) {
		counters = append(counters, e.Tiles.Tiles()...)
	}
	c.printLine(v.HighestBid(highest, counters))
	c.printLine(v.BidMade(contract, side.Points, side.Tricks))
	c.printLine(v.Award(award))
	return nil
}

// calls are the words that the declarer may call instead of a suit.
func (c *counting) calls() []string {
	var calls []string
	for _, p := range c.rules.Phases {
		if p.Bid != nil && p.Bid.NoTrump {
			calls = append(calls, callsNone)
		}
		if p.Bid != nil && p.Bid.Nello != "never" {
			calls = append(calls, callsNello)
		}
	}
	return calls
}

// readBid reads --bid, which must be a bid that some hand allows. Whether this one did is said but not held against it, as
// in a hand that is told on a sheet.
func (c *counting) readBid(worth scoring.Worth) (referee.Seat, int, error) {
	if c.flags.bid == "" {
		return referee.NoSeat, 0, misuse{say.Misuse{Kind: say.Missing, Flag: "--bid"}}
	}
	declarer, bid, err := c.amount("bid", c.flags.bid)
	if err != nil {
		return declarer, bid, err
	}
	lowest := 0
	for _, p := range c.rules.Phases {
		if p.Bid != nil {
			lowest = p.Bid.Lowest
		}
	}
	if highest := c.highestBid(worth, 0); bid < lowest || bid > highest {
		return declarer, bid, c.refuse(&referee.Refusal{Code: referee.BidRange, Seat: declarer, Got: bid, Min: lowest, Max: highest})
	}
	return declarer, bid, nil
}

// highestBid is the highest bid possible when these tiles are out of the hand.
func (c *counting) highestBid(worth scoring.Worth, out scoring.Set) int {
	return worth.HighestBid(c.rules.Set, out, c.rules.Deal[c.rules.Players.Min]).Total()
}
