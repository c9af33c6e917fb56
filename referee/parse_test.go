package referee_test

import (
	"strings"
	"testing"

	"bones/referee"
)

// readsAs reads lines, and what is written of each once more: it must be what it was. Of a pair the second is what is written, or
// the code of the refusal behind a mark.
func readsAs(t *testing.T, names []string, family referee.Family, lines [][2]string) {
	t.Helper()
	r := referee.NewReader(names, len(names), family, false)
	for _, line := range lines {
		got := reads(r, names, line[0])
		if got != line[1] {
			t.Errorf("%q is read as %q, want %q", line[0], got, line[1])
		}
		if again := reads(r, names, got); again != got && !strings.Contains(got, "!") {
			t.Errorf("%q is read as %q", got, again)
		}
	}
}

// reads reads a line and returns its events in their canonical form, refusals as their codes.
func reads(r *referee.Reader, names []string, line string) string {
	var events []string
	r.Read(line, 1, func(e referee.Event, refusal *referee.Refusal) {
		if refusal != nil {
			events = append(events, "! "+string(refusal.Code))
			return
		}
		events = append(events, string(e.AppendText(nil, names)))
	})
	return strings.Join(events, "; ")
}

// TestNamesBeforeWordsWithoutS reads what can be a name's beginning, or a word without its s, as the name.
func TestNamesBeforeWordsWithoutS(t *testing.T) {
	names := []string{"Deedee", "Takeshi"}
	r := referee.NewReader(names, len(names), referee.CollectFamily, false)
	for line, want := range map[string]string{
		"take 3.2":     "Takeshi: takes 3.2",
		"takes 3.2":    "takes 3.2",
		"hold 9-1":     "holds 9-1",
		"dee take 3.2": "Deedee: takes 3.2",
	} {
		if got := reads(r, names, line); got != want {
			t.Errorf("%q is read as %q, not %q", line, got, want)
		}
	}
}

