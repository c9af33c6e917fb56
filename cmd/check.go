package cmd

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"strconv"

	"bones/cmd/draw"
	"bones/cmd/say"
	"bones/referee"
	"bones/rulesets"

	"github.com/spf13/cobra"
)

func (a *app) checkCommand() *cobra.Command {
	var audit bool
	c := a.command("check FILE…", cobra.MinimumNArgs(1), func(_ *cobra.Command, files []string) error {
		worst := exitOK
		for _, file := range files {
			worst = max(worst, a.exit(a.check(file, audit, len(files) > 1)))
		}
		return status(worst)
	})
	c.Flags().BoolVar(&audit, "audit", false, a.voice.Flag("audit"))
	a.jsonFlag(c)
	a.openFlag(c)
	return c
}

// jsonFlag adds --json.
func (a *app) jsonFlag(c *cobra.Command) {
	c.Flags().BoolVar(&a.json, "json", false, a.voice.Flag("json"))
}

// openFlag adds --open, which shows what the table keeps secret.
func (a *app) openFlag(c *cobra.Command) {
	c.Flags().BoolVar(&a.open, "open", false, a.voice.Flag("open"))
}

// check replays one sheet and reports on it. errNo says that it has an error or an unsettled foul.
func (a *app) check(file string, audit, several bool) error {
	s, err := a.read(file)
	if err != nil {
		var problems rulesets.Problems
		if a.json && errors.As(err, &problems) && !unreadable(problems) {
			return a.checkHeaderJSON(file, problems)
		}
		return err
	}
	v := a.at(s.Match)
	bad := len(s.Refused) > 0
	for _, f := range s.Fouls() {
		bad = bad || !s.IsSettled(f)
	}
	if s.Header.Differs(s.Rules) {
		fmt.Fprintln(a.Err, v.RulesDiffer())
	}
	if s.Torn != "" {
		fmt.Fprintln(a.Err, v.Torn(s.Torn))
	}
	if a.json {
		if err := a.printJSON(report(s, v, audit, a.open)); err != nil {
			return err
		}
	} else {
		a.checkText(s, v, audit, several)
	}
	if bad {
		return errNo
	}
	return nil
}

// read replays a sheet from a file or, for -, from standard input.
func (a *app) read(file string) (*referee.Sheet, error) {
	if file == "-" {
		return referee.ReadSheet("-", a.In, a.library(file))
	}
	return referee.OpenSheet(file, a.library(file), true)
}

// checkHeaderJSON reports a sheet whose header cannot be played.
func (a *app) checkHeaderJSON(file string, problems rulesets.Problems) error {
	r := checkJSON{Version: jsonVersion, File: file, Winners: []string{}, Errors: a.problemsJSON(problems), Fouls: []foulJSON{}}
	if err := a.printJSON(r); err != nil {
		return err
	}
	return errNo
}

func (a *app) problemsJSON(problems rulesets.Problems) []errorJSON {
	list := []errorJSON{}
	for _, p := range problems {
		list = append(list, errorJSON{p.Line, p.Column, referee.Code(p.Code), a.voice.ProblemSentence(p)})
	}
	return list
}

// printJSON prints a value on a line, harmless on a terminal too.
func (a *app) printJSON(value any) error {
	var text bytes.Buffer
	e := json.NewEncoder(&text)
	e.SetEscapeHTML(false)
	if err := e.Encode(value); err != nil {
		return err
	}
	_, err := a.Out.Write(draw.SafeJSON(text.Bytes()))
	return err
}

// checkText reports a sheet in words: what is wrong first, then each hand, then the standing.
func (a *app) checkText(s *referee.Sheet, v say.Voice, audit, several bool) {
	if several {
		fmt.Fprintln(a.Out, v.Heading(s.Name))
	}
	for _, r := range s.Refused {
		fmt.Fprintln(a.Out, v.RefusalAt(s.Name, r))
	}
	for _, f := range s.Fouls() {
		fmt.Fprintln(a.Out, v.FoulReportAt(s.Name, f, s.LineText, s.IsSettled(f)))
	}
	a.printHands(s, v)
	if a.open && s.IsSecret() {
		points, _ := s.SecretPoints()
		fmt.Fprintln(a.Out, v.Labels().DealPoints+": "+v.Standing(wholes(points)))
	}
	if audit {
		for _, f := range s.Findings() {
			fmt.Fprintln(a.Out, v.Finding(f))
		}
	}
	fmt.Fprintln(a.Out, v.StandingLine(s.Standing()[:len(s.Names)], s.Target()))
	fmt.Fprintln(a.Out, v.Outcome(s.Match))
}

// printHands tells every hand: how it ended, and what it scored.
func (a *app) printHands(s *referee.Sheet, v say.Voice) {
	table := draw.Table{Columns: []draw.Column{{Right: true}, {Wrap: true}, {Wrap: true}}}
	for h, made := range byHand(s.Match) {
		table.Rows = append(table.Rows, []string{strconv.Itoa(h.Number), v.HandEnd(h), v.Made(made)})
	}
	io.WriteString(a.Out, table.Draw(a.style(), a.width()).String())
}
