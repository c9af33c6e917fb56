package referee_test

import (
	"fmt"
	"math/rand/v2"
	"strconv"
	"strings"
	"testing"

	"bones/referee"
)

// nonsense enters whatever comes to mind, by chance allowed or not.
type nonsense struct {
	*rand.Rand
	p *table
}

func (n *nonsense) number(below int) string { return strconv.Itoa(n.IntN(below)) }

func (n *nonsense) tile() string { return n.number(9) + "-" + n.number(9) }

func (n *nonsense) tiles() string {
	list := n.tile()
	for range n.IntN(7) {
		list += " " + n.tile()
	}
	return list
}

func (n *nonsense) name() string { return n.p.Names[n.IntN(len(n.p.Names))] }

// line makes a line up. A repair puts in a line that is none.
func (n *nonsense) line(repairs bool) string {
	who := ""
	if n.IntN(3) > 0 {
		who = n.name() + ": "
	}
	lines := []func() string{
		func() string { return who + "banks " + n.tile() },
		func() string { return "limits " + n.number(8) + " " + n.number(8) },
		func() string { return who + "stakes " + n.number(8) },
		func() string { return who + "stakes " + n.number(8) + " on " + n.name() },
		func() string { return who + "pass" },
		func() string { return who + "out" },
		func() string { return "blocked" },
		func() string { return who + "holds " + n.tiles() },
		func() string { return who + "holds =" + n.number(40) },
		func() string { return who + "holds " + []string{"unseen", "rest", "nothing"}[n.IntN(3)] },
		func() string { return who + []string{"starts", "lot " + n.tile()}[n.IntN(2)] },
		func() string { return "without " + n.tile() },
		func() string { return who + "takes " + n.number(10) + "." + n.number(10) },
		func() string { return who + "counts 4 3 5 2 3 3 3 4 " + n.number(5) },
		func() string {
			return []string{"void", "undo hand", "undo " + n.number(5), "drop " + n.number(9)}[n.IntN(4)]
		},
		func() string {
			return []string{"hand " + n.number(4), "settles " + n.number(99), who + "adjusts +2 so"}[n.IntN(3)]
		},
		func() string { return n.tiles() },
		func() string { return who + n.tile() + " on " + n.number(9) },
	}
	if repairs {
		lines = append(lines, func() string {
			return []string{"fix ", "insert "}[n.IntN(2)] + n.number(9) + " " + n.line(false)
		})
	}
	if n.IntN(3) > 0 {
		return n.play()
	}
	return lines[n.IntN(len(lines))]()
}

// play is a line of who is on turn, often one that is allowed.
func (n *nonsense) play() string {
	who := ""
	if turn := n.p.Turn(); turn != referee.NoSeat && n.IntN(4) > 0 {
		who = n.p.Names[turn] + ": "
	}
	if n.p.Pile() == nil {
		return who + n.tile()
	}
	var free []string
	for row, spots := range n.p.Pile() {
		for position, spot := range spots {
			if spot == referee.SpotFree {
				free = append(free, fmt.Sprintf("%d.%d", row+1, position+1))
			}
		}
	}
	return who + free[n.IntN(len(free))]
}

// TestNonsense: whatever is entered, a refused line changes nothing, an accepted one can be taken back, and what stands in the
// log replays to the same table.
func TestNonsense(t *testing.T) {
	headers := []string{watched + "games: 3\n", bukiHeader, watched + "banker: fixed\nchips: 10\n", threeAtPile, fourAtPile, fourAtPile + "double_counts: 2\n"}
	for seed := range randomGames(30) {
		rng := rand.New(rand.NewPCG(9, uint64(seed)))
		header := headers[seed%len(headers)]
		p := newTable(t, header)
		n := nonsense{rng, p}
		for range 300 {
			before := open(p.Match)
			text := n.line(true)
			switch out := p.try(text); {
			case out.Refusal != nil:
			case out.Event.Word == referee.Undo, out.Weightless, rng.IntN(3) > 0:
				continue
			default:
				p.enter("undo")
			}
			if after := open(p.Match); after != before {
				t.Fatalf("seed %d: after %q\n%s\nwant\n%s\n%s", seed, text, after, before, strings.Join(p.lines, "\n"))
			}
		}
		replays(t, header, p)
	}
}
