package cmd

import (
	"encoding/json"
	"reflect"
	"strings"
	"testing"
)

// objects decodes what a command prints as JSON: one object a line, each with its version.
func objects(t *testing.T, out string) []map[string]any {
	t.Helper()
	var list []map[string]any
	for line := range strings.Lines(out) {
		var object map[string]any
		if err := json.Unmarshal([]byte(line), &object); err != nil {
			t.Fatalf("%v in %s", err, line)
		}
		if object["version"] != 1.0 {
			t.Errorf("no version 1 in %s", line)
		}
		list = append(list, object)
	}
	return list
}

// expectObjects compares what a command printed with objects written out here. Of an object a key may be left to itself by _.
func expectObjects(t *testing.T, out string, want ...string) {
	t.Helper()
	got := objects(t, out)
	if len(got) != len(want) {
		t.Fatalf("%d objects, want %d:\n%s", len(got), len(want), out)
	}
	for i, text := range want {
		var object map[string]any
		if err := json.Unmarshal([]byte(text), &object); err != nil {
			t.Fatalf("%v in %s", err, text)
		}
		for key, value := range object {
			if _, ok := got[i][key]; value == "_" && ok {
				object[key] = got[i][key]
			}
		}
		if !reflect.DeepEqual(got[i], object) {
			t.Errorf("got\n%s\nwant\n%s", strings.Split(out, "\n")[i], text)
		}
	}
}

