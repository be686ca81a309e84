import '@landing/theme/suggestions.css'
import { messagesOf } from 'virtual:landing/overrides'
import { isHostedSearch } from 'virtual:landing/settings'
import { siteAt } from 'virtual:landing/site'
import type { Router } from '@landing/router'
import { attachSearchResults } from '@landing/theme/search-results'
import type { ReactParts } from './react-parts'
import type { SearchFiles } from './search-files'

interface Around {
  readonly router: Router
  readonly parts: ReactParts
  readonly files: SearchFiles
}

/** Shows the results of the search page until the signal fires. */
export async function showResults(
  element: HTMLElement,
  { router, parts, files }: Around,
  left: AbortSignal,
): Promise<void> {
  const { path, search } = router.state.location
  const site = siteAt(path)
  const params = new URLSearchParams(search)
  // All in parallel: one round trip until the first answer. The engine knows the names of old versions.
  if (!isHostedSearch && !params.has('version')) {
    const context = site.searchContexts.find(({ id }) => id === params.get('ctx'))
    const locale = site.locales.length > 1 ? site.locale.code : undefined
    files.prepare({ ...(context && { context: context.id }), ...(locale && { locale }) })
  }
  const [provider, messages] = await Promise.all([parts.search(), messagesOf(site.locale.code)])
  if (left.aborted) return
  const navigate = (to: string, options?: { replace: boolean }) => void router.navigate(to, options)
  const control = attachSearchResults(element, { site, search: provider, messages, navigate })
  let shownLocation: unknown
  const update = () => {
    const { location } = router.state
    if (location === shownLocation || location.path !== path) return
    shownLocation = location
    control.update(location.search)
  }
  const stop = router.subscribe(update)
  left.addEventListener('abort', () => {
    stop()
    control()
  })
  update()
}
