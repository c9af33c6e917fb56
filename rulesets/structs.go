package rulesets

import "gopkg.in/yaml.v3"

// section is a mapping that fills a struct key by key: what is not named stays as it was.
type section []key

func (k section) read(r *reader, n *yaml.Node, path string, to any) { r.mapping(n, path, k, to) }

func (k section) node(from any) *yaml.Node { return fields(k, from) }

// part is a mapping that fills a struct of its own, *T, which is nil where it is not given.
type part[T any] []key

func (k part[T]) read(r *reader, n *yaml.Node, path string, to any) {
	p := new(T)
	*to.(**T) = p
	r.fresh(n, path, k, p)
}

func (k part[T]) node(from any) *yaml.Node {
	if p := *from.(**T); p != nil {
		return fields(k, p)
	}
	return nil
}
