import type { Router } from '@landing/router'
import {
  type ContentUpdate,
  revisionName,
  type ShownPage,
  shownEvent,
  updateEvent,
} from '../protocol'

interface HotContext {
  on(event: string, listener: (update: ContentUpdate) => void): void
  send(event: string, page: ShownPage): void
}

/** Shows an edited page in place: its document is fetched again, the scroll position stays. */
export function acceptUpdates(hot: HotContext, router: Router): void {
  let shown = ''
  /** The dev server answers with errors of the page, and with an update if the site has changed since. */
  const tellPage = () => {
    shown = router.state.location.path
    const revision = document.querySelector<HTMLMetaElement>(`meta[name="${revisionName}"]`)
    hot.send(shownEvent, { path: shown, revision: Number(revision?.content) })
  }
  let isOutdated = false
  let isRefreshing = false
  /** One request at a time: each would abort the one before, so that with several updates none is shown. */
  const refresh = async () => {
    isOutdated = true
    if (isRefreshing) return
    isRefreshing = true
    while (isOutdated) {
      isOutdated = false
      await router.refresh()
    }
    isRefreshing = false
    // A page that cannot be shown in place, such as that of a removed document, would be requested for ever.
    if (router.state.error === undefined) tellPage()
    else location.reload()
  }
  hot.on(updateEvent, (update) => {
    hideErrors()
    const isChanged = update.structure || update.changed.includes(router.state.location.path)
    if (!isChanged) {
      router.invalidate()
      return tellPage()
    }
    // Not awaited: Vite's client would let the edited modules wait.
    void refresh()
  })
  // Cached documents have the HTML from before the refresh.
  hot.on('vite:afterUpdate', () => router.invalidate())
  router.subscribe(() => {
    if (router.state.location.path === shown) return
    hideErrors()
    tellPage()
  })
  tellPage()
}

/** They return if they are not corrected. */
function hideErrors(): void {
  for (const overlay of document.querySelectorAll('vite-error-overlay')) overlay.remove()
}
