package say

import (
	"strconv"
	"strings"

	"bones/cmd/draw"
	"bones/referee"
	"bones/scoring"
)

type outcomeTongue interface {
	// reason names the rule that made a score; "" for one without words.
	reason(code string) string
	// entry says what one score is: who, how much, why. The reason has been worded.
	entry(e referee.Entry, reason string) string
	// end says how a hand ended; "" for an end without words.
	end(e referee.End, winner referee.Seat) string
	// state is how a match stands, in a word or two; "" for a state without words.
	state(s referee.State, names []string) string
	result(s referee.State, seats []referee.Seat) string
	// gamesPlayed says that all games agreed have been played.
	gamesPlayed(n int) string
	nextHand(number int, opener referee.Seat) string
	// lays says whether a player's n-th tile from the pile lies face down before him.
	lays(n int, down bool) string
	// pileGone says that the tiles taken are turned up now.
	pileGone() string
	turnUp(out referee.Seat) string
	// wins says who has won a trick, and, where both then draw, who takes the tile turned up for it.
	wins(winner referee.Seat, drawn bool) string
	drawAgain(seats []referee.Seat) string
	points(p scoring.Points) string
	heading(number, target int) string
	// scoreLabel stands before the standing where its points need a name; "" where they do not.
	scoreLabel() string
	// trickWon says who has won a trick, that he draws a tile first, and that he may close instead.
	trickWon(winner referee.Seat, draws, closes bool) string
	// decided says how a declaration of doubles has ended.
	decided(seat referee.Seat, made bool) string
	// layingAway says what the players do before the starter is turned up.
	layingAway(tiles int, dealer referee.Seat) string
	// dealing says who deals, in two words of a title.
	dealing(dealer referee.Seat) string
	toGo(p scoring.Points) string
	left(seat referee.Seat, tiles int) string
	scores(seat referee.Seat) string
	nobodyScores() string
	asks(w referee.Word, seat referee.Seat) string
	// over asks nothing: the game is over, and how to leave.
	over() string
	// asksOfCrib asks the dealer what he claims for the crib.
	asksOfCrib(dealer referee.Seat) string
	mayEnter(words string, turn referee.Seat) string
}

// Reason names the rule that made a score, as in `fifteen`. A reason that is not known is said as it is.
func (v Voice) Reason(code string) string {
	if text := v.tongue().reason(code); text != "" {
		return text
	}
	return draw.Safe(code)
}

// goals are what a player must reach with his tricks, and below what a loser loses higher, where the game has that.
func (v Voice) goals() (goal, low string) {
	if v.Rules != nil {
		for _, p := range v.Rules.Phases {
			if p.GamePoints != nil {
				return strconv.Itoa(p.GamePoints.Goal), strconv.Itoa(p.GamePoints.Low)
			}
		}
	}
	return "?", "?"
}

// Entry says what one score is: Ann scores 2: fifteen, 4-1 5-5.
func (v Voice) Entry(e referee.Entry) string {
	reason := v.Reason(string(e.Reason))
	if e.Text != "" {
		reason = draw.Safe(e.Text)
	}
	return v.tongue().entry(e, reason)
}

// HandEnd says how a hand ended.
func (v Voice) HandEnd(h referee.Hand) string {
	if text := v.tongue().end(h.End, h.Winner); text != "" {
		return text
	}
	return string(h.End)
}

// State is how a match stands, in a word or two, with its winners, or of a draw those who are level.
func (v Voice) State(s referee.State, seats []referee.Seat) string {
	if text := v.tongue().state(s, v.named(seats)); text != "" {
		return text
	}
	return string(s)
}

// Result says how a match ended, and for whom: the winners, or of a draw those who are level.
func (v Voice) Result(s referee.State, seats []referee.Seat) string {
	return v.tongue().result(s, seats)
}

// Outcome is Result for a match, with what ended it where nobody has won.
func (v Voice) Outcome(m *referee.Match) string {
	state, seats := m.State()
	played := 0
	for _, hand := range m.Hands() {
		if hand.End != referee.NotYetEnded {
			played++
		}
	}
	if games := m.Rules.Games; state == referee.Ended && games > 0 && played >= games {
		return v.tongue().gamesPlayed(games)
	}
	return v.Result(state, seats)
}

// NextHand says who begins the hand with that number, in the office that the game gives him: who starts, deals or banks.
// NoSeat is said as a question.
func (v Voice) NextHand(number int, opener referee.Seat) string {
	return v.tongue().nextHand(number, opener)
}

// TurnUp says why the hands are turned up now: who is out, or, of NoSeat, that the line is blocked.
func (v Voice) TurnUp(out referee.Seat) string { return v.tongue().turnUp(out) }

// Asks is what the prompt asks of a player: his name, or what he has to turn up, claim or call.
func (v Voice) Asks(w referee.Word, seat referee.Seat) string { return v.tongue().asks(w, seat) }

// Heading is the name of a sheet over what is said of it, where there are several.
func (v Voice) Heading(file string) string { return "== " + draw.Safe(file) }

// Title is the game, the hand, the target: Block · hand 2 · to 61. A number or a target of 0 is left out.
func (v Voice) Title(number, target int) string {
	text := v.tongue().heading(number, target)
	if v.Rules == nil {
		return text
	}
	return strings.TrimSuffix(v.Text(v.Rules.Title)+" · "+text, " · ")
}

// Standing is the score of everybody, by seat: Ann 31 · Ben 0 · Cyd 24.
func (v Voice) Standing(scores []scoring.Points) string {
	parts := make([]string, len(scores))
	for seat, p := range scores {
		parts[seat] = v.name(referee.Seat(seat)) + " " + p.String()
	}
	return strings.Join(parts, " · ")
}

// ToGo is how many points are missing to the target: 38 to go.
func (v Voice) ToGo(p scoring.Points) string { return v.tongue().toGo(p) }

// Left is how many tiles each player has in his hand, by seat.
func (v Voice) Left(tiles []int) string {
	t := v.tongue()
	parts := make([]string, len(tiles))
	for seat, n := range tiles {
		parts[seat] = t.left(referee.Seat(seat), n)
	}
	return strings.Join(parts, " · ")
}

// Settlement shows how the points of a chain hand came about: each hand with its pips, then who scores what.
func (v Voice) Settlement(s scoring.Settlement) draw.Table {
	t := v.tongue()
	table := draw.Table{Columns: []draw.Column{{}, {Wrap: true}, {Right: true}}}
	for _, e := range s.Entries {
		table.Rows = append(table.Rows, []string{v.name(e.Seat), strings.Join(tileNames(e.Left.Tiles.Tiles()), " "), strconv.Itoa(e.Points)})
	}
	if s.Winner == referee.NoSeat {
		table.Rows = append(table.Rows, []string{t.nobodyScores()})
		return table
	}
	table.Rows = append(table.Rows, []string{t.scores(s.Winner), "", strconv.Itoa(s.Total())})
	return table
}
