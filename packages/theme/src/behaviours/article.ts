import { hasStored, STORAGE_KEYS } from '../mode/storage'
import { addCodeButtons, fitBoxes, showValues } from './code-buttons'
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
  for (const figure of findStatic(root, '.landing-code:not([data-enhanced])')) {
    figure.dataset.enhanced = ''
    addCodeButtons(figure, texts)
  }
  showValues(findAll(root, '.landing-code-value'))
  openTarget(page)
  return all(
    // After the first layout, and when the window is resized or a tab is shown.
    onResize(findAll(root, '.landing-table-scroll, .landing-code > pre'), (boxes) =>
      fitBoxes(boxes, texts),
    ),
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
