package cmd

import (
	"bytes"
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"
	"math"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"unicode"
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

// keepRules puts a copy of rules that came from a file beside the sheets of the store and returns how a sheet names it, and what
// takes away a copy that was not there before. The copy is as safe on the disk as the sheet that depends on it. What is no plain
// file is passed over.
func (a *app) keepRules(rules *rulesets.Rules, dir string) (name string, drop func(), err error) {
	text := rules.YAML()
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return "", nil, err
	}
	for n := 1; ; n++ {
		name := rules.Name + "-" + strconv.Itoa(n) + ".yaml"
		path := filepath.Join(dir, name)
		if info, err := os.Lstat(path); err == nil && info.Mode().IsRegular() {
			if old, err := os.ReadFile(path); err == nil && bytes.Equal(old, text) {
				return name, func() {}, nil
			}
		}
		_, err := journal.Create(path, text)
		if journal.CodeOf(err) != journal.Exists {
			return name, func() { os.Remove(path) }, err
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
	var allowed []string
	for _, player := range players {
		allowed = append(allowed, player+"=24")
	}
	for _, item := range list {
		name, value, _ := strings.Cut(item, "=")
		seat := slices.IndexFunc(players, func(player string) bool { return rulesets.FoldName(player) == rulesets.FoldName(name) })
		number, err := strconv.ParseFloat(value, 64)
		if seat < 0 || err != nil || math.Abs(number) > rulesets.MaxTarget || number*2 != math.Trunc(number*2) {
			return nil, misuse{say.Misuse{Kind: say.BadValue, Flag: "carry", Text: item, Allowed: allowed}}
		}
		if named[seat] {
			return nil, misuse{say.Misuse{Kind: say.KeyTwice, Flag: "carry", Text: name}}
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
		s.players, s.asLast = last.Header.Players, true
	}
	return nil
}

// ask completes what the command line left out: at a terminal by questions, where the players of the last game are typed
// already, elsewhere it is an error.
func (a *app) ask(ctx context.Context, s *setup) error {
	if s.ruleset != "" && len(s.players) > 0 && (!s.asLast || a.fits(*s) == nil) {
		return nil
	}
	if !a.Terminal {
		if s.ruleset != "" {
			if _, err := a.loadRules(s.ruleset); err != nil {
				return err
			}
		}
		switch {
		case s.ruleset == "":
			return misuse{say.Misuse{Kind: say.Missing, Flag: "RULESET"}}
		case s.asLast:
			return misuse{say.Misuse{Kind: say.PlayersUnfit, Text: a.worded(a.fits(*s)).Error()}}
		}
		return misuse{say.Misuse{Kind: say.Missing, Flag: "players"}}
	}
	questions := []func(context.Context, *setup) error{a.askPlayers}
	if s.ruleset == "" {
		if len(s.set) == 0 {
			questions = slices.Insert(questions, 0, a.askHouseRules)
		}
		questions = slices.Insert(questions, 0, a.askRules)
	}
	if !a.takesKeys() {
		fmt.Fprintln(a.Err, a.voice.SetupWords())
	}
	for i, step := 0, 1; i < len(questions); {
		switch err := questions[i](ctx, s); {
		case err == nil:
			step = 1
		case errors.Is(err, errBack) && i == 0:
			fmt.Fprintln(a.Err, a.voice.FirstQuestion())
			continue
		case errors.Is(err, errBack):
			step = -1
		case !errors.Is(err, errNoQuestion):
			return err
		}
		i += step
	}
	return nil
}

// What a question ends with that is not answered.
var (
	errLeft       = errors.New("the set-up was left")
	errBack       = errors.New("the question before is to be asked again")
	errNoQuestion = errors.New("there is nothing to be asked")
)

// step asks a question of the set-up until it is answered, or a word of the set-up leads elsewhere: errLeft, errBack.
func (a *app) step(ctx context.Context, is say.SetupQuestion, rules *rulesets.Rules, q ask.Question) (string, error) {
	check, meant := q.Check, q.Meant
	q.Check = func(answer string) error {
		if setupWord(answer) != say.NoPromptWord {
			return nil
		}
		if err := check(answer); err != nil {
			return wrong(strings.Join(draw.Wrap(err.Error(), a.width()-1), "\n")) // a form would break it within words
		}
		return nil
	}
	if meant != nil {
		q.Meant = func(typed string) string {
			if setupWord(typed) != say.NoPromptWord {
				return typed
			}
			return meant(typed)
		}
	}
	here := a.voice
	here.Columns = a.width() // it may have changed since the start
	q.Keys = here.SetupKeys()
	for {
		answer, err := a.put(ctx, q)
		if errors.Is(err, io.EOF) {
			return "", errLeft
		}
		if err != nil {
			return "", err
		}
		switch setupWord(answer) {
		case say.NoPromptWord:
			return answer, nil
		case say.Leave:
			return "", errLeft
		case say.ShortUndo:
			return "", errBack
		}
		fmt.Fprintln(a.Err, a.voice.SetupHelp(is, rules))
		if a.takesKeys() { // elsewhere the question comes with its list
			a.list(q.Offers(""))
		}
	}
}

// setupWord is the word of the set-up that was typed: leave, undo (one question) or what (may be answered).
func setupWord(typed string) say.PromptWord {
	typed = strings.TrimSpace(typed)
	switch word := say.ParsePromptWord(typed); {
	case word == say.Leave, word == say.AskWhat, word == say.ShortUndo:
		return word
	case folded(typed) == referee.Undo.String(), slices.Contains(referee.Undo.Japanese(), typed):
		return say.ShortUndo
	}
	return say.NoPromptWord
}

// A game is a ruleset that can be chosen, and the names that are taken for it: its own first, then its titles.
type game struct {
	ask.Offer
	names []string // folded
}

// playable are all games that can be played.
func (a *app) playable(library rulesets.Library) []game {
	var games []game
	for _, name := range library.Names() {
		rules, err := library.Load(name)
		if err != nil {
			continue // it cannot be played; `bones rules` says so
		}
		games = append(games, game{
			ask.Offer{Answer: name, Meaning: a.voice.Text(rules.Title) + ", " + a.voice.PlayersRange(rules)},
			[]string{folded(name), folded(rules.Title.En), folded(rules.Title.Ja)},
		})
	}
	return games
}

// called are the games one of whose names is what was typed or, where none is, begins with it.
func called(games []game, typed string) (some []game, whole bool) {
	typed = folded(typed)
	for _, is := range []func(name string) bool{
		func(name string) bool { return name == typed },
		func(name string) bool { return strings.HasPrefix(name, typed) },
	} {
		for _, g := range games {
			if g.names[0] == typed {
				return []game{g}, true
			}
			if slices.ContainsFunc(g.names, is) {
				some = append(some, g)
			}
		}
		if len(some) > 0 {
			return some, slices.Contains(some[0].names, typed)
		}
	}
	return nil, false
}

// rulesetCalled is the name of the ruleset that goes by a name or a title, however that was typed; else it is the name as it is.
func (a *app) rulesetCalled(name string) string {
	library := a.store.library("")
	if name == "" || isPath(name) || slices.Contains(rulesets.BuiltIn, name) || slices.Contains(library.Names(), name) {
		return name
	}
	if some, whole := called(a.playable(library), name); whole && len(some) == 1 {
		return some[0].Answer
	}
	return name
}

// askRules asks which game it is to be. The last one comes first.
func (a *app) askRules(ctx context.Context, s *setup) error {
	games := a.playable(a.libraryFor(*s))
	if last, err := a.lastGame(); err == nil {
		for i, g := range games {
			if g.Answer == last.Header.Ruleset {
				games = slices.Insert(slices.Delete(games, i, i+1), 0, g)
				break
			}
		}
	}
	answer, err := a.step(ctx, say.WhichGame, nil, ask.Question{
		Prompt: a.voice.AskRuleset() + mark,
		Offers: func(typed string) (offers []ask.Offer) {
			some, _ := called(games, typed)
			for _, g := range some {
				offers = append(offers, g.Offer)
			}
			return offers
		},
		Meant: func(typed string) string {
			if some, _ := called(games, typed); len(some) == 1 || typed == "" {
				return some[0].Answer
			}
			return typed
		},
		Check: func(answer string) error {
			_, err := a.rulesWith(answer, s.set)
			return a.worded(err)
		},
	})
	s.ruleset = answer
	return err
}

// askHouseRules asks for rules that the table chooses otherwise, one after the other, until there is none. Going back takes the
// last of them back.
func (a *app) askHouseRules(ctx context.Context, s *setup) error {
	for {
		rules, err := a.rulesWith(s.ruleset, s.set)
		if err != nil {
			return err
		}
		if len(rules.Choices()) == 0 {
			return errNoQuestion
		}
		answer, err := a.step(ctx, say.WhichHouseRules, rules, ask.Question{
			Prompt: a.voice.AskHouseRule() + mark,
			Offers: func(typed string) []ask.Offer { return starting(a.houseRules(rules, typed), typed) },
			About: func(typed string) string {
				key, _, _ := strings.Cut(folded(typed), "=")
				return a.voice.Option(key)
			},
			Check: func(answer string) error {
				if answer == "" {
					return nil
				}
				_, err := a.rulesWith(s.ruleset, append(slices.Clone(s.set), houseRule(rules, answer)))
				return a.worded(err)
			},
		})
		switch {
		case errors.Is(err, errBack) && len(s.set) > 0:
			s.set = s.set[:len(s.set)-1]
		case err != nil || answer == "":
			return err
		default:
			s.set = append(s.set, houseRule(rules, answer))
		}
	}
}

// houseRule is a rule and its value as --set takes them, where they were typed with a blank between: target 50.
func houseRule(rules *rulesets.Rules, typed string) string {
	i := strings.IndexFunc(typed, unicode.IsSpace)
	if i < 0 {
		return typed
	}
	key, value := folded(typed[:i]), strings.TrimSpace(typed[i:])
	if strings.HasPrefix(folded(value), "=") || !slices.ContainsFunc(rules.Choices(), func(c rulesets.Choice) bool { return c.Key == key }) {
		return typed
	}
	return key + "=" + value
}

// houseRules are the rules that may be chosen, with their values, or, once one has been typed, the values that it may have.
func (a *app) houseRules(rules *rulesets.Rules, typed string) []ask.Offer {
	key, _, chosen := strings.Cut(folded(typed), "=")
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

// fits says what keeps these players from this game under these rules; nil for nothing.
func (a *app) fits(s setup) error {
	rules, err := a.rulesFor(s.ruleset, len(s.players), s.set)
	if err == nil {
		_, err = a.header(s, rules)
	}
	return err
}

// askPlayers asks who plays, where nobody is named who can. The players of the last game are typed already, and names of the last
// games can be picked.
func (a *app) askPlayers(ctx context.Context, s *setup) error {
	if len(s.players) > 0 {
		err := a.fits(*s)
		if err == nil {
			return nil
		}
		fmt.Fprintln(a.Err, a.worded(err))
	}
	rules, err := a.rulesWith(s.ruleset, s.set)
	if err != nil {
		return err
	}
	last := ""
	if game, err := a.lastGame(); err == nil && rules.Players.Min <= game.Players && game.Players <= rules.Players.Max {
		last = strings.Join(game.Header.Players, ", ")
	}
	known := a.knownPlayers()
	answer, err := a.step(ctx, say.WhoPlays, rules, ask.Question{
		Prompt: a.voice.AskPlayers() + mark,
		Typed:  last,
		Offers: func(typed string) []ask.Offer { return nextNames(known, typed) },
		About:  func(string) string { return a.voice.PlayersRange(rules) },
		Check: func(answer string) error {
			with := *s
			with.players = splitList(answer)
			return a.worded(a.fits(with))
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
		if name != strings.TrimSpace(last) && !slices.Contains(there, name) && strings.HasPrefix(folded(name), folded(last)) {
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
