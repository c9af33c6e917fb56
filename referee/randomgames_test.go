package referee_test

import (
	"os"
	"strconv"
	"testing"
)

// randomGames is how many random games a property is tried on: few, or as many as BONES_RANDOM_GAMES says.
func randomGames(few int) int {
	if n, err := strconv.Atoi(os.Getenv("BONES_RANDOM_GAMES")); err == nil {
		return n
	}
	if testing.Short() {
		return max(1, few/10)
	}
	return few
}
