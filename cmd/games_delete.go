package cmd

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strconv"
	"strings"

	"bones/cmd/draw"
	"bones/cmd/say"
	"bones/referee"
	"bones/referee/journal"
	"bones/scoring"

	"github.com/spf13/cobra"
)

// deletedDir is where deleted games are kept, inside the folder of the games.
const deletedDir = "deleted"

func (a *app) gamesDeleteCommand() *cobra.Command {
	var yes bool
	c := a.subcommand("games", "delete GAME", cobra.ExactArgs(1), func(c *cobra.Command, args []string) error {
		path, err := a.store.find(args[0])
		if err != nil {
			return err
		}
		if _, err := os.Stat(path); err != nil {
			return err
		}
		if !yes {
			if !a.Terminal {
				return misuse{say.Misuse{Kind: say.Missing, Flag: "--yes"}}
			}
			fmt.Fprint(a.Err, a.voice.AskDelete(filepath.Base(path)), " ")
			ctx, end := interruptible(c.Context())
			defer end()
			answer, err := a.readLine(ctx)
			if err != nil {
				return err
			}
			if !say.IsYes(answer) {
				fmt.Fprintln(a.Err, a.voice.Kept())
				return nil
			}
		}
		kept, err := setAside(path)
		if err != nil {
			return err
		}
		fmt.Fprintln(a.Out, a.voice.Deleted(kept))
		return nil
	})
	c.Flags().BoolVar(&yes, "yes", false, a.voice.Flag("yes"))
	c.ValidArgsFunction = a.completeGames
	return c
}

// setAside moves a sheet into the folder of deleted ones, under a name that is free there, and takes its lock away.
func setAside(path string) (string, error) {
	dir := filepath.Join(filepath.Dir(path), deletedDir)
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return "", err
	}
	base := strings.TrimSuffix(filepath.Base(path), sheetSuffix)
	for n := 0; ; n++ {
		name := base
		if n > 0 {
			name += "." + strconv.Itoa(n)
		}
		kept := filepath.Join(dir, name+sheetSuffix)
		// A link fails where the name is taken, a rename would not.
		err := os.Link(path, kept)
		if errors.Is(err, fs.ErrExist) {
			continue
		}
		if err != nil {
			return "", err
		}
		if err := os.Remove(path); err != nil {
			return "", err
		}
		_ = os.Remove(journal.LockPath(path))
		return kept, nil
	}
}

type statsJSON struct {
	Version int    `json:"version"`
	Ruleset string `json:"ruleset"`
	Player  string `json:"player"`
	Played  int    `json:"played"`
	Won     int    `json:"won"`
}

func (a *app) gamesStatsCommand() *cobra.Command {
	c := a.subcommand("games", "stats", cobra.NoArgs, func(*cobra.Command, []string) error { return a.stats() })
	a.jsonFlag(c)
	return c
}

// stats counts the finished games by game and player. Of a match without a winner, such as Buki, those with the most count as
// having won.
func (a *app) stats() error {
	saved, err := a.store.games()
	if err != nil {
		return err
	}
	var list []statsJSON
	row := func(ruleset, player string) *statsJSON {
		for i := range list {
			if list[i].Ruleset == ruleset && list[i].Player == player {
				return &list[i]
			}
		}
		list = append(list, statsJSON{Version: jsonVersion, Ruleset: ruleset, Player: player})
		return &list[len(list)-1]
	}
	for _, g := range saved {
		s, err := a.read(g.Path)
		if err != nil {
			continue
		}
		state, winners := s.State()
		if state == referee.Playing {
			continue
		}
		if state == referee.Ended {
			winners = leaders(s.Standing()[:s.Players])
		}
		for seat, name := range s.Header.Players {
			r := row(s.Rules.Name, name)
			r.Played++
			for _, w := range winners {
				if int(w) == seat && state != referee.Drawn {
					r.Won++
				}
			}
		}
	}
	if a.json {
		for _, r := range list {
			if err := a.printJSON(r); err != nil {
				return err
			}
		}
		return nil
	}
	if len(list) == 0 {
		fmt.Fprintln(a.Out, a.voice.NoneFinished())
		return nil
	}
	table := draw.Table{}
	for i, head := range a.voice.StatsHeads() {
		table.Columns = append(table.Columns, draw.Column{Head: head, Right: i > 1})
	}
	for _, r := range list {
		table.Rows = append(table.Rows, []string{r.Ruleset, r.Player, strconv.Itoa(r.Played), strconv.Itoa(r.Won)})
	}
	fmt.Fprint(a.Out, table.Draw(a.style(), a.width()))
	return nil
}

// leaders are the seats with the most points.
func leaders(scores []scoring.Points) []referee.Seat {
	var seats []referee.Seat
	for seat, p := range scores {
		switch {
		case len(seats) == 0 || p > scores[seats[0]]:
			seats = []referee.Seat{referee.Seat(seat)}
		case p == scores[seats[0]]:
			seats = append(seats, referee.Seat(seat))
		}
	}
	return seats
}
