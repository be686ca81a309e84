import { addCodeButtons, hasLongLines, setTabStop } from './code-buttons'
import { openTarget } from './details'
import { all, type Cleanup, documentOf, findAll, listen, onIntent, whenPresent } from './events'
import { type PageOptions, textsOf } from './texts'

/** Adds the controls of the articles below a root. Doing it twice changes nothing. */
export function showArticles(root: ParentNode, options?: PageOptions): Cleanup {
  const page = documentOf(root)
  const texts = textsOf(page, options)
  const figures = findAll(root, '.landing-code:not([data-enhanced])')
  // All are measured before the first is changed: the browser then lays the page out once.
  const wraps = figures.map(hasLongLines)
  figures.forEach((figure, position) => {
    figure.dataset.enhanced = ''
    addCodeButtons(figure, wraps[position] ?? false, texts)
  })
  openTarget(page)
  // Also when a window becomes narrow, or a tab is shown.
  const sizes = new ResizeObserver((changes) => {
    for (const { target } of changes) setTabStop(target)
  })
  for (const block of findAll(root, '.landing-code > pre')) sizes.observe(block)
  return all(
    () => sizes.disconnect(),
    whenPresent(root, '.landing-tabs', async () => (await import('./tabs')).attachTabs),
    whenPresent(root, '[data-hint], .landing-code-value, [data-alternative]', async () => {
      const { attachCodeHelpers } = await import('./code-helpers')
      return (article) => attachCodeHelpers(article, options)
    }),
    whenPresent(root, '.landing-article-body img', async () => {
      const { attachZoom } = await import('./zoom')
      return (article) => attachZoom(article, options)
    }),
  )
}

/** Makes the copy buttons of articles below a root work, and opens targets of the hash. */
export function articleControls(root: ParentNode, options?: PageOptions): Cleanup {
  const page = documentOf(root)
  return all(
    onIntent(root, '.landing-code-action', async () => {
      const { codeControls } = await import('./copy-code')
      return (articles) => codeControls(articles, options)
    }),
    listen(page.defaultView ?? window, 'hashchange', () => openTarget(page)),
  )
}
