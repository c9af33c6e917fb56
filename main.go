// Bones referees and scores games with physical domino sets: the tiles stay on the table, the program says at once what is
// allowed, counts the hands, and proves afterwards what the hidden hands reveal.
package main

import (
	"os"

	"bones/cmd"
)

func main() { os.Exit(cmd.Main(os.Args[1:], cmd.System())) }
