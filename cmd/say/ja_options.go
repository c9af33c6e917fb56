package say

func (ja) option(key string) string { return jaOptions.of(key) }

var jaOptions = table[string]{
	{"deal", "一人に配る枚数"},
	{"target", "勝ちになる点数"},

	{"auto_block", "true: つながる牌がもうなければ、ひとりでにブロックになる"},

	{"go_point", "declared: ゴーですぐ1点。last-tile: 最後に出した人に1点"},
	{"blank_on_31", "31の後の0-0。again: 2点。share: 二人に1点ずつ"},
	{"double_starter", "スターターがダブルの時のディーラーの点"},
	{"count_claims", "先に自分で数える。check: 違いを知らせる。muggins: 残りは相手へ"},

	{"rank_blank", "スートの中の0。low: 一番弱い。high: 6より強い"},
	{"rank_double", "スートの中のダブル。natural: 目の通り。high: 一番強い"},
	{"lead_suit", "リードのスート。high: 大きい目。choice: リードする人が選ぶ"},
	{"both_reach", "両者が目標に届いた時。closer: 勝利宣言した側。none: なし"},

	{"chips", "最初のチップの枚数。none: 手持ちは調べない"},
	{"stakes.low", "賭けの最低額"},
	{"stakes.high", "賭けの最高額"},
	{"payout", "親が払うのは賭けの何倍か"},
	{"stake_before", "何回目の手番の前までに賭けるか"},
	{"banker", "次の親。winner: 勝った人。fixed: ずっと同じ人"},
	{"games", "対局のゲーム数。none: 卓が終わりにするまで"},
	{"spectators.payout", "観戦者への配当は賭けの何倍か。none: 観戦者は賭けない"},
	{"spectators.names", "賭けのできる観戦者"},

	{"ties", "同順位の後の順位。skip: 1-1-3。dense: 1-1-2"},
	{"double_counts", "ダブルをその目の何枚と数えるか。1 か 2"},

	{"skunk", "これに届かない敗者はスカンク。none: なし"},
	{"double_skunk", "これに届かない敗者はダブルスカンク。none: なし"},
}
