import { syncContrast } from '../mode/contrast-choice'
import { syncColorMode } from '../mode/mode-choice'
import { closeAnnouncement } from './announcement'
import { articleControls, enhanceArticles } from './attach-article'
import { backToTop } from './back-to-top'
import { nameBranches } from './branches'
import { configOf, labelToggles, toggleColorMode } from './color-mode-toggle'
import { copyMarkdown } from './copy-markdown'
import { closeDropdowns } from './dropdowns'
import { all, type Cleanup, documentOf, each, type Root } from './events'
import { hideOnScroll } from './hide-on-scroll'
import { markReading } from './mark-reading'
import { closeMenus, mobileMenu } from './mobile-menu'
import { attachNotFound } from './not-found'
import { showSidebars, sidebarSwitch } from './sidebar'
import { sidebarTree } from './sidebar-tree'
import type { PageOptions, ShellOptions } from './texts'
import { preferVersions, versionLinks } from './version-links'

/**
 * Makes the shell of a document interactive, once for all its pages: one listener of a kind for the
 * whole root. React hosts need it for markup only that React does not render in the browser.
 */
export function attachShell(root: Root = document, options: ShellOptions = {}): Cleanup {
  const shell = documentOf(root).querySelector<HTMLElement>('[data-landing]')
  return all(
    shell ? syncColorMode(configOf(shell)) : undefined,
    syncContrast(),
    sidebarTree(root, options),
    sidebarSwitch(root),
    mobileMenu(root),
    closeDropdowns(root),
    versionLinks(root),
    toggleColorMode(root),
    closeAnnouncement(root),
    articleControls(root, options),
    copyMarkdown(root, options),
  )
}

/**
 * Prepares the page shown: controls of its article, marks of its table of contents, links to the
 * preferred version. Call the cleanup function before another page is shown, then call it again.
 */
export function attachPage(root: ParentNode = document, options: PageOptions = {}): Cleanup {
  enhanceArticles(root, options)
  labelToggles(root)
  nameBranches(root)
  attachNotFound(root, options)
  return all(
    preferVersions(root),
    showSidebars(root),
    each(root, '.toc', markReading),
    each(root, '[data-hide-on-scroll]', hideOnScroll),
    each(root, '.back-to-top', backToTop),
    () => closeMenus(root),
  )
}
