package journal

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

const damaged = header + "Ann: 6-4\nアン: パス # 六\nCyd: 3-3\n"

// lay puts a sheet of any bytes on disk.
func lay(t testing.TB, text string) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), "block-1.bones")
	write(t, path, text)
	return path
}

// TestCutAnywhere: a sheet cut at every byte has the whole lines before the cut, and the rest of it, set aside, is lost for nobody.
func TestCutAnywhere(t *testing.T) {
	path := lay(t, "")
	for cut := range len(damaged) + 1 {
		write(t, path, damaged[:cut])
		s, err := Open(path)
		must(t, err)
		end := strings.LastIndex(damaged[:cut], "\n") + 1
		whole, tail := damaged[:end], damaged[end:cut]
		if string(s.whole) != whole {
			t.Fatalf("cut at %d: %q, want %q", cut, s.whole, whole)
		}
		var last Line
		for line := range s.Lines(0) {
			last = line
		}
		if last.Torn != (tail != "") || tail != "" && last.Text != tail {
			t.Fatalf("cut at %d: the last line is %+v, want the tail %q", cut, last, tail)
		}
		aside, err := s.Append("Dee: 3-1")
		must(t, err)
		if (aside != nil) != (tail != "") {
			t.Fatalf("cut at %d: set aside: %v", cut, aside)
		}
		if aside != nil {
			kept, err := os.ReadFile(aside.Path)
			must(t, err)
			if string(kept) != tail || string(aside.Text) != tail {
				t.Fatalf("cut at %d: set aside %q, on disk %q, want %q", cut, aside.Text, kept, tail)
			}
			must(t, os.Remove(aside.Path))
		}
		if now, _ := os.ReadFile(path); string(now) != whole+"Dee: 3-1\n" {
			t.Fatalf("cut at %d: the file is %q", cut, now)
		}
	}
}

// TestFlips: with any bit of the sheet flipped, the lines before the damage are as they were, and lines go on behind it.
func TestFlips(t *testing.T) {
	for at := range len(damaged) {
		for bit := range 8 {
			data := []byte(damaged)
			data[at] ^= 1 << bit
			text := textOf(data)
			before := strings.LastIndex(damaged[:at], "\n") + 1
			if !bytes.HasPrefix(append(bytes.Clone(text.whole), text.torn...), []byte(damaged[:before])) {
				t.Fatalf("byte %d, bit %d: %q", at, bit, text.whole)
			}
			want := strings.SplitAfter(damaged, "\n")
			for line, err := range text.Lines(0) {
				if err == nil && line.Number <= strings.Count(damaged[:before], "\n") && line.Text+"\n" != want[line.Number-1] {
					t.Fatalf("byte %d, bit %d: line %+v", at, bit, line)
				}
			}
		}
	}
}

// TestTails: what may stand behind the last whole line after a crash.
func TestTails(t *testing.T) {
	for _, c := range []struct {
		name, tail string
		code       Code // of the torn line
		whole      string
	}{
		{"half a line", "Ann: 4", "", damaged},
		{"zeros", "\x00\x00\x00\x00", LineNUL, damaged},
		{"a line whose first page is lost", "\x00\x00\x00 4-1\n", LineNUL, damaged},
		{"two such lines", "\x00\x00\x00 4-1\n\x00\n", LineNUL, damaged},
		{"a whole line behind a lost one", "\x00\x00 4-1\nBen: pass\n", "", damaged + "\x00\x00 4-1\nBen: pass\n"},
		{"half a letter", "アン"[:4], LineUTF8, damaged},
		{"no end to it", strings.Repeat("6", MaxLine+1), LineLong, damaged},
		{"binary", "\xff\xfe6\x004\x00", LineNUL, damaged},
	} {
		t.Run(c.name, func(t *testing.T) {
			s, err := Open(lay(t, damaged+c.tail))
			must(t, err)
			if string(s.whole) != c.whole {
				t.Fatalf("whole lines: %q", s.whole)
			}
			for line, err := range s.Lines(0) {
				if line.Torn && CodeOf(err) != c.code {
					t.Errorf("%q: %v, want %q", line.Text, err, c.code)
				}
			}
			aside, err := s.Append("end")
			must(t, err)
			if c.whole == damaged && (aside == nil || string(aside.Text) != c.tail) {
				t.Errorf("set aside: %v", aside)
			}
			if now, _ := os.ReadFile(s.path); string(now) != c.whole+"end\n" {
				t.Errorf("%q", now)
			}
		})
	}
}

// TestAsidesAreKept: a second torn tail does not take the place of the first.
func TestAsidesAreKept(t *testing.T) {
	path := lay(t, header+torn)
	for n, name := range []string{"block-1.bones.torn-1", "block-1.bones.torn-2", "block-1.bones.torn-3"} {
		s, err := Open(path)
		must(t, err)
		aside, err := s.Append("Ann: 6-4")
		must(t, err)
		if aside == nil || aside.Path != filepath.Join(filepath.Dir(path), name) {
			t.Fatalf("tail %d: %v", n, aside)
		}
		write(t, path, string(s.whole)+torn)
	}
}

