package cmd

import (
	"strconv"

	"bones/cmd/draw"
	"bones/referee"
)

// picture draws the table as it stands: the score, whose turn it is, and what lies open.
func (a *app) picture(m *referee.Match) draw.Picture {
	v := a.at(m)
	var p draw.Picture
	p = append(p, draw.Wrap(v.TitleLine(m), a.width())...)
	if left := v.LeftLine(m); left != "" {
		p = append(p, draw.Wrap(left, a.width())...)
	}
	if line, _, ok := m.Line(); ok {
		var chain draw.Chain
		for _, laid := range line {
			chain.Tiles = append(chain.Tiles, draw.Laid{Left: laid.End, Right: laid.Open})
		}
		const indent = 2
		p = append(p, "")
		p = append(p, chain.Draw(a.style(), a.width()-indent).Indent(indent)...)
		p = append(p, "")
	}
	return p
}

// faceDown says which events of the log are tricks that are over, in a deal that is on: nobody may look at them again.
func (a *app) faceDown(m *referee.Match) func(event int) bool {
	if a.open {
		return func(int) bool { return false }
	}
	from, to := m.FinishedTricks()
	return func(event int) bool { return event >= from && event < to }
}

// logLines lists the events, numbered from the last, with the points they made. The tricks that are over stay face down while
// their deal is on.
func (a *app) logLines(m *referee.Match) draw.Picture {
	log := m.Log()
	if len(log) == 0 {
		return draw.Picture{a.at(m).EmptyLog()}
	}
	faceDown := a.faceDown(m)
	made := map[int][]referee.Entry{}
	for _, entry := range m.Entries() {
		made[entry.Line] = append(made[entry.Line], entry)
	}
	table := draw.Table{Columns: []draw.Column{{Right: true}, {Wrap: true}, {Wrap: true}}}
	v := a.at(m)
	for i, e := range log {
		text := m.Text(e)
		if faceDown(i) {
			text = v.FaceDown()
		}
		table.Rows = append(table.Rows, []string{strconv.Itoa(len(log) - i), text, v.Made(made[e.Line])})
	}
	return table.Draw(a.style(), a.width())
}
