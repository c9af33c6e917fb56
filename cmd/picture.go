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

// logLines lists the events, numbered from the last, with the points they made.
func (a *app) logLines(m *referee.Match) draw.Picture {
	log := m.Log()
	if len(log) == 0 {
		return draw.Picture{a.at(m).EmptyLog()}
	}
	points := m.Entries()
	table := draw.Table{Columns: []draw.Column{{Right: true}, {Wrap: true}, {Wrap: true}}}
	v := a.at(m)
	for i, e := range log {
		var made []referee.Entry
		for _, entry := range points {
			if entry.Line == e.Line {
				made = append(made, entry)
			}
		}
		table.Rows = append(table.Rows, []string{strconv.Itoa(len(log) - i), m.Text(e), v.Made(made)})
	}
	return table.Draw(a.style(), a.width())
}
