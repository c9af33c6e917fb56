package referee

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"bones/scoring"
)

// MaxLine is the longest line of a sheet, in bytes. A note of this length is a page; anything longer is no score sheet.
const MaxLine = 4096

// A Reader turns lines of text into events. It knows the names at the table and the words of the game's family, nothing of
// the state of play: whether an event is allowed is the table's question.
type Reader struct {
	names   []string // as written
	folded  []string // as compared
	players int      // how many of them play
	family  Family
	halves  bool // amounts may have .5
}

// NewReader returns a reader for the people at a table: so many players first, then spectators.
func NewReader(names []string, players int, family Family, halves bool) *Reader {
	r := &Reader{names: names, players: players, family: family, halves: halves}
	for _, name := range names {
		r.folded = append(r.folded, foldName(name))
	}
	return r
}

// Read reads one line, which may hold several events between semicolons, and its comment. Each event comes with its place.
// What cannot be read comes as a refusal in its turn, so that `62; 6x; 11` is three answers.
func (r *Reader) Read(text string, line int, each func(Event, *Refusal)) {
	whole := &cursor{reader: r, text: text, line: line}
	if len(text) > MaxLine {
		each(Event{}, whole.refuse(Syntax, 0, "").because(LineTooLong))
		return
	}
	if strings.IndexByte(text, 0) >= 0 || !utf8.ValidString(text) {
		each(Event{}, whole.refuse(Syntax, 0, "").because(NotText))
		return
	}
	end := len(text)
	if i := index(text, '#', "＃"); i >= 0 {
		end = i
	}
	for at := 0; at < end; {
		stop := end
		next := end
		if i := index(text[at:end], ';', "；"); i >= 0 {
			stop = at + i
			_, size := utf8.DecodeRuneInString(text[stop:])
			next = stop + size
		}
		c := &cursor{reader: r, text: text[:stop], line: line, at: at}
		c.skip()
		if c.at < stop {
			e, refusal := c.event()
			each(e, refusal)
		}
		at = next
	}
}

// index finds the first of a sign and its full-width form, −1 where there is neither.
func index(s string, sign byte, wide string) int {
	i := strings.IndexByte(s, sign)
	if i >= 0 {
		s = s[:i] // a line may have many of them: only up to the next is looked at
	}
	if j := strings.Index(s, wide); j >= 0 {
		return j
	}
	return i
}

// cursor reads one event.
type cursor struct {
	reader *Reader
	text   string // the line up to the end of this event
	line   int
	at     int // in bytes
}

func (c *cursor) column(at int) int { return utf8.RuneCountInString(c.text[:min(at, len(c.text))]) + 1 }

func (c *cursor) refuse(code Code, at int, got string) *Refusal {
	e := blank()
	e.Line, e.Column = c.line, c.column(at)
	r := e.refuse(code)
	r.Text = got
	return r
}

// separator returns the length of the blank or comma at i, 0 where there is none.
func separator(s string, i int) int {
	switch s[i] {
	case ' ', '\t', ',', '\r', '\v', '\f':
		return 1
	}
	if s[i] >= utf8.RuneSelf {
		for _, blank := range [...]string{"\u3000", "、", "，", "\u00a0", "\ufeff"} {
			if strings.HasPrefix(s[i:], blank) {
				return len(blank)
			}
		}
	}
	return 0
}

func equals(s string, i int) int {
	switch {
	case s[i] == '=':
		return 1
	case s[i] >= utf8.RuneSelf && strings.HasPrefix(s[i:], "＝"):
		return len("＝")
	}
	return 0
}

// isFullStop says whether nothing but the full stop of a Japanese sentence is left: アンは８。
func isFullStop(rest string) bool {
	return strings.HasPrefix(rest, "。") && strings.TrimSpace(rest) == "。"
}

// endsPart says whether a part that has begun before i ends there.
func endsPart(s string, i int) bool {
	return separator(s, i) > 0 || equals(s, i) > 0 || s[i] >= utf8.RuneSelf && isFullStop(s[i:])
}

// skip passes over blanks and commas.
func (c *cursor) skip() {
	for c.at < len(c.text) {
		n := separator(c.text, c.at)
		if n == 0 {
			return
		}
		c.at += n
	}
}

// peek returns the next part and where it ends, without taking it: an equals sign, or a run of anything but blanks and commas.
func (c *cursor) peek() (part string, end int) {
	c.skip()
	i := c.at
	if i < len(c.text) {
		if n := equals(c.text, i); n > 0 {
			return "=", i + n
		}
	}
	for i < len(c.text) && !endsPart(c.text, i) {
		i++
	}
	return c.text[c.at:i], i
}

// next takes the next part, "" at the end.
func (c *cursor) next() (part string, at int) {
	part, end := c.peek()
	at = c.at
	c.at = end
	return part, at
}

