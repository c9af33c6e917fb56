package cmd

import (
	"slices"

	"bones/cmd/draw"
	"bones/cmd/say"
	"bones/referee"
	"bones/scoring"
)

type majorityJSON struct {
	Version int                       `json:"version"`
	Numbers []numberJSON              `json:"numbers"`
	Scores  map[string]scoring.Points `json:"scores"`
	Winners []string                  `json:"winners"`
}

type numberJSON struct {
	Number  int         `json:"number"`
	Players []placeJSON `json:"players"`
}

type placeJSON struct {
	Player string `json:"player"`
	Count  int    `json:"count"`
	Place  int    `json:"place"`
	Points int    `json:"points"`
}

// majority ranks the players for each number by how many of the tiles they have collected bear it.
func (c *counting) majority(words []string) error {
	if err := c.readHands(words); err != nil {
		return err
	}
	if err := c.wantPlayers(c.rules.Players.Min, c.rules.Players.Max); err != nil {
		return err
	}
	sets, err := c.readCollected()
	if err != nil {
		return err
	}
	ranking, _ := referee.MajorityOf(c.rules)
	var ranks [][]scoring.Place
	sums := make([]scoring.Points, len(sets))
	for _, number := range referee.Numbers(c.rules) {
		counts := make([]int, len(sets))
		for seat, set := range sets {
			counts[seat] = scoring.CountNumbers(set, c.rules.DoubleCounts)[number]
		}
		places := ranking.Rank(number, counts)
		for _, p := range places {
			sums[p.Seat] += scoring.Whole(p.Points)
		}
		ranks = append(ranks, places)
	}
	var winners []referee.Seat
	for seat, sum := range sums {
		if sum == slices.Max(sums) {
			winners = append(winners, referee.Seat(seat))
		}
	}
	if c.json {
		return c.printJSON(c.majorityJSON(ranks, sums, winners))
	}
	c.printRanks(ranks)
	c.printLine(c.says().Result(referee.Won, winners))
	return nil
}

// readCollected reads the tiles of every player: the same number for each, and together all that were not taken out.
func (c *counting) readCollected() ([]scoring.Set, error) {
	sets, err := c.readSets(hasNothing)
	if err != nil {
		return nil, err
	}
	takenOut := 0
	for _, p := range c.rules.Phases {
		if p.Collect != nil {
			takenOut = p.Collect.TakeOut[len(sets)]
		}
	}
	missing := c.rules.Set
	share := (missing.Len() - takenOut) / len(sets)
	for seat, set := range sets {
		missing &^= set
		if fault := c.wantTiles(seat, set.Len(), share, share); fault != nil {
			err = fault
		}
	}
	if missing.Len() > takenOut {
		err = c.miscount(say.Miscount{Kind: say.NobodyHas, Tiles: missing.Tiles(), Count: takenOut})
	}
	return sets, err
}

// printRanks shows the places for each number, as many players side by side as there is room for.
func (c *counting) printRanks(ranks [][]scoring.Place) {
	v := c.says()
	players := len(c.names)
	beside := players
	for beside > 1 && !v.Majority(firstPlayers(ranks, 0, beside)).Fits(c.width()) {
		beside--
	}
	for from := 0; from < players; from += beside {
		if from > 0 {
			c.print(draw.Picture{""})
		}
		c.print(v.Majority(firstPlayers(ranks, from, min(beside, players-from))).Draw(c.style(), c.width()))
	}
	c.print(draw.Picture{""})
}

// firstPlayers is the part of a ranking that concerns so many players from a seat.
func firstPlayers(ranks [][]scoring.Place, from, n int) [][]scoring.Place {
	var part [][]scoring.Place
	for _, places := range ranks {
		part = append(part, places[from:from+n])
	}
	return part
}

func (c *counting) majorityJSON(ranks [][]scoring.Place, sums []scoring.Points, winners []referee.Seat) majorityJSON {
	j := majorityJSON{Version: jsonVersion, Scores: byName(c.names, sums), Winners: namesOf(c.names, winners)}
	for _, places := range ranks {
		number := numberJSON{Number: places[0].Number}
		for _, p := range places {
			number.Players = append(number.Players, placeJSON{c.names[p.Seat], p.Count, p.Place, p.Points})
		}
		j.Numbers = append(j.Numbers, number)
	}
	return j
}
