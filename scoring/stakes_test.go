package scoring

import (
	"math/rand/v2"
	"slices"
	"testing"
)

const (
	ann Seat = iota
	ben
	cyd
	dee
	dora // does not play
)

// Dee banks; the others stake on themselves, 4, 2 and 6.
var three = []Stake{{ann, ann, 4, Halves(5)}, {ben, ben, 2, Halves(5)}, {cyd, cyd, 6, Halves(5)}}

func TestSettleStakes(t *testing.T) {
	for _, c := range []struct {
		name         string
		bank, winner Seat
		stakes       []Stake
		net          []Points // in chips, by seat
		kinds        []Kind
	}{
		{"Ann wins", dee, ann, three, []Points{Whole(10), Whole(-2), Whole(-6), Whole(-2), 0}, []Kind{StakeWon, StakeLost, StakeLost}},
		{"Ben wins", dee, ben, three, []Points{Whole(-4), Whole(5), Whole(-6), Whole(5), 0}, []Kind{StakeLost, StakeWon, StakeLost}},
		{"Cyd wins", dee, cyd, three, []Points{Whole(-4), Whole(-2), Whole(15), Whole(-9), 0}, []Kind{StakeLost, StakeLost, StakeWon}},
		{"the bank wins", dee, dee, three, []Points{Whole(-4), Whole(-2), Whole(-6), Whole(12), 0}, []Kind{StakeLost, StakeLost, StakeLost}},
		{"a draw", dee, NoSeat, three, []Points{0, 0, 0, 0, 0}, nil},
		{"nobody had to stake yet", dee, ann, nil, []Points{0, 0, 0, 0, 0}, nil},
		{"the winner had not staked", dee, ann, three[1:], []Points{0, Whole(-2), Whole(-6), Whole(8), 0}, []Kind{StakeLost, StakeLost}},
		{"2.5 times 5", dee, ann, []Stake{{ann, ann, 5, Halves(5)}}, []Points{Halves(25), 0, 0, Halves(-25), 0}, []Kind{StakeWon}},
		{"Dora backs Ben, who wins", dee, ben, []Stake{{ben, ben, 2, Halves(5)}, {dora, ben, 3, Halves(3)}},
			[]Points{0, Whole(5), 0, Halves(-19), Halves(9)}, []Kind{StakeWon, StakeWon}},
		{"Dora backs Ben, who loses", ann, cyd, []Stake{{ben, ben, 2, Halves(5)}, {cyd, cyd, 1, Halves(5)}, {dora, ben, 3, Halves(3)}},
			[]Points{Halves(5), Whole(-2), Halves(5), 0, Whole(-3)}, []Kind{StakeLost, StakeWon, StakeLost}},
	} {
		transfers := SettleStakes(c.bank, c.winner, c.stakes)
		if net := Net(transfers, 5); !slices.Equal(net, c.net) {
			t.Errorf("%s: %v, want %v", c.name, net, c.net)
		}
		var kinds []Kind
		for i, tr := range transfers {
			kinds = append(kinds, tr.Kind)
			from, to := tr.Stake.Owner, c.bank
			if tr.Kind == StakeWon {
				from, to = to, from
			}
			if tr.Stake != c.stakes[i] || tr.From != from || tr.To != to || tr.Chips <= 0 {
				t.Errorf("%s: transfer %+v", c.name, tr)
			}
		}
		if !slices.Equal(kinds, c.kinds) {
			t.Errorf("%s: %v, want %v", c.name, kinds, c.kinds)
		}
	}
}

func TestStakesAddUpToNothing(t *testing.T) {
	random := rand.New(rand.NewPCG(5, 6))
	for range 2_000 {
		bank := Seat(random.IntN(4))
		winner := Seat(random.IntN(5)) - 1
		var stakes []Stake
		for owner := range Seat(8) {
			on := owner
			if owner >= 4 {
				on = Seat(random.IntN(4))
			}
			if on != bank {
				stakes = append(stakes, Stake{owner, on, random.IntN(1_000_000), Points(random.IntN(20))})
			}
		}
		net := Net(SettleStakes(bank, winner, stakes), 8)
		sum := Points(0)
		for _, p := range net {
			sum += p
		}
		if sum != 0 {
			t.Fatalf("%v with bank %d and winner %d: %v", stakes, bank, winner, net)
		}
	}
}
