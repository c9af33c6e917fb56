package journal

import (
	"bufio"
	"bytes"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/gofrs/flock"
)

// The test program is also the other process: with this variable it does one of the jobs below on the sheet given as argument.
const jobVariable = "JOURNAL_TEST_JOB"

func TestMain(m *testing.M) {
	if job := os.Getenv(jobVariable); job != "" {
		name, number, _ := strings.Cut(job, " ")
		n, _ := strconv.Atoi(number)
		jobs[name](os.Args[1], n)
		return
	}
	os.Exit(m.Run())
}

var jobs = map[string]func(path string, n int){
	// append writes lines for ever, and says of each when it is acknowledged.
	"append": func(path string, _ int) { appendLines(path, "line", 1<<30) },
	// some writes n lines.
	"some": func(path string, n int) { appendLines(path, strconv.Itoa(os.Getpid()), n) },
	// dying makes a sheet, finds a torn tail in it, writes lines, and meanwhile kills itself at its n-th occasion.
	"dying": func(path string, n int) {
		d := &dyingDisk{at: n}
		s, err := create(d, path, []byte(header))
		if err == nil {
			fmt.Println("created")
			err = os.WriteFile(path, []byte(header+torn), 0o666)
		}
		for _, batch := range batches {
			if err == nil {
				_, err = s.Append(batch...)
			}
			if err == nil {
				fmt.Println(strings.Join(batch, "\n"))
			}
		}
		if err != nil {
			fmt.Println(err)
		}
		fmt.Println("done")
	},
	// hold takes the lock and keeps it.
	"hold": func(path string, _ int) {
		lock := flock.New(LockPath(path))
		if ok, err := lock.TryLock(); !ok || err != nil {
			fmt.Println("not locked:", err)
		}
		fmt.Println("locked")
		time.Sleep(time.Minute)
	},
}

func appendLines(path, name string, n int) {
	s, err := Open(path)
	for i := 0; i < n && err == nil; i++ {
		line := fmt.Sprintf("note %s %d %s", name, i, strings.Repeat("x", i*37%400))
		_, err = s.Append(line)
		for CodeOf(err) == Changed {
			if _, err = s.Refresh(); err == nil {
				_, err = s.Append(line)
			}
		}
		if err == nil {
			fmt.Println(line)
		}
	}
	if err != nil {
		fmt.Println(err)
	}
}

// start runs a job in another process.
func start(t *testing.T, path, job string) (*exec.Cmd, *bufio.Scanner) {
	t.Helper()
	self, err := os.Executable()
	must(t, err)
	cmd := exec.Command(self, path)
	cmd.Env = append(os.Environ(), jobVariable+"="+job)
	out, err := cmd.StdoutPipe()
	must(t, err)
	must(t, cmd.Start())
	t.Cleanup(func() {
		_ = cmd.Process.Kill()
		_ = cmd.Wait()
	})
	return cmd, bufio.NewScanner(out)
}

func rest(out *bufio.Scanner) (lines []string) {
	for out.Scan() {
		lines = append(lines, out.Text())
	}
	return lines
}

func joined(lines []string) string {
	if len(lines) == 0 {
		return ""
	}
	return strings.Join(lines, "\n") + "\n"
}

// TestKilledAtAnyMoment: real processes, really killed.
func TestKilledAtAnyMoment(t *testing.T) {
	for range 20 {
		path := filepath.Join(t.TempDir(), "block-1.bones")
		_, err := Create(path, []byte(header))
		must(t, err)
		cmd, out := start(t, path, "append")
		go func() {
			time.Sleep(time.Duration(10+rand.IntN(40)) * time.Millisecond)
			_ = cmd.Process.Kill()
		}()
		acked := rest(out)
		_ = cmd.Wait()

		s, err := Open(path)
		must(t, err)
		text := string(s.whole)
		more, ok := strings.CutPrefix(text, header+joined(acked))
		if !ok {
			t.Fatalf("%d lines were acknowledged, the sheet is\n%s", len(acked), text)
		}
		if more != "" && !strings.HasPrefix(more, fmt.Sprintf("note line %d ", len(acked))) || strings.Count(more, "\n") > 1 {
			t.Fatalf("after %d acknowledged lines there is %q", len(acked), more)
		}
		_, err = s.Append("note the lock is free")
		must(t, err)
	}
}

