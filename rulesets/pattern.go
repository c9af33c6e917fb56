package rulesets

import (
	"regexp"
	"sync"
)

// pattern is a regular expression that is compiled when it is first asked for: most runs of the program ask for one or none.
func pattern(text string) func() *regexp.Regexp {
	return sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(text) })
}
