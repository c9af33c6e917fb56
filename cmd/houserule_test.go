package cmd

import (
	"testing"

	"bones/rulesets"
)

// TestHouseRule: at the question for house rules a blank does for the equals sign, where a rule of the game stands before it.
func TestHouseRule(t *testing.T) {
	rules, err := rulesets.Library{}.Load("buki")
	if err != nil {
		t.Fatal(err)
	}
	for typed, want := range map[string]string{
		"chips 100":                        "chips=100",
		"Chips　１００":                        "chips=１００",
		"stakes.low  3":                    "stakes.low=3",
		"spectators.names [Dora, Eve Lee]": "spectators.names=[Dora, Eve Lee]",
		"chips=100":                        "chips=100",
		"chips = 100":                      "chips = 100",
		"chips ＝100":                       "chips ＝100",
		"chips":                            "chips",
		"target 50":                        "target 50",
		"chip 100":                         "chip 100",
		"":                                 "",
	} {
		if got := houseRule(rules, typed); got != want {
			t.Errorf("%q is %q, want %q", typed, got, want)
		}
	}
	if _, err := rules.Override(houseRule(rules, "Chips　１００")); err != nil {
		t.Error(err)
	}
}
