package cmd

import (
	"strings"

	"bones/cmd/say"
	"bones/referee"
	"bones/scoring"
)

// hands is what is told of each player of a count: NAME=VALUE.
type hands struct {
	names []string
	told  []string // by seat: what stands behind NAME=
}

// readHands reads NAME=VALUE of each player, in seat order. A word without a name goes on with the value before it, so that
// tiles may stand between blanks.
func (c *counting) readHands(words []string) error {
	named := 0
	for _, word := range words {
		if _, _, is := cutEquals(word); is {
			named++
		}
	}
	if most := c.rules.Players.Max; named > most {
		return c.miscount(say.Miscount{Kind: say.WrongPlayers, Count: named, Min: c.rules.Players.Min, Max: most})
	}
	for _, word := range words {
		name, value, named := cutEquals(word)
		name = strings.TrimSpace(name)
		switch {
		case !named && len(c.told) > 0:
			c.told[len(c.told)-1] += " " + word
			continue
		case !named || name == "":
			return c.miscount(say.Miscount{Kind: say.NoPlayer, Text: word})
		}
		if err := c.addPlayer(name); err != nil {
			return err
		}
		c.told = append(c.told, value)
	}
	return nil
}

// addPlayer seats a player behind the others.
func (c *counting) addPlayer(name string) error {
	c.names = append(c.names, name)
	if seat, _ := c.reader().Seat(name); int(seat) != len(c.names)-1 {
		return c.miscount(say.Miscount{Kind: say.NamedTwice, Text: name})
	}
	return nil
}

// cutEquals cuts at the first equals sign, be it as wide as it may.
func cutEquals(s string) (before, after string, found bool) {
	return strings.Cut(strings.Replace(s, "＝", "=", 1), "=")
}

func (c *counting) reader() *referee.Reader {
	return referee.NewReader(c.names, len(c.names), referee.FamilyOf(c.rules), false)
}

// wantPlayers refuses fewer or more players than the game is for.
func (c *counting) wantPlayers(least, most int) error {
	if n := len(c.names); n < least || n > most {
		return c.miscount(say.Miscount{Kind: say.WrongPlayers, Count: n, Min: c.rules.Players.Min, Max: c.rules.Players.Max})
	}
	_, err := c.rules.OverrideFor(len(c.names), c.flags.set...)
	return err
}

// seat finds the player whom a flag names.
func (c *counting) seat(name string) (referee.Seat, error) {
	seat, refusal := c.reader().Seat(name)
	if refusal != nil {
		return referee.NoSeat, c.refuse(refusal)
	}
	return seat, nil
}

// amount reads a flag that gives a player a number: Ann=20.
func (c *counting) amount(flag, text string) (referee.Seat, int, error) {
	name, value, _ := cutEquals(text)
	n, ok := referee.ParseNumber(value)
	if !ok {
		return referee.NoSeat, 0, misuse{say.Misuse{Kind: say.BadValue, Flag: "--" + flag, Text: text, Allowed: []string{"NAME=30"}}}
	}
	seat, err := c.seat(strings.TrimSpace(name))
	return seat, n, err
}

// readTiles reads tiles in any notation, all of them in the set.
func (c *counting) readTiles(text string) ([]scoring.Tile, error) {
	tiles, refusal := referee.ReadTiles(text)
	if refusal != nil {
		if say.IsCard(refusal.Text) {
			return nil, c.miscount(say.Miscount{Kind: say.CardGiven, Text: refusal.Text})
		}
		return nil, c.refuse(refusal)
	}
	for _, t := range tiles {
		if !c.rules.Set.Has(t) {
			return nil, c.refuse(&referee.Refusal{Code: referee.NotInSet, Tile: t, Seat: referee.NoSeat, Turn: referee.NoSeat})
		}
	}
	return tiles, nil
}

// readSet reads tiles of which each is there once.
func (c *counting) readSet(text string, seats ...referee.Seat) (scoring.Set, error) {
	tiles, err := c.readTiles(text)
	if err != nil {
		return 0, err
	}
	set := scoring.SetOf(tiles...)
	return set, c.wantOnce(tiles, seats...)
}

// wantOnce refuses tiles of which one stands twice, and says which.
func (c *counting) wantOnce(tiles []scoring.Tile, seats ...referee.Seat) (fault error) {
	var once, twice scoring.Set
	for _, t := range tiles {
		if once.Has(t) && !twice.Has(t) {
			fault = c.miscount(say.Miscount{Kind: say.TileDoubled, Tiles: []scoring.Tile{t}, Seats: seats})
			twice = twice.With(t)
		}
		once = once.With(t)
	}
	return fault
}

// readSets reads the tiles of every player, none of which two players have. Where may says so for what was told of a player, he
// has none, or other things are told of him.
func (c *counting) readSets(without func(told string) bool) ([]scoring.Set, error) {
	sets := make([]scoring.Set, len(c.told))
	var fault error
	for seat, told := range c.told {
		if without(told) {
			continue
		}
		set, err := c.readSet(told, referee.Seat(seat))
		if err != nil {
			fault = err
		}
		for other, theirs := range sets[:seat] {
			for t := range (set & theirs).All() {
				fault = c.miscount(say.Miscount{
					Kind: say.TileDoubled, Tiles: []scoring.Tile{t}, Seats: []referee.Seat{referee.Seat(other), referee.Seat(seat)},
				})
			}
		}
		sets[seat] = set
	}
	return sets, fault
}

// wantTiles refuses a hand of fewer or more tiles.
func (c *counting) wantTiles(seat int, n, least, most int) error {
	if n < least || n > most {
		return c.miscount(say.Miscount{Kind: say.WrongTiles, Seats: []referee.Seat{referee.Seat(seat)}, Count: n, Min: least, Max: most})
	}
	return nil
}

// means says whether what was told of a player is a word of the score sheet, in either language.
func means(told string, w referee.Word) bool {
	told = strings.TrimSpace(told)
	for _, text := range append(w.Japanese(), w.String()) {
		if strings.EqualFold(told, text) {
			return true
		}
	}
	return false
}

// hasNothing says whether what was told of a player is that he has no tile.
func hasNothing(told string) bool {
	told = strings.TrimSpace(told)
	return told == "" || strings.EqualFold(told, "nothing") || told == "なし"
}