// TestLinesAreRead reads lines as people type them, and writes them as bones does. What bones writes is read as itself.
func TestLinesAreRead(t *testing.T) {
	names := []string{"Ann", "Ben", "アン", "王小明", "José", "Anna"}
	for _, family := range []struct {
		family referee.Family
		lines  [][2]string
	}{
		{referee.ChainFamily, [][2]string{
			{"Ann: 6-4", "Ann: 6-4"},
			{"ann: 4-6", "Ann: 6-4"},
			{"ANN 6|4", "Ann: 6-4"},
			{"  ann\t[4|6]  # comment; more", "Ann: 6-4"},
			{"ben:46", "Ben: 6-4"},
			{"b 6/4", "Ben: 6-4"},
			{"Be: 6-b", "Ben: 6-0"},
			{"6-blank", "6-0"},
			{"BLANK-B", "0-0"},
			{"🂑", "6-4"},
			{"🂁️", "4-2"},
			{"６－４", "6-4"},
			{"［６｜４］", "6-4"},
			{"6‐4; 6‑4; 6‒4; 6–4; 6—4; 6―4; 6−4; 6ー4; 6ｰ4", strings.TrimSuffix(strings.Repeat("6-4; ", 9), "; ")},
			{"6-4 on 4", "6-4 on 4"},
			{"6-4　に　４", "6-4 on 4"},
			{"64 4に", "6-4 on 4"},
			{"64を4に", "6-4 on 4"},
			{"64 を 4 へ", "6-4 on 4"},
			{"64に4", "6-4 on 4"},
			{"[6|4]に4", "6-4 on 4"},
			{"🂑に4", "6-4 on 4"},
			{"アンは64を4に", "アン: 6-4 on 4"},
			{"アン64", "アン: 6-4"},
			{"アンは６ー４。", "アン: 6-4"},
			{"Annは 64", "Ann: 6-4"},
			{"Benは64", "Ben: 6-4"},
			{"Benパス", "Ben: pass"},
			{"王小明：パス", "王小明: pass"},
			{"王　６－４", "王小明: 6-4"},
			{"Jose\u0301: 64", "José: 6-4"},
			{"JOSÉ pass", "José: pass"},
			{"anna 64", "Anna: 6-4"},
			{"an 64", "! unknown-player"},
			{"Ann, holds 43 11", "Ann: holds 4-3 1-1"},
			{"ann holds 4-3,1-1、2-2，🂁🀲[5|5]66", "Ann: holds 4-3 1-1 2-2 4-2 1-0 5-5 6-6"},
			{"ann holds 🂁🀲[5|5] 66", "Ann: holds 4-2 1-0 5-5 6-6"},
			{"アンの手札は 43 11", "アン: holds 4-3 1-1"},
			{"アン残り４３", "アン: holds 4-3"},
			{"アン 手札 なし", "アン: holds nothing"},
			{"holds ＝５", "holds =5"},
			{"Ben: out =12+1", "Ben: out =13"},
			{"ブロック", "blocked"},
			{"アン上がり", "アン: out"},
			{"Ann: adjusts ＋２ forgotten: a pair", "Ann: adjusts +2 forgotten: a pair"},
			{"Ann adjusts − 2 x", "Ann: adjusts -2 x"},
			{"Ann: adjusts +0 x", "! syntax"},
			{"Ann: adjusts −0 x", "! syntax"},
			{"standing ann 3, BEN -2 アン 0、王小明 1 josé +4 Anna 0", "standing Ann 3, Ben -2, アン 0, 王小明 1, José 4, Anna 0"},
			{"undo", "undo"},
			{"取り消し２", "undo 2"},
			{"戻す ハンド", "undo hand"},
			{"fix ３ ben: 62", "fix 3 Ben: 6-2"},
			{"直す1アン64", "fix 1 アン: 6-4"},
			{"挿入２アン：パス", "insert 2 アン: pass"},
			{"insert 2 pass", "insert 2 pass"},
			{"削除1", "drop 1"},
			{"流れ 牌が表になった", "void 牌が表になった"},
			{"NOTE Ann: 6-4 was hot", "note Ann: 6-4 was hot"},
			{"; 64 ;; pass ;", "6-4; pass"},
			{"64；　パス ＃ 王", "6-4; pass"},
			{"# 64", ""},
			{"　", ""},
		}},
		{referee.CribbageFamily, [][2]string{
			{"pass", "go"},
			{"アンはゴー", "アン: go"},
			{"スターター 41", "starter 4-1"},
			{"クリブ ＝４", "crib =4"},
			{"ann: claims crib 4", "Ann: claims crib 4"},
			{"アンの宣言は12", "アン: claims 12"},
		}},
		{referee.TrickFamily, [][2]string{
			{"切り札 52", "trump 5-2"},
			{"ann 切り札 5", "Ann: calls 5"},
			{"アン切り札なし", "アン: calls none"},
			{"ann calls NELLO", "Ann: calls nello"},
			{"54 スート 4", "5-4 as 4"},
			{"ann points 75 tricks 5", "Ann: points 75 tricks 5"},
			{"ann bid 31", "Ann: bids 31"},
			{"ann close", "Ann: closes"},
			{"ann pas", "! unknown-word"},
			{"ann 42", "Ann: 4-2"},
			{"8", "8"},
		}},
		{referee.CollectFamily, [][2]string{
			{"３．２", "takes 3.2"},
			{"アン 残り全部", "アン: holds rest"},
			{"ann counts 4 3 ５ 2 3 3 3 4 3", "Ann: counts 4 3 5 2 3 3 3 4 3"},
		}},
		{referee.BoardFamily, [][2]string{
			{"b8", "Ben: pegs 8"},
			{"ben 12 + 4", "Ben: pegs 16"},
			{"アン８", "アン: pegs 8"},
			{"Ann gives Ben 8", "Ann: gives Ben 8"},
			{"Ann give Ben 8", "Ann: gives Ben 8"},
			{"Ann gives Ben 0", "! syntax"},
			{"ann 0", "Ann: pegs 0"}, // a hand that counts nothing
		}},
	} {
		readsAs(t, names, family.family, family.lines)
	}
}
