package referee

import (
	"slices"

	"bones/rulesets"
	"bones/scoring"
)

// A Table is the state of one match: what has happened, what may be said now. It is changed only by apply, with an event
// that judge has let pass; judge changes nothing but the event, whose player and word it completes.
type Table struct {
	rules   *rulesets.Rules
	family  Family
	people  int // players, then spectators
	players int

	score    [MaxSeats]scoring.Points
	hands    []Hand  // finished ones
	entries  []Entry // every score of the match, in the order made
	zeros    []Zero  // every hand and crib that counted nothing
	fouls    []Foul
	findings [][]Finding // how the claims of finished hands ended, by hand
	settled  []int       // lines of wrong claims that the table has dealt with
	closed   bool        // by `end`
	repair   repaired
	pegs     [MaxSeats]Peg
	bank     bank
	line     int // of the event that is being applied
	applied  int // events, this one included

	hand
	past   *hand       // the hand before, while what is turned up late still belongs to it; else nil
	phases []mechanism // of the hand that is on, or that comes next
	at     int         // the phase that is on
}

// repaired is what a table judged again keeps of the latest repair: its line, and the fouls that stood before it.
type repaired struct {
	line   int
	before []Foul
}

// hand is what the table knows of the hand that is on; between hands, of the next.
type hand struct {
	number int
	on     bool // an event of it has been entered
	lead   Seat // who leads first, NoSeat while nobody has said
	lots   lots

	seen  scoring.Set           // tiles that have lain face up in this hand
	left  [MaxSeats]int         // tiles in each hand
	laid  [MaxSeats]scoring.Set // tiles each has laid
	known [MaxSeats]scoring.Set // tiles that are certainly, or were certainly, in each hand
	up    [MaxSeats]turnedUp    // what each has turned up at the end
	shown [MaxSeats]int         // the line in which each has laid or turned up his latest tile
	loose bool                  // score-only: the numbers of tiles left are upper bounds
	out   Seat                  // who placed his last tile, NoSeat where nobody has
	// blockedByRule says that the referee ended the hand as blocked without waiting for the passes.
	blockedByRule bool
	auto          [MaxSeats]bool // has said the pass or go that the rules make automatic

	claims []claim
	doubts []int // the impossible deals that no wrong claim explains yet, by their places among the fouls

	lying  scoring.Set // tiles of the stock that lie on the table: turned up, or turned down again, and nobody's
	moves  int         // events of the hand's play so far
	tricks trickTaking

	starter  scoring.Tile // the tile turned up for the show, NoTile while none is
	crib     counted
	cribLate bool          // it was entered when the match was over
	bets     [MaxSeats]bet // stakes on this hand
	turns    [MaxSeats]int // turns each has taken at the chain, passes included
	aside    scoring.Set   // tiles taken out of the set before the hand, and shown
	late     bool          // the hand was over before the hands were turned up; they still may be

	firstEntry, firstFoul int // of this hand, in the match's lists
}

// turnedUp is what a player has turned up: tiles, or a pip sum, or nothing that can be said.
type turnedUp struct {
	done  bool
	tiles scoring.Set
	pips  int
	exact bool // tiles is his whole hand
}

// A Hand is a finished hand.
type Hand struct {
	Number int
	Lead   Seat // who led the first tile; the dealer is the seat before him
	Bank   Seat // who held the bank, in games that have one
	End    End
	Winner Seat             // of the hand, in games that have one
	Points []scoring.Points // by seat: what the deal was worth before game points, in games that count so
	Tricks []Entry          // where those points came from
	Ranks  []scoring.Place  // by number, then seat: everybody's place, in games of majorities
	// Settlement is how the pips left became points, in games that score those; nil where the hand was told by its points.
	Settlement *scoring.Settlement
}

// End is how a hand ended.
type End string

