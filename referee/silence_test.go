package referee_test

import (
	"encoding/json"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"sync/atomic"
	"testing"

	"bones/referee"
	"bones/rulesets"
	"bones/scoring"
)

// While a hand is on, the referee says nothing that a silent one would not (games.md, "Audit"). The hidden tiles it does not
// know. What it does know, and must keep to itself, is what follows from the passes, the goes and the tiles not followed
// with; what won tiles are worth; and what a hand counts before its player has said it. So in the middle of whole games of every
// kind the tests take such knowledge away from the referee, or change it, and nothing that it says may become another:
// no accessor, no refusal, no score. Fouls are the exception, and Log is what the players have said themselves.

// sometimes runs a look at the middle of the games of some vectors, now and then: a match before a line, and the line.
func sometimes(t *testing.T, games string, look func(t *testing.T, m *referee.Match, line string, number int, rng *rand.Rand)) {
	sheets, err := filepath.Glob("testdata/vectors/" + games + ".bones")
	if err != nil || len(sheets) == 0 {
		t.Fatal("no vectors", games, err)
	}
	for i, path := range sheets {
		t.Run(filepath.Base(path), func(t *testing.T) {
			t.Parallel()
			text, err := os.ReadFile(path)
			if err != nil {
				t.Fatal(err)
			}
			header, body := cutHeader(string(text))
			s, err := referee.ReadSheet(path, strings.NewReader(header), rulesets.Library{})
			if err != nil {
				t.Fatal(err)
			}
			rng := rand.New(rand.NewPCG(uint64(i), 4))
			number := strings.Count(header, "\n")
			often := min(1, 60/float64(strings.Count(body, "\n")))
			for line := range strings.SplitSeq(body, "\n") {
				number++
				if rng.Float64() < often && s.HandIsOn() {
					look(t, s.Match, line, number, rng)
				}
				s.Match.Enter(line, number, func(referee.Outcome) {})
			}
		})
	}
}

// cutHeader cuts a sheet after its header.
func cutHeader(text string) (header, body string) {
	const end = "\n---\n"
	i := strings.Index(text, end) + len(end)
	return text[:i], text[i:]
}

// outcomeOf is what a match answers to a line, the fouls left out. It says too whether the hand went on.
func outcomeOf(t *testing.T, m *referee.Match, line string, number int) (answer string, goesOn bool) {
	goesOn = true
	m.Enter(line, number, func(o referee.Outcome) {
		o.Fouls = nil
		text, err := json.Marshal(o)
		if err != nil {
			t.Fatal(err)
		}
		answer += string(text) + "\n"
		goesOn = goesOn && !o.HandEnded
	})
	return answer, goesOn
}

// TestClaimsAreNotUsed forgets the claims of all players. A line that deals with a foul is about the fouls.
func TestClaimsAreNotUsed(t *testing.T) {
	sometimes(t, "*", func(t *testing.T, m *referee.Match, line string, number int, _ *rand.Rand) {
		ignorant, knowing := m.Clone(), m.Clone()
		ignorant.ForgetClaims()
		secrets := []string{"Fouls", "Findings", "Log"}
		if diff := difference(everythingSaid(knowing, secrets...), everythingSaid(ignorant, secrets...)); diff != "" {
			t.Errorf("with claims the referee says before line %d%s", number, diff)
		}
		if strings.Contains(line, "settles") {
			return
		}
		got, _ := outcomeOf(t, knowing, line, number)
		want, _ := outcomeOf(t, ignorant, line, number)
		if diff := difference(got, want); diff != "" {
			t.Errorf("with claims the referee says of line %d, %s%s", number, line, diff)
		}
	})
}

// TestWonTilesAreSecret exchanges tiles that the players have won.
func TestWonTilesAreSecret(t *testing.T) {
	var looked atomic.Bool
	sometimes(t, "bingo-*", func(t *testing.T, m *referee.Match, line string, number int, rng *rand.Rand) {
		other := m.Clone()
		if !m.IsSecret() || !other.ExchangeWon(func(s scoring.Set) scoring.Tile { return anyOf(rng, s) }) {
			return
		}
		looked.Store(true)
		same := m.Clone()
		// Nor does it say who has won what to somebody who begins to tell the deal.
		tiles := scoring.Double(6).Tiles()
		rng.Shuffle(len(tiles), func(i, j int) { tiles[i], tiles[j] = tiles[j], tiles[i] })
		told := m.Names[rng.IntN(2)] + ": takes"
		for _, tile := range tiles[:1+rng.IntN(6)] {
			told += " " + tile.String()
		}
		answer, _ := outcomeOf(t, same.Clone(), told, number)
		if want, _ := outcomeOf(t, other.Clone(), told, number); answer != want {
			t.Errorf("with other tiles won the referee says before line %d of %s%s", number, told, difference(answer, want))
		}
		if diff := difference(everythingSaid(same, "Log"), everythingSaid(other, "Log")); diff != "" {
			t.Errorf("with other tiles won the referee says before line %d%s", number, diff)
		}
		got, goesOn := outcomeOf(t, same, line, number)
		want, _ := outcomeOf(t, other, line, number)
		if diff := difference(got, want); goesOn && diff != "" {
			t.Errorf("with other tiles won the referee says of line %d, %s%s", number, line, diff)
		}
	})
	t.Cleanup(func() {
		if !looked.Load() {
			t.Error("nobody had won anything in secret")
		}
	})
}

// TestCountsAreClaimedFirst exchanges tiles that the players have laid, of which their hands will be counted. What has been
// counted stands.
func TestCountsAreClaimedFirst(t *testing.T) {
	sometimes(t, "cribbage-*", func(t *testing.T, m *referee.Match, line string, number int, rng *rand.Rand) {
		other := m.Clone()
		if m.Rules.CountClaims == "none" || !other.ExchangeLaid(func(s scoring.Set) scoring.Tile { return anyOf(rng, s) }) {
			return
		}
		if diff := difference(everythingSaid(m.Clone()), everythingSaid(other)); diff != "" {
			t.Errorf("with other tiles laid the referee says before line %d%s", number, diff)
		}
	})
}
