package rulesets

import "testing"

func BenchmarkLoad(b *testing.B) {
	for b.Loop() {
		if _, err := (Library{}).Load("bingo"); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkReadHeader(b *testing.B) {
	text := []byte("---\nbones: 1\nruleset: block\nplayers: [Ann, Ben, Cyd]\ntarget: 61\n---\nAnn: starts\n")
	for b.Loop() {
		if _, _, err := ReadHeader("s", text, Library{}, reserved); err != nil {
			b.Fatal(err)
		}
	}
}
