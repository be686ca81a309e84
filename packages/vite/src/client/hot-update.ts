import type { Router } from '@landing/router'
import type { PageData } from '@landing/schema'

/** Name of the dev server's event after an edit of content. */
export const updateEvent = 'landing:update'

/** What the dev server says after an edit of content. */
export interface ContentUpdate {
  /** Route paths whose pages may differ. */
  readonly changed: readonly string[]
  /** The navigation changed too: every page differs. */
  readonly structure: boolean
}

interface HotContext {
  on(event: string, listener: (update: ContentUpdate) => void): void
}

/** Shows an edited page in place: its data is fetched again, the scroll position stays. */
export function acceptUpdates(hot: HotContext, router: Router<PageData>): void {
  hot.on(updateEvent, (update) => {
    // The edit may have repaired what is shown over the page; if not, it is shown again.
    for (const overlay of document.querySelectorAll('vite-error-overlay')) overlay.remove()
    const { path } = router.state.page
    if (update.structure || update.changed.includes(path)) void router.refresh()
  })
}
