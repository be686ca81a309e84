import type { Element, Root, RootContent } from 'hast'
import { isElement, textOf } from '../tree/hast'
import { walk } from '../tree/walk'

const IDENTIFIER = /^[a-z][a-z0-9_]*$/

/**
 * Gives the list items of a provider's reference that begin with the name of an argument or an
 * attribute an id: its name, made unique by a number.
 *
 * @param taken ids of the page's headings
 */
export function nameArguments(
  tree: Root,
  taken: ReadonlySet<string>,
): ReadonlyMap<RootContent, string> {
  const used = new Set(taken)
  const ids = new Map<RootContent, string>()
  walk<RootContent, Root>(tree, (node) => {
    if (node.type !== 'element' || node.tagName !== 'li') return undefined
    const name = argumentName(node)
    if (name === undefined) return undefined
    const own = typeof node.properties.id === 'string' ? node.properties.id : freeId(name, used)
    used.add(own)
    node.properties.id = own
    ids.set(node, own)
    return undefined
  })
  return ids
}

/** The identifier in code that an item begins with. */
function argumentName(item: Element): string | undefined {
  const first = item.children.find((child) => child.type === 'element' || isText(child))
  if (first === undefined || first.type !== 'element') return undefined
  if (isElement(first, 'p')) return argumentName(first)
  const name = isElement(first, 'code') ? textOf(first) : ''
  return IDENTIFIER.test(name) ? name : undefined
}

function isText(node: Element['children'][number]): boolean {
  return node.type === 'text' && node.value.trim() !== ''
}

function freeId(name: string, used: ReadonlySet<string>): string {
  let id = name
  for (let number = 1; used.has(id); number++) id = `${name}-${number}`
  return id
}
