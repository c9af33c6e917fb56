package cmd

import (
	"bufio"
	"io"
	"strconv"
	"strings"

	"bones/cmd/draw"
	"bones/cmd/say"
	"bones/referee"
	"bones/referee/journal"
	"bones/scoring"
)

type showJSON struct {
	Version      int               `json:"version"`
	Total        int               `json:"total"`
	Starter      string            `json:"starter"`
	Hand         []string          `json:"hand"`
	Crib         bool              `json:"crib,omitempty"`
	Combinations []combinationJSON `json:"combinations"`
	Claim        *int              `json:"claim,omitempty"`
	// ClaimByKind is a claim that was made kind by kind.
	ClaimByKind map[scoring.Class]int `json:"claim_by_kind,omitempty"`
	ClaimStands *bool                 `json:"claim_stands,omitempty"`
}

type combinationJSON struct {
	Kind   scoring.Kind `json:"kind"`
	Tiles  []string     `json:"tiles"`
	Points int          `json:"points"`
}

// show counts a hand with its starter, which stands first, as it is spoken at the table.
func (c *counting) show(words []string) error {
	if c.flags.stdin {
		return c.showLines(words)
	}
	claim, err := readClaim(c.flags.claim)
	if err != nil {
		return err
	}
	tally, err := c.tally(strings.Join(words, " "))
	if err != nil {
		return err
	}
	if c.json {
		err = c.printJSON(c.showJSON(tally, claim))
	} else {
		c.showText(tally, claim)
	}
	if err == nil && claim != nil && !claim.stands(tally) {
		return errNo
	}
	return err
}

// tally reads the starter and the hand, and counts them.
func (c *counting) tally(text string) (scoring.Tally, error) {
	tiles, err := c.showTiles(text)
	if err != nil {
		return scoring.Tally{}, err
	}
	return scoring.CountShow(tiles[0], tiles[1:]), nil
}

// showTiles reads the starter and the hand, as many tiles as a hand, or the crib, has in this game.
func (c *counting) showTiles(text string) ([]scoring.Tile, error) {
	size, laidAway := 1, 0
	players := c.rules.Players.Min
	for _, p := range c.rules.Phases {
		if p.Pegging != nil {
			laidAway = p.Pegging.LayAway
		}
	}
	if c.flags.crib {
		size += players * laidAway
	} else {
		size += c.rules.Deal[players] - laidAway
	}
	if strings.TrimSpace(text) == "" {
		return nil, c.miscount(say.Miscount{Kind: say.HandSize, Max: size})
	}
	tiles, err := c.readTiles(text)
	if err != nil {
		return nil, err
	}
	if err = c.wantOnce(tiles); err == nil && len(tiles) != size {
		err = c.miscount(say.Miscount{Kind: say.HandSize, Count: len(tiles), Max: size})
	}
	return tiles, err
}

func (c *counting) showJSON(tally scoring.Tally, claim *claimed) showJSON {
	j := showJSON{
		Version: jsonVersion, Total: tally.Total(), Starter: tally.Tiles[0].String(), Hand: tileTexts(tally.Tiles[1:]), Crib: c.flags.crib,
		Combinations: []combinationJSON{},
	}
	for _, found := range tally.Combinations {
		j.Combinations = append(j.Combinations, combinationJSON{found.Kind, tileTexts(tally.Of(found)), found.Points})
	}
	if claim != nil {
		stands := claim.stands(tally)
		j.Claim, j.ClaimByKind, j.ClaimStands = &claim.total, claim.byClass, &stands
	}
	return j
}

func (c *counting) showText(tally scoring.Tally, claim *claimed) {
	v := c.says()
	c.print(c.tilesCounted(tally.Tiles))
	c.print(draw.Picture{""})
	rows, total := v.Tally(tally)
	c.print(rows.Draw(c.style(), c.width()))
	lines := []string{total}
	switch {
	case claim == nil:
	case claim.byClass != nil:
		lines = v.ClaimByClass(tally, claim.byClass)
	default:
		lines = v.Claim(tally, claim.total)
	}
	for _, line := range lines {
		c.printLine(line)
	}
}

