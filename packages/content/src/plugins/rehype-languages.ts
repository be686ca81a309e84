import type { Root, RootContent } from 'hast'
import type { VFile } from 'vfile'
import { draftOf } from '../compile/draft-of'
import type { Highlighter } from '../compile/highlighter'
import { report } from '../compile/page-draft'
import { walk } from '../tree/walk'
import { blockOf } from './finish/code-frame'

/** Loads the grammars of all languages on the page, raw HTML included, before anything is highlighted. */
export function rehypeLanguages(options: { readonly highlighter: Highlighter }) {
  return async (tree: Root, file: VFile): Promise<void> => {
    const draft = draftOf(file)
    const places = new Map<string, RootContent>()
    walk<RootContent, Root>(tree, (node) => {
      if (node.type !== 'element') return 'skip'
      if (node.tagName !== 'code' || !Array.isArray(node.properties.className)) return undefined
      const block = blockOf(node, draft)
      if (draft.knownCode.get(block.code, block.language) !== undefined) return 'skip'
      if (!places.has(block.language)) places.set(block.language, node)
      return 'skip'
    })
    if (places.size === 0) return
    for (const language of await options.highlighter.load([...places.keys()])) {
      const near = options.highlighter.suggest(language)
      report(
        draft,
        'code/unknown-language',
        places.get(language),
        `The language "${language}" is not known, so the code is not highlighted.`,
        near === undefined ? 'Check its spelling, or write "text".' : `Did you mean "${near}"?`,
      )
    }
  }
}
