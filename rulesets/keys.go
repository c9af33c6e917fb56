package rulesets

import (
	"slices"

	"bones/scoring"
)

// Bounds of the numbers in a ruleset. They are wide: what they keep out is a slip of the finger.
const (
	MinPlayers = 2
	MaxPlayers = 6     // the largest number of seats at any table
	MinSet     = 2     // the smallest set, double-two
	MaxTarget  = 9999  // points, marks or holes of a match
	MaxGames   = 999   // hands of a match
	MaxChips   = 99999 // a stake, and what a player starts with
	MaxPayout  = 100   // times the stake
	maxPoints  = 999   // points for one thing
	maxNumber  = 99999 // any number with a half
)

// shape are the keys that make a game what it is. They are the ruleset's, not the table's.
var shape = []key{
	{name: "name", kind: identifier{}, required: true, at: at(func(r *Rules) *string { return &r.Name })},
	{name: "version", kind: number{min: 1, max: MaxTarget}, required: true, at: at(func(r *Rules) *int { return &r.Version })},
	{name: "title", kind: bilingual{}, required: true, at: at(func(r *Rules) *Text { return &r.Title })},
	{name: "source", kind: freeText{}, at: at(func(r *Rules) *string { return &r.Source })},
	{name: "players", kind: section(playersKeys), required: true, at: at(func(r *Rules) *Range { return &r.Players })},
	{name: "set", kind: tileSet{}, in: hasTiles, required: true, at: at(func(r *Rules) *Rules { return r })},
	{name: "opening", kind: section(openingKeys), fallback: "{role: none, first: table, next: clockwise}", at: at(func(r *Rules) *Opening { return &r.Opening })},
}

// phasesKey and sentencesKey end a ruleset. The phases are read first all the same: they decide which other keys there are.
var (
	phasesKey    = key{name: "phases", kind: phases{}, required: true, at: at(func(r *Rules) *[]Phase { return &r.Phases })}
	sentencesKey = key{name: "rules", kind: sentences{}, at: at(func(r *Rules) *map[string]Text { return &r.Sentences })}
)

// allKeys are the keys of a ruleset, but for extends, in the order in which they are written.
func allKeys() []key { return slices.Concat(shape, choices, []key{phasesKey, sentencesKey}) }

// choices are the keys that a table may choose, by the header of a sheet or --set; their fallback is the common rule.
var choices = []key{
	{name: "deal", kind: byPlayers{1, 55}, in: deals, required: true, house: true, at: at(func(r *Rules) *ByPlayers { return &r.Deal })},
	{name: "target", kind: byPlayers{1, MaxTarget}, in: hasTarget, required: true, house: true, at: at(func(r *Rules) *ByPlayers { return &r.Target })},

	{name: "auto_block", kind: flag{}, in: has(isChain), fallback: "true", house: true, at: at(func(r *Rules) *bool { return &r.AutoBlock })},

	{name: "go_point", kind: word{"declared", "last-tile"}, in: has(isPegging), fallback: "declared", house: true, at: at(func(r *Rules) *string { return &r.GoPoint })},
	{name: "blank_on_31", kind: word{"again", "share"}, in: has(isPegging), fallback: "again", house: true, at: at(func(r *Rules) *string { return &r.BlankOn31 })},
	{name: "double_starter", kind: number{min: 0, max: maxPoints}, in: has(isStarter), fallback: "0", house: true, at: at(func(r *Rules) *int { return &r.DoubleStarter })},
	{name: "count_claims", kind: word{"none", "check", "muggins"}, in: has(isShow), fallback: "none", house: true, at: at(func(r *Rules) *string { return &r.CountClaims })},

	{name: "rank_blank", kind: word{"low", "high"}, in: has(isTricks), fallback: "low", house: true, at: at(func(r *Rules) *string { return &r.RankBlank })},
	{name: "rank_double", kind: word{"natural", "high"}, in: has(isTricks), fallback: "natural", house: true, at: at(func(r *Rules) *string { return &r.RankDouble })},
	{name: "lead_suit", kind: word{"high", "choice"}, in: has(isTricks), fallback: "high", house: true, at: at(func(r *Rules) *string { return &r.LeadSuit })},
	{name: "both_reach", kind: word{"closer", "none"}, in: has(isGamePoints), fallback: "closer", house: true, at: at(func(r *Rules) *string { return &r.BothReach })},

	{name: "chips", kind: number{max: MaxChips, none: true}, in: staked, fallback: "none", house: true, at: at(func(r *Rules) *int { return &r.Chips })},
	{name: "stakes", kind: section(stakesKeys), in: staked, house: true, at: at(func(r *Rules) *Limits { return &r.Stakes })},
	{name: "payout", kind: half{min: 1, max: MaxPayout}, in: staked, fallback: "2.5", house: true, at: at(func(r *Rules) *scoring.Points { return &r.Payout })},
	{name: "stake_before", kind: number{min: 1, max: 55}, in: staked, fallback: "3", house: true, at: at(func(r *Rules) *int { return &r.StakeBefore })},
	{name: "banker", kind: word{"winner", "fixed"}, in: staked, fallback: "winner", house: true, at: at(func(r *Rules) *string { return &r.Banker })},
	{name: "games", kind: number{max: MaxGames, none: true}, in: staked, fallback: "none", house: true, at: at(func(r *Rules) *int { return &r.Games })},
	{name: "spectators", kind: section(spectatorsKeys), in: staked, house: true, at: at(func(r *Rules) *Spectators { return &r.Spectators })},

	{name: "ties", kind: word{"skip", "dense"}, in: has(isMajority), fallback: "skip", house: true, at: at(func(r *Rules) *string { return &r.Ties })},
	{name: "double_counts", kind: number{min: 1, max: 2}, in: has(isMajority), fallback: "1", house: true, at: at(func(r *Rules) *int { return &r.DoubleCounts })},

	{name: "skunk", kind: number{max: MaxTarget, none: true}, in: has(isBoard), fallback: "none", house: true, at: at(func(r *Rules) *int { return &r.Skunk })},
	{name: "double_skunk", kind: number{max: MaxTarget, none: true}, in: has(isBoard), fallback: "none", house: true, at: at(func(r *Rules) *int { return &r.DoubleSkunk })},
}