// accept takes the next part if it is one of the words. What follows a Japanese one may follow at once: クリブ4.
func (c *cursor) accept(words synonyms) bool {
	part, end := c.peek()
	if part == "" {
		return false
	}
	if words.has(foldName(part)) {
		c.at = end
		return true
	}
	if isASCII(part) {
		return false
	}
	for _, word := range words {
		if rest, ok := strings.CutPrefix(part, word); ok && !isASCII(word) && (looksBare(rest) || c.beginsName(rest) || foldParticle(rest) != rest) {
			c.at += len(word)
			return true
		}
	}
	return false
}

// remainder takes all that is left as free text. What is written of it reads back as it is: no blank or comma of any kind stands
// before it, and a carriage return in it, which would end the line, is a blank.
func (c *cursor) remainder() string {
	for before := -1; c.at != before; {
		before = c.at
		c.skip()
		c.at = len(c.text) - len(strings.TrimLeftFunc(c.text[c.at:], unicode.IsSpace))
	}
	text := strings.ReplaceAll(strings.TrimRightFunc(c.text[c.at:], unicode.IsSpace), "\r", " ")
	c.at = len(c.text)
	if isFullStop(text) {
		return ""
	}
	return text
}

func (c *cursor) done() *Refusal {
	c.passParticles()
	part, at := c.next()
	if part == "" || part == "." {
		return nil
	}
	return c.refuse(Syntax, at, part).because(TooMuch)
}

// event reads [PLAYER ":"] WORD-OR-TILE [ARGUMENTS].
func (c *cursor) event() (Event, *Refusal) {
	start := c.at
	e := blank()
	e.Line = c.line
	seat, refusal := c.player()
	if refusal != nil {
		return e, refusal
	}
	e.Seat = seat
	c.passParticles()
	part, end := c.peek()
	e.Column = c.column(c.at)
	if part == "" {
		return e, c.refuse(Syntax, start, strings.TrimSpace(c.text[start:])).because(EmptyLine)
	}
	ahead := *c
	var said Event
	g, form, wordEnd := c.word(part)
	switch {
	case g != nil:
		c.at += wordEnd
		said, refusal = c.arguments(e, g, form)
	case looksBare(part):
		said, refusal = c.bare(e)
	case part == "=":
		said, refusal = e, c.refuse(Syntax, start, strings.TrimSpace(c.text[start:])).because(EmptyLine)
	default:
		said, refusal = e, c.unknown(seat, part, end)
	}
	if refusal == nil && (g != nil || said.Text == "") {
		return said, nil
	}
	switch last, lastRefusal, ok := ahead.verbLast(e); {
	case !ok:
	case lastRefusal == nil && last.Text == "": // of 8 再計算 ペグ the end is a reason
		return last, nil
	case refusal != nil && g == nil && lastRefusal != nil && lastRefusal.Column > e.Column:
		return last, lastRefusal
	}
	return said, refusal
}

// unknown refuses a part that is no word, tile or number: before one of these it was meant as a player.
func (c *cursor) unknown(seat Seat, part string, end int) *Refusal {
	r := c.refuse(UnknownWord, c.at, part)
	if end < len(c.text) && seat == NoSeat && c.followedByWord(end) {
		r.Code = UnknownPlayer
		r.Suggest = nearest(foldName(part), c.reader.folded, c.reader.names)
	} else {
		r.Suggest = nearest(foldName(part), wordTexts(c.reader.family), nil)
	}
	return r
}

// word finds the word that part is, or, where Japanese is written without blanks, the longest word it begins with.
func (c *cursor) word(part string) (g *grammar, form Form, length int) {
	folded := foldName(part)
	if w, form, ok := phrase(folded); ok {
		return byWord[w], form, len(part)
	}
	if g := vocabulary()[folded]; g != nil {
		return c.sharedWord(g, len(part)), FormPlain, len(part)
	}
	if g := vocabulary()[folded+"s"]; g != nil && g.word != Pass { // bid 30
		return g, FormPlain, len(part)
	}
	if isASCII(part) {
		return nil, FormPlain, 0
	}
	for text, candidate := range vocabulary() {
		if !isASCII(text) && len(text) > length && strings.HasPrefix(part, text) {
			g, length = candidate, len(text)
		}
	}
	if rest := foldParticle(part[length:]); g != nil && rest != "" && !looksBare(rest) && !beginsArgument(rest) { // 手札は, 手札43, 手札なし
		return nil, FormPlain, 0
	}
	return g, FormPlain, length
}

