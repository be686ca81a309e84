import { decodeReferences, mapSources } from '@landing/markdown/authoring'
import { tagsOf } from '@landing/markdown/lint'
import { escapeHtml } from '@landing/schema'

/**
 * HTML of a page for feed readers: with full addresses, without its title, which the item has, without comments and without the links of
 * headings to themselves.
 *
 * @param page full address of the page
 */
export function feedHtml(html: string, page: string): string {
  const own = html.replace(title, '').replace(headingExtras, '')
  let end = 0
  const parts = tagsOf(own).map((tag) => {
    const before = own.slice(end, tag.start)
    end = tag.end
    return tag.name === '!--' ? before : before + withFullAddresses(own.slice(tag.start, end), page)
  })
  return parts.join('') + own.slice(end)
}

const title = /^\s*<h1\b[^>]*>.*?<\/h1>\s*/s
const headingExtras =
  /<a class="landing-heading-anchor"(?:"[^"]*"|[^">])*><\/a>|<\/?landing-heading>/g
const addressAttribute = /(\s(?:href|src|poster|(srcset))=)(?:"([^"]*)"|'([^']*)')/g

function withFullAddresses(tag: string, page: string): string {
  return tag.replace(
    addressAttribute,
    (_, start: string, isSet?: string, double?: string, single?: string) => {
      const value = decodeReferences(double ?? single ?? '')
      const full = isSet
        ? mapSources(value, (address) => fullAddress(address, page))
        : fullAddress(value, page)
      return `${start}"${escapeHtml(full)}"`
    },
  )
}

function fullAddress(address: string, page: string): string {
  return URL.canParse(address) || !URL.canParse(address, page)
    ? address
    : new URL(address, page).href
}
