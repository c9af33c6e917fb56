package cmd

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"bones/referee"
	"bones/referee/journal"
	"bones/rulesets"
)

// within runs a command and fails when it hangs.
func (d *desk) within(args ...string) said {
	d.t.Helper()
	done := make(chan said, 1)
	go func() { done <- d.runs(args, strings.NewReader("")) }()
	select {
	case s := <-done:
		return s
	case <-time.After(time.Minute):
		d.t.Fatalf("%.200q hangs", args)
		return said{}
	}
}

// header is the head of a sheet with some lines of its own.
func header(lines string) string {
	return "---\nbones: 1\n" + strings.TrimSuffix(lines, "\n") + "\n---\n"
}

// many joins so many numbered texts.
func many(n int, format, sep string) string {
	var list []string
	for i := range n {
		list = append(list, fmt.Sprintf(format, i))
	}
	return strings.Join(list, sep)
}

// TestSizes: what is larger than any table needs is refused, at once and with what is allowed.
func TestSizes(t *testing.T) {
	d := newDesk(t)
	big := filepath.Join("home", "big.bones")
	d.writes("board.bones", header("ruleset: board\nplayers: [Ann, Ben]"))
	if err := os.Mkdir("home", 0o755); err != nil {
		t.Fatal(err)
	}
	d.writes(big, header("ruleset: board\nplayers: [Ann, Ben]"))
	if err := os.Truncate(big, journal.MaxSize+1); err != nil {
		t.Fatal(err)
	}
	const buki = "ruleset: buki\nplayers: [Ann, Ben, Cyd, Dee]\nspectators:\n  payout: 3\n  names:\n"
	const flag = "\U0001f3f4\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f" // seven code points
	const block, players = "ruleset: block\n", "players: [Ann, Ben]\n"
	sheet := func(text string) []string {
		d.writes("a.bones", text)
		return []string{"check", "a.bones"}
	}
	rules := func(text string) []string {
		d.writes("a.yaml", "name: a\nversion: 1\nextends: block\n"+text)
		return []string{"rules", "check", "a.yaml"}
	}
	for _, c := range []struct {
		name string
		args func() []string
		says string
	}{
		{"a sheet of 64 MiB", func() []string { return []string{"check", big} }, fmt.Sprint(journal.MaxSize)},
		{"five players", func() []string { return sheet(header(block + "players: [" + many(5, "P%d", ", ") + "]")) }, "2 to 4"},
		{"a hundred players and one", func() []string { return sheet(header(block + "players: [" + many(101, "P%d", ", ") + "]")) }, "100 is the most"},
		{"a name of 33 characters", func() []string { return sheet(header(block + "players: [Ann, " + strings.Repeat("é", 33) + "]")) }, "32 characters"},
		{"a name of one long character", func() []string {
			return sheet(header(block + "players: [Ann, e" + strings.Repeat("\u0301", 1001) + "]"))
		}, "1000 is the most"},
		{"eleven spectators", func() []string { return sheet(header(buki + many(11, "    - P%d", "\n"))) }, "10 is the most"},
		{"names that fill lines", func() []string { return sheet(header(buki + many(9, "    - "+strings.Repeat(flag, 30)+"%d", "\n"))) }, "3792 bytes"},
		{"a header of one long line", func() []string {
			return sheet(header(block + "players: [Ann, Ben]" + strings.Repeat(" ", journal.MaxLine) + "# 61"))
		}, "4:1: This line has more than 4096 bytes"},
		{"a value behind many blanks", func() []string {
			return sheet(header(block + players + "target: " + strings.Repeat(" ", journal.MaxLine-9) + "61"))
		}, "5:1: This line has more than 4096 bytes"},
		{"a header of 64 KiB", func() []string { return sheet(header(block + players + many(800, "# %0100d", "\n"))) }, fmt.Sprint(rulesets.MaxHeader)},
		{"a header of a hundred keys and one", func() []string { return sheet(header(many(101, "k%d: 1", "\n"))) }, "100 is the most"},
		{"aliases", func() []string { return sheet(header("place: &a x\ndate: *a\n" + block + players)) }, "&a"},
		{"a deep header", func() []string {
			return sheet(header(block + players + "target: " + strings.Repeat("[", 500) + strings.Repeat("]", 500)))
		}, "deeper than 16"},
		{"a long line", func() []string {
			return sheet(header(block+players) + "note " + strings.Repeat("x", journal.MaxLine) + "\n")
		}, "a.bones:6:1: "},
		{"a huge number", func() []string { return sheet(header("ruleset: board\n"+players) + "Ann: 99999999999999999999\n") }, "a.bones:6:"},
		{"a huge sum", func() []string {
			return sheet(header("ruleset: board\n"+players) + "Ann: " + many(400, "%[1]d99999999", "+") + "\n")
		}, "a.bones:6:"},
		{"a far undo", func() []string {
			return sheet(header("ruleset: board\n"+players) + "undo 999999999\nfix 999999999 Ann: 8\n")
		}, "a.bones:6:"},
		{"more tiles than there are", func() []string {
			return sheet(header(block+players) + "blocked\nAnn: holds " + strings.Repeat("6-4 ", 900) + "\n")
		}, "a.bones:7:"},
		{"a ruleset of 1 MiB", func() []string { return rules(strings.Repeat("#", rulesets.MaxFile)) }, fmt.Sprint(rulesets.MaxFile)},
		{"a deep ruleset", func() []string { return rules("deal: " + strings.Repeat("{a: ", 500) + strings.Repeat("}", 500)) }, "deeper than 16"},
		{"a deal for giants", func() []string { return rules("deal: 1000000\n") }, "a.yaml:4:"},
		{"a set for giants", func() []string { return rules("set: {double: 99}\n") }, "a.yaml:4:"},
		{"too many players of a ruleset", func() []string { return rules("players: {min: 2, max: 5000}\n") }, "a.yaml:4:"},
		{"a long chain of rulesets", func() []string {
			for i := range 40 {
				d.writes(fmt.Sprintf("c%d.yaml", i), fmt.Sprintf("name: c\nversion: 1\nextends: c%d.yaml\n", i+1))
			}
			return []string{"rules", "check", "c0.yaml"}
		}, "extend"},
		{"many players at the shell", func() []string { return []string{"play", "block", "--players", many(5000, "P%d", ",")} }, "100 is the most"},
		{"a long house rule", func() []string {
			return []string{"play", "block", "--players", "Ann,Ben", "--set", "place=" + strings.Repeat("x", 100_000)}
		}, "--set"},
		{"a long line at the shell", func() []string {
			return []string{"enter", "--game", "./board.bones", "note " + strings.Repeat("x", journal.MaxLine)}
		}, "4096 bytes"},
		{"a long name of a game", func() []string { return []string{"show", strings.Repeat("x", 5000)} }, "no saved game"},
		{"a long name of a sheet", func() []string { return []string{"check", strings.Repeat("x", 5000) + ".bones"} }, "too long"},
		{"many players of a count", func() []string {
			return append([]string{"count", "block"}, strings.Fields(many(3000, "P%d=out", " "))...)
		}, "3000 players"},
		{"a tile of 100 KB", func() []string { return []string{"count", "block", "Ann=" + strings.Repeat("6", 100_000), "Ben=out"} }, "no tile"},
		{"a tile many times", func() []string {
			return append([]string{"count", "cribbage"}, strings.Fields(strings.Repeat("4-1 ", 50_000))...)
		}, "4-1 stands twice"},
	} {
		t.Run(c.name, func(t *testing.T) {
			d.t = t
			s := d.within(c.args()...)
			if s.status != exitNo && s.status != exitMisuse || !strings.Contains(s.out+s.err, c.says) {
				t.Errorf("exit %d, without %q: %.2000s%.2000s", s.status, c.says, s.out, s.err)
			}
			if len(s.out+s.err) > 30_000 {
				t.Errorf("%d bytes of answer", len(s.out+s.err))
			}
		})
	}
}

