import { tagsOf } from '../syntax/tags'

const hrefAttribute = /(?:^|\s)href\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i

/** Addresses of the links in HTML. */
export function linksOfHtml(html: string): string[] {
  return tagsOf(html).flatMap(({ name, closes, attributes }) => {
    if (closes || !/^(?:a|area)$/i.test(name)) return []
    const [, double, single, bare] = hrefAttribute.exec(attributes) ?? []
    const href = double ?? single ?? bare
    return href === undefined ? [] : [decodeReferences(href).trim()]
  })
}

const characters: Readonly<Record<string, string>> = {
  amp: '&',
  quot: '"',
  lt: '<',
  gt: '>',
  '#39': "'",
  '#x27': "'",
}

/** Decodes the character references that addresses are written with. */
export function decodeReferences(text: string): string {
  return text.replace(
    /&(#?\w+);/g,
    (whole, name: string) => characters[name.toLowerCase()] ?? whole,
  )
}
