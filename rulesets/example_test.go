package rulesets_test

import (
	"errors"
	"fmt"

	"bones/rulesets"
)

// A table plays Block to 50, and slips once while saying so.
func Example() {
	block, err := rulesets.Library{}.Load("block")
	if err != nil {
		panic(err)
	}
	_, err = block.Override("tagret=50")
	var problems rulesets.Problems
	if errors.As(err, &problems) {
		fmt.Println(problems[0].Kind, problems[0].Key, "- meant:", problems[0].Suggest)
	}
	ours, err := block.Override("target=50")
	if err != nil {
		panic(err)
	}
	header := rulesets.NewHeader("block", ours, []string{"Ann", "Ben"})
	fmt.Println(ours.Target[2], header.House, header.Differs(ours), header.Differs(block))
	// Output:
	// unknown-key tagret - meant: target
	// 50 [{target 50}] false true
}