var playersKeys = []key{
	{name: "min", kind: number{min: MinPlayers, max: MaxPlayers}, required: true, at: at(func(r *Range) *int { return &r.Min })},
	{name: "max", kind: number{min: MinPlayers, max: MaxPlayers}, required: true, at: at(func(r *Range) *int { return &r.Max })},
}

var openingKeys = []key{
	{name: "role", kind: word{"starter", "dealer", "banker", "none"}, required: true, at: at(func(o *Opening) *string { return &o.Role })},
	{name: "first", kind: word{"table", "heaviest"}, required: true, at: at(func(o *Opening) *string { return &o.First })},
	{name: "next", kind: word{"clockwise", "winner"}, required: true, at: at(func(o *Opening) *string { return &o.Next })},
}

var stakesKeys = []key{
	{name: "low", kind: number{min: 1, max: MaxChips, unset: true}, at: at(func(l *Limits) *int { return &l.Low })},
	{name: "high", kind: number{min: 1, max: MaxChips, unset: true}, at: at(func(l *Limits) *int { return &l.High })},
}

var spectatorsKeys = []key{
	{name: "payout", kind: half{min: 1, max: MaxPayout, none: true}, fallback: "none", at: at(func(s *Spectators) *scoring.Points { return &s.Payout })},
	{name: "names", kind: people{}, fallback: "[]", at: at(func(s *Spectators) *[]string { return &s.Names })},
}

