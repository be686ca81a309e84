import type { AuditedPage, KnownTargets } from '@landing/content'
import { type Diagnostic, isFilePath, splitHref } from '@landing/schema'
import type { SiteState } from './state'

/** Addresses of the pages of a site, and those that lead on. */
export const targetsOf = ({
  routes,
  redirects,
}: Pick<SiteState, 'routes' | 'redirects'>): Pick<KnownTargets, 'paths'> => ({
  paths: [...routes.map(({ path }) => path), ...redirects.map(({ from }) => from)],
})

/**
 * Checks links to pages and their anchors, as long as the files of the site are not known.
 *
 * @param links that are on no page
 */
export function auditPages(
  state: Pick<SiteState, 'content' | 'routes' | 'redirects'>,
  pages: readonly AuditedPage[],
  links: AuditedPage['links'] = [],
): readonly Diagnostic[] {
  const all = [...links, ...pages.flatMap((page) => page.links)]
  const files = all.map(({ href }) => splitHref(href).pathname).filter(isFilePath)
  const messages = state.content.audit(pages, { ...targetsOf(state), links, files })
  return messages.filter(({ code }) => code.startsWith('links/'))
}
