import type { Root, RootContent } from 'hast'
import rehypeRaw from 'rehype-raw'
import type { VFile } from 'vfile'
import { walk } from '../tree/walk'

/** Turns raw HTML into elements. Pages without raw HTML skip the second parser. */
export function rehypeParseRaw() {
  const parseRaw = rehypeRaw()
  return (tree: Root, file: VFile): Root => {
    let found = false
    walk<RootContent, Root>(tree, (node) => {
      if (node.type === 'raw') found = true
      return found ? 'skip' : undefined
    })
    return found ? (parseRaw(tree, file) as Root) : tree
  }
}
