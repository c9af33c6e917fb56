package journal

import (
	"fmt"
	"slices"
	"strings"
	"testing"
)

const (
	fakePath = "games/block-1.bones"
	header   = "---\nbones: 1\n---\n"
	torn     = "Cyd: 5-"
)

// evening is a program that keeps a sheet on a fake disk, and what it was told about it.
type evening struct {
	disk    *fakeDisk
	onTorn  bool // go on with a sheet that has a torn tail, instead of making a new one
	created bool
	acked   []string // in order
	open    []string // given to an Append that failed or never returned
}

var batches = [][]string{{"Ann: 6-4"}, {"Ben: 6-6", "hand 2", "standing Ann 24, Ben 12, Cyd 0"}, {"Cyd: pass"}, {"Ann: 4-1 on 4"}}

// run plays until the script or the power ends. After a refusal it goes on, as a table would.
func (e *evening) run(t *testing.T, name string) {
	defer func() {
		if r := recover(); r != nil && r != any(crash{}) {
			panic(r)
		}
	}()
	var s *Sheet
	var err error
	if e.onTorn {
		e.created = true
		s, err = open(e.disk, fakePath)
	} else {
		s, err = create(e.disk, fakePath, []byte(header))
		e.created = err == nil
	}
	if err != nil {
		return
	}
	for _, batch := range batches {
		already := len(e.open)
		e.open = append(e.open, batch...)
		_, err := s.Append(batch...)
		if err == nil {
			e.open = e.open[:already]
			e.acked = append(e.acked, batch...)
		} else if CodeOf(err) != Full && CodeOf(err) != Failed {
			t.Fatalf("%s: %v", name, err)
		}
		if got, want := string(s.whole), e.sheet(); got != want {
			t.Fatalf("%s: after %q, %v: known is %q, want %q", name, batch, err, got, want)
		}
		if change, err := s.Refresh(); change != Same {
			t.Fatalf("%s: after %q: Refresh says %v, %v", name, batch, change, err)
		}
	}
}

// sheet is what has to be there.
func (e *evening) sheet() string {
	text := header
	for _, line := range e.acked {
		text += line + "\n"
	}
	return text
}

// judge looks at the disk after the reboot.
func (e *evening) judge(t *testing.T, name string) {
	t.Helper()
	s, err := open(e.disk, fakePath)
	if !e.created {
		if CodeOf(err) == Missing {
			return
		}
		if err != nil || string(s.whole) != header || len(s.torn) > 0 {
			t.Fatalf("%s: a sheet that is not whole: %v", name, err)
		}
		return
	}
	if err != nil {
		t.Fatalf("%s: %v", name, err)
	}
	if !strings.HasPrefix(string(s.whole), e.sheet()) {
		t.Fatalf("%s: acknowledged and lost:\n%q\nof\n%q", name, s.whole, e.sheet())
	}
	for line, err := range s.Lines(strings.Count(e.sheet(), "\n")) {
		if err == nil && !line.Torn && !slices.Contains(e.open, line.Text) {
			t.Fatalf("%s: taken for a line: %q; open were %q", name, line.Text, e.open)
		}
	}
	if e.onTorn && len(e.acked) == 0 && len(e.open) == 0 && string(s.torn) != torn {
		t.Fatalf("%s: the tail is %q", name, s.torn)
	}
	if e.onTorn && string(s.torn) != torn && !slices.Contains(e.disk.asides(), torn) {
		t.Fatalf("%s: the torn tail is lost; the sheet ends with %q, set aside are %q", name, s.torn, e.disk.asides())
	}

	// The next evening goes on, on a disk that is sound again, and is there after the next power failure.
	if _, err := s.Append("Ben: holds 1-1"); err != nil {
		t.Fatalf("%s: afterwards: %v", name, err)
	}
	want := string(s.whole)
	e.disk.reboot(0)
	if s, err = open(e.disk, fakePath); err != nil || string(s.whole) != want || len(s.torn) > 0 {
		t.Fatalf("%s: afterwards: %v", name, err)
	}
}

// try plays one evening under one plan of faults, ends it with a power failure and looks at what is left.
func try(t *testing.T, onTorn bool, seed uint64, keep float64, name string, plan func(call int, name string) fault) {
	t.Helper()
	e := &evening{disk: newFakeDisk(seed), onTorn: onTorn}
	if onTorn {
		e.disk.put(fakePath, header+torn)
	}
	e.disk.fault = plan
	name = fmt.Sprintf("torn %v, seed %d, keep %v, %s", onTorn, seed, keep, name)
	e.run(t, name)
	e.disk.reboot(keep)
	e.judge(t, name)
}

