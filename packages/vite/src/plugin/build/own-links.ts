import { linksOfHtml, type RenderedPage } from '@landing/content'
import { toHref, toPath } from '@landing/schema'
import type { SiteRoute } from '../../site/routes'
import type { SiteState } from '../../site/state'

type OwnRoute = Extract<SiteRoute, { readonly kind: 'component' }>

/** Links into the site from a document of the site's own pages; those of navbar and footer are the configuration's. */
export function ownLinks(
  html: string,
  { path, page }: Pick<OwnRoute, 'path' | 'page'>,
  { site }: { readonly site: Pick<SiteState['site'], 'base'> },
): RenderedPage['links'] {
  const main = html.slice(html.indexOf('<main'), html.lastIndexOf('</main>'))
  const here = new URL(toHref(site.base, path), 'http://site')
  const location = { file: page.file }
  return linksOfHtml(main).flatMap((href) => {
    if (!URL.canParse(href, here)) return []
    const { origin, pathname, hash } = new URL(href, here)
    // What a page links to within itself may come with its islands.
    if (origin !== here.origin || pathname === here.pathname) return []
    const target = toPath(site.base, pathname)
    return target === undefined ? [] : [{ href: target + hash, location }]
  })
}
