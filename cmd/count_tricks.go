package cmd

import (
	"slices"
	"strconv"
	"strings"

	"bones/cmd/draw"
	"bones/cmd/say"
	"bones/referee"
	"bones/scoring"
)

type tricksJSON struct {
	Version    int                       `json:"version"`
	Trump      *int                      `json:"trump"` // null where there is none
	Won        map[string]int            `json:"won"`   // tricks
	Tricks     []entryJSON               `json:"tricks"`
	Points     map[string]scoring.Points `json:"points"`
	Bid        int                       `json:"bid,omitempty"`
	Declarer   string                    `json:"declarer,omitempty"`
	Nello      bool                      `json:"nello,omitempty"`
	HighestBid int                       `json:"highest_bid,omitempty"`
	Award      *awardJSON                `json:"award"` // null where what was told does not decide it
}

type awardJSON struct {
	Player *string        `json:"player"` // null for nobody
	Points int            `json:"points"`
	Reason referee.Reason `json:"reason"`
}

// mostNamed is how many missing tiles are named; of more it is enough to say how many.
const mostNamed = 10

// piles is what both players, or one of them, have won.
type piles struct {
	tiles []scoring.Set
	worth []scoring.Entries
}

func (p *piles) both() bool { return len(p.tiles) == 2 }

// all are the tiles that have been told, whoever won them.
func (p *piles) all() scoring.Set {
	var all scoring.Set
	for _, tiles := range p.tiles {
		all |= tiles
	}
	return all
}

// side is what a player made.
func (p *piles) side(seat referee.Seat) scoring.Side {
	return scoring.Side{Points: p.worth[seat].Total(), Tricks: p.tricks(seat)}
}

func (p *piles) tricks(seat referee.Seat) int { return p.tiles[seat].Len() / 2 }

// readPiles reads the tiles that one player or both have won. Both together must be all that can have been won; where every
// tile of the set is, those are named that are missing.
func (c *counting) readPiles(words []string, closed bool) (*piles, error) {
	if err := c.readHands(words); err != nil {
		return nil, err
	}
	if err := c.wantPlayers(1, 2); err != nil {
		return nil, err
	}
	sets, err := c.readSets(hasNothing)
	if err != nil {
		return nil, err
	}
	least, most := referee.TilesWon(c.rules, closed)
	for seat, set := range sets {
		if n := set.Len(); n%2 != 0 {
			err = c.refuse(&referee.Refusal{Code: referee.BadCount, Detail: referee.OddPile, Seat: referee.Seat(seat), Got: n})
		} else if n > most {
			err = c.wantTiles(seat, n, 0, most)
		}
	}
	p := &piles{tiles: sets, worth: make([]scoring.Entries, len(sets))}
	switch n := p.all().Len(); {
	case !p.both() || n >= least && n <= most:
	case least == c.rules.Set.Len() && least-n <= mostNamed:
		err = c.refuse(&referee.Refusal{Code: referee.BadCount, Detail: referee.OnNoPile, Tiles: (c.rules.Set &^ p.all()).Tiles()})
	case err == nil:
		err = c.miscount(say.Miscount{Kind: say.WrongPiles, Count: n, Min: least, Max: most})
	}
	return p, err
}

// readTrump reads --trump: a suit of the set, or one of the words.
func (c *counting) readTrump(words ...string) (suit int, word string, err error) {
	text := strings.ToLower(strings.TrimSpace(c.flags.trump))
	if text == "" {
		return 0, "", misuse{say.Misuse{Kind: say.Missing, Flag: "--trump"}}
	}
	if slices.Contains(words, text) {
		return scoring.NoTrump, text, nil
	}
	suits := referee.Numbers(c.rules)
	if n, ok := referee.ParseNumber(text); ok && slices.Contains(suits, n) {
		return n, "", nil
	}
	var allowed []string
	for _, n := range suits {
		allowed = append(allowed, strconv.Itoa(n))
	}
	return 0, "", misuse{say.Misuse{Kind: say.BadValue, Flag: "--trump", Text: c.flags.trump, Allowed: append(allowed, words...)}}
}

// printPiles shows what each player has won and what it counts.
func (c *counting) printPiles(p *piles) {
	v := c.says()
	for seat, worth := range p.worth {
		if seat > 0 {
			c.print(draw.Picture{""})
		}
		c.printLine(v.Pile(referee.Seat(seat), p.tricks(referee.Seat(seat))))
		c.printTable(v.Worth(worth))
	}
	c.print(draw.Picture{""})
}

// tricksJSON is what there is to say of the piles.
func (c *counting) tricksJSON(p *piles, trump int) tricksJSON {
	j := tricksJSON{Version: jsonVersion, Won: map[string]int{}, Tricks: []entryJSON{}, Points: map[string]scoring.Points{}}
	if trump != scoring.NoTrump {
		j.Trump = &trump
	}
	for seat, worth := range p.worth {
		name := c.names[seat]
		j.Won[name] = p.tricks(referee.Seat(seat))
		j.Points[name] = scoring.Whole(worth.Total())
		for _, e := range worth {
			j.Tricks = append(j.Tricks, entryJSON{
				Player: name, Points: scoring.Whole(e.Points), Reason: referee.Reason(e.Kind), Tiles: tileTexts(e.Tiles.Tiles()),
			})
		}
	}
	return j
}

func (c *counting) awardJSON(a scoring.Award) *awardJSON {
	return &awardJSON{Player: nameOf(c.names, a.Winner), Points: a.Points, Reason: referee.Reason(a.Kind)}
}
