package cmd

import (
	"strings"
	"testing"
)

// TestNothingCountsTwice gives flags and keys twice: of two values none is taken silently. Nor does an empty one mean the usual.
func TestNothingCountsTwice(t *testing.T) {
	d := newDesk(t)
	d.does("play block --players Ann,Ben --set target=50", "")
	for _, c := range []struct{ line, says string }{
		{"play block --players Ann,Ben --set target=50 --set target=60", "--set gives target twice."},
		{"play buki --players Ann,Ben,Cyd,Dee --set stakes.low=2 --set 'stakes={low: 1, high: 3}'", "--set gives stakes.low twice."},
		{"play --again --set target=50 --set target=60", "--set gives target twice."},
		{"count cribbage 41 32 55 64 43 --set count_claims=none --set count_claims=check", "--set gives count_claims twice."},
		{"play block --players Ann,Ben --carry Ann=2 --carry ann=3", "--carry gives ann twice."},
		{"play block --players Ann,Ben --sheet a.bones --sheet b.bones", "--sheet stands twice."},
		{"count cribbage 41 32 55 64 43 --claim 12 --claim 13", "--claim stands twice."},
		{"count bingo --trump 5 --trump 5 Ann=66,55 Ben=11", "--trump stands twice."},
		{"help --man a --man b", "--man stands twice."},
		{"show --game block-1 --game block-2", "--game stands twice."},
		{"rules --lang en --lang ja", "--lang stands twice."},
		{"--lang ja --tiles text --tiles glyph rules", "--tiles が二度あります。"},
		{"--lang ja play block --players アン,ベン --set target=50 --set target=60", "--set に target が二度あります。"},
	} {
		if s := d.bones(c.line, ""); s.status != exitMisuse || !strings.Contains(s.err, c.says) || s.out != "" {
			t.Errorf("bones %s: exit %d, want %q\n%s%s", c.line, s.status, c.says, s.out, s.err)
		}
	}
	for _, c := range []struct{ line, says string }{
		{"show ''", "An argument is empty"},
		{"undo ''", "An argument is empty"},
		{"enter ''", "An argument is empty"},
		{"games delete '' --yes", "An argument is empty"},
		{"--lang ja log ''", "空の引数があります。"},
		{"check home/games/block-1.bones ''", "An argument is empty"},
		{"show --game ''", "The flag --game needs a value."},
		{"rules block --yaml --json", "--yaml and --json do not go together."},
		{"show --lang=", "The flag --lang needs a value."},
		{"board --svg ''", "The flag --svg needs a value."},
		{"help --man ''", "The flag --man needs a value."},
		{"play block --players Ann,Ben --sheet ''", "The flag --sheet needs a value."},
	} {
		if s := d.bones(c.line, ""); s.status != exitMisuse || !strings.Contains(s.err, c.says) || s.out != "" {
			t.Errorf("bones %s: exit %d, want %q\n%s%s", c.line, s.status, c.says, s.out, s.err)
		}
	}
	if games := d.does("games --json", ""); strings.Count(games, "\n") != 1 {
		t.Errorf("not one game is left:\n%s", games)
	}
	for _, line := range []string{
		"play --again --set target=60", // the house rule of the last game, chosen anew
		"play block --players Ann --players Ben --set target.2=60 --set target.3=70",
		"play buki --players Ann,Ben,Cyd,Dee --set stakes.low=2 --set stakes.high=6",
		"show --json --json",
	} {
		d.does(line, "")
	}
	if header := d.reads(saved("block-2")); !strings.Contains(header, "target: 60") {
		t.Errorf("the last word of --again is not %s", header)
	}
}