// TestStrangeSheets: what cannot be a sheet is refused with a code, and what can is opened.
func TestStrangeSheets(t *testing.T) {
	folder := t.TempDir()
	big := filepath.Join(folder, "big.bones")
	write(t, big, "")
	must(t, os.Truncate(big, MaxSize+1))
	for _, c := range []struct {
		path string
		code Code
		at   string
	}{
		{folder, Directory, folder},
		{filepath.Join(folder, "none.bones"), Missing, filepath.Join(folder, "none.bones")},
		{filepath.Join(folder, "none", "x.bones"), FolderMissing, filepath.Join(folder, "none")},
		{filepath.Join(big, "x.bones"), NotFolder, big},
		{big, TooBig, big},
		{os.DevNull, NotRegular, os.DevNull},
	} {
		_, err := Open(c.path)
		if e, ok := err.(*Error); !ok || e.Code != c.code || e.Path != c.at || c.code == TooBig && e.Limit != MaxSize {
			t.Errorf("%s: %v, want %s at %s", c.path, err, c.code, c.at)
		}
	}
	for _, text := range []string{"", "\n", "no newline", "\x00", strings.Repeat("\x00\n", 1000), strings.Repeat("6", 1<<20)} {
		s, err := Open(lay(t, text))
		must(t, err)
		for range s.Lines(0) {
		}
		_, err = s.Append("Ann: 6-4")
		must(t, err)
	}
}

// TestFullSheet: a sheet does not grow beyond what can be opened again.
func TestFullSheet(t *testing.T) {
	d := newFakeDisk(1)
	s := &Sheet{path: fakePath, disk: d, Text: Text{whole: make([]byte, MaxSize-8)}}
	if _, err := s.Append("Ann: 6-4"); CodeOf(err) != TooBig || d.calls > 0 {
		t.Errorf("a byte too much: %v after %d calls", err, d.calls)
	}
	if _, err := s.Append("Ann: 64"); CodeOf(err) != Missing {
		t.Errorf("just enough: %v", err)
	}
	if _, err := create(d, "games/big.bones", make([]byte, MaxSize+1)); CodeOf(err) != TooBig {
		t.Error(err)
	}
}

// TestRefusedLines: what Append and Create do not take. Nothing is written of the lines beside it either.
func TestRefusedLines(t *testing.T) {
	s := sheetOf(t, "Ann: 6-4")
	for _, c := range []struct {
		line string
		code Code
	}{
		{"Ben: 6-6\nCyd: 6-3", LineBreak},
		{"Ben: 6-6\n", LineBreak},
		{"Ben: 6-6\r", LineBreak},
		{"Ben: \x00", LineNUL},
		{"Ben: \xff", LineUTF8},
		{"note " + strings.Repeat("x", MaxLine-4), LineLong},
	} {
		_, err := s.Append("Ben: 6-6", c.line)
		if e, ok := err.(*Error); !ok || e.Code != c.code || e.Line != 2 {
			t.Errorf("%q: %v, want %s", c.line, err, c.code)
		}
		if !strings.HasSuffix(c.line, "\n") && c.code != LineBreak {
			if _, err := Create(s.path+"2", []byte(header+c.line+"\n")); CodeOf(err) != c.code {
				t.Errorf("Create with %q: %v, want %s", c.line, err, c.code)
			}
		}
	}
	if _, err := Create(s.path+"2", []byte(header+"Ann: 6-4")); CodeOf(err) != LineBreak {
		t.Errorf("Create without the last newline: %v", err)
	}
	longest := "note " + strings.Repeat("x", MaxLine-5)
	_, err := s.Append(longest, "", "note 👩🏽‍🚀")
	must(t, err)
	if now, _ := os.ReadFile(s.path); string(now) != header+"Ann: 6-4\n"+longest+"\n\nnote 👩🏽‍🚀\n" {
		t.Errorf("%q", now)
	}
	if aside, err := s.Append(); aside != nil || err != nil {
		t.Errorf("no lines: %v, %v", aside, err)
	}
}

// TestLink: a sheet under two names has one lock.
func TestLink(t *testing.T) {
	s := sheetOf(t, "Ann: 6-4")
	link := filepath.Join(t.TempDir(), "link.bones")
	if err := os.Symlink(s.path, link); err != nil {
		t.Skip(err)
	}
	linked, err := Open(link)
	must(t, err)
	if LockPath(linked.path) != LockPath(s.path) {
		t.Errorf("locks %s and %s", LockPath(linked.path), LockPath(s.path))
	}
	_, err = linked.Append("Ben: 6-6")
	must(t, err)
	if info, err := os.Lstat(link); err != nil || info.Mode()&os.ModeSymlink == 0 {
		t.Error("the link is gone")
	}
}
