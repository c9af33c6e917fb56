package referee

import (
	"fmt"
	"math/rand/v2"
	"os"
	"reflect"
	"slices"
	"strconv"
	"strings"
	"testing"

	"bones/rulesets"
	"bones/scoring"
)

// A trickSim plays whole matches of the two games of tricks, with the hands open before it, by the published rules and
// without the referee. It writes down the lines that a table would enter, and what they must come to.
type trickSim struct {
	dice  *rand.Rand
	rules *rulesets.Rules
	bruteGame
	cheats float64 // how often a reply breaks the rules

	hands  [2][]bruteTile
	stock  []bruteTile
	lines  []simLine
	fouls  []simFoul
	ends   []simHand
	score  [2]int
	dealer int
}

// simLine is one line, with the play the hand allowed at that moment.
type simLine struct {
	text string
	who  int // −1 for nobody
	// may are the tiles that the player on turn might lay, where the line is a play.
	may    []bruteTile
	hand   []bruteTile
	always bool // the player must be named
}

type simFoul struct {
	code  Code
	who   int
	line  int // index of the wrong play
	other Code
}

type simHand struct {
	end      End
	points   [2]int
	scores   [2]int
	counted  bool
	lastLine int
}

var simNames = []string{"Ann", "Ben"}

// trickMatches is how many random matches a property is tried on: few, or as many as BONES_RANDOM_GAMES says.
func trickMatches(few uint64) uint64 {
	if n, err := strconv.ParseUint(os.Getenv("BONES_RANDOM_GAMES"), 10, 64); err == nil {
		return n
	}
	return few
}

func newTrickSim(seed uint64, rules *rulesets.Rules, cheats float64) *trickSim {
	s := &trickSim{dice: rand.New(rand.NewPCG(seed, 11)), rules: rules, cheats: cheats}
	s.bruteGame = bruteGame{trump: -1, bingo: rules.Name == "bingo", blankHigh: rules.RankBlank == "high", doubleHigh: rules.RankDouble == "high"}
	s.dealer = s.dice.IntN(2)
	return s
}

// play plays a match to its end, or so many hands.
func (s *trickSim) play(hands int) {
	s.say(s.dealer, "deals")
	s.lines[0].always = true
	for range hands {
		before := s.score
		if s.bingo {
			s.bingoDeal()
		} else {
			s.reveilleDeal()
		}
		h := &s.ends[len(s.ends)-1]
		h.scores = [2]int{s.score[0] - before[0], s.score[1] - before[1]}
		h.lastLine = len(s.lines) - 1
		s.dealer = 1 - s.dealer
		if max(s.score[0], s.score[1]) >= 7 {
			return
		}
	}
}

func (s *trickSim) say(who int, text string) {
	s.lines = append(s.lines, simLine{text: text, who: who})
}

func simText(tiles ...bruteTile) string {
	var texts []string
	for _, t := range tiles {
		texts = append(texts, fmt.Sprintf("%d-%d", max(t.a, t.b), min(t.a, t.b)))
	}
	return strings.Join(texts, " ")
}

func (s *trickSim) shuffle() {
	var all []bruteTile
	for a := range 7 {
		for b := range a + 1 {
			all = append(all, bruteTile{a, b})
		}
	}
	s.dice.Shuffle(len(all), func(i, j int) { all[i], all[j] = all[j], all[i] })
	if s.bingo && s.dice.IntN(12) == 0 { // now and then all the doubles in one hand
		slices.SortStableFunc(all, func(x, y bruteTile) int { return b2i(y.a == y.b) - b2i(x.a == x.b) })
		if s.dice.IntN(2) == 0 {
			all = append(all[7:14:14], append(all[:7:7], all[14:]...)...)
		}
	}
	s.hands = [2][]bruteTile{slices.Clone(all[:7]), slices.Clone(all[7:14])}
	s.stock = all[14:]
}

func b2i(b bool) int {
	if b {
		return 1
	}
	return 0
}

func (s *trickSim) draw(who int) {
	s.hands[who] = append(s.hands[who], s.stock[0])
	s.stock = s.stock[1:]
}

