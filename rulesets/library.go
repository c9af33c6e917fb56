package rulesets

import (
	"embed"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

//go:embed *.yaml
var embedded embed.FS

// BuiltIn are the names of the rulesets that come with bones, in the order in which they are listed.
var BuiltIn = []string{"block", "cribbage", "bingo", "reveille", "buki", "third-place", "board"}

// A Library says where rulesets are found besides the built-in ones. The zero Library knows only those.
//
// A name means a built-in ruleset, or UserDir/NAME.yaml. The names of the built-in ones are reserved: if UserDir has a file
// of such a name, neither is played (Reserved), because one of the two would be meant and the other used. Anything
// with a separator or ending in .yaml is a path, below BaseDir and never out of it, be it by "..", by an absolute path or
// by a symbolic link.
type Library struct {
	UserDir string // the user's rulesets; empty for none
	BaseDir string // the folder of the score sheet; empty where there is none, and a path means nothing
}

// Load returns the rules of a ruleset by name or path. The error is Problems.
func (l Library) Load(name string) (*Rules, error) {
	b := newBuild()
	b.load(source{library: l}, request{at: nowhere(name), name: name})
	return b.done()
}

// LoadFile returns the rules in a file, wherever it is: only for a path that the user gave himself. What it extends is
// looked for in its own folder. The error is Problems.
func (l Library) LoadFile(file string) (*Rules, error) {
	b := newBuild()
	if real, err := filepath.EvalSymlinks(file); err == nil && filepath.Dir(real) == real {
		b.report(nowhere(file), Problem{Kind: NotFile})
	} else if err == nil {
		l.BaseDir = filepath.Dir(real)
		b.loadFile(source{library: l}, request{at: nowhere(file), name: filepath.Base(real)}, file)
	} else {
		b.report(nowhere(file), Problem{Kind: NoFile, Got: reason(err)})
	}
	return b.done()
}

// Parse returns the rules in a text that is no file. What it extends is looked for in the library. The error is Problems.
func (l Library) Parse(name string, text []byte) (*Rules, error) {
	b := newBuild()
	b.read(newSource(name, "ruleset", text).from(l, "", nil), "")
	return b.done()
}

// Names returns the names of all rulesets that Load finds by name: the built-in ones, then the user's in alphabetical order.
func (l Library) Names() []string {
	all := slices.Clone(BuiltIn)
	if l.UserDir == "" {
		return all
	}
	files, _ := os.ReadDir(l.UserDir)
	for _, f := range files {
		if name, is := strings.CutSuffix(f.Name(), ".yaml"); is && isIdentifier(name) && !slices.Contains(BuiltIn, name) {
			all = append(all, name)
		}
	}
	return all
}
