package cmd

import (
	"bytes"
	"context"
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"

	"bones/cmd/say"
	"bones/referee"
	"bones/rulesets"
	"bones/scoring"
)

func isPath(ruleset string) bool {
	return strings.ContainsAny(ruleset, `/\`) || strings.HasSuffix(ruleset, ".yaml")
}

// libraryFor finds rulesets for a game that is to begin.
func (a *app) libraryFor(s setup) rulesets.Library {
	if s.sheet != "" {
		return a.library(s.sheet)
	}
	return a.store.library(a.store.gamesDir())
}

// keepRules puts a copy of rules that came from a file beside the sheets of the store and returns how a sheet names it.
func (a *app) keepRules(rules *rulesets.Rules, dir string) (string, error) {
	text := rules.YAML()
	for n := 1; ; n++ {
		name := rules.Name + "-" + strconv.Itoa(n) + ".yaml"
		path := filepath.Join(dir, name)
		if old, err := os.ReadFile(path); err == nil {
			if bytes.Equal(old, text) {
				return name, nil
			}
			continue
		}
		if err := os.MkdirAll(dir, 0o755); err != nil {
			return "", err
		}
		return name, os.WriteFile(path, text, 0o644)
	}
}

// carried reads Ann=24 for every player who brings points along.
func carried(list, players []string) ([]scoring.Points, error) {
	if len(list) == 0 {
		return nil, nil
	}
	carry := make([]scoring.Points, len(players))
	named := make([]bool, len(players))
	for _, item := range list {
		name, value, ok := strings.Cut(item, "=")
		seat := -1
		for i, player := range players {
			if player == name {
				seat = i
			}
		}
		number, err := strconv.ParseFloat(value, 64)
		if !ok || seat < 0 || named[seat] || err != nil || number*2 != float64(int(number*2)) {
			return nil, misuse{say.Misuse{Kind: say.BadValue, Flag: "carry", Text: item, Allowed: []string{"Ann=24"}}}
		}
		named[seat] = true
		carry[seat] = scoring.Halves(int(number * 2))
	}
	return carry, nil
}

// lastGame is the saved game last touched.
func (a *app) lastGame() (*referee.Sheet, error) {
	path, err := a.store.find("")
	if err != nil {
		return nil, err
	}
	return a.read(path)
}

// sameAgain takes ruleset, players and house rules of the last game.
func (a *app) sameAgain(s *setup) error {
	last, err := a.lastGame()
	if err != nil {
		return err
	}
	if s.ruleset == "" {
		s.ruleset = last.Header.Ruleset
		if isPath(s.ruleset) {
			s.ruleset = filepath.Join(filepath.Dir(last.Name), s.ruleset)
		}
		for _, h := range last.Header.House {
			s.set = append([]string{h.Key + "=" + h.Value}, s.set...)
		}
	}
	if len(s.players) == 0 {
		s.players = last.Header.Players
	}
	return nil
}

// ask completes what the command line left out: at a terminal by questions, where the players of the last game are typed
// already, elsewhere it is an error.
func (a *app) ask(ctx context.Context, s *setup) error {
	if s.ruleset != "" && len(s.players) > 0 {
		return nil
	}
	if !a.Terminal {
		missing := "players"
		if s.ruleset == "" {
			missing = "RULESET"
		}
		return misuse{say.Misuse{Kind: say.Missing, Flag: missing}}
	}
	if s.ruleset == "" {
		if err := a.askRules(ctx, s); err != nil {
			return err
		}
	}
	if len(s.players) > 0 {
		return nil
	}
	known, last := a.knownPlayers(), ""
	if game, err := a.lastGame(); err == nil {
		last = strings.Join(game.Header.Players, ", ")
	}
	for len(s.players) == 0 {
		answer, err := a.typedLine(ctx, a.voice.AskPlayers()+mark, last, func(string) []string { return known })
		if err != nil {
			return err
		}
		s.players = splitList(answer)
	}
	return nil
}

// askRules asks which game it is to be, and, unless house rules were given, for those.
func (a *app) askRules(ctx context.Context, s *setup) error {
	if err := a.listRules(); err != nil {
		return err
	}
	names := a.libraryFor(*s).Names()
	var rules *rulesets.Rules
	for rules == nil {
		answer, err := a.typedLine(ctx, a.voice.AskRuleset()+mark, "", func(string) []string { return names })
		if err != nil {
			return err
		}
		if s.ruleset = strings.TrimSpace(answer); s.ruleset == "" {
			continue
		}
		if rules, err = a.rulesWith(s.ruleset, s.set); err != nil {
			a.exit(err)
		}
	}
	if len(s.set) > 0 {
		return nil
	}
	choices := a.voice.Choices(rules)
	if len(choices.Rows) == 0 {
		return nil
	}
	for _, line := range choices.Draw(a.style(), a.width()) {
		fmt.Fprintln(a.Out, line)
	}
	var keys []string
	for _, choice := range rules.Choices() {
		keys = append(keys, choice.Key+"=")
	}
	for {
		answer, err := a.typedLine(ctx, a.voice.AskHouseRule()+mark, "", func(string) []string { return keys })
		if err != nil {
			return err
		}
		if answer = strings.TrimSpace(answer); answer == "" {
			return nil
		}
		s.set = append(s.set, answer)
		if _, err := a.rulesWith(s.ruleset, s.set); err != nil {
			a.exit(err)
			s.set = s.set[:len(s.set)-1]
		}
	}
}

// commaList is a flag of items between commas, Japanese ones too. Nothing in it quotes: names are checked where they are used.
type commaList []string

func (l *commaList) Set(text string) error {
	*l = append(*l, splitList(text)...)
	return nil
}

func (l *commaList) String() string { return strings.Join(*l, ",") }
func (l *commaList) Type() string   { return "list" }

// splitList splits at commas and drops what is blank.
func splitList(text string) []string {
	var items []string
	for item := range strings.FieldsFuncSeq(text, func(r rune) bool { return r == ',' || r == '、' || r == '，' }) {
		if item = strings.TrimSpace(item); item != "" {
			items = append(items, item)
		}
	}
	return items
}
