import { slug } from 'github-slugger'
import type { Nodes } from 'mdast'
import type { Edit } from './edits'
import { maskCode } from './elements'
import type { Page } from './page'
import { codeFence, plainText, rangeOf, walk } from './parse'

/** Edits of links and images. */
export function linkEdits(page: Page): Edit[] {
  const edits: Edit[] = []
  walk(page.tree, (node) => {
    if (node.type !== 'link' && node.type !== 'image' && node.type !== 'definition') return
    const { start, end } = rangeOf(node)
    const at = urlStart(node, page.text)
    if (at < start || at + node.url.length > end || !page.text.startsWith(node.url, at)) return
    const made = page.rewriteUrl(node.url, at)
    if (made !== node.url) edits.push({ start: at, end: at + node.url.length, make: () => made })
  })
  return edits
}

function urlStart(
  node: Extract<Nodes, { type: 'link' | 'image' | 'definition' }>,
  text: string,
): number {
  const { start } = rangeOf(node)
  const last = node.type === 'link' ? node.children.at(-1) : undefined
  const from = last === undefined ? start : rangeOf(last).end
  const opening = /^[\s\S]*?\](?:\(|:)\s*<?/.exec(text.slice(from))
  return opening === null ? -1 : from + opening[0].length
}

const special = /[\s~`!@#$%^&*()\-_+=[\]{}|\\;:"'“”‘’<>,.?/]+/g

/** VitePress' id of a heading. */
function vitePressSlug(text: string): string {
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
const pythonSlug = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[^\w\s-]/g, '')
    .trim()
    .toLowerCase()
    .replaceAll(/[-\s]+/g, '-')

/** Emoji have no text in Python-Markdown and in ids of VitePress; attributes follow a heading. */
const withoutMarks = (text: string): string =>
  text.replaceAll(/(?<![\w:]):[\w+-]+:(?![\w:])/g, '').replace(/\s*\{[^{}]*\}$/, '')

/** Keeps heading ids that are linked: written out if Landing would generate another one. */
export function headingEdits(page: Page): Edit[] {
  const edits: Edit[] = []
  const counts = new Map<string, number>()
  walk(page.tree, (node) => {
    if (node.type !== 'heading') return
    const { start, end } = rangeOf(node)
    const source = page.text.slice(start, end)
    if (/\{[:/]?\*?\s*#[^}]+\}\s*$/.test(source) || source.includes('\n')) return
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
    if (id === '' && !isPython) return
    // Landing counts neighbouring spaces as one.
    const isSame = id === slug(text.replaceAll(/\s+/g, ' '))
    if (!hasElements && !isChanged && isSame && (count === 0 || sign === '-')) return
    const own = number === 0 ? id : `${id}${sign}${number}`
    edits.push({ start: end, end, make: () => ` {#${own}}` })
  })
  return edits
}

/** VitePress' `[[toc]]` and includes; attributes of Starlight's asides. */
export function originEdits(page: Page): Edit[] {
  const edits: Edit[] = []
  walk(page.tree, (node) => {
    if (node.type !== 'containerDirective' || node.attributes?.icon === undefined) return
    const { start } = rangeOf(node)
    const match = /^:{3,}[^\n{]*(\{[^\n}]*\})/.exec(page.text.slice(start))
    if (match?.[1] === undefined) return
    const at = start + match[0].length - match[1].length
    page.report(start, 'The icon of an aside was left out.', 'Nothing, if it only decorates.')
    edits.push({ start: at, end: start + match[0].length, make: () => '' })
  })
  if (page.syntax === 'mdx') edits.push(...fenceEdits(page))
  if (page.syntax !== 'vue') return edits
  edits.push(...linkAttributes(page))
  for (const match of maskCode(page).matchAll(/^[ \t]*\[\[toc\]\][ \t]*$/gim)) {
    edits.push({
      start: match.index,
      end: match.index + match[0].length,
      block: true,
      make: () => '',
    })
  }
  return [...edits, ...includes(page)]
}