// callsOf is how many calls an evening without faults makes.
func callsOf(t *testing.T, onTorn bool) int {
	calls := 0
	try(t, onTorn, 1, 1, "no fault", func(call int, _ string) fault {
		calls = call
		return none
	})
	if calls < 20 {
		t.Fatalf("only %d calls: nothing is tested", calls)
	}
	return calls
}

func TestPowerFailure(t *testing.T) {
	for _, onTorn := range []bool{false, true} {
		for at := 1; at <= callsOf(t, onTorn); at++ {
			for _, what := range []fault{crashBefore, crashMiddle, crashAfter} {
				for _, keep := range []float64{0, 0.2, 0.5, 0.8, 1} {
					for seed := range uint64(6) {
						try(t, onTorn, seed, keep, fmt.Sprintf("%d at call %d", what, at), func(call int, _ string) fault {
							if call == at {
								return what
							}
							return none
						})
					}
				}
			}
		}
	}
}

// TestDiskErrors: one call fails and later the power; and one call fails, and then another.
func TestDiskErrors(t *testing.T) {
	for _, onTorn := range []bool{false, true} {
		calls := callsOf(t, onTorn)
		for at := 1; at <= calls; at++ {
			for _, first := range []fault{noSpace, ioError} {
				for then := at + 1; then <= at+16; then++ {
					for _, second := range []fault{none, noSpace, ioError, crashBefore, crashMiddle, crashAfter} {
						for seed := range uint64(2) {
							try(t, onTorn, seed, 0.5, fmt.Sprintf("%d at call %d, %d at call %d", first, at, second, then), func(call int, _ string) fault {
								switch call {
								case at:
									return first
								case then:
									return second
								}
								return none
							})
						}
					}
				}
			}
		}
	}
}

// TestDiskFailsForAWhile: every call that writes, or every call at all, fails for some time.
func TestDiskFailsForAWhile(t *testing.T) {
	for _, onTorn := range []bool{false, true} {
		calls := callsOf(t, onTorn)
		for from := 1; from <= calls; from++ {
			for length := 2; length <= 24; length++ {
				for seed := range uint64(4) {
					for _, all := range []bool{false, true} {
						try(t, onTorn, seed, float64(seed)/3, fmt.Sprintf("%d calls from %d fail, all: %v", length, from, all), func(call int, name string) fault {
							if call < from || call >= from+length || !all && (name == "stat" || name == "open" || name == "lock") {
								return none
							}
							if name == "write" && seed%2 == 0 {
								return noSpace
							}
							return ioError
						})
					}
				}
			}
		}
	}
}

// TestFailedSync: the system forgets what a failed fsync lost, here also what an editor had written and nobody had
// synced yet. A line that rests on it must not be acknowledged without it.
func TestFailedSync(t *testing.T) {
	// With 0 the write fails, and then the fsync of its repair. Else these fsyncs fail, one after the other: the line's own,
	// that of its repair, that of the repair before the next line.
	for failing := range 4 {
		for seed := range uint64(50) {
			d := newFakeDisk(seed)
			d.put(fakePath, header)
			s, err := open(d, fakePath)
			if err != nil {
				t.Fatal(err)
			}
			d.names[fakePath].apply(change{len(header), []byte("Ann: 6-4\n")})
			if change, err := s.Refresh(); change != Grown || err != nil {
				t.Fatal(change, err)
			}
			syncs := 0
			d.fault = func(_ int, name string) fault {
				if name == "write" && failing == 0 && syncs == 0 {
					return noSpace
				}
				if name == "sync" {
					syncs++
					if syncs <= max(failing, 1) {
						return ioError
					}
				}
				return none
			}
			if _, err = s.Append("Ben: 6-6"); CodeOf(err) != Failed && CodeOf(err) != Full {
				t.Fatal(err)
			}
			if failing == 3 {
				if _, err = s.Append("Cyd: 6-3"); CodeOf(err) != Failed {
					t.Fatal(err)
				}
			}
			if _, err = s.Append("Dee: 6-2"); err != nil {
				t.Fatal(err)
			}
			d.reboot(0)
			if got := string(d.names[fakePath].data); got != header+"Ann: 6-4\nDee: 6-2\n" {
				t.Fatalf("%d fail, seed %d: %q", failing, seed, got)
			}
		}
	}
}

// TestFailedCreate: no file is left where another try would find it.
func TestFailedCreate(t *testing.T) {
	for at := 1; at <= 5; at++ {
		for _, what := range []fault{noSpace, ioError} {
			d := newFakeDisk(1)
			d.fault = func(call int, _ string) fault {
				if call == at {
					return what
				}
				return none
			}
			_, err := create(d, fakePath, []byte(header))
			if code := CodeOf(err); code != Full && code != Failed {
				t.Errorf("call %d: %v", at, err)
			}
			if len(d.names) > 0 {
				t.Errorf("call %d: left %v", at, d.names)
			}
		}
	}
}
