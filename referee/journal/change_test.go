package journal

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"
)

// sheetOf makes a sheet of a header and some lines in a folder of its own.
func sheetOf(t testing.TB, lines ...string) *Sheet {
	t.Helper()
	s, err := Create(filepath.Join(t.TempDir(), "block-1.bones"), []byte(header))
	if err == nil {
		_, err = s.Append(lines...)
	}
	if err != nil {
		t.Fatal(err)
	}
	return s
}

func must(t testing.TB, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

// write changes the file as an editor does, in place.
func write(t testing.TB, path, text string) {
	t.Helper()
	must(t, os.WriteFile(path, []byte(text), 0o666))
}

// many is enough lines for a sheet of which only the end is compared.
func many() []string {
	return strings.Split(strings.Repeat("Ann: 6-4\n", 2*window/9), "\n")
}

// TestChanges: what others do to the sheet between two lines, as Refresh and Append see it.
func TestChanges(t *testing.T) {
	const lines = "Ann: 6-4\nBen: 6-6\n"
	cases := []struct {
		name string
		do   func(t *testing.T, path string)
		want Change
		code Code   // of Refresh
		text string // the whole lines then
		torn string
	}{
		{"nothing", func(*testing.T, string) {}, Same, "", header + lines, ""},
		{"another phone", func(t *testing.T, path string) {
			other, err := Open(path)
			must(t, err)
			_, err = other.Append("Cyd: pass", "note hello")
			must(t, err)
		}, Grown, "", header + lines + "Cyd: pass\nnote hello\n", ""},
		{"a line in an editor", func(t *testing.T, path string) { write(t, path, header+lines+"Cyd: pass\n") },
			Grown, "", header + lines + "Cyd: pass\n", ""},
		{"a line and a half", func(t *testing.T, path string) { write(t, path, header+lines+"Cyd: pass\nAnn: 4") },
			Grown, "", header + lines + "Cyd: pass\n", "Ann: 4"},
		{"half a line", func(t *testing.T, path string) { write(t, path, header+lines+"Cyd: p") },
			Same, "", header + lines, "Cyd: p"},
		{"the same length", func(t *testing.T, path string) { write(t, path, header+"Ann: 6-5\nBen: 6-6\n") },
			Rewritten, "", header + "Ann: 6-5\nBen: 6-6\n", ""},
		{"a line less", func(t *testing.T, path string) { write(t, path, header+"Ann: 6-4\n") }, Rewritten, "", header + "Ann: 6-4\n", ""},
		{"the last newline gone", func(t *testing.T, path string) { must(t, os.Truncate(path, int64(len(header+lines)-1))) },
			Rewritten, "", header + "Ann: 6-4\n", "Ben: 6-6"},
		{"emptied", func(t *testing.T, path string) { must(t, os.Truncate(path, 0)) }, Rewritten, "", "", ""},
		{"a line within", func(t *testing.T, path string) { write(t, path, header+"note\n"+lines) }, Rewritten, "", header + "note\n" + lines, ""},
		{"saved unchanged", func(t *testing.T, path string) { write(t, path, header+lines) }, Same, "", header + lines, ""},
		{"touched", func(t *testing.T, path string) { must(t, os.Chtimes(path, time.Time{}, time.Unix(1e9, 0))) }, Same, "", header + lines, ""},
		{"saved by rename", func(t *testing.T, path string) {
			write(t, path+"~", header+lines+"Cyd: pass\n")
			must(t, os.Rename(path+"~", path))
		}, Grown, "", header + lines + "Cyd: pass\n", ""},
		{"saved by rename, changed", func(t *testing.T, path string) {
			write(t, path+"~", header+"Ann: 6-5\nBen: 6-6\n")
			must(t, os.Rename(path+"~", path))
		}, Rewritten, "", header + "Ann: 6-5\nBen: 6-6\n", ""},
		{"saved by rename, unchanged", func(t *testing.T, path string) {
			write(t, path+"~", header+lines)
			must(t, os.Rename(path+"~", path))
		}, Same, "", header + lines, ""},
		{"deleted", func(t *testing.T, path string) { must(t, os.Remove(path)) }, Same, Missing, header + lines, ""},
		{"renamed", func(t *testing.T, path string) { must(t, os.Rename(path, path+".old")) }, Same, Missing, header + lines, ""},
		{"the folder deleted", func(t *testing.T, path string) { must(t, os.RemoveAll(filepath.Dir(path))) },
			Same, FolderMissing, header + lines, ""},
		{"the folder renamed", func(t *testing.T, path string) { must(t, os.Rename(filepath.Dir(path), filepath.Dir(path)+".old")) },
			Same, FolderMissing, header + lines, ""},
		{"a folder in its place", func(t *testing.T, path string) {
			must(t, os.Remove(path))
			must(t, os.Mkdir(path, 0o777))
		}, Same, Directory, header + lines, ""},
		{"grown too big", func(t *testing.T, path string) { must(t, os.Truncate(path, MaxSize+1)) }, Same, TooBig, header + lines, ""},
	}
	for _, c := range cases {
		t.Run(c.name, func(t *testing.T) {
			s := sheetOf(t, "Ann: 6-4", "Ben: 6-6")
			c.do(t, s.path)
			there, _ := os.ReadFile(s.path)
			aside, err := s.Append("Cyd: 3-3")
			switch {
			case c.code != "":
				if CodeOf(err) != c.code {
					t.Errorf("Append: %v, want %s", err, c.code)
				}
			case c.want != Same:
				now, _ := os.ReadFile(s.path)
				if CodeOf(err) != Changed || aside != nil || string(now) != string(there) {
					t.Errorf("Append: %v, %v, want nothing done and %s", aside, err, Changed)
				}
			default:
				must(t, err)
				c.text += "Cyd: 3-3\n"
			}
			if (aside != nil) != (c.want == Same && c.torn != "") {
				t.Errorf("set aside: %v", aside)
			}
			change, err := s.Refresh()
			if change != c.want || CodeOf(err) != c.code {
				t.Errorf("Refresh: %v, %v, want %v, %q", change, err, c.want, c.code)
			}
			if string(s.whole) != c.text || s.Count() != strings.Count(c.text, "\n") {
				t.Errorf("known are %d lines %q, want %q", s.Count(), s.whole, c.text)
			}
			if c.code != "" {
				return
			}
			if change, err := s.Refresh(); change != Same || err != nil {
				t.Errorf("again: %v, %v", change, err)
			}
			_, err = s.Append("end")
			must(t, err)
			if now, _ := os.ReadFile(s.path); string(now) != c.text+"end\n" {
				t.Errorf("the file is %q", now)
			}
		})
	}
}

// TestGoOnElsewhere: when the sheet is gone the game can go on in a new file, and nothing acknowledged is missing there.
func TestGoOnElsewhere(t *testing.T) {
	s := sheetOf(t, "Ann: 6-4")
	must(t, os.RemoveAll(filepath.Dir(s.path)))
	if _, err := s.Append("Ben: 6-6"); CodeOf(err) != FolderMissing {
		t.Fatal(err)
	}
	s, err := Create(filepath.Join(t.TempDir(), "again.bones"), s.whole)
	must(t, err)
	_, err = s.Append("Ben: 6-6")
	must(t, err)
	if string(s.whole) != header+"Ann: 6-4\nBen: 6-6\n" {
		t.Errorf("%q", s.whole)
	}
}

// TestRestore: a sheet that was taken away is written anew, never in the place of another.
func TestRestore(t *testing.T) {
	s := sheetOf(t, "Ann: 6-4")
	if err := s.Restore(); CodeOf(err) != Exists {
		t.Fatal(err)
	}
	must(t, os.Remove(s.path))
	_, err := s.Append("Ben: 6-6")
	if CodeOf(err) != Missing {
		t.Fatal(err)
	}
	must(t, s.Restore())
	_, err = s.Append("Ben: 6-6")
	must(t, err)
	if text, err := os.ReadFile(s.path); err != nil || string(text) != header+"Ann: 6-4\nBen: 6-6\n" {
		t.Errorf("%v: %q", err, text)
	}
	must(t, os.RemoveAll(filepath.Dir(s.path)))
	if err := s.Restore(); CodeOf(err) != FolderMissing {
		t.Fatal(err)
	}
}

// TestRestoreStrangeLines: what an editor or another program has left in a sheet comes back with the rest.
func TestRestoreStrangeLines(t *testing.T) {
	s := sheetOf(t, "Ann: 6-4")
	strange := header + "Ann: 6-4\n\xff\xfe\n" + strings.Repeat("x", MaxLine+1) + "\n"
	must(t, os.WriteFile(s.path, []byte(strange+"torn"), 0o644))
	s, err := Open(s.path)
	must(t, err)
	must(t, os.Remove(s.path))
	must(t, s.Restore())
	if text, err := os.ReadFile(s.path); err != nil || string(text) != strange {
		t.Errorf("%v: %q", err, text)
	}
}

// TestBigSheetChanged: only the end of a big sheet is compared each time, the rest is told by file, size and time.
func TestBigSheetChanged(t *testing.T) {
	s := sheetOf(t, many()...)
	time.Sleep(20 * time.Millisecond) // older systems tell times in steps
	f, err := os.OpenFile(s.path, os.O_RDWR, 0)
	must(t, err)
	_, err = f.WriteAt([]byte("Ben"), int64(len(header)))
	must(t, err)
	must(t, f.Close())
	if _, err := s.Append("Cyd: 3-3"); CodeOf(err) != Changed {
		t.Error(err)
	}
	if change, err := s.Refresh(); change != Rewritten || err != nil {
		t.Error(change, err)
	}
}

// TestHardToSee: changes of a big sheet that leave all but one thing as it was, on a fake disk, where that can be arranged.
func TestHardToSee(t *testing.T) {
	cases := []struct {
		name string
		do   func(d *fakeDisk, f *fakeFile)
		want Change
	}{
		{"nothing", func(d *fakeDisk, f *fakeFile) {}, Same},
		{"only the time tells", func(d *fakeDisk, f *fakeFile) { f.data[5] = '2'; f.time = f.time.Add(1) }, Rewritten},
		{"only the file tells", func(d *fakeDisk, f *fakeFile) {
			other := *f
			other.data = slices.Clone(f.data)
			other.data[5] = '2'
			d.names[fakePath] = &other
		}, Rewritten},
		{"only the end tells", func(d *fakeDisk, f *fakeFile) { f.data[len(f.data)-2] = '5' }, Rewritten},
	}
	for _, c := range cases {
		d := newFakeDisk(1)
		d.put(fakePath, header+strings.Join(many(), "\n")+"\n")
		s, err := open(d, fakePath)
		must(t, err)
		_, err = s.Append("Ann: 6-4")
		must(t, err)
		f := d.names[fakePath]
		f.data = slices.Clone(f.data)
		c.do(d, f)
		if change, err := s.Refresh(); change != c.want || err != nil {
			t.Errorf("%s: %v, %v", c.name, change, err)
		}
	}

	// A disk whose time stands still for two seconds.
	d := newFakeDisk(1)
	d.clock = time.Unix(1767225600, 0)
	d.put(fakePath, header+strings.Join(many(), "\n")+"\n")
	s, err := open(d, fakePath)
	must(t, err)
	f := d.names[fakePath]
	f.data = slices.Clone(f.data)
	f.data[5] = '2'
	if change, err := s.Refresh(); change != Rewritten || err != nil {
		t.Errorf("coarse time: %v, %v", change, err)
	}
}

// TestChangedMeanwhile: an editor saves while Append is waiting for the disk.
func TestChangedMeanwhile(t *testing.T) {
	for _, c := range []struct {
		name   string
		do     func(d *fakeDisk, f *fakeFile)
		code   Code // of this Append
		change Change
	}{
		{"by rename", func(d *fakeDisk, f *fakeFile) { d.put(fakePath, header+"Ben: 1-1\n") }, Changed, Grown},
		{"in place", func(d *fakeDisk, f *fakeFile) { f.apply(change{at: 0}); f.apply(change{0, []byte("Ben: 1-1\n")}) }, Changed, Rewritten},
		{"in place, of the same size", func(d *fakeDisk, f *fakeFile) { f.apply(change{0, []byte("===")}) }, "", Rewritten},
		{"deleted", func(d *fakeDisk, f *fakeFile) { delete(d.names, fakePath) }, Missing, Same},
	} {
		for _, lines := range []string{"", strings.Join(many(), "\n") + "\n"} {
			d := newFakeDisk(1)
			d.put(fakePath, header+lines)
			s, err := open(d, fakePath)
			must(t, err)
			d.fault = func(call int, name string) fault {
				if name == "sync" {
					d.fault = nil
					c.do(d, d.names[fakePath])
				}
				return none
			}
			if _, err := s.Append("Ann: 6-4"); CodeOf(err) != c.code {
				t.Errorf("%s: %v", c.name, err)
			}
			want := c.change
			if want == Grown && lines != "" {
				want = Rewritten
			}
			change, err := s.Refresh()
			if change != want || (err != nil) != (c.code == Missing) {
				t.Errorf("%s: %v, %v", c.name, change, err)
			}
			if c.code == Changed && strings.Contains(string(s.whole), "Ann: 6-4\n=") {
				t.Errorf("%s: %q", c.name, s.whole)
			}
		}
	}
}

// TestNewFileOfAnEditor: its name may not be on stable storage yet, and the line with it.
func TestNewFileOfAnEditor(t *testing.T) {
	d := newFakeDisk(1)
	d.put(fakePath, header)
	s, err := open(d, fakePath)
	must(t, err)
	_, err = s.Append("Ann: 6-4")
	must(t, err)
	saved := &fakeFile{disk: d, name: fakePath, data: []byte(header + "Ann: 6-4\nBen: 6-6\n"), time: d.clock}
	saved.pending = []change{{0, saved.data}}
	d.rename(func(names map[string]*fakeFile) { names[fakePath] = saved })
	if change, err := s.Refresh(); change != Grown || err != nil {
		t.Fatal(change, err)
	}
	_, err = s.Append("Cyd: pass")
	must(t, err)
	d.reboot(0)
	if got := string(d.names[fakePath].data); got != header+"Ann: 6-4\nBen: 6-6\nCyd: pass\n" {
		t.Errorf("%q", got)
	}
}

// TestTailOfOthers: a failed append that could not be taken off does not make somebody else's torn tail ours to delete.
func TestTailOfOthers(t *testing.T) {
	d := newFakeDisk(1)
	d.put(fakePath, header)
	s, err := open(d, fakePath)
	must(t, err)
	d.fault = func(_ int, name string) fault {
		if name == "sync" || name == "truncate" {
			return ioError
		}
		return none
	}
	if _, err := s.Append("Ann: 6-4"); CodeOf(err) != Failed {
		t.Fatal(err)
	}
	d.fault = nil
	d.names[fakePath].data = []byte(header + torn)
	aside, err := s.Append("Ben: 6-6")
	if err != nil || aside == nil || string(aside.Text) != torn {
		t.Fatal(aside, err)
	}
	if got := string(d.names[fakePath].data); got != header+"Ben: 6-6\n" {
		t.Errorf("%q", got)
	}
}