/** The fences of Docusaurus' `mdx-code-block`. */
function fenceEdits(page: Page): Edit[] {
  return [...page.text.matchAll(codeFence)].flatMap((match) => {
    const end = match.index + match[0].length
    const opening = match.index + match[0].indexOf('\n')
    const closing = match.index + match[0].lastIndexOf('\n') + 1
    return [
      { start: match.index, end: opening, block: true, make: () => '' },
      { start: closing, end, block: true, make: () => '' },
    ]
  })
}

/** Attributes as HTML has them, `undefined` for `{.button}` and others. */
function htmlAttributes(attributes: string): string | undefined {
  const inner = attributes.slice(1, -1).trim()
  return /^(?:[a-z-]+="[^"<>]*"(?:\s+|$))+$/.test(inner) ? inner : undefined
}

/** Attributes behind links, images and headings: `[text](url){target="_self"}` becomes `<a>`. */
function linkAttributes(page: Page): Edit[] {
  const edits: Edit[] = []
  walk(page.tree, (node) => {
    const { start, end } = rangeOf(node)
    if (node.type === 'heading') {
      const match = /[ \t]*\{(?!#)[^{}\n]*\}$/.exec(page.text.slice(start, end))
      if (match === null || page.text.slice(start, end).includes('{{')) return
      edits.push({ start: start + match.index, end, make: () => '' })
      return
    }
    if (node.type !== 'link' && node.type !== 'image') return
    const [attributes] = /^\{[^{}\n]*\}/.exec(page.text.slice(end)) ?? []
    if (attributes === undefined) return
    const written = htmlAttributes(attributes)
    const [text] = node.type === 'link' ? [node.children] : []
    const [first, last] = [text?.at(0), text?.at(-1)]
    if (written !== undefined && first !== undefined && last !== undefined) {
      const href = page.rewriteUrl(node.url, start).replaceAll('"', '%22')
      const make: Edit['make'] = (render) =>
        `<a href="${href}" ${written}>${render(rangeOf(first).start, rangeOf(last).end)}</a>`
      edits.push({ start, end: end + attributes.length, make })
      return
    }
    const make = () => {
      page.report(
        end,
        `The attributes \`${attributes}\` of a link were left out.`,
        'Write the link in HTML, if it needs them.',
      )
      return ''
    }
    edits.push({ start: end, end: end + attributes.length, make })
  })
  return edits
}

const include = /<!--\s*@include:\s*([^\s{#]+)(?:#([\w.-]+))?(?:\{(\d*),?(\d*)\})?\s*-->/g

/** `<!--@include: ./part.md#region{3,10}-->`, in code too. */
function includes(page: Page): Edit[] {
  return [...page.text.matchAll(include)].map((match): Edit => {
    const [whole, path = '', region, from, to] = match
    const start = match.index
    const make = () => {
      const file = page.resolveFile(path)
      if (file === undefined) {
        page.report(
          start,
          `The file of \`${whole}\` does not exist.`,
          'Correct the path in the source, and migrate again.',
        )
        return ''
      }
      return page
        .fragment(file, {}, (text) => cut(text, region, Number(from || 1), Number(to || 1e9)))
        .trimEnd()
    }
    return { start, end: start + whole.length, make }
  })
}

function cut(text: string, region: string | undefined, from: number, to: number): string {
  const all = text.split('\n')
  const lines = region === undefined ? all : (regionLines(all, region) ?? sectionLines(all, region))
  return lines.slice(from - 1, to).join('\n')
}

function regionLines(lines: readonly string[], region: string): readonly string[] | undefined {
  const start = lines.findIndex((line) => line.includes(`#region ${region}`))
  const end = lines.findIndex((line, index) => index > start && line.includes('#endregion'))
  return start < 0 ? undefined : lines.slice(start + 1, end < 0 ? undefined : end)
}

/** The part below a heading with this id. */
function sectionLines(lines: readonly string[], id: string): readonly string[] {
  const start = lines.findIndex(
    (line) => /^#+ /.test(line) && vitePressSlug(line.replace(/^#+ /, '')) === id,
  )
  if (start < 0) return lines
  const level = /^#+/.exec(lines[start] ?? '')?.[0].length ?? 1
  const end = lines.findIndex(
    (line, index) => index > start && (/^#+(?= )/.exec(line)?.[0].length ?? 9) <= level,
  )
  return lines.slice(start + 1, end < 0 ? undefined : end)
}
