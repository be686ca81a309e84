import type { Root, RootContent } from 'hast'
import type { VFile } from 'vfile'
import type { Highlighter } from '../highlight/highlighter'
import { missingPlugin } from '../hooks/known-plugins'
import type { CodeBlock } from '../page/code-marks'
import { draftOf, report } from '../page/page-draft'
import { walk } from '../tree/walk'
import { blockOf } from './finish/code-frame'

/** Prepares all code of the page for highlighting, including raw HTML, because the last step is synchronous. */
export function rehypeLanguages(options: { readonly highlighter: Highlighter }) {
  return async (tree: Root, file: VFile): Promise<void> => {
    const draft = draftOf(file)
    const blocks: CodeBlock[] = []
    const places = new Map<string, RootContent>()
    walk(tree, (node) => {
      if (node.type !== 'element') return 'skip'
      if (node.tagName !== 'code' || !Array.isArray(node.properties.className)) return undefined
      const block = blockOf(node, draft)
      blocks.push(block)
      if (!places.has(block.language)) places.set(block.language, node)
      return 'skip'
    })
    if (blocks.length === 0) return
    draft.code = await options.highlighter.prepare(blocks)
    for (const [language, place] of places) {
      const drawing = missingPlugin(language)
      if (drawing) report(draft, 'code/not-rendered', place, drawing.message, drawing.help)
    }
    for (const language of draft.code.unknown) {
      if (missingPlugin(language)) continue
      const near = options.highlighter.suggest(language)
      const message = `The language "${language}" is not known, so the code is not highlighted.`
      const help =
        near === undefined ? 'Check its spelling, or write "text".' : `Did you mean "${near}"?`
      report(draft, 'code/unknown-language', places.get(language), message, help)
    }
  }
}