// The ends of hands, in all games: cli.md, "check --json".
const (
	Domino      End = "domino"
	BlockedEnd  End = "blocked"
	Counted     End = "counted"
	PeggedOut   End = "pegged-out"
	Played      End = "played"
	ClosedEnd   End = "closed"
	Invincible  End = "invincible"
	Made        End = "made"
	SetEnd      End = "set"
	NelloEnd    End = "nello"
	PassedEnd   End = "passed"
	Collected   End = "collected"
	ToldEnd     End = "told"
	NotYetEnded End = ""
)

// State is how a match stands.
type State string

// The states of a match.
const (
	Playing State = "playing"
	Won     State = "won"
	Drawn   State = "drawn"
	Ended   State = "ended"
)

// A Reason names the rule that made a score.
type Reason string

// The reasons that are no rule of one game. Those of a game stand beside its mechanism.
const (
	ReasonAdjusted Reason = "adjusts"
	ReasonTold     Reason = "told"
	ReasonCarried  Reason = "carry"
)

// An Entry is one score: who, how much, why, and the line that made it.
type Entry struct {
	Hand   int
	Seat   Seat
	Points scoring.Points
	Reason Reason
	Tiles  []scoring.Tile
	Line   int
	event  int    // that made it, by its place among those in force: several may stand in one line
	Text   string // of a correction: the table's reason
	Of     Part   // in the show: what was counted
	// Transfer is what changed hands, of a settlement of stakes; Place what a rank was given for, of a majority.
	Transfer *scoring.Transfer
	Place    *scoring.Place
}

// A mechanism walks the table through one phase of a hand.
type mechanism interface {
	// begin prepares the phase for a new hand. What the phases before it left is in the table's hand.
	begin(t *Table)
	// turn is whose turn it is, NoSeat where that is nobody's or not yet known.
	turn(t *Table) Seat
	// expects lists the words that may be entered now, the most usual first.
	expects(t *Table) []Word
	// judge says why an event is refused, nil where it is not. It completes the event's player and word and changes
	// nothing else.
	judge(t *Table, e *Event) *Refusal
	// apply does what the event says. The event has been judged.
	apply(t *Table, e *Event)
	// clone copies the phase, so that the copy can go on without the original.
	clone() mechanism
}

// NewTable returns the table at the head of the first hand. carry is what each player brings along, by seat.
func NewTable(rules *rulesets.Rules, players int, carry []scoring.Points) *Table {
	t := &Table{rules: rules, players: players, people: players + len(rules.Spectators.Names)}
	copy(t.score[:], carry)
	for seat, points := range carry {
		t.pegs[seat] = Peg{points, points} // what is brought along is no move
	}
	t.family = FamilyOf(rules)
	for _, p := range rules.Phases {
		t.phases = append(t.phases, newMechanism(p))
	}
	t.number = 1
	t.lead = NoSeat
	t.bank = bank{seat: NoSeat, before: NoSeat, limits: rules.Stakes}
	t.deal()
	return t
}

// deal lays the table out for hand t.number.
func (t *Table) deal() {
	t.hand = hand{number: t.number, lead: t.lead, out: NoSeat, claims: t.claims[:0], tricks: newTricks, starter: scoring.NoTile, firstEntry: len(t.entries), firstFoul: len(t.fouls)}
	for seat := range t.players {
		t.left[seat] = t.rules.Deal[t.players]
	}
	t.at = 0
	t.phases[0].begin(t)
}

// clone copies the table. Histories are shared up to their present length and grow apart from there.
func (t *Table) clone() *Table {
	c := *t
	c.hands = t.hands[:len(t.hands):len(t.hands)]
	c.entries = t.entries[:len(t.entries):len(t.entries)]
	c.zeros = t.zeros[:len(t.zeros):len(t.zeros)]
	c.fouls = t.fouls[:len(t.fouls):len(t.fouls)]
	c.findings = t.findings[:len(t.findings):len(t.findings)]
	c.settled = t.settled[:len(t.settled):len(t.settled)]
	c.claims = append([]claim(nil), t.claims...)
	c.tricks.clip()
	c.doubts = slices.Clone(t.doubts)
	if t.past != nil {
		past := *t.past
		past.claims = append([]claim(nil), past.claims...)
		past.doubts = slices.Clone(past.doubts)
		c.past = &past
	}
	c.phases = make([]mechanism, len(t.phases))
	for i, p := range t.phases {
		c.phases[i] = p.clone()
	}
	return &c
}

