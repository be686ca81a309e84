import { decodeReferences } from '@landing/markdown/authoring'
import { tagsOf } from '@landing/markdown/lint'

const hrefAttribute = /(?:^|\s)href\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i

/** Addresses of the links in HTML. */
export function linksOfHtml(html: string): string[] {
  return tagsOf(html).flatMap(({ name, closes, attributes }) => {
    if (closes || !['a', 'area'].includes(name.toLowerCase())) return []
    const [, double, single, bare] = hrefAttribute.exec(attributes) ?? []
    const href = double ?? single ?? bare
    return href === undefined ? [] : [decodeReferences(href).trim()]
  })
}
