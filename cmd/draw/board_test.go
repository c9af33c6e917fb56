package draw

import (
	"fmt"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"bones/scoring"
)

// track returns a track with whole scores.
func track(name string, front, back int, note string) Track {
	return Track{name, scoring.Whole(front), scoring.Whole(back), note}
}

var boards = []struct {
	name  string
	board Board
}{
	{"a game to 61", Board{Target: 61, Tracks: []Track{
		track("Ann", 23, 20, "38 to go"), track("Ben", 15, 9, "46 to go"),
	}}},
	{"the start, with a skunk line", Board{Target: 61, Skunk: 31, Tracks: []Track{
		track("アン", 0, 0, "あと61"), track("ベン", 0, 0, "あと61"),
	}}},
	{"won beyond the target", Board{Target: 61, Skunk: 31, Tracks: []Track{
		track("Ann", 65, 57, "won"), track("Ben", 30, 28, "skunked"),
	}}},
	{"three to 121, with skunk lines", Board{Target: 121, Skunk: 91, DoubleSkunk: 61, Tracks: []Track{
		track("Ann", 93, 81, "28 to go"), track("王小明さんの長い名前です", 121, 107, "won"), track("👩🏽‍🚀", 60, 59, "61 to go"),
	}}},
	{"below zero, halves, a correction", Board{Target: 61, Tracks: []Track{
		track("Ann", -3, 0, ""), {"Ben", scoring.Halves(25), scoring.Halves(19), ""}, {"Cyd", scoring.Halves(1), 0, ""},
		{"Dee", scoring.Halves(-1), scoring.Halves(3), ""}, track("Dora", 20, 24, ""),
	}}},
	{"six players", Board{Target: 61, Tracks: []Track{
		track("Ann", 5, 0, ""), track("Ben", 10, 5, ""), track("Cyd", 30, 29, ""),
		track("Dee", 31, 30, ""), track("Dora", 60, 45, ""), track("Eve", 61, 60, ""),
	}}},
	{"six players in sixteen lines", Board{Target: 121, MaxLines: 16, Tracks: []Track{
		track("Ann", 5, 0, ""), track("Ben", 10, 5, ""), track("Cyd", 30, 29, ""),
		track("Dee", 31, 30, ""), track("Dora", 60, 45, ""), track("Eve", 121, 118, ""),
	}}},
	{"to 7", Board{Target: 7, Tracks: []Track{track("Ann", 4, 2, "3 to go"), track("Ben", 2, 1, "5 to go")}}},
	{"to 100", Board{Target: 100, Tracks: []Track{track("Ann", 99, 91, "1 to go"), track("Ben", 50, 44, "50 to go")}}},
	{"to 1000", Board{Target: 1000, Skunk: 501, Tracks: []Track{track("Ann", 999, 809, ""), track("Ben", 9, 0, "")}}},
	{"without target", Board{Tracks: []Track{track("Ann", 24, 12, ""), track("Ben", -12, 0, ""), track("Cyd", 31, 0, "")}}},
	{"nobody", Board{Target: 61}},
}

func TestBoardGolden(t *testing.T) {
	var sections []section
	for _, c := range boards {
		for _, width := range []int{80, 40} {
			sections = append(sections, section{
				fmt.Sprintf("%s, %d columns", c.name, width), c.board.Draw(Style{}, width).String(),
			})
		}
	}
	for _, width := range []int{120, 80, 40} {
		sections = append(sections, section{
			fmt.Sprintf("%s, %d columns, ASCII", boards[3].name, width), boards[3].board.Draw(Style{ASCII: true}, width).String(),
		})
	}
	golden(t, "board", sections...)
}

func TestBoardPaintsAPlayerInOneColour(t *testing.T) {
	board := Board{Target: 5, Tracks: []Track{track("Ann", 2, 1, ""), track("Ben", 0, 0, "")}}
	got := board.Draw(Style{ASCII: true, Colour: true}, 80).String()
	want := "\x1b[1;36mAnn\x1b[0m   \x1b[1;36mo\x1b[0m\x1b[1;36mO\x1b[0m...   2 +1\n" +
		"\x1b[1;33mBen\x1b[0m \x1b[1;33mO\x1b[0m .....   0\n"
	if got != want {
		t.Errorf("%q, not %q", got, want)
	}
}

// A reading is what the picture of a track says.
type reading struct {
	name        string
	score, last float64
	holes       int
	front, back float64 // in holes, half a hole past a whole one; back is -1 where it is not seen
}

var (
	trackRow  = regexp.MustCompile(`^(.*?) *(?:([OoQq●○◐◔])[ |│║]| [|│║])?([.OoQq·●○◐◔](?:[ |│║]{0,2}[.OoQq·●○◐◔])*)(?:   (.*))?$`)
	scoreText = regexp.MustCompile(`^(.*?) *(-?\d+(?:\.5)?)(?: +([+-]\d+(?:\.5)?))?$`)
	unitRow   = regexp.MustCompile(`^[.·] = (\d+)$`)
)

