import { decodeReferences } from '@landing/markdown/authoring'
import { tagsOf } from '@landing/markdown/lint'

const addressAttributes = {
  href: /(?:^|\s)href\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i,
  src: /(?:^|\s)src\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i,
}

/** Addresses of the links in HTML. */
export const linksOfHtml = (html: string): string[] => addressesIn(html, ['a', 'area'], 'href')

/** Addresses of the images in HTML. */
export const imagesOfHtml = (html: string): string[] => addressesIn(html, ['img'], 'src')

function addressesIn(html: string, names: readonly string[], key: 'href' | 'src'): string[] {
  return tagsOf(html).flatMap(({ name, closes, attributes }) => {
    if (closes || !names.includes(name.toLowerCase())) return []
    const [, double, single, bare] = addressAttributes[key].exec(attributes) ?? []
    const address = double ?? single ?? bare
    return address === undefined ? [] : [decodeReferences(address).trim()]
  })
}
