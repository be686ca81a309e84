import { slug } from 'github-slugger'
import type { Edit } from './edits'
import type { Page } from './page'
import { nodesOf, plainText, rangeOf } from './parse'

const special = /[\s~`!@#$%^&*()\-_+=[\]{}|\\;:"'“”‘’<>,.?/]+/g

/** VitePress' id of a heading. */
export function vitePressSlug(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .replaceAll(special, '-')
    .replaceAll(/-{2,}/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .replace(/^(\d)/, '_$1')
    .toLowerCase()
}

/** Python-Markdown's id of a heading. */
export const pythonSlug = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[^\w\s-]/g, '')
    .trim()
    .toLowerCase()
    .replaceAll(/[-\s]+/g, '-')

/** Emoji have no text in Python-Markdown and in ids of VitePress; attributes follow a heading. */
export const withoutMarks = (text: string): string =>
  text.replaceAll(/(?<![\w:]):[\w+-]+:(?![\w:])/g, '').replace(/\s*\{[^{}]*\}$/, '')

/** Keeps heading ids that are linked: written out if Landing would generate another one. */
export function headingEdits(page: Page): Edit[] {
  const counts = new Map<string, number>()
  const ids = nodesOf(page.tree, 'heading').flatMap((node): Edit[] => {
    const { start, end } = rangeOf(node)
    const source = page.text.slice(start, end)
    if (/\{[:/]?\*?\s*(?:[^{}]*\s)?(?:#|id=)[^}]+\}\s*$/.test(source) || source.includes('\n'))
      return []
    const isPython = page.pythonMarkdown?.slugs === 'python'
    const written = plainText(node).trim()
    const hasMarks = page.pythonMarkdown !== undefined || page.origin === 'vitepress'
    const named = hasMarks ? withoutMarks(written) : written
    const text = named.trim()
    const id =
      page.origin === 'vitepress' ? vitePressSlug(text) : isPython ? pythonSlug(text) : slug(text)
    const count = counts.get(id) ?? 0
    counts.set(id, count + 1)
    const isChanged = text !== written
    const hasElements = node.children.some(
      ({ type }) => type === 'html' || type === 'mdxJsxTextElement',
    )
    const sign = page.pythonMarkdown === undefined ? '-' : '_'
    const number = id === '' ? count + 1 : count
    if (id === '' && !isPython) return []
    // Landing counts neighbouring spaces as one.
    const isSame = id === slug(text.replaceAll(/\s+/g, ' '))
    if (!hasElements && !isChanged && isSame && (count === 0 || sign === '-')) return []
    const own = number === 0 ? id : `${id}${sign}${number}`
    return [{ start: end, end, make: () => ` {#${own}}` }]
  })
  return page.syntax === 'vue' ? [...withoutAttributes(page), ...ids] : ids
}

/** Attributes of VitePress' headings, other than ids. */
function withoutAttributes(page: Page): Edit[] {
  return nodesOf(page.tree, 'heading').flatMap((node): Edit[] => {
    const { start, end } = rangeOf(node)
    const source = page.text.slice(start, end)
    const match = /[ \t]*\{(?!#)[^{}\n]*\}$/.exec(source)
    if (match === null || source.includes('{{')) return []
    return [{ start: start + match.index, end, make: () => '' }]
  })
}
