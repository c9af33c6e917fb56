//go:build unix

package cmd

import (
	"os"
	"os/signal"
	"syscall"

	"golang.org/x/term"
)

// keepsSettings lets no key stop or kill the program between two questions, and sets the terminal again as it is now whenever the
// program goes on after having been stopped from outside, as shells reset it then; end ends that.
func keepsSettings(terminal *os.File) (end func()) {
	settings, err := term.GetState(int(terminal.Fd()))
	if err != nil {
		return func() {}
	}
	signal.Ignore(syscall.SIGQUIT, syscall.SIGTSTP)
	goesOn := make(chan os.Signal, 1)
	signal.Notify(goesOn, syscall.SIGCONT)
	go func() {
		for range goesOn {
			_ = term.Restore(int(terminal.Fd()), settings)
		}
	}()
	return func() {
		signal.Stop(goesOn)
		close(goesOn)
		signal.Reset(syscall.SIGQUIT, syscall.SIGTSTP)
	}
}