// lay takes a tile out of a hand and writes it down.
func (s *trickSim) lay(who int, t bruteTile, may []bruteTile, note string) {
	s.lines = append(s.lines, simLine{text: simText(t) + note, who: who, may: slices.Clone(may), hand: slices.Clone(s.hands[who])})
	s.hands[who] = slices.DeleteFunc(s.hands[who], func(h bruteTile) bool { return h == t })
}

// replyTo plays the second tile of a trick; owed says that duties hold.
func (s *trickSim) replyTo(who int, led bruteTile, suit int, owed bool) bruteTile {
	hand := s.hands[who]
	var may, wrong []bruteTile
	for _, t := range hand {
		if !owed || s.mayReply(led, suit, t, hand) {
			may = append(may, t)
		} else {
			wrong = append(wrong, t)
		}
	}
	t := may[s.dice.IntN(len(may))]
	if len(wrong) > 0 && s.dice.Float64() < s.cheats {
		t = wrong[s.dice.IntN(len(wrong))]
		s.fouls = append(s.fouls, s.foulOf(who, led, suit, t, hand))
	}
	s.lay(who, t, may, "")
	return t
}

func (s *trickSim) foulOf(who int, led bruteTile, suit int, t bruteTile, hand []bruteTile) simFoul {
	f := simFoul{code: Revoke, who: who, line: len(s.lines)}
	holdsSuit := slices.ContainsFunc(hand, func(h bruteTile) bool { return s.ofSuit(h, suit) })
	zero := bruteTile{0, 0}
	switch {
	case s.ofSuit(t, suit):
		f.code = MustBeat
	case !holdsSuit:
		f.code = MustPlayBingo
	case s.bingo && suit == s.trump && suit != 0 && t != zero && slices.Contains(hand, zero):
		f.other = MustPlayBingo // whichever shows first
	}
	return f
}

func (s *trickSim) worth(t bruteTile) int {
	value := func(n int) int {
		if n == 0 {
			return 7
		}
		return n
	}
	sum := value(t.a) + value(t.b)
	switch {
	case s.trumps(t) && t.a == t.b:
		return 28
	case s.trumps(t), t.a == t.b, sum == 10:
		return sum
	}
	return 0
}

func (s *trickSim) doublesOf(who int) []bruteTile {
	var doubles []bruteTile
	for _, t := range s.hands[who] {
		if t.a == t.b {
			doubles = append(doubles, t)
		}
	}
	s.dice.Shuffle(len(doubles), func(i, j int) { doubles[i], doubles[j] = doubles[j], doubles[i] })
	return doubles
}

