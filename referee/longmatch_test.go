package referee_test

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"os"
	"strconv"
	"testing"

	"bones/referee"
	"bones/rulesets"
	"bones/scoring"
)

// longMatch writes a legal match of Block of about so many lines, played by chance with the tiles themselves: hands are dealt,
// whoever can play does, all else passes. It knows the rules by itself and asks the referee nothing.
func longMatch(lines int) []byte {
	names := []string{"Ann", "Ben", "Cyd"}
	var b bytes.Buffer
	b.WriteString("---\nbones: 1\nruleset: block\nplayers: [Ann, Ben, Cyd]\ntarget: 1000000\n---\nAnn: starts\n")
	count := 7
	say := func(format string, args ...any) {
		fmt.Fprintf(&b, format+"\n", args...)
		count++
	}
	r := rand.New(rand.NewPCG(1, 2))
	score := [3]int{}
	for starter := 0; count < lines; starter = (starter + 1) % 3 {
		deck := scoring.Double(6).Tiles()
		r.Shuffle(len(deck), func(i, j int) { deck[i], deck[j] = deck[j], deck[i] })
		hands := [3][]scoring.Tile{deck[:5:5], deck[5:10:10], deck[10:15:15]}
		out, passes := -1, 0
		a, z := -1, -1
		laid := scoring.Set(0)
		for turn := starter; passes < 3; turn = (turn + 1) % 3 {
			played := false
			for i, t := range hands[turn] {
				if a >= 0 && !t.Has(a) && !t.Has(z) {
					continue
				}
				on := ""
				switch {
				case a < 0:
					a, z = t.Low(), t.High()
				case t.Has(a) && t.Has(z) && a != z:
					on = fmt.Sprintf(" on %d", a)
					a = t.Other(a)
				case t.Has(a):
					a = t.Other(a)
				default:
					z = t.Other(z)
				}
				say("%s: %v%s", names[turn], t, on)
				laid = laid.With(t)
				hands[turn] = append(hands[turn][:i:i], hands[turn][i+1:]...)
				played = true
				break
			}
			if played {
				passes = 0
				if len(hands[turn]) == 0 {
					out = turn
					break
				}
				if (scoring.Bearing(a)|scoring.Bearing(z))&scoring.Double(6)&^laid == 0 {
					break
				}
				continue
			}
			passes++
			say("%s: pass", names[turn])
		}
		sums := [3]int{}
		for seat, hand := range hands {
			if seat == out {
				continue
			}
			b.WriteString(names[seat] + ": holds")
			for _, t := range hand {
				b.WriteString(" " + t.String())
				sums[seat] += t.Pips()
			}
			say("")
		}
		total := sums[0] + sums[1] + sums[2]
		low := min(sums[0], sums[1], sums[2])
		if out >= 0 {
			score[out] += total
		} else {
			lowest, ties := 0, 0
			for seat, s := range sums {
				if s == low {
					lowest = seat
					ties++
				}
			}
			if ties == 1 {
				score[lowest] += total - 2*low
			}
		}
		say("standing Ann %d, Ben %d, Cyd %d", score[0], score[1], score[2])
	}
	return b.Bytes()
}

// TestLongMatch replays a long match, whose standings the generator worked out by itself. With BONES_LONG_MATCH=LINES:FILE it
// writes one, for measuring whole processes.
func TestLongMatch(t *testing.T) {
	if lines, file, ok := bytes.Cut([]byte(os.Getenv("BONES_LONG_MATCH")), []byte(":")); ok {
		n, err := strconv.Atoi(string(lines))
		if err == nil {
			err = os.WriteFile(string(file), longMatch(n), 0o644)
		}
		if err != nil {
			t.Fatal(err)
		}
		return
	}
	s, err := referee.ReadSheet("long", bytes.NewReader(longMatch(5000)), rulesets.Library{})
	if err != nil {
		t.Fatal(err)
	}
	for _, r := range s.Refused {
		t.Error(r)
	}
	if n := len(s.Fouls()); n > 0 {
		t.Errorf("%d fouls in a legal match", n)
	}
	if len(s.Hands()) < 100 {
		t.Errorf("only %d hands", len(s.Hands()))
	}
}

// BenchmarkCheck replays matches of two lengths: the time a line takes must not grow with the match.
func BenchmarkCheck(b *testing.B) {
	for _, lines := range []int{10_000, 100_000} {
		text := longMatch(lines)
		b.Run(strconv.Itoa(lines), func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				if _, err := referee.ReadSheet("long", bytes.NewReader(text), rulesets.Library{}); err != nil {
					b.Fatal(err)
				}
			}
			b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/float64(lines), "ns/line")
		})
	}
}

// BenchmarkEnterLine enters a correction at the end of a long match and takes it back: two lines, judged and applied, without
// the disk.
func BenchmarkEnterLine(b *testing.B) {
	s, err := referee.ReadSheet("long", bytes.NewReader(longMatch(100_000)), rulesets.Library{})
	if err != nil {
		b.Fatal(err)
	}
	b.ReportAllocs()
	for b.Loop() {
		for _, line := range []string{"Ann: adjusts +1 as agreed", "undo"} {
			s.Match.Enter(line, 200_000, func(out referee.Outcome) {
				if out.Refusal != nil {
					b.Fatal(out.Refusal)
				}
			})
		}
	}
}