// reuse lets the histories of a table that was brought back grow in the room of the table it takes the place of, where they
// share it; otherwise the first new entry would copy the whole match.
func (t *Table) reuse(abandoned *Table) {
	t.hands = inRoomOf(abandoned.hands, t.hands)
	t.entries = inRoomOf(abandoned.entries, t.entries)
	t.zeros = inRoomOf(abandoned.zeros, t.zeros)
	t.fouls = inRoomOf(abandoned.fouls, t.fouls)
	t.findings = inRoomOf(abandoned.findings, t.findings)
	t.settled = inRoomOf(abandoned.settled, t.settled)
}

func inRoomOf[T any](abandoned, kept []T) []T {
	if len(kept) == 0 || len(abandoned) < len(kept) || &abandoned[0] != &kept[0] {
		return kept
	}
	return abandoned[:len(kept)]
}

// added appends to a history. One that is full doubles its room: append would add a quarter of it, and copy the history of a
// long match again and again.
func added[T any](history []T, more ...T) []T {
	if n := len(history) + len(more); n > cap(history) {
		history = append(make([]T, 0, 2*n), history...)
	}
	return append(history, more...)
}

func (t *Table) phase() mechanism { return t.phases[t.at] }

// next begins the phase after this one.
func (t *Table) next() {
	t.at++
	t.phases[t.at].begin(t)
}

// after returns the seat to the left of s.
func (t *Table) after(s Seat) Seat { return (s + 1) % Seat(t.players) }

// before returns the seat to the right of s.
func (t *Table) before(s Seat) Seat { return (s + Seat(t.players) - 1) % Seat(t.players) }

// dealer is the seat before the one that leads, NoSeat while nobody has said.
func (t *Table) dealer() Seat {
	if t.lead == NoSeat {
		return NoSeat
	}
	return t.before(t.lead)
}

// pay books a score.
func (t *Table) pay(e Entry) {
	e.Hand, e.event = t.number, t.applied
	if !t.on && len(t.hands) > 0 && e.Reason == ReasonAdjusted {
		e.Hand = t.number - 1
	}
	t.score[e.Seat] += e.Points
	t.entries = added(t.entries, e)
}

// endHand closes the hand that is on; the next one is dealt.
func (t *Table) endHand(end End, winner Seat) {
	t.hands = added(t.hands, Hand{Number: t.number, Lead: t.lead, Bank: t.bank.before, End: end, Winner: winner})
	if t.late {
		t.keepOpen()
	} else {
		t.fileClaims()
	}
	if t.rules.Opening.Next == "winner" {
		if winner != NoSeat {
			t.lead = winner
		}
	} else if t.lead != NoSeat {
		t.lead = t.after(t.lead)
	}
	t.number++
	t.deal()
}

// Outcome says how the match stands, and who has won it, or, of a draw, who is level.
func (t *Table) Outcome() (State, []Seat) {
	if t.closed {
		return Ended, nil
	}
	if t.on && !t.winsAtOnce() {
		return Playing, nil
	}
	top, at := t.score[0], []Seat(nil)
	for seat := range Seat(t.players) {
		top = max(top, t.score[seat])
	}
	reached := t.rules.Target[t.players] > 0 && top >= scoring.Whole(t.rules.Target[t.players])
	oneHand := t.isRanked() && len(t.hands) > 0
	if !reached && !oneHand {
		if !t.on && t.rules.Games > 0 && len(t.hands) >= t.rules.Games {
			return Ended, nil
		}
		return Playing, nil
	}
	for seat := range Seat(t.players) {
		if t.score[seat] == top {
			at = append(at, seat)
		}
	}
	if len(at) > 1 && !oneHand {
		return Drawn, at
	}
	return Won, at
}