func (s *trickSim) bingoDeal() {
	s.shuffle()
	turned := s.stock[len(s.stock)-1]
	s.trump = max(turned.a, turned.b)
	if turned.has(0) {
		s.trump = 0
	}
	s.say(-1, "trump "+simText(turned))
	leader := 1 - s.dealer
	var points, tricks [2]int
	closer := -1
	declared := 0 // of the declaration that runs
	var shown, won []bruteTile
	for len(s.hands[0]) > 0 {
		if declared == 0 {
			doubles := s.doublesOf(leader)
			if len(doubles) == 7 && s.dice.IntN(2) == 0 {
				s.say(leader, "shows "+simText(doubles...))
				s.score[leader] += 3
				s.ends = append(s.ends, simHand{end: Invincible})
				return
			}
			if n := min(len(doubles), 6); n >= 2 && tricks[leader] > 0 && s.dice.IntN(2) == 0 {
				declared = 2 + s.dice.IntN(n-1)
				shown, won = doubles[:declared], nil
			}
		}
		owed := closer >= 0 || len(s.stock) == 0
		var led bruteTile
		switch {
		case declared > 0 && len(won) == 0 && s.dice.IntN(2) == 0: // the short form
			led = shown[0]
			s.lay(leader, led, nil, "")
			s.lines[len(s.lines)-1] = simLine{text: fmt.Sprintf("declares %d %s", declared, simText(shown...)), who: leader}
			shown = shown[1:]
		case declared > 0:
			if len(won) == 0 {
				s.say(leader, fmt.Sprintf("declares %d", declared))
			}
			led = shown[0]
			may := shown
			if len(won) == 0 {
				may = s.doublesOf(leader)
			}
			s.lay(leader, led, may, "")
			shown = shown[1:]
			if len(won) == 0 {
				s.say(leader, "shows "+simText(shown...))
			}
		default:
			led = s.hands[leader][s.dice.IntN(len(s.hands[leader]))]
			s.lay(leader, led, s.hands[leader], "")
		}
		follower := 1 - leader
		suit := s.suitOf(led)
		reply := s.replyTo(follower, led, suit, owed)
		winner := leader
		if s.replyWins(led, reply, suit) {
			winner = follower
		}
		tricks[winner]++
		points[winner] += s.worth(led) + s.worth(reply)
		if declared > 0 {
			won = append(won, led)
			if winner != leader {
				declared = 0
			} else if len(won) == declared {
				points[winner] += map[int]int{2: 20, 3: 40, 4: 50, 5: 60, 6: 70}[declared]
				if slices.Contains(won, bruteTile{0, 0}) {
					points[winner] += 10
				}
				declared = 0
			}
		}
		rest := s.doublesOf(winner)
		if winner == follower && reply.a == reply.b && len(rest) == 6 && s.dice.IntN(4) > 0 {
			s.say(winner, "shows "+simText(rest...))
			s.score[winner]++
			s.ends = append(s.ends, simHand{end: Invincible})
			return
		}
		leader = winner
		if closer >= 0 || len(s.stock) == 0 {
			continue
		}
		if s.dice.IntN(12) == 0 {
			s.say(winner, "closes")
			closer = winner
			continue
		}
		s.draw(winner)
		s.draw(1 - winner)
	}
	if closer < 0 {
		points[leader] += 10
	}
	hand := simHand{end: Played, points: points, counted: true}
	if closer >= 0 {
		hand.end = ClosedEnd
	}
	s.ends = append(s.ends, hand)
	s.bingoScore(points, tricks, closer)
}

// bingoScore is the paragraph "End of the deal".
func (s *trickSim) bingoScore(points, tricks [2]int, closer int) {
	if closer >= 0 && points[closer] < 70 {
		s.score[1-closer] += 2
		return
	}
	if points[0] >= 70 && points[1] >= 70 {
		if closer >= 0 && s.rules.BothReach == "closer" {
			s.score[closer]++
		}
		return
	}
	for who := range 2 {
		if points[who] >= 70 {
			s.score[who]++
			if points[1-who] < 30 || tricks[1-who] == 0 {
				s.score[who]++
			}
		}
	}
}

func counterWorth(t bruteTile) int {
	if sum := t.a + t.b; sum == 5 || sum == 10 {
		return sum
	}
	return 0
}

// lead leads any tile, now and then, where the rules allow it, as the suit of its lower end.
func (s *trickSim) lead(leader int) (bruteTile, int) {
	led := s.hands[leader][s.dice.IntN(len(s.hands[leader]))]
	suit, note := s.suitOf(led), ""
	if s.rules.LeadSuit == "choice" && !s.trumps(led) && s.dice.IntN(2) == 0 {
		suit = min(led.a, led.b)
		note = fmt.Sprintf(" as %d", suit)
	}
	s.lay(leader, led, s.hands[leader], note)
	return led, suit
}

