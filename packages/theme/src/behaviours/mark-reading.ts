import { decodePath } from '@landing/schema'
import { all, type Cleanup, listen, on, onResize } from './events'

/** How far below the place where a jump to it ends a heading counts as reached, in px. */
const REACH = 24
/** Height of a link, in px. */
const ROW = 40

/**
 * Marks the link to the heading that is being read, in a list of links to headings of the same
 * document: the last one above a line below the navbar, at the top the first. At the end of the page, where the last
 * sections never reach that line, it is the target of the last jump until the reader scrolls on.
 * Positions are read on each scroll, as an observer misses headings that a jump passes in one frame,
 * and when the page changes its size: an image loads, a section is opened, the window is resized.
 */
export function markReading(list: HTMLElement): Cleanup {
  const root = document.documentElement
  const links = [...list.querySelectorAll<HTMLAnchorElement>('a[href*="#"]')]
  // Found each time: React hosts may show the article after the list, and another one in its place.
  const headingOf = (at: number) =>
    document.getElementById(decodePath(links[at]?.hash.slice(1) ?? ''))
  /** Headings that are not shown, as in other tabs, are nowhere. */
  const topOf = (at: number) => {
    const heading = headingOf(at)
    const box = heading?.closest('[hidden]') ? undefined : heading?.getBoundingClientRect()
    return box?.height ? box.top : NaN
  }
  let wanted = location.hash
  const reading = list.querySelector('.landing-toc-reading')
  const box = list.querySelector('details')
  let marked: number | undefined
  const mark = (current?: number) => {
    if (current === marked) return
    marked = current
    list.querySelector('[aria-current]')?.removeAttribute('aria-current')
    if (current === undefined) return
    // Above the first heading, the line of narrow screens names the page.
    const named = links[current] ?? document.querySelector('h1')
    if (reading) reading.textContent = named?.textContent ?? ''
    const link = links[Math.max(current, 0)]
    link?.setAttribute('aria-current', 'true')
    if (!box) return
    // A list longer than the window follows the reader, below its heading. `scrollIntoView` would scroll the page as well.
    const top = (link?.offsetTop ?? 0) - box.scrollTop
    const isCovered = top < (links[0]?.offsetTop ?? 0)
    if (isCovered || top > box.clientHeight - ROW) box.scrollTop += top - box.clientHeight / 2
  }
  const show = () => {
    const line =
      (Number.parseFloat(getComputedStyle(headingOf(0) ?? root).scrollMarginTop) || 0) + REACH
    const isAtEnd = scrollY && scrollY + innerHeight >= root.scrollHeight - 2
    if (!isAtEnd) {
      // From the one marked before: all positions of a long page would make scrolling slow.
      let last = marked ?? -1
      while (last >= 0 && !(topOf(last) <= line)) last--
      for (let next = last; next < links.length && !(topOf(next) > line); next++) {
        if (topOf(next) <= line) last = next
      }
      return mark(last)
    }
    const target = links.findIndex(({ hash }) => hash === wanted)
    const top = topOf(target)
    mark(top >= 0 && top < innerHeight ? target : links.length - 1)
  }
  const jump = ({ hash }: { readonly hash: string }) => {
    wanted = hash
    show()
  }
  return all(
    // A click on the link to the hash of the address changes no hash.
    on(list, 'click', 'a[href*="#"]', (link) => jump(link as HTMLAnchorElement)),
    listen(window, 'hashchange', () => jump(location)),
    listen(window, 'wheel touchmove keydown', () => {
      wanted = ''
    }),
    listen(window, 'scroll', show),
    // At first as well, without forcing a layout.
    onResize([root], show),
    () => mark(),
  )
}