func (t *Table) isOver() bool {
	if !t.closed && t.on && !t.winsAtOnce() {
		return false
	}
	state, _ := t.Outcome()
	return state != Playing
}

// judge says why an event is refused, nil where it is not: first what holds in every game, then what the phase says.
func (t *Table) judge(e *Event) *Refusal {
	if r := t.judgeNumber(e); r != nil {
		return r
	}
	if t.isOver() && !t.mayFollowTheEnd(e) {
		return e.refuse(GameOver)
	}
	if g := byWord[e.Word]; g.families&t.family == 0 {
		return t.outOfPlace(e).because(NotThisGame)
	}
	if int(e.Seat) >= t.players && e.Word != Stakes && e.Word != Adjusts {
		return e.refuse(UnknownPlayer).because(Spectating)
	}
	switch e.Word {
	case Starts, Deals, Lot:
		return t.judgeOpening(e)
	case Void:
		if !t.on {
			return t.outOfPlace(e).because(NoHandOn)
		}
		return nil
	case Adjusts:
		if e.Seat == NoSeat {
			return e.refuse(UnknownPlayer).because(NobodyNamed)
		}
		return nil
	case Settles:
		if !t.foulStandsAt(e.Number) {
			r := t.outOfPlace(e).because(NothingThere)
			r.Got = e.Number
			return r
		}
		return nil
	case EndTable:
		return nil
	case Holds:
		if t.isLate() {
			return t.judgeLate(e)
		}
	}
	return t.phase().judge(t, e)
}

// mayFollowTheEnd says which events are still judged when the match is over: record.md, after the repairs.
func (t *Table) mayFollowTheEnd(e *Event) bool {
	switch e.Word {
	case Adjusts, Settles:
		return true
	case Holds:
		return t.isLate()
	case Crib:
		late, ok := t.phase().(lateEvidence)
		return ok && late.acceptsLate(t, e)
	}
	return false
}

// lateEvidence is a phase that takes evidence on a hand after the match is over.
type lateEvidence interface {
	acceptsLate(t *Table, e *Event) bool
}

// proceeding is a phase that goes on by itself, after whatever was entered, as long as the match is not over.
type proceeding interface {
	proceed(t *Table, line int)
}

// apply does what a judged event says.
func (t *Table) apply(e *Event) {
	t.line = e.Line
	t.applied++
	switch {
	case e.Word == Holds && t.isLate():
		t.turnUpLate(e)
		return
	case comesBefore(e.Word):
		t.phase().apply(t, e)
		return
	}
	switch e.Word {
	case Starts, Deals, Lot:
		t.open(e)
	case Void:
		t.void()
	case Adjusts:
		t.pay(Entry{Seat: e.Seat, Points: e.Points, Reason: ReasonAdjusted, Line: e.Line, Text: e.Text})
	case Settles:
		t.settled = append(t.settled, e.Number)
	case EndTable:
		t.closed = true
	default:
		if !t.on {
			t.closePast()
		}
		t.on = t.hasHands()
		t.lots = lots{} // the first play may name its player while they are being drawn
		t.moves++
		t.phase().apply(t, e)
		if e.weightless {
			t.moves--
		}
	}
	if p, ok := t.phase().(proceeding); ok {
		p.proceed(t, e.Line)
	}
	t.movePegs()
}

// void calls off the hand that is on: its points and fouls are taken back, corrections stay, and it is played again with the
// same number and the same opener (games.md, "Common to all").
func (t *Table) void() {
	kept := t.entries[:t.firstEntry:t.firstEntry]
	for _, e := range t.entries[t.firstEntry:] {
		if e.Reason == ReasonAdjusted {
			kept = append(kept, e)
		} else {
			t.score[e.Seat] -= e.Points
		}
	}
	first := t.firstEntry
	t.entries = kept
	t.fouls = t.fouls[:t.firstFoul:t.firstFoul]
	t.deal()
	t.firstEntry = first
}

