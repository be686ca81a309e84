import type { Router } from '@landing/router'
import type { PageData, SiteData } from '@landing/schema'
import type { Messages } from '@landing/theme'

interface EnhanceOptions {
  readonly router: Router<PageData>
  readonly site: SiteData
  readonly messages: Partial<Messages>
}

/** What comes after the first paint: article behaviours, marked words, UI5 elements when idle. */
export function enhance({ router, site, messages }: EnhanceOptions): void {
  whenIdle(() => {
    void import('@landing/theme/behaviours').then(({ bodyBehaviours, enhanceArticle }) => {
      bodyBehaviours(document, { messages })
      const enhanceCurrent = () => {
        const article = document.querySelector<HTMLElement>('article')
        if (article !== null) enhanceArticle(article, { messages })
      }
      enhanceCurrent()
      onPage(router, enhanceCurrent)
    })
    void import('@landing/theme/ui5').then(({ startUi5 }) => startUi5(site))
  })
  if (site.highlightOnTargetPage) markSearchWords(router)
}

/** Marks the words of `_highlight` inside the article, and only there. */
function markSearchWords(router: Router<PageData>): void {
  let clear = () => {}
  let marked = ''
  async function mark(): Promise<void> {
    const { page, location } = router.state
    const wanted = `${page.path}${location.search}`
    if (wanted === marked) return
    marked = wanted
    clear()
    clear = () => {}
    if (!location.search.includes('_highlight=')) return
    const { highlightWords, readHighlightWords } = await import('@landing/search/highlight')
    if (wanted !== marked) return
    const article = document.querySelector('article')
    if (article !== null) clear = highlightWords(article, readHighlightWords(location.search))
  }
  void mark()
  router.subscribe(() => requestAnimationFrame(() => void mark()))
}

function onPage(router: Router<PageData>, run: () => void): void {
  let page = router.state.page
  router.subscribe(() => {
    if (router.state.page === page) return
    page = router.state.page
    requestAnimationFrame(run)
  })
}

function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: 2000 })
  else setTimeout(run, 200)
}
