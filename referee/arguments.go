package referee

import (
	"slices"
	"strings"
	"unicode"

	"bones/scoring"
)

// arguments reads what follows a word.
func (c *cursor) arguments(e Event, g *grammar, form Form) (Event, *Refusal) {
	e.Word, e.Form = g.word, form
	if e.Word == Pass && c.reader.family == CribbageFamily {
		e.Word = Go
	}
	if g.player == playerNone && e.Seat != NoSeat {
		r := e.refuse(Syntax).because(NoPlayerHere)
		return e, r
	}
	if form != FormPlain {
		return e, c.done()
	}
	switch g.args {
	case argsText, argsLineText, argsSigned, argsStanding:
	default:
		c.passParticles()
	}
	var refusal *Refusal
	switch g.args {
	case argsNone:
	case argsTile:
		refusal = c.tiles(&e)
		if refusal == nil && e.More != nil {
			refusal = c.refuse(Syntax, c.at, e.More[0].String()).because(TooMuch)
		}
	case argsHand:
		refusal = c.hand(&e)
	case argsTold:
		if part, end := c.peek(); part == "=" {
			c.at = end
			e.Form = FormTold
			e.Points, refusal = c.amount()
		}
	case argsNumber:
		e.Number, refusal = c.wantNumber()
	case argsAmount:
		e.Points, refusal = c.amount()
		e.Text = c.remainder()
	case argsSigned:
		refusal = c.signed(&e)
	case argsText:
		e.Text = c.remainder()
	case argsLineText:
		c.passParticles()
		e.Number, refusal = c.wantNumber()
		e.Text = c.remainder()
	case argsStanding:
		refusal = c.standing(&e)
	case argsUndo:
		e.Number = 1
		if c.accept(handWords) {
			e.Form = FormHand
		} else if part, _ := c.peek(); part != "" {
			e.Number, refusal = c.wantNumber()
		}
	case argsRepair:
		return c.repair(e)
	case argsLimits:
		if e.Number, refusal = c.wantNumber(); refusal == nil {
			c.passParticles()
			e.Second, refusal = c.wantNumber()
		}
	case argsStake:
		refusal = c.stake(&e)
	case argsClaim:
		if c.accept(cribWords) {
			e.Form = FormCrib
		}
		c.passParticles()
		e.Points, refusal = c.amount()
	case argsDeclare:
		if e.Number, refusal = c.wantNumber(); refusal == nil {
			if part, _ := c.peek(); part != "" {
				refusal = c.tiles(&e)
			}
		}
	case argsCall:
		switch {
		case c.accept(noTrump):
			e.Form = FormNone
		case c.accept(nello):
			e.Form = FormNello
		default:
			e.Number, refusal = c.wantNumber()
		}
	case argsTakes:
		switch {
		case c.reader.family == CollectFamily:
			refusal = c.place(&e)
		case c.accept(nothing):
			e.Form = FormNothing
		default:
			refusal = c.tiles(&e)
		}
	case argsTotals:
		e.Points, refusal = c.amount()
		if refusal == nil {
			behind := !c.accept(tricksWord)
			if e.Second, refusal = c.wantNumber(); refusal == nil && behind && !c.accept(tricksWord) { // 75点5トリック
				part, _ := c.peek()
				refusal = c.refuse(Syntax, c.at, part).because(WantNumber)
			}
		}
	case argsCounts:
		for refusal == nil {
			if part, _ := c.peek(); part == "" {
				break
			}
			var n int
			n, refusal = c.wantNumber()
			e.Each = append(e.Each, scoring.Whole(n))
		}
		if refusal == nil && e.Each == nil {
			_, refusal = c.wantNumber()
		}
	case argsGives:
		if refusal = c.gift(&e); refusal == nil && e.Points == 0 {
			refusal = e.refuse(Syntax).because(WantPoints)
		}
	}
	if refusal != nil {
		return e, refusal
	}
	return e, c.done()
}

