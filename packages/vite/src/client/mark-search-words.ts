import type { Router } from '@landing/router'

/** Marks the words of `_highlight` inside the article, and only there, on this page and the next ones. */
export function markSearchWords(router: Router): void {
  let clear = () => {}
  let marked = ''

  async function mark(): Promise<void> {
    const { path, search } = router.state.location
    const wanted = `${path}${search}`
    if (wanted === marked) return
    marked = wanted
    clear()
    clear = () => {}
    if (!search.includes('_highlight=')) return
    const { highlightWords, readHighlightWords } = await import('@landing/search/highlight')
    const article = document.querySelector('article')
    if (wanted === marked && article !== null) {
      clear = highlightWords(article, readHighlightWords(search))
    }
  }

  void mark()
  router.subscribe(() => void mark())
}
