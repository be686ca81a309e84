import { isPartial, linksOf } from './closed-lists'
import { makeElement } from './elements'
import { isComposing, LEAVE, listen } from './events'
import { type PageOptions, parsePlain, textsOf } from './texts'
import { fetchSidebar } from './whole-sidebar'

/** Maximum number of listed pages. */
const MAX_ROWS = 200

const attached = new WeakSet<Element>()

/** Filters a sidebar by name: a list of the pages found replaces its tree, which stays as it is. */
export function attachFilter(field: HTMLInputElement, options: PageOptions = {}): void {
  const page = field.ownerDocument
  // Looked up each time: React replaces a partial tree by that of the next page.
  const findTree = () => field.parentElement?.querySelector<HTMLElement>('.landing-sidebar-tree')
  if (attached.has(field)) return
  attached.add(field)
  const box = field.closest('.landing-sidebar-scroll')
  const status = makeElement(page, 'p', { className: 'landing-visually-hidden' })
  status.setAttribute('role', 'status')
  const list = makeElement(page, 'ul', { className: 'landing-nav-list' })
  field.after(status)
  findTree()?.after(list)
  let place = 0
  const show = async () => {
    const tree = findTree()
    if (!tree) return
    const query = field.value
    const words = query.toLowerCase().split(/\s+/).filter(Boolean)
    const links = words.length > 0 ? await linksIn(tree, options) : []
    if (field.value !== query || !tree.isConnected) return
    const matches = links.filter(({ textContent }) =>
      words.every((word) => textContent?.toLowerCase().includes(word)),
    )
    const isFiltered = words.length > 0
    if (isFiltered && !tree.hidden) place = box?.scrollTop ?? 0
    const wasFiltered = tree.hidden
    tree.hidden = isFiltered
    const count = isFiltered ? `${textsOf(page, options).matches}: ${matches.length}` : ''
    status.textContent = count
    list.replaceChildren(...rowsOf(page, matches.slice(0, MAX_ROWS)))
    // Or the column would be empty.
    if (isFiltered && matches.length === 0) {
      list.append(makeElement(page, 'li', { className: 'landing-nav-prefix', textContent: count }))
    }
    if (box && wasFiltered !== isFiltered) box.scrollTop = isFiltered ? 0 : place
  }
  const clear = () => {
    field.value = ''
    void show()
  }
  listen(field, 'input', () => void show())
  const stop = listen(page, LEAVE, () => (field.isConnected ? clear() : stop()))
  listen(
    field.parentElement ?? field,
    'keydown',
    (event) => {
      moveIn([field, ...list.querySelectorAll('a')], event as KeyboardEvent, clear)
    },
    { passive: false },
  )
  void show()
}

/** Links of the whole sidebar; those in the document where its file fails to load. */
async function linksIn(tree: HTMLElement, options: PageOptions): Promise<Element[]> {
  const { src } = tree.dataset
  if (!src || !isPartial(tree)) return linksOf(tree)
  try {
    const { parseHtml = parsePlain } = options
    return [...parseHtml(await fetchSidebar(src)).querySelectorAll('a')]
  } catch {
    return linksOf(tree)
  }
}

function rowsOf(page: Document, links: readonly Element[]): HTMLElement[] {
  const names = links.map(({ textContent }) => textContent ?? '')
  const prefix = commonPrefix(names)
  const muted = (textContent: string) =>
    makeElement(page, 'span', { className: 'landing-nav-prefix', textContent })
  return links.map((link, position) => {
    const row = makeElement(page, 'li')
    const copy = makeElement(page, 'a', { href: link.getAttribute('href') ?? '' })
    const label = makeElement(page, 'span')
    const name = names[position] ?? ''
    if (prefix) label.append(muted(prefix))
    // Names may break at separators, as in the tree.
    const parts = name.slice(prefix.length).split(/(?<=[_./])/)
    parts.forEach((part, index) => {
      label.append(...(index > 0 ? [makeElement(page, 'i')] : []), part)
    })
    const isAmbiguous = names.indexOf(name) !== names.lastIndexOf(name)
    const category = link.closest('details')?.querySelector('summary')?.textContent
    if (isAmbiguous && category) label.append(muted(` ${category}`))
    copy.append(label)
    if (link.getAttribute('aria-current')) copy.setAttribute('aria-current', 'page')
    row.append(copy)
    return row
  })
}

/** Common prefix of all names, up to a separator: `azurerm_`. */
export function commonPrefix([first = '', ...others]: readonly string[]): string {
  if (others.length === 0) return ''
  let length = first.length
  for (const other of others) {
    while (!other.startsWith(first.slice(0, length))) length -= 1
  }
  return first.slice(0, length).match(/^.*[_\-./: ]/)?.[0] ?? ''
}

/** Arrow keys go through the rows and back to the field, Enter opens the first, Escape clears. */
function moveIn(stops: readonly HTMLElement[], event: KeyboardEvent, clear: () => void): void {
  const place = stops.indexOf(event.target as HTMLElement)
  if (place < 0 || isComposing(event)) return
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (step) stops[place + step]?.focus()
  else if (event.key === 'Enter' && place === 0) stops[1]?.click()
  else if (event.key === 'Escape') {
    clear()
    stops[0]?.focus()
  } else return
  event.preventDefault()
}
