// Bones referees and scores games with physical domino sets: the tiles stay on the table, the program says at once what is
// allowed, counts the hands, and proves afterwards what the hidden hands reveal.
package main

import (
	"os"
	"runtime"
	"runtime/debug"

	"bones/cmd"
)

func main() {
	deepen(0)
	collectFrom(48 << 20)
	os.Exit(cmd.Main(os.Args[1:], cmd.System()))
}

// collectFrom has the garbage collector wait until the program holds so many bytes, and from then on work as ever. By itself it
// begins at 4 MiB and would look through a sheet of 100,000 lines four times while that is read, to find that nearly all of it
// is needed.
func collectFrom(bytes int64) {
	percent, limit := debug.SetGCPercent(-1), debug.SetMemoryLimit(bytes)
	garbage := new(*byte) // found by the first collection
	runtime.AddCleanup(garbage, func(percent int) {
		debug.SetGCPercent(percent)
		debug.SetMemoryLimit(limit)
	}, percent)
}

// deepen has the stack grow once, while next to nothing is on it. By itself it would grow in the middle of each command, and
// every time look through all the calls that are under way: some 4 % of the time that a count takes.
//
//go:noinline
func deepen(i int) byte {
	var room [14 << 10]byte
	return room[i]
}
