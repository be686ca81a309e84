import type { Root, RootContent } from 'hast'
import rehypeRaw from 'rehype-raw'
import type { VFile } from 'vfile'
import { walk } from '../tree/walk'
import { checkRawNesting } from './raw-nesting'

/** Turns raw HTML into elements and drops comments. Pages without other raw HTML skip the HTML parser. */
export function rehypeParseRaw() {
  const parseRaw = rehypeRaw()
  return (tree: Root, file: VFile): Root => {
    let found = false
    walk<RootContent, Root>(tree, (node) => {
      if (node.type !== 'raw') return
      node.value = node.value.replace(/<!--[\s\S]*?-->/g, '')
      if (node.value.trim() !== '') found = true
    })
    if (!found) return tree
    checkRawNesting(tree)
    return parseRaw(tree, file) as Root
  }
}
