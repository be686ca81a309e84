import { toHref, toPath } from '@landing/schema'
import type { SiteRoute } from '../../site/routes'
import type { SitePage } from '../../site/site-page'
import type { SiteState } from '../../site/state'

type OwnRoute = Extract<SiteRoute, { readonly kind: 'component' }>

/** Links into the site from a document of the site's own pages; those of navbar and footer are the configuration's. */
export function ownLinks(
  html: string,
  { path, page }: Pick<OwnRoute, 'path' | 'page'>,
  { site }: { readonly site: Pick<SiteState['site'], 'base'> },
): SitePage['links'] {
  const main = html.slice(html.indexOf('<main'), html.lastIndexOf('</main>'))
  const text = main.replace(/<(script|template)\b.*?<\/\1>/gs, '')
  const address = `http://site${toHref(site.base, path)}`
  const location = { file: page.file }
  return [...text.matchAll(/<a\s(?:[^>]*\s)?href="([^"]*)"/g)].flatMap(([, written = '']) => {
    const href = written.replaceAll('&amp;', '&')
    if (!URL.canParse(href, address)) return []
    const { origin, pathname, hash } = new URL(href, address)
    // What a page links to within itself may come with its islands.
    if (new URL(address).pathname === pathname) return []
    const target = origin === 'http://site' ? toPath(site.base, pathname) : undefined
    return target === undefined ? [] : [{ href: target + hash, location }]
  })
}
