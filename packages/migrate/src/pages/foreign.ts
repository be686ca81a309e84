import * as targets from '../site/targets'
import { type Edit, matchRange } from './edits'
import type { Page } from './page'
import { nodesOf, rangeOf } from './parse'

const part = '(?:(?!\\n[ \\t]*\\n)[^])'
const braces = `\\{%${part}*?%\\}|\\{([*!])${part}*?\\1\\}`
const wiki =
  '(?<![\\w\\]!\\\\])\\[\\[(?!\\^|toc\\]|TOC\\])([^\\][|\\n]+)(?:\\|([^\\]\\n]+))?\\]\\](?!\\()'
const directive = '(?<=^[ \\t]*)\\.\\. [\\w-]+::.*$'
const values = `\\{\\{${part}*?\\}\\}`
const patterns = {
  mdx: new RegExp(`${braces}|${wiki}|${directive}`, 'gm'),
  vue: new RegExp(`${braces}|${wiki}|${directive}`, 'gm'),
  markdown: new RegExp(`${braces}|${wiki}|${directive}|${values}`, 'gm'),
}

/** Edits of what extensions of Markdown read that are not known here: it stays as code. Wiki links lead to the page that they name. */
export function foreignEdits(page: Page): Edit[] {
  const elements = nodesOf(page.tree, 'html').map(rangeOf)
  return [...page.text.matchAll(patterns[page.syntax])].flatMap((match): Edit[] => {
    const [whole, , name, label] = match
    const { start, end } = matchRange(match)
    // The first sign may have been masked, so that MDX can be read.
    const isProse = start >= page.bodyStart && page.prose.slice(start + 1, end) === whole.slice(1)
    if (!isProse) return []
    const url = name === undefined ? undefined : page.linkToPage(name)
    if (url !== undefined) return [{ start, end, make: () => `[${label ?? name}](${url})` }]
    const excerpt = whole.replaceAll(/\s+/g, ' ')
    const before = page.text.slice(0, start)
    const isAddress = /\]\(<?[^()\n]*$/.test(before.slice(before.lastIndexOf('\n') + 1))
    const isInElement = elements.some((range) => range.start <= start && end <= range.end)
    const isTag = isInElement && before.lastIndexOf('<') > before.lastIndexOf('>')
    const isKept = isAddress || isTag
    page.report(
      start,
      `\`${excerpt.replaceAll('`', "'")}\` is not Markdown and was kept as ${isKept ? 'text' : 'code'}.`,
      'Write what it stood for; for values of many pages, `variables` and `:var[name]`.',
    )
    if (isKept) return []
    return [{ start, end, make: () => targets.inlineCode(excerpt, isInElement) }]
  })
}
