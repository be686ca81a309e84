import { container, type Node } from './directives'

type Code = Extract<Node, { readonly type: 'code' }>
interface Parent {
  readonly name?: string
  children: Node[]
}

/** Reads the languages of commands. Code blocks with `tab="…"` are tabs, together with their neighbours. */
export function remarkFumadocsCode() {
  const visit = (parent: Parent): void => {
    const groups = new Set<unknown>()
    const children: Node[] = []
    for (const node of parent.children) {
      const label = node.type === 'code' ? takeTab(node) : undefined
      if (node.type === 'code') readCommand(node)
      else if ('children' in node) visit(node as Parent)
      if (label === undefined) {
        children.push(node)
        continue
      }
      const tab = container('tab', { label }, [node])
      const last = children.at(-1)
      if (parent.name === 'tabs') children.push(...tab)
      else if (last && groups.has(last)) (last as Parent).children.push(...tab)
      else {
        const [group] = container('tabs', {}, tab)
        groups.add(group)
        if (group) children.push(group)
      }
    }
    parent.children = children
  }
  return visit
}

/** Removes `tab="…"`, and returns its value. */
function takeTab(node: Code): string | undefined {
  const [source, , label] = /(?:^|\s)tab=(["'])(.*?)\1/.exec(node.meta ?? '') ?? []
  if (source !== undefined) node.meta = node.meta?.replace(source, '') ?? null
  return label
}

function readCommand(node: Code): void {
  if (node.lang !== 'npm' && node.lang !== 'package-install') return
  if (!/^np[mx]\b/.test(node.value)) node.value = `npm install ${node.value}`
  node.lang = 'sh'
  node.meta = `${node.meta ?? ''} npm2yarn`.trim()
}
