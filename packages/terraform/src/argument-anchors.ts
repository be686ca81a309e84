import type { Element, Root } from 'hast'
import { visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import { isRegistryPage } from './dialect'

declare module 'hast' {
  interface ElementData {
    anchor?: string
  }
}

const identifier = /^[a-z][a-z0-9_]*$/

/** Makes the list items that begin with the name of an argument or an attribute anchors of that name. */
export function argumentAnchors() {
  return (tree: Root, file: VFile): void => {
    if (!isRegistryPage(file)) return
    visit(tree, 'element', (node) => {
      const name = node.tagName === 'li' ? argumentName(node) : undefined
      if (name !== undefined) node.data = { ...node.data, anchor: name }
    })
  }
}

/** The identifier in code that an item begins with. */
function argumentName(item: Element): string | undefined {
  const first = item.children.find((child) => child.type === 'element' || isText(child))
  if (first === undefined || first.type !== 'element') return undefined
  if (first.tagName === 'p') return argumentName(first)
  const name = first.tagName === 'code' ? textOf(first) : ''
  return identifier.test(name) ? name : undefined
}

function textOf({ children }: Element): string {
  return children
    .map((child) =>
      child.type === 'text' ? child.value : child.type === 'element' ? textOf(child) : '',
    )
    .join('')
}

function isText(node: Element['children'][number]): boolean {
  return node.type === 'text' && node.value.trim() !== ''
}
