package cmd

import (
	"fmt"
	"strconv"

	"bones/cmd/draw"
	"bones/referee"

	"github.com/spf13/cobra"
)

func (a *app) gamesCommand() *cobra.Command {
	c := a.command("games", cobra.NoArgs, func(*cobra.Command, []string) error { return a.games() })
	a.jsonFlag(c)
	c.AddCommand(a.gamesStatsCommand(), a.gamesDeleteCommand())
	return c
}

type gameJSON struct {
	Version int           `json:"version"`
	ID      string        `json:"id"`
	File    string        `json:"file"`
	Ruleset string        `json:"ruleset,omitempty"`
	Date    string        `json:"date,omitempty"`
	Touched string        `json:"touched"`
	Players []string      `json:"players,omitempty"`
	State   referee.State `json:"state,omitempty"`
	Winners []string      `json:"winners"`
	Error   string        `json:"error,omitempty"` // why the sheet cannot be read
}

// games lists the saved games, the last touched first.
func (a *app) games() error {
	saved, err := a.store.games()
	if err != nil {
		return err
	}
	heads := a.voice.GameHeads()
	table := draw.Table{}
	for _, head := range heads {
		table.Columns = append(table.Columns, draw.Column{Head: head, Wrap: true})
	}
	for i, g := range saved {
		s, err := a.read(g.Path)
		j := gameJSON{Version: jsonVersion, ID: g.ID, File: g.Path, Touched: g.Touched.UTC().Format("2006-01-02T15:04:05Z"), Winners: []string{}}
		row := []string{strconv.Itoa(i + 1), g.ID, g.Touched.Format("2006-01-02"), "", ""}
		if err != nil {
			j.Error = err.Error()
			row[4] = a.voice.Unreadable()
		} else {
			v := a.at(s.Match)
			state, winners := s.State()
			j.Ruleset, j.Date, j.Players, j.State, j.Winners = s.Header.Ruleset, s.Header.Date, s.Header.Players, state, namesOf(s.Names, winners)
			if s.Header.Date != "" {
				row[2] = s.Header.Date
			}
			row[3] = v.Players(s.Players)
			row[4] = v.State(state, winners)
		}
		if a.json {
			if err := a.printJSON(j); err != nil {
				return err
			}
		}
		table.Rows = append(table.Rows, row)
	}
	if a.json {
		return nil
	}
	if len(saved) == 0 {
		fmt.Fprintln(a.Out, a.voice.NoGames())
		return nil
	}
	fmt.Fprint(a.Out, table.Draw(a.style(), a.width()))
	return nil
}
