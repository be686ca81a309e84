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
  const idOf = headingIds(page)
  return nodesOf(page.tree, 'heading').flatMap((node): Edit[] => {
    const { start, end } = rangeOf(node)
    const source = page.text.slice(start, end)
    if (/\{[:/]?\*?\s*(?:[^{}]*\s)?(?:#|id=)[^}]+\}\s*$/.test(source) || source.includes('\n'))
      return []
    const hasElements = node.children.some(
      ({ type }) => type === 'html' || type === 'mdxJsxTextElement',
    )
    const { id, isSame } = idOf(plainText(node).trim())
    if (id === '' || (isSame && !hasElements)) return []
    return [{ start: end, end, make: () => ` {#${id}}` }]
  })
}

/** Ids that the origin gives the headings of a page, one after another, and whether those of Landing are the same. */
function headingIds({ origin, pythonMarkdown }: Page) {
  const counts = new Map<string, number>()
  const hasMarks = pythonMarkdown !== undefined || origin === 'vitepress'
  const isPython = pythonMarkdown?.slugs === 'python'
  const slugOf = origin === 'vitepress' ? vitePressSlug : isPython ? pythonSlug : slug
  const sign = pythonMarkdown === undefined ? '-' : '_'
  return (written: string): { id: string; isSame: boolean } => {
    const text = hasMarks ? withoutMarks(written).trim() : written
    const id = slugOf(text)
    const count = counts.get(id) ?? 0
    counts.set(id, count + 1)
    // Landing counts neighbouring spaces as one.
    const isSlug = text === written && id === slug(text.replaceAll(/\s+/g, ' '))
    // Python-Markdown counts headings without text from 1, others give them none.
    const number = id === '' ? count + 1 : count
    if (id === '' && !isPython) return { id, isSame: true }
    const isSame = isSlug && (count === 0 || sign === '-')
    return { id: number === 0 ? id : `${id}${sign}${number}`, isSame }
  }
}
