package referee_test

import "testing"

// TestUndoHandStopsAtItsStart begins a hand in every way, plays on, and takes the hand back: what came before it stays.
func TestUndoHandStopsAtItsStart(t *testing.T) {
	for _, c := range []struct {
		name   string
		before []string // stays
		hand   []string // is taken back
	}{
		{"the first hand", []string{"Ann: starts"}, []string{"6-4", "4-1"}},
		{"a later hand", []string{"Ann: out =13"}, []string{"Ben: 6-4", "4-1"}},
		{"a hand that is told at once", []string{"Ann: out =13"}, []string{"Ben: out =4"}},
		{"behind a correction", []string{"Ann: out =13", "Ann: adjusts +2 lent"}, []string{"Ben: 6-4"}},
		{"with a correction in it", []string{"Ann: out =13"}, []string{"Ben: 6-4", "Ann: adjusts +2 lent", "Ann: 4-1"}},
		{"begun by a fix", []string{"Ann: out =13", "Ann: adjusts +2 lent"}, []string{"fix 1 Ben: 6-4", "Ann: 4-1"}},
		{"begun by an insert", []string{"Ann: out =13", "Ann: adjusts +2 lent"}, []string{"insert 1 Ben: 6-4", "Ann: 4-1"}},
		{"told by a fix", []string{"Ann: out =13", "Ann: adjusts +2 lent"}, []string{"fix 1 Ben: out =4"}},
		{"mended in it", []string{"Ann: out =13"}, []string{"Ben: 6-4", "4-1", "fix 1 Ann: 4-2", "drop 1"}},
		{"played again after a misdeal", []string{"Ann: out =13", "Ben: 6-4", "void dropped"}, []string{"Ben: 6-6"}},
		{"finished and mended", []string{"Ann: starts"}, []string{"Ann: out", "holds 6-4", "fix 1 Ben: holds 6-5"}},
	} {
		t.Run(c.name, func(t *testing.T) {
			p := newTable(t, "ruleset: block\nplayers: [Ann, Ben]\n")
			p.enter(c.before...)
			before := open(p.Match)
			p.enter(c.hand...)
			if open(p.Match) == before {
				t.Fatal("the hand is nothing")
			}
			p.enter("undo hand")
			if after := open(p.Match); after != before {
				t.Errorf("after undo hand\n%s\nbefore\n%s", after, before)
			}
		})
	}
}
