package referee

import (
	"slices"

	"bones/scoring"
)

// What others may see of a match. Nothing here tells what nobody at the table may know.

// State says how the match stands, and who has won it, or, of a draw, who is level.
func (m *Match) State() (State, []Seat) { return m.table.Outcome() }

// Standing is the score of every player, by seat; spectators, whose stakes are on the books too, come after the players.
func (m *Match) Standing() []scoring.Points { return slices.Clone(m.table.score[:len(m.Names)]) }

// Family is the family whose words the game uses.
func (m *Match) Family() Family { return m.table.family }

// Before is the seat to the right of another.
func (m *Match) Before(seat Seat) Seat { return m.table.before(seat) }

// Target is the number of points that wins the match, 0 where there is none.
func (m *Match) Target() int { return m.Rules.Target[m.Players] }

// Hands lists the hands from the first, with the one that is on, whose End is empty unless the match was won in it. A board
// has none.
func (m *Match) Hands() []Hand {
	t := m.table
	if !t.hasHands() {
		return nil
	}
	hands := slices.Clone(t.hands)
	if t.on || slices.ContainsFunc(t.entries[t.firstEntry:], func(e Entry) bool { return e.Hand == t.number }) {
		hand := Hand{Number: t.number, Lead: t.lead, Bank: t.bank.seat, Winner: NoSeat}
		if t.on && t.isOver() && t.winsAtOnce() && !t.closed {
			hand.End = PeggedOut
		}
		hands = append(hands, hand)
	}
	return hands
}

// HandNumber is the number of the hand that is on, or of the next.
func (m *Match) HandNumber() int { return m.table.number }

// HandIsOn says whether an event of the hand has been entered.
func (m *Match) HandIsOn() bool { return m.table.on }

// Lead is who leads the hand that is on or comes next, NoSeat while nobody has said.
func (m *Match) Lead() Seat { return m.table.lead }

// Dealer is who deals it, NoSeat while nobody has said or where nobody deals.
func (m *Match) Dealer() Seat {
	if m.Rules.Opening.Role != "dealer" {
		return NoSeat
	}
	return m.table.dealer()
}

// Turn is whose turn it is, NoSeat where it is nobody's in particular.
func (m *Match) Turn() Seat {
	if m.table.isOver() {
		return NoSeat
	}
	return m.table.phase().turn(m.table)
}

// Expects lists the words of the game that may be entered now, the most usual first.
func (m *Match) Expects() []Word { return m.table.expects() }

// Left is how many tiles each player has in his hand, as far as the table can know: upper bounds where only the score of a
// hand is being entered. Where tiles are collected it is how many each has taken.
func (m *Match) Left() []int { return slices.Clone(m.table.left[:m.Players]) }

// Entries is every score of the match that stands, in the order made.
func (m *Match) Entries() []Entry { return slices.Clone(m.table.entries) }

// Fouls is every breach that is certain, in the order found.
func (m *Match) Fouls() []Foul { return slices.Clone(m.table.fouls) }

// IsSettled says whether the table has dealt with a foul.
func (m *Match) IsSettled(f Foul) bool { return m.table.isSettled(&f) }

// Findings lists all claims of the match and how they ended, or, in the hand that is on, stand. What tiles those deny is not
// among it: while a hand is on nobody is told who can hold what.
func (m *Match) Findings() []Finding {
	t := m.table
	findings := slices.Concat(t.findings...)
	if t.isLate() {
		t.inPast(func() { findings = append(findings, t.findingsNow()...) })
	}
	for _, f := range t.findingsNow() {
		f.Denied = 0
		findings = append(findings, f)
	}
	return findings
}

// Out is who has placed his last tile, NoSeat where nobody has.
func (m *Match) Out() Seat { return m.table.out }

// DrawsLot is who draws the next lot while lots are being drawn for who starts or deals; NoSeat before the first and after the
// last, and where the table settled it otherwise.
func (m *Match) DrawsLot() Seat {
	if l := &m.table.lots; l.round == 0 && !l.again || m.table.isOver() {
		return NoSeat
	}
	return m.table.nextToDraw()
}

// DrawAgain lists who was level in the round of lots just finished and draws again; nobody where that is not so.
func (m *Match) DrawAgain() []Seat {
	var seats []Seat
	for seat := range Seat(m.Players) {
		if m.table.lots.again && m.table.lots.round == 0 && m.table.lots.tied[seat] {
			seats = append(seats, seat)
		}
	}
	return seats
}

// Log lists the events that undo and repairs count, the first of the match first.
func (m *Match) Log() []Event {
	var log []Event
	for _, e := range m.events {
		if !e.weightless {
			log = append(log, *e)
		}
	}
	return log
}

// Made returns the scores that each event of Log made.
func (m *Match) Made() [][]Entry {
	byEvent := map[int][]Entry{}
	for _, e := range m.table.entries {
		byEvent[e.event] = append(byEvent[e.event], e)
	}
	var made [][]Entry
	for i, e := range m.events {
		if !e.weightless {
			made = append(made, byEvent[i+1])
		}
	}
	return made
}

// Text writes an event in its canonical form.
func (m *Match) Text(e Event) string { return string(e.AppendText(nil, m.Names)) }

// Line is the line of tiles on the table and its open ends; ok is false where none lies.
func (m *Match) Line() (line []Laid, open [2]int, ok bool) {
	for _, p := range m.table.phases {
		if c, isChain := p.(*chain); isChain && c.lies() && m.table.on {
			return c.line(), c.open, true
		}
	}
	return nil, [2]int{}, false
}

// MayTurnUp lists who has yet to turn up his hand, in seat order; empty where no hands are being turned up.
func (m *Match) MayTurnUp() []Seat {
	if words := m.table.phase().expects(m.table); !m.table.on || len(words) == 0 || words[0] != Holds {
		return nil
	}
	return m.table.yetToTurnUp()
}
