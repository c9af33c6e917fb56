package draw

import "strconv"

// A Place is what lies at one place of the pile.
type Place uint8

const (
	// Taken is a place whose tile is gone.
	Taken Place = iota
	// Covered is a tile with another one lying on it.
	Covered
	// Free is a tile with none lying on it: it may be taken.
	Free
)

// A Pile is the triangle of tiles, row 1, the apex, first; row r has r places, from the left. A row without places is
// not there, as row 1 of a pile of 44. Only the places are known, never the tiles.
type Pile [][]Place

// Draw shows every place where it lies: a free tile by its number, such as 3.2, which is what the player enters; a
// covered tile as an empty one; a taken one as a dot. A pile too large for the width is told by its free places only.
func (p Pile) Draw(s Style, width int) Picture {
	width = max(width, MinWidth)
	longest, digits := 0, 0
	for r, row := range p {
		longest = max(longest, len(row))
		digits = max(digits, len(number(r, len(row)-1)))
	}
	open, shut := "[", "]"
	if longest*(digits+3)-1 > width {
		open, shut = "", ""
	}
	tile := len(open) + digits + len(shut)
	if longest*(tile+1)-1 > width {
		return p.list(width)
	}
	var picture Picture
	for r, row := range p {
		if len(row) == 0 {
			continue
		}
		line := blanks((longest - len(row)) * (tile + 1) / 2)
		for c, place := range row {
			switch place {
			case Free:
				line += s.paint(bold, PadRight(open+PadLeft(number(r, c), digits)+shut, tile))
			case Covered:
				line += s.paint(dim, "["+blanks(tile-2)+"]")
			default:
				line += blanks(tile/2) + s.mark("·", ".") + blanks(tile-tile/2-1)
			}
			line += " "
		}
		picture = append(picture, line)
	}
	return picture.trimmed()
}

// list names the free places, row by row.
func (p Pile) list(width int) Picture {
	var free []string
	for r, row := range p {
		for c, place := range row {
			if place == Free {
				free = append(free, number(r, c))
			}
		}
	}
	return flow(free, " ", 0, width)
}

// number is the name of a place given by the indices of its row and its place in the row.
func number(r, c int) string { return strconv.Itoa(r+1) + "." + strconv.Itoa(c+1) }
