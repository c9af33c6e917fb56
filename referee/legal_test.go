package referee

import "bones/scoring"

// AppendPlays appends every play that a hand allows the player on turn, each with the end it needs where it needs one; where
// tiles are taken from a pile, whatever the hand, every place he can take from. They are the candidates that pass the checks
// a typed play has to pass, so help and verdict cannot differ.
func (t *Table) AppendPlays(plays []Event, hand scoring.Set) []Event {
	switch p := t.phase().(type) {
	case *tricks:
		return p.appendPlays(t, plays, hand)
	case *pegging:
		return p.appendPlays(t, plays, hand)
	case *collect:
		return p.appendTakes(t, plays)
	}
	c, ok := t.phase().(*chain)
	if !ok {
		return plays
	}
	e := blank()
	e.Word, e.Seat = Play, c.turn(t)
	if c.params.Staked && e.Seat != NoSeat && t.owesStake(e.Seat) {
		return plays
	}
	for tile := range hand.All() {
		e.Tile, e.On = tile, -1
		switch _, code := c.side(t, e.Seat, tile, -1); code {
		case "":
			plays = append(plays, e)
		case WhichEnd:
			for _, end := range c.open {
				e.On = int8(end)
				plays = append(plays, e)
			}
		}
	}
	return plays
}

// appendPlays appends what a hand allows the player on turn, as legal leads or replies.
func (p *tricks) appendPlays(t *Table, plays []Event, hand scoring.Set) []Event {
	k := &t.tricks
	e := blank()
	e.Word = Play
	if k.led != scoring.NoTile {
		hand = p.suits.replies(p.params.Ladder, k.led, k.suit, hand)
	}
	for tile := range hand.All() {
		e.Seat, e.Tile, e.On, e.As = p.turn(t), tile, -1, false
		if p.judgePlay(t, &e) != nil {
			continue
		}
		plays = append(plays, e)
		if low := tile.Low(); k.led == scoring.NoTile && !tile.IsDouble() && t.rules.LeadSuit == "choice" && !p.suits.isTrump(tile) {
			e.On, e.As = int8(low), true
			plays = append(plays, e)
		}
	}
	return plays
}

// appendPlays appends the plays that a hand allows the player on turn.
func (p *pegging) appendPlays(t *Table, plays []Event, hand scoring.Set) []Event {
	e := blank()
	e.Word, e.Seat = Play, p.turn(t)
	for tile := range hand.All() {
		if e.Tile = tile; p.judgePlay(t, &e) == nil {
			plays = append(plays, e)
		}
	}
	return plays
}

// appendTakes appends the taking of every free tile.
func (c *collect) appendTakes(t *Table, takes []Event) []Event {
	if c.owesTakingOut(t) {
		return takes
	}
	e := blank()
	e.Word, e.Seat = Takes, c.turn(t)
	for row := range c.params.Rows {
		for position := range row + 1 {
			if c.isFree(t, row, position) {
				e.Number = (row+1)*10 + position + 1
				takes = append(takes, e)
			}
		}
	}
	return takes
}
