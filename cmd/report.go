package cmd

import (
	"cmp"
	"iter"
	"slices"

	"bones/cmd/say"
	"bones/referee"
	"bones/scoring"
)

// The shapes of `--json`: cli.md, "check --json". Every object carries its version.
const jsonVersion = 1

type checkJSON struct {
	Version  int                       `json:"version"`
	File     string                    `json:"file"`
	Ruleset  string                    `json:"ruleset,omitempty"`
	Players  []string                  `json:"players,omitempty"`
	Target   int                       `json:"target,omitempty"`
	Hands    []handJSON                `json:"hands,omitzero"` // nil: the game has none
	Standing map[string]scoring.Points `json:"standing,omitempty"`
	State    referee.State             `json:"state,omitempty"`
	Winners  []string                  `json:"winners"`
	Errors   []errorJSON               `json:"errors"`
	Fouls    []foulJSON                `json:"fouls"`
	Claims   []claimJSON               `json:"claims,omitzero"` // nil: not asked for
}

type handJSON struct {
	Number  int                       `json:"number"`
	Starter **string                  `json:"starter,omitempty"` // here and below the inner pointer nil: nobody, or nobody has said
	Dealer  **string                  `json:"dealer,omitempty"`
	End     *referee.End              `json:"end"`
	Winner  **string                  `json:"winner,omitempty"`
	Entries []entryJSON               `json:"entries"`
	Scores  map[string]scoring.Points `json:"scores"`
	Points  map[string]scoring.Points `json:"points,omitempty"`
	Tricks  []entryJSON               `json:"tricks,omitempty"`
}

type entryJSON struct {
	Player string         `json:"player"`
	Points scoring.Points `json:"points"`
	Reason referee.Reason `json:"reason"`
	Tiles  []string       `json:"tiles,omitempty"`
	Line   int            `json:"line,omitempty"`
	Text   string         `json:"text,omitempty"`
}

type errorJSON struct {
	Line    int          `json:"line"`
	Column  int          `json:"column"`
	Code    referee.Code `json:"code"`
	Message string       `json:"message"`
}

type foulJSON struct {
	Line    int          `json:"line"`
	Earlier int          `json:"earlier"`
	Code    referee.Code `json:"code"`
	Player  *string      `json:"player"`
	Tile    string       `json:"tile,omitempty"`
	Lines   []int        `json:"lines,omitempty"`
	Settled bool         `json:"settled"`
	Message string       `json:"message"`
}

type claimJSON struct {
	Line   int                  `json:"line"`
	Player string               `json:"player"`
	Code   referee.Code         `json:"code"`
	State  referee.FindingState `json:"state"`
	Proof  int                  `json:"proof,omitempty"`
	Tile   string               `json:"tile,omitempty"`
}

func tileTexts(tiles []scoring.Tile) []string {
	texts := make([]string, 0, len(tiles))
	for _, t := range tiles {
		texts = append(texts, t.String())
	}
	return texts
}

func byName(names []string, points []scoring.Points) map[string]scoring.Points {
	m := map[string]scoring.Points{}
	for seat, name := range names {
		m[name] = points[seat]
	}
	return m
}

// report puts together what `check --json` says of a replayed sheet.
func report(s *referee.Sheet, v say.Voice, audit, open bool) checkJSON {
	players := s.Names[:s.Players]
	state, winners := s.State()
	r := checkJSON{
		Version: jsonVersion, File: s.Name, Ruleset: s.Header.Ruleset, Players: players, Target: s.Target(),
		Standing: byName(s.Names, s.Standing()), State: state, Winners: namesOf(s.Names, winners),
		Errors: errorsJSON(v, s.Refused), Fouls: []foulJSON{},
	}
	for _, f := range s.Fouls() {
		r.Fouls = append(r.Fouls, foulToJSON(s, v, f))
	}
	if audit {
		r.Claims = []claimJSON{}
		for _, f := range s.Findings() {
			r.Claims = append(r.Claims, claimJSON{Line: f.Line, Player: s.Names[f.Seat], Code: f.Code, State: f.State, Proof: f.Proof, Tile: tileText(f.Tile)})
		}
	}
	if s.Family() != referee.BoardFamily {
		r.Hands = handsJSON(s, open)
	}
	return r
}

