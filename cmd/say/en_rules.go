package say

import (
	"strconv"
	"strings"

	"bones/rulesets"
	"bones/scoring"
)

func (en) rulesHeads() (source, hand, sentences, options string) {
	return "Source: ", "How a hand goes", "The rules in short", "What the table may choose"
}

func (v en) players(r rulesets.Range) string { return v.span(r.Min, r.Max) + " players" }

func (v en) frame(r *rulesets.Rules) []string {
	lines := []string{upper(v.players(r.Players)) + "."}
	if r.Set != 0 {
		lines[0] = upper(v.players(r.Players)) + ". " + upper(v.set()) + ": " + v.count(r.Set.Len(), "tile") + "."
	}
	if parts := byPlayers(r.Players, r.Deal, func(players []string, n int) string {
		if players == nil {
			return strconv.Itoa(n) + " tiles each"
		}
		return strconv.Itoa(n) + " each for " + v.and(players)
	}); parts != nil {
		lines = append(lines, "Deal: "+strings.Join(parts, ", ")+".")
	}
	if parts := byPlayers(r.Players, r.Target, func(players []string, n int) string {
		if players == nil {
			return v.points(scoring.Whole(n))
		}
		return strconv.Itoa(n) + " for " + v.and(players)
	}); parts != nil {
		lines = append(lines, "Target: "+strings.Join(parts, ", ")+".")
	}
	role := map[string]string{"starter": "starter", "dealer": "dealer", "banker": "banker, who leads,"}[r.Opening.Role]
	if role == "" {
		return lines
	}
	first := "The first " + role + " is named by the table or found by lot"
	if r.Opening.First == "heaviest" {
		first = "The first " + role + " is the holder of the heaviest tile"
	}
	next := "; the next is the next seat clockwise."
	switch {
	case r.Banker == "fixed" && r.Opening.Role == "banker":
		next = " and stays it; the next to lead is the winner, after a draw the same player again."
	case r.Opening.Next == "winner":
		next = "; the next is the winner, after a draw the same player again."
	}
	return append(lines, first+next)
}

func (en) starter() string {
	return "A tile of the stock is turned up, the starter. It counts with every hand."
}

func (en) show(s *rulesets.Show) []string {
	text := "The hands are counted with the starter, the non-dealer's first, then the dealer's"
	if s.Crib {
		text += ", last the crib for the dealer"
	}
	return []string{text + ".", "Fifteens 2, a pair 2, a triplet 6, a four 12, a run of three or more a point a tile."}
}

func (en) board() string {
	return "Points are pegged, by anybody at any time. Nothing else is entered."
}

func (v en) chain(c *rulesets.Chain) []string {
	lines := []string{"Tiles are laid end to end in one line with two open ends. The opening tile is free."}
	var steps []string
	for _, rung := range c.Ladder {
		steps = append(steps, map[string]string{"play": "plays if possible", "draw": "otherwise draws a tile and passes the turn", "pass": "otherwise passes"}[rung])
	}
	lines = append(lines, "On turn a player "+v.and(steps)+".")
	if c.Staked {
		lines = append(lines, "Everybody but the banker stakes on the hand while it is played.")
	}
	return lines
}

func (v en) settle(r *rulesets.Rules, s *rulesets.Settle) []string {
	if s.By == "stakes" {
		return []string{
			"Whoever went out wins, or, when all passed in turn, whoever alone has the fewest pips.",
			"A right stake is kept and paid " + r.Payout.String() + " times by the banker, who takes all the others. In a draw the stakes stay on the table.",
		}
	}
	return []string{
		"The hands are turned up. Whoever went out scores all pips left in the other hands.",
		"In a blocked hand the one who alone has the fewest pips scores those of the others less his own; when the lowest are level, nobody scores.",
	}
}

func (v en) layAway(tiles int) string {
	return "Each player lays away " + v.count(tiles, "tile") + " for the crib, which is the dealer's."
}

func (v en) pegging(p *rulesets.Pegging) []string {
	var exact []string
	for _, count := range sorted(p.Counts) {
		exact = append(exact, strconv.Itoa(count)+" scores "+strconv.Itoa(p.Counts[count]))
	}
	lines := []string{"In turn tiles are laid and their pips counted; the count may not pass " + strconv.Itoa(p.Limit) + "."}
	scores := "A pair scores 2, a triplet 6, a four 12, a run of three or more a point a tile."
	if exact != nil {
		scores = "A count of exactly " + v.and(exact) + ". " + scores
	}
	return append(lines, scores, "Who has nothing that fits says go. A count that ends below "+strconv.Itoa(p.Limit)+" gives 1 more, for the go or for its last tile.", "When both have said go, the count begins anew, with whoever said it first.")
}

