import type { Router } from '@landing/router'
import { decodePath } from '@landing/schema'
import { highlightWords, readHighlightWords } from '@landing/search/highlight'
import { showMatchBar } from './match-bar'

/** Marks the words of `_highlight` inside the article, and only there, on this page and the next ones. */
export function markSearchWords(router: Router): void {
  let clear = () => {}
  let marked = ''
  let markedPlace = ''

  function mark(): void {
    const { path, search, hash } = router.state.location
    const isSamePlace = markedPlace === path + hash
    markedPlace = path + hash
    const wanted = `${path}${search}`
    if (wanted === marked) return
    marked = wanted
    clear()
    clear = () => {}
    if (!search.includes('_highlight=')) return
    const article = document.querySelector('article')
    if (article !== null) {
      const unmark = highlightWords(article, readHighlightWords(search))
      const hide = showMatchBar(article, () => {
        const rest = new URLSearchParams(search)
        rest.delete('_highlight')
        const { hash } = router.state.location
        const href = `${path}${rest.size > 0 ? `?${rest}` : ''}${hash}`
        void router.navigate(href, { replace: true, scroll: false })
      })
      clear = () => {
        unmark()
        hide()
      }
    }
    if (isSamePlace && hash !== '') jumpTo(hash)
  }

  mark()
  router.subscribe(mark)
}

/** Goes to another hit in the section that the address names: a router stays where only the search string changes. */
function jumpTo(hash: string): void {
  dispatchEvent(new Event('hashchange'))
  document.getElementById(decodePath(hash.slice(1)))?.scrollIntoView()
}
