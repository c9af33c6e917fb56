package rulesets

import "testing"

func TestLoadBuiltIn(t *testing.T) {
	for _, name := range []string{"block"} {
		r, err := Library{}.Load(name)
		if err != nil {
			t.Fatal(err)
		}
		t.Logf("%+v %+v", r, r.Phases[0].Chain)
	}
}
