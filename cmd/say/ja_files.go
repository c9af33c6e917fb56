package say

import (
	"strconv"

	"bones/referee/journal"
)

func (v ja) fileFault(e *journal.Error, path, reason string) string {
	line := strconv.Itoa(e.Line) + "行目"
	limit := strconv.FormatInt(e.Limit, 10)
	switch e.Code {
	case journal.Exists:
		return path + " はもうあります。上書きはしません。"
	case journal.Missing:
		return path + " というファイルはありません。"
	case journal.FolderMissing:
		return path + " というフォルダはありません。"
	case journal.NotFolder:
		return path + " はフォルダではありません。"
	case journal.Directory:
		if e.Op == journal.OpNew {
			return path + " はフォルダなので、ファイルとして書き込めません。"
		}
		return path + " はフォルダです。スコアシートではありません。"
	case journal.NotRegular:
		return path + " は普通のファイルではありません。"
	case journal.TooBig:
		return v.sheet(path) + "が" + limit + "バイトを超えています。スコアシートには大きすぎます。"
	case journal.TooMany:
		return v.sheet(path) + "の行、または行の中の区切りが" + limit + "を超えています。スコアシートには多すぎます。"
	case journal.Denied:
		return path + " を読む許可がありません。"
	case journal.ReadOnly:
		return path + " に書き込めません。"
	case journal.Busy:
		return "ほかのプログラムが " + path + " に書き込み中です。もう一度試してください。"
	case journal.Full:
		if e.Op == journal.OpCreate || e.Op == journal.OpNew || e.Op == journal.OpRename {
			return path + " を書く空きがないので、書き込めませんでした。"
		}
		return path + " を書く空きがありません。この行は記録されていませんが、それまでの行は無事です。"
	case journal.Changed:
		return path + " がその間に変わりました。先に読み直します。"
	case journal.Failed:
		text := "ディスクの障害です"
		if path != "" {
			text = path + " の" + v.step(e.Op) + "でディスクの障害が起きました"
		}
		if reason != "" {
			text += "（" + reason + "）"
		}
		return text + "。"
	case journal.LineBreak:
		return line + "の途中に改行があります。"
	case journal.LineNUL:
		return line + "にNUL文字があります。文字として読めません。"
	case journal.LineLong:
		return line + "が" + limit + "バイトを超えています。一行には長すぎます。"
	case journal.LineUTF8:
		return line + "は文字として読めません（UTF-8ではありません）。"
	}
	return ""
}

// sheet is a path, or a stream that has none.
func (ja) sheet(path string) string {
	if path == "" {
		return "シート"
	}
	return path + " "
}

func (ja) step(op journal.Op) string {
	switch op {
	case journal.OpCreate:
		return "作成"
	case journal.OpOpen:
		return "オープン"
	case journal.OpRead:
		return "読み込み"
	case journal.OpLock:
		return "ロック"
	case journal.OpCheck:
		return "確認"
	case journal.OpAside:
		return "途切れた行の退避"
	case journal.OpWrite, journal.OpNew:
		return "書き込み"
	case journal.OpSync:
		return "保存の確認"
	case journal.OpTruncate:
		return "末尾の修復"
	case journal.OpRename:
		return "命名"
	}
	return ""
}

func (ja) aside(text, path string) string {
	return "最後の行「" + text + "」は記録が完了していませんでした。" + path + " に残してあります。"
}

func (ja) torn(text string) string {
	return "最後の行「" + text + "」は途中で切れています。記録は完了していませんでした。"
}
