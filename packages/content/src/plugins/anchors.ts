import type { Root, RootContent } from 'hast'
import { walk } from '../tree/walk'

declare module 'hast' {
  interface ElementData {
    /** The id that a preset requests for an element. */
    anchor?: string
  }
}

/**
 * Assigns ids to elements that presets mark as anchors, made unique by a number.
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
    if (node.type !== 'element' || node.data?.anchor === undefined) return
    const { anchor } = node.data
    const own = typeof node.properties.id === 'string' ? node.properties.id : freeId(anchor, used)
    used.add(own)
    node.properties.id = own
    ids.set(node, own)
  })
  return ids
}

function freeId(name: string, used: ReadonlySet<string>): string {
  let id = name
  for (let number = 1; used.has(id); number++) id = `${name}-${number}`
  return id
}