// TestKilledAtEachCall: before and after every call that writes, on the real disk.
func TestKilledAtEachCall(t *testing.T) {
	for n, done := 1, false; !done; n++ {
		path := filepath.Join(t.TempDir(), "block-1.bones")
		_, out := start(t, path, fmt.Sprint("dying ", n))
		said := rest(out)
		done = len(said) > 0 && said[len(said)-1] == "done"
		if done {
			if said = said[:len(said)-1]; n < 30 {
				t.Fatalf("only %d calls: nothing is tested; %q", n, said)
			}
		}
		s, err := Open(path)
		if len(said) == 0 {
			if CodeOf(err) != Missing && (err != nil || string(s.whole) != header) {
				t.Fatalf("call %d: a sheet that is not whole: %v", n, err)
			}
			continue
		}
		must(t, err)
		more, ok := strings.CutPrefix(string(s.whole), header+joined(said[1:]))
		if !ok {
			t.Fatalf("call %d: acknowledged were %q, the sheet is %q", n, said, s.whole)
		}
		open := ""
		for i := 0; more != "" && !strings.HasPrefix(open, more); i++ {
			if open = joined(batches[i]); i == len(batches)-1 && !strings.HasPrefix(open, more) {
				t.Fatalf("call %d: taken for lines: %q", n, more)
			}
		}
		aside, _ := os.ReadFile(path + ".torn-1")
		if string(s.torn) != torn && string(aside) != torn {
			t.Fatalf("call %d: the torn tail is lost: the sheet ends with %q, aside is %q", n, s.torn, aside)
		}
		_, err = s.Append("end")
		must(t, err)
	}
}

// dyingDisk is the real disk under a process that kills itself before, in the middle of, or after a call that writes.
type dyingDisk struct {
	system
	at, calls int
}

func (d *dyingDisk) die() {
	if d.calls++; d.calls == d.at {
		self, _ := os.FindProcess(os.Getpid())
		_ = self.Kill()
		select {}
	}
}

func (d *dyingDisk) Open(path string, flag int) (file, error) {
	d.die()
	defer d.die()
	f, err := d.system.Open(path, flag)
	if err != nil {
		return nil, err
	}
	return &dyingFile{f, d}, nil
}

func (d *dyingDisk) Move(from, to string) error {
	d.die()
	defer d.die()
	return d.system.Move(from, to)
}

func (d *dyingDisk) SyncFolder(path string) error {
	d.die()
	defer d.die()
	return d.system.SyncFolder(path)
}

type dyingFile struct {
	file
	disk *dyingDisk
}

func (f *dyingFile) WriteAt(p []byte, off int64) (int, error) {
	f.disk.die()
	defer f.disk.die()
	n, err := f.file.WriteAt(p[:len(p)/2], off)
	if err == nil {
		f.disk.die()
		n, err = f.file.WriteAt(p[len(p)/2:], off+int64(n))
	}
	return len(p)/2 + n, err
}

func (f *dyingFile) Truncate(size int64) error {
	f.disk.die()
	defer f.disk.die()
	return f.file.Truncate(size)
}

func (f *dyingFile) Sync() error {
	f.disk.die()
	defer f.disk.die()
	return f.file.Sync()
}

