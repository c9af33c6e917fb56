package referee

import (
	"bones/rulesets"
	"bones/scoring"
)

// suits says to which suit tiles belong and how they rank inside it: games.md, "Bingo" and "Reveille". A tile with a trump end
// is always a trump; any other belongs to both its suits, and which of them counts is decided by the lead.
type suits struct {
	all        scoring.Set // the tiles in play
	trump      int         // scoring.NoTrump where there is none
	top        scoring.Tile
	blankHigh  bool // a blank ranks above every other end, otherwise below
	doubleHigh bool // a double ranks above every other tile of its suit, otherwise by its pips
}

// suitsOf returns the suits of a row of tricks when the given suit is trump.
func suitsOf(rules *rulesets.Rules, params *rulesets.Tricks, trump int) suits {
	if params.Trump == "none" {
		trump = scoring.NoTrump
	}
	return suits{
		all: rules.Set, trump: trump, top: params.Top,
		blankHigh: rules.RankBlank == "high", doubleHigh: rules.RankDouble == "high",
	}
}

func (s *suits) isTrump(t scoring.Tile) bool { return t.Has(s.trump) }

// led is the suit of a tile that is led without naming one: the trump, otherwise the higher end.
func (s *suits) led(t scoring.Tile) int {
	if s.isTrump(t) {
		return s.trump
	}
	return t.High()
}

// of returns all tiles that follow a suit.
func (s *suits) of(suit int) scoring.Set {
	tiles := scoring.Bearing(suit) & s.all
	if suit != s.trump && s.trump >= 0 {
		tiles &^= scoring.Bearing(s.trump)
	}
	return tiles
}

// rank orders the tiles of a suit, the higher the better.
func (s *suits) rank(t scoring.Tile, suit int) int {
	other := t.Other(suit)
	switch {
	case s.doubleHigh && t.IsDouble():
		return scoring.MaxEnd + 2
	case s.blankHigh && other == 0:
		return scoring.MaxEnd + 1
	}
	return other
}

// beats says whether a reply wins against the tile led as of a suit.
func (s *suits) beats(reply, led scoring.Tile, suit int) bool {
	switch {
	case reply == s.top || led == s.top:
		return reply == s.top
	case !s.of(suit).Has(reply):
		return s.isTrump(reply)
	}
	return s.rank(reply, suit) > s.rank(led, suit)
}

// beating returns the tiles of the suit led that win against the tile led.
func (s *suits) beating(led scoring.Tile, suit int) scoring.Set {
	var tiles scoring.Set
	for t := range s.of(suit).Without(led).All() {
		if s.beats(t, led, suit) {
			tiles = tiles.With(t)
		}
	}
	return tiles
}

// A duty is one rung of what the second player owes: these tiles before any others. Not playing one of them says that he
// holds none, and code is the foul it is if he does.
type duty struct {
	tiles scoring.Set
	code  Code
}

// duties returns the rungs of a ladder for a tile led, the first one first. On the ground below them anything goes.
func (s *suits) duties(ladder []string, led scoring.Tile, suit int) []duty {
	var rungs []duty
	for _, rung := range ladder {
		switch {
		case rung == "follow":
			rungs = append(rungs, duty{s.of(suit).Without(led), Revoke})
		case rung == "beat-trump" && suit == s.trump:
			rungs = append(rungs, duty{s.beating(led, suit), MustBeat})
		case rung == "top-on-trump" && suit == s.trump && s.top != scoring.NoTile:
			rungs = append(rungs, duty{scoring.SetOf(s.top).Without(led), MustPlayBingo})
		}
	}
	return rungs
}

// replies returns the tiles of a hand that its holder may play to a tile led.
func (s *suits) replies(ladder []string, led scoring.Tile, suit int, hand scoring.Set) scoring.Set {
	for _, d := range s.duties(ladder, led, suit) {
		if able := hand & d.tiles; able != 0 {
			return able
		}
	}
	return hand
}
