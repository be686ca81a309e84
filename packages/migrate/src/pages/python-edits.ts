import * as targets from '../site/targets'
import { type Edit, matchRange } from './edits'
import type { Page } from './page'
import { nodesOf, rangeOf } from './parse'

/** Edits of what is in a text of Python-Markdown and may go over several lines. */
export function pythonEdits(page: Page): Edit[] {
  const { pythonMarkdown } = page
  if (pythonMarkdown === undefined) return []
  return [
    ...(pythonMarkdown.extensions.has('pymdownx.inlinehilite') ? codeLanguages(page) : []),
    ...(pythonMarkdown.extensions.has('pymdownx.arithmatex') ? dollars(page) : []),
    ...crossReferences(page, pythonMarkdown.hasCrossReferences),
  ]
}

/** The language of inline code, which Landing does not highlight: `` `#!py range()` ``. */
function codeLanguages(page: Page): Edit[] {
  return nodesOf(page.tree, 'inlineCode').flatMap((node): Edit[] => {
    const { start, end } = rangeOf(node)
    const [, tick = '', code] =
      /^(`+) ?(?:#!|:::)[\w#.+-]*\s+((?!`+$)[\s\S]*)$/.exec(page.text.slice(start, end)) ?? []
    if (code === undefined) return []
    const gap = code.startsWith('`') ? ' ' : ''
    return [{ start, end, make: () => tick + gap + code }]
  })
}

const block = /(?<!\\)\$\$[\s\S]+?\$\$/g
const formula = /(?<!\\)\$\$[\s\S]+?\$\$|(?<!\\)\$(?!\s)(?:\\[\s\S]|[^\\$])+?(?<!\s)\$/g

/** Dollars that are not a formula, because a space is inside of them: `$2 and $3`. */
function dollars(page: Page): Edit[] {
  const blocks = [...page.masked.matchAll(block)].map(matchRange)
  return nodesOf(page.tree, 'paragraph', 'heading', 'tableCell').flatMap((node): Edit[] => {
    const { start, end } = rangeOf(node)
    let text = page.text.slice(start, end)
    const hide = (from: number, to: number) => {
      if (from >= to) return
      text = text.slice(0, from) + ' '.repeat(to - from) + text.slice(to)
    }
    const opaque = nodesOf(node, 'inlineCode', 'html').map(rangeOf)
    for (const range of [...opaque, ...blocks])
      hide(Math.max(0, range.start - start), Math.max(0, Math.min(text.length, range.end - start)))
    for (const { index, 0: whole } of text.matchAll(formula)) hide(index, index + whole.length)
    return [...text.matchAll(/(?<!\\)\$/g)].map(({ index }) => ({
      start: start + index,
      end: start + index,
      make: () => '\\',
    }))
  })
}

/** `[Text][module.name]` of mkdocstrings and autorefs, for which the page has no definition. */
function crossReferences(page: Page, hasCrossReferences: boolean): Edit[] {
  const links = ['link', 'linkReference', 'image', 'imageReference', 'definition'] as const
  const taken = nodesOf(page.tree, 'code', 'inlineCode', 'footnoteDefinition', ...links).map(
    rangeOf,
  )
  const pattern = /(?<!\w)\[((?:`[^`\n]+`|(?!\n\s*\n)[^[\]`])+)\]\[([\w.:-]*)\]/g
  return [...page.masked.matchAll(pattern)].flatMap((match): Edit[] => {
    const { start, end } = matchRange(match)
    const [, text = '', name = ''] = match
    if (taken.some((range) => range.start <= start && end <= range.end)) return []
    const id = name === '' ? text.replaceAll('`', '') : name
    const url = page.linkToHeading(id)
    if (url !== undefined) return [{ start, end, make: () => targets.link(text, url) }]
    if (!hasCrossReferences) return []
    page.report(
      start,
      `The cross-reference \`${id}\` was left out; its text stays.`,
      'Link the page and heading that it led to.',
    )
    return [{ start, end, make: () => text }]
  })
}