// TestTwoWriters: two processes at once, and a reader among them. All lines are there, each whole, each once, in the
// order of its writer.
func TestTwoWriters(t *testing.T) {
	const each = 60
	path := filepath.Join(t.TempDir(), "block-1.bones")
	reader, err := Create(path, []byte(header))
	must(t, err)
	_, first := start(t, path, fmt.Sprint("some ", each))
	_, second := start(t, path, fmt.Sprint("some ", each))
	said := make(chan []string)
	for _, out := range []*bufio.Scanner{first, second} {
		go func() { said <- rest(out) }()
	}
	var acked [][]string
	for reads := 0; len(acked) < 2; reads++ {
		select {
		case lines := <-said:
			acked = append(acked, lines)
		default:
		}
		before := bytes.Clone(reader.whole)
		change, err := reader.Refresh()
		must(t, err)
		if change == Rewritten || !bytes.HasPrefix(reader.whole, before) {
			t.Fatalf("the reader saw %v: %q and then %q", change, before, reader.whole)
		}
		for line, err := range reader.Lines(3) {
			if !line.Torn && (err != nil || !strings.HasPrefix(line.Text, "note ")) {
				t.Fatalf("the reader saw %q, %v", line.Text, err)
			}
		}
	}
	s, err := Open(path)
	must(t, err)
	if s.Count() != 3+2*each || len(s.torn) > 0 {
		t.Fatalf("%d lines, tail %q", s.Count(), s.torn)
	}
	next := [2]int{}
	for line, err := range s.Lines(3) {
		must(t, err)
		for i := range acked {
			if next[i] < len(acked[i]) && line.Text == acked[i][next[i]] {
				next[i]++
			}
		}
	}
	if next != [2]int{each, each} {
		t.Errorf("of the lines of the two writers %d are there in their order; they said %q and %q", next, acked[0], acked[1])
	}
}

// TestLock: a lock that is held is waited for, and one whose holder was killed is no obstacle.
func TestLock(t *testing.T) {
	s := sheetOf(t, "Ann: 6-4")
	holder, out := start(t, s.path, "hold")
	if !out.Scan() || out.Text() != "locked" {
		t.Fatal(out.Text())
	}
	s.wait = 30 * time.Millisecond
	if _, err := s.Append("Ben: 6-6"); CodeOf(err) != Busy {
		t.Errorf("held: %v", err)
	}
	if other, err := Open(s.path); err != nil || other.Count() != 4 {
		t.Errorf("a reader needs no lock: %v", err)
	}
	must(t, holder.Process.Kill())
	_ = holder.Wait()
	s.wait = lockWait
	if _, err := s.Append("Ben: 6-6"); err != nil {
		t.Errorf("left: %v", err)
	}
}

// TestStrangeLocks: what lies in the place of the lock is an error, and nothing hangs.
func TestStrangeLocks(t *testing.T) {
	s := sheetOf(t, "Ann: 6-4")
	lock := LockPath(s.path)
	must(t, os.Remove(lock))
	must(t, os.Mkdir(lock, 0o777))
	if _, err := s.Append("Ben: 6-6"); CodeOf(err) != NotRegular {
		t.Errorf("a folder: %v", err)
	}
	must(t, os.Remove(lock))
	elsewhere := filepath.Join(t.TempDir(), "elsewhere")
	if err := os.Symlink(elsewhere, lock); err != nil {
		t.Skip(err)
	}
	if _, err := s.Append("Ben: 6-6"); CodeOf(err) != NotRegular {
		t.Errorf("a link: %v", err)
	}
	if _, err := os.Lstat(elsewhere); err == nil {
		t.Error("a file was made in another folder")
	}
}

// TestManyCreators: one wins, and what it wrote stays.
func TestManyCreators(t *testing.T) {
	path := filepath.Join(t.TempDir(), "block-1.bones")
	won := make(chan string)
	for i := range 16 {
		go func() {
			text := fmt.Sprintf("--- # %d\n", i)
			_, err := Create(path, []byte(text))
			if err != nil && CodeOf(err) != Exists {
				text = err.Error()
			} else if err != nil {
				text = ""
			}
			won <- text
		}()
	}
	var winners []string
	for range 16 {
		if text := <-won; text != "" {
			winners = append(winners, text)
		}
	}
	got, err := os.ReadFile(path)
	must(t, err)
	if len(winners) != 1 || winners[0] != string(got) {
		t.Errorf("winners %q, the file is %q", winners, got)
	}
	left, err := os.ReadDir(filepath.Dir(path))
	must(t, err)
	if len(left) != 1 {
		t.Errorf("left: %v", left)
	}
}