func (s *trickSim) reveilleDeal() {
	s.shuffle()
	s.trump = -1
	leader := 1 - s.dealer
	highest := 42
	for len(s.stock) > 0 {
		i := s.dice.IntN(len(s.stock))
		s.stock[0], s.stock[i] = s.stock[i], s.stock[0]
		s.say(-1, "turn "+simText(s.stock[0]))
		led, suit := s.lead(leader)
		reply := s.replyTo(1-leader, led, suit, false)
		if s.replyWins(led, reply, suit) {
			leader = 1 - leader
		}
		highest -= counterWorth(led) + counterWorth(reply)
		s.draw(leader)
		s.draw(1 - leader)
	}
	declarer, bid, nello := s.auction(leader, highest)
	if declarer < 0 {
		s.ends = append(s.ends, simHand{end: PassedEnd})
		return
	}
	var points, tricks [2]int
	leader = declarer
	for len(s.hands[0]) > 0 {
		led, suit := s.lead(leader)
		reply := s.replyTo(1-leader, led, suit, true)
		if s.replyWins(led, reply, suit) {
			leader = 1 - leader
		}
		tricks[leader]++
		points[leader] += 1 + counterWorth(led) + counterWorth(reply)
	}
	hand := simHand{points: points, counted: true}
	made := points[declarer] >= bid
	hand.end = SetEnd
	switch {
	case nello:
		hand.end, made = NelloEnd, tricks[declarer] == 0
	case made:
		hand.end = Made
	}
	s.ends = append(s.ends, hand)
	if made {
		s.score[declarer]++
	} else {
		s.score[1-declarer]++
	}
}

func (s *trickSim) auction(opener, highest int) (declarer, bid int, nello bool) {
	who := opener
	declarer = -1
	if s.dice.IntN(3) == 0 {
		s.say(who, "pass")
		who = 1 - who
		if s.dice.IntN(3) == 0 {
			s.say(who, "pass")
			return -1, 0, false
		}
		bid, declarer = 4+s.dice.IntN(highest-3), who
		s.say(who, fmt.Sprintf("bids %d", bid))
	} else {
		for bid < highest && (bid == 0 || s.dice.IntN(3) > 0) {
			low := max(4, bid+1)
			bid, declarer = low+s.dice.IntN(highest-low+1), who
			if s.dice.IntN(3) == 0 {
				bid = highest
			}
			s.say(who, fmt.Sprintf("bids %d", bid))
			who = 1 - who
		}
		if bid < highest {
			s.say(who, "pass")
		}
	}
	switch n := s.dice.IntN(10); {
	case n >= 8 && bid == highest:
		nello = true
		s.say(declarer, "calls nello")
	case n >= 7:
		s.say(declarer, "calls none")
	default:
		s.trump = n
		s.say(declarer, fmt.Sprintf("calls %d", n))
	}
	return declarer, bid, nello
}

// house makes the rules of a table that has chosen some of the options.
func houseRules(t testing.TB, name string, seed uint64) *rulesets.Rules {
	t.Helper()
	rules, err := rulesets.Library{}.Load(name)
	if err != nil {
		t.Fatal(err)
	}
	pick := func(to *string, values ...string) {
		if seed%3 == 0 {
			*to = values[seed/3%uint64(len(values))]
		}
		seed /= 2
	}
	pick(&rules.RankBlank, "low", "high")
	pick(&rules.RankDouble, "natural", "high")
	pick(&rules.LeadSuit, "high", "choice")
	pick(&rules.BothReach, "closer", "none")
	if name == "bingo" {
		rules.LeadSuit = "high" // the simulator names suits in the other game only
	}
	return rules
}

func tilesOf(list []bruteTile) scoring.Set {
	var s scoring.Set
	for _, t := range list {
		s = s.With(scoring.NewTile(t.a, t.b))
	}
	return s
}

// enter enters one line, which must be allowed.
func enter(t *testing.T, m *Match, text string, line int) Outcome {
	t.Helper()
	var last Outcome
	m.Enter(text, line, func(out Outcome) {
		if out.Refusal != nil {
			t.Fatalf("line %d %q refused: %v", line, text, out.Refusal)
		}
		last = out
	})
	return last
}

func (l *simLine) named() string {
	if l.who < 0 {
		return l.text
	}
	return simNames[l.who] + ": " + l.text
}

