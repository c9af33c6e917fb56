package referee

import (
	"slices"

	"bones/rulesets"
	"bones/scoring"
)

// A Match is a table with its memory: everything that was entered, so that it can be taken back or repaired. Its state is a
// fold over the effective events; undo, fix, drop and insert rewrite the list of events, and what follows is judged again.
type Match struct {
	Rules   *rulesets.Rules
	Names   []string // players in seat order, then spectators
	Players int      // how many of them play
	Carry   []scoring.Points

	reader *Reader
	table  *Table
	events []*Event     // the effective events
	units  []*Event     // what was entered and not undone, each worth one undo: an event, at its place among the effective ones, or a repair
	marks  []checkpoint // states to go back to, the oldest first

	standingWrong bool // a standing of the sheet has differed: only the first is reported
}

// checkpoint is the table as it was before the event at index at.
type checkpoint struct {
	at    int
	table *Table
}

// checkpointEvery is how many events lie between two checkpoints: so many at most are judged again for an undo.
const checkpointEvery = 128

// NewMatch returns the match at the head of its first hand.
func NewMatch(rules *rulesets.Rules, players []string, carry []scoring.Points) *Match {
	m := &Match{Rules: rules, Players: len(players), Carry: carry}
	m.Names = append(append(m.Names, players...), rules.Spectators.Names...)
	m.reader = NewReader(m.Names, m.Players, FamilyOf(rules), hasHalves(rules))
	m.reset()
	return m
}

func (m *Match) reset() {
	m.table = NewTable(m.Rules, m.Players, m.Carry)
	m.events, m.units, m.marks = nil, nil, nil
}

// expect makes room, before the first event, for a sheet of so many lines, which is otherwise copied again and again while it
// is read. Few hands take fewer than linesOfHand.
func (m *Match) expect(lines int) {
	const linesOfHand = 16
	m.events, m.units = make([]*Event, 0, lines), make([]*Event, 0, lines)
	m.table.hands, m.table.entries = make([]Hand, 0, lines/linesOfHand), make([]Entry, 0, lines/linesOfHand)
}

// hasHalves says whether amounts may be halves: where stakes are paid at a multiple.
func hasHalves(rules *rulesets.Rules) bool {
	for _, p := range rules.Phases {
		if p.Settle != nil && p.Settle.By == "stakes" {
			return true
		}
	}
	return false
}

// An Outcome is what one event did, or why it did nothing.
type Outcome struct {
	Event   Event
	Refusal *Refusal // nil where the event was accepted
	Entries []Entry  // the scores it made
	Zeros   []Zero   // the hands and the crib that counted nothing with it
	Fouls   []Foul   // what became certain with it
	// HandEnded says that the event ended a hand, the last of Hands; Over that the match is decided now and was not before.
	HandEnded bool
	Over      bool
	// Weightless says that the event had no effect: an automatic pass or go, a note, a heading, a standing.
	Weightless bool
}

// Enter reads a line and does what it says, as far as it is allowed: the one road that every line takes, typed, piped or
// replayed. Each of the line's events has its outcome; a refused one leaves everything as it was.
func (m *Match) Enter(text string, line int, each func(Outcome)) {
	m.reader.Read(text, line, func(e Event, refusal *Refusal) {
		if refusal != nil {
			each(Outcome{Event: e, Refusal: refusal})
			return
		}
		each(m.Do(e))
	})
}

// Do judges one event and, where it is allowed, applies it.
func (m *Match) Do(e Event) Outcome {
	before := m.mark()
	var refusal *Refusal
	switch e.Word {
	case Note:
		e.weightless = true
	case HandHeading:
		refusal, e.weightless = m.judgeHeading(&e), true
	case Standing:
		refusal, e.weightless = m.judgeStanding(&e), true
	case Undo:
		refusal = m.undo(&e)
	case Fix, Drop, Insert:
		refusal = m.repair(&e)
	default:
		if refusal = m.table.judge(&e); refusal == nil {
			m.append(&e)
		}
	}
	if refusal != nil {
		return Outcome{Event: e, Refusal: refusal}
	}
	out := Outcome{Event: e, Weightless: e.weightless}
	m.since(before, &out)
	return out
}

// Judge says what event a line would be as things stand, and why it would be refused, nil where it would not. Nothing is entered.
// Of a line with several events it is the first.
func (m *Match) Judge(text string) (event Event, refusal *Refusal) {
	first := true
	m.reader.Read(text, 0, func(e Event, r *Refusal) {
		if !first {
			return
		}
		first = false
		if event, refusal = e, r; r == nil && !isOfSheet(e.Word) {
			refusal = m.table.judge(&event)
		}
	})
	return event, refusal
}

