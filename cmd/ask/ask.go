// Package ask puts a question to a person at a terminal: a line to type, beside it what may be picked with the arrow keys, and
// below it what there is to know about what has been typed so far. It needs a terminal that takes keys one by one; elsewhere
// the same questions are asked line by line.
package ask

import (
	"context"
	"errors"
	"io"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"bones/cmd/draw"

	_ "bones/cmd/ask/ink"

	"github.com/charmbracelet/bubbles/key"
	tea "github.com/charmbracelet/bubbletea"
	"github.com/charmbracelet/huh"
	"github.com/charmbracelet/lipgloss"
)

// A Question is asked by [Question.Ask].
type Question struct {
	Prompt string // with the mark at its end
	Keys   string // which keys do what; "" where nobody need be told
	Typed  string // stands there already, to be edited or typed over
	// Offers are what can be picked when the text before them has been typed. Nil: nothing.
	Offers func(typed string) []Offer
	// Meant is the answer that was meant by what was typed: a whole name by its beginning, the usual answer by nothing. Nil:
	// every line means itself.
	Meant func(typed string) string
	// About says what there is to know about a line that is being typed. Nil: nothing.
	About func(typed string) string
	// Check says what is wrong with an answer; one that is wrong stands there on. Nil: every line is an answer.
	Check func(answer string) error
}

// An Offer is an answer that can be picked, and what it means.
type Offer struct{ Answer, Meaning string }

// ErrAside is returned when the person wants to type a line instead, by Esc.
var ErrAside = errors.New("the question was put aside")

// Keys is an input that stops after the end of a line until it is told that the line was no answer, so that what was typed
// behind the answer is left to whoever reads next.
type Keys interface {
	io.Reader
	GoOn()
	// Ahead says whether more was typed, or pasted, behind what has been read.
	Ahead() bool
}

// Ask shows the question until it is answered. The answer is what was typed or picked. The errors are ErrAside, io.EOF for the
// end of the input, and context.Canceled when the program is to end: else nothing of the form stays on the screen.
func (q Question) Ask(ctx context.Context, in io.Reader, out io.Writer, style draw.Style, width int) (string, error) {
	f := &field{Question: q, goOn: func() {}, ahead: func() bool { return false }, style: style, width: width, typed: q.Typed, answer: q.Typed, untouched: true}
	if keys, ok := in.(Keys); ok {
		f.goOn, f.ahead = keys.GoOn, keys.Ahead
	}
	f.Input = huh.NewInput().Prompt(q.Prompt).Value(&f.answer).Validate(f.check)
	if q.Offers != nil {
		f.lines = min(len(q.Offers("")), mostLines)
	}
	keys := huh.NewDefaultKeyMap()
	keys.Quit = key.NewBinding() // f knows how to end
	form := huh.NewForm(huh.NewGroup(f).WithWidth(width)).WithShowHelp(false).WithKeyMap(keys).WithTheme(theme())
	form.SubmitCmd = tea.Quit
	_, err := tea.NewProgram(&sized{Form: form}, tea.WithContext(ctx), tea.WithInput(in), tea.WithOutput(out), tea.WithoutSignalHandler(),
		tea.WithoutBracketedPaste()).Run()
	switch {
	case ctx.Err() != nil:
		return "", context.Canceled
	case err != nil:
		return "", err
	case f.ended != nil:
		return "", f.ended
	}
	return f.taken(f.answer), nil
}

// sized is a form that shows nothing before the size of the terminal is known: what the library has drawn by then it cannot take
// away any more, as it returns by the width to where it began.
type sized struct {
	*huh.Form
	known bool
}

func (s *sized) Update(msg tea.Msg) (tea.Model, tea.Cmd) {
	if _, ok := msg.(tea.WindowSizeMsg); ok {
		s.known = true
	}
	_, cmd := s.Form.Update(msg)
	return s, cmd
}

func (s *sized) View() string {
	if !s.known {
		return ""
	}
	return s.Form.View()
}

// TypesOver says whether keys, pressed where a line stands already, begin another line in its place. What could go on with the
// line, a blank or a comma, and every key that edits does not.
func TypesOver(keys string) bool {
	first, _ := utf8.DecodeRuneInString(keys)
	return keys != "" && unicode.IsGraphic(first) && !unicode.IsSpace(first) && !strings.ContainsRune(",、，;；", first)
}

// mostLines is how many offers are seen at once.
const mostLines = 8

// A field is the one field of the form: the library's line, with the offers and the notes below it.
type field struct {
	*huh.Input
	Question
	style  draw.Style
	answer string // what stands in the line
	typed  string // what was typed of it; the rest was picked
	picked int    // which of the offers was picked, from 1; 0: none
	lines  int    // of offers
	width  int
	// untouched says that no key has been pressed yet.
	untouched bool
	goOn      func()      // says that a line was no answer
	ahead     func() bool // says whether there is more to read
	ended     error       // how the question ended without an answer
}