// TestRandomTrickGames plays random legal matches: every line is accepted, what a hand allows is what the referee says it
// allows, every deal comes to the points it must, and nobody is accused of anything.
func TestRandomTrickGames(t *testing.T) {
	for _, name := range []string{"bingo", "reveille"} {
		for seed := range trickMatches(60) {
			rules := houseRules(t, name, seed)
			s := newTrickSim(seed, rules, 0)
			s.play(20)
			m := NewMatch(rules, simNames, nil)
			for i := range s.lines {
				l := &s.lines[i]
				if l.may != nil {
					s.checkPlays(t, m, l)
				}
				enter(t, m, l.named(), i+1)
			}
			s.check(t, m)
			if len(m.Fouls()) > 0 {
				t.Errorf("%s, seed %d: accused of %v", name, seed, m.Fouls())
			}
		}
	}
}

// checkPlays compares the plays that a hand allows.
func (s *trickSim) checkPlays(t *testing.T, m *Match, l *simLine) {
	t.Helper()
	var got scoring.Set
	for _, e := range m.table.AppendPlays(nil, tilesOf(l.hand)) {
		got = got.With(e.Tile)
	}
	if want := tilesOf(l.may); got != want {
		t.Fatalf("before %q a hand of %v may play %v, want %v", l.named(), tilesOf(l.hand).Tiles(), got.Tiles(), want.Tiles())
	}
}

// check compares how the match stands with what the simulator knows.
func (s *trickSim) check(t *testing.T, m *Match) {
	t.Helper()
	hands := m.Hands()
	if len(hands) != len(s.ends) {
		t.Fatalf("%d hands, want %d", len(hands), len(s.ends))
	}
	for i, h := range hands {
		want := s.ends[i]
		var scores, entries [2]int
		for _, e := range m.Entries() {
			if e.Hand == h.Number {
				scores[e.Seat] += e.Points.Whole()
			}
		}
		for _, e := range h.Tricks {
			entries[e.Seat] += e.Points.Whole()
		}
		var points [2]int
		for seat, p := range h.Points {
			points[seat] = p.Whole()
		}
		if h.End != want.end || scores != want.scores || points != want.points || entries != points || (h.Tricks != nil) != want.counted {
			t.Errorf("hand %d: %s, points %v (%v in entries), scores %v, want %+v", h.Number, h.End, points, entries, scores, want)
		}
	}
	if got := [2]int{m.Standing()[0].Whole(), m.Standing()[1].Whole()}; got != s.score {
		t.Errorf("standing %v, want %v", got, s.score)
	}
}

// TestRandomTrickFouls plays random matches in which replies break the rules: each wrong reply becomes a foul, no other does.
func TestRandomTrickFouls(t *testing.T) {
	for _, name := range []string{"bingo", "reveille"} {
		found := 0
		for seed := range trickMatches(60) {
			rules := houseRules(t, name, seed)
			s := newTrickSim(seed, rules, 0.2)
			s.play(20)
			m := NewMatch(rules, simNames, nil)
			for i := range s.lines {
				enter(t, m, s.lines[i].named(), i+1)
			}
			s.check(t, m)
			s.checkFouls(t, m)
			found += len(m.Fouls())
		}
		if found < 30 {
			t.Errorf("%s: only %d fouls, too few to prove anything", name, found)
		}
	}
}

func (s *trickSim) checkFouls(t *testing.T, m *Match) {
	t.Helper()
	fouls := m.Fouls()
	for _, want := range s.fouls {
		hand := slices.IndexFunc(s.ends, func(h simHand) bool { return want.line <= h.lastLine })
		i := slices.IndexFunc(fouls, func(f Foul) bool { return f.Earlier == want.line+1 })
		if i < 0 {
			if s.ends[hand].end != Invincible {
				t.Errorf("%s by %d in line %d was not found", want.code, want.who, want.line+1)
			}
			continue
		}
		f := fouls[i]
		if f.Code != want.code && f.Code != want.other || int(f.Seat) != want.who || f.Line < f.Earlier || f.Line > s.ends[hand].lastLine+1 {
			t.Errorf("%+v, want %+v", f, want)
		}
		fouls = slices.Delete(fouls, i, i+1)
	}
	if len(fouls) > 0 {
		t.Errorf("false accusations: %+v", fouls)
	}
}

