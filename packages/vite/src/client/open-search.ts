import { isHostedSearch } from 'virtual:landing/settings'
import type { Router } from '@landing/router'
import type { SearchScope } from '@landing/schema'
import { attachSearchBox, type SearchBoxControl } from '@landing/theme/behaviours'
import { loadOnce, type ReactParts } from './react-parts'
import type { SearchFiles } from './search-files'

/** Attaches the search boxes of the document. Their suggestions are loaded with a reader's interest. */
export function openSearch(router: Router, parts: ReactParts, files: SearchFiles): void {
  const boxes = [...document.querySelectorAll<HTMLElement>('[data-search-box]')]
  if (boxes.length === 0) return
  const controls = boxes.map((box) => attachBox(box, router, parts, files))
  let shownLocation: unknown
  const update = () => {
    const { location } = router.state
    if (location === shownLocation) return
    shownLocation = location
    for (const control of controls) control.update(location.search)
  }
  update()
  router.subscribe(update)
}

function attachBox(
  box: HTMLElement,
  router: Router,
  parts: ReactParts,
  files: SearchFiles,
): SearchBoxControl {
  const load = loadOnce(async () => (await import('./search-popup')).loadPopup(router, parts))
  let close: (() => void) | undefined
  let scope: SearchScope = {}
  const prepare = (text = '') => {
    // Failures are reported by the first query.
    parts
      .search()
      .then((client) => client.load(scope, text))
      .catch(() => {})
  }
  // The first answer is on its way while the code that shows it is loaded.
  box.addEventListener('input', ({ target }) => {
    if (close === undefined && target instanceof HTMLInputElement) prepare(target.value)
  })
  return attachSearchBox(box, {
    async onIntent(asked) {
      scope = asked
      // All in parallel: one round trip until the first answer.
      if (!isHostedSearch) files.prepare(scope)
      prepare()
      await load()
    },
    onOpen(view, target) {
      let isClosed = false
      close = () => {
        isClosed = true
      }
      void load().then((fill) => {
        if (!isClosed) close = fill(view, target)
      })
    },
    onClose: () => close?.(),
    navigate: (search) =>
      void router.navigate(`${router.state.location.path}${search}${router.state.location.hash}`),
  })
}