// phaseKeys are the mechanisms.
var phaseKeys = []key{
	{name: "chain", at: at(func(p *Phase) **Chain { return &p.Chain }), kind: part[Chain]{
		{name: "ladder", kind: ladder{"play", "draw", "pass"}, required: true, at: at(func(c *Chain) *[]string { return &c.Ladder })},
		{name: "staked", kind: flag{}, fallback: "false", at: at(func(c *Chain) *bool { return &c.Staked })},
	}},
	{name: "settle", at: at(func(p *Phase) **Settle { return &p.Settle }), kind: part[Settle]{
		{name: "by", kind: word{"pips", "stakes"}, required: true, at: at(func(s *Settle) *string { return &s.By })},
		{name: "blocked", kind: word{"difference"}, fallback: "difference", at: at(func(s *Settle) *string { return &s.Blocked })},
	}},
	{name: "starter", at: at(func(p *Phase) **Starter { return &p.Starter }), kind: part[Starter]{}},
	{name: "pegging", at: at(func(p *Phase) **Pegging { return &p.Pegging }), kind: part[Pegging]{
		{name: "lay_away", kind: number{min: 0, max: 54}, required: true, at: at(func(p *Pegging) *int { return &p.LayAway })},
		{name: "limit", kind: number{min: 2 * scoring.MaxEnd, max: maxPoints}, required: true, at: at(func(p *Pegging) *int { return &p.Limit })},
		{name: "counts", kind: counts{1, maxPoints, maxPoints}, required: true, at: at(func(p *Pegging) *map[int]int { return &p.Counts })},
	}},
	{name: "show", at: at(func(p *Phase) **Show { return &p.Show }), kind: part[Show]{
		{name: "crib", kind: flag{}, required: true, at: at(func(s *Show) *bool { return &s.Crib })},
	}},
	{name: "turn_up", at: at(func(p *Phase) **TurnUp { return &p.TurnUp }), kind: part[TurnUp]{
		{name: "prefer", kind: numbers{0, scoring.MaxEnd}, fallback: "[]", at: at(func(t *TurnUp) *[]int { return &t.Prefer })},
		{name: "otherwise", kind: word{"high", "low"}, required: true, at: at(func(t *TurnUp) *string { return &t.Otherwise })},
	}},
	{name: "tricks", at: at(func(p *Phase) **Tricks { return &p.Tricks }), kind: part[Tricks]{
		{name: "leader", kind: word{"opener", "winner", "declarer"}, required: true, at: at(func(t *Tricks) *string { return &t.Leader })},
		{name: "trump", kind: word{"none", "turned", "called"}, required: true, at: at(func(t *Tricks) *string { return &t.Trump })},
		{name: "top", kind: tile{}, fallback: "none", at: at(func(t *Tricks) *scoring.Tile { return &t.Top })},
		{name: "ladder", kind: ladder{"beat-trump", "follow", "top-on-trump"}, required: true, at: at(func(t *Tricks) *[]string { return &t.Ladder })},
		{name: "draw", kind: word{"none", "stock", "offered"}, fallback: "none", at: at(func(t *Tricks) *string { return &t.Draw })},
		{name: "won", kind: word{"kept", "out"}, fallback: "kept", at: at(func(t *Tricks) *string { return &t.Won })},
		{name: "secret", kind: flag{}, fallback: "false", at: at(func(t *Tricks) *bool { return &t.Secret })},
		{name: "close", kind: flag{}, fallback: "false", at: at(func(t *Tricks) *bool { return &t.Close })},
		{name: "declare", at: at(func(t *Tricks) **Declare { return &t.Declare }), kind: part[Declare]{
			{name: "points", kind: counts{2, scoring.MaxEnd + 1, maxPoints}, required: true, at: at(func(d *Declare) *map[int]int { return &d.Points })},
			{name: "extra", kind: tilePoints{maxPoints}, at: at(func(d *Declare) *map[scoring.Tile]int { return &d.Extra })},
			{name: "after", kind: number{min: 0, max: 55}, fallback: "0", at: at(func(d *Declare) *int { return &d.After })},
		}},
		{name: "all_doubles", at: at(func(t *Tricks) **AllDoubles { return &t.AllDoubles }), kind: part[AllDoubles]{
			{name: "on_lead", kind: number{min: 1, max: maxPoints}, required: true, at: at(func(a *AllDoubles) *int { return &a.OnLead })},
			{name: "after_trick", kind: number{min: 1, max: maxPoints}, required: true, at: at(func(a *AllDoubles) *int { return &a.AfterTrick })},
		}},
	}},
	{name: "bid", at: at(func(p *Phase) **Bid { return &p.Bid }), kind: part[Bid]{
		{name: "bidder", kind: word{"winner", "opener"}, required: true, at: at(func(b *Bid) *string { return &b.Bidder })},
		{name: "lowest", kind: number{min: 1, max: maxPoints}, required: true, at: at(func(b *Bid) *int { return &b.Lowest })},
		{name: "no_trump", kind: flag{}, fallback: "false", at: at(func(b *Bid) *bool { return &b.NoTrump })},
		{name: "nello", kind: word{"never", "highest", "always"}, fallback: "never", at: at(func(b *Bid) *string { return &b.Nello })},
	}},
	{name: "game_points", at: at(func(p *Phase) **GamePoints { return &p.GamePoints }), kind: part[GamePoints]{
		{name: "worth", kind: section(worthKeys), required: true, at: at(func(g *GamePoints) *Worth { return &g.Worth })},
		{name: "last_trick", kind: number{min: 0, max: maxPoints}, fallback: "0", at: at(func(g *GamePoints) *int { return &g.LastTrick })},
		{name: "goal", kind: number{min: 1, max: maxPoints}, required: true, at: at(func(g *GamePoints) *int { return &g.Goal })},
		{name: "low", kind: number{min: 0, max: maxPoints}, required: true, at: at(func(g *GamePoints) *int { return &g.Low })},
		{name: "won", kind: number{min: 1, max: maxPoints}, required: true, at: at(func(g *GamePoints) *int { return &g.Won })},
		{name: "below_low", kind: number{min: 1, max: maxPoints}, required: true, at: at(func(g *GamePoints) *int { return &g.BelowLow })},
		{name: "no_trick", kind: number{min: 1, max: maxPoints}, required: true, at: at(func(g *GamePoints) *int { return &g.NoTrick })},
		{name: "failed_close", kind: number{min: 1, max: maxPoints}, required: true, at: at(func(g *GamePoints) *int { return &g.FailedClose })},
	}},
	{name: "contract", at: at(func(p *Phase) **Contract { return &p.Contract }), kind: part[Contract]{
		{name: "worth", kind: section(worthKeys), required: true, at: at(func(c *Contract) *Worth { return &c.Worth })},
		{name: "trick", kind: number{min: 0, max: maxPoints}, required: true, at: at(func(c *Contract) *int { return &c.Trick })},
		{name: "made", kind: number{min: 1, max: maxPoints}, required: true, at: at(func(c *Contract) *int { return &c.Made })},
		{name: "set", kind: number{min: 1, max: maxPoints}, required: true, at: at(func(c *Contract) *int { return &c.Set })},
	}},
	{name: "collect", at: at(func(p *Phase) **Collect { return &p.Collect }), kind: part[Collect]{
		{name: "rows", kind: number{min: 1, max: 10}, required: true, at: at(func(c *Collect) *int { return &c.Rows })},
		{name: "take_out", kind: byPlayers{0, 1}, at: at(func(c *Collect) *ByPlayers { return &c.TakeOut })},
		{name: "face_down", kind: word{"odd", "even", "none"}, required: true, at: at(func(c *Collect) *string { return &c.FaceDown })},
	}},
	{name: "majority", at: at(func(p *Phase) **Majority { return &p.Majority }), kind: part[Majority]{
		{name: "places", kind: places{maxPoints}, required: true, at: at(func(m *Majority) *[]Place { return &m.Places })},
	}},
	{name: "board", at: at(func(p *Phase) **Board { return &p.Board }), kind: part[Board]{}},
}

