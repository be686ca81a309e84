import type { Router } from '@landing/router'
import { type ContentUpdate, revisionName, shownEvent, updateEvent } from '../protocol'

interface HotContext {
  on(event: string, listener: (update: ContentUpdate) => void): void
  send(event: string, data: number): void
}

/** Shows an edited page in place: its document is fetched again, the scroll position stays. */
export function acceptUpdates(hot: HotContext, router: Router): void {
  hot.on(updateEvent, (update) => {
    // Hide the error overlay; it returns if the edit did not fix the error.
    for (const overlay of document.querySelectorAll('vite-error-overlay')) overlay.remove()
    const { path } = router.state.location
    if (update.structure || update.changed.includes(path)) void router.refresh()
    else router.invalidate()
  })
  // Cached documents have the HTML from before the refresh.
  hot.on('vite:afterUpdate', () => router.invalidate())
  // The site may have changed after this document was rendered and before this listener was added.
  const revision = document.querySelector<HTMLMetaElement>(`meta[name="${revisionName}"]`)
  hot.send(shownEvent, Number(revision?.content))
}
