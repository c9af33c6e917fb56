package cmd

import (
	"os"
	"slices"
	"strings"
	"testing"

	"bones/referee"
	"bones/rulesets"
)

// notOfBlock are the refusals that only other games can give.
var notOfBlock = struct {
	codes   []referee.Code
	details []referee.Detail
}{
	[]referee.Code{
		referee.StakeMissing, referee.StakeRange, referee.StakeTwice, referee.NoPayout, referee.OverLimit, referee.NotFree,
		referee.BidRange, referee.NelloNotAllowed, referee.NoTrickYet, referee.DeclareRange, referee.MustLeadShown,
	},
	[]referee.Detail{
		referee.WantPlace, referee.WholeChips, referee.Spectating, referee.NotByRules, referee.ToldAlready, referee.WantLast, referee.NoStarter,
		referee.OwedFirst, referee.StakesDecide, referee.TooLate, referee.NoSuchSuit, referee.TakenOut, referee.NotItsEnd, referee.LeaderNames,
		referee.SuitFixed, referee.MustCallSuit, referee.NotAllDoubles, referee.OddPile, referee.OddFirstPile, referee.WonByOther, referee.OnNoPile, referee.TrickSum, referee.NoTrickWon,
		referee.HandKnown, referee.NotPegged, referee.ToldBefore, referee.NotTheRest, referee.EachNumber, referee.NumberSum,
		referee.LineTooLong, referee.NotText, // nobody types these; TestBadInput has them
	},
}

// TestBlockRefusalsAreComplete asks for every refusal that Block can give in the transcripts of its refusals.
func TestBlockRefusalsAreComplete(t *testing.T) {
	for _, file := range []string{"testdata/block-refusals.txt", "testdata/block-refusals-ja.txt"} {
		given := refusalsOf(t, file)
		for _, code := range referee.Codes {
			if slices.Contains(notOfBlock.codes, code) {
				continue
			}
			details := code.Details()
			if code != referee.Syntax {
				details = append([]referee.Detail{""}, details...)
			}
			for _, detail := range details {
				if slices.Contains(notOfBlock.details, detail) {
					continue
				}
				if !given[string(code)+" "+string(detail)] {
					t.Errorf("%s has no %s %s", file, code, detail)
				}
			}
		}
	}
}

// refusalsOf enters what is typed in a transcript into sheets, and returns every code and detail that is refused.
func refusalsOf(t *testing.T, file string) map[string]bool {
	t.Helper()
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	given := map[string]bool{}
	for _, game := range strings.Split(string(text), "\n$ ")[1:] {
		command, lines, _ := strings.Cut(game, "\n")
		_, players, _ := strings.Cut(command, "--players ")
		sheet := "---\nbones: 1\nruleset: block\nplayers: [" + players + "]\n---\n"
		for line := range strings.Lines(lines) {
			if typed, ok := strings.CutPrefix(line, "> "); ok {
				sheet += typed
			}
		}
		s, err := referee.ReadSheet(file, strings.NewReader(sheet), rulesets.Library{})
		if err != nil {
			t.Fatal(err)
		}
		for _, r := range s.Refused {
			given[string(r.Code)+" "+string(r.Detail)] = true
		}
	}
	return given
}

// TestEnterUnreadable enters lines that are none: the first is refused like any other, and what came before it stays.
func TestEnterUnreadable(t *testing.T) {
	for _, c := range []struct{ name, line, says string }{
		{"too long", strings.Repeat("6", 10<<20), "longer than 4096 bytes"},
		{"a NUL", "Ben\x00: 6-1", "no text"},
		{"no UTF-8", "Ben: \xff", "no text"},
	} {
		t.Run(c.name, func(t *testing.T) {
			d := newDesk(t)
			d.does("play block --players Ann,Ben", "Ann: 6-4\n")
			s := d.bones("enter -", "Ben: 6-1\n"+c.line+"\nAnn: 4-4\n")
			if s.status != exitNo || !strings.Contains(s.err, c.says) || s.out != "Ben played 6-1.\n" || !strings.HasSuffix(d.reads(saved("block-1")), "Ann: 6-4\nBen: 6-1\n") {
				t.Errorf("exit %d, %s%s%s", s.status, s.out, s.err, d.reads(saved("block-1")))
			}
			s = d.bones("enter --json -", c.line+"\n")
			if got := objects(t, s.out); s.status != exitNo || len(got) != 1 || got[0]["error"].(map[string]any)["code"] != "syntax" {
				t.Errorf("exit %d, %s%s", s.status, s.out, s.err)
			}
			s = d.bones("resume", c.line+"\nAnn: 4-4\n")
			if s.status != exitNo || !strings.Contains(s.out, "Ann played 4-4.") || !strings.HasSuffix(d.reads(saved("block-1")), "Ben: 6-1\nAnn: 4-4\n") {
				t.Errorf("resume: exit %d, %s%s", s.status, s.out, s.err)
			}
		})
	}
}
