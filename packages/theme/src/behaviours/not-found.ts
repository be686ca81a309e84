import { decodePath } from '@landing/schema'
import { notFoundTexts } from '../texts/not-found'
import { type Cleanup, documentOf, each } from './events'
import { type PageOptions, textsOf } from './texts'

/** Options of `attachNotFound`. */
export interface NotFoundOptions extends PageOptions {
  /** Missing route path; default: that of the window's location. */
  readonly path?: string | undefined
}

/** Search words for a path: its last segment without punctuation and extension. */
export function wordsOfPath(path: string): string {
  return decodePath(path.split('/').filter(Boolean).at(-1) ?? '')
    .replace(/\.\w+$/, '')
    .replace(/[^\p{L}\p{M}]+/gu, ' ')
    .trim()
}

/**
 * One document serves every missing path: shows the path, and a link that searches
 * for its words. Writes text and an encoded parameter only, never HTML.
 */
export function attachNotFound(root: ParentNode, options: NotFoundOptions = {}): Cleanup {
  const texts = { ...notFoundTexts, ...textsOf(documentOf(root), options) }
  return each(root, '[data-not-found]', (element) => {
    if (options.path === undefined) void openOther(new URL(window.location.href))
    const base = element.dataset.notFound ?? '/'
    const { pathname } = window.location
    const path =
      options.path ?? (pathname.startsWith(base) ? pathname.slice(base.length - 1) : pathname)
    const line = element.querySelector('[data-asked-path]')
    if (line) line.textContent = texts.notFoundAsked.replace('{path}', () => path)
    const query = wordsOfPath(path)
    const search = element.querySelector<HTMLElement>('[data-search-asked]')
    const link = search?.querySelector('a')
    if (!search || !link) return undefined
    search.hidden = query === ''
    const [searchPage = ''] = (link.getAttribute('href') ?? '').split('?')
    link.setAttribute('href', `${searchPage}?q=${encodeURIComponent(query)}`)
    link.textContent = texts.notFoundSearch.replace('{query}', () => query)
    return undefined
  })
}

/** Opens the page that an address with `.html` or a slash at its end means, if there is one. */
async function openOther(address: URL): Promise<void> {
  const { pathname } = address
  address.pathname = pathname.endsWith('.html')
    ? pathname.replace(/(?:\/index)?\.html$/, '/')
    : pathname.replace(/\/$/, '')
  if (address.pathname === pathname) return
  const { ok, url } = await fetch(address, { method: 'HEAD' }).catch(() => ({ ok: false, url: '' }))
  // Hosts may lead back to the address with a slash.
  if (ok && url !== window.location.href.split('#')[0]) window.location.replace(address)
}
