package rulesets

// schema is a JSON Schema.
type schema map[string]any

func (word) schema() schema       { return nil }
func (ladder) schema() schema     { return nil }
func (flag) schema() schema       { return nil }
func (number) schema() schema     { return nil }
func (half) schema() schema       { return nil }
func (byPlayers) schema() schema  { return nil }
func (counts) schema() schema     { return nil }
func (numbers) schema() schema    { return nil }
func (tile) schema() schema       { return nil }
func (tilePoints) schema() schema { return nil }
func (section) schema() schema    { return nil }
func (freeText) schema() schema   { return nil }
func (identifier) schema() schema { return nil }
func (bilingual) schema() schema  { return nil }
func (sentences) schema() schema  { return nil }
func (tileSet) schema() schema    { return nil }
func (phases) schema() schema     { return nil }
func (places) schema() schema     { return nil }
func (people) schema() schema     { return nil }
func (part[T]) schema() schema    { return nil }
