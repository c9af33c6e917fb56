// Package ink settles how the forms are coloured before their library is initialised. That library asks the terminal, at the
// start of every program that links it, whether its background is dark: a question that not every terminal answers, and that
// is none of a command's business that shows no form.
//
// Packages are initialised in the order of their paths, as far as their imports allow it, so this one comes before the library.
package ink

import (
	"github.com/charmbracelet/lipgloss"
	"github.com/muesli/termenv"
)

func init() {
	lipgloss.SetHasDarkBackground(true) // never used: the forms have weights, no colours
	lipgloss.SetColorProfile(termenv.ANSI)
}
