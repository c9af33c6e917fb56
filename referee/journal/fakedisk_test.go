package journal

import (
	"errors"
	"io"
	"io/fs"
	"math/rand/v2"
	"os"
	"path"
	"strings"
	"syscall"
	"time"
)

// fakeDisk keeps two truths: what programs see (the cache) and what is on stable storage. In between lie changes that no sync has
// confirmed yet; a crash keeps any of them, or parts of them. Before each call that changes something, or asks for it
// to be kept, the fault of the test may strike.
type fakeDisk struct {
	names    map[string]*fakeFile // as programs see them
	kept     map[string]*fakeFile // as on stable storage
	renames  []func(map[string]*fakeFile)
	clock    time.Time
	chance   *rand.Rand
	calls    int
	fault    func(call int, name string) fault
	unlocked bool // of the lock: false while it is held
}

// fault is what happens to one call.
type fault int

const (
	none        fault = iota
	crashBefore       // power fails, and the call did nothing
	crashMiddle       // power fails, and a write got half of its bytes into the cache
	crashAfter        // power fails as the call returns
	noSpace           // ENOSPC; a write got half of its bytes into the cache
	ioError           // EIO; a sync has thrown away some of what it was to keep, and will not know of it again
)

// crash is the panic of a power failure.
type crash struct{}

func newFakeDisk(seed uint64) *fakeDisk {
	return &fakeDisk{
		names: map[string]*fakeFile{}, kept: map[string]*fakeFile{}, unlocked: true,
		clock: time.Date(2026, 1, 1, 0, 0, 0, 1, time.UTC), chance: rand.New(rand.NewPCG(seed, 1)),
	}
}

// put makes a file that was there long ago.
func (d *fakeDisk) put(name, data string) {
	f := &fakeFile{disk: d, name: name, data: []byte(data), kept: []byte(data), time: d.clock}
	d.names[name], d.kept[name] = f, f
}

// strike counts a call and lets its fault happen before it.
func (d *fakeDisk) strike(name string) (fault, error) {
	d.calls++
	what := none
	if d.fault != nil {
		what = d.fault(d.calls, name)
	}
	switch what {
	case crashBefore:
		panic(crash{})
	case noSpace:
		return what, &fs.PathError{Op: name, Err: syscall.ENOSPC}
	case ioError:
		return what, &fs.PathError{Op: name, Err: syscall.EIO}
	}
	return what, nil
}

func (f fault) end() {
	if f == crashAfter || f == crashMiddle {
		panic(crash{})
	}
}

// reboot loses the cache. Of what was not synced each piece is kept with the given probability.
func (d *fakeDisk) reboot(keep float64) {
	kept := func() bool { return d.chance.Float64() < keep }
	for _, change := range d.renames {
		if kept() {
			change(d.kept)
		}
	}
	d.renames = nil
	d.names = map[string]*fakeFile{}
	for name, f := range d.kept {
		f.settle(kept)
		f.data, f.name = append([]byte(nil), f.kept...), name
		d.names[name] = f
	}
	d.unlocked, d.fault = true, nil
}

func (d *fakeDisk) rename(change func(map[string]*fakeFile)) {
	change(d.names)
	d.renames = append(d.renames, change)
}

func (d *fakeDisk) Stat(name string) (fs.FileInfo, error) {
	if what, err := d.strike("stat"); err != nil {
		return nil, err
	} else {
		defer what.end()
	}
	f := d.names[name]
	if name == path.Dir(fakePath) {
		f = &fakeFile{disk: d, name: name}
	}
	if f == nil {
		return nil, &fs.PathError{Op: "stat", Path: name, Err: syscall.ENOENT}
	}
	return f.Stat()
}

func (d *fakeDisk) Open(name string, flag int) (file, error) {
	what, err := d.strike("open")
	if err != nil {
		return nil, err
	}
	defer what.end()
	f := d.names[name]
	if flag&os.O_CREATE != 0 {
		if f != nil {
			return nil, &fs.PathError{Op: "open", Path: name, Err: syscall.EEXIST}
		}
		f = &fakeFile{disk: d, name: name, time: d.clock}
		d.rename(func(names map[string]*fakeFile) { names[name] = f })
	}
	if f == nil {
		return nil, &fs.PathError{Op: "open", Path: name, Err: syscall.ENOENT}
	}
	return f, nil
}

func (d *fakeDisk) Move(from, to string) error {
	what, err := d.strike("move")
	if err != nil {
		return err
	}
	defer what.end()
	if d.names[to] != nil {
		return syscall.EEXIST
	}
	f := d.names[from]
	d.rename(func(names map[string]*fakeFile) {
		delete(names, from)
		names[to] = f
	})
	return nil
}

