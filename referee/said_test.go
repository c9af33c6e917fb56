package referee_test

import (
	"encoding/json"
	"fmt"
	"reflect"
	"slices"
	"strings"
	"testing"

	"bones/referee"
)

// everythingSaid is all that a match tells of itself: what every accessor returns, for every player where it takes one. Left
// out are those whose names say that they are Secret, and those named in but.
func everythingSaid(m *referee.Match, but ...string) string {
	var said strings.Builder
	v := reflect.ValueOf(m)
	for i := range v.NumMethod() {
		method := v.Type().Method(i)
		if slices.Contains(but, method.Name) || !isAccessor(method.Type) || strings.HasPrefix(method.Name, "Secret") || method.Name == "Clone" {
			continue
		}
		for seat := range m.Players {
			var args []reflect.Value
			if method.Type.NumIn() == 2 {
				args = append(args, reflect.ValueOf(referee.Seat(seat)))
			}
			fmt.Fprintf(&said, "%s %d:", method.Name, seat)
			for _, result := range v.Method(i).Call(args) {
				text, err := json.Marshal(result.Interface())
				if err != nil {
					panic(err)
				}
				said.WriteByte(' ')
				said.Write(text)
			}
			said.WriteByte('\n')
			if args == nil {
				break
			}
		}
	}
	return said.String()
}

// difference is the lines of two texts that differ, "" where none do.
func difference(got, want string) string {
	var text strings.Builder
	others := strings.Split(want, "\n")
	for i, line := range strings.Split(got, "\n") {
		if i >= len(others) || line != others[i] {
			fmt.Fprintf(&text, "\n%s\ninstead of\n%s", line, strings.Join(others[min(i, len(others)):min(i+1, len(others))], ""))
		}
	}
	return text.String()
}

// isAccessor says whether a method of *Match only looks: it returns something and takes nothing, or a seat.
func isAccessor(f reflect.Type) bool {
	return f.NumOut() > 0 && (f.NumIn() == 1 || f.NumIn() == 2 && f.In(1) == reflect.TypeFor[referee.Seat]())
}

// TestEverythingIsSaid guards the tests that rest on everythingSaid: an accessor with another shape would escape them.
func TestEverythingIsSaid(t *testing.T) {
	known := map[string]bool{"Do": true, "Plays": true, "Enter": true, "Text": true, "IsSettled": true, "Judge": true, "ForgetClaims": true, "ExchangeWon": true, "ExchangeLaid": true}
	for m := range reflect.TypeFor[*referee.Match]().NumMethod() {
		method := reflect.TypeFor[*referee.Match]().Method(m)
		if !isAccessor(method.Type) && !known[method.Name] {
			t.Errorf("%s is neither an accessor that everythingSaid calls nor known not to be one", method.Name)
		}
	}
}
