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
  let shownPath = ''
  let revision = revisionOfDocument()
  let isOutdated = false
  let isRefreshing = false
  /** The dev server answers with errors of the page, and with an update if the site has changed since. */
  const tellPage = () => {
    if (isRefreshing) return
    shownPath = router.state.location.path
    hot.send(shownEvent, { path: shownPath, revision })
  }
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
    revision = revisionOfDocument()
    const { error } = router.state
    if (error === undefined) tellPage()
    // A page that cannot be shown in place, such as that of a removed document, would be requested for ever. Without a server, Vite's
    // client waits for it.
    else if (!isNetworkError(error.cause)) location.reload()
  }
  hot.on(updateEvent, (update) => {
    // Its results are of the index from before the edit.
    if (document.querySelector('[data-search-results]')) return location.reload()
    hideErrors()
    const isChanged = update.structure || update.changed.includes(router.state.location.path)
    if (!isChanged) {
      revision = update.revision ?? revision
      router.invalidate()
      return tellPage()
    }
    // Not awaited: Vite's client would let the edited modules wait.
    void refresh()
  })
  hot.on('vite:afterUpdate', () => {
    // Cached documents have the HTML from before the refresh.
    router.invalidate()
    // Vite has hidden the errors.
    tellPage()
  })
  router.subscribe(() => {
    if (router.state.location.path === shownPath) return
    revision = revisionOfDocument()
    hideErrors()
    tellPage()
  })
  tellPage()
}

/** Revision of the site that the document was made of. */
function revisionOfDocument(): number {
  const element = document.querySelector<HTMLMetaElement>(`meta[name="${revisionName}"]`)
  return Number(element?.content)
}

const isNetworkError = (cause: unknown) => cause instanceof Error && cause.name === 'NetworkError'

/** They return if they are not corrected. */
function hideErrors(): void {
  for (const overlay of document.querySelectorAll('vite-error-overlay')) overlay.remove()
}
