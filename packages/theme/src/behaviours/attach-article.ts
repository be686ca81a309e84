import { addCodeButtons, copyCode, hasLongLines, toggleWrap } from './copy-code'
import { openTarget } from './details'
import { all, type Cleanup, documentOf, findAll, listen, on, type Root } from './events'
import { makeTabs, onTabClick, onTabKey } from './tabs'
import { type PageOptions, textsOf } from './texts'
import { addZoom, zoomImage } from './zoom'

/** Adds the controls of the articles below a root. Doing it twice changes nothing. */
export function enhanceArticles(root: ParentNode, options?: PageOptions): void {
  const page = documentOf(root)
  const texts = textsOf(page, options)
  const fresh = (selector: string) => {
    const found = findAll(root, `.article-body ${selector}:not([data-enhanced])`)
    for (const { dataset } of found) dataset.enhanced = ''
    return found
  }
  const figures = fresh('.code')
  // All are measured before the first is changed: the browser then lays the page out once.
  const wraps = figures.map(hasLongLines)
  figures.forEach((figure, position) => {
    addCodeButtons(figure, wraps[position] ?? false, texts)
  })
  for (const tabs of fresh('.tabs')) makeTabs(tabs)
  for (const image of fresh('img')) addZoom(image as HTMLImageElement, texts)
  openTarget(page)
}

/** Makes the controls of articles below a root work: copy buttons, tabs, enlarged images, targets of the hash. */
export function articleControls(root: Root, options?: PageOptions): Cleanup {
  const page = documentOf(root)
  const texts = () => textsOf(page, options)
  return all(
    on(root, 'click', '[data-copy]', (button) => void copyCode(button, texts())),
    on(root, 'click', '[data-wrap]', toggleWrap),
    on(root, 'click', '[role="tab"]', onTabClick),
    on(root, 'keydown', '[role="tab"]', (tab, event) => onTabKey(tab, event as KeyboardEvent)),
    on(root, 'click', '[data-zoom]', (button) => zoomImage(button, texts())),
    listen(page.defaultView ?? window, 'hashchange', () => openTarget(page)),
  )
}

/** Everything about the articles below a root, for a React host. */
export function attachArticle(root: HTMLElement, options?: PageOptions): Cleanup {
  enhanceArticles(root, options)
  return articleControls(root, options)
}
