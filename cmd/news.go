package cmd

import (
	"fmt"
	"strings"

	"bones/referee"
	"bones/referee/journal"
)

// What is new at the table: what others have written since, and when the table is drawn again.

// refresh reads what others have written since, and says so.
func (t *table) refresh() (news bool, err error) {
	var came []referee.Outcome
	var turned []string // what may be told of the last trick turned down
	rewritten, err := t.readNews(func(out referee.Outcome) {
		if out.Refusal == nil {
			if said, down := t.turnsDown(out.Event); down {
				came, turned = nil, said // what came before it is not to be read any more
				return
			}
		}
		came = append(came, out)
	})
	if err != nil {
		return false, err
	}
	v := t.voiceHere()
	if rewritten {
		fmt.Fprintln(t.Err, v.Rewritten())
	}
	if turned != nil {
		fmt.Fprintln(t.Out, wipe+strings.Join(turned, "\n"))
	}
	for _, out := range came {
		if out.Refusal != nil {
			fmt.Fprintln(t.Err, v.Elsewhere(v.Refusal(out.Refusal)))
		} else {
			fmt.Fprintln(t.Err, v.Elsewhere(t.sheet.Text(out.Event)))
		}
	}
	return rewritten || turned != nil || len(came) > 0, nil
}

// readNews reads what others have written since. A sheet that somebody took away from under the prompt is written anew.
func (t *table) readNews(each func(referee.Outcome)) (rewritten bool, err error) {
	rewritten, err = t.sheet.Refresh(each)
	if t.Terminal && journal.CodeOf(err) == journal.Missing {
		if err = t.sheet.Restore(); err == nil {
			fmt.Fprintln(t.Err, t.voice.Restored(t.sheet.Name))
		}
	}
	return rewritten, err
}

// showNews draws the table where it has changed. While the hands before a crib are still on the screen, it says the score alone.
func (t *table) showNews() {
	words := t.sheet.Expects()
	switch {
	case len(words) > 0 && words[0] == referee.Crib:
		fmt.Fprintln(t.Err, t.voiceHere().StandingLine(t.sheet.Standing(), t.sheet.Target()))
	case t.isWorthSeeing():
		t.show()
	}
}

// inPicture are the lines that the picture of the table, where it is drawn even between hands, makes needless: the score, and who
// deals next.
func (t *table) inPicture() []string {
	m, v := t.sheet.Match, t.voiceHere()
	if t.Terminal && hasPegs(m) || t.hidden {
		return []string{v.StandingLine(m.Standing(), m.Target()), v.NextHand(m.HandNumber(), m.Dealer())}
	}
	return nil
}

// isWorthSeeing says whether the table has changed so that it should be drawn again: not while hands are turned up or lots are
// drawn, and not between hands, when it would only repeat the score.
func (t *table) isWorthSeeing() bool {
	if log := t.sheet.Log(); t.sheet.DrawsLot() != referee.NoSeat && !t.hidden && log[len(log)-1].Word == referee.Lot {
		return false
	}
	if words := t.sheet.Expects(); len(words) > 0 && (words[0] == referee.Holds || words[0] == referee.Takes) {
		return words[0] == referee.Takes && t.sheet.Lead() != referee.NoSeat // the pile, before its first tile too
	}
	return t.sheet.HandIsOn() || hasPegs(t.sheet.Match) || t.hidden
}
