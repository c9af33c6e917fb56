package say

import (
	"slices"

	"bones/referee"
	"bones/scoring"
)

type pegTongue interface {
	// skunked is said of a loser below the line, or below the lower one too.
	skunked(double bool) string
}

// TrackNote is what stands beside a player's track on the peg board: how far he has to go, that he has won, or that he has been
// skunked; "" where there is nothing to say.
func (v Voice) TrackNote(m *referee.Match, seat referee.Seat) string {
	state, seats := m.State()
	for _, skunk := range m.Skunks() {
		if skunk.Seat == seat {
			return v.tongue().skunked(skunk.Double)
		}
	}
	missing := scoring.Whole(m.Target()) - m.Standing()[seat]
	switch {
	case state == referee.Won && slices.Contains(seats, seat):
		return v.Labels().Won
	case missing > 0 && m.Target() > 0:
		return v.ToGo(missing)
	}
	return ""
}
