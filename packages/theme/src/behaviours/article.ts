import { hasStored, STORAGE_KEYS } from '../mode/storage'
import { addCodeButtons, hasLongLines, setTabStop, showValues } from './code-buttons'
import {
  all,
  type Cleanup,
  documentOf,
  findAll,
  findStatic,
  listen,
  onIntent,
  onResize,
  whenPresent,
} from './events'
import { openTarget } from './hash-target'
import { type PageOptions, textsOf } from './texts'

/** Adds the controls of the articles below a root. Doing it twice changes nothing. */
export function showArticles(root: ParentNode, options?: PageOptions): Cleanup {
  const page = documentOf(root)
  const texts = textsOf(page, options)
  const figures = findStatic(root, '.landing-code:not([data-enhanced])')
  // Measure all before changing any, so that the browser lays out once.
  const wraps = figures.map(hasLongLines)
  figures.forEach((figure, position) => {
    figure.dataset.enhanced = ''
    addCodeButtons(figure, wraps[position] ?? false, texts)
  })
  showValues(findAll(root, '.landing-code-value'))
  openTarget(page)
  return all(
    // Again when the window is resized or a tab is shown.
    onResize(findAll(root, '.landing-code > pre'), setTabStop),
    whenPresent(root, '.landing-tabs', () => import('./tabs').then((tabs) => tabs.attachTabs)),
    // Show values that the reader has filled in.
    (hasStored(STORAGE_KEYS.value) ? whenPresent : onIntent)(
      root,
      '.landing-code-value',
      () => import('./code-values').then((values) => values.attachValues),
      options,
    ),
    onIntent(
      root,
      '.landing-code:has(code a:not([class]))',
      () => import('./hints').then((hints) => hints.attachHints),
      options,
    ),
    whenPresent(
      root,
      '.landing-article-body img, [data-frame]',
      () => import('./zoom').then((zoom) => zoom.attachZoom),
      options,
    ),
  )
}

/** Makes the copy buttons of articles below a root work, and opens targets of the hash. */
export function articleControls(root: ParentNode, options?: PageOptions): Cleanup {
  const page = documentOf(root)
  return all(
    onIntent(
      root,
      '.landing-code-action',
      () => import('./copy-code').then((copy) => copy.codeControls),
      options,
    ),
    listen(page.defaultView ?? window, 'hashchange', () => openTarget(page)),
  )
}
