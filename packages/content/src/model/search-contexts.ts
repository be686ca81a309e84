import type { Finding } from '@landing/markdown'
import { isInContext, type ResolvedConfig, type SiteModel } from '@landing/schema'

/** Search contexts that no page belongs to. @param others paths besides the routes, without a locale */
export function emptyContexts(
  { baseUrl: base, search }: ResolvedConfig,
  { routes, locales }: SiteModel,
  others: readonly string[],
): Finding[] {
  const paths = [...others, ...routes.map(({ path }) => path)]
  return search.contexts
    .filter(
      (context) =>
        !locales.some((locale) =>
          paths.some((path) => isInContext(path, context, { base, locale })),
        ),
    )
    .map(({ id, paths }) => ({
      code: 'search/no-page',
      message: `The search context "${id}" has no page: none is below ${paths.join(' or ') || 'its paths, as it has none'}.`,
      location: { file: 'configuration search.contexts' },
      help: 'Correct its "paths", or remove the context. Paths have no locale and no "baseUrl".',
    }))
}