func handsJSON(s *referee.Sheet, open bool) []handJSON {
	hands := []handJSON{}
	for h, entries := range byHand(s.Match) {
		j := handJSON{Number: h.Number, Entries: []entryJSON{}, Scores: map[string]scoring.Points{}}
		if h.End != referee.NotYetEnded {
			j.End = &h.End
		}
		opener := nameOf(s.Names, h.Lead)
		j.Starter = &opener
		if s.Rules.Opening.Role == "dealer" {
			if opener != nil {
				opener = &s.Names[s.Before(h.Lead)]
			}
			j.Starter, j.Dealer = nil, &opener
		}
		if s.Family() == referee.ChainFamily {
			winner := nameOf(s.Names, h.Winner)
			j.Winner = &winner
		}
		for _, name := range s.Names {
			j.Scores[name] = 0
		}
		for _, e := range entries {
			j.Entries = append(j.Entries, entryToJSON(s.Names, e))
			j.Scores[s.Names[e.Seat]] += e.Points
		}
		if open && h.End == referee.NotYetEnded && s.IsSecret() {
			points, tricks := s.SecretPoints()
			h.Tricks = append([]referee.Entry{}, tricks...)
			h.Points = wholes(points)
		}
		for _, e := range h.Tricks {
			j.Tricks = append(j.Tricks, entryToJSON(s.Names, e))
		}
		if h.Tricks != nil {
			j.Points = byName(s.Names[:s.Players], h.Points)
		}
		hands = append(hands, j)
	}
	return hands
}

// byHand yields the hands of a match, each with its scores.
func byHand(m *referee.Match) iter.Seq2[referee.Hand, []referee.Entry] {
	return func(yield func(referee.Hand, []referee.Entry) bool) {
		entries := m.Entries()
		// What a misdeal leaves to its hand may stand before a correction of the hand before.
		slices.SortStableFunc(entries, func(a, b referee.Entry) int { return cmp.Compare(a.Hand, b.Hand) })
		for _, h := range m.Hands() {
			n := 0
			for n < len(entries) && entries[n].Hand <= h.Number {
				n++
			}
			if !yield(h, entries[:n]) {
				return
			}
			entries = entries[n:]
		}
	}
}

func entryToJSON(names []string, e referee.Entry) entryJSON {
	return entryJSON{Player: names[e.Seat], Points: e.Points, Reason: e.Reason, Tiles: tileTexts(e.Tiles), Line: e.Line, Text: e.Text}
}

func foulToJSON(s *referee.Sheet, v say.Voice, f referee.Foul) foulJSON {
	return foulJSON{
		Line: f.Line, Earlier: f.Earlier, Code: f.Code, Player: nameOf(s.Names, f.Seat), Tile: tileText(f.Tile), Lines: f.Lines,
		Settled: s.IsSettled(f), Message: v.Foul(f, nil),
	}
}

func errorsJSON(v say.Voice, refused []*referee.Refusal) []errorJSON {
	errors := []errorJSON{}
	for _, r := range refused {
		errors = append(errors, errorJSON{r.Line, r.Column, r.Code, v.Refusal(r)})
	}
	return errors
}

// nameOf is the name of a seat, nil for nobody.
func nameOf(names []string, seat referee.Seat) *string {
	if seat == referee.NoSeat {
		return nil
	}
	return &names[seat]
}

func namesOf(names []string, seats []referee.Seat) []string {
	list := []string{}
	for _, seat := range seats {
		list = append(list, names[seat])
	}
	return list
}

func tileText(t scoring.Tile) string {
	if t == scoring.NoTile {
		return ""
	}
	return t.String()
}