func (v en) turnsUp(t *rulesets.TurnUp) string {
	text := "A tile of the stock is turned up for trumps: "
	for _, suit := range t.Prefer {
		text += strconv.Itoa(suit) + " if either end is " + strconv.Itoa(suit) + ", otherwise "
	}
	return text + map[string]string{"high": "its higher end.", "low": "its lower end."}[t.Otherwise]
}

func (v en) tricks(r *rulesets.Rules, t *rulesets.Tricks) []string {
	leader := map[string]string{"opener": "The non-dealer", "winner": "The winner of the last trick", "declarer": "The declarer"}[t.Leader]
	trump := map[string]string{"none": "There are no trumps.", "turned": "The tile turned up makes the trump.", "called": "The trump is what the declarer called."}[t.Trump]
	lines := []string{"Tricks of one tile each. " + leader + " leads, later whoever won the trick. " + trump}
	lines = append(lines, v.ranks(r, t))
	if t.Top != scoring.NoTile {
		lines = append(lines, t.Top.String()+" beats every other tile.")
	}
	lines = append(lines, v.duties(t))
	switch t.Draw {
	case "stock":
		lines = append(lines, "After each trick the winner draws a tile of the stock, then the loser.")
	case "offered":
		lines = append(lines, "The dealer turns up a tile before each trick: the winner takes it, the loser the next one unseen.")
	}
	if t.Won == "out" {
		lines = append(lines, "The tiles of a trick are out of the hand and count for nobody.")
	}
	if t.Close {
		lines = append(lines, "The winner of a trick may close the stock instead of drawing.")
	}
	if d := t.Declare; d != nil {
		lines = append(lines, v.declares(d))
	}
	if a := t.AllDoubles; a != nil {
		lines = append(lines, "All doubles shown on lead end the hand: "+v.points(scoring.Whole(a.OnLead))+"; the others shown after taking a trick with one: "+v.points(scoring.Whole(a.AfterTrick))+".")
	}
	if t.Secret {
		lines = append(lines, "What the tricks are worth stays secret until the hand is over.")
	}
	return lines
}

// ranks says which suit a lead is and how tiles rank inside it.
func (v en) ranks(r *rulesets.Rules, t *rulesets.Tricks) string {
	suit := "The suit led is the higher end of the tile led"
	if r.LeadSuit == "choice" {
		suit = "The suit led is either end of the tile led, as the leader says"
	}
	if t.Trump != "none" {
		suit += ", and a tile with a trump end is a trump"
	}
	blank, double := "a blank is lowest", "a double ranks by its pips"
	if r.RankBlank == "high" {
		blank = "a blank is above the 6"
	}
	if r.RankDouble == "high" {
		double = "the double is on top"
	}
	return suit + ". Inside a suit the other end ranks: " + blank + ", " + double + "."
}

// duties is what the second player owes.
func (v en) duties(t *rulesets.Tricks) string {
	if len(t.Ladder) == 0 {
		return "The second player may play anything."
	}
	var rungs []string
	for _, rung := range t.Ladder {
		rungs = append(rungs, map[string]string{
			"beat-trump": "a higher trump on a trump led", "follow": "the suit led", "top-on-trump": t.Top.String() + " on a trump led",
		}[rung])
	}
	return "The second player must play " + strings.Join(rungs, ", otherwise ") + ", otherwise anything."
}

func (v en) declares(d *rulesets.Declare) string {
	var worth []string
	for _, n := range sorted(d.Points) {
		worth = append(worth, strconv.Itoa(n)+" score "+strconv.Itoa(d.Points[n]))
	}
	text := "Doubles may be declared on lead"
	if d.After > 0 {
		text += ", after " + v.count(d.After, "trick") + " won"
	}
	text += ", and must all win their tricks: " + strings.Join(worth, ", ")
	for _, tile := range sorted(d.Extra) {
		text += "; " + strconv.Itoa(d.Extra[tile]) + " more with " + tile.String()
	}
	return text + "."
}

