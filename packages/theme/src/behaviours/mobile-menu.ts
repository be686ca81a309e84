import { nameBranches } from './branches'
import { markCurrent } from './closed-lists'
import {
  all,
  asElement,
  type Cleanup,
  DESKTOP,
  documentOf,
  findAll,
  LEAVE,
  listen,
  on,
} from './events'
import { showCurrent } from './sidebar'
import { type PageOptions, parsePlain } from './texts'

const MENU = '.landing-mobile-menu'

/** Original places of sidebar trees that are in the menu. */
const places = new WeakMap<Element, Comment>()

/**
 * Opens the menu of narrow screens as a modal dialog, so that the page behind it can be neither
 * reached nor scrolled. Its tree is that of the sidebar, which moves there and back.
 */
export function mobileMenu(root: ParentNode, options: PageOptions = {}): Cleanup {
  const page = documentOf(root)
  const view = page.defaultView ?? window
  const close = () => closeMenus(root)
  return all(
    on(root, 'click', '.landing-menu-button', (button, event) => {
      event.preventDefault()
      const menu = page.getElementById(button.getAttribute('aria-controls') ?? '')
      if (menu?.matches('dialog:not([open])')) {
        close()
        openMenu(menu as HTMLDialogElement, button)
        void showSiteTree(menu, options)
      }
    }),
    on(root, 'click', MENU, (menu, event) => {
      const target = asElement(event.target)
      // The dialog itself is only hit beside its content, on the backdrop.
      if (target && (target === menu || leadsAway(target))) (menu as HTMLDialogElement).close()
    }),
    on(root, 'click', 'button.landing-menu-switch', (button) => {
      const panel = button.closest(MENU)?.querySelector('.landing-mobile-menu-panel[inert]')
      if (panel) showPanel(panel)
      // The button that was pressed is out of reach now.
      panel?.querySelector<HTMLElement>('button.landing-menu-switch')?.focus()
    }),
    on(root, 'close', MENU, onClose),
    listen(view, 'popstate', close),
    stayOnBack(view, () => {
      const isOpen = findAll(root, `${MENU}[open]`).length > 0
      close()
      return isOpen
    }),
    listen(page, LEAVE, close),
    listen(view.matchMedia(DESKTOP), 'change', close),
    close,
  )
}

/** Cancels a step back that `close` answers, where the browser lets a page do so. */
function stayOnBack(view: Window, close: () => boolean): Cleanup | undefined {
  const navigation: EventTarget | undefined = Reflect.get(view, 'navigation')
  const onNavigate = (event: Event) => {
    if (event.cancelable && Reflect.get(event, 'navigationType') === 'traverse' && close()) {
      event.preventDefault()
    }
  }
  return navigation && listen(navigation, 'navigate', onNavigate, {})
}

/** Closes the menus below a root, and returns the trees of sidebars to their places at once. */
function closeMenus(root: ParentNode): void {
  for (const menu of findAll<HTMLDialogElement>(root, MENU)) {
    menu.close()
    // Opened before this script was loaded.
    if (menu.matches(':popover-open')) menu.hidePopover()
    returnTree(menu)
  }
}

function openMenu(menu: HTMLDialogElement, button: Element): void {
  const docs = menu.querySelector('.landing-mobile-menu-docs')
  const tree = docs && menu.ownerDocument.querySelector('.landing-sidebar-tree')
  if (tree && !docs.contains(tree)) {
    const place = menu.ownerDocument.createComment('')
    places.set(tree, place)
    tree.replaceWith(place)
    docs.append(tree)
  }
  const main = menu.querySelector('.landing-mobile-menu-panel')
  // A custom sidebar may have no tree: then nothing leads to the empty panel.
  const forth = main?.querySelector<HTMLElement>('button.landing-menu-switch')
  if (forth) forth.hidden = !tree
  const panel = tree ? docs : main
  if (panel) showPanel(panel)
  nameBranches(menu)
  button.setAttribute('aria-expanded', 'true')
  menu.showModal()
  const box = menu.querySelector('.landing-mobile-menu-panels')
  if (box && panel) showCurrent(box, panel)
}

/** On a page without a sidebar: adds the tree of the first one, from the document that it leads to. */
async function showSiteTree(menu: Element, { parseHtml = parsePlain }: PageOptions): Promise<void> {
  const box = menu.querySelector<HTMLElement>('.landing-mobile-menu-site')
  const href = box?.dataset.docs
  if (!box || !href || box.hasChildNodes()) return
  try {
    const response = await fetch(href)
    const page = parseHtml(response.ok ? await response.text() : '')
    const tree = page.querySelector('.landing-sidebar-tree')
    if (!tree || box.hasChildNodes()) return
    markCurrent(tree, new Set())
    box.append(menu.ownerDocument.importNode(tree, true))
    nameBranches(box)
  } catch {
    // The entries of the navbar lead to the documentation, too.
  }
}

function showPanel(panel: Element): void {
  for (const other of panel.parentElement?.children ?? []) {
    other.toggleAttribute('inert', other !== panel)
  }
}

/** Whether a click follows a link or closes the menu. Links to branches that were left out open them in place. */
function leadsAway(target: Element): boolean {
  const control = target.closest('a[href], [popovertargetaction]')
  return (
    !!control && !control.matches('.landing-nav-branch:not(.landing-has-page), .landing-nav-more')
  )
}

function onClose(menu: HTMLElement): void {
  const button = menu.ownerDocument.querySelector(`[aria-controls="${menu.id}"]`)
  button?.setAttribute('aria-expanded', 'false')
  // The tree stays visible until the closing animation has ended.
  const animations = menu.getAnimations?.() ?? []
  void Promise.allSettled(animations.map(({ finished }) => finished)).then(() => {
    if (!menu.hasAttribute('open')) returnTree(menu)
  })
}

function returnTree(menu: Element): void {
  const tree = menu.querySelector('.landing-sidebar-tree')
  if (tree) places.get(tree)?.replaceWith(tree)
}
