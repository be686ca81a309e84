import type { Cleanup } from './events'
import { watchHeadings } from './watch-headings'

/** Marks the link to the heading that is being read, in a list of links to headings of the same document. */
export function markReading(list: Element): Cleanup {
  const links = [...list.querySelectorAll<HTMLAnchorElement>('a[href*="#"]')]
  const mark = (link: Element | undefined) => {
    for (const other of links) {
      if (other === link) other.setAttribute('aria-current', 'true')
      else other.removeAttribute('aria-current')
    }
  }
  const ids = links.map((link) => link.getAttribute('href')?.split('#')[1] ?? '')
  const stop = watchHeadings(ids, (id) =>
    mark(id === undefined ? undefined : links[ids.indexOf(id)]),
  )
  return () => {
    stop()
    mark(undefined)
  }
}