// TestJSONOfAGame follows one game through every command that answers in JSON. By hand: in hand 1 both pass on 1 and 1; Ann is
// left with 6 + 10 + 12 + 8 = 36, Ben with 5 + 9 + 4 + 5 = 23, so Ben scores 13. In hand 2 Ann passes on 6 and has a 6.
func TestJSONOfAGame(t *testing.T) {
	d := newDesk(t)
	d.does("play block --players Ann,Ben", "")

	t.Run("enter", func(t *testing.T) {
		d.t = t
		expectObjects(t, d.does(`enter --json "Ann: lot 5-4; Ben: lot 3-2; 64; 61; 40"`, ""),
			`{"version": 1, "line": 8, "accepted": true, "event": "Ann: lot 5-4", "entries": [], "fouls": [], "state": "playing"}`,
			`{"version": 1, "line": 9, "accepted": true, "event": "Ben: lot 3-2", "entries": [], "fouls": [], "state": "playing"}`,
			`{"version": 1, "line": 10, "accepted": true, "event": "Ann: 6-4", "entries": [], "fouls": [], "state": "playing"}`,
			`{"version": 1, "line": 11, "accepted": true, "event": "Ben: 6-1", "entries": [], "fouls": [], "state": "playing"}`,
			`{"version": 1, "line": 12, "accepted": true, "event": "Ann: 4-0", "entries": [], "fouls": [], "state": "playing"}`)
	})
	t.Run("enter refused", func(t *testing.T) {
		d.t = t
		before := d.reads(saved("block-1"))
		s := d.bones("enter --json 55; pass", "")
		if s.status != exitNo || d.reads(saved("block-1")) != before {
			t.Errorf("exit %d, and the sheet is\n%s", s.status, d.reads(saved("block-1")))
		}
		expectObjects(t, s.out, `{"version": 1, "accepted": false, "entries": [], "fouls": [], "state": "playing", "error": {"line": 13, "column": 1, "code": "no-fit",
			"message": "5-5 does not fit: the open ends are 0 and 1. Equal halves join; a blank joins only a blank."}}`)

		s = d.bones("enter --json pass; Cyd: 5-5; pass", "")
		if s.status != exitNo || d.reads(saved("block-1")) != before+"Ben: pass\n" {
			t.Errorf("exit %d, and the sheet is\n%s", s.status, d.reads(saved("block-1")))
		}
		expectObjects(t, s.out,
			`{"version": 1, "line": 13, "accepted": true, "event": "Ben: pass", "entries": [], "fouls": [], "state": "playing"}`,
			`{"version": 1, "accepted": false, "entries": [], "fouls": [], "state": "playing", "error": {"line": 14, "column": 7, "code": "unknown-player",
			"message": "Nobody here is called “Cyd”. At the table: Ann and Ben."}}`)
	})
	t.Run("undo", func(t *testing.T) {
		d.t = t
		expectObjects(t, d.does("undo --json", ""), `{"version": 1, "line": 14, "accepted": true, "event": "undo", "entries": [], "fouls": [], "state": "playing"}`)
		d.does("enter 1-0 on 0", "")
		expectObjects(t, d.does("undo 2 --json", ""), `{"version": 1, "line": 16, "accepted": true, "event": "undo 2", "entries": [], "fouls": [], "state": "playing"}`)
		d.does("enter 40", "")
		s := d.bones("undo --json 99", "")
		if s.status != exitNo {
			t.Errorf("exit %d", s.status)
		}
		expectObjects(t, s.out, `{"version": 1, "accepted": false, "entries": [], "fouls": [], "state": "playing", "error": {"line": 18, "column": 1, "code": "bad-count",
			"message": "There are only 5 events, not 99."}}`)
	})
	t.Run("show", func(t *testing.T) {
		d.t = t
		expectObjects(t, d.does("show --json", ""), `{"version": 1, "ruleset": "block", "players": ["Ann", "Ben"], "target": 100, "hand": 1, "turn": "Ben",
			"expects": ["play", "pass", "out", "blocked"], "left": {"Ann": 5, "Ben": 6}, "standing": {"Ann": 0, "Ben": 0}, "state": "playing", "winners": [],
			"layout": ["0-4", "4-6", "6-1"], "ends": [{"tile": "4-0", "open": 0}, {"tile": "6-1", "open": 1}]}`)
	})
	t.Run("log", func(t *testing.T) {
		d.t = t
		expectObjects(t, d.does("log --json", ""),
			`{"version": 1, "number": 5, "line": 8, "event": "Ann: lot 5-4", "entries": []}`,
			`{"version": 1, "number": 4, "line": 9, "event": "Ben: lot 3-2", "entries": []}`,
			`{"version": 1, "number": 3, "line": 10, "event": "Ann: 6-4", "entries": []}`,
			`{"version": 1, "number": 2, "line": 11, "event": "Ben: 6-1", "entries": []}`,
			`{"version": 1, "number": 1, "line": 17, "event": "Ann: 4-0", "entries": []}`)
	})
	t.Run("the end of a hand", func(t *testing.T) {
		d.t = t
		out := d.does("enter --json -", "20\nAnn: 21 on 2\n11 on 1\npass\npass\n33 55 66 44\nBen: holds 32 54 22 50\n")
		_, last, _ := strings.Cut(out, `3-3 5-5 6-6 4-4","entries":[],"fouls":[],"state":"playing"}`+"\n")
		expectObjects(t, last, `{"version": 1, "line": 24, "accepted": true, "event": "Ben: holds 3-2 5-4 2-2 5-0", "fouls": [], "state": "playing",
			"entries": [{"player": "Ben", "points": 13, "reason": "blocked", "line": 24}]}`)
		expectObjects(t, d.does("enter --json Ann: adjusts +2 lent last week", ""), `{"version": 1, "line": 26, "accepted": true,
			"event": "Ann: adjusts +2 lent last week", "fouls": [], "state": "playing",
			"entries": [{"player": "Ann", "points": 2, "reason": "adjusts", "line": 26, "text": "lent last week"}]}`)
	})
	const foul = `{"line": 31, "earlier": 29, "code": "illegal-pass", "player": "Ann", "tile": "6-3", "settled": SETTLED,
		"message": "Ann passed in line 29 but held 6-3, as line 31 shows."}`
	unsettled, settled := strings.Replace(foul, "SETTLED", "false", 1), strings.Replace(foul, "SETTLED", "true", 1)
	t.Run("a foul", func(t *testing.T) {
		d.t = t
		out := d.does("enter --json 66; pass; 65; 63", "")
		_, last, _ := strings.Cut(out, `"event":"Ben: 6-5","entries":[],"fouls":[],"state":"playing"}`+"\n")
		expectObjects(t, last, `{"version": 1, "line": 31, "accepted": true, "event": "Ann: 6-3", "entries": [], "state": "playing", "fouls": [`+unsettled+`]}`)
	})
	report := `{"version": 1, "file": "home/games/block-1.bones", "ruleset": "block", "players": ["Ann", "Ben"], "target": 100, "hands": [
		{"number": 1, "starter": "Ann", "end": "blocked", "winner": "Ben", "scores": {"Ann": 2, "Ben": 13}, "entries": [
			{"player": "Ben", "points": 13, "reason": "blocked", "line": 24}, {"player": "Ann", "points": 2, "reason": "adjusts", "line": 26, "text": "lent last week"}]},
		{"number": 2, "starter": "Ben", "end": null, "winner": null, "scores": {"Ann": 0, "Ben": 0}, "entries": []}],
		"standing": {"Ann": 2, "Ben": 13}, "state": "playing", "winners": [], "errors": [], "fouls": [`
	t.Run("check", func(t *testing.T) {
		d.t = t
		s := d.bones("check --json "+saved("block-1"), "")
		if s.status != exitNo {
			t.Errorf("exit %d with a foul that stands", s.status)
		}
		expectObjects(t, s.out, report+unsettled+"]}")
		d.does("enter settles 29 Ann was dealt one tile late", "")
		expectObjects(t, d.does("check --json "+saved("block-1"), ""), report+settled+"]}")
		expectObjects(t, d.does("check --json -", d.reads(saved("block-1"))), strings.Replace(report, saved("block-1"), "-", 1)+settled+"]}")
		claims := d.does("check --json --audit "+saved("block-1"), "")
		expectObjects(t, claims, report+settled+`], "claims": [
			{"line": 21, "player": "Ann", "code": "illegal-pass", "state": "kept", "proof": 23}, {"line": 22, "player": "Ben", "code": "illegal-pass", "state": "kept", "proof": 24},
			{"line": 29, "player": "Ann", "code": "illegal-pass", "state": "broken", "proof": 31, "tile": "6-3"}]}`)
	})
	t.Run("check of several sheets", func(t *testing.T) {
		d.t = t
		d.writes("wrong.bones", "---\nbones: 1\nruleset: block\nplayers: [Ann]\n---\n")
		d.writes("short.bones", "---\nbones: 1\nruleset: board\nplayers: [Ann, Ben]\ntarget: 8\n---\nAnn: 8\n9\n")
		s := d.bones("check --json wrong.bones short.bones", "")
		if s.status != exitNo {
			t.Errorf("exit %d", s.status)
		}
		expectObjects(t, s.out,
			`{"version": 1, "file": "wrong.bones", "winners": [], "fouls": [], "errors": [{"line": 4, "column": 10, "code": "header",
			"message": "There is 1 player, but the game is for 2 to 4."}]}`,
			`{"version": 1, "file": "short.bones", "ruleset": "board", "players": ["Ann", "Ben"], "target": 8, "standing": {"Ann": 8, "Ben": 0},
			"state": "won", "winners": ["Ann"], "fouls": [], "errors": [{"line": 8, "column": 1, "code": "game-over",
			"message": "The game is over. Still possible: undo, repairs, adjusts, settles, notes, hands not turned up."}]}`)
	})
	t.Run("games", func(t *testing.T) {
		d.t = t
		d.does("play cribbage --players Cyd,Dee --carry Cyd=60", "Cyd: adjusts +1 as agreed\n")
		d.writes(saved("torn-3"), "no sheet\n")
		d.touches("block-1", 3)
		d.touches("cribbage-2", 2)
		d.touches("torn-3", 1)
		expectObjects(t, d.does("games --json", ""),
			`{"version": 1, "id": "block-1", "file": "home/games/block-1.bones", "ruleset": "block", "date": "2026-11-30", "touched": "2020-01-01T20:03:00Z",
			"players": ["Ann", "Ben"], "state": "playing", "winners": []}`,
			`{"version": 1, "id": "cribbage-2", "file": "home/games/cribbage-2.bones", "ruleset": "cribbage", "date": "2026-11-30", "touched": "2020-01-01T20:02:00Z",
			"players": ["Cyd", "Dee"], "state": "won", "winners": ["Cyd"]}`,
			`{"version": 1, "id": "torn-3", "file": "home/games/torn-3.bones", "touched": "2020-01-01T20:01:00Z", "winners": [], "error": "_"}`)
		expectObjects(t, d.does("games stats --json", ""),
			`{"version": 1, "ruleset": "cribbage", "player": "Cyd", "played": 1, "won": 1}`,
			`{"version": 1, "ruleset": "cribbage", "player": "Dee", "played": 1, "won": 0}`)
	})
	t.Run("rules", func(t *testing.T) {
		d.t = t
		list := objects(t, d.does("rules --json", ""))
		one := objects(t, d.does("rules block --json", ""))
		if len(list) < 7 || len(one) != 1 || !reflect.DeepEqual(list[0], one[0]) {
			t.Errorf("%d rulesets, the first %v, block %v", len(list), list[0], one)
		}
		expectObjects(t, d.does("rules block --json", ""), `{"version": 1, "name": "block", "title": "Block", "title_ja": "ブロック", "revision": 1, "sha256": "_", "source": "_"}`)
	})
	t.Run("rules check", func(t *testing.T) {
		d.t = t
		d.writes("fine.yaml", "name: fine\nversion: 1\nextends: block\ntitle: {en: Fine, ja: ファイン}\n")
		d.writes("wrong.yaml", "name: wrong\nversion: 1\nextends: nope\ntitle: {en: Wrong, ja: ロング}\n")
		for _, c := range []struct {
			files  string
			status int
			want   []string
		}{
			{"fine.yaml", exitOK, []string{`{"version": 1, "file": "fine.yaml", "errors": []}`}},
			{"wrong.yaml fine.yaml", exitNo, []string{
				`{"version": 1, "file": "wrong.yaml", "errors": [{"line": 3, "column": 10, "code": "ruleset",
				"message": "There is no ruleset “nope”. Possible: block, cribbage, bingo, reveille, buki, third-place, board."}]}`,
				`{"version": 1, "file": "fine.yaml", "errors": []}`}},
			{"missing.yaml fine.yaml", exitMisuse, []string{`{"version": 1, "file": "fine.yaml", "errors": []}`}},
		} {
			s := d.bones("rules check --json "+c.files, "")
			if s.status != c.status {
				t.Errorf("%s: exit %d, want %d", c.files, s.status, c.status)
			}
			expectObjects(t, s.out, c.want...)
		}
	})
}

