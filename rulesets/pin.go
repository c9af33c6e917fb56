package rulesets

import (
	"crypto/sha256"
	"encoding/hex"
	"slices"
	"strconv"
	"strings"

	"gopkg.in/yaml.v3"
)

// A Pin says under which rules a sheet was begun.
type Pin struct {
	Ruleset string // the name the rules have in their own file
	Version int
	SHA256  string // Rules.Hash
}

// Pin returns the pin of the rules.
func (r *Rules) Pin() Pin { return Pin{r.Name, r.Version, r.Hash()} }

var pinKeys = []key{
	{name: "ruleset", kind: identifier{}, required: true},
	{name: "version", kind: number{min: 1, max: maxVersion}, required: true},
	{name: "sha256", field: "SHA256", kind: digest{}, required: true},
}

// digest is a SHA-256 in small hexadecimal digits, in a string.
type digest struct{}

func (digest) read(r *reader, n *yaml.Node, path string, to any) {
	value, ok := r.scalar(n, path, WantText)
	switch {
	case !ok:
	case len(value) != hex.EncodedLen(sha256.Size) || strings.Trim(value, "0123456789abcdef") != "":
		r.report(r.src.spot(n), Problem{Kind: WrongType, Key: path, Got: value, Want: WantSHA256})
	default:
		*to.(*string) = value
	}
}

func (digest) node(from any) *yaml.Node { return plain(*from.(*string)) }

// Hash is the SHA-256, in hexadecimal, of the rules as they are played: house rules included; without the title, the source and
// the sentences, so that a mended translation changes nothing; and without what is as it would be anyway, so that a key
// added to bones later changes nothing either. Two notations of the same rule are the same.
func (r *Rules) Hash() string {
	var lines []string
	for _, k := range allKeys() {
		if k.name == "title" || k.name == "source" || k.name == sentencesKey.name || !k.belongs(r) {
			continue
		}
		if n := k.kind.node(k.at(r)); n != nil && !isFallback(k, n) && !isEmpty(n) {
			lines = canonical(lines, k.name, n)
		}
	}
	slices.Sort(lines)
	sum := sha256.Sum256([]byte(strings.Join(lines, "\n")))
	return hex.EncodeToString(sum[:])
}

// canonical adds a line for each scalar below a node, path=value, for each empty mapping, and for the length of each list.
func canonical(lines []string, path string, n *yaml.Node) []string {
	switch n.Kind {
	case yaml.MappingNode:
		if isEmpty(n) {
			return append(lines, path+"={}")
		}
		for i := 0; i < len(n.Content); i += 2 {
			lines = canonical(lines, join(path, n.Content[i].Value), n.Content[i+1])
		}
		return lines
	case yaml.SequenceNode:
		for i, child := range n.Content {
			lines = canonical(lines, item(path, i), child)
		}
		return append(lines, path+"#"+strconv.Itoa(len(n.Content)))
	}
	return append(lines, path+"="+strconv.Quote(n.Value))
}
