import { omitUndefined } from '@landing/schema'
import type { Heading, Paragraph, PhrasingContent, Root } from 'mdast'
import type { Directive } from '../hooks/directives'
import type { LazyParser } from '../parser/lazy-parser'
import { TooComplexError } from '../parser/limits'
import { abbreviationDefinitions } from '../syntax/abbreviations'
import { htmlIn, judgeTags, rewriteTags } from '../syntax/page-tags'
import { takeCustomId } from '../text/custom-id'
import { joinLines } from '../text/join-lines'
import { collapseSpaces } from '../text/words'
import { takeAttributes } from '../tree/attributes'
import { markedIn } from '../tree/marks'
import { aroundLabel, sourceOf, type TextDirective } from '../tree/mdast'
import { namingHeading } from './title'

/** Title and first paragraph of a text, as plain text. */
export interface Outline {
  /** Text of the heading that names the page: see `namingHeading`. */
  readonly heading?: string
  /** Text of the first top-level paragraph, or of all. */
  readonly lead?: string
}

export interface OutlineOptions {
  readonly parser: LazyParser
  /** By name. */
  readonly directives: ReadonlyMap<string, Directive>
  /** Applies the dialect's plugins to the tree. */
  readonly transform?: ((tree: Root) => Root) | undefined
  readonly wantsHeading: boolean
  /** `all`: of all paragraphs instead of the first. */
  readonly wantsLead: boolean | 'all'
}

/** A text, and what its directives are. */
interface Outlined extends Pick<OutlineOptions, 'directives'> {
  readonly source: string
}

/** Length of the start of a text that is parsed first: enough for nearly all pages. */
const headLength = 1500
/** A heading as the first block of a text. */
const firstHeading = /^\n*( {0,3}#[ \t][^\n]*)(?:\n|$)/
const anyHeading = /^ {0,3}#(?:[ \t]|$)|^ {0,3}=+[ \t]*$|<h1\b/im

/**
 * Reads title and first paragraph from the tree of the text. Only link definitions further down can change them, so the start is
 * parsed alone if it is enough.
 *
 * @throws NeedsReference
 */
export function readOutline(body: string, options: OutlineOptions): Outline {
  const { wantsHeading, wantsLead } = options
  if (body.trim() === '' || !(wantsHeading || wantsLead)) return {}
  const line = wantsLead ? undefined : firstHeading.exec(body)?.[1]
  if (line !== undefined && !line.includes('[')) return parse(line, options)
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
  { parser, directives, transform, wantsHeading, wantsLead }: OutlineOptions,
): Outline {
  try {
    const parsed = parser.parse(text)
    // Like the compiler: a title may contain `<T>`.
    if (text.includes('<')) rewriteTags(judgeTags(htmlIn(parsed)))
    const tree = transform === undefined ? parsed : transform(parsed)
    const page = { source: text, directives }
    const heading = wantsHeading ? headingOf(tree, page) : undefined
    const lead = wantsLead ? leadOf(tree, page, wantsLead === 'all') : undefined
    return {
      ...omitUndefined({ heading, lead }),
    }
  } catch (error) {
    // Reported when the page is compiled.
    if (error instanceof TooComplexError) return {}
    throw error
  }
}

function headingOf(tree: Root, page: Outlined): string | undefined {
  const heading = namingHeading(tree)
  if (heading === undefined) return undefined
  const { node, words: ofHtml } = heading
  // Badges beside the words of a title are no part of it.
  const words =
    node.type === 'html' ? ofHtml : plainText(withoutImages(node), page) || plainText(node, page)
  return (words && (takeCustomId(words)?.text ?? words)) || undefined
}

function leadOf(tree: Root, page: Outlined, wantsAll: boolean): string | undefined {
  const paragraphs: string[] = []
  for (const node of tree.children) {
    if (node.type !== 'paragraph' || !node.children.some(isText)) continue
    const written = sourceOf(page.source, node)
    if (written.replace(/<[^<>]*>/g, '').trim() === '' || abbreviationDefinitions.test(written))
      continue
    const text = plainText(node, page)
    if (text === '' || text.startsWith(':::')) continue
    paragraphs.push(text)
    if (!wantsAll) break
  }
  return paragraphs.length === 0 ? undefined : paragraphs.join(' ')
}

/** True if there is text: images alone do not describe a page. */
function isText(node: PhrasingContent): boolean {
  if (node.type === 'text') return node.value.trim() !== ''
  if (node.type === 'inlineCode' || node.type === 'textDirective') return true
  return 'children' in node && node.children.some(isText)
}

function withoutImages<Node extends Heading | PhrasingContent>(node: Node): Node {
  if (!('children' in node)) return node
  const children = node.children.map((child) =>
    'alt' in child ? { ...child, alt: '' } : withoutImages(child),
  )
  return { ...node, children }
}

/** The plain text on one line, with images as their alternative texts. */
function plainText(node: Heading | Paragraph, page: Outlined): string {
  return collapseSpaces(joinLines(wordsOf(node.children, page))).trim()
}

/** The words of adjacent nodes, without the signs of marked text and the attributes of links. */
function wordsOf(nodes: readonly PhrasingContent[], page: Outlined): string {
  const children = [...nodes]
  for (const child of children) {
    if (child.type === 'link' || child.type === 'image')
      takeAttributes(child, children, page.source)
  }
  return markedIn(children, page.source)
    .map((child) => proseOf(child, page))
    .join('')
}

function proseOf(node: PhrasingContent, page: Outlined): string {
  if (node.type === 'break') return ' '
  if (node.type === 'html') return /^<br\b/i.test(node.value) ? ' ' : ''
  if (node.type === 'footnoteReference') return ''
  if (node.type === 'textDirective') return directiveText(node, page)
  if ('value' in node) return node.value
  if ('alt' in node) return node.alt ?? ''
  return 'children' in node ? wordsOf(node.children, page) : ''
}

/** Parsers take `:30` in `10:30` for a directive. */
function directiveText(node: TextDirective, page: Outlined): string {
  const inside = wordsOf(node.children, page)
  const form = inside === '' ? undefined : page.directives.get(node.name)?.text
  const { plain = () => inside } = form ?? {}
  return (form && plain(node, inside)) ?? aroundLabel(page.source, node).join(inside)
}
