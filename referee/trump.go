package referee

import (
	"slices"

	"bones/rulesets"
)

// turnUpTrump is the tile of the stock that the dealer turns up to make the trump: games.md, "Bingo".
type turnUpTrump struct {
	params *rulesets.TurnUp
}

func (u *turnUpTrump) begin(*Table) {}

func (u *turnUpTrump) clone() mechanism {
	c := *u
	return &c
}

func (u *turnUpTrump) turn(*Table) Seat { return NoSeat }

func (u *turnUpTrump) expects(t *Table) []Word { return append([]Word{Trump}, t.toldWords()...) }

func (u *turnUpTrump) judge(t *Table, e *Event) *Refusal {
	if e.Word == Trump {
		return t.judgeTile(e, e.Tile)
	}
	return t.judgeTold(e)
}

func (u *turnUpTrump) apply(t *Table, e *Event) {
	if e.Word != Trump {
		t.applyTold(e)
		return
	}
	k := &t.tricks
	k.turned = e.Tile
	t.lying = t.lying.With(e.Tile)
	k.trump = e.Tile.High()
	if u.params.Otherwise == "low" {
		k.trump = e.Tile.Low()
	}
	if i := slices.IndexFunc(u.params.Prefer, e.Tile.Has); i >= 0 {
		k.trump = u.params.Prefer[i]
	}
	t.next()
}
