package referee

import (
	"strconv"

	"bones/rulesets"
	"bones/scoring"
)

// A Seat is a player's place at the table, 0 for the first named, clockwise; spectators come after the players.
type Seat = scoring.Seat

// NoSeat is nobody.
const NoSeat = scoring.NoSeat

// MaxSeats bounds the people at a table, players and spectators.
const MaxSeats = rulesets.MaxPlayers + rulesets.MaxSpectators

// Form is the argument of a word that is itself a word: what `holds nothing`, `calls nello` or `undo hand` say.
type Form uint8

// The forms.
const (
	FormPlain   Form = iota
	FormNothing      // holds nothing
	FormUnseen       // holds unseen
	FormRest         // holds rest
	FormTold         // =5: a number instead of the tiles
	FormNone         // calls none
	FormNello        // calls nello
	FormCrib         // claims crib 4
	FormHand         // undo hand
)

// An Event is one line of a score sheet, read. Which fields mean something depends on the Word; the others are zero, or
// NoSeat, NoTile and -1 where zero would mean something.
type Event struct {
	Word  Word
	Form  Form
	On    int8         // the end a play joins, or the suit it is played as; -1 where it is not said
	As    bool         // On is a suit
	Seat  Seat         // who says it
	Other Seat         // gives Ben, stakes on Ben
	Tile  scoring.Tile // the first tile
	// weightless marks a pass or go that had no effect: it is on the sheet, but undo and repairs do not count it.
	weightless bool
	first      bool           // of its hand: undo hand stops here
	More       []scoring.Tile // the other tiles, in the order said
	// Number is a count, a bid, a suit called, a line, the N of a repair, or a place of the pile (row·10 + position); of a play in
	// a game of tricks, what was typed where that can be a number too.
	Number int
	Points scoring.Points   // an amount
	Second int              // the upper limit of stakes, the tricks of totals
	Each   []scoring.Points // by seat: a standing; by number: counts
	Text   string           // a reason, a note, a comment's worth of free text
	Inner  *Event           // the line of a repair

	Line, Column int // where it stands: the column of the word or of its first tile, in runes from 1
}

// Tiles returns all tiles of the line in the order said.
func (e *Event) Tiles() []scoring.Tile {
	if e.Tile == scoring.NoTile {
		return nil
	}
	return append([]scoring.Tile{e.Tile}, e.More...)
}

// set returns the tiles of the line as a set.
func (e *Event) set() scoring.Set {
	if e.Tile == scoring.NoTile {
		return 0
	}
	return scoring.SetOf(e.More...).With(e.Tile)
}

// blank returns an event in which nothing is said yet.
func blank() Event {
	return Event{On: -1, Seat: NoSeat, Other: NoSeat, Tile: scoring.NoTile}
}

// AppendText appends the line in its canonical form: whole names, a colon, English words, tiles as 6-4, one blank between parts.
func (e *Event) AppendText(b []byte, names []string) []byte {
	if e.Seat != NoSeat {
		b = append(b, names[e.Seat]...)
		b = append(b, ": "...)
	}
	bare := e.Word == Play
	if !bare {
		b = append(b, e.Word.String()...)
	}
	arg := func(s string) {
		if !bare {
			b = append(b, ' ')
		}
		bare = false
		b = append(b, s...)
	}
	number := func(n int) { arg(strconv.Itoa(n)) }
	text := func() {
		if e.Text != "" {
			arg(e.Text)
		}
	}
	tiles := func() {
		for _, t := range e.Tiles() {
			arg(t.String())
		}
	}
	switch byWord[e.Word].args {
	case argsPlay:
		if e.Tile != scoring.NoTile {
			tiles()
		} else {
			number(e.Number)
		}
		if e.On >= 0 {
			if e.As {
				arg("as")
			} else {
				arg("on")
			}
			number(int(e.On))
		}
	case argsTile:
		tiles()
	case argsHand:
		switch e.Form {
		case FormNothing:
			arg("nothing")
		case FormUnseen:
			arg("unseen")
		case FormRest:
			arg("rest")
		case FormTold:
			arg("=" + e.Points.String())
		default:
			tiles()
		}
	case argsTold:
		if e.Form == FormTold {
			arg("=" + e.Points.String())
		}
	case argsNumber:
		number(e.Number)
	case argsAmount:
		arg(e.Points.String())
		text()
	case argsSigned:
		if e.Points >= 0 {
			arg("+" + e.Points.String())
		} else {
			arg(e.Points.String())
		}
		text()
	case argsText:
		text()
	case argsLineText:
		number(e.Number)
		text()
	case argsStanding:
		for seat, points := range e.Each {
			if seat > 0 {
				b = append(b, ',')
			}
			arg(names[seat])
			arg(points.String())
		}
	case argsUndo:
		if e.Form == FormHand {
			arg("hand")
		} else if e.Number != 1 {
			number(e.Number)
		}
	case argsRepair:
		number(e.Number)
		arg(string(e.Inner.AppendText(nil, names)))
	case argsLimits:
		number(e.Number)
		number(e.Second)
	case argsStake:
		arg(e.Points.String())
		if e.Other != NoSeat {
			arg("on")
			arg(names[e.Other])
		}
	case argsClaim:
		if e.Form == FormCrib {
			arg("crib")
		}
		arg(e.Points.String())
	case argsDeclare:
		number(e.Number)
		tiles()
	case argsCall:
		switch e.Form {
		case FormNone:
			arg("none")
		case FormNello:
			arg("nello")
		default:
			number(e.Number)
		}
	case argsTakes:
		switch {
		case e.Form == FormNothing:
			arg("nothing")
		case e.Tile == scoring.NoTile:
			arg(place(e.Number))
		default:
			tiles()
		}
	case argsTotals:
		arg(e.Points.String())
		arg("tricks")
		number(e.Second)
	case argsCounts:
		for _, n := range e.Each {
			arg(n.String())
		}
	case argsGives:
		arg(names[e.Other])
		arg(e.Points.String())
	}
	return b
}

func place(n int) string { return strconv.Itoa(n/10) + "." + strconv.Itoa(n%10) }
