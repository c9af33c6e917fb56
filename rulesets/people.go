package rulesets

import "gopkg.in/yaml.v3"

// people is a list of names, in a []string. What a name may be is checked where the header is, see checkNames.
type people struct{}

func (people) read(r *reader, n *yaml.Node, path string, to any) {
	list := to.(*[]string)
	*list = nil
	r.forget(path)
	for i, child := range r.list(n, path) {
		if name, ok := r.person(child, item(path, i)); ok {
			r.origin[item(path, i)] = r.src.spot(child)
			*list = append(*list, name)
		}
	}
}

// person reads a name. Yes, null and 007 are names like any other; only nothing at all is none.
func (r *reader) person(n *yaml.Node, path string) (string, bool) {
	if n.Kind != yaml.ScalarNode || n.Value == "" && !quoted(n) {
		r.wrongType(n, path, WantText)
		return "", false
	}
	return n.Value, true
}

func (people) node(from any) *yaml.Node {
	list := flow()
	for _, name := range *from.(*[]string) {
		list.Content = append(list.Content, text(name))
	}
	return list
}