// passParticles passes over the particles between two parts, which Japanese writes without blanks: アンはパス.
func (c *cursor) passParticles() {
	for {
		c.skip()
		rest := foldParticle(c.text[c.at:])
		if len(rest) == len(c.text)-c.at {
			return
		}
		if rest != "" && separator(rest, 0) == 0 && equals(rest, 0) == 0 && !looksBare(rest) && !c.beginsName(rest) && !beginsArgument(rest) {
			ahead := *c
			ahead.at = len(c.text) - len(rest)
			part, _ := ahead.peek()
			if g, _, _ := ahead.word(part); g == nil {
				return // the beginning of a name or of a word that is not known
			}
		}
		c.at = len(c.text) - len(rest)
	}
}

// beginsName says whether a whole name stands at the beginning of what is left.
func (c *cursor) beginsName(rest string) bool {
	seat, _ := c.reader.longestName(rest)
	return seat != NoSeat
}

// beginsArgument says whether a Japanese word that can follow another stands at the beginning of what is left.
func beginsArgument(rest string) bool {
	for _, words := range [...]synonyms{nothing, unseen, cribWords, handWords} {
		for _, word := range words {
			if !isASCII(word) && strings.HasPrefix(rest, word) {
				return true
			}
		}
	}
	return false
}

// foldParticle drops a particle at the beginning.
func foldParticle(s string) string {
	if s == "" || s[0] < utf8.RuneSelf {
		return s
	}
	for _, particle := range particles {
		if rest, ok := strings.CutPrefix(s, particle); ok {
			return rest
		}
	}
	return s
}

// sharedWord settles which word is meant where families share the Japanese: 切り札 turns a trump up, or calls one.
func (c *cursor) sharedWord(g *grammar, length int) *grammar {
	if g.word != Trump {
		return g
	}
	ahead := *c
	ahead.at += length
	ahead.passParticles()
	part, _ := ahead.next()
	if _, isTile := ParseTile(part); !isTile && part != "" {
		return byWord[Calls]
	}
	return g
}

// looksBare says whether part is a tile, a number or a place, which needs no word.
func looksBare(part string) bool {
	if part == "" {
		return false
	}
	if _, _, ok := cutTile(part); ok {
		return true
	}
	part = foldNumber(part)
	return isDigit(part[0])
}

// bare reads a tile, a list of tiles, a place or an amount that has no word: what it means depends on what is owed.
func (c *cursor) bare(e Event) (Event, *Refusal) {
	e.Word = Play
	switch c.reader.family {
	case BoardFamily:
		return c.arguments(e, byWord[Pegs], FormPlain)
	case CollectFamily:
		e.Word = Takes
	}
	start := c.at
	if c.reader.family == TrickFamily { // where bids are made, a bid
		part, end := c.peek()
		if n, ok := parseNumber(foldNumber(part)); ok {
			e.Number = n
			if _, isTile := ParseTile(part); !isTile {
				c.at = end
				return e, c.done()
			}
		}
	}
	refusal := c.tiles(&e)
	if c.reader.family == CollectFamily {
		c.at = start
		if r := c.place(&e); r != nil && e.Tile == scoring.NoTile {
			return e, r
		}
		if e.Tile != scoring.NoTile {
			c.at = start
			refusal = c.tiles(&e)
		} else {
			refusal = nil
		}
	}
	switch {
	case refusal != nil:
		return e, refusal
	case c.reader.family == CollectFamily: // the pile has neither ends nor suits
		return e, c.done()
	}
	return c.placement(e)
}

// placement reads on N and as N.
func (c *cursor) placement(e Event) (Event, *Refusal) {
	for {
		part, end := c.peek()
		folded := foldName(part)
		switch {
		case part == "":
			return e, nil
		case e.On < 0 && (onWords.has(folded) || asWords.has(folded)):
			word := c.at
			c.at = end
			if next, _ := c.peek(); next == "" && particles.has(folded) {
				return e, nil
			}
			n, at, ok := c.number()
			if !ok {
				return e, c.refuse(Syntax, max(at, word), c.text[min(at, len(c.text)):]).because(WantNumber)
			}
			e.On, e.As = int8(min(n, 99)), asWords.has(folded)
		case particles.has(folded):
			c.at = end
		default:
			if at := len("を"); strings.HasPrefix(part, "を") && looksBare(part[at:]) { // を4に
				c.at += at
				continue
			}
			if at := len("に"); (strings.HasPrefix(part, "に") || strings.HasPrefix(part, "へ")) && e.On < 0 { // に4
				if n, ok := parseNumber(foldNumber(part[at:])); ok {
					c.at = end
					e.On = int8(min(n, 99))
					continue
				}
			}
			if n, end, ok := c.endBefore(); ok && e.On < 0 {
				c.at = end
				e.On = int8(min(n, 99))
				continue
			}
			return e, c.done()
		}
	}
}

