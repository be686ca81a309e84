import { modulesStart, settings } from 'virtual:landing/settings'
import type { Router } from '@landing/router'
import { createDocumentRouter, landingPolicy } from '@landing/router/documents'
import { attachPage, attachShell, showLoadFailure, swapSidebar } from '@landing/theme/behaviours'
import { connectIslands } from './connect-islands'
import { openResults } from './open-results'
import { openSearch } from './open-search'
import { connectReact, type ReactParts } from './react-parts'
import { searchFiles } from './search-files'
import { upgradeElements } from './upgrade-elements'

/** Trusted Types let nothing else parse HTML. */
const parsing = {
  parseHtml: (html: string) =>
    new DOMParser().parseFromString(landingPolicy().createHTML(html), 'text/html'),
}

/** Starts the behaviours and islands of the document, and the router that swaps in the next documents. */
function start(): void {
  let leavePage = () => {}
  let isFirst = true
  const router = createDocumentRouter({
    base: settings.base,
    trailingSlash: settings.trailingSlash,
    // The dev server would compile every page of the sidebar.
    prefetch: import.meta.hot === undefined,
    swap: { sidebar: swapSidebar, island: (current, next) => islands.swap(current, next) },
    onBeforeSwap: () => leavePage(),
    onSwap: showPage,
  })
  const files = searchFiles(settings.base)
  const parts = connectReact(router, files)
  const islands = connectIslands(parts)

  function showPage(): void {
    islands.update()
    const cleanups = [
      openResults(router, parts, files),
      attachPage(document, parsing),
      upgradeElements(),
    ]
    if (modulesStart && !(isFirst && modulesStart === 'navigation'))
      cleanups.push(attachPlugins(isFirst))
    isFirst = false
    leavePage = () => {
      for (const cleanup of cleanups) cleanup()
    }
  }

  // Search and settings first: they work where the rest misses a browser's feature, such as IntersectionObserver.
  openSettings(parts)
  openSearch(router, parts, files)
  attachShell(document, parsing)
  showPage()
  if (settings.highlightOnTargetPage) connectSearchWords(router)
  router.subscribe(() => {
    const { error, pending } = router.state
    showLoadFailure(error?.cause, () => error?.retry())
    const status = document.querySelector<HTMLElement>('[data-loading]')
    if (status) status.textContent = (pending && status.dataset.loading) || ''
  })
  router.start()
  document.documentElement.dataset.scripts = 'ready'
  if (import.meta.hot) {
    const { hot } = import.meta
    void import('./hot-update').then(({ acceptUpdates }) => acceptUpdates(hot, router))
  }
}

/** Runs the modules of plugins, whose list is loaded with the first page that may need one. */
function attachPlugins(isFirst: boolean): () => void {
  const attached = import('./plugin-modules').then((module) => module.attachPlugins(isFirst))
  return () => {
    void attached.then((leave) => leave())
  }
}

/** Marks the words of `_highlight` from the first page on that has some. */
function connectSearchWords(router: Router): void {
  const load = () => {
    if (!router.state.location.search.includes('_highlight=')) return
    stop()
    void import('./mark-search-words').then((module) => module.markSearchWords(router))
  }
  const stop = router.subscribe(load)
  load()
}

/** Opens the display settings, whose code is loaded then, with the button in the footer. */
function openSettings(react: ReactParts): void {
  document.addEventListener('click', async ({ target }) => {
    if (!(target instanceof Element) || !target.closest('[data-display-settings]')) return
    const [{ renderSettings }, wrap] = await Promise.all([import('./settings'), react.wrap()])
    await renderSettings(wrap)
  })
}

// An error here must not fail this module, which those of the search import.
queueMicrotask(start)
