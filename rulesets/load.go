package rulesets

import (
	"errors"
	"io"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"syscall"

	"gopkg.in/yaml.v3"
)

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

// nowhere is no place in a file: the problem concerns it as a whole.
func nowhere(file string) spot { return spot{src: newSource(file, "ruleset", nil)} }

// A request for a ruleset by name or path, and where it is written, for the problems.
type request struct {
	at   spot
	key  string
	name string
}

// isPath reports whether a ruleset is named by its path.
func isPath(name string) bool {
	return strings.ContainsAny(name, `/\`) || strings.HasSuffix(name, ".yaml")
}

// load reads a ruleset by name or path, as the source by asks for it, on top of what is there.
func (b *build) load(by source, q request) {
	l := by.library
	if isPath(q.name) {
		if l.BaseDir == "" || !filepath.IsLocal(q.name) || strings.Contains(q.name, `\`) {
			b.report(q.at, Problem{Kind: Outside, Key: q.key, Got: q.name})
			return
		}
		q.name = path.Join(path.Dir(by.path), q.name)
		b.loadFile(by, q, filepath.Join(l.BaseDir, q.name))
		return
	}
	builtIn := slices.Contains(BuiltIn, q.name)
	own := ""
	if l.UserDir != "" && isIdentifier(q.name) {
		if file := filepath.Join(l.UserDir, q.name+".yaml"); exists(file) {
			own = file
		}
	}
	switch {
	case builtIn && own != "":
		b.report(nowhere(own), Problem{Kind: Reserved, Got: q.name})
	case builtIn:
		text, err := embedded.ReadFile(q.name + ".yaml")
		if err != nil {
			panic("rulesets: " + err.Error())
		}
		b.read(newSource(q.name+".yaml", "ruleset", text), q.name)
	case own != "":
		if text, ok := b.open(os.DirFS(l.UserDir), q.name+".yaml", q, by.chain, own); ok {
			b.read(newSource(own, "ruleset", text).from(Library{l.UserDir, l.UserDir}, q.name+".yaml", by.chain), q.name)
		}
	default:
		b.unknownRuleset(l, q)
	}
}

func exists(file string) bool {
	_, err := os.Lstat(file)
	return err == nil
}

func (b *build) unknownRuleset(l Library, q request) {
	names := l.Names()
	b.report(q.at, Problem{Kind: UnknownRuleset, Key: q.key, Got: q.name, Allowed: names, Suggest: Nearest(q.name, names)})
}

// loadFile reads the ruleset of a path below BaseDir.
func (b *build) loadFile(by source, q request, shown string) {
	root, err := os.OpenRoot(by.library.BaseDir)
	if err != nil {
		b.report(nowhere(shown), Problem{Kind: NoFile, Got: reason(err)})
		return
	}
	defer root.Close()
	if text, ok := b.open(root.FS(), q.name, q, by.chain, shown); ok {
		b.read(newSource(shown, "ruleset", text).from(by.library, q.name, by.chain), "")
	}
}

// open reads the file of a request whole, if it is one, not too large, and not on the way already.
func (b *build) open(folder fs.FS, name string, q request, chain []string, shown string) ([]byte, bool) {
	if i := slices.Index(chain, shown); i >= 0 || len(chain) > maxDepth {
		b.report(q.at, Problem{Kind: Cycle, Key: q.key, Got: q.name, Allowed: chain[max(i, 0):]})
		return nil, false
	}
	// A pipe would wait for its writer when it is opened, so what the file is must be known before.
	info, err := fs.Stat(folder, name)
	if err == nil && !info.Mode().IsRegular() {
		b.report(nowhere(shown), Problem{Kind: NotFile})
		return nil, false
	}
	var text []byte
	if err == nil {
		text, err = readBounded(folder, name)
	}
	switch {
	case err == nil && len(text) > MaxFile:
		b.report(nowhere(shown), Problem{Kind: TooLarge, Max: MaxFile})
	case err == nil:
		return text, true
	case errors.Is(err, fs.ErrNotExist) && q.key != "":
		b.report(q.at, Problem{Kind: UnknownRuleset, Key: q.key, Got: q.name})
	case leaves(err):
		b.report(q.at, Problem{Kind: Outside, Key: q.key, Got: q.name})
	default:
		b.report(nowhere(shown), Problem{Kind: NoFile, Got: reason(err)})
	}
	return nil, false
}

func readBounded(folder fs.FS, name string) ([]byte, error) {
	f, err := folder.Open(name)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	return io.ReadAll(io.LimitReader(f, MaxFile+1))
}

// leaves reports whether an os.Root refused a path because it leaves the folder. That error has no name; it is the one
// that is not the system's.
func leaves(err error) bool {
	var system syscall.Errno
	return !errors.As(err, &system) && !errors.Is(err, fs.ErrNotExist) && !errors.Is(err, fs.ErrPermission)
}

// reason is the system's word for an error, without the path, which the problem has already; "" where there is no such file.
func reason(err error) string {
	if errors.Is(err, fs.ErrNotExist) {
		return ""
	}
	var p *fs.PathError
	if errors.As(err, &p) {
		return p.Err.Error()
	}
	return err.Error()
}

// read reads the text of a ruleset, after what it extends; it must call itself `name` unless that is empty.
func (b *build) read(src *source, name string) {
	r := reader{b, src}
	root, ok := r.parse()
	if !ok {
		return
	}
	entries, ok := r.entries(root, "")
	if !ok {
		return
	}
	sound := true
	if base := valueOf(entries, "extends"); base != nil {
		sound = r.extend(base)
	}
	// Without what it extends a ruleset cannot be judged as a whole, only key by key.
	b.top = spot{}
	if sound {
		b.top = spot{src: src, Position: Position{1, 1}}
	}
	r.ruleset(entries)
	if b.mistyped("extends") {
		b.top = spot{}
	}
	if name != "" && b.rules.Name != "" && b.rules.Name != name {
		b.report(b.origin["name"], Problem{Kind: NameDiffers, Key: "name", Got: b.rules.Name, Want: name})
	}
}

// extend reads what a ruleset extends. Its name and version are not inherited.
func (r *reader) extend(n *yaml.Node) bool {
	base, ok := r.scalar(n, "extends", WantText)
	if !ok {
		return false
	}
	before := len(r.problems)
	r.load(*r.src, request{r.src.spot(n), "extends", base})
	r.rules.Name, r.rules.Version = "", 0
	delete(r.origin, "name")
	delete(r.origin, "version")
	return len(r.problems) == before
}

// ruleset reads the keys of a ruleset: its phases first, because they decide which other keys there are.
func (r *reader) ruleset(entries []entry) {
	if n := valueOf(entries, phasesKey.name); n != nil {
		r.value(phasesKey, n, "", r.rules)
		if r.clean(phasesKey.name) {
			r.sequence()
		}
	}
	known := []string{"extends", phasesKey.name}
	all := allKeys()
	for _, k := range all {
		if k.name != phasesKey.name && (!r.phasesKnown() || k.belongs(r.rules)) {
			known = append(known, k.name)
		}
	}
	for _, e := range entries {
		name := e.key.Value
		k, _ := find(all, name)
		switch {
		case !slices.Contains(known, name):
			r.unknownKey(e.key, "", slices.Clone(known))
		case name != phasesKey.name && name != "extends":
			r.value(k, e.value, "", r.rules)
		}
	}
}

// mistyped reports whether a key is there under a name that was probably meant for it: then it is not missing too.
func (b *build) mistyped(key string) bool {
	return slices.ContainsFunc(b.problems, func(p Problem) bool {
		return p.Kind == UnknownKey && key == strings.TrimSuffix(p.Key, p.Got)+p.Suggest
	})
}

// phasesKnown reports whether the phases could be read; if not, nothing is said about keys that belong to one or another.
func (b *build) phasesKnown() bool { return len(b.rules.Phases) > 0 && b.clean(phasesKey.name) }
