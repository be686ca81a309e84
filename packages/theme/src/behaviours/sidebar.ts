import { all, type Cleanup, findAll, listen, on, onIntent, onResize } from './events'
import type { PageOptions } from './texts'

const KEY = 'landing.sidebar-scroll'

/** Hides and shows the sidebars below a root by their switch. */
export function sidebarSwitch(root: ParentNode): Cleanup {
  return on(root, 'click', '.landing-sidebar-switch', (button) => {
    const sidebar = button.closest<HTMLElement>('.landing-sidebar')
    if (!sidebar) return
    sidebar.toggleAttribute('data-state-hidden')
    showSwitch(sidebar)
  })
}

/** Loads the resizing of sidebars below a root on intent. */
export function sidebarEdge(root: ParentNode): Cleanup {
  return onIntent(root, '.landing-sidebar-edge', () =>
    import('./resize-sidebar').then((edge) => edge.resizeSidebar),
  )
}

/** Loads the filter of the sidebars below a root when its field gets the focus. */
export function sidebarFilter(root: ParentNode, options?: PageOptions): Cleanup {
  return on(root, 'focusin', '.landing-sidebar-filter', (field) => {
    import('./filter-sidebar').then(
      (module) => module.attachFilter(field as HTMLInputElement, options),
      () => {},
    )
  })
}

/** Shows the state of a sidebar in its switch. */
function showSwitch(sidebar: HTMLElement): void {
  const isHidden = sidebar.hasAttribute('data-state-hidden')
  const button = sidebar.querySelector<HTMLElement>('.landing-sidebar-switch')
  const list = sidebar.querySelector('nav')
  const label = (isHidden ? button?.dataset.expand : button?.dataset.collapse) ?? ''
  button?.setAttribute('aria-label', label)
  button?.setAttribute('aria-expanded', String(!isHidden))
  button?.setAttribute('title', label)
  if (list) list.hidden = isHidden
}

/** Sidebars whose scroll position was restored. */
const restored = new WeakSet<Element>()

/** Keeps the scroll positions of sidebars below a root across page loads, with the current row in view. */
export function showSidebars(root: ParentNode): Cleanup {
  for (const sidebar of findAll(root, '.landing-sidebar')) showSwitch(sidebar)
  const boxes = findAll(root, '.landing-sidebar-scroll')
  const listless = '.landing-sidebar-scroll .landing-nav-branch:not(.landing-has-page)'
  for (const branch of root.querySelectorAll(listless)) {
    branch.setAttribute('aria-expanded', 'false')
  }
  // After the first layout: reading positions earlier would force one.
  const stop = onResize(boxes, (laidOut) => {
    stop()
    for (const box of laidOut) {
      if (!restored.has(box)) restoreScroll(box)
      restored.add(box)
      showCurrent(box)
    }
  })
  const save = listen(window, 'pagehide', () => {
    const [box] = boxes
    if (!box) return
    try {
      sessionStorage.setItem(KEY, JSON.stringify([idOf(box), box.scrollTop]))
    } catch {
      // Without storage the position is lost.
    }
  })
  return all(stop, save)
}

function restoreScroll(box: Element): void {
  try {
    const [id, top] = JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as [string?, number?]
    if (id === idOf(box) && typeof top === 'number') box.scrollTop = top
  } catch {
    // Without storage or with invalid data in it, the sidebar starts at the top.
  }
}

function idOf(box: Element): string {
  return box.querySelector<HTMLElement>('[data-sidebar]')?.dataset.sidebar ?? ''
}

/**
 * Scrolls the box, and only the box, so that the current row of the list in it is inside it,
 * and no row is cut at its top.
 */
export function showCurrent(box: Element, list = box): void {
  const row = list.querySelector('[aria-current="page"]')?.getBoundingClientRect()
  if (!row) return
  const frame = box.getBoundingClientRect()
  if (row.top >= frame.top && row.bottom <= frame.bottom) return
  box.scrollTop += row.top - frame.top - frame.height / 3
  // Back to the start of a row that the upper edge cuts, or the filter that sticks to it.
  const filter = list.querySelector('.landing-sidebar-filter')
  const edge = filter?.getBoundingClientRect().bottom ?? frame.top
  for (const link of list.querySelectorAll('a, summary')) {
    const { top, bottom } = link.getBoundingClientRect()
    if (edge > top && edge < bottom) box.scrollTop -= edge - top
  }
}
