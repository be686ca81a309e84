import { decodePath } from '@landing/schema'
import { all, type Cleanup, listen, on } from './events'

/** How far below the scroll padding, where a jump ends, a heading counts as reached, in px. */
const REACH = 24

/**
 * Marks the link to the heading that is being read, in a list of links to headings of the same
 * document: the last one above a line below the navbar. At the end of the page, where the last
 * sections never reach that line, it is the target of the last jump until the reader scrolls on.
 * Positions are read on each scroll, as an observer misses headings that a jump passes in one frame,
 * and when the page changes its height: an image loads, a section is opened.
 */
export function markReading(list: HTMLElement): Cleanup {
  const root = document.documentElement
  const links = [...list.querySelectorAll<HTMLAnchorElement>('a[href*="#"]')]
  const headings = links.map(({ hash }) => document.getElementById(decodePath(hash.slice(1))))
  const topOf = (at: number) => headings[at]?.getBoundingClientRect().top ?? Infinity
  let target = -1
  const reading = list.querySelector('.landing-toc-reading')
  const mark = (current: number) => {
    if (reading) reading.textContent = links[current]?.textContent ?? ''
    for (const [at, link] of links.entries()) {
      if (at === current) link.setAttribute('aria-current', 'true')
      else link.removeAttribute('aria-current')
    }
  }
  const show = () => {
    const { innerHeight, scrollY } = window
    const line = (Number.parseFloat(getComputedStyle(root).scrollPaddingTop) || 0) + REACH
    const isAtEnd = scrollY > 0 && scrollY + innerHeight >= root.scrollHeight - 2
    if (!isAtEnd) mark(links.findLastIndex((_, at) => topOf(at) <= line))
    else mark(topOf(target) >= 0 && topOf(target) < innerHeight ? target : links.length - 1)
  }
  const aim = (hash = window.location.hash) => {
    target = links.findIndex((link) => link.hash === hash)
  }
  const jump = (hash?: string) => {
    aim(hash)
    show()
  }
  aim()
  // Called after the first layout as well, which nothing here forces.
  const sizes = new ResizeObserver(show)
  sizes.observe(root)
  return all(
    // A click on the link to the hash of the address changes no hash.
    on(list, 'click', '.landing-toc a', (link) => jump((link as HTMLAnchorElement).hash)),
    listen(window, 'hashchange', () => jump()),
    listen(window, 'wheel touchmove keydown', () => {
      target = -1
    }),
    listen(window, 'scroll resize', show),
    () => {
      sizes.disconnect()
      mark(-1)
    },
  )
}
