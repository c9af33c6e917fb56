package scoring

import (
	"encoding/json"
	"testing"
)

func TestPointsAreWrittenAndReadExactly(t *testing.T) {
	for _, c := range []struct {
		points Points
		text   string
	}{
		{0, "0"},
		{Whole(12), "12"},
		{Whole(-3), "-3"},
		{Halves(25), "12.5"},
		{Halves(-1), "-0.5"},
		{Halves(5).Times(5), "12.5"},
		{Halves(5).Times(4), "10"},
	} {
		data, err := json.Marshal(c.points)
		if err != nil || string(data) != c.text {
			t.Errorf("written as %s (%v), want %s", data, err, c.text)
		}
		var back Points
		if err := json.Unmarshal([]byte(c.text), &back); err != nil || back != c.points {
			t.Errorf("%s is read as %v (%v)", c.text, back, err)
		}
	}
	for _, text := range []string{"2.3", "0.25", "1e300", `"2"`, "1e-3"} {
		var p Points
		if err := json.Unmarshal([]byte(text), &p); err == nil {
			t.Errorf("%s is read as %v", text, p)
		}
	}
}
