package say

import (
	"strconv"

	"bones/referee/journal"
)

func (v en) fileFault(e *journal.Error, path, reason string) string {
	line := "Line " + strconv.Itoa(e.Line)
	limit := strconv.FormatInt(e.Limit, 10)
	switch e.Code {
	case journal.Exists:
		return path + " is there already and is not replaced."
	case journal.Missing:
		return "There is no file " + path + "."
	case journal.FolderMissing:
		return "There is no folder " + path + "."
	case journal.NotFolder:
		return path + " is no folder."
	case journal.Directory:
		if e.Op == journal.OpNew {
			return path + " is a folder, where a file is to be written."
		}
		return path + " is a folder, not a score sheet."
	case journal.NotRegular:
		return path + " is no ordinary file."
	case journal.TooBig:
		return v.sheet(path) + " has more than " + limit + " bytes. No score sheet has."
	case journal.TooMany:
		return v.sheet(path) + " has more than " + limit + " lines, or parts of lines. No score sheet has."
	case journal.Denied:
		return path + " may not be read."
	case journal.ReadOnly:
		return "Nothing can be written to " + path + "."
	case journal.Busy:
		return "Another program is writing to " + path + " and does not finish. Try again."
	case journal.Full:
		if e.Op == journal.OpCreate || e.Op == journal.OpNew || e.Op == journal.OpRename {
			return "There is no room left for " + path + ": it has not been written."
		}
		return "There is no room left for " + path + ". The line is not on the sheet; what was there before is safe."
	case journal.Changed:
		return path + " has been changed meanwhile. It is read again first."
	case journal.Failed:
		text := "The disk failed while " + v.step(e.Op)
		if path != "" {
			text += " " + path
		}
		if reason != "" {
			text += ": " + reason
		}
		return text + "."
	case journal.LineBreak:
		return line + " has a line break in it."
	case journal.LineNUL:
		return line + " has a NUL byte in it: this is no text."
	case journal.LineLong:
		return line + " has more than " + limit + " bytes. No line of a score sheet has."
	case journal.LineUTF8:
		return line + " is no text: it has bytes that are no UTF-8 characters."
	}
	return ""
}

// sheet is a path, or a stream that has none.
func (en) sheet(path string) string {
	if path == "" {
		return "The sheet"
	}
	return path
}

func (en) step(op journal.Op) string {
	switch op {
	case journal.OpCreate:
		return "creating"
	case journal.OpOpen:
		return "opening"
	case journal.OpRead:
		return "reading"
	case journal.OpLock:
		return "locking"
	case journal.OpCheck:
		return "looking at"
	case journal.OpAside:
		return "setting a torn line aside from"
	case journal.OpWrite, journal.OpNew:
		return "writing to"
	case journal.OpSync:
		return "making sure of"
	case journal.OpTruncate:
		return "mending the end of"
	case journal.OpRename:
		return "naming"
	}
	return ""
}

func (en) aside(text, path string) string {
	return "The last line, “" + text + "”, was never acknowledged. It is kept in " + path + "."
}

func (en) torn(text string) string {
	return "The last line, “" + text + "”, has no end: it was never acknowledged."
}
