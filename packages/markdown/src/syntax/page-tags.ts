import type { Html, Parents, Root, RootContent } from 'mdast'
import { lineEnds } from '../text/line-ends'
import { words } from '../text/words'
import { walk } from '../tree/walk'
import { isElementName, mayStayOpen, type Surrounding, voidElements } from './elements'
import { type Tag, tagsOf } from './tags'

/** Treatment of a tag. `text`: shown as written. `component`: removed. `empty`: closed at once. */
export type TagUse = 'element' | 'text' | 'component' | 'empty'

/** A tag in the raw HTML of a page. */
export interface PageTag extends Tag {
  /** Offset in the page. */
  readonly at: number
  /** Inside a paragraph, not in an HTML block. */
  readonly isInline: boolean
  use: TagUse
  /** Has an end tag, or is one of an element that is open. */
  isPaired: boolean
}

/** Raw HTML and its parent. */
export interface PlacedHtml {
  readonly node: Html
  readonly parent: Parents
}

/** All raw HTML of a tree, in order. */
export function htmlIn(tree: Root): PlacedHtml[] {
  const places: PlacedHtml[] = []
  walk(tree, (node, parent) => {
    if (node.type === 'html') places.push({ node, parent })
  })
  return places
}

/** Raw HTML with its tags. */
interface HtmlTags extends PlacedHtml {
  readonly tags: readonly PageTag[]
}

/** Decides which tags of a page are HTML. */
export function judgeTags(html: readonly PlacedHtml[]): HtmlTags[] {
  const judged = html.map(({ node, parent }) => {
    const at = node.position?.start.offset ?? 0
    const isInline = !isBlockParent(parent)
    const tags = tagsOf(node.value).map(
      (tag): PageTag => ({ ...tag, at: at + tag.start, isInline, use: 'element', isPaired: false }),
    )
    return { node, parent, tags }
  })
  const all = judged.flatMap(({ tags }) => tags)
  pair(all)
  judge(all)
  return judged
}

/**
 * Tags that are not elements, such as `<T>` and `<file>`, become text again; components of MDX and Vue are removed, but not their
 * content.
 */
export function rewriteTags(html: readonly HtmlTags[]): void {
  const changed = new Set<Parents>()
  for (const { node, parent, tags } of html) {
    if (tags.every(({ use }) => use === 'element')) continue
    node.value = rewrite(node.value, tags)
    changed.add(parent)
  }
  for (const parent of changed) {
    const children: readonly RootContent[] = parent.children
    parent.children = children.flatMap((child) => withoutTags(child, isBlockParent(parent)))
  }
}

function isBlockParent({ type }: Parents): boolean {
  return type === 'root' || flowParents.has(type)
}

const flowParents: ReadonlySet<string> = new Set([
  'blockquote',
  'containerDirective',
  'footnoteDefinition',
  'listItem',
])

/** A tag that may have a counterpart. */
interface PairedTag extends Tag {
  isPaired: boolean
}

/** The tags of a fragment of HTML that open or end an element without a counterpart. */
export function unpairedTags(html: string): Tag[] {
  const tags = tagsOf(html).map((tag): PairedTag => ({ ...tag, isPaired: false }))
  pair(tags)
  return tags.filter((tag) => {
    const name = tag.name.toLowerCase()
    if (tag.isUnfinished || tag.isText) return true
    if (name === '!--' || tag.isPaired || tag.isSelfClosing || voidElements.has(name)) return false
    return tag.closes || !mayStayOpen(name)
  })
}

/** Finds for each end tag the tag that it ends. */
function pair(tags: readonly PairedTag[]): void {
  const open = new Map<string, PairedTag[]>()
  for (const tag of tags) {
    if (tag.isText) continue
    const name = tag.name.toLowerCase()
    const ofName = open.get(name) ?? []
    open.set(name, ofName)
    if (!tag.closes) {
      if (!tag.isSelfClosing) ofName.push(tag)
      continue
    }
    const opener = ofName.pop()
    if (opener === undefined) continue
    opener.isPaired = true
    tag.isPaired = true
  }
}

function judge(tags: readonly PageTag[]): void {
  let around: Surrounding = 'html'
  for (const tag of tags) {
    if (tag.name === '!--') continue
    const name = tag.name.toLowerCase()
    tag.use = useOf(tag, around)
    if (tag.use === 'element' && (name === 'svg' || name === 'math') && !tag.isSelfClosing) {
      around = tag.closes ? 'html' : name
    }
  }
}