func (d *fakeDisk) Remove(name string) error {
	what, err := d.strike("remove")
	if err != nil {
		return err
	}
	defer what.end()
	d.rename(func(names map[string]*fakeFile) { delete(names, name) })
	return nil
}

func (d *fakeDisk) SyncFolder(string) error {
	what, err := d.strike("sync folder")
	if err != nil {
		return err
	}
	defer what.end()
	for _, change := range d.renames {
		change(d.kept)
	}
	d.renames = nil
	return nil
}

func (d *fakeDisk) Same(a, b fs.FileInfo) bool { return a.Sys() == b.Sys() }

func (d *fakeDisk) Lock(name string, wait time.Duration) (func(), error) {
	what, err := d.strike("lock")
	if err != nil {
		return nil, err
	}
	defer what.end()
	if !d.unlocked {
		return nil, errors.New("the lock is held by this very process")
	}
	d.unlocked = false
	return func() { d.unlocked = true }, nil
}

// asides returns what is kept of torn tails.
func (d *fakeDisk) asides() (texts []string) {
	for name, f := range d.names {
		if strings.Contains(path.Base(name), ".torn-") {
			texts = append(texts, string(f.data))
		}
	}
	return texts
}

type fakeFile struct {
	disk    *fakeDisk
	name    string
	data    []byte // as programs see it
	kept    []byte // as on stable storage
	pending []change
	time    time.Time
}

// change is a write of data at, or with no data a new size.
type change struct {
	at   int
	data []byte
}

func (c change) to(data []byte) []byte {
	if c.data == nil {
		if c.at <= len(data) {
			return data[:c.at]
		}
		return append(data, make([]byte, c.at-len(data))...)
	}
	if end := c.at + len(c.data); end > len(data) {
		data = append(data, make([]byte, end-len(data))...)
	}
	copy(data[c.at:], c.data)
	return data
}

// sector is how much of a write is kept or lost together; small, so that short lines are cut too.
const sector = 8

// settle lets each sector of each pending write reach stable storage or not. A size can get there without its bytes,
// which then read as zeros.
func (f *fakeFile) settle(kept func() bool) {
	for _, c := range f.pending {
		if c.data == nil {
			if kept() {
				f.kept = c.to(f.kept)
			}
			continue
		}
		if end := c.at + len(c.data); end > len(f.kept) && kept() {
			f.kept = change{at: end}.to(f.kept)
		}
		for at := c.at; at < c.at+len(c.data); {
			next := min((at/sector+1)*sector, c.at+len(c.data))
			if kept() {
				f.kept = change{at, c.data[at-c.at : next-c.at]}.to(f.kept)
			}
			at = next
		}
	}
	f.pending = nil
}

func (f *fakeFile) apply(c change) {
	f.data = c.to(f.data)
	f.pending = append(f.pending, c)
	f.disk.clock = f.disk.clock.Add(time.Microsecond)
	f.time = f.disk.clock
}

func (f *fakeFile) ReadAt(p []byte, off int64) (int, error) {
	n := copy(p, f.data[min(int(off), len(f.data)):])
	if n < len(p) {
		return n, io.EOF
	}
	return n, nil
}

func (f *fakeFile) WriteAt(p []byte, off int64) (int, error) {
	what, err := f.disk.strike("write")
	if err == nil && what != crashMiddle {
		defer what.end()
		f.apply(change{int(off), append([]byte{}, p...)})
		return len(p), nil
	}
	half := len(p) / 2
	f.apply(change{int(off), append([]byte{}, p[:half]...)})
	what.end()
	return half, err
}

func (f *fakeFile) Truncate(size int64) error {
	what, err := f.disk.strike("truncate")
	if err != nil {
		return err
	}
	defer what.end()
	f.apply(change{at: int(size)})
	return nil
}

func (f *fakeFile) Sync() error {
	what, err := f.disk.strike("sync")
	if err != nil {
		f.settle(func() bool { return f.disk.chance.IntN(2) == 0 })
		return err
	}
	defer what.end()
	f.settle(func() bool { return true })
	return nil
}

func (f *fakeFile) Close() error { return nil }

func (f *fakeFile) Stat() (fs.FileInfo, error) {
	return fakeInfo{f, int64(len(f.data)), f.time}, nil
}

type fakeInfo struct {
	f    *fakeFile
	size int64
	time time.Time
}

func (i fakeInfo) Name() string       { return path.Base(i.f.name) }
func (i fakeInfo) Size() int64        { return i.size }
func (i fakeInfo) Mode() fs.FileMode  { return 0o644 }
func (i fakeInfo) ModTime() time.Time { return i.time }
func (i fakeInfo) IsDir() bool        { return false }
func (i fakeInfo) Sys() any           { return i.f }