// endBefore reads an end with its word behind it, as Japanese has it: 4に, 4 に.
func (c *cursor) endBefore() (n, end int, ok bool) {
	part, end := c.peek()
	digits := strings.TrimRight(part, "にへ")
	if digits == part {
		ahead := *c
		ahead.at = end
		var word string
		if word, end = ahead.peek(); word != "に" && word != "へ" {
			return 0, 0, false
		}
	}
	n, ok = parseNumber(foldNumber(digits))
	return n, end, ok
}

// number takes a plain number.
func (c *cursor) number() (n, at int, ok bool) {
	part, at := c.nextNumber()
	n, ok = parseNumber(foldNumber(part))
	return n, at, ok
}

// nextNumber takes the next part, or, where Japanese is written without blanks, the number it begins with: 5をベンに.
func (c *cursor) nextNumber() (part string, at int) {
	part, at = c.next()
	if isASCII(part) {
		return part, at
	}
	for i, r := range part {
		if _, ok := parseSum(foldNumber(part[:i])); ok && unicode.IsLetter(r) && r != 'ー' {
			c.at = at + i
			for _, counter := range counters {
				if strings.HasPrefix(part[i:], counter) {
					c.at += len(counter)
					break
				}
			}
			return part[:i], at
		}
	}
	return part, at
}

// counters are what Japanese puts behind a number: points, tiles, things, lines.
var counters = [...]string{"点", "枚", "つ", "行目", "行"}

// wantNumber takes a plain number or refuses.
func (c *cursor) wantNumber() (int, *Refusal) {
	c.skip()
	n, at, ok := c.number()
	if !ok {
		return 0, c.refuse(Syntax, at, c.text[at:c.at]).because(WantNumber)
	}
	return n, nil
}

// amount takes points: 8, 12+4, 2.5 where halves exist. Signs between parts may stand alone.
func (c *cursor) amount() (scoring.Points, *Refusal) {
	c.skip()
	part, at := c.nextNumber()
	sum := foldNumber(foldParticle(part))
	for {
		next, end := c.peek()
		more := foldNumber(next)
		signed := more == "+" || len(more) > 1 && more[0] == '+' && isDigit(more[1])
		if more == "" || !signed && !strings.HasSuffix(sum, "+") {
			break
		}
		sum += more
		c.at = end
	}
	points, ok := parseSum(sum)
	if !ok {
		return 0, c.refuse(Syntax, at, strings.TrimSpace(c.text[at:c.at])).because(WantNumber)
	}
	if !points.IsWhole() && !c.reader.halves {
		return 0, c.refuse(Syntax, at, part).because(WholeOnly)
	}
	return points, nil
}

// tiles takes one tile or more; glyphs and bracketed tiles need no separator.
func (c *cursor) tiles(e *Event) *Refusal {
	e.Tile, e.More = scoring.NoTile, nil
	for {
		part, end := c.peek()
		if part == "" || e.Tile != scoring.NoTile && !looksBare(part) {
			break
		}
		at := c.at
		if !isASCII(part) {
			if i := strings.IndexAny(part, "をにへの"); i > 0 && areTiles(part[:i]) { // 41を4に
				part, end = part[:i], at+i
			}
		}
		for part != "" {
			tile, rest, ok := cutTile(part)
			if !ok {
				if _, _, isEnd := c.endBefore(); isEnd && e.Tile != scoring.NoTile {
					return nil
				}
				r := c.refuse(Syntax, at, part).because(WantTile)
				if outOfRange(part) {
					r.Code, r.Detail = NotInSet, ""
				}
				return r
			}
			if e.Tile == scoring.NoTile {
				e.Tile = tile
			} else {
				e.More = append(e.More, tile)
			}
			part = rest
		}
		c.at = end
	}
	if e.Tile == scoring.NoTile {
		return c.refuse(Syntax, c.at, "").because(WantTile)
	}
	return nil
}

// Seat finds the player with that name, or with the only name that begins so.
func (r *Reader) Seat(name string) (Seat, *Refusal) {
	return (&cursor{reader: r, text: name, line: 1}).seat(name, 0)
}

// outOfRange says whether part is a tile of a larger set than any bones plays with: 12-3.
func outOfRange(part string) bool {
	a, b, found := strings.Cut(strings.NewReplacer("|", "-", "/", "-").Replace(strings.Trim(foldNumber(part), "[]")), "-")
	_, okA := parseNumber(a)
	_, okB := parseNumber(b)
	return found && okA && okB
}

// place takes a place of the pile.
func (c *cursor) place(e *Event) *Refusal {
	part, at := c.next()
	row, col, ok := parsePlace(foldNumber(part))
	if !ok {
		return c.refuse(Syntax, at, part).because(WantPlace)
	}
	e.Number = row*10 + col
	return nil
}