// TestRandomTrickEnds makes sure that the random games come to every end there is.
func TestRandomTrickEnds(t *testing.T) {
	for name, want := range map[string][]End{
		"bingo":    {Played, ClosedEnd, Invincible},
		"reveille": {Made, SetEnd, NelloEnd, PassedEnd},
	} {
		seen := map[End]int{}
		for seed := range trickMatches(60) {
			s := newTrickSim(seed, houseRules(t, name, seed), 0)
			s.play(20)
			for _, h := range s.ends {
				seen[h.end]++
			}
		}
		for _, end := range want {
			if seen[end] < 10 {
				t.Errorf("%s ends as %s %d times only", name, end, seen[end])
			}
		}
	}
}

// TestTrickGamesOtherwiseWritten enters random matches as people do: with players and colons left out, names shortened, other
// notations, comments; with lines taken back and entered again, fixed, put in and dropped. All come to the same.
func TestTrickGamesOtherwiseWritten(t *testing.T) {
	for _, name := range []string{"bingo", "reveille"} {
		for seed := range trickMatches(40) {
			rules := houseRules(t, name, seed)
			s := newTrickSim(seed, rules, 0.05)
			s.play(6)
			m := NewMatch(rules, simNames, nil)
			line := 0
			put := func(text string) {
				line++
				enter(t, m, text, line)
			}
			for i := range s.lines {
				put(s.written(&s.lines[i]))
				if len(m.events) == 0 || s.dice.IntN(3) > 0 {
					continue
				}
				back := 1 + s.dice.IntN(min(9, len(m.events)))
				// An undo takes back a repair as one, so a match has either or.
				switch again := len(m.events) - back; s.dice.IntN(2) + 2*int(seed%2) {
				case 0:
					before := m.table.clone()
					put("Ann: adjusts +3 a slip")
					put("undo")
					if !sameTable(before, m.table) {
						t.Fatalf("%s, seed %d: undo after line %d does not lead back", name, seed, line)
					}
				case 1:
					put(fmt.Sprintf("undo %d", back))
					for ; again <= i; again++ {
						put(s.written(&s.lines[again]))
					}
				case 2:
					put(fmt.Sprintf("fix %d %s", back, s.lines[again].named()))
				case 3:
					if s.lines[again].who < 0 {
						continue
					}
					put(fmt.Sprintf("insert %d Ben: adjusts -2 a slip", back))
					put(fmt.Sprintf("drop %d", back+1))
				}
			}
			s.check(t, m)
		}
	}
}

// written writes a line in one of the ways that people write it.
func (s *trickSim) written(l *simLine) string {
	text := l.text
	switch s.dice.IntN(6) {
	case 0:
		text = strings.ReplaceAll(text, "-", "|")
	case 1:
		text = strings.ReplaceAll(text, "-", "－")
	case 2:
		text = strings.ToUpper(text)
	case 3:
		text += "   # said aloud"
	case 4:
		text = strings.NewReplacer("closes", "勝利宣言", "pass", "パス", "trump", "切り札", "turn", "表", "bids", "ビッド", "calls none", "切り札なし",
			"calls nello", "ネロ", "calls", "切り札", "declares", "ダブル", "shows", "公開", "as", "スート", "deals", "親").Replace(text)
	}
	if l.who < 0 {
		return text
	}
	switch s.dice.IntN(4) {
	case 0:
		if !l.always {
			return text
		}
	case 1:
		return simNames[l.who] + " " + text
	case 2:
		return strings.ToLower(simNames[l.who][:1]) + " " + text
	}
	return simNames[l.who] + ": " + text
}

// sameTable says whether two tables are equal, the lines of their events included.
func sameTable(a, b *Table) bool { return reflect.DeepEqual(a.clone(), b.clone()) }

