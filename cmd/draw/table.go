package draw

import (
	"slices"
	"strings"
)

// A Column says how the cells of a table's column are set.
type Column struct {
	Head  string
	Right bool // aligned at the right, as numbers are
	Wrap  bool // may be narrowed: long cells then go on in the next line
}

// A Table is rows of cells under optional heads. A row may have fewer cells than there are columns, or more: those are
// set like the zero Column. A column without any text is left out.
type Table struct {
	Columns []Column
	Rows    [][]string
}

const (
	columnGap = 2 // blanks between columns
	minWrap   = 8 // a wrapping column is not made narrower than this
)

// Draw sets the columns side by side, the wrapping ones narrowed as far as needed. Where even that is too wide, each
// row becomes a paragraph: its cells one after the other, each behind its head.
func (t Table) Draw(s Style, width int) Picture {
	width = max(width, MinWidth)
	heads, rows := t.safe()
	columns, widths := natural(heads, rows, width)
	if !t.narrow(columns, widths, width) {
		return stacked(heads, rows, width)
	}
	picture := make(Picture, 0, len(rows)+1)
	if slices.ContainsFunc(heads, func(head string) bool { return head != "" }) {
		picture = append(picture, t.row(s, bold, heads, columns, widths)...)
	}
	for _, row := range rows {
		picture = append(picture, t.row(s, "", row, columns, widths)...)
	}
	return picture.trimmed()
}

// Fits reports whether the columns stand side by side in so many columns of the screen.
func (t Table) Fits(width int) bool {
	heads, rows := t.safe()
	columns, widths := natural(heads, rows, width)
	return t.narrow(columns, widths, width)
}

// natural returns the columns that have any text, and how wide each is by itself, if at most the width.
func natural(heads []string, rows [][]string, width int) (columns, widths []int) {
	for c := range heads {
		widest := Width(heads[c])
		for _, row := range rows {
			widest = max(widest, Width(row[c]))
		}
		if widest > 0 {
			columns = append(columns, c)
			widths = append(widths, min(widest, width))
		}
	}
	return columns, widths
}

// safe returns heads and rows made harmless and of equal length.
func (t Table) safe() (heads []string, rows [][]string) {
	count := len(t.Columns)
	for _, row := range t.Rows {
		count = max(count, len(row))
	}
	heads = make([]string, count)
	for i, column := range t.Columns {
		heads[i] = Safe(column.Head)
	}
	rows = make([][]string, len(t.Rows))
	for r, row := range t.Rows {
		rows[r] = make([]string, count)
		for i, cell := range row {
			rows[r][i] = Safe(cell)
		}
	}
	return heads, rows
}

func (t Table) column(c int) Column {
	if c < len(t.Columns) {
		return t.Columns[c]
	}
	return Column{}
}

// narrow takes from the widest wrapping column, a column at a time, until the table fits. It reports whether it does.
func (t Table) narrow(columns, widths []int, width int) bool {
	total := columnGap * (len(widths) - 1)
	for _, w := range widths {
		total += w
	}
	for ; total > width; total-- {
		widest := -1
		for i, c := range columns {
			if t.column(c).Wrap && widths[i] > minWrap && (widest < 0 || widths[i] > widths[widest]) {
				widest = i
			}
		}
		if widest < 0 {
			return false
		}
		widths[widest]--
	}
	return true
}

// row sets one row, in as many lines as its longest cell needs.
func (t Table) row(s Style, sgr string, cells []string, columns, widths []int) Picture {
	wrapped := make([][]string, len(columns))
	height := 0
	for i, c := range columns {
		wrapped[i] = Wrap(cells[c], widths[i])
		height = max(height, len(wrapped[i]))
	}
	room := 0
	for _, w := range widths {
		room += w + columnGap
	}
	picture := make(Picture, height)
	for l := range picture {
		var line strings.Builder
		line.Grow(room)
		for i, c := range columns {
			text := ""
			if l < len(wrapped[i]) {
				text = wrapped[i][l]
			}
			before, after := 0, widths[i]-Width(text)
			if t.column(c).Right {
				before, after = after, before
			}
			for _, part := range [...]string{blanks(before), s.paint(sgr, text), blanks(after + columnGap)} {
				line.WriteString(part)
			}
		}
		picture[l] = line.String()
	}
	return picture
}

// stacked writes each row as a paragraph of its cells, each behind its head.
func stacked(heads []string, rows [][]string, width int) Picture {
	var picture Picture
	for _, row := range rows {
		var parts []string
		for c, cell := range row {
			if cell != "" {
				parts = append(parts, strings.TrimLeft(heads[c]+" "+cell, " "))
			}
		}
		picture = append(picture, flow(parts, blanks(columnGap), 2, width)...)
	}
	return picture.trimmed()
}