// tilesCounted shows what is counted: the starter, the hand, and the pips of each tile; in one line where there is room.
func (c *counting) tilesCounted(tiles []scoring.Tile) draw.Picture {
	labels := c.says().Labels()
	hand := labels.Hand
	if c.flags.crib {
		hand = labels.Crib
	}
	starter := draw.Count{Label: labels.Starter, Tiles: tiles[:1], Pips: true}.Draw(c.style(), c.width())
	rest := draw.Count{Label: hand, Tiles: tiles[1:], Pips: true}.Draw(c.style(), c.width())
	const gap = "    "
	if line := strings.Join(append(starter, rest...), gap); len(starter) == 1 && len(rest) == 1 && draw.Width(line) <= c.width() {
		return draw.Picture{line}
	}
	return append(starter, rest...)
}

// claimed is what somebody says a hand counts.
type claimed struct {
	total   int
	byClass map[scoring.Class]int // nil where only the total was said
}

// readClaim reads 12, or fifteens=6,pairs=6,runs=0; a kind that is not named is claimed to count nothing. Nil where nothing is
// claimed.
func readClaim(text string) (*claimed, error) {
	if text == "" {
		return nil, nil
	}
	bad := misuse{say.Misuse{Kind: say.BadValue, Flag: "--claim", Text: text, Allowed: []string{"12", "fifteens=6,pairs=6,runs=3"}}}
	if _, _, byClass := cutEquals(text); !byClass {
		total, ok := referee.ParseNumber(text)
		if !ok {
			return nil, bad
		}
		return &claimed{total: total}, nil
	}
	claim := &claimed{byClass: map[scoring.Class]int{}}
	for _, class := range scoring.Classes {
		claim.byClass[class] = 0
	}
	said := map[scoring.Class]bool{}
	for part := range strings.SplitSeq(text, ",") {
		name, value, _ := cutEquals(part)
		class := scoring.Class(strings.ToLower(strings.TrimSpace(name)))
		n, ok := referee.ParseNumber(strings.TrimSpace(value))
		if _, known := claim.byClass[class]; !known || !ok || said[class] {
			return nil, bad
		}
		said[class] = true
		claim.byClass[class] = n
		claim.total += n
	}
	return claim, nil
}

// stands says whether a claim is right, and right in every kind where they were named.
func (c *claimed) stands(tally scoring.Tally) bool {
	for class, points := range c.byClass {
		if tally.Only(class).Total() != points {
			return false
		}
	}
	return c.total == tally.Total()
}

// showLines reads a hand a line, the starter first, and prints a total a line; an empty line for an empty one, so that the
// totals stay beside their hands. For the same reason a line that is no hand ends it.
func (c *counting) showLines(words []string) error {
	switch {
	case len(words) > 0:
		return misuse{say.Misuse{Kind: say.FlagsApart, Flag: "stdin", Text: words[0]}}
	case c.flags.claim != "":
		return misuse{say.Misuse{Kind: say.FlagsApart, Flag: "stdin", Text: "--claim"}}
	}
	out := bufio.NewWriter(c.Out)
	defer out.Flush()
	buffered := *c.app
	buffered.Out, buffered.Err = out, afterOut{out, c.Err}
	c.app = &buffered
	for line, err := range journal.Lines(c.In) {
		if err != nil {
			return err
		}
		c.line = line.Number
		if err := c.showLine(out, line.Text); err != nil {
			return err
		}
	}
	return out.Flush()
}

func (c *counting) showLine(out *bufio.Writer, text string) error {
	blank := strings.TrimSpace(text) == ""
	switch {
	case blank && c.json:
		return nil
	case blank:
		return out.WriteByte('\n')
	case c.json:
		tally, err := c.tally(text)
		if err != nil {
			return err
		}
		return c.printJSON(c.showJSON(tally, nil))
	}
	tiles, err := c.showTiles(text)
	if err != nil {
		return err
	}
	total := strconv.AppendInt(out.AvailableBuffer(), int64(scoring.ShowTotal(tiles[0], tiles[1:])), 10)
	_, err = out.Write(append(total, '\n'))
	return err
}

// afterOut writes messages when the results before them are out.
type afterOut struct {
	out *bufio.Writer
	err io.Writer
}

func (w afterOut) Write(text []byte) (int, error) {
	if err := w.out.Flush(); err != nil {
		return 0, err
	}
	return w.err.Write(text)
}