// TestTrickLinesInCanonicalForm reads what is written of every line and writes it again, and enters it in place of the line.
func TestTrickLinesInCanonicalForm(t *testing.T) {
	for _, name := range []string{"bingo", "reveille"} {
		rules := houseRules(t, name, 0)
		s := newTrickSim(5, rules, 0)
		s.play(20)
		live, again := NewMatch(rules, simNames, nil), NewMatch(rules, simNames, nil)
		for i := range s.lines {
			entered := s.lines[i].text
			if s.lines[i].always {
				entered = s.lines[i].named()
			}
			out := enter(t, live, entered, i+1)
			text := live.Text(out.Event)
			if text != s.lines[i].named() {
				t.Errorf("%q is written as %q, want %q", entered, text, s.lines[i].named())
			}
			enter(t, again, text, i+1)
			if !sameTable(live.table, again.table) {
				t.Fatalf("after %q the replay differs", text)
			}
		}
		s.check(t, again)
	}
}

// TestTrickTablesStandWildLines enters lines without rhyme or reason: none upsets the table, a refused one changes nothing, an
// accepted one can be taken back, and what is on the sheet in the end comes to the same when it is read again.
func TestTrickTablesStandWildLines(t *testing.T) {
	dice := rand.New(rand.NewPCG(7, 7))
	tile := func() string { return simText(brute(scoring.Tile(dice.IntN(29)))) }
	tiles := func() string {
		list := tile()
		for range dice.IntN(6) {
			list += " " + tile()
		}
		return list
	}
	words := []func() string{
		tile, tile, tile, tile, tile, tile, tile, tile, tile, tile, tile, tile,
		func() string { return tile() + fmt.Sprintf(" as %d", dice.IntN(7)) },
		func() string { return "trump " + tile() },
		func() string { return "turn " + tile() },
		func() string { return "turn " + tile() },
		func() string { return "closes" },
		func() string { return fmt.Sprintf("declares %d", dice.IntN(4)) },
		func() string { return fmt.Sprintf("declares %d %s", dice.IntN(4), tiles()) },
		func() string { return "shows " + tiles() },
		func() string { return "shows 0-0 1-1 2-2 3-3 4-4 5-5 6-6" },
		func() string { return fmt.Sprintf("bids %d", dice.IntN(44)) },
		func() string { return "pass" },
		func() string { return fmt.Sprintf("calls %d", dice.IntN(8)) },
		func() string { return "calls nello" },
		func() string { return "takes " + tiles() },
		func() string { return "takes nothing" },
		func() string { return fmt.Sprintf("points %d tricks %d", dice.IntN(80), dice.IntN(9)) },
		func() string { return fmt.Sprintf("declared %d", 10*dice.IntN(9)) },
		func() string { return "last" },
		func() string { return "void" },
		func() string { return fmt.Sprintf("drop %d", 1+dice.IntN(5)) },
		func() string { return fmt.Sprintf("fix %d %s", 1+dice.IntN(5), tile()) },
		func() string { return fmt.Sprintf("insert %d %s", 1+dice.IntN(5), tile()) },
		func() string { return fmt.Sprintf("undo %d", 1+dice.IntN(3)) },
	}
	accepted := 0
	for match := range 30 {
		rules := houseRules(t, []string{"bingo", "reveille"}[match%2], uint64(match))
		m := NewMatch(rules, simNames, nil)
		var sheet []string
		for line := range 400 {
			text := words[dice.IntN(len(words))]()
			if dice.IntN(2) == 0 {
				text = simNames[dice.IntN(2)] + ": " + text
			}
			before := m.table.clone()
			m.Enter(text, line+1, func(out Outcome) {
				switch {
				case out.Refusal != nil:
					if !sameTable(before, m.table) {
						t.Fatalf("%q was refused and changed the table", text)
					}
					sheet = append(sheet, "# "+text)
				default:
					accepted++
					sheet = append(sheet, text)
				}
			})
			for _, word := range m.Expects() {
				if word.String() == "" {
					t.Fatalf("after %q something without a word is expected", text)
				}
			}
			m.Tricks()
			m.SecretPoints()
			m.FaceDown()
		}
		again := NewMatch(rules, simNames, nil)
		for i, text := range sheet {
			enter(t, again, text, i+1)
		}
		if !sameTable(m.table, again.table) {
			t.Fatalf("match %d: read again, the sheet comes to something else", match)
		}
	}
	if accepted < 500 {
		t.Errorf("only %d lines were accepted, too few to prove anything", accepted)
	}
}
