package scoring

import (
	"fmt"
	"math"
	"strconv"
)

// Points is a score, exact to the half: it counts half points, because a stake paid at 2.5 can owe halves.
// Make one with Whole or Halves, never by conversion.
type Points int64

// Whole returns n points.
func Whole(n int) Points { return Points(n) * 2 }

// Halves returns n half points.
func Halves(n int) Points { return Points(n) }

// Times returns n times the points.
func (p Points) Times(n int) Points { return p * Points(n) }

// IsWhole reports whether there is no half in it.
func (p Points) IsWhole() bool { return p%2 == 0 }

// Whole returns the points without a half, rounded towards zero.
func (p Points) Whole() int { return int(p / 2) }

// String writes the points in digits, with .5 for a half: 12, -3, 12.5.
func (p Points) String() string {
	if p.IsWhole() {
		return strconv.FormatInt(int64(p/2), 10)
	}
	sign, abs := "", p
	if p < 0 {
		sign, abs = "-", -p
	}
	return sign + strconv.FormatInt(int64(abs/2), 10) + ".5"
}

// MarshalJSON writes the points as a number.
func (p Points) MarshalJSON() ([]byte, error) { return []byte(p.String()), nil }

// UnmarshalJSON reads a number that is a multiple of a half, and small enough to be exact.
func (p *Points) UnmarshalJSON(data []byte) error {
	f, err := strconv.ParseFloat(string(data), 64)
	if err != nil {
		return err
	}
	halves := f * 2
	if halves != math.Trunc(halves) || math.Abs(halves) > 1<<53 {
		return fmt.Errorf("%s is no number of half points", data)
	}
	*p = Points(halves)
	return nil
}
