package referee

import (
	"io"
	"strconv"
	"strings"

	"bones/referee/journal"
	"bones/rulesets"
)

// A Sheet is a match with its paper: the header it was begun with, and every line since. What is typed, what arrives on a
// pipe and what stands on disk take the same road, Match.Enter.
type Sheet struct {
	*Match
	Name   string // the file, or what to call the stream
	Header *rulesets.Header
	// Refused are the lines that changed nothing, with Fouls what `check` reports.
	Refused []*Refusal
	// Torn is the text of a last line without its newline, which was never acknowledged.
	Torn string

	lib     rulesets.Library // where its rules are found
	text    journal.Text     // of a stream
	file    *journal.Sheet   // nil for a stream
	heading int              // the last `hand N` on the sheet
	events  int              // that have been judged, refused ones too
}

// MaxEvents is how many events a sheet may have, refused ones too: what is read of each is kept.
const MaxEvents = 2_000_000

// tooMany says that a sheet has more than MaxEvents.
func (s *Sheet) tooMany() error {
	return &journal.Error{Code: journal.TooMany, Op: journal.OpCheck, Path: s.Name, Limit: MaxEvents}
}

// ReadSheet reads and replays a sheet from a stream. The error is a *journal.Error, or the rulesets.Problems of its header.
func ReadSheet(name string, from io.Reader, lib rulesets.Library) (*Sheet, error) {
	text, err := journal.ReadText(from)
	if err != nil {
		return nil, err
	}
	s := &Sheet{Name: name, lib: lib, text: text}
	return s, s.replay(text, true)
}

// OpenSheet reads and replays a sheet on disk. For reading, a last line without its newline counts; for writing it does not,
// and the next line entered sets it aside.
func OpenSheet(path string, lib rulesets.Library, forReading bool) (*Sheet, error) {
	file, err := journal.Open(path)
	if err != nil {
		return nil, err
	}
	s := &Sheet{Name: path, lib: lib, file: file}
	return s, s.replay(file.Text, forReading)
}

// CreateSheet begins a new sheet on disk, whose rules the library will find again.
func CreateSheet(path string, header *rulesets.Header, rules *rulesets.Rules, lib rulesets.Library) (*Sheet, error) {
	file, err := journal.Create(path, []byte(header.Text()))
	if err != nil {
		return nil, err
	}
	s := &Sheet{Name: path, lib: lib, file: file, Header: header}
	s.Match = NewMatch(rules, header.Players, header.Carry)
	return s, nil
}

// replay judges a whole text from the top.
func (s *Sheet) replay(text journal.Text, tornCounts bool) error {
	var head strings.Builder
	inHead := true
	for line, err := range text.Lines(0) {
		if inHead {
			if line.Torn && !tornCounts {
				break
			}
			if journal.CodeOf(err) == journal.LineLong && line.Number > 1 { // what is cut off must not be missed unseen
				at := rulesets.Position{Line: line.Number, Column: 1}
				return rulesets.Problems{{File: s.Name, Position: at, Code: "header", Kind: rulesets.LineLength, Max: journal.MaxLine}}
			}
			head.WriteString(line.Text)
			head.WriteByte('\n')
			if line.Number > 1 && strings.TrimRight(line.Text, " \t") == "---" {
				inHead = false
				if err := s.begin(head.String()); err != nil {
					return err
				}
				s.Match.expect(min(MaxEvents, max(0, text.Count()-line.Number)))
			}
			continue
		}
		if line.Torn {
			s.Torn = line.Text
			if !tornCounts {
				break
			}
		}
		if s.read(line, err, nil); s.events > MaxEvents {
			return s.tooMany()
		}
	}
	if inHead {
		return s.begin(head.String())
	}
	return nil
}

// begin reads the header.
func (s *Sheet) begin(head string) error {
	header, rules, err := rulesets.ReadHeader(s.Name, []byte(head), s.lib, Reserved)
	if err != nil {
		return err
	}
	s.Header = header
	s.Match = NewMatch(rules, header.Players, header.Carry)
	return nil
}

// read judges one line that stands on the sheet. A line that is no text is refused like any other.
func (s *Sheet) read(line journal.Line, err error, each func(Outcome)) {
	note := func(out Outcome) {
		s.events++
		if out.Refusal != nil {
			s.Refused = append(s.Refused, out.Refusal)
		} else if out.Event.Word == HandHeading {
			s.heading = out.Event.Number
		}
		if each != nil {
			each(out)
		}
	}
	if err != nil {
		note(unreadable(line.Number, err))
		return
	}
	s.Match.Enter(line.Text, line.Number, note)
}

// unreadable refuses a line that is no text, or too long to be a line.
func unreadable(number int, err error) Outcome {
	detail := NotText
	if journal.CodeOf(err) == journal.LineLong {
		detail = LineTooLong
	}
	e := blank()
	e.Line, e.Column = number, 1
	return Outcome{Event: e, Refusal: e.refuse(Syntax).because(detail)}
}

// EnterUnreadable is Enter of a line that the journal could not read from a stream: it is refused like any other.
func (s *Sheet) EnterUnreadable(err error) Entered {
	return Entered{Outcome: unreadable(s.file.Count()+1, err)}
}

