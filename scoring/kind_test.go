package scoring

import (
	"go/ast"
	"go/parser"
	"go/token"
	"strconv"
	"testing"
)

func TestKindsListsEveryKindOnce(t *testing.T) {
	listed := map[Kind]int{}
	for _, k := range Kinds {
		listed[k]++
	}
	file, err := parser.ParseFile(token.NewFileSet(), "kind.go", nil, 0)
	if err != nil {
		t.Fatal(err)
	}
	ast.Inspect(file, func(n ast.Node) bool {
		spec, ok := n.(*ast.ValueSpec)
		if !ok || spec.Names[0].Name == "Kinds" {
			return !ok
		}
		code, err := strconv.Unquote(spec.Values[0].(*ast.BasicLit).Value)
		if err != nil || listed[Kind(code)] != 1 {
			t.Errorf("%s is listed %d times (%v)", spec.Names[0].Name, listed[Kind(code)], err)
		}
		delete(listed, Kind(code))
		return false
	})
	for k := range listed {
		t.Errorf("%q has no constant", k)
	}
}
