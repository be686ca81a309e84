import type { CodeReference } from '../../hooks/compile-hooks'
import { addSlot, type PageDraft } from '../../page/page-draft'
import { blockTags } from '../../page/segments'
import { tagsAndTexts } from './tags-and-texts'

/**
 * Makes references in code links, by highlighted line. Whether the site has a page for one is known when the page is linked:
 * elsewhere the link is taken out again.
 */
export function linkReferences(
  lines: readonly string[],
  references: readonly CodeReference[],
  draft: PageDraft,
): readonly string[] {
  if (references.length === 0) return lines
  const linked = [...lines]
  for (const { line, column, text, target } of references) {
    const html = linked[line - 1]
    if (html === undefined) continue
    linked[line - 1] = inText(html, text, column, draft, () => {
      const mark = addSlot(draft, { kind: 'reference', target })
      const { open, close } = blockTags(mark, draft)
      return open + text + close
    })
  }
  return linked
}

/** Replaces a word in the text between tags: at a column, or its first occurrence that is not a reference yet. */
function inText(
  html: string,
  word: string,
  column: number | undefined,
  { marker }: PageDraft,
  replacement: () => string,
): string {
  const parts = tagsAndTexts(html)
  let passed = 1
  for (const [index, part] of parts.entries()) {
    if (part.startsWith('<')) continue
    const isLinked = parts[index - 1]?.startsWith(`<${marker}`)
    const at = column === undefined ? part.indexOf(word) : offsetIn(part, column - passed)
    if (!isLinked && at !== -1 && part.startsWith(word, at)) {
      parts[index] = part.slice(0, at) + replacement() + part.slice(at + word.length)
      return parts.join('')
    }
    passed += part.replace(/&[^;]+;/g, '_').length
  }
  return html
}

/** Offset in HTML of a character of the text; -1 for what is not in it. */
function offsetIn(html: string, characters: number): number {
  if (characters < 0) return -1
  let at = 0
  for (let left = characters; left > 0; left--) {
    const entity = html[at] === '&' ? html.indexOf(';', at) : at
    at = entity + 1
  }
  return at < html.length ? at : -1
}
