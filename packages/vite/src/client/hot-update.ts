import type { Router } from '@landing/router'
import { type ContentUpdate, revisionName, shownEvent, updateEvent } from '../protocol'

interface HotContext {
  on(event: string, listener: (update: ContentUpdate) => void): void
  send(event: string, data: number): void
}

/** Shows an edited page in place: its document is fetched again, the scroll position stays. */
export function acceptUpdates(hot: HotContext, router: Router): void {
  hot.on(updateEvent, (update) => {
    // The edit may have repaired what is shown over the page; if not, it is shown again.
    for (const overlay of document.querySelectorAll('vite-error-overlay')) overlay.remove()
    const { path } = router.state.location
    if (update.structure || update.changed.includes(path)) void router.refresh()
    else router.invalidate()
  })
  // What is cached still has the HTML of before a module was refreshed.
  hot.on('vite:afterUpdate', () => router.invalidate())
  // An edit may have come after this document was made, and before it listened.
  const revision = document.querySelector<HTMLMetaElement>(`meta[name="${revisionName}"]`)
  hot.send(shownEvent, Number(revision?.content))
}
