package rulesets

import (
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"

	"bones/scoring"
)

// sequences are the orders in which phases make a game: each begins with hands or a pile, and ends with points.
var sequences = []string{
	"chain settle",
	"starter pegging show",
	"tricks game_points",
	"turn_up tricks game_points",
	"tricks tricks game_points",
	"turn_up tricks tricks game_points",
	"bid tricks contract",
	"tricks bid tricks contract",
	"collect majority",
	"board",
}

// A Need is what keeps a value from working, the Want of an Unfit problem.
type Need string

const (
	NeedTurnUp    Need = "turn-up"     // a phase turn_up before: nothing has turned a trump
	NeedBid       Need = "bid"         // a phase bid before: there is no declarer to lead or call
	NeedTricks    Need = "tricks"      // a phase tricks before: there is no last trick to have won
	NeedDraw      Need = "draw"        // drawing, in the first of two phases of tricks: else the hands are empty before the second
	NeedNoDraw    Need = "no-draw"     // no drawing, in the last phase of tricks
	NeedStock     Need = "stock"       // a deal that leaves an even number of tiles, at least two, to draw from
	NeedTurned    Need = "spare-tile"  // a deal that leaves a tile to turn up
	NeedDrawStock Need = "draw-stock"  // draw: stock, because only such a stock can be closed
	NeedPlay      Need = "play-first"  // play as the first rung: a player who can play must be able to
	NeedPass      Need = "pass-last"   // pass as the last rung: a player who cannot play would be stuck
	NeedTwo       Need = "two-players" // a game for two players
	NeedStakes    Need = "stakes"      // chain.staked, settle.by: stakes and opening.role: banker go together, and first: heaviest with them
	NeedCrib      Need = "lay-away"    // tiles laid away for the crib
	NeedHand      Need = "hand"        // fewer tiles than a hand has
	NeedInSet     Need = "in-set"      // a tile or a number that is in the set
	NeedRoom      Need = "room"        // a lowest bid that can still be bid when all counting tiles are out
	NeedTrump     Need = "trump"       // a trump: without one there is nothing to beat
	NeedMore      Need = "more-tiles"  // a deal of more tiles than are laid away
	NeedLowest    Need = "lowest-bid"  // a deal of enough tricks for the lowest bid
	NeedNumber    Need = "number"      // a number of doubles that may be declared
)

// sequence checks that the phases, which could be read, make a game in their order. Where they do not, nothing is said of what
// belongs to one game or another.
func (b *build) sequence() {
	var kinds []string
	for _, p := range b.rules.Phases {
		kinds = append(kinds, p.Kind())
	}
	if got := strings.Join(kinds, " "); !slices.Contains(sequences, got) {
		b.report(b.origin["phases"], Problem{Kind: Phases, Key: "phases", Got: got, Allowed: sequences})
	}
}

// phases checks that the parameters of the phases make a game which goes on to its end.
func (b *build) phases() {
	r := b.rules
	for i, p := range r.Phases {
		path := join(item("phases", i), p.Kind())
		before := r.Phases[:i]
		switch {
		case p.Chain != nil:
			b.chain(path, p.Chain, r.Phases[i+1].Settle)
		case p.Pegging != nil:
			b.pegging(path, p.Pegging, r.Phases[i+1].Show)
		case p.TurnUp != nil:
			for _, n := range p.TurnUp.Prefer {
				b.need(n <= r.SetSize, NeedInSet, path+".prefer", strconv.Itoa(n))
			}
		case p.Tricks != nil:
			b.tricks(path, p.Tricks, before, r.Phases[i+1:])
		case p.Bid != nil:
			b.need(p.Bid.Bidder != "winner" || slices.ContainsFunc(before, isTricks), NeedTricks, path+".bidder", p.Bid.Bidder)
			contract := r.Phases[len(r.Phases)-1].Contract
			b.need(p.Bid.Lowest <= contract.Trick*r.Deal[2] || !b.known("deal"), NeedRoom, path+".lowest", strconv.Itoa(p.Bid.Lowest))
		case p.GamePoints != nil:
			b.order(path+".low", p.GamePoints.Low, path+".goal", p.GamePoints.Goal)
		case p.Collect != nil:
			b.collect(path, p.Collect)
		}
	}
	if r.has(isPegging) || r.has(isTricks) {
		b.need(r.Players == Range{2, 2}, NeedTwo, "players", fmt.Sprintf("%d-%d", r.Players.Min, r.Players.Max))
	}
	if b.known("phases") && b.known("opening") {
		b.opening()
	}
}

// need reports that a value cannot work, unless it can.
func (b *build) need(ok bool, need Need, path, got string) {
	if !ok {
		b.report(b.where(path, parentOf(path)), Problem{Kind: Unfit, Key: path, Got: got, Want: string(need)})
	}
}

func parentOf(path string) string { return path[:max(strings.LastIndexByte(path, '.'), 0)] }

