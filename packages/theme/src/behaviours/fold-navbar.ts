import { makeElement } from './elements'
import { all, type Cleanup, each, onResize } from './events'

const LINK = '.landing-navbar-entry:not(.landing-is-icon-only, summary)'
const LABELS =
  '.landing-navbar-title, .landing-navbar-entry > span:not(.landing-icon, .landing-visually-hidden)'

/** Shows the last links of navbars below a root in a menu while there is no room for all labels. */
export const foldNavbars = (root: ParentNode): Cleanup => each(root, '[data-more]', foldNavbar)

function foldNavbar(row: HTMLElement): Cleanup | undefined {
  const [items = []] = [...row.querySelectorAll('.landing-navbar-items')]
    .map(({ children }) => [...children].filter((item) => item.querySelector(`:scope > ${LINK}`)))
    .sort((a, b) => b.length - a.length) as HTMLElement[][]
  const page = row.ownerDocument
  const summary = makeElement(page, 'summary', { className: 'landing-navbar-entry' })
  const icon = 'landing-icon landing-icon-chevron landing-icon-small'
  summary.append(
    makeElement(page, 'span', { textContent: row.dataset.more ?? '' }),
    makeElement(page, 'span', { className: icon }),
  )
  const menu = makeElement(page, 'details', { className: 'landing-dropdown' })
  const list = makeElement(page, 'ul', { className: 'landing-dropdown-menu' })
  menu.append(summary, list)
  const more = makeElement(page, 'li')
  more.append(menu)
  const show = (count: number) => {
    for (const [at, item] of items.entries()) item.hidden = at >= count
    more.hidden = count === items.length
  }
  const fit = () => {
    let count = items.length
    show(count)
    while (count > 0 && isFull(row)) show(--count)
    // Copies: a host may render the links anew.
    list.replaceChildren(...items.slice(count).map(entryOf))
  }
  items.at(-1)?.after(more)
  return all(onResize([row], fit), () => {
    show(items.length)
    more.remove()
  })
}

const isFull = (row: HTMLElement) =>
  [...row.querySelectorAll(LABELS)].some((label) => label.scrollWidth > label.clientWidth)

function entryOf(item: HTMLElement): Node {
  const copy = item.cloneNode(true) as HTMLElement
  copy.hidden = false
  copy.firstElementChild?.classList.replace('landing-navbar-entry', 'landing-dropdown-entry')
  return copy
}
