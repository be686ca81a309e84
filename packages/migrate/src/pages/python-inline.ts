import type { Nodes } from 'mdast'
import type { Edit } from './edits'
import type { Page } from './page'
import { rangeOf, walk } from './parse'

/** Edits of what stands in a text of Python-Markdown and may go over several lines. */
export function pythonEdits(page: Page): Edit[] {
  const { pythonMarkdown } = page
  if (pythonMarkdown === undefined) return []
  return [
    ...(pythonMarkdown.extensions.has('pymdownx.inlinehilite') ? codeLanguages(page) : []),
    ...(pythonMarkdown.extensions.has('pymdownx.arithmatex') ? dollars(page) : []),
    ...(pythonMarkdown.hasCrossReferences ? crossReferences(page) : []),
  ]
}

/** The language of inline code, which Landing does not highlight: `` `#!py range()` ``. */
function codeLanguages(page: Page): Edit[] {
  const edits: Edit[] = []
  walk(page.tree, (node) => {
    if (node.type !== 'inlineCode') return
    const [language] = /^(?:#!|:::)[\w#.+-]*\s+(?=\S)/.exec(node.value) ?? []
    if (language === undefined) return
    const { start, end } = rangeOf(node)
    const [, tick = '', code = ''] =
      /^(`+) ?(?:#!|:::)[\w#.+-]*\s+([\s\S]*)$/.exec(page.text.slice(start, end)) ?? []
    const gap = code.startsWith('`') ? ' ' : ''
    edits.push({ start, end, make: () => tick + gap + code })
  })
  return edits
}

const block = /(?<!\\)\$\$[\s\S]+?\$\$/g
const formula = /(?<!\\)\$\$[\s\S]+?\$\$|(?<!\\)\$(?!\s)(?:\\[\s\S]|[^\\$])+?(?<!\s)\$/g

/** Dollars that are no formula, because a space stands inside of them: `$2 and $3`. */
function dollars(page: Page): Edit[] {
  const edits: Edit[] = []
  const blocks = [...page.masked.matchAll(block)].map(({ index, 0: whole }) => ({
    start: index,
    end: index + whole.length,
  }))
  walk(page.tree, (node) => {
    if (node.type !== 'paragraph' && node.type !== 'heading' && node.type !== 'tableCell') return
    const { start, end } = rangeOf(node)
    let text = page.text.slice(start, end)
    const hide = (from: number, to: number) => {
      if (from >= to) return
      text = text.slice(0, from) + ' '.repeat(to - from) + text.slice(to)
    }
    walk(node, (inner) => {
      if (inner.type !== 'inlineCode' && inner.type !== 'html') return
      const range = rangeOf(inner)
      hide(range.start - start, range.end - start)
    })
    for (const range of blocks)
      hide(Math.max(0, range.start - start), Math.max(0, Math.min(text.length, range.end - start)))
    for (const { index, 0: whole } of text.matchAll(formula)) hide(index, index + whole.length)
    for (const { index } of text.matchAll(/(?<!\\)\$/g)) {
      edits.push({ start: start + index, end: start + index, make: () => '\\' })
    }
  })
  return edits
}

const opaque: ReadonlySet<Nodes['type']> = new Set([
  'code',
  'inlineCode',
  'link',
  'linkReference',
  'image',
  'imageReference',
  'definition',
  'footnoteDefinition',
])

/** `[Text][module.name]` of mkdocstrings and autorefs, for which the page has no definition. */
function crossReferences(page: Page): Edit[] {
  const taken: { start: number; end: number }[] = []
  walk(page.tree, (node) => {
    if (opaque.has(node.type)) taken.push(rangeOf(node))
  })
  const pattern = /\[((?:`[^`\n]+`|[^[\]`\n])+)\]\[([\w.:-]*)\]/g
  return [...page.masked.matchAll(pattern)].flatMap((match): Edit[] => {
    const start = match.index
    const [whole, text = '', name = ''] = match
    const end = start + whole.length
    if (taken.some((range) => range.start <= start && end <= range.end)) return []
    page.report(
      start,
      `The cross-reference \`${name === '' ? text.replaceAll('`', '') : name}\` was left out; its text stays.`,
      'Link the page and heading that it led to.',
    )
    return [{ start, end, make: () => text }]
  })
}
