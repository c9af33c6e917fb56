package say

func (en) option(key string) string { return enOptions.of(key) }

var enOptions = table[string]{
	{"deal", "tiles dealt to each player"},
	{"target", "what wins the match"},

	{"auto_block", "true: a hand ends by itself when no tile outside the line fits"},

	{"go_point", "declared: a go pays at once; last-tile: the last tile of a count does"},
	{"blank_on_31", "0-0 laid on 31. again: it scores 2; share: 1 for each of the two"},
	{"double_starter", "points to the dealer for a double as starter"},
	{"count_claims", "players count first. check: reported; muggins: the rest goes over"},

	{"rank_blank", "a blank inside its suit: low, or high above the 6"},
	{"rank_double", "a double inside its suit: natural by its pips, or high"},
	{"lead_suit", "the suit led: high, the higher end; choice: the leader names it"},
	{"both_reach", "both reach the goal. closer: who closed scores; none: nobody does"},

	{"chips", "chips each begins with; none: no purse is checked"},
	{"stakes.low", "the lowest stake"},
	{"stakes.high", "the highest stake"},
	{"payout", "how many times the stake the bank pays"},
	{"stake_before", "the turn before which a player must have staked"},
	{"banker", "the next banker. winner: who won; fixed: the same for the match"},
	{"games", "how many games the match has; none: until the table ends it"},
	{"spectators.payout", "how many times the stake a spectator gets; none: no such stakes"},
	{"spectators.names", "who watches and may stake"},

	{"ties", "places after a tie. skip: 1-1-3; dense: 1-1-2"},
	{"double_counts", "how many tiles of its number a double counts as: 1 or 2"},

	{"skunk", "a loser below it is skunked; none: no such line"},
	{"double_skunk", "a loser below it is skunked twice over; none: no such line"},
}
