package say

import "strings"

func (ja) setupHelp(q SetupQuestion, example string) string {
	switch q {
	case WhichGame:
		return "ゲームの名前か、その始めの部分を入力してください（例：ブロック）。ルールのファイルなら、そのパスです（例：./house.yaml）。"
	case WhichHouseRules:
		if example == "" {
			example = "target=50"
		}
		return "変えるルールと値を、" + example + " のように一つずつ入力してください。もうなければ、そのまま Enter です。"
	case WhoPlays:
		return "名前を席順（時計回り）に、" + strings.ReplaceAll(example, ", ", "、") + " のように入力してください。"
	}
	return ""
}

func (ja) between() string { return "・" }

func (ja) setupWords() string { return "？で説明・u で一つ戻る・q でやめる" }

func (ja) firstQuestion() string { return "これが最初の質問なので、戻れません。" }

func (ja) notBegun() string { return "対局は始まっていません。" }