// TestHandsBeforeTheFirst has an empty list of hands where none has begun, and none where a game has no hands.
func TestHandsBeforeTheFirst(t *testing.T) {
	d := newDesk(t)
	d.writes("block.bones", "---\nbones: 1\nruleset: block\nplayers: [Ann, Ben]\n---\n")
	d.writes("board.bones", "---\nbones: 1\nruleset: board\nplayers: [Ann, Ben]\n---\n")
	if out := d.does("check --json block.bones", ""); !strings.Contains(out, `"hands":[]`) {
		t.Error(out)
	}
	if out := d.does("check --json board.bones", ""); strings.Contains(out, `"hands"`) {
		t.Error(out)
	}
	d.does("play block --players Ann,Ben", "")
	if out := d.does("enter 'Ann: starts' --json", ""); !strings.Contains(out, `"event":"Ann: starts"`) {
		t.Error(out)
	}
}

// TestCorrectionsAroundAMisdeal: a correction stays in the hand in which it was entered, though that was called off, and one
// that comes between hands counts to the hand before; what the hands list still comes to the standing.
func TestCorrectionsAroundAMisdeal(t *testing.T) {
	d := newDesk(t)
	d.writes("misdeal.bones", `---
bones: 1
ruleset: block
players: [Ann, Ben]
---
Ann: starts
Ann: out =5
Ben: 6-4
Ben: adjusts +3 helped
void
Ann: adjusts +7 forgotten
`)
	expectObjects(t, d.does("check --json misdeal.bones", ""), `{"version": 1, "file": "misdeal.bones", "ruleset": "block", "players": ["Ann", "Ben"],
		"target": 100, "state": "playing", "winners": [], "errors": [], "fouls": [], "standing": {"Ann": 12, "Ben": 3}, "hands": [
		{"number": 1, "starter": "Ann", "end": "told", "winner": "Ann", "scores": {"Ann": 12, "Ben": 0}, "entries": [
			{"player": "Ann", "points": 5, "reason": "told", "line": 7},
			{"player": "Ann", "points": 7, "reason": "adjusts", "line": 11, "text": "forgotten"}]},
		{"number": 2, "starter": "Ben", "end": null, "winner": null, "scores": {"Ann": 0, "Ben": 3}, "entries": [
			{"player": "Ben", "points": 3, "reason": "adjusts", "line": 9, "text": "helped"}]}]}`)
}

