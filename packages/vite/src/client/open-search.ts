import type { DocumentRouter } from '@landing/router/documents'
import { attachSearchBox } from '@landing/theme/behaviours'
import type { ReactParts } from './react-parts'
import type { SearchFiles } from './search-files'

/** Makes the search boxes of the document open their suggestions, whose code is loaded with a reader's interest. */
export function openSearch(
  router: DocumentRouter,
  parts: ReactParts,
  files: () => Promise<SearchFiles>,
): void {
  for (const box of document.querySelectorAll<HTMLElement>('[data-search-box]')) {
    attachSearchBox(box, {
      navigate: (href) => void router.navigate(href),
      async load() {
        // All at once: one round trip until the first answer.
        const [{ searchPopup }, wrap] = await Promise.all([
          import('./search-popup'),
          parts.context(),
          files().catch(() => undefined),
        ])
        return searchPopup(box, wrap)
      },
    })
  }
}
