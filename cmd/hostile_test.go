package cmd

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"bones/cmd/draw"
)

// evil is text that clears the screen, resets it, turns the direction of writing and rings, each in more than one way.
const evil = "\x1b[2J\u009b31m\x1bc\u202eevil\u2066\b\x7f\u200f"

// harmful says where an answer could do more to a terminal than show text: "" for nowhere.
func harmful(answer string) string {
	for line := range strings.Lines(answer) {
		if line = strings.TrimSuffix(line, "\n"); draw.Safe(line) != line {
			return fmt.Sprintf("%q", line)
		}
	}
	return ""
}

// hostileSheets are sheets whose every text that may be free is evil.
var hostileSheets = map[string]string{
	"block": `---
bones: 1
ruleset: block
players: [Ann, Ben]
---
Ann: starts # EVIL
Ann: 6-4 # EVIL
Ben: pass # EVIL
Ann: 4-1
Ben: 6-6
Ben: EVIL
EVIL: 6-5
Ann: EVIL 6-5
note EVIL
Ann: adjusts +2 EVIL
settles 8 EVIL
EVIL
void EVIL
standing EVIL 3
fix 1 EVIL
Ann: out
Ben: holds EVIL
Ben: holds 6-3
Ann: pass EVIL`,
	"board": `---
bones: 1
ruleset: board
players: [Ann, Ben]
---
Ann: pegs 8 EVIL
Ben: adjusts -2 EVIL
EVIL: 8
Ben: 1EVIL`,
	"bingo": `---
bones: 1
ruleset: bingo
players: [Ann, Ben]
---
Ann: deals # EVIL
trump EVIL
trump 5-2 # EVIL
Ben: 6-4
Ann: as EVIL
`,
	"header": `---
bones: 1
ruleset: "\e[2JEVIL"
players: ["\e[2J", "A\u009bn", "B\u202E"]
place: "\e]0;x\a"
date: "\u202Ex"
"\e[2J": 3
target: "\e[2J"
pin: {ruleset: "\e[2J", version: 1, sha256: "\u202E"}
---
EVIL
`,
	"raw header":  "---\nbones: 1\nruleset: EVIL\nplayers: [EVIL, Ben]\nEVIL: EVIL\n---\n",
	"a path":      "---\nbones: 1\nruleset: ./EVIL.yaml\nplayers: [Ann, Ben]\n---\n",
	"a path up":   "---\nbones: 1\nruleset: \"../\\e[2J.yaml\"\nplayers: [Ann, Ben]\n---\n",
	"own rules":   "---\nbones: 1\nruleset: own.yaml\nplayers: [Ann, Ben]\n---\nAnn: EVIL\n",
	"no header":   "EVIL\n",
	"unended":     "---\nEVIL",
	"not in UTF8": "---\nbones: 1\nruleset: board\nplayers: [Ann, Ben]\n---\nAnn: \xff\x1b[2J\nAnn: 8\x00EVIL\nnote \xc2\x9b",
}

