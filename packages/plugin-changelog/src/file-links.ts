import { replaceOutsideCode, withInlineLinks } from '@landing/markdown/authoring'
import { isFullAddress } from '@landing/schema'

const inline = /(!?)\[((?:[^[\]]|\[[^\]]*\])*)\]\(<?([^)\s>]+)>?((?:\s+"[^"]*")?)\)/g
const attribute = /(<(?:a|img)\b[^>]*?)\s(href|src)=["']([^"'>]+)["']/gi

/**
 * Links of notes to files beside their changelog, which are not part of the site. They lead into `repository`; without one they
 * become text.
 *
 * @param repository what such links start with
 */
export function withFileLinks(notes: string, repository: string | undefined): string {
  const addressOf = (target: string) =>
    repository && `${repository.replace(/\/+$/, '')}/${target.replace(/^(?:\.{0,2}\/)+/, '')}`
  const linked = replaceOutsideCode(
    withInlineLinks(notes),
    inline,
    (link, mark = '', text = '', target = '', title = '') => {
      if (!isFile(target)) return link
      const address = addressOf(target)
      return address === undefined ? text : `${mark}[${text}](${address}${title})`
    },
  )
  return replaceOutsideCode(linked, attribute, (whole, start = '', name, target = '') => {
    if (!isFile(target)) return whole
    const address = addressOf(target)
    return address === undefined ? start : `${start} ${name}="${address}"`
  })
}

/** True for the path of a file, not for an address, an anchor or a route of the site. */
function isFile(target: string): boolean {
  if (isFullAddress(target) || /^(?:#|[a-z][a-z\d+.-]*:)/i.test(target)) return false
  return !target.startsWith('/') || /\.\w+(?:[?#].*)?$/.test(target)
}
