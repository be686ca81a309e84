import type { Nodes, Root } from 'mdast'
import remarkDirective from 'remark-directive'
import remarkGfm from 'remark-gfm'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { lineAt, type SourcePage } from '../site/site'

const markdown = unified().use(remarkParse).use(remarkGfm).use(remarkDirective).freeze()
const mdx = unified().use(remarkParse).use(remarkGfm).use(remarkDirective).use(remarkMdx).freeze()

/** Docusaurus reads what is in such a block as MDX. */
export const codeFence = /^(`{3,})mdx-code-block[^\n]*\n[\s\S]*?^\1[ \t]*$/gm

/** A page as a tree whose offsets are those of its file. */
export interface ParsedPage {
  readonly tree: Root
  /** The text with front matter, comments and ids of headings as spaces: what was parsed. */
  readonly masked: string
  /** Text between the `---` lines. */
  readonly frontMatter: { readonly text: string; readonly start: number } | undefined
  readonly bodyStart: number
  /** Lines of an MDX page with parts that are not valid MDX and are read as text. */
  readonly faults: readonly number[]
}

const codeBlockOrSpan = /^([ \t>]*)(`{3,}|~{3,})[\s\S]*?^\1\2|(`+)(?!`)[^\n]*?(?<!`)\3(?!`)/

const formula = /(?<!\\)\$\$[\s\S]+?\$\$|(?<![\\$])\$(?:\\.|[^$\\\n]|\n(?!\s*\n))+\$/
/** Code, which stays, and formulas between dollars. */
const codeOrFormula = new RegExp(`${codeBlockOrSpan.source}|${formula.source}`, 'gm')

/** Spaces in place of what MDX and Vue would read in formulas. */
const withoutFormulas = (text: string): string =>
  text.replaceAll(codeOrFormula, (whole, _, fence?: string, code?: string) =>
    fence === undefined && code === undefined ? whole.replaceAll(/[{}<]/g, ' ') : whole,
  )

export function parsePage(
  text: string,
  syntax: SourcePage['syntax'],
  hasFormulas: boolean,
): ParsedPage {
  // Astro accepts blank lines in front of it.
  const match =
    /^(\uFEFF?---[ \t]*\r?\n|(?:[ \t]*\r?\n)+---[ \t]*\r?\n(?=[\w-]+:))([\s\S]*?)^---[ \t]*(?:\r?\n|$)/m.exec(
      text,
    )
  const front = match?.index === 0 ? match : undefined
  const bodyStart = front?.[0].length ?? 0
  const frontMatter =
    front?.[2] === undefined ? undefined : { text: front[2], start: front[1]?.length ?? 0 }
  const written = text.slice(bodyStart)
  const body = blank(text.slice(0, bodyStart)) + (hasFormulas ? withoutFormulas(written) : written)
  if (syntax !== 'mdx') {
    return { tree: markdown.parse(body), masked: body, frontMatter, bodyStart, faults: [] }
  }
  const withoutIds = body
    .replaceAll(codeFence, (whole) => {
      const first = whole.indexOf('\n')
      const last = whole.lastIndexOf('\n')
      return blank(whole.slice(0, first)) + whole.slice(first, last) + blank(whole.slice(last))
    })
    .replaceAll(
      /^( *#{1,6} .*?)(\{#[^{}\s]+\})(?=\s*$)/gm,
      (_, head: string, id: string) => head + blank(id),
    )
  return { ...parseMdx(withoutIds), frontMatter, bodyStart }
}

/** Parses MDX; invalid parts become text, so that the rest of the page is read. */
function parseMdx(body: string): Pick<ParsedPage, 'tree' | 'masked' | 'faults'> {
  const faults: number[] = []
  let masked = body
  for (;;) {
    try {
      return { tree: mdx.parse(masked), masked, faults }
    } catch (error) {
      // HTML comments are not MDX, but Docusaurus accepts them.
      const withoutComments = masked.replaceAll(/<!--[\s\S]*?-->/g, blank)
      const { place } = error as MdxError
      const offset = place?.offset ?? place?.start?.offset ?? body.length
      const at = Math.max(masked.lastIndexOf('{', offset), masked.lastIndexOf('<', offset))
      if (withoutComments !== masked) masked = withoutComments
      else if (at < 0 || faults.length > 50)
        return { tree: markdown.parse(body), masked: body, faults }
      else {
        faults.push(lineAt(masked, at))
        masked = `${masked.slice(0, at)} ${masked.slice(at + 1)}`
      }
    }
  }
}

interface MdxError {
  readonly place?: { readonly offset?: number; readonly start?: { readonly offset?: number } }
}

/** Spaces instead of all characters but line breaks. */
export const blank = (text: string): string => text.replaceAll(/[^\n\r]/g, ' ')

/** Where a node is. */
export function rangeOf(node: Nodes): { readonly start: number; readonly end: number } {
  const { position } = node
  return { start: position?.start.offset ?? 0, end: position?.end.offset ?? 0 }
}

/** Calls back for each node with its ancestors, outermost first. */
export function walk(
  node: Nodes,
  visit: (node: Nodes, ancestors: readonly Nodes[]) => void,
  ancestors: readonly Nodes[] = [],
): void {
  visit(node, ancestors)
  if (!('children' in node)) return
  for (const child of node.children) walk(child, visit, [...ancestors, node])
}

/** All nodes of some types, in the order of the text. */
export function nodesOf<Type extends Nodes['type']>(
  tree: Nodes,
  ...types: readonly Type[]
): Extract<Nodes, { type: Type }>[] {
  const nodes: Extract<Nodes, { type: Type }>[] = []
  const isFound = (node: Nodes): node is Extract<Nodes, { type: Type }> =>
    types.some((type) => type === node.type)
  walk(tree, (node) => {
    if (isFound(node)) nodes.push(node)
  })
  return nodes
}

/** The text without code, comments, `\<` and addresses in angle brackets, each character in its place. */
export function proseOf({ tree, masked }: Pick<ParsedPage, 'tree' | 'masked'>): string {
  let prose = masked
  for (const node of nodesOf(tree, 'code', 'inlineCode', 'link')) {
    const { start, end } = rangeOf(node)
    if (node.type === 'link' && masked[start] !== '<') continue
    prose = prose.slice(0, start) + blank(prose.slice(start, end)) + prose.slice(end)
  }
  return prose.replaceAll(
    /<!--[\s\S]*?-->|\\<|(?<=\]\(|^ {0,3}\[[^\]\n]+\]:[ \t]*)<[^<>\n]*>/gm,
    blank,
  )
}

/** Text of a node without markup and without elements. */
export function plainText(node: Nodes): string {
  if (node.type === 'text' || node.type === 'inlineCode') return node.value
  return 'children' in node ? node.children.map(plainText).join('') : ''
}
