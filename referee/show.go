package referee

import (
	"bones/rulesets"
	"bones/scoring"
)

// show is the counting after the play: the non-dealer's hand, the dealer's hand, the crib, each with the starter, until all
// are made or somebody has won: games.md, "Domino Cribbage". The hands are known from the play and need not be entered; where
// players say their counts first, each is made when it has been said, or when the table goes on without.
type show struct {
	params *rulesets.Show
	told   bool       // score-only: the hands are entered
	hands  [2]counted // score-only: the non-dealer's, the dealer's
	made   int        // counts that have been made
	past   int        // hands that have been claimed, or gone past without
	said   [3]saidCount
	owed   Entry // what a claim left out and goes to the opponent, as long as it is not pegged
}

// The places in the order of the show.
const (
	nonDealersHand = iota
	dealersHand
	cribPlace
)

// A Part of a show is what was counted for a score.
type Part string

// A Zero is a hand or crib that was counted in the show and has scored nothing: there is no entry for it.
type Zero struct {
	Seat  Seat // whose it is
	Of    Part
	Line  int // of the sheet, with which it was counted
	After int // how many scores the event with which it was counted had made before
	event int // as in Entry
}

// The parts of a show.
const (
	HandPart Part = "hand"
	CribPart Part = "crib"
)

func (s *show) begin(t *Table) {
	*s = show{params: s.params}
	t.auto = [MaxSeats]bool{}
}

func (s *show) clone() mechanism {
	c := *s
	return &c
}

// owner is whose the hand at a place is, or the crib; NoSeat while nobody knows who dealt.
func (s *show) owner(t *Table, place int) Seat {
	if place == nonDealersHand {
		return t.lead
	}
	return t.dealer()
}

// due is the hand that is claimed, or entered, next; cribPlace after both.
func (s *show) due() int {
	if s.told {
		return min(s.made, cribPlace)
	}
	return s.past
}

func (s *show) turn(t *Table) Seat {
	if place := s.due(); place < cribPlace && (s.told || s.isClaimed(t)) {
		return s.owner(t, place)
	}
	return NoSeat
}

func (s *show) expects(t *Table) []Word {
	var words []Word
	if s.isClaimed(t) && !s.said[cribPlace].given {
		words = append(words, Claims)
	}
	switch {
	case s.told && s.due() < cribPlace:
		words = append(words, Shows)
		if s.made == 0 {
			words = append(words, Pegs)
		}
	case s.params.Crib:
		words = append(words, Crib)
	}
	if t.starter == scoring.NoTile {
		words = append(words, StarterTile)
	}
	return words
}

func (s *show) judge(t *Table, e *Event) *Refusal {
	switch e.Word {
	case Crib:
		if s.params.Crib && !t.crib.given && (t.isOver() || !s.told || s.due() == cribPlace) {
			return t.judgeCrib(e)
		}
	case Claims:
		return s.judgeClaim(t, e)
	case Go:
		if !s.told {
			return t.mayPassAgain(e) // an empty hand has said it
		}
	case Pegs:
		if s.told && s.made == 0 {
			return t.judgePegs(e)
		}
	case Shows:
		if s.told && s.due() < cribPlace {
			return t.judgeShows(e, s.owner(t, s.due()))
		}
	case StarterTile:
		if t.starter == scoring.NoTile {
			return t.judgeTile(e, e.Tile)
		}
	}
	return t.outOfPlace(e).under("show-order")
}

// acceptsLate lets the crib be put on record when the match is over.
func (s *show) acceptsLate(t *Table, e *Event) bool { return t.cribMayFollow(e) }

func (s *show) apply(t *Table, e *Event) {
	switch e.Word {
	case Crib:
		t.enterCrib(e)
		if !t.cribLate {
			s.past = cribPlace
		}
	case Claims:
		s.claim(t, e)
	case Go:
		t.auto[e.Seat] = true
		e.weightless = true
	case Pegs:
		t.pay(Entry{Seat: e.Seat, Points: e.Points, Reason: ReasonTold, Line: e.Line, Text: e.Text})
	case Shows:
		t.nameLeader(e.Seat, e.Line)
		s.hands[s.due()] = countedOf(e)
		t.noteShown(e)
	case StarterTile:
		t.turnUpStarter(e)
	}
}

// proceed makes every count that can be made now, in the order of the show, and ends the hand after the last. Whoever
// reaches the target stops it; if the win is taken back it goes on from there.
func (s *show) proceed(t *Table, line int) {
	places := cribPlace
	if s.params.Crib {
		places++
	}
	for !t.isOver() && (s.owed.Points > 0 || s.made < places && s.isReady(t)) {
		if s.owed.Points > 0 {
			t.movePegs()
			s.owed.Line = line
			t.pay(s.owed)
			s.owed = Entry{}
			continue
		}
		s.count(t, line)
	}
	if s.made < places || s.owed.Points > 0 {
		return
	}
	end := Counted
	if s.hands[nonDealersHand].told || s.hands[dealersHand].told {
		end = ToldEnd
	}
	t.endHand(end, NoSeat)
}

// isReady says whether the next count can be made: its tiles are known, and its player has said it, or need not, or the table
// has gone on.
func (s *show) isReady(t *Table) bool {
	switch {
	case s.made == cribPlace:
		return t.crib.given
	case s.told:
		return s.hands[s.made].given
	}
	return !s.isClaimed(t) || s.made < s.past
}

// count makes the next count.
func (s *show) count(t *Table, line int) {
	place := s.made
	s.made++
	t.movePegs()
	owner, of, what := s.owner(t, place), HandPart, s.hands[min(place, dealersHand)]
	switch {
	case place == cribPlace:
		of, what = CribPart, t.crib
	case !s.told:
		what = counted{tiles: t.laid[owner].Tiles()}
	}
	var tally scoring.Tally
	total := what.points
	if !what.told {
		tally = scoring.CountShow(t.starter, what.tiles)
		total = scoring.Whole(tally.Total())
	}
	entry := Entry{Seat: owner, Points: total, Reason: ReasonTold, Line: line, Of: of}
	if pegged := s.settleClaim(t, place, entry, what, tally.Tiles); pegged < total {
		entry.Reason, entry.Tiles = ReasonClaimed, tally.Tiles
		if entry.Points = pegged; pegged > 0 {
			t.pay(entry)
		}
		entry.Seat, entry.Points, entry.Reason = t.after(owner), total-pegged, ReasonMuggins
		s.owed = entry
		return
	}
	if what.told {
		t.pay(entry)
	} else if total == 0 {
		t.zeros = added(t.zeros, Zero{Seat: owner, Of: of, Line: line, After: t.madeBy(t.applied), event: t.applied})
	}
	for _, c := range tally.Combinations {
		entry.Points, entry.Reason, entry.Tiles = scoring.Whole(c.Points), Reason(c.Kind), tally.Of(c)
		t.pay(entry)
	}
}

// madeBy is how many scores an event has made, where it made the latest.
func (t *Table) madeBy(event int) int {
	n := 0
	for n < len(t.entries) && t.entries[len(t.entries)-1-n].event == event {
		n++
	}
	return n
}
