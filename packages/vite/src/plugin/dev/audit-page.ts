import type { RenderedPage } from '@landing/content'
import { type Diagnostic, splitHref } from '@landing/schema'
import { auditPages } from '../../site/audit-pages'
import type { SiteRoute } from '../../site/routes'
import type { SiteState } from '../../site/state'

/**
 * Checks the links of an opened page to pages and their anchors, as a build does. Pages that it links with a hash are compiled for
 * it. Links to files are left to the build, which knows all files.
 */
export async function auditPage(
  state: SiteState,
  route: SiteRoute,
  { ids, links }: RenderedPage,
): Promise<readonly Diagnostic[]> {
  if (links.length === 0) return []
  const { find, page: open } = state
  const targets = new Set<SiteRoute>()
  for (const { href } of links) {
    const { pathname, hash } = splitHref(href)
    const target = hash === '' ? undefined : find(pathname)
    if (target?.kind === 'content' && target.path !== route.path) targets.add(target)
  }
  const others = [...targets].map(async (target) => {
    const page = await open(target, noModules)
    return { path: target.path, ids: page.ids, links: [] }
  })
  return auditPages(state, [{ path: route.path, ids, links }, ...(await Promise.all(others))])
}

/** Pages of the content load no modules of the site. */
const noModules = () => Promise.reject(new Error('A page of the content has no module.'))
