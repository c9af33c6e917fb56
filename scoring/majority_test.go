package scoring

import (
	"math/rand/v2"
	"slices"
	"testing"
)

var places = []PlaceWorth{{1, 0}, {-1, 0}, {0, 10}}

func TestRank(t *testing.T) {
	for _, c := range []struct {
		number int
		counts []int
		dense  bool
		places []int
		points []int
	}{
		{8, []int{4, 3, 3}, false, []int{1, 2, 2}, []int{8, -8, -8}},
		{8, []int{3, 3, 3}, false, []int{1, 1, 1}, []int{8, 8, 8}},
		{1, []int{5, 3, 1}, false, []int{1, 2, 3}, []int{1, -1, 10}},
		{9, []int{4, 4, 1}, false, []int{1, 1, 3}, []int{9, 9, 10}},
		{9, []int{4, 4, 1}, true, []int{1, 1, 2}, []int{9, 9, -9}},
		{5, []int{6, 3, 0}, false, []int{1, 2, 3}, []int{5, -5, 10}},
		{7, []int{4, 2, 2, 1}, false, []int{1, 2, 2, 4}, []int{7, -7, -7, 0}},
		{7, []int{4, 2, 2, 1}, true, []int{1, 2, 2, 3}, []int{7, -7, -7, 10}},
		{6, []int{0, 1, 2, 2, 4}, false, []int{5, 4, 2, 2, 1}, []int{0, 0, -6, -6, 6}},
		{6, []int{0, 1, 2, 2, 4}, true, []int{4, 3, 2, 2, 1}, []int{0, 10, -6, -6, 6}},
	} {
		var rank, points, counts []int
		for seat, p := range (Majority{places, c.dense}).Rank(c.number, c.counts) {
			if p.Seat != Seat(seat) || p.Number != c.number {
				t.Errorf("the place of seat %d for number %d is %+v", seat, c.number, p)
			}
			rank, points, counts = append(rank, p.Place), append(points, p.Points), append(counts, p.Count)
		}
		if !slices.Equal(rank, c.places) || !slices.Equal(points, c.points) || !slices.Equal(counts, c.counts) {
			t.Errorf("number %d, counts %v, dense %v: places %v for %v, want %v for %v", c.number, c.counts, c.dense, rank, points, c.places, c.points)
		}
	}
}

// Every table of up to five players with counts up to 5 against sorting: with skipping, a place is the position of the first of
// the equals in the sorted list; dense, it is the position in the list of the different counts.
func TestRankAgainstSorting(t *testing.T) {
	for players := 3; players <= 5; players++ {
		combinations := 1
		for range players {
			combinations *= 6
		}
		for code := range combinations {
			counts := make([]int, players)
			for i := range counts {
				counts[i], code = code%6, code/6
			}
			sorted := slices.Clone(counts)
			slices.Sort(sorted)
			slices.Reverse(sorted)
			distinct := slices.Compact(slices.Clone(sorted))
			for seat, count := range counts {
				skip := Majority{places, false}.Rank(4, counts)[seat]
				dense := Majority{places, true}.Rank(4, counts)[seat]
				if skip.Place != slices.Index(sorted, count)+1 || dense.Place != slices.Index(distinct, count)+1 {
					t.Fatalf("counts %v: seat %d has place %d, dense %d", counts, seat, skip.Place, dense.Place)
				}
				for _, p := range []Place{skip, dense} {
					if want := []int{4, -4, 10, 0, 0}[p.Place-1]; p.Points != want {
						t.Fatalf("place %d for number 4 scores %d, want %d", p.Place, p.Points, want)
					}
				}
			}
		}
	}
}

func TestCountNumbers(t *testing.T) {
	hand := set("9-9 9-1 8-2 1-1")
	if got, want := CountNumbers(hand, 1), (Counts{1: 2, 2: 1, 8: 1, 9: 2}); got != want {
		t.Errorf("doubles once: %v, want %v", got, want)
	}
	if got, want := CountNumbers(hand, 2), (Counts{1: 3, 2: 1, 8: 1, 9: 3}); got != want {
		t.Errorf("doubles twice: %v, want %v", got, want)
	}
}

// However the 45 tiles without blanks are dealt out, each number is there nine times, ten with doubles twice.
func TestCountsOfADealAddUp(t *testing.T) {
	deck := (Double(9) &^ Bearing(0)).Tiles()
	random := rand.New(rand.NewPCG(3, 4))
	for range 200 {
		random.Shuffle(len(deck), func(i, j int) { deck[i], deck[j] = deck[j], deck[i] })
		for doubles, each := range map[int]int{1: 9, 2: 10} {
			var sum Counts
			for hand := range slices.Chunk(deck, 15) {
				for number, count := range CountNumbers(SetOf(hand...), doubles) {
					sum[number] += count
				}
			}
			if want := (Counts{0, each, each, each, each, each, each, each, each, each}); sum != want {
				t.Fatalf("the counts of all hands are %v, want %v", sum, want)
			}
		}
	}
}