// opening checks that the office that opens a hand is one that the mechanism knows.
func (b *build) opening() {
	r := b.rules
	role := "starter"
	switch {
	case r.has(isStaked):
		role = "banker"
	case r.has(isPegging), r.has(isTricks):
		role = "dealer"
	case r.has(isBoard):
		role = "none"
	}
	if _, given := b.origin["opening"]; !given && role != "none" {
		b.report(b.top, Problem{Kind: MissingKey, Key: "opening"})
		return
	}
	if r.Opening.Role != role {
		b.report(b.where("opening.role"), Problem{Kind: NotAllowed, Key: "opening.role", Got: r.Opening.Role, Allowed: []string{role}, Suggest: role})
		return
	}
	b.need(r.Opening.First != "heaviest" || role == "banker", NeedStakes, "opening.first", r.Opening.First)
}

func (b *build) chain(path string, c *Chain, s *Settle) {
	got := strings.Join(c.Ladder, " ")
	if len(c.Ladder) == 0 || c.Ladder[0] != "play" {
		b.need(false, NeedPlay, path+".ladder", got)
	} else {
		b.need(c.Ladder[len(c.Ladder)-1] == "pass", NeedPass, path+".ladder", got)
	}
	b.need(c.Staked == (s.By == "stakes"), NeedStakes, path+".staked", strconv.FormatBool(c.Staked))
}

func (b *build) pegging(path string, p *Pegging, s *Show) {
	b.need(p.LayAway < b.rules.Deal[2] || !b.known("deal"), NeedHand, path+".lay_away", strconv.Itoa(p.LayAway))
	b.need(p.LayAway > 0 || !s.Crib, NeedCrib, path+".lay_away", strconv.Itoa(p.LayAway))
}

func (b *build) tricks(path string, t *Tricks, before, after []Phase) {
	b.need(t.Leader != "winner" || slices.ContainsFunc(before, isTricks), NeedTricks, path+".leader", t.Leader)
	bid := slices.ContainsFunc(before, func(p Phase) bool { return p.Bid != nil })
	b.need(t.Leader != "declarer" || bid, NeedBid, path+".leader", t.Leader)
	b.need(t.Trump != "called" || bid, NeedBid, path+".trump", t.Trump)
	b.need(t.Trump != "turned" || slices.ContainsFunc(before, func(p Phase) bool { return p.TurnUp != nil }), NeedTurnUp, path+".trump", t.Trump)
	for i, rung := range t.Ladder {
		b.need(rung == "follow" || t.Trump != "none", NeedTrump, item(path+".ladder", i), rung)
	}
	b.need(t.Top == scoring.NoTile || b.rules.Set.Has(t.Top), NeedInSet, path+".top", t.Top.String())
	if t.Declare != nil {
		b.need(len(t.Declare.Points) > 0, NeedNumber, path+".declare.points", "{}")
		for _, extra := range slices.Sorted(maps.Keys(t.Declare.Extra)) {
			b.need(b.rules.Set.Has(extra), NeedInSet, path+".declare.extra", extra.String())
		}
	}
	if slices.ContainsFunc(after, isTricks) {
		b.need(t.Draw != "none", NeedDraw, path+".draw", t.Draw)
	} else {
		b.need(t.Draw == "none", NeedNoDraw, path+".draw", t.Draw)
	}
	b.need(!t.Close || t.Draw == "stock", NeedDrawStock, path+".close", "true")
}

// stock checks that the deal leaves the tiles that the phases turn up or draw, and a hand to play them with. A house rule may deal
// more, or fewer.
func (b *build) stock() {
	r := b.rules
	left := r.Set.Len() - 2*r.Deal[2]
	if !b.known("deal") || !b.known("set") || r.Deal[2] == 0 {
		return
	}
	got := strconv.Itoa(r.Deal[2])
	for _, p := range r.Phases {
		switch {
		case left < 1 && (p.Starter != nil || p.TurnUp != nil):
			b.need(false, NeedTurned, "deal", got)
			return // nor is there one to draw
		case p.Tricks != nil && p.Tricks.Draw != "none":
			b.need(left >= 2 && left%2 == 0, NeedStock, "deal", got)
		case !isHouse(b.origin["deal"]): // else the phases say what does not go with the deal
		case p.Pegging != nil:
			b.need(r.Deal[2] > p.Pegging.LayAway, NeedMore, "deal", got)
		case p.Bid != nil:
			contract := r.Phases[len(r.Phases)-1].Contract
			b.need(contract.Trick*r.Deal[2] >= p.Bid.Lowest, NeedLowest, "deal", got)
		}
	}
}

// collect checks that the tiles make a full triangle, and that every player takes as many.
func (b *build) collect(path string, c *Collect) {
	r := b.rules
	if pile := c.Rows * (c.Rows + 1) / 2; pile != r.Set.Len() {
		b.report(b.where(path+".rows", "set"), Problem{Kind: PileSize, Key: path + ".rows", Got: strconv.Itoa(c.Rows), Min: pile, Max: r.Set.Len()})
		return
	}
	for n := range c.TakeOut {
		switch left := r.Set.Len() - c.TakeOut[n]; {
		case n < r.Players.Min || n > r.Players.Max:
			c.TakeOut[n] = 0
		case left < n || left%n != 0:
			b.report(b.where(path+".take_out", path, "players"), Problem{Kind: UnevenPile, Key: path + ".take_out", Got: strconv.Itoa(n), Max: left})
		}
	}
}
