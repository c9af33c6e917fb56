package cmd

import (
	"fmt"
	"os"

	"bones/cmd/draw"
	"bones/referee"

	"github.com/spf13/cobra"
)

// boardLines is how many lines of a terminal a peg board may take, so that the table still has room beside it.
const boardLines = 18

func (a *app) boardCommand() *cobra.Command {
	var svg string
	c := a.command("board [GAME]", cobra.MaximumNArgs(1), func(_ *cobra.Command, args []string) error {
		s, err := a.readGame(args)
		if err != nil {
			return err
		}
		if svg != "" {
			return a.writeBoard(svg, s.Match)
		}
		fmt.Fprintln(a.Out, a.at(s.Match).Title(0, s.Target()))
		for _, line := range a.boardPicture(s.Match) {
			fmt.Fprintln(a.Out, line)
		}
		return nil
	})
	c.ValidArgsFunction = a.completeGames
	c.Flags().StringVar(&svg, "svg", "", a.voice.Flag("svg"))
	a.gameFlag(c)
	return c
}

// boardPicture draws the score of a match as a peg board.
func (a *app) boardPicture(m *referee.Match) draw.Picture {
	board := a.board(m)
	board.MaxLines = boardLines
	return board.Draw(a.style(), a.width())
}

// board puts the pegs of a match on a board: the front one at the score, the back one where its owner was before.
func (a *app) board(m *referee.Match) draw.Board {
	v := a.at(m)
	board := draw.Board{Target: m.Target(), Skunk: m.Rules.Skunk, DoubleSkunk: m.Rules.DoubleSkunk}
	for seat, peg := range m.Pegs() {
		board.Tracks = append(board.Tracks, draw.Track{
			Name: m.Names[seat], Front: peg.Front, Back: peg.Back, Note: v.TrackNote(m, referee.Seat(seat)),
		})
	}
	return board
}

// writeBoard writes the board as SVG into a file, or, for -, to the output.
func (a *app) writeBoard(file string, m *referee.Match) error {
	v := a.at(m)
	picture := a.board(m).SVG(draw.Caption{
		Lang: string(v.Lang), Title: v.Title(0, m.Target()), Desc: v.Standing(m.Standing()[:m.Players]),
	})
	if file == "-" {
		_, err := a.Out.Write(picture)
		return err
	}
	return os.WriteFile(file, picture, 0o644)
}
