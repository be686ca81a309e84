import type { Root, RootContent } from 'hast'
import rehypeRaw from 'rehype-raw'
import type { VFile } from 'vfile'
import { draftOf } from '../page/page-draft'
import { isElement } from '../tree/hast'
import { walk } from '../tree/walk'
import { checkAddress } from './link-address'
import { checkRawNesting } from './raw-nesting'

/**
 * Turns raw HTML into elements, drops comments, which are notes for authors, and checks addresses of links. Pages without other raw
 * HTML, which are most, skip the second parser.
 */
export function rehypeParseRaw() {
  const parseRaw = rehypeRaw()
  return (tree: Root, file: VFile): Root => {
    let found = false
    walk<RootContent, Root>(tree, (node) => {
      if (node.type !== 'raw') return
      node.value = node.value.replace(/<!--[\s\S]*?-->/g, '')
      if (node.value.trim() !== '') found = true
    })
    if (found) checkRawNesting(tree)
    const parsed = found ? (parseRaw(tree, file) as Root) : tree
    const draft = draftOf(file)
    walk<RootContent, Root>(parsed, (node) => {
      if (isElement(node, 'a')) checkAddress(node, draft)
    })
    return parsed
  }
}
