/** The history of a tab as a browser keeps it that loads each document. */
export class TabHistory {
  #entries: { href: string; y: number }[]
  #at = 0
  /** Number of entries before the first one. */
  readonly #before: number

  constructor(href: string, length: number) {
    this.#entries = [{ href, y: 0 }]
    this.#before = length - 1
  }

  get href(): string {
    return this.#entry.href
  }

  get length(): number {
    return this.#before + this.#entries.length
  }

  /** Where the reader was when the current entry was left. */
  get y(): number {
    return this.#entry.y
  }

  /** Address of the entry that is so many steps away, if there is one. */
  hrefAt(steps: number): string | undefined {
    return this.#entries[this.#at + steps]?.href
  }

  leave(y: number): void {
    this.#entry.y = y
  }

  /** Follows a link. The current address has no second entry. */
  open(href: string): void {
    if (href === this.href) return
    this.#at += 1
    this.#entries = [...this.#entries.slice(0, this.#at), { href, y: 0 }]
  }

  /** Gives the current entry another address. */
  replace(href: string): void {
    this.#entry.href = href
  }

  go(steps: number): void {
    this.#at += steps
  }

  get #entry() {
    const entry = this.#entries[this.#at]
    if (!entry) throw new Error(`The history has no entry ${this.#at}.`)
    return entry
  }
}

/** What a reader expects after an action, beside the page that a fresh visit shows. */
export interface Arrival {
  /** Where the window is: at a restored position, at the target of the hash, at the top, or anywhere. */
  readonly place: number | 'target' | 'anywhere'
  /** True if the target of the hash may be there instead: what hid it was closed since, and opens again. */
  readonly orTarget?: boolean
  /** What may have the focus, by a selector; anything that can be seen if not given. */
  readonly focus?: string
  /** True if tabs and details are as in a fresh document. */
  readonly isFresh?: boolean
}

/** What a click on a link leads to, and enters it in the history. */
export function follow(history: TabHistory, href: string, y: number): Arrival {
  const [from, to] = [new URL(history.href), new URL(href)]
  const isSamePage = from.pathname === to.pathname
  const isHashLink = isSamePage && from.search === to.search && to.hash !== ''
  history.leave(y)
  history.open(href)
  const target = to.hash && `[id="${decodeURIComponent(to.hash.slice(1))}"]`
  if (isHashLink) return { place: 'target', focus: `body, ${target}` }
  // The query changes a page in place.
  if (isSamePage && from.search !== to.search && from.hash === to.hash) return { place: y }
  const place = target ? 'target' : 0
  if (isSamePage) return { place, ...(target && { focus: target }) }
  return { place, focus: target || 'h1', isFresh: true }
}