// TestLogOfSeveralEventsInALine lists each event with the points that it made itself: a sheet written in an editor may have
// several in one line, after a repair too.
func TestLogOfSeveralEventsInALine(t *testing.T) {
	d := newDesk(t)
	d.writes("evening.bones", "---\nbones: 1\nruleset: board\nplayers: [Ann, Ben]\n---\nAnn: 8; Ben: 3\nfix 1 Ben: 5; Ann: 2\n")
	expectObjects(t, d.does("log --json evening.bones", ""),
		`{"version": 1, "number": 3, "line": 6, "event": "Ann: pegs 8", "entries": [{"player": "Ann", "points": 8, "reason": "pegs", "line": 6}]}`,
		`{"version": 1, "number": 2, "line": 7, "event": "Ben: pegs 5", "entries": [{"player": "Ben", "points": 5, "reason": "pegs", "line": 7}]}`,
		`{"version": 1, "number": 1, "line": 7, "event": "Ann: pegs 2", "entries": [{"player": "Ann", "points": 2, "reason": "pegs", "line": 7}]}`)
	if got, want := d.does("log evening.bones", ""), "3  Ann: pegs 8  Ann +8 pegged\n2  Ben: pegs 5  Ben +5 pegged\n1  Ann: pegs 2  Ann +2 pegged\n"; got != want {
		t.Errorf("got\n%swant\n%s", got, want)
	}
}

