package say

func (en) skunked(double bool) string {
	if double {
		return "double skunk"
	}
	return "skunk"
}
