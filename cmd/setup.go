package cmd

import (
	"bytes"
	"cmp"
	"context"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"bones/cmd/ask"
	"bones/cmd/draw"
	"bones/cmd/say"
	"bones/referee"
	"bones/referee/journal"
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

// keepRules puts a copy of rules that came from a file beside the sheets of the store and returns how a sheet names it. The copy
// is as safe on the disk as the sheet that depends on it. What is no plain file is passed over.
func (a *app) keepRules(rules *rulesets.Rules, dir string) (string, error) {
	text := rules.YAML()
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return "", err
	}
	for n := 1; ; n++ {
		name := rules.Name + "-" + strconv.Itoa(n) + ".yaml"
		path := filepath.Join(dir, name)
		if info, err := os.Lstat(path); err == nil && info.Mode().IsRegular() {
			if old, err := os.ReadFile(path); err == nil && bytes.Equal(old, text) {
				return name, nil
			}
		}
		_, err := journal.Create(path, text)
		if journal.CodeOf(err) != journal.Exists {
			return name, err
		}
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
		if len(s.set) == 0 {
			if err := a.askHouseRules(ctx, s); err != nil {
				return err
			}
		}
	}
	if len(s.players) > 0 {
		return nil
	}
	return a.askPlayers(ctx, s)
}

// askRules asks which game it is to be. The last one comes first.
func (a *app) askRules(ctx context.Context, s *setup) error {
	lib := a.libraryFor(*s)
	var offers []ask.Offer
	for _, name := range lib.Names() {
		rules, err := lib.Load(name)
		if err != nil {
			continue // it cannot be played; `bones rules` says so
		}
		offers = append(offers, ask.Offer{Answer: name, Meaning: a.voice.Text(rules.Title) + ", " + a.voice.PlayersRange(rules)})
	}
	if last, err := a.lastGame(); err == nil {
		for i, offer := range offers {
			if offer.Answer == last.Header.Ruleset {
				offers = slices.Insert(slices.Delete(offers, i, i+1), 0, offer)
				break
			}
		}
	}
	meant := func(typed string) string {
		if some := starting(offers, typed); len(some) == 1 || typed == "" {
			return some[0].Answer
		}
		return typed
	}
	answer, err := a.put(ctx, ask.Question{
		Prompt: a.voice.AskRuleset() + mark,
		Offers: func(typed string) []ask.Offer { return starting(offers, typed) },
		Meant:  meant,
		Check: func(answer string) error {
			_, err := a.rulesWith(answer, s.set)
			return a.worded(err)
		},
	})
	s.ruleset = answer
	return err
}

// askHouseRules asks for rules that the table chooses otherwise, one after the other, until there is none.
func (a *app) askHouseRules(ctx context.Context, s *setup) error {
	for {
		rules, err := a.rulesWith(s.ruleset, s.set)
		if err != nil || len(rules.Choices()) == 0 {
			return err
		}
		answer, err := a.put(ctx, ask.Question{
			Prompt: a.voice.AskHouseRule() + mark,
			Offers: func(typed string) []ask.Offer { return starting(a.houseRules(rules, typed), typed) },
			About: func(typed string) string {
				key, _, _ := strings.Cut(typed, "=")
				return a.voice.Option(key)
			},
			Check: func(answer string) error {
				if answer == "" {
					return nil
				}
				_, err := a.rulesWith(s.ruleset, append(slices.Clone(s.set), answer))
				return a.worded(err)
			},
		})
		if err != nil || answer == "" {
			return err
		}
		s.set = append(s.set, answer)
	}
}

// houseRules are the rules that may be chosen, with their values, or, once one has been typed, the values that it may have.
func (a *app) houseRules(rules *rulesets.Rules, typed string) []ask.Offer {
	key, _, chosen := strings.Cut(typed, "=")
	var offers []ask.Offer
	for _, choice := range rules.Choices() {
		switch {
		case !chosen:
			offers = append(offers, ask.Offer{Answer: choice.Key + "=", Meaning: cmp.Or(choice.Value, "-") + "  " + a.voice.Option(choice.Key)})
		case choice.Key == key:
			for _, value := range choice.Allowed {
				offers = append(offers, ask.Offer{Answer: key + "=" + value})
			}
		}
	}
	return offers
}

// askPlayers asks who plays. The players of the last game are typed already, and names of the last games can be picked.
func (a *app) askPlayers(ctx context.Context, s *setup) error {
	rules, err := a.rulesWith(s.ruleset, s.set)
	if err != nil {
		return err
	}
	last := ""
	if game, err := a.lastGame(); err == nil && rules.Players.Min <= game.Players && game.Players <= rules.Players.Max {
		last = strings.Join(game.Header.Players, ", ")
	}
	known := a.knownPlayers()
	answer, err := a.put(ctx, ask.Question{
		Prompt: a.voice.AskPlayers() + mark,
		Typed:  last,
		Offers: func(typed string) []ask.Offer { return nextNames(known, typed) },
		About:  func(string) string { return a.voice.PlayersRange(rules) },
		Check: func(answer string) error {
			if isPath(s.ruleset) {
				return nil // its copy is not yet where a sheet finds it
			}
			_, err := a.header(setup{ruleset: s.ruleset, players: splitList(answer), carry: s.carry}, s.ruleset, rules)
			return a.worded(err)
		},
	})
	s.players = splitList(answer)
	return err
}

// nextNames are the lists of players that one more known name makes of the list typed.
func nextNames(known []string, typed string) []ask.Offer {
	before, last := "", typed
	if i := strings.LastIndexFunc(typed, isComma); i >= 0 {
		_, size := utf8.DecodeRuneInString(typed[i:])
		before, last = strings.TrimSpace(typed[:i+size])+" ", typed[i+size:]
	}
	there := splitList(before)
	var offers []ask.Offer
	for _, name := range known {
		if name != strings.TrimSpace(last) && !slices.Contains(there, name) && strings.HasPrefix(rulesets.FoldName(name), rulesets.FoldName(strings.TrimSpace(last))) {
			offers = append(offers, ask.Offer{Answer: before + draw.Safe(name)})
		}
	}
	return offers
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
	for item := range strings.FieldsFuncSeq(text, isComma) {
		if item = strings.TrimSpace(item); item != "" {
			items = append(items, item)
		}
	}
	return items
}

func isComma(r rune) bool { return r == ',' || r == '、' || r == '，' }
