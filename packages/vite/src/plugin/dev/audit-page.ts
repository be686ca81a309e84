import type { RenderedPage } from '@landing/content'
import { type Diagnostic, isFilePath, splitHref } from '@landing/schema'
import type { SiteRoute } from '../../site/routes'
import type { SiteState } from '../../site/state'

/**
 * Checks the links of an opened page to pages and their anchors, as a build does. Pages that it links with a hash are compiled for
 * it. Links to files are left to the build, which knows all files.
 */
export async function auditPage(
  { content, routes, redirects, find, page: open }: SiteState,
  route: SiteRoute,
  { ids, links }: RenderedPage,
): Promise<readonly Diagnostic[]> {
  if (links.length === 0) return []
  const linked = links.map(({ href }) => splitHref(href))
  const targets = new Set<SiteRoute>()
  for (const { pathname, hash } of linked) {
    const target = hash === '' ? undefined : find(pathname)
    if (target?.kind === 'content' && target.path !== route.path) targets.add(target)
  }
  const others = [...targets].map(async (target) => {
    const page = await open(target, noModules)
    return { path: target.path, ids: page.ids, links: [] }
  })
  const messages = content.audit(
    [{ path: route.path, ids, links }, ...(await Promise.all(others))],
    {
      paths: [...routes.map(({ path }) => path), ...redirects.map(({ from }) => from)],
      // Those of the configuration may lead to files.
      links: [],
      files: linked.map(({ pathname }) => pathname).filter(isFilePath),
    },
  )
  return messages.filter(({ code }) => code.startsWith('links/'))
}

/** Pages of the content load no modules of the site. */
const noModules = () => Promise.reject(new Error('A page of the content has no module.'))
