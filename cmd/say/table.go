package say

// A table has texts by name. It is a list, not a map, because a list of constants is there when the program starts, while
// maps would be filled at every start, of both languages, for a few of their texts.
type table[T any] []struct {
	name string
	text T
}

// of returns the text of a name, nothing where there is none.
func (t table[T]) of(name string) (text T) {
	for _, row := range t {
		if row.name == name {
			return row.text
		}
	}
	return text
}
