package rulesets

import (
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"gopkg.in/yaml.v3"
)

// goods are what sound texts are made of: their keys with the values, and their values, by chance put elsewhere.
type goods struct {
	*rand.Rand
	texts  [][]byte
	pairs  [][2]*yaml.Node
	values []*yaml.Node
}

// strange are values that fit few keys, or none.
const strange = `[none, null, "", "5", true, 0, -1, 1, 2, 6, 9, 55, 999, 1000000001, 010, 1_0, 1.5, 2.50, 0.5, -0.5, 5.0, ５, 1e3, 6-4, 4-6, 0-0, ６-４, アン, doubles,
  number, -number, [], {}, [[]], [null], {2: 1}, {2: 7, 3: 7}, {0: 0}, {6-4: 1, 4-6: 2}, {en: " ", ja: ア}, "a\tb", "\u0085", "<<", "- x", 'no', "　"]`

// add takes a text with all its parts.
func (g *goods) add(t *testing.T, text []byte) {
	t.Helper()
	var root yaml.Node
	if err := yaml.Unmarshal(text, &root); err != nil {
		t.Fatal(err)
	}
	g.texts = append(g.texts, text)
	g.take(root.Content[0])
}

func (g *goods) take(n *yaml.Node) {
	g.values = append(g.values, n)
	for i, child := range n.Content {
		if n.Kind == yaml.MappingNode && i%2 == 0 {
			g.pairs = append(g.pairs, [2]*yaml.Node{child, n.Content[i+1]})
		} else {
			g.take(child)
		}
	}
}

// collections are the mappings and lists of a node that hold anything.
func collections(n *yaml.Node) (all []*yaml.Node) {
	if len(n.Content) > 0 {
		all = append(all, n)
	}
	for _, child := range n.Content {
		all = append(all, collections(child)...)
	}
	return all
}

// twin is a copy of a node that another text can have.
func twin(n *yaml.Node) *yaml.Node {
	other := *n
	other.Content = nil
	for _, child := range n.Content {
		other.Content = append(other.Content, twin(child))
	}
	return &other
}

// text is one of the texts with parts of others.
func (g *goods) text(t *testing.T) []byte {
	var root yaml.Node
	if err := yaml.Unmarshal(g.texts[g.IntN(len(g.texts))], &root); err != nil {
		t.Fatal(err)
	}
	for range g.IntN(4) {
		all := collections(root.Content[0])
		if len(all) == 0 {
			break
		}
		g.cross(all[g.IntN(min(len(all), 1+g.IntN(len(all))))]) // rather one of the first: the last are sentences
	}
	text, err := yaml.Marshal(&root)
	if err != nil {
		t.Fatal(err)
	}
	return text
}

// cross puts in, takes out, doubles or exchanges something of a mapping or a list.
func (g *goods) cross(n *yaml.Node) {
	step := 1
	if n.Kind == yaml.MappingNode {
		step = 2
	}
	i, j := step*g.IntN(len(n.Content)/step), step*g.IntN(len(n.Content)/step)
	value := twin(g.values[g.IntN(len(g.values))])
	pair := g.pairs[g.IntN(len(g.pairs))]
	switch g.IntN(8) {
	case 0:
		n.Content = slices.Delete(n.Content, i, i+step)
	case 1:
		n.Content[i+step-1] = value
	case 2:
		n.Content[i+step-1], n.Content[j+step-1] = n.Content[j+step-1], n.Content[i+step-1]
	case 3:
		n.Content = append(n.Content, twin(n.Content[i]), twin(n.Content[i+step-1]))
		n.Content = n.Content[:len(n.Content)/step*step]
	default:
		if step == 1 {
			n.Content = slices.Insert(n.Content, i, value)
			return
		}
		at := slices.IndexFunc(n.Content, func(k *yaml.Node) bool { return k.Value == pair[0].Value })
		if at >= 0 && at%2 == 0 && g.IntN(8) > 0 {
			n.Content[at+1] = twin(pair[1])
			return
		}
		n.Content = append(n.Content, twin(pair[0]), twin(pair[1]))
	}
}

// rounds is how many random texts a property is tried on: few, or thirty times as many as BONES_RANDOM_GAMES says.
func rounds(few int) int {
	if n, err := strconv.Atoi(os.Getenv("BONES_RANDOM_GAMES")); err == nil {
		return 30 * n
	}
	if testing.Short() {
		return few / 10
	}
	return few
}

// TestCrossedRulesets: of a ruleset with parts of others, the loader says what is wrong, or it can write and read it again.
func TestCrossedRulesets(t *testing.T) {
	g := &goods{Rand: rand.New(rand.NewPCG(64, 0))}
	for _, pattern := range []string{"*.yaml", "testdata/ok/*.yaml"} {
		files, _ := filepath.Glob(pattern)
		for _, file := range files {
			text, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			g.add(t, text)
		}
	}
	g.add(t, []byte(strange))
	for _, name := range BuiltIn {
		g.texts = append(g.texts, []byte("{name: crossed, version: 1, extends: "+name+"}"))
	}
	g.try(t, rounds(1000), func(text []byte) bool { return parses(t, text) })
}

// TestCrossedHeaders: the same of the head of a sheet.
func TestCrossedHeaders(t *testing.T) {
	g := &goods{Rand: rand.New(rand.NewPCG(65, 0))}
	for _, head := range heads {
		g.add(t, []byte(head))
	}
	g.add(t, []byte(strange))
	g.texts = g.texts[:len(heads)]
	g.try(t, rounds(1000), func(text []byte) bool { return begins(t, slices.Concat([]byte("---\n"), text, []byte("---\n"))) })
}

// try asks of so many texts whether they went through. Some must, or there is nothing to write and read again.
func (g *goods) try(t *testing.T, texts int, went func(text []byte) bool) {
	t.Helper()
	through := 0
	for range texts {
		text := g.text(t)
		if went(text) {
			through++
		}
		if t.Failed() {
			t.Fatalf("%s", text)
		}
	}
	if through < texts/50 {
		t.Errorf("only %d of %d went through", through, texts)
	}
}

// TestHouseRules tries every value with every house rule of every game, and by chance two that go through at once.
func TestHouseRules(t *testing.T) {
	values := strings.Fields("none null '' 5 ５ true はい 0 -1 1 2 3 6 7 14 61 999 1000000001 010 2.5 2.50 0.5 1e3 [] {} [Dora] {2:~7} {low:~2,high:~6} {payout:~2} last-tile share muggins high natural choice fixed dense '5' &a [ ［ 5~#x")
	rng := rand.New(rand.NewPCG(5, 0))
	for _, name := range BuiltIn {
		r, err := Library{}.Load(name)
		if err != nil {
			t.Fatal(err)
		}
		keys := []string{"stakes", "spectators", "deal.2", "deal.7", "target.3", "phases", "deals"}
		for _, c := range r.Choices() {
			keys = append(keys, c.Key)
		}
		var sound []string
		for _, key := range keys {
			for _, value := range values {
				if s := key + "=" + strings.ReplaceAll(value, "~", " "); overrides(t, r, s) {
					sound = append(sound, s)
				}
			}
		}
		for range rounds(20) {
			overrides(t, r, sound[rng.IntN(len(sound))], sound[rng.IntN(len(sound))])
		}
	}
}
