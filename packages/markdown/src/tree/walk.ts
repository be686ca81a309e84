interface Node {
  type: string
  children?: Node[]
}

/**
 * Visits a tree in document order, parents first. A visitor that returns `skip` leaves the children
 * out. It may replace `parent.children[index]` by one other node: then the walk goes on inside that.
 */
export function walk<Tree extends { children: { type: string }[] }>(
  tree: Tree,
  visit: (node: Tree['children'][number], parent: Tree, index: number) => unknown,
): void {
  visitChildren(tree as unknown as Node & { children: Node[] }, visit as unknown as Visit)
}

type Visit = (node: Node, parent: Node, index: number) => unknown

function visitChildren(parent: Node & { children: Node[] }, visit: Visit): void {
  for (let index = 0; index < parent.children.length; index++) {
    const node = parent.children[index] as Node
    if (visit(node, parent, index) === 'skip') continue
    const now = parent.children[index]
    if (now?.children !== undefined) visitChildren(now as Node & { children: Node[] }, visit)
  }
}
