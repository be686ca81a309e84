import type { SearchSection } from '@landing/schema'
import type { Element, ElementContent, Parents, RootContent } from 'hast'
import { hasClass, isFootnoteMark } from '../tree/hast'
import { SectionText } from './section-text'

const unseen: ReadonlySet<string> = new Set(['script', 'style', 'template'])

/** A heading that search sees. */
export interface PageHeading {
  readonly anchor: string
  readonly heading: string
  /** Text below the title is the page's lead. */
  readonly isTitle: boolean
}

/**
 * The text of a page by its headings, as it is searched.
 *
 * @param anchors ids of other elements that can be linked to
 */
export function collectSections(
  tree: Parents,
  headings: ReadonlyMap<Element, PageHeading>,
  anchors: ReadonlyMap<RootContent, string> = new Map(),
): SearchSection[] {
  const sections: SearchSection[] = []
  let section = { anchor: '', heading: '', text: new SectionText() }
  const end = () => {
    const { text, targets } = section.text.read()
    const { anchor, heading } = section
    if (text === '' && anchor === '' && heading === '') return
    sections.push({ anchor, heading, text, ...(targets.length > 0 && { targets }) })
  }
  const visit = (node: RootContent | ElementContent) => {
    if (node.type === 'text') section.text.add(node.value)
    if (node.type !== 'element' || unseen.has(node.tagName)) return
    if (hasClass(node, 'sr-only') || hasClass(node, 'landing-visually-hidden')) return
    if (node.properties.dataSearchIgnore !== undefined) return
    const heading = headings.get(node)
    if (heading !== undefined && !heading.isTitle) {
      end()
      section = { anchor: heading.anchor, heading: heading.heading, text: new SectionText() }
    }
    if (heading !== undefined || isFootnoteMark(node)) return
    section.text.boundary(node.tagName)
    const anchor = anchors.get(node)
    if (anchor !== undefined) section.text.target(anchor)
    if (node.tagName === 'img') section.text.add(String(node.properties.alt ?? ''))
    const { text } = section
    if (node.tagName === 'pre') text.openCode()
    visitChildren(node)
    if (node.tagName === 'pre') text.closeCode()
    section.text.boundary(node.tagName)
  }
  const visitChildren = (parent: Parents) => {
    // Elements without text between them are set apart by styles, such as buttons in a row. Colored code is not.
    const isCode = parent.type === 'element' && parent.tagName === 'code'
    const isRow = !isCode && parent.children.every(({ type }) => type === 'element')
    for (const [index, node] of parent.children.entries()) {
      if (isRow && index > 0) section.text.space()
      visit(node)
    }
  }
  visitChildren(tree)
  end()
  return sections
}
