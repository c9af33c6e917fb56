package say

// Option says in one line what a rule means that a table may choose, by its key as rulesets.Rules.Choices has it; "" for a key
// without words.
func (v Voice) Option(key string) string { return v.tongue().option(key) }