var worthKeys = []key{
	{name: "trump_double", kind: number{min: 0, max: maxPoints}, fallback: "0", at: at(func(w *Worth) *int { return &w.TrumpDouble })},
	{name: "sum_of_ends", kind: ladder{"trumps", "doubles"}, fallback: "[]", at: at(func(w *Worth) *[]string { return &w.SumOfEnds })},
	{name: "sums", kind: counts{0, maxPoints, maxPoints}, at: at(func(w *Worth) *map[int]int { return &w.Sums })},
	{name: "blank", kind: number{min: 0, max: maxPoints}, fallback: "0", at: at(func(w *Worth) *int { return &w.Blank })},
}

// The mechanisms that a key may belong to.
func isChain(p Phase) bool      { return p.Chain != nil }
func isStarter(p Phase) bool    { return p.Starter != nil }
func isPegging(p Phase) bool    { return p.Pegging != nil }
func isShow(p Phase) bool       { return p.Show != nil }
func isTricks(p Phase) bool     { return p.Tricks != nil }
func isGamePoints(p Phase) bool { return p.GamePoints != nil }
func isBid(p Phase) bool        { return p.Bid != nil }
func isCollect(p Phase) bool    { return p.Collect != nil }
func isMajority(p Phase) bool   { return p.Majority != nil }
func isBoard(p Phase) bool      { return p.Board != nil }

// has makes the condition that one of the phases is of a kind.
func has(is func(Phase) bool) func(*Rules) bool {
	return func(r *Rules) bool {
		for _, p := range r.Phases {
			if is(p) {
				return true
			}
		}
		return false
	}
}

// staked: the players stake on the hand.
var staked = has(func(p Phase) bool {
	return p.Chain != nil && p.Chain.Staked || p.Settle != nil && p.Settle.By == "stakes"
})

// hasTiles: the game is played with tiles that the referee follows.
var hasTiles = has(func(p Phase) bool { return p.Board == nil })

// deals: the players get hands.
var deals = has(func(p Phase) bool { return p.Chain != nil || p.Pegging != nil || p.Tricks != nil })

// hasTarget: the match is won by points.
var hasTarget = has(func(p Phase) bool {
	return p.Settle != nil && p.Settle.By == "pips" || p.Pegging != nil || p.GamePoints != nil || p.Contract != nil || p.Board != nil
})
