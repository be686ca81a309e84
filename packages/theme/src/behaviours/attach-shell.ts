import { syncContrast } from '../mode/contrast-choice'
import { syncColorMode } from '../mode/mode-choice'
import { closeAnnouncement } from './announcement'
import { articleControls } from './article'
import { configOf, toggleColorMode } from './color-mode-toggle'
import { copyMarkdown } from './copy-markdown'
import { closeDropdowns } from './dropdowns'
import { all, type Cleanup, DESKTOP, documentOf, listen, whenPresent } from './events'
import { sidebarSwitch } from './sidebar'
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
    narrowMenu(root, options),
    closeDropdowns(root),
    toggleColorMode(root),
    closeAnnouncement(root),
    articleControls(root, options),
    copyMarkdown(root, options),
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
    cleanup ??= whenPresent(root, '.landing-mobile-menu', async () => {
      const { mobileMenu } = await import('./mobile-menu')
      return (menus: ParentNode) => mobileMenu(menus, options)
    })
  }
  load()
  return all(listen(wide, 'change', load), () => cleanup?.())
}
