import { makeElement } from './elements'
import { type Hint, hintOf } from './hint-text'
import type { PageOptions } from './texts'

/** Time that a pointer rests on a link before its hint shows, in ms. */
const SHOW_DELAY = 150
/** Time that a pointer may take on its way from the link to the hint, in ms. */
const HIDE_DELAY = 250
/** Distance of a hint from the edges of the window, in px. */
const MARGIN = 8

/** The tooltip of a page that describes the target of a link in code. */
export class HintBox {
  readonly element: HTMLElement
  readonly #options: PageOptions
  #link: HTMLElement | undefined
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(page: Document, options: PageOptions) {
    this.#options = options
    this.element = makeElement(page, 'div', {
      id: 'landing-hint',
      className: 'landing-hint',
      role: 'tooltip',
      popover: 'manual',
      dir: 'auto',
    })
  }

  /** True while the hint of a link is shown or loading. */
  isFor(link: HTMLElement): boolean {
    return this.#link === link
  }

  showSoon(link: HTMLElement): void {
    this.#schedule(() => void this.show(link), SHOW_DELAY)
  }

  /** Resolves to false if the link has no hint. */
  async show(link: HTMLElement): Promise<boolean> {
    this.keep()
    if (this.#link === link) return true
    this.hide()
    this.#link = link
    const hint = await hintOf(link as HTMLAnchorElement, this.#options)
    if (this.#link !== link) return true
    if (hint === undefined) return false
    fill(this.element, hint)
    link.ownerDocument.body.append(this.element)
    this.element.showPopover?.()
    link.setAttribute('aria-describedby', this.element.id)
    this.place()
    return true
  }

  /** Cancels a scheduled change: the pointer has reached the hint. */
  keep = (): void => clearTimeout(this.#timer)

  hideSoon = (): void => this.#schedule(this.hide, HIDE_DELAY)

  hide = (): void => {
    this.keep()
    this.#link?.removeAttribute('aria-describedby')
    this.#link = undefined
    this.element.remove()
  }

  /** Places the hint below its link, or above it where there is no room. */
  place = (): void => {
    if (!this.#link) return
    const { left, top, bottom } = this.#link.getBoundingClientRect()
    const { clientWidth, clientHeight } = this.element.ownerDocument.documentElement
    const { width, height } = this.element.getBoundingClientRect()
    const start = Math.max(MARGIN, Math.min(left, clientWidth - width - MARGIN))
    const isBelow = bottom + height + MARGIN <= clientHeight || top < height + MARGIN
    this.element.style.left = `${start}px`
    this.element.style.top = `${isBelow ? bottom + 4 : top - height - 4}px`
  }

  #schedule(action: () => void, delay: number): void {
    this.keep()
    this.#timer = setTimeout(action, delay)
  }
}

function fill(box: HTMLElement, { name, facts, text }: Hint): void {
  const page = box.ownerDocument
  const title = makeElement(page, 'p', {
    className: 'landing-hint-facts',
    textContent: ` ${facts}`,
  })
  title.prepend(makeElement(page, 'code', { textContent: name }))
  box.replaceChildren(title)
  if (text)
    box.append(makeElement(page, 'p', { className: 'landing-hint-text', textContent: text }))
}
