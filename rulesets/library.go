package rulesets

import (
	"embed"
	"errors"
	"io"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"

	"gopkg.in/yaml.v3"
)

//go:embed *.yaml
var embedded embed.FS

// BuiltIn are the names of the rulesets that come with bones, in the order in which they are listed.
var BuiltIn = []string{"block", "cribbage", "bingo", "reveille", "buki", "third-place", "board"}

// A Library says where rulesets are found besides the built-in ones. The zero Library knows only those.
//
// A name means a built-in ruleset, or UserDir/NAME.yaml. The names of the built-in ones are reserved: if UserDir has a file
// of that name, neither is played (Reserved), because one of the two would be meant and the other used. Anything
// with a separator or ending in .yaml is a path, below BaseDir and never out of it, be it by "..", by an absolute path or
// by a symbolic link.
type Library struct {
	UserDir string // the user's rulesets; empty for none
	BaseDir string // the folder of the score sheet; empty where there is none, and a path means nothing
}

// Load returns the rules of a ruleset by name or path. The error is Problems.
func (l Library) Load(name string) (*Rules, error) {
	b := newBuild()
	b.load(l, request{at: nowhere(name), name: name}, nil)
	return b.done()
}

// LoadFile returns the rules in a file, wherever it is: only for a path that the user gave himself. What it extends is
// looked for in its own folder. The error is Problems.
func (l Library) LoadFile(file string) (*Rules, error) {
	b := newBuild()
	b.loadFile(Library{l.UserDir, filepath.Dir(file)}, request{name: filepath.Base(file)}, file, nil)
	return b.done()
}

// Parse returns the rules in a text that is no file. What it extends is looked for in the library. The error is Problems.
func (l Library) Parse(name string, text []byte) (*Rules, error) {
	b := newBuild()
	if len(text) > MaxFile {
		b.report(nowhere(name), Problem{Kind: TooLarge, Max: MaxFile})
	} else {
		b.read(l, name, name, "", text, nil)
	}
	return b.done()
}

// nowhere is no place in a file: the problem concerns it as a whole.
func nowhere(file string) spot { return spot{src: newSource(file, "ruleset", nil)} }

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

func newBuild() *build { return &build{rules: new(Rules), origin: map[string]spot{}} }

// done checks how the parts fit together and returns the rules, or all problems.
func (b *build) done() (*Rules, error) {
	if b.top.src != nil {
		b.finish()
	}
	if err := b.err(); err != nil {
		return nil, err
	}
	return b.rules, nil
}

// A request for a ruleset: its name or path, and where it is written, for the problems.
type request struct {
	at   spot
	key  string
	name string
}

