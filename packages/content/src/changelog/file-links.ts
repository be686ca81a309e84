import { isFullAddress } from '@landing/schema'
import { withoutCode } from '../text/write-markdown'

const inline = /(!?)\[((?:[^[\]]|\[[^\]]*\])*)\]\(<?([^)\s>]+)>?((?:\s+"[^"]*")?)\)/g
const definition = /^( {0,3}\[[^\]]+\]:\s*)<?([^\s>]+)>?/gm

/**
 * Links of notes to files beside their changelog, which are not part of the site. They lead into `repository`; without one they
 * become text.
 *
 * @param repository what such links start with
 */
export function withFileLinks(notes: string, repository: string | undefined): string {
  const addressOf = (target: string) =>
    repository && `${repository.replace(/\/+$/, '')}/${target.replace(/^(?:\.{0,2}\/)+/, '')}`
  return withoutCode(notes, (part) =>
    part
      .replace(inline, (link, mark: string, text: string, target: string, title: string) => {
        if (!isFile(target)) return link
        const address = addressOf(target)
        return address === undefined ? text : `${mark}[${text}](${address}${title})`
      })
      .replace(definition, (line, start: string, target: string) => {
        const address = isFile(target) ? addressOf(target) : undefined
        return address === undefined ? line : start + address
      }),
  )
}

/** Is this the path of a file, not an address, an anchor or a route of the site? */
function isFile(target: string): boolean {
  if (isFullAddress(target) || /^(?:#|[a-z][a-z\d+.-]*:)/i.test(target)) return false
  return !target.startsWith('/') || /\.\w+(?:[?#].*)?$/.test(target)
}