// TestNothingTypedIsObeyed gives evil texts and names of files to every command that shows any, in both languages, as text and as
// JSON: nothing of them reaches the terminal but as text.
func TestNothingTypedIsObeyed(t *testing.T) {
	d := newDesk(t)
	games := filepath.Join("home", "games")
	if err := os.MkdirAll(filepath.Join("home", "rulesets"), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.MkdirAll(games, 0o755); err != nil {
		t.Fatal(err)
	}
	d.writes(filepath.Join(games, "own.yaml"), "name: own\nversion: 1\nextends: block\ntitle: {en: \"\\e[2J\", ja: \"\\u009b\"}\nsource: \"\\u202E\"\nrules: {\"\\e\": {en: x, ja: x}}\n")
	d.writes(filepath.Join(games, evil+".yaml"), "name: \""+`\e[2J`+"\"\nversion: 1\nextends: block\n")
	d.writes(filepath.Join("home", "rulesets", evil+".yaml"), "name: x\n")
	answers := 0
	try := func(args []string, input string) {
		t.Helper()
		for _, lang := range []string{"en", "ja"} {
			s := d.runs(append([]string{"--lang", lang}, args...), strings.NewReader(input))
			answers += len(s.out) + len(s.err)
			if bad := harmful(s.out + s.err); bad != "" {
				t.Errorf("%q in %s, line %s", args, lang, bad)
			}
		}
	}
	for name, text := range hostileSheets {
		path := filepath.Join(games, evil+name+sheetSuffix)
		d.writes(path, strings.ReplaceAll(text, "EVIL", evil))
		for _, args := range [][]string{
			{"check"}, {"check", "--json"}, {"check", "--audit"}, {"check", path}, {"show"}, {"show", "--json"}, {"log"}, {"log", "--json", "--open"}, {"log"},
			{"board"}, {"board", "--svg", "-"},
		} {
			try(append(args, path), "")
		}
		for _, args := range [][]string{{"resume"}, {"enter", "--game"}, {"enter", "--json", "--game"}, {"undo", "--game"}, {"undo", "--json", "--game"}} {
			input := strings.ReplaceAll("?\nwhy\nlog\nshow\nboard\nrules\ncount EVIL\ncount EVIL=EVIL\nEVIL\nAnn: EVIL\nnote EVIL\nfix 1 note EVIL\nAnn: adjusts +1 EVIL\nwhy\nundo\n", "EVIL", evil)
			args = append(args, path)
			if args[0] == "enter" {
				for line := range strings.Lines(input) {
					try(append(args, strings.TrimSuffix(line, "\n")), "")
				}
				args = append(args, "-")
			}
			try(args, input)
		}
	}
	for _, args := range []string{
		"games", "games --json", "games stats", "games stats --json", "rules", "rules --json", "rules EVIL", "rules check EVIL", "rules check home/games/own.yaml",
		"rules check home/games/EVIL.yaml", "rules home/games/own.yaml --yaml", "show EVIL", "resume EVIL", "check EVIL", "games delete EVIL --yes",
		"EVIL", "--EVIL", "-EVIL", "check --EVIL", "--lang EVIL check x", "--tiles EVIL rules", "help EVIL", "completion EVIL", "undo EVIL",
		"play EVIL --players Ann,Ben", "play block --players EVIL,Ben", "play block --players Ann,Ben --set EVIL", "play block --players Ann,Ben --set EVIL=EVIL",
		"play block --players Ann,Ben --set target=EVIL", "play block --players Ann,Ben --carry EVIL", "play block --players Ann,Ben --carry EVIL=3",
		"play board --players Ann,Ben --sheet EVIL.bones", "play board --players Ann,Ben --sheet EVIL/x.bones",
		"play home/games/own.yaml --players Ann,Ben", "play block --players EVIL", "play --again --set EVIL",
		"board 1 --svg EVIL/x.svg", "__completeNoDesc show ", "__completeNoDesc play ", "__completeNoDesc play block --players ", "__completeNoDesc rules ", "__completeNoDesc EVIL ", "help --man EVIL/EVIL",
		"count EVIL", "count block EVIL", "count block EVIL=out Ben=EVIL", "count block EVIL=2-1 EVIL2=3-0", "count block EVIL=2-1 Ben=out --json",
		"count cribbage EVIL", "count cribbage 4-1 3-2 5-5 6-4 4-3 --claim EVIL", "count cribbage 4-1 3-2 5-5 6-4 4-3 --claim EVIL=3",
		"count bingo --trump EVIL A=6-6", "count bingo --trump 5 EVIL=6-6,5-5 --closed EVIL --declared EVIL=20 --last EVIL",
		"count reveille --bid EVIL=30 --trump 4 EVIL=6-6", "count reveille --bid EVIL --trump EVIL A=6-6 B=5-5",
		"count buki --bank EVIL --winner EVIL EVIL=4 Ben=2 Cyd=6", "count third-place EVIL=9-1,EVIL Ben=8-1", "count block --set EVIL A=out", "count board EVIL",
	} {
		words := strings.Split(strings.ReplaceAll(args, "EVIL", evil), " ")
		try(words, "EVIL\n")
	}
	if answers < 100_000 {
		t.Errorf("only %d bytes of answers", answers)
	}
}

// TestEvilTextIsWhole: whoever reads the JSON has all of the text.
func TestEvilTextIsWhole(t *testing.T) {
	d := newDesk(t)
	d.writes("a.bones", strings.ReplaceAll(hostileSheets["board"], "EVIL", evil))
	line, _, _ := strings.Cut(d.does("log --json a.bones", ""), "\n")
	var event struct{ Event string }
	if err := json.Unmarshal([]byte(line), &event); err != nil || event.Event != "Ann: pegs 8 "+evil {
		t.Errorf("%v, %q", err, event.Event)
	}
}

// TestNothingWrittenElsewhereIsObeyed: a line that another program writes during the game is told, and no more.
func TestNothingWrittenElsewhereIsObeyed(t *testing.T) {
	d := newDesk(t)
	d.does("play board --players Ann,Ben", "Ann: 8\n")
	err := d.disturbs("resume", "note here\n", func() {
		text := d.reads(saved("board-1"))
		d.writes(saved("board-1"), text+"note "+evil+"\nBen: pegs 4 "+evil+"\n"+evil+"\n")
	}, "Ben: 2\n").err
	if bad := harmful(err); bad != "" || !strings.Contains(err, "elsewhere") {
		t.Errorf("%s\n%q", bad, err)
	}
}
