import type { Root } from 'hast'
import type { VFile } from 'vfile'
import { draftOf } from '../page/page-draft'
import type { PageSettings } from '../settings/page-settings'
import { htmlComments } from '../syntax/tags'
import { lineEnds } from '../text/line-ends'
import { walk } from '../tree/walk'
import { unlinkAddresses } from './raw-links'
import { checkRawNesting } from './raw-nesting'

/** Turns raw HTML into elements and drops comments. Pages without other raw HTML need no HTML parser, which is slow to load. */
export function rehypeParseRaw({ rawHtml }: Pick<PageSettings, 'rawHtml'>) {
  return async (tree: Root, file: VFile): Promise<Root> => {
    let hasRaw = false
    walk(tree, (node) => {
      if (node.type !== 'raw') return
      // Elements after a comment stay on their lines, which messages name.
      node.value = node.value.replace(htmlComments, lineEnds)
      if (node.value.trim() === '') node.value = ''
      else hasRaw = true
    })
    if (!hasRaw) return tree
    checkRawNesting(tree)
    unlinkAddresses(tree)
    const { default: rehypeRaw } = await import('rehype-raw')
    if (rawHtml === 'keep') return rehypeRaw()(tree, file) as Root
    const { markGenerated, sanitizeRaw } = await import('./rehype-sanitize-raw')
    markGenerated(tree, draftOf(file))
    return sanitizeRaw(rehypeRaw()(tree, file) as Root, draftOf(file))
  }
}