// isPath reports whether a ruleset is named by its path.
func isPath(name string) bool {
	return strings.ContainsAny(name, `/\`) || strings.HasSuffix(name, ".yaml")
}

// load reads a ruleset by name or path on top of what is there. The chain are the files that extend it.
func (b *build) load(l Library, q request, chain []string) {
	if isPath(q.name) {
		if l.BaseDir == "" || !filepath.IsLocal(filepath.FromSlash(q.name)) || strings.Contains(q.name, `\`) {
			b.report(q.at, Problem{Kind: Outside, Key: q.key, Got: q.name})
			return
		}
		b.loadFile(l, q, filepath.Join(l.BaseDir, q.name), chain)
		return
	}
	builtIn := slices.Contains(BuiltIn, q.name)
	user := ""
	if l.UserDir != "" && isIdentifier(q.name) {
		user = filepath.Join(l.UserDir, q.name+".yaml")
		if _, err := os.Lstat(user); err != nil {
			user = ""
		}
	}
	switch {
	case builtIn && user != "":
		b.report(nowhere(user), Problem{Kind: Reserved, Got: q.name})
	case builtIn:
		text, err := embedded.ReadFile(q.name + ".yaml")
		if err != nil {
			panic("rulesets: " + err.Error())
		}
		b.read(Library{}, q.name+".yaml", q.name+".yaml", q.name, text, chain)
	case user != "":
		if b.cycle(q, user, chain) {
			return
		}
		if text, ok := b.open(os.Open, user, user); ok {
			b.read(Library{l.UserDir, l.UserDir}, q.name+".yaml", user, q.name, text, chain)
		}
	default:
		names := l.Names()
		b.report(q.at, Problem{Kind: UnknownRuleset, Key: q.key, Got: q.name, Allowed: names, Suggest: Nearest(q.name, names)})
	}
}

// loadFile reads the ruleset of a path below BaseDir.
func (b *build) loadFile(l Library, q request, shown string, chain []string) {
	if b.cycle(q, shown, chain) {
		return
	}
	root, err := os.OpenRoot(l.BaseDir)
	if err != nil {
		b.report(nowhere(shown), Problem{Kind: NoFile, Got: reason(err)})
		return
	}
	defer root.Close()
	if text, ok := b.open(root.Open, q.name, shown); ok {
		b.read(l, filepath.ToSlash(q.name), shown, "", text, chain)
	}
}

// open reads a file whole, if it is one and not too large.
func (b *build) open(open func(string) (*os.File, error), name, shown string) ([]byte, bool) {
	at := nowhere(shown)
	f, err := open(name)
	if err != nil {
		b.report(at, Problem{Kind: NoFile, Got: reason(err)})
		return nil, false
	}
	defer f.Close()
	info, err := f.Stat()
	if err == nil && !info.Mode().IsRegular() {
		b.report(at, Problem{Kind: NotFile})
		return nil, false
	}
	var text []byte
	if err == nil {
		text, err = io.ReadAll(io.LimitReader(f, MaxFile+1))
	}
	switch {
	case err != nil:
		b.report(at, Problem{Kind: NoFile, Got: reason(err)})
		return nil, false
	case len(text) > MaxFile:
		b.report(at, Problem{Kind: TooLarge, Max: MaxFile})
		return nil, false
	}
	return text, true
}

// reason is the system's word for an error, without the path, which the problem has already.
func reason(err error) string {
	var p *fs.PathError
	if errors.As(err, &p) {
		return p.Err.Error()
	}
	return err.Error()
}

// read reads the text of a ruleset, after what it extends. The file is its path below l.BaseDir, with slashes; it must call
// itself `name` unless that is empty.
func (b *build) read(l Library, file, shown, name string, text []byte, chain []string) {
	r := reader{b, newSource(shown, "ruleset", trimMark(text))}
	root, ok := r.parse(trimMark(text))
	if !ok {
		return
	}
	entries, ok := r.entries(root, "")
	if !ok {
		return
	}
	sound := true
	if i := slices.IndexFunc(entries, func(e entry) bool { return e.key.Value == "extends" }); i >= 0 {
		sound = r.extend(l, file, shown, entries[i].value, chain)
	}
	b.top = spot{}
	if sound {
		b.top = spot{src: r.src, Position: Position{1, 1}}
	}
	r.ruleset(entries)
	if name != "" && b.rules.Name != "" && b.rules.Name != name {
		b.report(b.origin["name"], Problem{Kind: NameDiffers, Key: "name", Got: b.rules.Name, Want: name})
	}
}

// extend reads what a ruleset extends. Its name and version are not inherited.
func (r *reader) extend(l Library, file, shown string, n *yaml.Node, chain []string) bool {
	base, ok := r.scalar(n, "extends", "text")
	if !ok {
		return false
	}
	if isPath(base) && filepath.IsLocal(base) {
		base = path.Join(path.Dir(file), base)
	}
	before := len(r.problems)
	r.load(l, request{r.src.spot(n), "extends", base}, append(slices.Clone(chain), shown))
	delete(r.origin, "name")
	delete(r.origin, "version")
	return len(r.problems) == before
}

// cycle reports a ruleset that would extend itself.
func (b *build) cycle(q request, shown string, chain []string) bool {
	i := slices.Index(chain, shown)
	if i >= 0 || len(chain) > maxDepth {
		b.report(q.at, Problem{Kind: Cycle, Key: q.key, Got: q.name, Allowed: chain[max(i, 0):]})
	}
	return i >= 0 || len(chain) > maxDepth
}

// trimMark removes the byte-order mark that some editors put in front.
func trimMark(text []byte) []byte {
	return []byte(strings.TrimPrefix(string(text), "\ufeff"))
}

// ruleset reads the keys of a ruleset: its phases first, because they decide which other keys there are.
func (r *reader) ruleset(entries []entry) {
	all := allKeys()
	var rest []entry
	for _, e := range entries {
		if e.key.Value == phasesKey.name {
			r.value(phasesKey, e.value, "", r.rules)
		} else if e.key.Value != "extends" {
			rest = append(rest, e)
		}
	}
	var known []string
	for _, k := range all {
		if r.applies(k) {
			known = append(known, k.name)
		}
	}
	for _, e := range rest {
		k, is := find(all, e.key.Value)
		if !is || !r.applies(k) {
			r.unknownKey(e.key, "", append(slices.Clone(known), "extends"))
			continue
		}
		r.value(k, e.value, "", r.rules)
	}
}

// applies reports whether the rules have the mechanism of a key.
func (r *reader) applies(k key) bool { return k.in == nil || !r.phasesKnown() || k.in(r.rules) }
