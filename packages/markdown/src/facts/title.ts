import type { Heading, Html, Root, RootContent } from 'mdast'
import { headingLevel } from '../syntax/elements'
import { tagsOf } from '../syntax/tags'
import { decodeReferences } from '../text/escape'
import { collapseSpaces, words } from '../text/words'
import { isGenerated } from '../tree/mdast'
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
const apart = new Set<string>(words('blockquote list table footnoteDefinition containerDirective'))

/** The headings of a text, in order. */
export function headingsOf(tree: Root): readonly TextHeading[] {
  const headings: TextHeading[] = []
  walk(tree, (node) => {
    if (node.type === 'heading') headings.push({ level: node.depth, node })
    if (node.type === 'html') headings.push(...headingsIn(node))
    return apart.has(node.type) && !isGenerated(node) ? 'skip' : undefined
  })
  return headings
}

/** The heading that names a page without a title: the first of level 1, else one of any level that the text begins with. */
export function namingHeading(tree: Root): TextHeading | undefined {
  const headings = headingsOf(tree)
  const start = tree.children.find((node) => !isSilent(node))
  const first = start === headings[0]?.node ? headings[0] : undefined
  return headings.find(({ level }) => level === 1) ?? first
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
  let text = ''
  let from = 0
  for (const { start, end } of tagsOf(html)) {
    text += html.slice(from, start)
    from = end
  }
  return collapseSpaces(decodeReferences(text + html.slice(from))).trim()
}
