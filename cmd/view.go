package cmd

import (
	"bones/referee"
	"bones/scoring"
)

// show --json and log --json: what lies open, and nothing else.

type tableViewJSON struct {
	Version  int                       `json:"version"`
	Ruleset  string                    `json:"ruleset"`
	Players  []string                  `json:"players"`
	Target   int                       `json:"target,omitempty"`
	Hand     int                       `json:"hand,omitempty"`
	Turn     *string                   `json:"turn"`
	Expects  []string                  `json:"expects"`
	Left     map[string]int            `json:"left,omitempty"`
	Standing map[string]scoring.Points `json:"standing"`
	State    referee.State             `json:"state"`
	Winners  []string                  `json:"winners"`

	// Chain.
	Layout []string  `json:"layout,omitempty"`
	Ends   []endJSON `json:"ends,omitempty"`
	// Chain with stakes.
	Bank   string      `json:"bank,omitempty"`
	Stakes []stakeJSON `json:"stakes,omitempty"`
	// Cribbage.
	Count   *int     `json:"count,omitempty"`
	Tiles   []string `json:"tiles,omitempty"` // of this count
	Starter string   `json:"starter,omitempty"`
	// Tricks.
	Trump  *int           `json:"trump,omitempty"`
	Trick  *trickJSON     `json:"trick,omitempty"`
	Tricks map[string]int `json:"tricks,omitempty"` // won so far
	Stock  *int           `json:"stock,omitempty"`
	// Tricks, with --open: what each has won in a deal that keeps it secret.
	Points map[string]scoring.Points `json:"points,omitempty"`
	Won    map[string][]string       `json:"won,omitempty"`
	// Collect: row by row, each place free, covered or taken.
	Pile [][]string `json:"pile,omitempty"`
}

type stakeJSON struct {
	Player  string `json:"player"`
	On      string `json:"on"`
	Chips   int    `json:"chips"`
	Carried int    `json:"carried,omitempty"`
}

type trickJSON struct {
	Leader string `json:"leader"`
	Tile   string `json:"tile"`
	Suit   int    `json:"suit"`
}

type endJSON struct {
	Tile string `json:"tile"`
	Open int    `json:"open"`
}

func tableJSON(s *referee.Sheet, open bool) tableViewJSON {
	state, winners := s.State()
	j := tableViewJSON{
		Version: jsonVersion, Ruleset: s.Header.Ruleset, Players: s.Names[:s.Players], Target: s.Target(), Hand: s.HandNumber(),
		Turn: nameOf(s.Names, s.Turn()), Expects: []string{}, Standing: byName(s.Names, s.Standing()), State: state, Winners: namesOf(s.Names, winners),
	}
	for _, w := range s.Expects() {
		j.Expects = append(j.Expects, w.String())
	}
	if s.Family() != referee.BoardFamily {
		j.Left = map[string]int{}
		for seat, n := range s.Left() {
			j.Left[s.Names[seat]] = n
		}
	}
	if line, open, ok := s.Line(); ok {
		for _, laid := range line {
			j.Layout = append(j.Layout, string([]byte{'0' + byte(laid.End), '-', '0' + byte(laid.Open)}))
		}
		j.Ends = []endJSON{{line[0].Tile.String(), open[0]}, {line[len(line)-1].Tile.String(), open[1]}}
	}
	if m := s.Match; m.Bank() != referee.NoSeat {
		j.Bank = s.Names[m.Bank()]
		for _, stake := range m.Stakes() {
			j.Stakes = append(j.Stakes, stakeJSON{s.Names[stake.Owner], s.Names[stake.On], stake.Chips, stake.Carried})
		}
	}
	if s.Family() == referee.CribbageFamily {
		j.Starter = tileText(s.Starter())
		if count, tiles, ok := s.Count(); ok {
			j.Count, j.Tiles = &count, tileTexts(tiles)
		}
	}
	if t, ok := s.Tricks(); ok && t.Dealt {
		if t.Trump != scoring.NoTrump {
			j.Trump = &t.Trump
		}
		if t.Led != scoring.NoTile {
			j.Trick = &trickJSON{s.Names[t.Leader], t.Led.String(), t.Suit}
		}
		j.Stock, j.Tricks = &t.Stock, map[string]int{}
		for seat, n := range t.Won {
			j.Tricks[s.Names[seat]] = n
		}
	}
	if open && s.IsSecret() {
		points, _ := s.SecretPoints()
		j.Points, j.Won = byName(s.Names[:s.Players], wholes(points)), map[string][]string{}
		for seat, name := range s.Names[:s.Players] {
			j.Won[name] = tileTexts(s.SecretPile(referee.Seat(seat)))
		}
	}
	for _, row := range s.Pile() {
		places := []string{}
		for _, spot := range row {
			places = append(places, [...]string{referee.SpotTaken: "taken", referee.SpotCovered: "covered", referee.SpotFree: "free"}[spot])
		}
		j.Pile = append(j.Pile, places)
	}
	return j
}

type eventJSON struct {
	Version int         `json:"version"`
	Number  int         `json:"number"` // counted from the last, as fix, drop and insert count
	Line    int         `json:"line"`
	Event   string      `json:"event,omitempty"` // left out of a trick that lies face down
	Entries []entryJSON `json:"entries"`
}

// logJSON prints the events, one object a line, the first of the match first.
func (a *app) logJSON(s *referee.Sheet) error {
	log, made, faceDown := s.Log(), s.Made(), a.faceDown(s.Match)
	for i, e := range log {
		j := eventJSON{Version: jsonVersion, Number: len(log) - i, Line: e.Line, Entries: []entryJSON{}}
		if !faceDown[i] {
			j.Event = s.Text(e)
		}
		for _, entry := range made[i] {
			j.Entries = append(j.Entries, entryToJSON(s.Names, entry))
		}
		if err := a.printJSON(j); err != nil {
			return err
		}
	}
	return nil
}
