package say

func (en) setupHelp(q SetupQuestion, example string) string {
	switch q {
	case WhichGame:
		return "Type the name of a game or its beginning, such as cribbage, or the path of a ruleset file, such as ./house.yaml."
	case WhichHouseRules:
		if example == "" {
			example = "target=50"
		}
		return "Type a rule and its value, as in " + example + ", one after the other. Enter alone: no more."
	case WhoPlays:
		return "Type the names in the order of the seats, clockwise, as in " + example + "."
	}
	return ""
}

func (en) between() string { return " · " }

func (en) setupWords() string { return "? explains · u one back · q leaves" }

func (en) firstQuestion() string { return "This is the first question: there is none to go back to." }

func (en) notBegun() string { return "No game has begun." }
