import type { Element, ElementContent, Nodes, Properties, RootContent } from 'hast'
// Brings `raw` nodes into hast's own types.
import type {} from 'remark-rehype'

export function element(
  tagName: string,
  properties: Properties,
  children: readonly ElementContent[],
): Element {
  return { type: 'element', tagName, properties, children: [...children] }
}

/** HTML that goes into the output as it is. Only for what the compiler made itself. */
export function trusted(html: string): ElementContent {
  return { type: 'raw', value: html }
}

export function isElement(
  node: RootContent | ElementContent | undefined,
  tagName: string,
): node is Element {
  return node?.type === 'element' && node.tagName === tagName
}

export function classesOf({ properties: { className } }: Element): readonly string[] {
  return Array.isArray(className) ? className.map(String) : []
}

export function hasClass(node: Element, name: string): boolean {
  return classesOf(node).includes(name)
}

export function addClass(node: Element, name: string): void {
  node.properties.className = [...classesOf(node), name]
}

/** The number that leads to a footnote, or the arrow that leads back: not words of the text. */
export function isFootnoteMark({ properties }: Element): boolean {
  return properties.dataFootnoteRef !== undefined || properties.dataFootnoteBackref !== undefined
}

/** The text of a node as a reader sees it, images by their alternative texts. */
export function visibleText(node: Nodes): string {
  if (node.type === 'text') return node.value
  if (node.type !== 'element' && node.type !== 'root') return ''
  if (node.type === 'element' && node.tagName === 'img') return String(node.properties.alt ?? '')
  if (node.type === 'element' && isFootnoteMark(node)) return ''
  return node.children.map(visibleText).join('')
}