func (v en) bid(b *rulesets.Bid) []string {
	bidder := map[string]string{"winner": "The winner of the last trick", "opener": "The non-dealer"}[b.Bidder]
	lines := []string{bidder + " bids first, " + strconv.Itoa(b.Lowest) + " at least, or passes; each bid is higher. The highest is what is still there to be won."}
	call := "The higher bidder is the declarer and calls the trump"
	if b.NoTrump {
		call += ", or none"
	}
	switch b.Nello {
	case "highest":
		call += ", or, after the highest bid, nello: to win no trick"
	case "always":
		call += ", or nello: to win no trick"
	}
	return append(lines, call+".")
}

// worth says what won tiles count.
func (v en) worth(w rulesets.Worth) string {
	var parts []string
	if w.TrumpDouble > 0 {
		parts = append(parts, "the double of trumps "+strconv.Itoa(w.TrumpDouble))
	}
	for _, kind := range w.SumOfEnds {
		parts = append(parts, map[string]string{"trumps": "every other trump its pips", "doubles": "every other double its pips"}[kind])
	}
	for _, sum := range sorted(w.Sums) {
		parts = append(parts, "a tile of "+strconv.Itoa(sum)+" pips "+strconv.Itoa(w.Sums[sum]))
	}
	text := "Won tiles count: " + strings.Join(parts, ", ")
	if w.Blank != 0 {
		text += "; a blank is " + strconv.Itoa(w.Blank) + " pips"
	}
	return text + "."
}

func (v en) gamePoints(g *rulesets.GamePoints) []string {
	lines := []string{v.worth(g.Worth)}
	if g.LastTrick > 0 {
		lines = append(lines, "The last trick counts "+strconv.Itoa(g.LastTrick)+" when the stock was used up.")
	}
	goal, low := strconv.Itoa(g.Goal), strconv.Itoa(g.Low)
	award := func(n int) string { return v.points(scoring.Whole(n)) }
	return append(lines,
		goal+" or more: "+award(g.Won)+"; against less than "+low+": "+award(g.BelowLow)+"; against no trick: "+award(g.NoTrick)+".",
		"Closed with less than "+goal+": "+award(g.FailedClose)+" to the other.")
}

func (v en) contract(c *rulesets.Contract) []string {
	lines := []string{v.worth(c.Worth)}
	if c.Trick > 0 {
		lines[0] = strings.TrimSuffix(lines[0], ".") + ", each trick " + strconv.Itoa(c.Trick) + "."
	}
	return append(lines, "The declarer who makes the bid, or no trick after nello, scores "+v.points(scoring.Whole(c.Made))+"; otherwise the opponent scores "+v.points(scoring.Whole(c.Set))+".")
}

func (v en) collect(r *rulesets.Rules, c *rulesets.Collect) []string {
	lines := byPlayers(r.Players, c.TakeOut, func(players []string, n int) string {
		text := v.count(n, "tile") + " " + isOrAre(n) + " taken out at random and shown"
		if players == nil {
			return upper(text) + "."
		}
		return "With " + v.or(players) + " players " + text + "; the top of the pile is missing then."
	})
	lines = append(lines,
		"The tiles lie face up in a triangle of "+v.count(c.Rows, "row")+", each on two of the row below.",
		"On turn a player takes one tile that no tile lies on.",
	)
	switch c.FaceDown {
	case "odd":
		lines = append(lines, "The 1st, 3rd, 5th … of each player's tiles are laid face down, and nobody looks at them again.")
	case "even":
		lines = append(lines, "The 2nd, 4th, 6th … of each player's tiles are laid face down, and nobody looks at them again.")
	}
	return lines
}

func (v en) majority(m *rulesets.Majority) []string {
	var places []string
	for i, p := range m.Places {
		places = append(places, v.ordinal(i+1)+" "+v.placeWorth(p))
	}
	return []string{
		"For each number the players are ranked by how many of their tiles bear it: " + strings.Join(places, ", ") + ", the others nothing.",
		"Equal counts share a place. The highest total wins; the match is one hand.",
	}
}

func (en) placeWorth(p rulesets.Place) string {
	text := map[int]string{1: "plus the number", -1: "minus the number"}[p.Times]
	switch {
	case text == "":
		return plus(p.Plus)
	case p.Plus != 0:
		return text + " and " + plus(p.Plus)
	}
	return text
}
