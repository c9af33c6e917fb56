package cmd

import (
	"fmt"

	"bones/referee"

	"github.com/spf13/cobra"
)

func (a *app) showCommand() *cobra.Command {
	c := a.command("show [GAME]", cobra.MaximumNArgs(1), func(_ *cobra.Command, args []string) error {
		s, err := a.readGame(args)
		if err != nil {
			return err
		}
		if a.json {
			return a.printJSON(tableJSON(s, a.open))
		}
		for _, line := range a.picture(s.Match) {
			fmt.Fprintln(a.Out, line)
		}
		if line := a.at(s.Match).MayEnter(s.Match); line != "" {
			fmt.Fprintln(a.Out, line)
		}
		return nil
	})
	c.ValidArgsFunction = a.completeGames
	a.gameFlag(c)
	a.jsonFlag(c)
	a.openFlag(c)
	return c
}

// readGame opens a game to look at it.
func (a *app) readGame(args []string) (*referee.Sheet, error) {
	path, err := a.store.find(a.gameArgument(args))
	if err != nil {
		return nil, err
	}
	s, err := a.read(path)
	if err == nil && s.Torn != "" {
		fmt.Fprintln(a.Err, a.at(s.Match).Torn(s.Torn))
	}
	return s, err
}

func (a *app) logCommand() *cobra.Command {
	c := a.command("log [GAME]", cobra.MaximumNArgs(1), func(_ *cobra.Command, args []string) error {
		s, err := a.readGame(args)
		if err != nil {
			return err
		}
		if a.json {
			return a.logJSON(s)
		}
		for _, line := range a.logLines(s.Match) {
			fmt.Fprintln(a.Out, line)
		}
		return nil
	})
	c.ValidArgsFunction = a.completeGames
	a.gameFlag(c)
	a.jsonFlag(c)
	a.openFlag(c)
	return c
}
