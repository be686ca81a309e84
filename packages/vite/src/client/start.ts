import { settings } from 'virtual:landing/settings'
import { createDocumentRouter } from '@landing/router/documents'
import { attachPage, attachShell, showLoadFailure, swapSidebar } from '@landing/theme/behaviours'
import { createIslands } from '../islands/scheduler'
import { markSearchWords } from './mark-search-words'
import { openSearch } from './open-search'
import { connectReact } from './react-parts'
import { upgradeElements } from './upgrade-elements'

/** Makes the document live: its behaviours, its islands, and the router that shows the next ones in its place. */
export function start(): void {
  const root = document.querySelector<HTMLElement>('[data-landing]')
  // Not a document of this framework: nothing to do.
  if (root === null) return
  let leavePage = () => {}
  const router = createDocumentRouter({
    base: settings.base,
    trailingSlash: settings.trailingSlash,
    // The dev server would compile every page of the sidebar.
    prefetch: import.meta.hot === undefined,
    swap: { sidebar: swapSidebar },
    onBeforeSwap: () => leavePage(),
    onSwap: showPage,
  })
  const parts = connectReact(router)
  const islands = createIslands(parts)

  function showPage(): void {
    const stops = [attachPage(document), islands.start(document.body), upgradeElements(parts)]
    leavePage = () => {
      for (const stop of stops) stop()
    }
  }

  attachShell(document, { onDisplaySettings: parts.showSettings })
  openSearch(router, parts)
  router.subscribe(() => {
    const { error } = router.state
    showLoadFailure(error?.cause, error?.retry)
  })
  showPage()
  if (settings.highlightOnTargetPage) markSearchWords(router)
  router.start()
  document.documentElement.dataset.scripts = 'ready'
  if (import.meta.hot) {
    const { hot } = import.meta
    void import('./hot-update').then(({ acceptUpdates }) => acceptUpdates(hot, router))
  }
}
