import { createHighlighter } from '../../highlight/highlighter'
import { english } from '../../settings/languages'
import { frame } from './code-frame'

/**
 * HTML of a code block as documents show it, for pages of a site's own: `<ArticleBody html={…} />`.
 *
 * @param language a name or alias that Shiki knows, such as `tsx`; code of any other language is not colored
 */
export async function highlightCode(code: string, language: string): Promise<string> {
  const block = { code: code.trimEnd(), language, lines: new Map(), words: [], wrap: false }
  const highlighter = createHighlighter()
  const prepared = await highlighter.prepare([block])
  const html = frame(block, prepared.lines(block), false, english.texts)
  highlighter.dispose()
  return html
}
