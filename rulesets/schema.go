package rulesets

import (
	"encoding/json"
	"fmt"

	"bones/scoring"
)

// schema is a JSON Schema, or a part of one.
type schema map[string]any

// Schema returns the JSON Schema (draft 2020-12) of a ruleset file, made from the tables of keys, with which editors complete
// and check. What depends on other values (whether an option's mechanism is there, whether the deal is larger than the set)
// only the loader knows.
func Schema() []byte {
	root := object(allKeys())
	properties := root["properties"].(schema)
	properties["extends"] = schema{"type": "string"}
	root["$schema"] = "https://json-schema.org/draft/2020-12/schema"
	root["title"] = "bones ruleset"
	root["required"] = []string{"name", "version"}
	root["anyOf"] = []schema{{"required": []string{"extends"}}, {"required": []string{"title", "players", "phases"}}}
	text, err := json.MarshalIndent(root, "", "  ")
	if err != nil {
		panic("rulesets: " + err.Error())
	}
	return append(text, '\n')
}

// object describes a mapping with these keys and no others.
func object(keys []key) schema {
	properties := schema{}
	required := []string{}
	for _, k := range keys {
		properties[k.name] = k.kind.schema()
		if k.required {
			required = append(required, k.name)
		}
	}
	return schema{"type": "object", "properties": properties, "required": required, "additionalProperties": false}
}

// table describes a mapping whose keys match a pattern.
func table(pattern string, value schema) schema {
	return schema{"type": "object", "patternProperties": schema{pattern: value}, "additionalProperties": false}
}

func list(items schema) schema { return schema{"type": "array", "items": items, "maxItems": maxItems} }

func integer(least, most int) schema {
	return schema{"type": "integer", "minimum": least, "maximum": most}
}

func orNone(s schema, none bool) schema {
	if !none {
		return s
	}
	return schema{"anyOf": []schema{s, {"const": "none"}}}
}

func (k word) schema() schema { return schema{"enum": []string(k)} }

func (k ladder) schema() schema {
	s := list(schema{"enum": []string(k)})
	s["uniqueItems"] = true
	return s
}

func (flag) schema() schema { return schema{"type": "boolean"} }

func (k number) schema() schema { return orNone(integer(k.min, k.max), k.none) }

func (k half) schema() schema {
	return orNone(schema{"type": "number", "minimum": k.min, "maximum": k.max, "multipleOf": 0.5}, k.none)
}

func (k byPlayers) schema() schema {
	return schema{"anyOf": []schema{integer(k.min, k.max), table(fmt.Sprintf("^[%d-%d]$", MinPlayers, MaxPlayers), integer(k.min, k.max))}}
}

func (k counts) schema() schema { return table("^[0-9]+$", integer(0, k.max)) }

func (k numbers) schema() schema {
	s := list(integer(k.min, k.max))
	s["uniqueItems"] = true
	return s
}

func (tile) schema() schema {
	return schema{"type": "string", "pattern": tileForm().String() + "|^none$"}
}

func (k tilePoints) schema() schema { return table(tileForm().String(), integer(0, k.max)) }

// A section adds to what it extends, so that none of its keys is required in every file.
func (k section) schema() schema {
	s := object(k)
	delete(s, "required")
	return s
}

func (k part[T]) schema() schema { return object(k) }

func (freeText) schema() schema { return schema{"type": "string", "maxLength": maxText} }

func (identifier) schema() schema {
	return schema{"type": "string", "minLength": 1, "maxLength": maxIdentifier}
}

func (digest) schema() schema { return schema{"type": "string", "pattern": `^[0-9a-f]{64}$`} }

func (bilingual) schema() schema {
	s := object(languages)
	s["required"] = names(languages)
	return s
}

func (sentences) schema() schema {
	properties := schema{}
	for _, rule := range ruleNames {
		properties[rule.name] = bilingual{}.schema()
	}
	return schema{"type": "object", "properties": properties, "additionalProperties": false}
}

func (tileSet) schema() schema {
	without := list(schema{"anyOf": []schema{
		integer(0, scoring.MaxEnd), {"const": "doubles"}, {"type": "string", "pattern": tileForm().String()},
	}})
	return schema{
		"type":                 "object",
		"properties":           schema{"double": integer(MinSet, scoring.MaxEnd), "without": without},
		"required":             []string{"double"},
		"additionalProperties": false,
	}
}

func (phases) schema() schema {
	s := object(phaseKeys)
	delete(s, "required")
	s["minProperties"], s["maxProperties"] = 1, 1
	return list(s)
}

func (k places) schema() schema {
	return list(schema{"anyOf": []schema{{"enum": []string{"number", "-number"}}, integer(-k.max, k.max)}})
}

func (people) schema() schema { return list(schema{"type": "string"}) }
