import { imagesOfHtml, linksOfHtml, type RenderedPage } from '@landing/content'
import { toHref, toPath } from '@landing/schema'
import type { SiteState } from '../../site/state'

/** A document with components. */
interface OwnDocument {
  readonly path: string
  /** Where it is made. */
  readonly file: string
}

/** Links into the site from a document of the site's own pages; those of navbar and footer are the configuration's. */
export function ownLinks(
  html: string,
  { path, file }: OwnDocument,
  { base }: Pick<SiteState['site'], 'base'>,
): RenderedPage['links'] {
  const here = new URL(toHref(base, path), 'http://site')
  return linksOfHtml(html, 'main').flatMap((href) => {
    const address = addressOf(href, here)
    // What a page links to within itself may come with its islands.
    if (address === undefined || address.pathname === here.pathname) return []
    const target = toPath(base, address.pathname)
    return target === undefined ? [] : [{ href: target + address.hash, location: { file } }]
  })
}

/** Images of the site that components show in a document. */
export function ownImages(
  html: string,
  { path, file }: OwnDocument,
  { base }: Pick<SiteState['site'], 'base'>,
): RenderedPage['links'] {
  const here = new URL(toHref(base, path), 'http://site')
  return imagesOfHtml(html, 'main').flatMap((src) => {
    const address = addressOf(src, here)
    const target = address && toPath(base, address.pathname)
    return target === undefined ? [] : [{ href: target, location: { file }, isImage: true }]
  })
}

/** The address of a link, if it stays on the host. */
function addressOf(href: string, here: URL): URL | undefined {
  const address = URL.canParse(href, here) ? new URL(href, here) : undefined
  return address?.origin === here.origin ? address : undefined
}
