package journal_test

import (
	"fmt"
	"os"
	"path/filepath"

	"bones/referee/journal"
)

// A game on a phone, and the same game on another.
func Example() {
	folder, _ := os.MkdirTemp("", "bones")
	defer os.RemoveAll(folder)
	path := filepath.Join(folder, "block-1.bones")

	sheet, _ := journal.Create(path, []byte("---\nbones: 1\n---\n"))
	other, _ := journal.Open(path)
	_, _ = other.Append("Ann: 6-4")

	_, err := sheet.Append("Ben: 6-6")
	fmt.Println(journal.CodeOf(err))

	known := sheet.Count()
	change, _ := sheet.Refresh()
	for line := range sheet.Lines(known) {
		fmt.Println(change == journal.Grown, line.Number, line.Text)
	}
	_, err = sheet.Append("Ben: 6-6")
	fmt.Println(err, sheet.Count())
	// Output:
	// changed
	// true 4 Ann: 6-4
	// <nil> 5
}