// Refresh reads and judges lines that others have written since: another phone, an editor. rewritten says that lines read
// before were changed, so that everything was judged anew.
func (s *Sheet) Refresh(each func(Outcome)) (rewritten bool, err error) {
	known := s.file.Count()
	change, err := s.file.Refresh()
	if err != nil {
		return false, err
	}
	switch change {
	case journal.Grown:
		for line, err := range s.file.Lines(known) {
			if line.Torn {
				break
			}
			if s.read(line, err, each); s.events > MaxEvents {
				return false, s.tooMany()
			}
		}
	case journal.Rewritten:
		return true, s.reload()
	}
	return false, nil
}

// Restore makes the file anew where somebody took it away, with every line that is known of it. Errors: as CreateSheet.
func (s *Sheet) Restore() error { return s.file.Restore() }

// reload judges the known text anew.
func (s *Sheet) reload() error {
	fresh := &Sheet{Name: s.Name, lib: s.lib, file: s.file}
	if err := fresh.replay(s.file.Text, false); err != nil {
		return err
	}
	*s = *fresh
	return nil
}

// Entered is what became of one event of an entered line.
type Entered struct {
	Outcome
	// Lines is what was written for it: a heading before it, a standing after it where it ended a hand.
	Lines []string
	// Aside is a torn tail that had to be moved out of the way.
	Aside *journal.Aside
}

// LineText is a line as it stands on the sheet, for quoting; empty where there is none.
func (s *Sheet) LineText(number int) string {
	text := s.text
	if s.file != nil {
		text = s.file.Text
	}
	for line := range text.Lines(number - 1) {
		return line.Text
	}
	return ""
}

// Enter reads a line and does what it says. Each event that is allowed is written, and on stable storage before each is told
// of it; each says whether to go on with the next event of the line. An error is the disk's: then the event of that moment, and
// those after it, have not happened. Of a line that others made obsolete by writing at the same time the error has the code
// journal.Changed: Refresh, and enter it again.
func (s *Sheet) Enter(text string, each func(Entered) bool) error {
	var failed error
	stopped := false
	comment := commentOf(text)
	s.reader.Read(text, s.file.Count()+1, func(e Event, refusal *Refusal) {
		if stopped {
			return
		}
		if refusal != nil {
			refusal.Line = s.file.Count() + 1 // what came before it in the line has lines of its own
			stopped = !each(Entered{Outcome: Outcome{Event: e, Refusal: refusal}})
			return
		}
		var entered Entered
		if entered, failed = s.write(e, comment); failed != nil {
			stopped = true
			if err := s.reload(); err != nil {
				failed = err
			}
			return
		}
		stopped = !each(entered)
	})
	return failed
}

// write does what an event says and puts it on the sheet, with the lines that the program adds of itself.
func (s *Sheet) write(e Event, comment string) (Entered, error) {
	if s.events >= MaxEvents-2 { // a heading and a standing may come with it
		return Entered{}, s.tooMany()
	}
	var lines []string
	number := s.table.number
	if !s.table.on && number > 1 && number != s.heading && opensHand(e.Word) {
		lines = append(lines, HandHeading.String()+" "+strconv.Itoa(number))
	}
	e.Line = s.file.Count() + 1 + len(lines)
	told := s.standingWrong
	s.standingWrong = false // one that differs is not put on the sheet, however many stand there
	entered := Entered{Outcome: s.Match.Do(e)}
	s.standingWrong = told
	if entered.Refusal != nil {
		return entered, nil
	}
	line := s.Text(entered.Event) + comment
	if len(line) > MaxLine { // whole names made it so
		e.Column = 1
		return Entered{Outcome: Outcome{Event: e, Refusal: e.refuse(Syntax).because(LineTooLong)}}, s.reload()
	}
	lines = append(lines, line)
	if entered.HandEnded {
		lines = append(lines, s.standingLine())
	}
	var err error
	if entered.Aside, err = s.file.Append(lines...); err != nil {
		return entered, err
	}
	if opensHand(e.Word) || e.Word == HandHeading {
		s.heading = number
	}
	s.events += len(lines)
	entered.Lines = lines
	return entered, nil
}

// opensHand says whether a word, where no hand is on, begins one, so that the heading belongs before it.
func opensHand(w Word) bool {
	switch w {
	case Void, Holds, Crib:
		return false
	}
	return isOfHand(w) && !isOfSheet(w)
}

// standingLine asserts the score after a hand, so that a sheet that was edited, or is replayed under other rules, is caught
// where it first differs.
func (s *Sheet) standingLine() string {
	e := blank()
	e.Word, e.Each = Standing, s.Standing()
	return s.Text(e)
}

// commentOf returns the comment of a line, with its sign and a blank before it.
func commentOf(text string) string {
	i := strings.IndexAny(text, "#＃")
	if i < 0 {
		return ""
	}
	comment := strings.TrimLeft(text[i:], "#＃")
	return " #" + strings.ReplaceAll(strings.TrimRight(comment, " \t\r"), "\r", " ")
}
