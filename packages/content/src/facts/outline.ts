import type { Heading, Paragraph, PhrasingContent, Root, RootContent } from 'mdast'
import type { FactsParser } from '../parser/facts-parser'
import { TooComplexError } from '../parser/limits'
import { isForeign } from '../syntax/foreign'
import { htmlIn, settleTags } from '../syntax/page-tags'
import { walk } from '../tree/walk'

/** Title and first paragraph of a text, as plain text. */
export interface Outline {
  /** Text of the first heading of level 1. */
  readonly heading?: string
  /** Text of the first paragraph that stands in no other block. */
  readonly lead?: string
  /** Another parser may read them differently. */
  readonly isSure: boolean
}

export interface OutlineOptions {
  readonly parser: FactsParser
  /** Changes what the parser made, as the dialect's plugins do. */
  readonly transform?: ((tree: Root) => Root) | undefined
  readonly wantsHeading: boolean
  readonly wantsLead: boolean
}

/** The part of a text that is parsed first: the title and the first paragraph of nearly all pages. */
const headLength = 1500
/** A heading as the first block of a text. */
const firstHeading = /^\n*( {0,3}#[ \t][^\n]*)(?:\n|$)/
/** The same without a sign that could be markup: what a parser would make of it is the text itself. */
const plainHeading =
  /^ {0,3}#[ \t]+((?:[\p{L}\p{N}](?:_+(?=[\p{L}\p{N}]))?|[ \-.,()'"/+]|:(?= ))+)$/u
const anyHeading = /^[ \t>*+\-\d.):]*#(?:[ \t]|$)|^[ \t>]*=+[ \t]*$/m

/**
 * Reads title and first paragraph from the tree of the text. What follows cannot change them, but for definitions of
 * links: so the beginning is parsed alone where that is enough.
 */
export function readOutline(body: string, options: OutlineOptions): Outline {
  const { wantsHeading, wantsLead } = options
  if (body.trim() === '' || !(wantsHeading || wantsLead)) return { isSure: true }
  const line = wantsLead ? undefined : firstHeading.exec(body)?.[1]
  if (line !== undefined && !line.includes('[')) {
    const plain = plainHeading.exec(line)?.[1]
    return plain?.trim() ? { heading: collapse(plain), isSure: true } : parse(line, options)
  }
  const cut = body.indexOf('\n\n', headLength)
  const rest = cut === -1 ? '' : body.slice(cut)
  if (rest.trim() !== '' && !rest.includes(']:')) {
    const outline = parse(body.slice(0, cut + 1), options)
    const hasHeading = !wantsHeading || outline.heading !== undefined || !anyHeading.test(rest)
    if (hasHeading && (!wantsLead || outline.lead !== undefined)) return outline
  }
  return parse(body, options)
}

function parse(
  text: string,
  { parser, transform, wantsHeading, wantsLead }: OutlineOptions,
): Outline {
  try {
    const { tree: parsed, isSure } = parser.parse(text)
    // As the compiler does: a title may have a `<T>`.
    if (text.includes('<')) settleTags(htmlIn(parsed))
    const tree = transform === undefined ? parsed : transform(parsed)
    const heading = wantsHeading ? headingOf(tree, text) : undefined
    const lead = wantsLead ? leadOf(tree, text) : undefined
    return {
      ...(heading !== undefined && { heading }),
      ...(lead !== undefined && { lead }),
      isSure,
    }
  } catch (error) {
    // The page itself will say so.
    if (error instanceof TooComplexError) return { isSure: true }
    throw error
  }
}

function headingOf(tree: Root, source: string): string | undefined {
  let found: Heading | undefined
  walk<RootContent, Root>(tree, (node) => {
    if (found !== undefined || node.type === 'footnoteDefinition') return 'skip'
    if (node.type === 'heading' && node.depth === 1) found = node
    return undefined
  })
  const text = found && plainText(found, source).replace(/[ \t]*\{#[^\s{}]+\}$/, '')
  return text === '' ? undefined : text
}

function leadOf(tree: Root, source: string): string | undefined {
  for (const node of tree.children) {
    if (node.type !== 'paragraph' || !node.children.some(isText)) continue
    const { start, end } = node.position ?? {}
    if (start && end && isForeign(source.slice(start.offset, end.offset))) continue
    const text = plainText(node, source)
    if (text !== '' && !text.startsWith(':::')) return text
  }
  return undefined
}

/** Is there something to read? Pictures and marks alone do not sum up a page. */
function isText(node: PhrasingContent): boolean {
  if (node.type === 'text') return node.value.trim() !== ''
  if (node.type === 'inlineCode' || node.type === 'textDirective') return true
  return 'children' in node && node.children.some(isText)
}

/** What a reader would read aloud, on one line; pictures by their description. */
function plainText(node: Heading | Paragraph, source: string): string {
  return collapse(node.children.map((child) => textOf(child, source)).join(''))
}

function collapse(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

function textOf(node: PhrasingContent, source: string): string {
  if (node.type === 'break') return ' '
  if (node.type === 'html' || node.type === 'footnoteReference') return ''
  if (node.type === 'textDirective') return directiveText(node, source)
  if ('value' in node) return node.value
  if ('alt' in node) return node.alt ?? ''
  return 'children' in node ? node.children.map((child) => textOf(child, source)).join('') : ''
}

/** `:30` in `10:30` is a directive for parsers, and text for authors. */
function directiveText(node: Extract<PhrasingContent, { type: 'textDirective' }>, source: string) {
  const { children, position } = node
  const inside = children.map((child) => textOf(child, source)).join('')
  const [start, end] = [position?.start.offset, position?.end.offset]
  if (start === undefined || end === undefined) return `:${node.name}${inside}`
  if (inside !== '' && /^(?:badge|link-button)$/.test(node.name)) return inside
  if (inside !== '' && node.name === 'icon') return node.attributes?.label ?? ''
  const first = children[0]?.position?.start.offset
  const last = children.at(-1)?.position?.end.offset
  if (first === undefined || last === undefined) return source.slice(start, end)
  return source.slice(start, first) + inside + source.slice(last, end)
}