func (f *field) check(answer string) error {
	if f.ended != nil || f.Check == nil {
		return nil
	}
	return f.Check(f.taken(answer))
}

// taken is the answer that Enter gives. An empty line in the middle of what was pasted is no choice of the usual answer.
func (f *field) taken(answer string) string {
	answer = strings.TrimSpace(answer)
	if f.Meant != nil && (answer != "" || !f.ahead()) {
		return f.Meant(answer)
	}
	return answer
}

func (f *field) offers() []Offer {
	if f.Offers == nil {
		return nil
	}
	return f.Offers(f.typed)
}

// Update lets the arrows pick, and every other key type.
func (f *field) Update(msg tea.Msg) (tea.Model, tea.Cmd) {
	pressed, isKey := msg.(tea.KeyMsg)
	if !isKey {
		if size, ok := msg.(tea.WindowSizeMsg); ok {
			f.width = size.Width
		}
		_, cmd := f.Input.Update(msg)
		return f, cmd
	}
	switch pressed.Type {
	case tea.KeyUp, tea.KeyShiftTab:
		return f, f.pick(-1)
	case tea.KeyDown, tea.KeyTab:
		return f, f.pick(1)
	case tea.KeyEnter, tea.KeyCtrlJ: // whatever is held down with it: a line has ended
		msg = tea.KeyMsg{Type: tea.KeyEnter}
	case tea.KeyEsc:
		f.ended = ErrAside
	case tea.KeyCtrlC:
		f.ended = context.Canceled
	case tea.KeyCtrlD:
		if f.answer == "" {
			f.ended = io.EOF
		}
	}
	if f.ended != nil {
		return f, huh.NextField
	}
	if f.untouched && pressed.Type == tea.KeyRunes && TypesOver(string(pressed.Runes)) {
		f.answer = ""
		f.Input.Value(&f.answer)
	}
	f.untouched = false
	before := f.answer
	_, cmd := f.Input.Update(msg)
	if f.answer != before {
		f.typed, f.picked = f.answer, 0
	}
	if f.Input.Error() != nil { // the answer is wrong: it may be edited, typed over, or picked anew
		f.untouched, f.typed, f.picked = true, "", 0
		f.goOn()
	}
	return f, cmd
}

// pick puts the next offer into the line, or the one before.
func (f *field) pick(step int) tea.Cmd {
	f.untouched = false
	offers := f.offers()
	if len(offers) == 0 {
		return nil
	}
	if f.picked == 0 {
		f.picked = f.pointed(offers) + 1
	}
	if f.picked == 0 && step < 0 {
		f.picked = 1
	}
	f.picked = (f.picked-1+step+len(offers))%len(offers) + 1
	f.answer = offers[f.picked-1].Answer
	f.Input.Value(&f.answer)
	_, cmd := f.Input.Update(tea.KeyMsg{Type: tea.KeyEnd})
	return cmd
}

// pointed is the offer that was picked, or, before anything is typed, that is the usual answer; −1 for none.
func (f *field) pointed(offers []Offer) int {
	if f.answer == "" && f.Meant != nil {
		usual := f.Meant("")
		return slices.IndexFunc(offers, func(o Offer) bool { return o.Answer == usual })
	}
	return f.picked - 1
}

// View is the line and what is below it, always of the same height, so that nothing jumps while a person types.
func (f *field) View() string {
	var below []string
	offers := f.offers()
	from := max(0, min(f.picked-f.lines, len(offers)-f.lines))
	columns := 0
	for _, offer := range offers {
		columns = max(columns, draw.Width(offer.Answer))
	}
	pointed := f.pointed(offers)
	seen := offers[from:min(from+f.lines, len(offers))]
	for i, offer := range seen {
		pointer := "  "
		if from+i == pointed {
			pointer = "> "
		}
		line := pointer + draw.PadRight(offer.Answer, columns) + "  " + offer.Meaning
		line = strings.TrimRight(line, " ")
		if i == 0 && from > 0 || i == len(seen)-1 && from+i < len(offers)-1 { // there are more that way
			const more = " …"
			line = f.style.Fit(line, f.width-1-draw.Width(more)) + more
		}
		below = append(below, f.style.Fit(line, f.width-1))
	}
	below = append(below, make([]string, f.lines-len(below))...)
	if f.About != nil {
		about := append(draw.Wrap(f.About(f.answer), f.width-3), "", "")
		below = append(below, "  "+about[0], "  "+about[1])
	}
	if f.Keys != "" {
		below = append(below, faint.Render(f.style.Fit(f.Keys, f.width-1)))
	}
	return f.Input.View() + "\n" + strings.Join(below, "\n")
}

var faint = lipgloss.NewStyle().Faint(true)

// theme is plain: weights, no colours, no frames, so that it is the same on dark and light, and a phone has room.
func theme() *huh.Theme {
	var t huh.Theme
	t.Focused.TextInput.Placeholder = faint
	t.Blurred = t.Focused
	return &t
}
