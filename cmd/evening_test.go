package cmd

import (
	"path/filepath"
	"reflect"
	"testing"
)

// TestEveningOfBlock checks the sheets of the evening of Block, played and told, in both languages, against the scores worked out
// by hand in its transcript. The text of `check` and its JSON come from one report; the transcript shows the text.
func TestEveningOfBlock(t *testing.T) {
	for _, evening := range []struct {
		file  string
		names [3]string
	}{
		{"testdata/block-evening.txt", [3]string{"Ann", "Ben", "Cyd"}},
		{"testdata/block-evening-ja.txt", [3]string{"アン", "ベン", "シド"}},
	} {
		t.Run(evening.file, func(t *testing.T) {
			file, _ := filepath.Abs(evening.file)
			d := newDesk(t)
			replayTranscript(t, d.reads(file))
			points := func(ann, ben, cyd float64) any {
				return map[string]any{evening.names[0]: ann, evening.names[1]: ben, evening.names[2]: cyd}
			}
			for id, lastEnd := range map[string]string{"block-1": "domino", "block-2": "told"} {
				report := objects(t, d.does("check --json "+saved(id), ""))[0]
				hands, _ := report["hands"].([]any)
				if len(hands) != 3 || report["state"] != "won" || !reflect.DeepEqual(report["winners"], []any{evening.names[1]}) ||
					!reflect.DeepEqual(report["standing"], points(13, 62, 5)) || len(report["errors"].([]any)) > 0 || len(report["fouls"].([]any)) > 0 {
					t.Errorf("%s: %v", id, report)
					continue
				}
				for i, want := range []struct {
					starter, winner int
					end             string
					scores          any
				}{
					{1, 0, "domino", points(13, 0, 0)},
					{2, 1, "blocked", points(0, 19, 5)},
					{0, 1, lastEnd, points(0, 43, 0)},
				} {
					hand := hands[i].(map[string]any)
					if hand["starter"] != evening.names[want.starter] || hand["winner"] != evening.names[want.winner] || hand["end"] != want.end ||
						!reflect.DeepEqual(hand["scores"], want.scores) {
						t.Errorf("%s: hand %d is %v", id, i+1, hand)
					}
				}
			}
		})
	}
}