// readBoard reads a board without notes back from its picture: the tracks, and how many points a hole stands for.
func readBoard(t rapid.TB, picture Picture) (tracks []reading, unit float64) {
	t.Helper()
	number := func(s string) float64 {
		n, err := strconv.ParseFloat(s, 64)
		if err != nil && s != "" {
			t.Fatalf("%q is no number", s)
		}
		return n
	}
	begin := func(name, score string) {
		m := scoreText.FindStringSubmatch(score)
		if m == nil {
			t.Fatalf("%q is no score", score)
		}
		tracks = append(tracks, reading{strings.TrimSpace(name + m[1]), number(m[2]), number(m[3]), 0, -1, -1})
	}
	unit = 1
	for _, line := range picture {
		if m := unitRow.FindStringSubmatch(line); m != nil {
			unit = number(m[1])
			continue
		}
		m := trackRow.FindStringSubmatch(line)
		if m == nil {
			begin("", line)
			continue
		}
		if m[4] != "" {
			begin(m[1], m[4])
		}
		now := &tracks[len(tracks)-1]
		if now.holes > 0 {
			m[2], m[3] = "", m[2]+m[3] // only the first row has a start
		}
		peg := func(mark rune) {
			switch mark {
			case 'O', '●':
				now.front = float64(now.holes)
			case 'Q', '◐':
				now.front = float64(now.holes) + 0.5
			case 'o', '○':
				now.back = float64(now.holes)
			case 'q', '◔':
				now.back = float64(now.holes) + 0.5
			}
		}
		for _, mark := range m[2] {
			peg(mark) // before the first hole
		}
		for _, mark := range m[3] {
			if !strings.ContainsRune(" |│║", mark) {
				now.holes++
				peg(mark)
			}
		}
	}
	return tracks, unit
}

// onTrack returns the place of a score on a track of holes that stand for unit points each, up to target.
func onTrack(points, target, unit float64, holes int) float64 {
	switch {
	case points <= 0:
		return 0
	case target > 0 && points >= target:
		return float64(holes)
	case unit > 1:
		return float64(int(points / unit))
	}
	return points
}

func TestBoardShowsTheScoreOfRandomGames(t *testing.T) {
	names := []string{"Ann", "Ben", "Cyd", "Dee", "アン", "王小明"}
	rapid.Check(t, func(t *rapid.T) {
		board := Board{
			Tracks:   make([]Track, rapid.IntRange(1, 6).Draw(t, "players")),
			Target:   rapid.OneOf(rapid.SampledFrom([]int{0, 7, 31, 61, 100, 121, 1000}), rapid.IntRange(1, 1000)).Draw(t, "target"),
			MaxLines: rapid.SampledFrom([]int{0, 10, 20}).Draw(t, "lines"),
		}
		if board.Target > 20 && rapid.Bool().Draw(t, "skunks") {
			board.Skunk, board.DoubleSkunk = board.Target*3/4, board.Target/2
		}
		for i := range board.Tracks {
			board.Tracks[i].Name = names[i]
		}
		step := rapid.OneOf(rapid.IntRange(1, 24), rapid.IntRange(-8, 200)) // half points
		for range rapid.IntRange(0, 30).Draw(t, "length") {
			scorer := &board.Tracks[rapid.IntRange(0, len(board.Tracks)-1).Draw(t, "scorer")]
			scorer.Back, scorer.Front = scorer.Front, scorer.Front+scoring.Halves(step.Draw(t, "points"))
		}
		style := Style{ASCII: rapid.Bool().Draw(t, "ascii")}
		width := rapid.IntRange(40, 200).Draw(t, "width")
		picture := board.Draw(style, width)
		inOrder(t, picture, style, width)

		read, unit := readBoard(t, picture)
		if len(read) != len(board.Tracks) {
			t.Fatalf("%d tracks, not %d, in\n%s", len(read), len(board.Tracks), picture)
		}
		target := float64(board.Target)
		for i, track := range board.Tracks {
			front, back := float64(track.Front)/2, float64(track.Back)/2
			got := read[i]
			if got.name != track.Name || got.score != front || got.last != front-back {
				t.Errorf("%s %v %v, not %+v, in\n%s", got.name, got.score, got.last, track, picture)
			}
			if want := onTrack(front, target, unit, got.holes); got.front != want {
				t.Errorf("%s: front peg in %v, not %v, in\n%s", track.Name, got.front, want, picture)
			}
			want := onTrack(back, target, unit, got.holes)
			if hidden := int(want) == int(got.front); hidden {
				want = -1
			}
			if got.back != want {
				t.Errorf("%s: back peg in %v, not %v, in\n%s", track.Name, got.back, want, picture)
			}
			if board.Target > 0 && float64(got.holes-1)*unit >= target || float64(got.holes)*unit < target {
				t.Errorf("%d holes of %v points to %d in\n%s", got.holes, unit, board.Target, picture)
			}
		}
	})
}

func TestBoardIsInOrder(t *testing.T) {
	anyPoints := rapid.Custom(func(t *rapid.T) scoring.Points {
		return scoring.Halves(rapid.Int().Draw(t, "half points"))
	})
	rapid.Check(t, func(t *rapid.T) {
		board := Board{
			Tracks: rapid.SliceOfN(rapid.Custom(func(t *rapid.T) Track {
				return Track{anyText.Draw(t, "name"), anyPoints.Draw(t, "front"), anyPoints.Draw(t, "back"), anyText.Draw(t, "note")}
			}), 0, 7).Draw(t, "tracks"),
			Target:      rapid.Int().Draw(t, "target"),
			Skunk:       rapid.Int().Draw(t, "skunk"),
			DoubleSkunk: rapid.Int().Draw(t, "double skunk"),
			MaxLines:    rapid.Int().Draw(t, "lines"),
		}
		style, width := anyStyle.Draw(t, "style"), anyWidth.Draw(t, "width")
		inOrder(t, board.Draw(style, width), style, width)
	})
}
