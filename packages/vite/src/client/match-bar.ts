import { HIGHLIGHT_NAME, MARK_CLASS } from '@landing/search/highlight'
import { textsOf } from '@landing/theme/behaviours'

/** Shows above the page how many words are marked in an article, and leads through them. Returns a cleanup function. */
export function showMatchBar(article: Element, onClear: () => void): () => void {
  const count = matchesIn(article).length
  if (count === 0) return () => {}
  const texts = textsOf(document)
  const bar = document.createElement('div')
  bar.className = 'landing-load-failure landing-match-bar'
  bar.setAttribute('role', 'group')
  bar.setAttribute('aria-label', texts.matches)
  const status = document.createElement('span')
  status.setAttribute('role', 'status')
  status.textContent = `${texts.matches}: ${count}`
  let current: AbstractRange | Element | undefined
  const next = makeButton(texts.nextMatch, () => {
    const matches = matchesIn(article)
    const position = current ? matches.indexOf(current) + 1 : matches.findIndex(isBelowBar)
    current = matches[position] ?? matches[0]
    if (!current) return
    reveal(current)
    showMatch(current)
    status.textContent = `${matches.indexOf(current) + 1}/${matches.length}`
  })
  const clear = makeButton(texts.clearMatches, () => {
    onClear()
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
  })
  bar.append(status, next, clear)
  article.before(bar)
  return () => bar.remove()
}

/** The matches in an article that can be shown: the labels of tabs are behind their buttons. */
function matchesIn(article: Element): (AbstractRange | Element)[] {
  const marks = CSS.highlights?.get(HIGHLIGHT_NAME) ?? article.querySelectorAll(`.${MARK_CLASS}`)
  return [...marks].filter((match) => !elementOf(match)?.closest('.landing-tab-label'))
}

function elementOf(match: AbstractRange | Element): Element | null {
  return match instanceof Element ? match : match.startContainer.parentElement
}

/** Opens the tabs and details that hide a match. */
function reveal(match: AbstractRange | Element): void {
  for (let box = elementOf(match); box; box = box.parentElement) {
    if (box instanceof HTMLDetailsElement) box.open = true
    else if (box.matches('.landing-tab[hidden]')) box.dispatchEvent(new Event('beforematch'))
  }
}

/** Distance from the top of the window; none for a match that is not rendered. */
function topOf(match: AbstractRange | Element): number | undefined {
  if (match instanceof StaticRange) return undefined
  return (match as Range | Element).getClientRects()[0]?.top
}

function isBelowBar(match: AbstractRange | Element): boolean {
  return (topOf(match) ?? 0) > 80
}

function showMatch(match: AbstractRange | Element): void {
  // Code and tables scroll sideways.
  elementOf(match)?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  const top = topOf(match)
  if (top === undefined) return
  scrollTo({ top: scrollY + top - innerHeight / 3 })
  const selection = getSelection()
  if (match instanceof Range)
    selection?.setBaseAndExtent(
      match.startContainer,
      match.startOffset,
      match.endContainer,
      match.endOffset,
    )
  else selection?.selectAllChildren(match as Element)
}

function makeButton(label: string, onClick: () => void): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'landing-button landing-button-lite landing-button-small'
  button.textContent = label
  button.addEventListener('click', onClick)
  return button
}
