package draw

import (
	"encoding/xml"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"bones/scoring"
)

func TestSVGGolden(t *testing.T) {
	for _, c := range []struct {
		file  string
		board Board
		words Caption
	}{
		{"board-61.svg", boards[0].board, Caption{"en", "Domino Cribbage", "Ann 23, Ben 15, to 61"}},
		{"board-121.svg", boards[3].board, Caption{"ja", "ペグボード", "アン 93"}},
	} {
		got := c.board.SVG(c.words)
		file := filepath.Join("testdata", c.file)
		if *update {
			if err := os.WriteFile(file, got, 0o644); err != nil {
				t.Fatal(err)
			}
		}
		want, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		if string(got) != string(want) {
			t.Errorf("%s differs:\n%s", file, got)
		}
	}
}

// element is an SVG element with what it holds.
type element struct {
	XMLName  xml.Name
	Lang     string    `xml:"lang,attr"`
	Role     string    `xml:"role,attr"`
	Width    int       `xml:"width,attr"`
	Height   int       `xml:"height,attr"`
	X        int       `xml:"cx,attr"`
	Y        int       `xml:"cy,attr"`
	R        int       `xml:"r,attr"`
	Fill     string    `xml:"fill,attr"`
	Text     string    `xml:",chardata"`
	Elements []element `xml:",any"`
}

func (e element) all(name string) []element {
	var found []element
	for _, child := range e.Elements {
		if child.XMLName.Local == name {
			found = append(found, child)
		}
		found = append(found, child.all(name)...)
	}
	return found
}

func parseSVG(t rapid.TB, data []byte) element {
	t.Helper()
	var svg element
	if err := xml.Unmarshal([]byte(strings.Replace(string(data), `width="100%" height="100%"`, "", 1)), &svg); err != nil {
		t.Fatalf("%v in\n%s", err, data)
	}
	return svg
}

func TestSVGIsTextForThoseWhoDoNotSeeIt(t *testing.T) {
	board := Board{Target: 61, Tracks: []Track{track("<Ann & \x1b>", 23, 20, "38 to go"), {"ベン", scoring.Halves(25), 0, "\"あと48.5\""}}}
	svg := parseSVG(t, board.SVG(Caption{"ja", "a <title>", "a & b"}))
	if svg.Role != "img" || svg.Lang != "ja" || svg.Elements[0].Text != "a <title>" || svg.Elements[1].Text != "a & b" {
		t.Errorf("role %q, language %q, title %q, description %q", svg.Role, svg.Lang, svg.Elements[0].Text, svg.Elements[1].Text)
	}
	var texts []string
	for _, text := range svg.all("text") {
		texts = append(texts, text.Text)
	}
	list := strings.Join(texts[len(texts)-8:], ", ")
	if want := `<Ann & \x1b>, 23, +3, 38 to go, ベン, 12.5, +12.5, "あと48.5"`; list != want {
		t.Errorf("%s, not %s", list, want)
	}
}

func TestSVGPegsStandAtTheScore(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		board := Board{
			Tracks: make([]Track, rapid.IntRange(1, 6).Draw(t, "players")),
			Target: rapid.SampledFrom([]int{0, 1, 7, 31, 61, 100, 121}).Draw(t, "target"),
		}
		for i := range board.Tracks {
			board.Tracks[i].Front = scoring.Halves(rapid.IntRange(-2, 239).Draw(t, "front"))
			board.Tracks[i].Back = scoring.Halves(rapid.IntRange(-2, 239).Draw(t, "back"))
		}
		svg := parseSVG(t, board.SVG(Caption{}))
		var holes, pegs []element
		for _, circle := range svg.all("circle") {
			if circle.X-circle.R < 0 || circle.X+circle.R > svg.Width || circle.Y-circle.R < 0 || circle.Y+circle.R > svg.Height {
				t.Errorf("%+v is outside", circle)
			}
			if circle.R < 6 {
				holes = append(holes, circle)
			} else if len(pegs) < 2*len(board.Tracks) { // what follows is the list
				pegs = append(pegs, circle)
			}
		}
		perTrack := len(holes) / len(board.Tracks) // two of them the start
		for i, track := range board.Tracks {
			holes := holes[i*perTrack+1 : (i+1)*perTrack]
			check := func(name string, peg element, points scoring.Points) {
				at := onTrack(float64(points)/2, float64(board.Target), 1, perTrack-2)
				hole := holes[int(at)]
				far := max(peg.X-hole.X, hole.X-peg.X)
				if half := at != float64(int(at)); half && far != holeStep/2 || !half && far != 0 || peg.Y != hole.Y {
					t.Errorf("%s: the %s peg is at %d,%d, hole %v at %d,%d", points, name, peg.X, peg.Y, at, hole.X, hole.Y)
				}
			}
			check("front", pegs[2*i+1], track.Front)
			if max(track.Front, track.Back) > 0 {
				check("back", pegs[2*i], track.Back)
			}
		}
	})
}

func TestSVGIsXMLWhateverItShows(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		board := Board{Target: rapid.Int().Draw(t, "target"), Skunk: rapid.IntRange(-1, 130).Draw(t, "skunk")}
		for range rapid.IntRange(0, 7).Draw(t, "players") {
			points := scoring.Halves(rapid.Int().Draw(t, "half points"))
			board.Tracks = append(board.Tracks, Track{anyText.Draw(t, "name"), points, -points, anyText.Draw(t, "note")})
		}
		parseSVG(t, board.SVG(Caption{anyText.Draw(t, "lang"), anyText.Draw(t, "title"), anyText.Draw(t, "desc")}))
	})
}