// TestNothingOpenYet shows every key of a game's family before the first tile lies, and between two of its things: a reader need
// not ask whether one is there.
func TestNothingOpenYet(t *testing.T) {
	d := newDesk(t)
	for _, c := range []struct{ rules, players, lines, want string }{
		{"block", "Ann, Ben", "", `"layout":[],"ends":[]}`},
		{"buki", "Ann, Ben, Cyd, Dee", "", `"layout":[],"ends":[],"bank":null,"stakes":[]}`},
		{"buki", "Ann, Ben, Cyd, Dee", "Ann: banks 8-7\n", `"layout":[],"ends":[],"bank":"Ann","stakes":[]}`},
		{"cribbage", "Ann, Ben", "", `"count":null,"tiles":[],"starter":null}`},
		{"cribbage", "Ann, Ben", "starter 6-1\n", `"count":0,"tiles":[],"starter":"6-1"}`},
		{"bingo", "Ann, Ben", "", `"trump":null,"trick":null,"tricks":{"Ann":0,"Ben":0},"stock":14}`},
		{"reveille", "Ann, Ben", "turn 5-2\nAnn: 6-6\nBen: 6-5\n", `"trump":null,"trick":null,"tricks":{"Ann":0,"Ben":0},"stock":12}`},
		{"board", "Ann, Ben", "", `"winners":[]}`},
	} {
		d.writes("first.bones", "---\nbones: 1\nruleset: "+c.rules+"\nplayers: ["+c.players+"]\n---\n"+c.lines)
		if out := d.does("show --json first.bones", ""); !strings.HasSuffix(out, c.want+"\n") {
			t.Errorf("%s after %q: %s", c.rules, c.lines, out)
		}
	}

	// Nobody has said who deals, or who opened; of a hand with claims to list none was made.
	d.writes("told.bones", "---\nbones: 1\nruleset: block\nplayers: [Ann, Ben]\n---\nAnn: out =5\n")
	d.writes("turned.bones", "---\nbones: 1\nruleset: cribbage\nplayers: [Ann, Ben]\n---\nstarter 6-1\n")
	out := d.does("check --json --audit told.bones turned.bones", "")
	for _, want := range []string{`{"number":1,"starter":null,"end":"told"`, `{"number":1,"dealer":null,"end":null`, `"claims":[]`} {
		if !strings.Contains(out, want) {
			t.Errorf("no %s in %s", want, out)
		}
	}
}
