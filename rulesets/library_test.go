package rulesets

import (
	"reflect"
	"testing"
)

func TestLoadBuiltIn(t *testing.T) {
	for _, name := range BuiltIn {
		r, err := Library{}.Load(name)
		if err != nil {
			t.Fatal(err)
		}
		y := r.YAML()
		t.Logf("%s\n%s", y, r.Hash())
		q, err := Library{}.Parse("x", y)
		if err != nil {
			t.Error(err)
			continue
		}
		if !reflect.DeepEqual(r, q) {
			t.Errorf("%+v\n%+v", r, q)
		}
		h := NewHeader(name, r, []string{"Ann", "no", "null"})
		t.Log(h.Text())
	}
}