// hand reads tiles, or what is said in their stead.
func (c *cursor) hand(e *Event) *Refusal {
	part, end := c.peek()
	var refusal *Refusal
	switch folded := foldName(part); {
	case folded == "=":
		c.at = end
		e.Form = FormTold
		e.Points, refusal = c.amount()
	case nothing.has(folded):
		e.Form = FormNothing
		c.at = end
	case unseen.has(folded):
		e.Form = FormUnseen
		c.at = end
	case rest.has(folded):
		e.Form = FormRest
		c.at = end
	case folded == "":
		return c.refuse(Syntax, c.at, "").because(WantTiles)
	default:
		refusal = c.tiles(e)
	}
	return refusal
}

// signed reads +2 reason or -2 reason. The reason is required: a correction nobody can explain later is none.
func (c *cursor) signed(e *Event) *Refusal {
	c.passParticles()
	part, at := c.next()
	folded := foldNumber(part)
	if folded == "+" || folded == "-" {
		more, _ := c.next()
		folded += foldNumber(more)
	}
	if folded == "" || folded[0] != '+' && folded[0] != '-' {
		return c.refuse(Syntax, at, part).because(WantSign)
	}
	points, ok := parseSum(folded[1:])
	if !ok {
		return c.refuse(Syntax, at, part).because(WantNumber)
	}
	if !points.IsWhole() && !c.reader.halves {
		return c.refuse(Syntax, at, part).because(WholeOnly)
	}
	if points == 0 {
		return c.refuse(Syntax, at, part).because(WantPoints)
	}
	if folded[0] == '-' {
		points = -points
	}
	e.Points = points
	if e.Text = c.remainder(); e.Text == "" {
		return c.refuse(Syntax, c.at, "").because(WantReason)
	}
	return nil
}

// standing reads Ann 24, Ben -12.5: every player once, in any order, and the spectators, or none of them.
func (c *cursor) standing(e *Event) *Refusal {
	named := make([]bool, len(c.reader.names))
	e.Each = make([]scoring.Points, len(c.reader.names))
	count := 0
	for {
		c.passParticles()
		if part, _ := c.peek(); part == "" {
			break
		}
		at := c.at
		seat, refusal := c.otherBefore(func(c cursor) bool {
			part, _ := c.next()
			_, ok := parseAmount(strings.TrimLeft(foldNumber(part), "+-"))
			return ok
		})
		if refusal != nil {
			return refusal
		}
		if named[seat] {
			return c.refuse(Syntax, at, c.reader.names[seat]).because(EachPlayerOnce)
		}
		named[seat] = true
		count++
		c.passParticles()
		part, numberAt := c.next()
		folded := foldNumber(part)
		number := strings.TrimPrefix(strings.TrimPrefix(folded, "+"), "-")
		points, ok := parseAmount(number)
		if !ok {
			return c.refuse(Syntax, numberAt, part).because(WantNumber)
		}
		if strings.HasPrefix(folded, "-") {
			points = -points
		}
		e.Each[seat] = points
	}
	if count == 0 {
		return c.refuse(Syntax, c.at, "").because(EachPlayerOnce)
	}
	people := len(named)
	if !slices.Contains(named[c.reader.players:], true) {
		people = c.reader.players
	}
	e.Each = e.Each[:people]
	for seat, ok := range named[:people] {
		if !ok {
			r := c.refuse(Syntax, c.at, "").because(EachPlayerOnce)
			r.Turn = Seat(seat)
			return r
		}
	}
	return nil
}

// other reads a player's name inside the arguments.
func (c *cursor) other() (Seat, *Refusal) {
	c.skip()
	if seat, length := c.reader.longestName(c.text[c.at:]); seat != NoSeat {
		c.at += length
		return seat, nil
	}
	part, at := c.next()
	if part == "" {
		return NoSeat, c.refuse(Syntax, at, "").because(WantPlayer)
	}
	return c.seat(strings.TrimRight(part, ":："), at)
}

