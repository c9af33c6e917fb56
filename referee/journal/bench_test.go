package journal

import (
	"fmt"
	"path/filepath"
	"slices"
	"testing"
)

// quickDisk is the real disk without its waiting for stable storage, so that what is left is our own.
type quickDisk struct{ system }

func (d quickDisk) Open(path string, flag int) (file, error) {
	f, err := d.system.Open(path, flag)
	if err != nil {
		return nil, err
	}
	return quickFile{f}, nil
}

func (quickDisk) SyncFolder(string) error { return nil }

type quickFile struct{ file }

func (quickFile) Sync() error { return nil }

// BenchmarkAppend: a line entered at the prompt, beyond its fsync, on sheets of several lengths.
func BenchmarkAppend(b *testing.B) {
	for _, lines := range []int{100, 10_000, 100_000} {
		for name, d := range map[string]disk{"beyond fsync": quickDisk{}, "with fsync": system{}} {
			b.Run(fmt.Sprintf("%d lines/%s", lines, name), func(b *testing.B) {
				s, err := create(d, filepath.Join(b.TempDir(), "block-1.bones"), []byte(header))
				must(b, err)
				_, err = s.Append(slices.Repeat([]string{"Ann: 6-4 on 4"}, lines)...)
				must(b, err)
				for b.Loop() {
					if change, err := s.Refresh(); change != Same || err != nil {
						b.Fatal(change, err)
					}
					if _, err := s.Append("Ben: 6-6"); err != nil {
						b.Fatal(err)
					}
				}
			})
		}
	}
}

// BenchmarkOpen: reading a sheet and giving out its lines.
func BenchmarkOpen(b *testing.B) {
	for _, lines := range []int{100, 10_000, 100_000} {
		b.Run(fmt.Sprintf("%d lines", lines), func(b *testing.B) {
			path := filepath.Join(b.TempDir(), "block-1.bones")
			s, err := Create(path, []byte(header))
			must(b, err)
			_, err = s.Append(slices.Repeat([]string{"Ann: 6-4 on 4"}, lines)...)
			must(b, err)
			for b.Loop() {
				s, err := Open(path)
				must(b, err)
				for _, err := range s.Lines(0) {
					must(b, err)
				}
			}
		})
	}
}
