import { isFullAddress, type TableData } from '@landing/schema'
import type { Root, RootContent } from 'mdast'
import type { VFile } from 'vfile'
import type { PageDraft } from '../page/page-draft'
import { draftOf } from '../page/page-draft'
import { withVariables } from '../text/variables'
import type { LeafDirective, TextDirective } from '../tree/mdast'
import { walk } from '../tree/walk'
import { parseCodeMeta } from './code-meta'
import { cutRegion } from './code-region'
import { cellText } from './directives/cell-text'
import { readPageQuery } from './directives/page-list'

interface Replacement {
  readonly start: number
  readonly end: number
  readonly text: string
}

/**
 * The page as Markdown for machines: the author's own text, with data tables and included files filled in and a mark where the
 * address of another page belongs. The source text is kept, so nothing is lost.
 */
export function remarkMachineText() {
  return (tree: Root, file: VFile): void => {
    const draft = draftOf(file)
    // MDX has been converted already.
    if (draft.mdx === undefined) writeMachineText(tree, draft.text, draft)
  }
}

/** Fills in a text, with markers in place of links to pages. */
export function writeMachineText(tree: Root, source: string, draft: PageDraft): void {
  const replacements: Replacement[] = []
  walk<RootContent, Root>(tree, (node) => {
    const replacement = replace(node, source, draft)
    if (replacement !== undefined) replacements.push(replacement)
  })
  let text = ''
  let from = 0
  // The address of a link comes after that of an image inside of it.
  for (const { start, end, text: value } of replacements.sort((a, b) => a.start - b.start)) {
    if (start < from) continue
    text += source.slice(from, start) + value
    from = end
  }
  draft.markdown = `${(text + source.slice(from)).trim()}\n`
}

function replace(node: RootContent, source: string, draft: PageDraft): Replacement | undefined {
  const start = node.position?.start.offset
  const end = node.position?.end.offset
  if (start === undefined || end === undefined) return undefined
  if (
    node.type === 'textDirective' ||
    (node.type === 'leafDirective' && node.name !== 'table' && node.name !== 'pages')
  ) {
    return plainDirective(node, source.slice(start, end), start, end, draft)
  }
  if (node.type === 'leafDirective' && node.name === 'pages') {
    const query = JSON.stringify(readPageQuery(node, () => {}))
    const number = draft.markdownLinks.push(draft.marker + query) - 1
    return { start, end, text: `${draft.marker}${number}:` }
  }
  if (node.type === 'leafDirective') {
    const view = draft.environment.views[node.attributes?.data ?? '']
    return view && { start, end, text: tableText(view, draft) }
  }
  if (node.type === 'code') {
    const { file: path, variables } = parseCodeMeta(node.meta ?? '')
    if (path !== undefined) return includedCode(path, node.lang ?? '', start, end, draft)
    const values = () => draft.environment.variables
    return variables
      ? { start, end, text: withVariables(draft.text.slice(start, end), values) }
      : undefined
  }
  if (node.type !== 'link' && node.type !== 'definition' && node.type !== 'image') return undefined
  const at = source.slice(start, end).lastIndexOf(node.url)
  const text = addressText(node.url, draft)
  if (at === -1 || text === node.url) return undefined
  return { start: start + at, end: start + at + node.url.length, text }
}

/** A marker in place of an address of the site; others stay. */
function addressText(url: string, draft: PageDraft): string {
  if (url === '' || url.startsWith('#') || isFullAddress(url)) return url
  return `${draft.marker}${draft.markdownLinks.push(url) - 1}:`
}

/** Badges, icons, buttons and cards as text and links. */
function plainDirective(
  node: LeafDirective | TextDirective,
  written: string,
  start: number,
  end: number,
  draft: PageDraft,
): Replacement | undefined {
  const first = node.children[0]?.position?.start.offset
  const last = node.children.at(-1)?.position?.end.offset ?? start
  const words = first === undefined ? '' : written.slice(first - start, last - start)
  const { href, description, label } = node.attributes ?? {}
  if (node.type === 'textDirective' && words !== '') {
    if (node.name === 'badge') return { start, end, text: `(${words})` }
    if (node.name === 'var' && Object.hasOwn(draft.environment.variables, words)) {
      return { start, end, text: String(draft.environment.variables[words]) }
    }
    if (node.name === 'icon') return { start, end, text: label ?? '' }
  }
  if (!href || (node.name !== 'link-card' && node.name !== 'link-button')) return undefined
  const address = addressText(href, draft)
  return { start, end, text: `[${words}](${address})${description ? `: ${description}` : ''}` }
}

function includedCode(
  target: string,
  language: string,
  start: number,
  end: number,
  draft: PageDraft,
): Replacement | undefined {
  const [path = '', region] = target.split('#')
  const read = draft.environment.readInclude(path)
  if ('problem' in read) return undefined
  const code = region === undefined ? read.text.trimEnd() : cutRegion(read.text, region)
  if (code === undefined) return undefined
  // Longer than any fence inside.
  const longest = (code.match(/`+/g) ?? []).reduce((most, { length }) => Math.max(most, length), 2)
  const fence = '`'.repeat(longest + 1)
  return { start, end, text: `${fence}${language}\n${code}\n${fence}` }
}

function tableText({ columns, rows }: TableData, draft: PageDraft): string {
  const { texts } = draft.environment.language
  const addressOf = (href: string) => addressText(href, draft)
  const row = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
  return [
    row(columns.map(({ label }) => label)),
    row(columns.map(() => '---')),
    ...rows.map((cells) =>
      row(columns.map(({ key }) => cellText(cells[key] ?? null, texts, addressOf))),
    ),
  ].join('\n')
}
