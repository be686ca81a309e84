import type { Heading, Html, Root, RootContent } from 'mdast'
import { headingLevel } from '../syntax/elements'
import { tagsOf } from '../syntax/tags'
import { decodeReferences } from '../text/escape'
import { collapseSpaces } from '../text/words'
import { isMade } from '../tree/mdast'
import { walk } from '../tree/walk'

/** A heading of the text itself: not of a quote, a list, a directive or a footnote. */
export interface TextHeading {
  readonly level: number
  /** Itself, or the raw HTML with it. */
  readonly node: Heading | Html
  /** Of one in raw HTML. */
  readonly words?: string
}

/** Where headings are parts of something else. */
const apart: ReadonlySet<string> = new Set([
  'blockquote',
  'list',
  'table',
  'footnoteDefinition',
  'containerDirective',
])

/** The headings of a text, in order. */
export function headingsOf(tree: Root): readonly TextHeading[] {
  const headings: TextHeading[] = []
  walk(tree, (node) => {
    if (node.type === 'heading') headings.push({ level: node.depth, node })
    if (node.type === 'html') headings.push(...headingsIn(node))
    return apart.has(node.type) && !isMade(node) ? 'skip' : undefined
  })
  return headings
}

/** True for a text whose first heading is of level 1: it shows the title of the page itself. */
export function showsTitle(tree: Root): boolean {
  return headingsOf(tree)[0]?.level === 1
}

/** The heading that names a page without a title: the first of level 1, else one of any level that the text begins with. */
export function namingHeading(tree: Root): TextHeading | undefined {
  const headings = headingsOf(tree)
  const [first] = headings
  return headings.find(({ level }) => level === 1) ?? (beginsWith(tree, first) ? first : undefined)
}

function beginsWith(tree: Root, heading: TextHeading | undefined): boolean {
  const start = tree.children.find((node) => !isSilent(node))
  return start !== undefined && start === heading?.node
}

/** What readers do not see: comments, anchors, definitions. */
function isSilent(node: RootContent): boolean {
  if (node.type === 'html') return wordsBetween(node.value) === '' && headingsIn(node).length === 0
  if (node.type === 'paragraph') return node.children.every(isSilent)
  return ['definition', 'footnoteDefinition', 'yaml'].includes(node.type)
}

function headingsIn(node: Html): TextHeading[] {
  const { value } = node
  const tags = tagsOf(value)
  return tags.flatMap(({ name, closes, end }, index) => {
    const level = headingLevel(name.toLowerCase())
    if (level === undefined || closes) return []
    const close = tags.slice(index).find((tag) => tag.closes && tag.name === name)
    return [{ level, node, words: wordsBetween(value.slice(end, close?.start)) }]
  })
}

/** The text of raw HTML on one line. */
function wordsBetween(html: string): string {
  let words = ''
  let from = 0
  for (const { start, end } of tagsOf(html)) {
    words += html.slice(from, start)
    from = end
  }
  return collapseSpaces(decodeReferences(words + html.slice(from))).trim()
}
