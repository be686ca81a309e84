import { decodeReferences } from '@landing/markdown/authoring'
import { type Tag, tagsOf } from '@landing/markdown/lint'

const addressAttributes = {
  href: /(?:^|\s)href\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i,
  src: /(?:^|\s)src\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i,
}

/** Addresses of the links in HTML, or in one element of it. */
export const linksOfHtml = (html: string, element?: string): string[] =>
  addressesIn(tagsIn(html, element), ['a', 'area'], 'href')

/** The same of its images. */
export const imagesOfHtml = (html: string, element?: string): string[] =>
  addressesIn(tagsIn(html, element), ['img'], 'src')

function tagsIn(html: string, element: string | undefined): readonly Tag[] {
  const tags = tagsOf(html)
  if (element === undefined) return tags
  const ofElement = ({ name }: Tag) => name.toLowerCase() === element
  return tags.slice(tags.findIndex(ofElement), tags.findLastIndex(ofElement))
}

function addressesIn(
  tags: readonly Tag[],
  names: readonly string[],
  key: 'href' | 'src',
): string[] {
  return tags.flatMap(({ name, closes, attributes }) => {
    if (closes || !names.includes(name.toLowerCase())) return []
    const [, double, single, bare] = addressAttributes[key].exec(attributes) ?? []
    const address = double ?? single ?? bare
    return address === undefined ? [] : [decodeReferences(address).trim()]
  })
}