// otherBefore is other before what has to follow. Where one name begins another, the longest is meant that leaves it: of Ann and
// Ann 2 the points are told as Ann 2, Ann 2 8.
func (c *cursor) otherBefore(follows func(cursor) bool) (Seat, *Refusal) {
	c.skip()
	seat, length := c.reader.longestNameBefore(c.text[c.at:], func(length int) bool {
		ahead := *c
		ahead.at += length
		ahead.passParticles()
		return !strings.ContainsAny(c.text[c.at+length:ahead.at], ",，、") && follows(ahead)
	})
	if seat == NoSeat {
		return c.other()
	}
	c.at += length
	return seat, nil
}

// isStakeOn says whether what is left is 5 on Ben, which it stays when there are 50 Eves at the table too.
func (c *cursor) isStakeOn() bool {
	ahead := *c
	if _, refusal := ahead.amount(); refusal != nil || !ahead.accept(onWords) {
		return false
	}
	_, refusal := ahead.other()
	return refusal == nil && ahead.at == len(ahead.text)
}

// stake reads 5, or 5 on Ben, in Japanese ベン に 5 too. A stake is whole chips.
func (c *cursor) stake(e *Event) (refusal *Refusal) {
	plain := c.isStakeOn()
	ahead := *c
	if seat, r := ahead.other(); !plain && r == nil && ahead.accept(onWords) {
		c.at, e.Other = ahead.at, seat
	}
	c.skip()
	at := c.at
	if e.Points, refusal = c.amount(); refusal != nil {
		return refusal
	}
	if !e.Points.IsWhole() {
		return c.refuse(Syntax, at, c.text[at:c.at]).because(WholeChips)
	}
	if e.Other != NoSeat {
		return nil
	}
	ahead = *c
	ahead.passParticles()
	if seat, r := ahead.other(); !plain && r == nil && ahead.accept(onWords) { // 5をベンに
		c.at, e.Other = ahead.at, seat
	} else if c.accept(onWords) {
		e.Other, refusal = c.other()
	}
	return refusal
}

// gift reads Ben 8, in Japanese 8をベンに too.
func (c *cursor) gift(e *Event) (refusal *Refusal) {
	amount := func(c cursor) bool {
		e.Points, refusal = c.amount()
		return refusal == nil && c.at == len(c.text)
	}
	ahead := *c
	if seat, r := ahead.otherBefore(amount); r == nil {
		ahead.passParticles()
		if amount(ahead) {
			c.at, e.Other = len(c.text), seat
			return nil
		}
	}
	ahead = *c
	if points, r := ahead.amount(); r == nil {
		ahead.passParticles()
		if seat, r := ahead.other(); r == nil && ahead.at == len(ahead.text) {
			c.at, e.Points, e.Other = ahead.at, points, seat
			return nil
		}
	}
	if e.Other, refusal = c.other(); refusal == nil {
		c.passParticles()
		e.Points, refusal = c.amount()
	}
	return refusal
}

// repair reads fix N LINE and insert N LINE.
func (c *cursor) repair(e Event) (Event, *Refusal) {
	var refusal *Refusal
	part, _ := c.peek()
	i := strings.IndexFunc(part, unicode.IsLetter)
	if n, ok := parseNumber(foldNumber(part[:max(i, 0)])); ok { // 直す1アン64
		c.at += i
		e.Number = n
	} else if e.Number, refusal = c.wantNumber(); refusal != nil {
		return e, refusal
	}
	c.passParticles()
	if part, _ := c.peek(); part == "" {
		return e, c.refuse(Syntax, c.at, "").because(WantLine)
	}
	inner, refusal := c.event()
	if refusal != nil {
		return e, refusal
	}
	if isOfSheet(inner.Word) {
		return e, inner.refuse(Syntax).because(NotRepairable)
	}
	e.Inner = &inner
	return e, nil
}
