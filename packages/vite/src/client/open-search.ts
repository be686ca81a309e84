import { isHostedSearch } from 'virtual:landing/settings'
import type { Router } from '@landing/router'
import { attachSearchBox, type SearchBoxControl } from '@landing/theme/behaviours'
import type { ReactParts } from './react-parts'
import type { SearchFiles } from './search-files'

/** Attaches the search boxes of the document. Their suggestions are loaded with a reader's interest. */
export function openSearch(router: Router, parts: ReactParts, files: SearchFiles): void {
  const boxes = [...document.querySelectorAll<HTMLElement>('[data-search-box]')]
  if (boxes.length === 0) return
  const controls = boxes.map((box) => attachBox(box, router, parts, files))
  let shown: unknown
  const update = () => {
    const { location } = router.state
    if (location === shown) return
    shown = location
    for (const control of controls) control.update(location.search)
  }
  update()
  router.subscribe(update)
}

function attachBox(
  box: HTMLElement,
  router: Router,
  { context, search }: ReactParts,
  files: SearchFiles,
): SearchBoxControl {
  const load = () => Promise.all([import('./search-popup'), context()])
  let close = () => {}
  return attachSearchBox(box, {
    async onIntent(scope) {
      // All in parallel: one round trip until the first answer. Failures are reported by the first query.
      if (!isHostedSearch) files.indexes(scope).catch(() => {})
      search()
        .then((client) => client.load(scope))
        .catch(() => {})
      await load()
    },
    onOpen(view, target) {
      let isClosed = false
      close = () => {
        isClosed = true
      }
      void load().then(([{ renderPopup }, loaded]) => {
        if (!isClosed) close = renderPopup(loaded, view, target)
      })
    },
    onClose: () => close(),
    navigate: (search) =>
      void router.navigate(`${router.state.location.path}${search}${router.state.location.hash}`),
  })
}
