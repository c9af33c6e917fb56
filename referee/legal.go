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
