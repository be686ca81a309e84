import { syncContrast } from '../mode/contrast-choice'
import { syncColorMode } from '../mode/mode-choice'
import { articleControls } from './article'
import { configOf, toggleColorMode } from './color-mode-toggle'
import {
  all,
  type Cleanup,
  DESKTOP,
  documentOf,
  listen,
  MENU,
  onIntent,
  whenPresent,
} from './events'
import { sidebarEdge, sidebarFilter, sidebarSwitch } from './sidebar'
import { sidebarTree } from './sidebar-tree'
import type { ShellOptions } from './texts'

/**
 * Makes the shell of a document interactive, once for all its pages: one listener of a kind for the
 * whole root. In React hosts the components do this themselves.
 */
export function attachShell(root: ParentNode = document, options: ShellOptions = {}): Cleanup {
  const shell = documentOf(root).querySelector<HTMLElement>('[data-landing]')
  return all(
    shell ? syncColorMode(configOf(shell)) : undefined,
    syncContrast(),
    sidebarTree(root, options),
    sidebarSwitch(root),
    sidebarEdge(root),
    sidebarFilter(root, options),
    narrowMenu(root, options),
    onIntent(root, MENU, () => import('./dropdowns').then((menus) => menus.closeDropdowns)),
    toggleColorMode(root, options),
    whenPresent(root, '[data-announcement]', () =>
      import('./announcement').then((bar) => bar.closeAnnouncement),
    ),
    articleControls(root, options),
    onIntent(
      root,
      '[data-copy-from]',
      () => import('./copy-markdown').then((copy) => copy.copyMarkdown),
      options,
    ),
  )
}

/** The menu of narrow screens. On wide ones its code is not loaded; before it is, the menu is a popover. */
function narrowMenu(root: ParentNode, options: ShellOptions): Cleanup {
  // The root may be in a frame, which has a width of its own.
  const view = documentOf(root).defaultView ?? window
  const wide = view.matchMedia(DESKTOP)
  let cleanup: Cleanup | undefined
  const load = () => {
    if (wide.matches) return
    cleanup ??= whenPresent(
      root,
      '.landing-mobile-menu',
      () => import('./mobile-menu').then((menu) => menu.mobileMenu),
      options,
    )
  }
  load()
  return all(listen(wide, 'change', load), () => cleanup?.())
}
