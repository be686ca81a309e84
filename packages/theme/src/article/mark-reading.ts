/**
 * Marks the link to the heading that is being read, among the links of a list to headings of the
 * same document. The code that watches comes after the page. Returns the way to stop.
 */
export function markReading(list: Element): () => void {
  const links = [...list.querySelectorAll<HTMLAnchorElement>('a[href*="#"]')]
  let stop = () => {}
  let stale = false
  const mark = (link: Element | undefined) => {
    for (const other of links) {
      if (other === link) other.setAttribute('aria-current', 'true')
      else other.removeAttribute('aria-current')
    }
  }
  import('./watch-headings').then(
    ({ watchHeadings }) => {
      if (stale) return
      const ids = links.map((link) => link.getAttribute('href')?.split('#')[1] ?? '')
      stop = watchHeadings(ids, (id) => mark(id === undefined ? undefined : links[ids.indexOf(id)]))
    },
    () => {},
  )
  return () => {
    stale = true
    stop()
    mark(undefined)
  }
}
