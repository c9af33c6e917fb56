// Package journal keeps a score sheet as a file that loses nothing it has acknowledged. It deals in lines of bytes and
// knows nothing of games.
//
//	sheet, err := journal.Open(path)        // or Create, which never replaces a file
//	for line, err := range sheet.Lines(0) { … }
//
//	known := sheet.Count()
//	switch change, err := sheet.Refresh(); change {
//	case journal.Grown:     // another phone, an editor: judge sheet.Lines(known)
//	case journal.Rewritten: // judge sheet.Lines(0) anew
//	}
//	aside, err := sheet.Append("Ann: 6-4")  // nil: on stable storage
//
// # What holds at any moment
//
//   - The file grows by whole lines. A line is acknowledged, by a nil error of Append, when it is on stable storage.
//   - A last line without its newline was never acknowledged. Readers get it marked Torn; the next Append sets it aside in
//     a file SHEET.torn-N, returns that as an Aside, and goes on behind the last whole line.
//   - One Append at a time: a lock of the operating system on the hidden file LockPath, which a killed process cannot leave behind.
//     Readers need no lock.
//   - A Sheet notices what others did to the file before it writes, and then does not write.
//   - After a failure nothing of the refused lines is left in the file, or the next Append takes it off before it writes.
//
// Errors are values, *Error, with a stable Code, the Op that failed, and the file, line or limit concerned.
package journal
