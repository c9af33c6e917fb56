package say

import (
	"strconv"
	"strings"

	"bones/referee"
	"bones/scoring"
)

func (en) stop() string  { return "." }
func (en) colon() string { return ": " }
func (en) sum() string   { return "together" }

func (en) labels() Labels {
	return Labels{
		Starter: "starter", Hand: "hand", Crib: "crib", Count: "count",
		Trump: "trump", NoTrump: "no trump", Stock: "stock", Tricks: "tricks", Left: "tiles left", Taken: "tiles taken", DealPoints: "points of the deal",
		Bank: "bank", Stakes: "stakes", Won: "won", OnOffer: "on offer",
		Nello: "nello", Bid: "bid", HighestBid: "highest possible bid", Shown: "shown:",
	}
}

func (v en) lead(seat referee.Seat) string { return v.name(seat) + " leads:" }

func (v en) closed(seat referee.Seat) string { return "closed by " + v.name(seat) }

func (v en) declaration(seat referee.Seat, doubles, won int) string {
	return v.name(seat) + " declares " + v.count(doubles, "double") + " · won with " + strconv.Itoa(won)
}

func (en) suit(n int) string { return " (suit " + strconv.Itoa(n) + ")" }

func (v en) combination(kind scoring.Kind, tiles []scoring.Tile, total int) (aloud, how string) {
	sum := strconv.Itoa(tiles[0].Pips())
	switch kind {
	case scoring.Fifteen:
		return "fifteen " + v.number(total), strings.Join(pips(tiles), " + ")
	case scoring.Pair:
		return "a pair is " + v.number(total), "two of " + sum
	case scoring.Triplet:
		return "a triplet is " + v.number(total), "three of " + sum
	case scoring.Four:
		return "four alike is " + v.number(total), v.number(len(tiles)) + " of " + sum
	case scoring.Run:
		return "a run of " + v.number(len(tiles)) + " is " + v.number(total), strings.Join(inOrder(tiles), " ")
	}
	return v.Reason(string(kind)) + " is " + v.number(total), ""
}

func (v en) counts(seat referee.Seat, of referee.Part, total int) string {
	what := "hand"
	if of == referee.CribPart {
		what = "crib"
	}
	end := ":"
	if total == 0 {
		end = "."
	}
	return v.name(seat) + "'s " + what + " counts " + strconv.Itoa(total) + end
}

func (v en) part(kind scoring.Kind, tiles []scoring.Tile) string {
	return v.Reason(string(kind)) + " " + strings.Join(tileNames(tiles), " ")
}

func (v en) total(points int) string {
	if points == 0 {
		return "No points."
	}
	return v.count(points, "point") + "."
}

func (v en) pegged(count int, parts []string, points scoring.Points) string {
	text := "count " + strconv.Itoa(count) + ", "
	switch {
	case points == 0:
		return text + "no points."
	case points == scoring.Whole(1):
		return text + "1 point: " + strings.Join(parts, ", ") + "."
	}
	return text + points.String() + " points: " + strings.Join(parts, ", ") + "."
}

func (en) claimStands(claim int) string {
	return "The claim of " + strconv.Itoa(claim) + " stands."
}

func (en) claimDiffers(claim, off int) string {
	if off > 0 {
		return "The claim of " + strconv.Itoa(claim) + " is " + strconv.Itoa(off) + " over"
	}
	return "The claim of " + strconv.Itoa(claim) + " is " + strconv.Itoa(-off) + " short"
}

func (en) missedOne() string { return "One of these was missed:" }

func (v en) differs(class scoring.Class, count, points, claim int) string {
	if class == scoring.Fifteens && claim%2 == 0 {
		is := "there are "
		if count == 1 {
			is = "there is "
		}
		claimed := "none"
		if claim > 0 {
			claimed = v.number(claim / 2)
		}
		return is + v.number(count) + " " + strings.TrimPrefix(v.count(count, "fifteen"), strconv.Itoa(count)+" ") + ", not " + claimed
	}
	name := map[scoring.Class]string{scoring.Fifteens: "fifteens", scoring.Pairs: "pairs, triplets and fours", scoring.Runs: "runs"}[class]
	if points == 0 {
		return "there are no " + name
	}
	return name + " make " + strconv.Itoa(points) + ", not " + strconv.Itoa(claim)
}

func (en) kindsDiffer() string { return "The total is right, but not the kinds" }

func (v en) award(a scoring.Award, reason string) string {
	if a.Winner == scoring.NoSeat {
		return "Nobody scores: " + reason + "."
	}
	return v.name(a.Winner) + " scores " + v.points(scoring.Whole(a.Points)) + ": " + reason + "."
}

func (v en) transfer(t scoring.Transfer) string {
	stake := strconv.Itoa(t.Stake.Chips)
	if t.Kind == scoring.StakeWon {
		return v.name(t.From) + " pays " + v.name(t.To) + " " + t.Chips.String() + ": " + t.Stake.Payout.String() + " times the stake of " + stake + v.onWhom(t) + "."
	}
	return v.name(t.To) + " takes the stake of " + v.name(t.From) + ", " + stake + v.onWhom(t) + "."
}

// onWhom names whom a spectator backed.
func (v en) onWhom(t scoring.Transfer) string {
	if t.Stake.On == t.Stake.Owner {
		return ""
	}
	return " on " + v.name(t.Stake.On)
}

func (v en) pile(seat referee.Seat, tricks int) string {
	return v.name(seat) + " · " + v.count(tricks, "trick")
}

func (v en) tileSum(points [2]int, total, trump int) string {
	return "Every tile is there: " + strconv.Itoa(points[0]) + " + " + strconv.Itoa(points[1]) + " = " + strconv.Itoa(total) + ", all that tiles count with trump " + strconv.Itoa(trump) + "."
}

func (en) trickNote(n TrickNote, worth int) string {
	switch n {
	case PileMissing:
		return "To settle the hand it takes both piles."
	case LastDecides:
		return "Who won the last trick decides; it counts " + strconv.Itoa(worth) + ": --last NAME."
	case LastMissing:
		return "Not counted: " + strconv.Itoa(worth) + " for the last trick. Whoever won it, the result is the same."
	case LastNothing:
		return "The last trick counts nothing, as the stock was closed."
	}
	return ""
}

func (v en) bidMade(c scoring.Contract, points, tricks int) string {
	if c.Nello {
		return v.name(c.Declarer) + " called nello and won " + v.count(tricks, "trick") + "."
	}
	return v.name(c.Declarer) + " bid " + strconv.Itoa(c.Bid) + " and made " + strconv.Itoa(points) + "."
}

func (v en) highestBid(highest int, out []string) string {
	text := "The highest bid possible was " + strconv.Itoa(highest)
	if len(out) == 0 {
		return text + ": no counting tile was out."
	}
	return text + ": " + v.and(out) + " " + wasOrWere(len(out)) + " out."
}

func (en) nobodyPaid() string { return "A draw: nobody is paid, and the stakes stay on the table." }

func (en) ranked(n int) string {
	switch n {
	case 1:
		return "1st"
	case 2:
		return "2nd"
	case 3:
		return "3rd"
	}
	return strconv.Itoa(n) + "th"
}
