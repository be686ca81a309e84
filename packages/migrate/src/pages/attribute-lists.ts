import type { Heading, Nodes, Paragraph } from 'mdast'
import * as targets from '../site/targets'
import type { Edit } from './edits'
import type { Page } from './page'
import { nodesOf, plainText, rangeOf, walk } from './parse'

const value = `(?:"[^"\\n]*"|'[^'\\n]*'|[^\\s{}"']+)`
const attribute = `(?:#[^\\s{}"'=]+|\\.[\\w:-]+|[A-Za-z_][\\w:-]*(?:=${value})?)`
const list = `\\{:?[ \\t]*(${attribute}(?:[ \\t]+${attribute})*)[ \\t]*\\}`
const behind = new RegExp(`^${list}`)
const atEnd = new RegExp(`(?:^|[ \\t]+|\\n[ \\t]*)${list}[ \\t]*$`)

/** What Landing reads behind images and links. */
const allowed: Readonly<Record<string, RegExp>> = {
  image: /^(?:#|(?:width|height)=["']?\d+(?:px)?["']?$|(?:loading|title|lang)=)/,
  link: /^(?:#|(?:target|rel|title|lang|hreflang|download)=)/,
}

interface Attributes {
  readonly id: string
  readonly classes: readonly string[]
  readonly all: readonly string[]
}

function attributesOf(text: string): Attributes {
  const all = (text.match(new RegExp(attribute, 'g')) ?? []).map((each) =>
    each.replace(/^id=["']?(.*?)["']?$/, '#$1'),
  )
  const named = (sign: string) =>
    all.filter((each) => each.startsWith(sign)).map((each) => each.slice(1))
  return { id: (named('#')[0] ?? '').replaceAll('\\', ''), classes: named('.'), all }
}

/** Edits of attribute lists of Python-Markdown and VitePress: `{ #id .class key=value }` behind headings, links, images, code and blocks. */
export function attributeEdits(page: Page): Edit[] {
  if (page.syntax !== 'vue' && page.pythonMarkdown?.extensions.has('attr_list') !== true) return []
  const edits: Edit[] = []
  const urls = new Map(
    nodesOf(page.tree, 'definition').map(({ identifier, url }) => [identifier, url]),
  )
  walk(page.tree, (node) => {
    if (node.type === 'heading' || node.type === 'paragraph') edits.push(...endEdits(node, page))
    if (!/^(?:link|image|inlineCode|strong|emphasis)/.test(node.type)) return
    const { end } = rangeOf(node)
    const list = behind.exec(page.text.slice(end))
    if (list === null) return
    const edit = edited(node, attributesOf(list[1] ?? ''), urls, page)
    if (edit === undefined) {
      // Landing's have no colon.
      if (list[0].startsWith('{:')) edits.push({ start: end + 1, end: end + 2, make: () => '' })
      return
    }
    const { make, start: from = end } = edit
    edits.push({ start: from, end: end + list[0].length, make })
  })
  return edits
}

/** Edits of the list at the end of a heading or block: ids stay. */
function endEdits(node: Heading | Paragraph, page: Page): Edit[] {
  const { start, end } = rangeOf(node)
  const list = atEnd.exec(page.text.slice(start, end))
  if (list === null) return []
  const isHeading = node.type === 'heading'
  const isApart = list[0].startsWith('\n') || (list.index === 0 && /[#.=]/.test(list[0]))
  if (!isHeading && !isApart) return []
  const at = start + list.index
  const { id, all } = attributesOf(list[1] ?? '')
  const others = all.filter((each) => !each.startsWith('#'))
  drop(others, page, at)
  if (isHeading) return [{ start: at, end, make: () => (id === '' ? '' : ` {#${id}}`) }]
  const removed: Edit = { start: at, end, make: () => '', block: list.index === 0 }
  return id === '' ? [removed] : [removed, { start, end: start, make: () => anchor(id) }]
}

const anchor = (id: string): string => `<span id="${id}"></span>`

type Change = Pick<Edit, 'make'> & { readonly start?: number }

function edited(
  node: Nodes,
  { id, classes, all }: Attributes,
  urls: ReadonlyMap<string, string>,
  page: Page,
): Change | undefined {
  const { start, end } = rangeOf(node)
  const isLink = node.type === 'link' || node.type === 'linkReference'
  if (isLink && classes.includes('md-button')) {
    const url = node.type === 'link' ? node.url : urls.get(node.identifier)
    if (url !== undefined) {
      const isPrimary = classes.includes('md-button--primary')
      const href = page.rewriteUrl(url)
      return { start, make: () => targets.linkButton(plainText(node).trim(), href, isPrimary) }
    }
  }
  const pattern = allowed[node.type]
  const kept = all.filter((each) => pattern?.test(each))
  drop(
    all.filter((each) => !kept.includes(each) && !(pattern === undefined && each.startsWith('#'))),
    page,
    end,
  )
  // `[](){#id}` of autorefs.
  const isAnchor = node.type === 'link' && node.url === '' && node.children.length === 0
  if (isAnchor && id !== '') return { start, make: () => anchor(id) }
  if (pattern !== undefined && kept.length === all.length && !/\dpx/.test(kept.join()))
    return undefined
  if (pattern === undefined) return { make: () => (id === '' ? '' : anchor(id)) }
  return { make: () => (kept.length === 0 ? '' : `{${kept.join(' ').replaceAll('px', '')}}`) }
}

function drop(all: readonly string[], page: Page, at: number): void {
  const dropped = new Set(all.map((each) => (/^\./.test(each) ? 'class' : each.split('=')[0])))
  for (const name of dropped) {
    if (all.includes('.annotate')) {
      page.report(
        at,
        'Annotations in text were kept as numbers with a list.',
        'Write footnotes: `text[^1]` and `[^1]: note`.',
      )
    } else {
      page.report(
        at,
        `The attribute \`${name}\` was left out.`,
        'Nothing, if it was for looks; put styles into `src/styles.css`.',
      )
    }
  }
}
