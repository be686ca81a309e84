import type { SearchSection } from '@landing/schema'
import type { Element, ElementContent } from 'hast'
import { headingLevel } from '../syntax/elements'
import { collapseSpaces } from '../text/words'
import { visibleText } from '../tree/hast'
import { parseHtml } from '../tree/parse-html'
import { walk } from '../tree/walk'
import { collectSections, type PageHeading } from './collect-sections'

const isLinkElsewhere = (node: ElementContent): node is Element =>
  node.type === 'element' && node.tagName === 'a' && !String(node.properties.href).startsWith('#')

/**
 * The text in the `main` of a document that React has rendered, by headings. The rules are those of Markdown pages:
 * scripts and `data-search-ignore` are left out.
 *
 * @param title of the page, which a heading need not repeat
 */
export async function sectionsOfHtml(html: string, title: string): Promise<SearchSection[]> {
  const tree = await parseHtml(html)
  let main: Element | undefined
  const headings = new Map<Element, PageHeading>()
  walk(tree, (node) => {
    if (node.type !== 'element') return
    if (node.tagName === 'main') main ??= node
    if (headingLevel(node.tagName) === undefined) return
    const heading = collapseSpaces(visibleText(node)).trim()
    // A card that leads elsewhere says the name of another page.
    if (node.children.some((child) => isLinkElsewhere(child) && visibleText(child) === heading))
      return
    headings.set(node, {
      anchor: String(node.properties.id ?? ''),
      heading,
      isTitle: node.tagName === 'h1' && heading === title,
    })
  })
  return main === undefined ? [] : collectSections(main, headings)
}