// position is how long the table's lists were, and which fouls stood.
type position struct {
	entries, zeros, hands int
	fouls                 []Foul
	over                  bool
}

func (m *Match) mark() position {
	t := m.table
	return position{len(t.entries), len(t.zeros), len(t.hands), t.fouls, t.isOver()}
}

// since fills in what has come since a position. What a repair scores carries the repair's line and is found by it; fouls that
// a repair or an undo brings back are told like new ones.
func (m *Match) since(p position, out *Outcome) {
	t := m.table
	switch {
	case isRepair(out.Event.Word), out.Event.Word == Undo:
		for _, e := range t.entries {
			if e.Line == out.Event.Line {
				out.Entries = append(out.Entries, e)
			}
		}
		for _, z := range t.zeros {
			if z.Line == out.Event.Line {
				out.Zeros = append(out.Zeros, z)
			}
		}
		for i, f := range t.fouls {
			if len(f.in(t.fouls[:i])) >= len(f.in(p.fouls)) {
				out.Fouls = append(out.Fouls, f)
			}
		}
	default:
		out.Entries = t.entries[min(p.entries, len(t.entries)):]
		out.Zeros = t.zeros[min(p.zeros, len(t.zeros)):]
		out.Fouls = t.fouls[min(len(p.fouls), len(t.fouls)):]
	}
	out.HandEnded = len(t.hands) > p.hands
	out.Over = t.isOver() && !p.over
}

// append applies a judged event and remembers it.
func (m *Match) append(e *Event) {
	if len(m.events)%checkpointEvery == 0 {
		m.marks = append(m.marks, checkpoint{len(m.events), m.table.clone()})
	}
	wasOn, hands := m.table.on, len(m.table.hands)
	m.table.apply(e)
	e.first = !wasOn && (m.table.on || len(m.table.hands) > hands)
	m.events = append(m.events, e)
	m.units = append(m.units, e)
}

// isOfHand says whether an event belongs to the play of a hand: naming who opens it comes before.
func isOfHand(w Word) bool {
	switch w {
	case Starts, Deals, Lot, Adjusts, Settles, EndTable:
		return false
	}
	return !comesBefore(w)
}

func (m *Match) judgeHeading(e *Event) *Refusal {
	t := m.table
	switch {
	case t.isOver():
		return e.refuse(GameOver)
	case !t.hasHands():
		return t.outOfPlace(e).because(NotThisGame)
	case t.on:
		return t.outOfPlace(e).because(HandOn)
	case e.Number != t.number:
		r := e.refuse(WrongNumber)
		r.Got, r.Min, r.Max = e.Number, t.number, t.number
		return r
	}
	return nil
}

// judgeStanding compares a standing with the score. Only the first that differs is reported: the others follow from it.
func (m *Match) judgeStanding(e *Event) *Refusal {
	for seat, points := range e.Each {
		if points == m.table.score[seat] {
			continue
		}
		if m.standingWrong {
			return nil
		}
		m.standingWrong = true
		r := e.refuse(StandingDiffers)
		r.Seat = Seat(seat)
		r.Points = [2]scoring.Points{points, m.table.score[seat]}
		return r
	}
	return nil
}

// undo takes back the last N things entered, a repair as one, or all since the hand's start.
func (m *Match) undo(e *Event) *Refusal {
	keep := len(m.units)
	if e.Form == FormHand {
		keep = m.handStart()
		if keep < 0 {
			return m.table.outOfPlace(e).because(NoHandOn)
		}
	} else {
		if e.Number == 0 {
			r := e.refuse(BadCount).because(TooFarBack)
			r.Min, r.Max = 1, len(m.units)
			return r
		}
		for n := 0; n < e.Number; {
			if keep == 0 {
				r := e.refuse(BadCount).because(TooFarBack)
				r.Got, r.Max, r.Min = e.Number, n, 1
				return r
			}
			keep--
			if !m.units[keep].weightless {
				n++
			}
		}
	}
	m.takeBack(keep)
	return nil
}

// handStart is the unit that the hand that is on began with, or, between hands, the finished one; −1 where none has begun.
func (m *Match) handStart() int {
	for i := len(m.units) - 1; i >= 0; i-- {
		if m.units[i].first {
			return i
		}
	}
	return -1
}

