package referee

import "bones/scoring"

// board is pegging and nothing else: games.md, "Peg board". There are no hands and no turns; the points are the table's.
type board struct{}

// The reasons of a board.
const (
	ReasonPegged Reason = "pegs"
	ReasonGiven  Reason = "gives" // what was pegged for the wrong one
)

func (b *board) begin(*Table) {}

func (b *board) clone() mechanism { return b }

func (b *board) turn(*Table) Seat { return NoSeat }

func (b *board) expects(*Table) []Word { return []Word{Pegs, Gives} }

func (b *board) judge(t *Table, e *Event) *Refusal {
	switch e.Word {
	case Pegs:
		return t.judgePegs(e)
	case Gives:
		return b.judgeGives(t, e)
	}
	return t.outOfPlace(e).under("pegging-only")
}

func (b *board) judgeGives(t *Table, e *Event) *Refusal {
	if int(e.Other) >= t.players {
		return e.refuse(UnknownPlayer).because(Spectating)
	}
	if e.Seat == NoSeat && t.players == 2 {
		e.Seat = t.after(e.Other) // nobody else can be meant
	}
	switch {
	case e.Seat == NoSeat:
		return e.refuse(UnknownPlayer).because(NobodyNamed)
	case e.Seat == e.Other:
		return e.refuse(Syntax).because(WantPlayer)
	case e.Points > t.score[e.Seat]:
		r := t.badCount(e, e.Points.Whole(), 0, t.score[e.Seat].Whole())
		return r.because(NotPegged)
	}
	return nil
}

func (b *board) apply(t *Table, e *Event) {
	entry := Entry{Seat: e.Seat, Points: e.Points, Reason: ReasonPegged, Line: e.Line, Text: e.Text}
	if e.Word == Gives {
		entry.Reason, entry.Points = ReasonGiven, -e.Points
		t.pay(entry)
		entry.Seat, entry.Points = e.Other, e.Points
	}
	t.pay(entry)
}

// A Skunk is a loser below the line that a table has drawn.
type Skunk struct {
	Seat   Seat
	Double bool // below the lower line too
}

// Skunks lists the losers of a match that is won who are below the skunk lines, in seat order.
func (m *Match) Skunks() []Skunk {
	state, winners := m.State()
	if state != Won {
		return nil
	}
	var skunks []Skunk
	for seat := range Seat(m.Players) {
		below := func(line int) bool { return m.table.score[seat] < scoring.Whole(line) }
		double := below(m.Rules.DoubleSkunk)
		if seat != winners[0] && (double || below(m.Rules.Skunk)) {
			skunks = append(skunks, Skunk{seat, double})
		}
	}
	return skunks
}
