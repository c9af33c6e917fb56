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
}

type endJSON struct {
	Tile string `json:"tile"`
	Open int    `json:"open"`
}

func tableJSON(s *referee.Sheet) tableViewJSON {
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
	log, entries, faceDown := s.Log(), s.Entries(), a.faceDown(s.Match)
	for i, e := range log {
		j := eventJSON{Version: jsonVersion, Number: len(log) - i, Line: e.Line, Entries: []entryJSON{}}
		if !faceDown(i) {
			j.Event = s.Text(e)
		}
		for _, entry := range entries {
			if entry.Line == e.Line {
				j.Entries = append(j.Entries, entryToJSON(s.Names, entry))
			}
		}
		if err := a.printJSON(j); err != nil {
			return err
		}
	}
	return nil
}