// takeBack leaves the first keep units. Where only plain events go, the state comes from the last checkpoint before them;
// where a repair goes, everything is entered anew.
func (m *Match) takeBack(keep int) {
	gone := m.units[keep:]
	for _, unit := range gone {
		if isRepair(unit.Word) {
			units := m.units[:keep]
			m.reset()
			for _, unit := range units {
				e := *unit
				if isRepair(e.Word) {
					m.repair(&e)
				} else {
					m.append(&e)
				}
			}
			return
		}
	}
	m.units = m.units[:keep]
	m.rewind(len(m.events)-len(gone), false)
}

func isRepair(w Word) bool { return w == Fix || w == Drop || w == Insert }

// isOfSheet says whether a line is about the sheet and not about what happened at the table.
func isOfSheet(w Word) bool {
	return isRepair(w) || w == Undo || w == HandHeading || w == Standing || w == Note
}

// rewind brings the table back to where it was before event n. A forked match leaves what it shares with the other as it is.
func (m *Match) rewind(n int, forked bool) {
	last := len(m.marks) - 1
	for last > 0 && m.marks[last].at > n {
		last--
	}
	m.marks = m.marks[:last+1]
	restored := m.marks[last].table.clone()
	if !forked {
		restored.reuse(m.table)
	}
	m.table = restored
	for i := m.marks[last].at; i < n; i++ {
		e := *m.events[i]
		m.table.apply(&e)
	}
	m.events = m.events[:n]
	if m.marks[last].at == n {
		m.marks = m.marks[:last]
	}
}

// repair replaces, removes or puts in an event and judges all later ones again. If anything no longer fits, nothing changes.
func (m *Match) repair(e *Event) *Refusal {
	at, refusal := m.counted(e)
	if refusal != nil {
		return refusal
	}
	rewritten := slices.Clone(m.events[:at])
	rest := m.events[at:]
	if e.Word != Insert {
		rest = rest[1:]
	}
	if e.Word != Drop {
		inner := *e.Inner
		inner.Line = e.Line
		rewritten = append(rewritten, &inner)
	}
	later := len(rewritten) // where the events after the repair begin
	rewritten = append(rewritten, rest...)

	trial := *m
	trial.marks = slices.Clone(m.marks)
	trial.units = nil
	trial.rewind(at, true)
	trial.events = slices.Clip(trial.events)
	trial.table.repair = repaired{e.Line, m.table.fouls}
	if at%checkpointEvery != 0 {
		trial.marks = append(trial.marks, checkpoint{at, trial.table.clone()})
	}
	for i := at; i < len(rewritten); i++ {
		next := *rewritten[i]
		if next.weightless {
			continue // it was said of what is mended now, and is no event: nobody is held to it
		}
		cause := trial.table.judge(&next)
		if cause != nil && i >= later && belongsToTheTurn(&next) {
			next.Seat = NoSeat
			cause = trial.table.judge(&next)
		}
		if word := rewritten[i].Word; cause == nil && i >= later && next.Word != word {
			next.Word = word // a tile that was played is none that is turned up
			cause = trial.table.outOfPlace(&next)
		}
		if cause != nil {
			r := e.refuse(RepairFails)
			r.Cause = cause
			if !m.isFaceDown(rewritten[i]) {
				r.Text = m.Text(*rewritten[i])
			}
			if i < later {
				cause.Line, cause.Column = e.Line, e.Inner.Column
			}
			return r
		}
		if i < later {
			said := next // as it was understood here: 31 is a bid, a bare tile may be turned up
			said.Seat = e.Inner.Seat
			e.Inner = &said
		}
		trial.append(&next)
	}
	before, after := m.table, trial.table
	m.table, m.events, m.marks = after, trial.events, trial.marks
	entered := *e
	entered.first = !before.on && (after.on && after.number == before.number || len(after.hands) > len(before.hands))
	m.units = append(m.units, &entered)
	return nil
}

// belongsToTheTurn says which events a repair before them moves to whoever is then on turn. Only where their player may not
// be the one is that done: where more than one may go on, each keeps what he said.
func belongsToTheTurn(e *Event) bool {
	switch e.Word {
	case Play, Pass, Go:
		return true
	case Takes: // a place of the pile; of won tiles the player is told
		return e.Tile == scoring.NoTile && e.Form != FormNothing
	}
	return false
}

// counted finds the N-th effective event from the last.
func (m *Match) counted(e *Event) (int, *Refusal) {
	n := 0
	for i := len(m.events) - 1; i >= 0; i-- {
		if m.events[i].weightless {
			continue
		}
		if n++; n == e.Number {
			return i, nil
		}
	}
	r := e.refuse(BadCount).because(TooFarBack)
	r.Got, r.Min, r.Max = e.Number, 1, n
	return 0, r
}
