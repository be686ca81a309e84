import type { Root, RootContent } from 'hast'
import { walk } from '../tree/walk'

declare module 'hast' {
  interface ElementData {
    /** The id that a plugin requests for an element. */
    anchor?: string
  }
}

/**
 * Assigns ids to elements that plugins mark as anchors, and to rows of tables that ask for one, made unique by a number.
 *
 * @param taken ids of the page's headings
 */
export function nameAnchors(
  tree: Root,
  taken: ReadonlySet<string>,
): ReadonlyMap<RootContent, string> {
  const used = new Set(taken)
  const ids = new Map<RootContent, string>()
  walk(tree, (node) => {
    if (node.type !== 'element') return
    const { id } = node.properties
    const anchor = node.data?.anchor ?? (node.tagName === 'tr' ? id : undefined)
    if (typeof anchor !== 'string') return
    const freeAnchor = typeof id === 'string' && !used.has(id) ? id : freeId(anchor, used)
    used.add(freeAnchor)
    node.properties.id = freeAnchor
    ids.set(node, freeAnchor)
  })
  return ids
}

function freeId(name: string, used: ReadonlySet<string>): string {
  let id = name
  for (let number = 1; used.has(id); number++) id = `${name}-${number}`
  return id
}
