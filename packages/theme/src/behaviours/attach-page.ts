import { showArticles } from './article'
import { backToTop } from './back-to-top'
import { nameBranches } from './branches'
import { labelToggles } from './color-mode-toggle'
import { all, type Cleanup, documentOf, each, LEAVE, whenPresent } from './events'
import { forgetVersions } from './forget-versions'
import { markReading } from './mark-reading'
import { showSidebars } from './sidebar'
import type { PageOptions } from './texts'

/**
 * Prepares the page shown: controls of its article, marks of its table of contents, links to the
 * preferred version. Call the cleanup function before another page is shown, then call it again.
 */
export function attachPage(root: ParentNode = document, options: PageOptions = {}): Cleanup {
  labelToggles(root, options)
  forgetVersions(root)
  nameBranches(root)
  return all(
    () => documentOf(root).dispatchEvent(new Event(LEAVE)),
    whenPresent(root, '[data-keep-query], [data-prefers-docs], [data-docs-set]', () =>
      import('./version-links').then(
        (links) => (page) => all(links.versionLinks(page), links.preferVersions(page)),
      ),
    ),
    whenPresent(root, '[data-more]', () => import('./fold-navbar').then((bar) => bar.foldNavbars)),
    showArticles(root, options),
    each(root, '.landing-toc', markReading),
    each(root, '.landing-back-to-top', backToTop),
    whenPresent(root, '[data-hide-on-scroll]', () =>
      import('./hide-on-scroll').then(
        (bars) => (page) => each(page, '[data-hide-on-scroll]', bars.hideOnScroll),
      ),
    ),
    whenPresent(
      root,
      '[data-not-found]',
      () => import('./not-found').then((missing) => missing.attachNotFound),
      options,
    ),
    showSidebars(root),
  )
}