function useOf(tag: PageTag, around: Surrounding): TagUse {
  const name = tag.name.toLowerCase()
  if (tag.isText) return isForParsers(tag, around) ? 'element' : 'text'
  const isKnown = isElementName(name, around)
  if (isComponent(tag, isKnown)) return 'component'
  if (!isKnown) return 'text'
  if (around !== 'html' || tag.isUnfinished) return 'element'
  if (tag.isSelfClosing) return voidElements.has(name) || name === 'svg' ? 'element' : 'empty'
  if (isComparison(tag)) return 'text'
  return tag.isInline && isMention(tag, name) ? 'text' : 'element'
}

/** `<?xml …?>` above an image, `<!DOCTYPE html>`: nothing for readers. Unfinished, it takes the rest of the page along. */
function isForParsers({ name, isInline, isUnfinished }: PageTag, around: Surrounding): boolean {
  if (isUnfinished) return true
  return name === '![CDATA[' ? around !== 'html' : !isInline && isProlog(name.toLowerCase())
}

const isProlog = (name: string) => name.startsWith('!doctype') || name.startsWith('?xml')

/** `<Card title="x">`, `<Tabs>` with its end tag, `<Icon />`: names in capitals alone are placeholders. */
function isComponent(tag: PageTag, isKnown: boolean): boolean {
  const { name, attributes, isSelfClosing, isPaired } = tag
  if (!/^[A-Z].*[a-z]/.test(name)) return false
  if (isKnown)
    return attributes.includes('={') || (isSelfClosing && !mayStayOpen(name.toLowerCase()))
  return isSelfClosing || isPaired || attributes.trim() !== ''
}

/** `a<b and c>d`: what is in the tag are words of the text, which are lost with it. */
export function isComparison({ closes, isPaired, attributes }: PageTag): boolean {
  return !closes && !isPaired && isProse(attributes)
}

/** `the <title> element`, `Promise<object>`: an element without end tag or effect is meant as text. */
function isMention({ closes, isPaired, attributes }: PageTag, name: string): boolean {
  if (closes) return !isPaired && name !== 'br' && name !== 'p'
  const isBare = attributes.trim() === ''
  if (voidElements.has(name)) return isBare && !['br', 'hr', 'wbr'].includes(name)
  if (name === 'svg' || name === 'math') return false
  return !isPaired && (isBare || name.includes('-')) && !mayStayOpen(name)
}

function rewrite(html: string, tags: readonly PageTag[]): string {
  let text = ''
  let from = 0
  for (const { start, end, use, name, isUnfinished } of tags) {
    if (use === 'element') continue
    const source = html.slice(start, end)
    text += html.slice(from, start)
    // An unfinished tag may have others inside of it.
    if (use === 'text')
      text += isUnfinished ? source.replace('<', '&lt;') : source.replaceAll('<', '&lt;')
    // Elements after it stay on their lines, which messages name.
    else if (use === 'component') text += lineEnds(source)
    else if (use === 'empty') text += `${source.slice(0, -2)}></${name}>`
    from = end
  }
  return text + html.slice(from)
}

/** Raw HTML without any tag is text; in a place for blocks, a paragraph. */
function withoutTags(node: RootContent, isBlock: boolean): RootContent[] {
  if (node.type !== 'html' || /<[a-z/!]/i.test(node.value)) return [node]
  const value = node.value.replaceAll('&lt;', '<')
  if (value.trim() === '') return []
  const at = node.position && { position: node.position }
  const text: RootContent = { type: 'text', value: isBlock ? value.trim() : value, ...at }
  return isBlock ? [{ type: 'paragraph', children: [text], ...at }] : [text]
}

/** Attributes that are written without a value. */
const bare = new Set(
  words(`allowfullscreen async autofocus autoplay checked compact controls default defer disabled download draggable formnovalidate
  hidden inert inline ismap itemscope loop markdown multiple muted nohref nomodule noresize noshade novalidate nowrap open
  playsinline popover readonly required reversed scoped selected setup sortable translate`),
)

/** True if all of a tag's attributes are words without a value that HTML does not know as such: `<b and c>`. */
function isProse(attributes: string): boolean {
  return words(attributes.trim()).every(
    (word) => /^[^\s="':@#{}-]+$/.test(word) && !bare.has(word.toLowerCase()),
  )
}