// TestMostNames: a table with as many and as long names as there may be can end its hands.
func TestMostNames(t *testing.T) {
	for _, c := range []struct{ people, name int }{{4, 940}, {14, 252}, {2, 800}} {
		d := newDesk(t)
		names := make([]string, c.people)
		for i := range names {
			// A letter and what is written over it is one character, however much that is.
			names[i] = string(rune('A'+i)) + "e" + strings.Repeat("\u0301", (c.name-2)/2)
		}
		head := "ruleset: block\nplayers:\n  - " + strings.Join(names[:min(4, c.people)], "\n  - ")
		lines := "A starts; blocked; holds =3; holds =4; holds =5; holds =6"
		if c.people > 4 {
			head = strings.Replace(head, "block", "buki", 1) + "\nspectators:\n  payout: 3\n  names:\n  - " + strings.Join(names[4:], "\n  - ")
			lines = "A banks 8-7; limits 2 6; B stakes 5; B out"
		}
		d.writes("a.bones", header(head))
		if s := d.bones(`enter --game ./a.bones "`+lines+`"`, ""); !strings.Contains(d.reads("a.bones"), "\nstanding ") {
			t.Errorf("%d people: exit %d, %.300s", c.people, s.status, s.err)
		}
	}
}

// TestMostLines: a sheet has two million lines or parts of lines at most, so that what is read of it fits into memory.
func TestMostLines(t *testing.T) {
	if os.Getenv("BONES_RANDOM_GAMES") == "" {
		t.Skip("reads millions of lines")
	}
	d := newDesk(t)
	d.writes("a.bones", header("ruleset: board\nplayers: [Ann, Ben]")+strings.Repeat(strings.Repeat("note x;", 500)+"\n", referee.MaxEvents/500))
	if s := d.within("check", "a.bones"); s.status != exitOK {
		t.Errorf("as many as there may be: exit %d, %s", s.status, s.err)
	}
	d.writes("a.bones", d.reads("a.bones")+"note x\n")
	if s := d.within("check", "a.bones"); s.status != exitMisuse || !strings.Contains(s.err, "more than 2000000 lines") {
		t.Errorf("one more: exit %d, %s", s.status, s.err)
	}
}
