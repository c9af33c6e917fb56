package say

func (ja) skunked(double bool) string {
	if double {
		return "ダブルスカンク"
	}
	return "スカンク"
}
