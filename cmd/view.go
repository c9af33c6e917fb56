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

	// What lies open, by the game's family: all its keys, empty or null where nothing lies there yet.
	*chainJSON
	*bankJSON
	*countJSON
	*trickTableJSON
	*secretJSON
	*pileJSON
}

type chainJSON struct {
	Layout []string  `json:"layout"`
	Ends   []endJSON `json:"ends"`
}

// bankJSON is of a chain game that is played for stakes.
type bankJSON struct {
	Bank   *string     `json:"bank"`
	Stakes []stakeJSON `json:"stakes"`
}

type countJSON struct {
	Count   *int     `json:"count"` // null outside the play to it
	Tiles   []string `json:"tiles"` // of this count
	Starter *string  `json:"starter"`
}

// trickTableJSON is of a hand of tricks that is played; one that is only told has nothing open.
type trickTableJSON struct {
	Trump  *int           `json:"trump"`
	Trick  *trickJSON     `json:"trick"`
	Tricks map[string]int `json:"tricks"` // won so far
	Stock  int            `json:"stock"`
}

// secretJSON, with --open, is what each has won in a deal that keeps it secret.
type secretJSON struct {
	Points map[string]scoring.Points `json:"points"`
	Won    map[string][]string       `json:"won"`
}

// pileJSON is row by row, each place free, covered or taken.
type pileJSON struct {
	Pile [][]string `json:"pile"`
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
	switch s.Family() {
	case referee.ChainFamily:
		j.chainJSON = chainToJSON(s.Match)
		if s.Rules.Payout > 0 { // for stakes
			j.bankJSON = bankToJSON(s.Match)
		}
	case referee.CribbageFamily:
		j.countJSON = countToJSON(s.Match)
	case referee.TrickFamily:
		if t, _ := s.Tricks(); t.Dealt {
			j.trickTableJSON = tricksToJSON(s.Names, t)
		}
		if open && s.IsSecret() {
			j.secretJSON = secretToJSON(s.Match)
		}
	case referee.CollectFamily:
		j.pileJSON = pileToJSON(s.Match)
	}
	return j
}

func chainToJSON(m *referee.Match) *chainJSON {
	j := &chainJSON{Layout: []string{}, Ends: []endJSON{}}
	if line, open, ok := m.Line(); ok {
		for _, laid := range line {
			j.Layout = append(j.Layout, string([]byte{'0' + byte(laid.End), '-', '0' + byte(laid.Open)}))
		}
		j.Ends = append(j.Ends, endJSON{line[0].Tile.String(), open[0]}, endJSON{line[len(line)-1].Tile.String(), open[1]})
	}
	return j
}

func bankToJSON(m *referee.Match) *bankJSON {
	j := &bankJSON{Bank: nameOf(m.Names, m.Bank()), Stakes: []stakeJSON{}}
	for _, stake := range m.Stakes() {
		j.Stakes = append(j.Stakes, stakeJSON{m.Names[stake.Owner], m.Names[stake.On], stake.Chips, stake.Carried})
	}
	return j
}

func countToJSON(m *referee.Match) *countJSON {
	j := &countJSON{Tiles: []string{}}
	if starter := tileText(m.Starter()); starter != "" {
		j.Starter = &starter
	}
	if count, tiles, ok := m.Count(); ok {
		j.Count, j.Tiles = &count, tileTexts(tiles)
	}
	return j
}

func tricksToJSON(names []string, t referee.TrickTable) *trickTableJSON {
	j := &trickTableJSON{Tricks: map[string]int{}, Stock: t.Stock}
	if t.Trump != scoring.NoTrump {
		j.Trump = &t.Trump
	}
	if t.Led != scoring.NoTile {
		j.Trick = &trickJSON{names[t.Leader], t.Led.String(), t.Suit}
	}
	for seat, n := range t.Won {
		j.Tricks[names[seat]] = n
	}
	return j
}

func secretToJSON(m *referee.Match) *secretJSON {
	points, _ := m.SecretPoints()
	j := &secretJSON{Points: byName(m.Names[:m.Players], wholes(points)), Won: map[string][]string{}}
	for seat, name := range m.Names[:m.Players] {
		j.Won[name] = tileTexts(m.SecretPile(referee.Seat(seat)))
	}
	return j
}

func pileToJSON(m *referee.Match) *pileJSON {
	j := &pileJSON{Pile: [][]string{}}
	for _, row := range m.Pile() {
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
