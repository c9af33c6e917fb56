package cmd

import (
	"cmp"
	"errors"
	"io/fs"
	"os"
	"os/user"
	"path/filepath"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"time"

	"bones/referee/journal"
	"bones/rulesets"
)

// A store is the folder of saved games, and beside them the user's rulesets: $BONES_HOME, else $XDG_DATA_HOME/bones, else the
// platform's data folder.
type store struct{ home string }

// savedGame is one sheet of the store.
type savedGame struct {
	ID      string // block-7
	Path    string
	Touched time.Time
}

func storeAt(env func(string) string) store {
	if home := env("BONES_HOME"); home != "" {
		return store{home}
	}
	if data := env("XDG_DATA_HOME"); data != "" {
		return store{filepath.Join(data, "bones")}
	}
	home := env("HOME")
	if home == "" { // what a service starts may lack it; games are not to lie in whatever folder that stands in
		if u, err := user.Current(); err == nil {
			home = u.HomeDir
		}
	}
	switch runtime.GOOS {
	case "windows":
		if data := env("LocalAppData"); data != "" {
			return store{filepath.Join(data, "bones")}
		}
		return store{filepath.Join(env("USERPROFILE"), "bones")}
	case "darwin":
		return store{filepath.Join(home, "Library", "Application Support", "bones")}
	}
	return store{filepath.Join(home, ".local", "share", "bones")}
}

func (s store) gamesDir() string { return filepath.Join(s.home, "games") }

// library finds rulesets for a sheet in a folder: the built-in ones, the user's, and paths below the folder.
func (s store) library(sheetDir string) rulesets.Library {
	return rulesets.Library{UserDir: filepath.Join(s.home, "rulesets"), BaseDir: sheetDir}
}

const sheetSuffix = ".bones"

// games lists the saved games, the last touched first.
func (s store) games() ([]savedGame, error) {
	entries, err := os.ReadDir(s.gamesDir())
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	var games []savedGame
	for _, entry := range entries {
		id, isSheet := strings.CutSuffix(entry.Name(), sheetSuffix)
		if !isSheet || strings.HasPrefix(id, ".") {
			continue
		}
		info, err := entry.Info()
		if err != nil || !info.Mode().IsRegular() {
			continue
		}
		games = append(games, savedGame{ID: id, Path: filepath.Join(s.gamesDir(), entry.Name()), Touched: info.ModTime()})
	}
	slices.SortFunc(games, func(a, b savedGame) int {
		return cmp.Or(b.Touched.Compare(a.Touched), cmp.Compare(idNumber(b.ID), idNumber(a.ID)), cmp.Compare(b.ID, a.ID))
	})
	return games, nil
}

// idNumber is the number at the end of an id, 0 where there is none.
func idNumber(id string) int {
	n, _ := strconv.Atoi(id[strings.LastIndexByte(id, '-')+1:])
	return n
}

// find returns the path of a game: a path as it is, an id, or a number counting back from the last touched. The last is the
// default.
func (s store) find(game string) (string, error) {
	if strings.ContainsAny(game, `/\`) || strings.HasSuffix(game, sheetSuffix) {
		return game, nil
	}
	games, err := s.games()
	if err != nil {
		return "", err
	}
	if game == "" {
		if len(games) == 0 {
			return "", &noGame{}
		}
		return games[0].Path, nil
	}
	if n, err := strconv.Atoi(game); err == nil {
		if n < 1 || n > len(games) {
			return "", &noGame{game: game, saved: len(games)}
		}
		return games[n-1].Path, nil
	}
	var ids []string
	for _, g := range games {
		if g.ID == game {
			return g.Path, nil
		}
		ids = append(ids, g.ID)
	}
	return "", &noGame{game: game, saved: len(games), suggest: rulesets.Nearest(game, ids)}
}

// noGame says that there is no such saved game.
type noGame struct {
	game    string
	saved   int
	suggest string
}

func (e *noGame) Error() string { return "no such game: " + e.game }

// create begins a new sheet under the next free id of its ruleset. Two programs that begin at the same moment get two ids.
func (s store) create(ruleset string, begin func(path string) error) (id string, err error) {
	if err := os.MkdirAll(s.gamesDir(), 0o755); err != nil {
		return "", err
	}
	games, err := s.games()
	if err != nil {
		return "", err
	}
	next := 1
	for _, g := range games {
		next = max(next, idNumber(g.ID)+1)
	}
	for ; ; next++ {
		id := ruleset + "-" + strconv.Itoa(next)
		err := begin(filepath.Join(s.gamesDir(), id+sheetSuffix))
		if journal.CodeOf(err) != journal.Exists {
			return id, err
		}
	}
}
