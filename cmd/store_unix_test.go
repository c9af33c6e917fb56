//go:build unix

package cmd

import (
	"path/filepath"
	"testing"
)

// TestGamesHaveAFolderOfTheirUser: whatever of the environment is missing, games do not go to the folder one happens to be in.
func TestGamesHaveAFolderOfTheirUser(t *testing.T) {
	for _, environment := range []map[string]string{
		{},
		{"HOME": "/home/ann"},
		{"HOME": "/home/ann", "XDG_DATA_HOME": "/data"},
		{"BONES_HOME": "/table"},
	} {
		s := storeAt(func(name string) string { return environment[name] })
		if !filepath.IsAbs(s.gamesDir()) {
			t.Errorf("%v: %s", environment, s.gamesDir())
		}
	}
	if got := storeAt(func(name string) string {
		return map[string]string{"XDG_DATA_HOME": "/data", "HOME": "/home/ann"}[name]
	}).gamesDir(); got != filepath.FromSlash("/data/bones/games") {
		t.Error(got)
	}
}
