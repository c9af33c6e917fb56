package cmd

import (
	"strconv"
	"strings"

	"bones/cmd/draw"
	"bones/cmd/say"
	"bones/referee"
	"bones/scoring"
)

type pipsJSON struct {
	Version int                       `json:"version"`
	End     scoring.Kind              `json:"end"`
	Winner  *string                   `json:"winner"`
	Points  map[string]scoring.Points `json:"points"`
	Entries []leftJSON                `json:"entries"`
}

type leftJSON struct {
	Player string   `json:"player"`
	Tiles  []string `json:"tiles,omitempty"`
	Points int      `json:"points"`
}

// countPips settles a hand of a chain game: one player is out, or all have tiles and the hand is blocked.
func (a *app) countPips(k counting, args []string) error {
	list, err := shares(args, k.rules)
	if err != nil {
		return err
	}
	out := referee.NoSeat
	var taken scoring.Set
	var names []string
	hands := make([]scoring.Left, len(list))
	for seat, s := range list {
		names = append(names, s.name)
		number, told := strings.CutPrefix(s.value, "=")
		switch {
		case strings.EqualFold(s.value, "out") || s.value == "上がり":
			if out != referee.NoSeat {
				return misuse{say.Misuse{Kind: say.BadValue, Flag: s.name, Text: s.value}}
			}
			out = referee.Seat(seat)
		case told:
			n, err := strconv.Atoi(number)
			if err != nil || n < 0 || n > k.rules.Set.Pips() {
				return misuse{say.Misuse{Kind: say.BadValue, Flag: s.name, Text: s.value}}
			}
			hands[seat] = scoring.LeftPips(n)
		default:
			tiles, err := tilesOf(s.value, k.rules, &taken)
			if err != nil {
				return err
			}
			if most := k.rules.Deal[len(list)]; len(tiles) > most || len(tiles) == 0 {
				return miscount{say.Miscount{Kind: say.WrongTiles, Seats: []referee.Seat{referee.Seat(seat)}, Count: len(tiles), Min: 1, Max: most}}
			}
			hands[seat] = scoring.LeftTiles(scoring.SetOf(tiles...))
		}
	}
	settlement := scoring.SettleBlocked(hands)
	if out != referee.NoSeat {
		settlement = scoring.SettleDomino(out, hands)
	}
	if a.json {
		j := pipsJSON{Version: jsonVersion, End: settlement.Kind, Winner: nameOf(names, settlement.Winner), Points: map[string]scoring.Points{}, Entries: []leftJSON{}}
		for _, name := range names {
			j.Points[name] = 0
		}
		for _, e := range settlement.Entries {
			j.Entries = append(j.Entries, leftJSON{names[e.Seat], tileTexts(e.Left.Tiles.Tiles()), e.Points})
		}
		if settlement.Winner != referee.NoSeat {
			j.Points[names[settlement.Winner]] = scoring.Whole(settlement.Total())
		}
		return a.printJSON(j)
	}
	v := say.Voice{Lang: a.voice.Lang, Names: names, Rules: k.rules}
	var table draw.Table = v.Settlement(settlement)
	a.print(table.Draw(a.style(), a.width()))
	return nil
}
