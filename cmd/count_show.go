package cmd

import (
	"bufio"
	"fmt"
	"strconv"
	"strings"

	"bones/cmd/draw"
	"bones/cmd/say"
	"bones/referee/journal"
	"bones/scoring"
)

// handSize is how many tiles a hand and its starter are in the show.
const handSize = 5

type showJSON struct {
	Version      int               `json:"version"`
	Total        int               `json:"total"`
	Starter      string            `json:"starter"`
	Hand         []string          `json:"hand"`
	Crib         bool              `json:"crib,omitempty"`
	Combinations []combinationJSON `json:"combinations"`
	Claim        *int              `json:"claim,omitempty"`
	ClaimStands  *bool             `json:"claim_stands,omitempty"`
}

type combinationJSON struct {
	Kind   scoring.Kind `json:"kind"`
	Tiles  []string     `json:"tiles"`
	Points int          `json:"points"`
}

// countShow counts a hand with its starter, which stands first, as it is spoken at the table.
func (a *app) countShow(k counting, words []string) error {
	if k.stdin {
		return a.countLines(k)
	}
	var taken scoring.Set
	tiles, err := tilesOf(strings.Join(words, " "), k.rules, &taken)
	if err != nil {
		return err
	}
	if len(tiles) != handSize {
		return miscount{say.Miscount{Kind: say.HandSize, Count: len(tiles), Max: handSize}}
	}
	tally := scoring.CountShow(tiles[0], tiles[1:])
	claim, byClass, err := claimed(k.claim)
	if err != nil {
		return err
	}
	stands := tally.Total() == claim
	for _, class := range scoring.Classes {
		stands = stands && (byClass == nil || tally.Only(class).Total() == byClass[class])
	}
	switch {
	case a.json:
		j := showJSON{Version: jsonVersion, Total: tally.Total(), Starter: tiles[0].String(), Hand: tileTexts(tiles[1:]), Crib: k.crib, Combinations: []combinationJSON{}}
		for _, c := range tally.Combinations {
			j.Combinations = append(j.Combinations, combinationJSON{c.Kind, tileTexts(tally.Of(c)), c.Points})
		}
		if k.claim != "" {
			j.Claim, j.ClaimStands = &claim, &stands
		}
		if err := a.printJSON(j); err != nil {
			return err
		}
	default:
		a.sayShow(k, tiles)
		rows, total := a.voice.Tally(tally)
		a.print(rows.Draw(a.style(), a.width()))
		lines := []string{total}
		switch {
		case byClass != nil:
			lines = a.voice.ClaimByClass(tally, byClass)
		case k.claim != "":
			lines = a.voice.Claim(tally, claim)
		}
		for _, line := range lines {
			a.print(draw.Wrap(line, a.width()))
		}
	}
	if k.claim != "" && !stands {
		return errNo
	}
	return nil
}

// sayShow shows what is counted: the starter, the hand, and the pips of each.
func (a *app) sayShow(k counting, tiles []scoring.Tile) {
	labels := a.voice.Labels()
	hand := labels.Hand
	if k.crib {
		hand = labels.Crib
	}
	pips := func(tiles []scoring.Tile) string {
		var parts []string
		for _, t := range tiles {
			parts = append(parts, a.style().Tile(t)+" "+strconv.Itoa(t.Pips()))
		}
		return strings.Join(parts, "  ")
	}
	line := labels.Starter + " " + pips(tiles[:1]) + "    " + hand + " " + pips(tiles[1:])
	if draw.Width(line) > a.width() {
		a.print(draw.Picture{labels.Starter + " " + pips(tiles[:1])})
		line = hand + " " + pips(tiles[1:])
	}
	a.print(draw.Wrap(line, a.width()))
	a.print(draw.Picture{""})
}

// claimed reads 12, or fifteens=6,pairs=6,runs=0.
func claimed(text string) (total int, byClass map[scoring.Class]int, err error) {
	if text == "" {
		return 0, nil, nil
	}
	bad := misuse{say.Misuse{Kind: say.BadValue, Flag: "claim", Text: text, Allowed: []string{"12", "fifteens=6,pairs=6,runs=3"}}}
	if !strings.Contains(text, "=") {
		n, err := strconv.Atoi(text)
		if err != nil || n < 0 {
			return 0, nil, bad
		}
		return n, nil, nil
	}
	byClass = map[scoring.Class]int{}
	for part := range strings.SplitSeq(text, ",") {
		name, value, _ := strings.Cut(strings.TrimSpace(part), "=")
		n, err := strconv.Atoi(value)
		class := scoring.Class(name)
		_, twice := byClass[class]
		if err != nil || n < 0 || twice || class != scoring.Fifteens && class != scoring.Pairs && class != scoring.Runs {
			return 0, nil, bad
		}
		byClass[class] = n
		total += n
	}
	return total, byClass, nil
}

// countLines reads a hand a line, the starter first, and prints a total a line. A line that is no hand is named and ends the
// count: what follows would stand beside the wrong totals.
func (a *app) countLines(k counting) error {
	out := bufio.NewWriter(a.Out)
	defer out.Flush()
	number := 0
	for line, err := range journal.Lines(bufio.NewReaderSize(a.In, 1<<16)) {
		if err != nil {
			return err
		}
		number = line.Number
		if strings.TrimSpace(line.Text) == "" {
			continue
		}
		var taken scoring.Set
		tiles, err := tilesOf(line.Text, k.rules, &taken)
		if err == nil && len(tiles) != handSize {
			err = miscount{say.Miscount{Kind: say.HandSize, Count: len(tiles), Max: handSize}}
		}
		if err != nil {
			out.Flush()
			fmt.Fprint(a.Err, a.voice.AtLine(number, ""))
			return err
		}
		out.WriteString(strconv.Itoa(scoring.ShowTotal(tiles[0], tiles[1:])))
		out.WriteByte('\n')
	}
	return nil
}