// outOfPlace refuses a word that has no place now and says what has.
func (t *Table) outOfPlace(e *Event) *Refusal {
	r := e.refuse(OutOfPhase)
	r.Expected = t.expects()
	r.Turn = t.phase().turn(t)
	return r
}

// comesBefore says which words prepare a hand without beginning it.
func comesBefore(w Word) bool { return w == Banks || w == StakeLimits || w == Without }

// owedFirst refuses a word before which others have to be entered.
func (t *Table) owedFirst(e *Event, words ...Word) *Refusal {
	r := t.outOfPlace(e).because(OwedFirst)
	r.Expected, r.Turn = words, NoSeat
	return r
}

// expects lists the words of the game that may be entered now.
func (t *Table) expects() []Word {
	if t.isOver() {
		return nil
	}
	words := t.phase().expects(t)
	if !t.on && t.lead == NoSeat {
		words = append(words, t.openingWords()...)
	}
	if len(t.mayTurnUpLate()) > 0 {
		words = append(words, Holds)
	}
	return words
}

// take completes the player of an event that only seat can mean, and refuses another's.
func (t *Table) take(e *Event, seat Seat) *Refusal {
	if e.Seat == NoSeat {
		if seat == NoSeat {
			return e.refuse(UnknownPlayer).because(NobodyNamed)
		}
		e.Seat = seat
	}
	if seat != NoSeat && e.Seat != seat {
		r := e.refuse(WrongTurn)
		r.Turn = seat
		return r
	}
	return nil
}

// judgeTile refuses a tile that is not in the set, lies on the table already, or is another's.
func (t *Table) judgeTile(e *Event, tile scoring.Tile) *Refusal {
	code := t.tileCode(e.Seat, tile)
	if code == "" {
		return nil
	}
	r := e.refuse(code)
	r.Tile = tile
	if code == HeldByOther {
		r.Turn = t.holder(tile)
	}
	return r
}

func (t *Table) tileCode(seat Seat, tile scoring.Tile) Code {
	switch {
	case !t.rules.Set.Has(tile):
		return NotInSet
	case t.seen.Has(tile):
		return AlreadyPlayed
	case t.lying.Has(tile):
		return HeldByOther
	}
	if holder := t.holder(tile); holder != NoSeat && holder != seat {
		return HeldByOther
	}
	return ""
}

// holder is the player who certainly has, or had, the tile.
func (t *Table) holder(tile scoring.Tile) Seat {
	for seat := range Seat(t.players) {
		if t.known[seat].Has(tile) {
			return seat
		}
	}
	return NoSeat
}

// lay takes a tile from a hand to the table, and proves what it proves.
func (t *Table) lay(e *Event) {
	t.seen = t.seen.With(e.Tile)
	t.laid[e.Seat] = t.laid[e.Seat].With(e.Tile)
	t.left[e.Seat]--
	t.shown[e.Seat] = e.Line
	t.reveal(e.Seat, e.Tile, e.Line)
}

// stock is how many tiles lie face down and in nobody's hand.
func (t *Table) stock() int {
	n := t.rules.Set.Len() - t.seen.Len()
	for seat := range t.players {
		n -= t.left[seat]
	}
	return n
}

// mayPassAgain accepts, once by each player, the pass or go that the rules have already made for him.
func (t *Table) mayPassAgain(e *Event) *Refusal {
	if e.Seat == NoSeat {
		for seat := range Seat(t.players) {
			if s := (t.lead + seat) % Seat(t.players); !t.auto[s] {
				e.Seat = s
				break
			}
		}
	}
	if e.Seat == NoSeat || t.auto[e.Seat] {
		return t.outOfPlace(e).because(PassedTwice)
	}
	return nil
}
