import { all, asElement, type Cleanup, documentOf, listen, on } from './events'
import { HintBox } from './hint-box'
import type { PageOptions } from './texts'

const LINK = '.landing-code code a:not([class])'

/**
 * Shows descriptions of the targets of links in code on hover and focus. Escape hides them. The first tap shows one, the next
 * follows the link; without a description, and before this code is loaded, the first tap does.
 */
export function attachHints(root: ParentNode, options: PageOptions = {}): Cleanup {
  const page = documentOf(root)
  const view = page.defaultView ?? window
  const box = new HintBox(page, options)
  // The touch that loaded this code started before.
  let isTouch = view.matchMedia('(hover: none)').matches
  // The hover or focus that loaded this code happened before.
  const pending = root.querySelector<HTMLElement>(`${LINK}:is(:hover, :focus)`)
  if (pending && !isTouch) void box.show(pending)
  return all(
    on(root, 'pointerover', LINK, (link, event) => {
      if ((event as PointerEvent).pointerType !== 'touch') box.showSoon(link)
    }),
    on(root, 'pointerout', LINK, (link) => {
      if (link !== page.activeElement) box.hideSoon()
    }),
    on(root, 'focusin', LINK, (link) => {
      if (!isTouch) void box.show(link)
    }),
    on(root, 'focusout', LINK, box.hideSoon),
    on(root, 'click', LINK, (link, event) => {
      if (!isTouch || box.isFor(link)) return
      event.preventDefault()
      event.stopPropagation()
      void box.show(link).then((isShown) => isShown || link.click())
    }),
    listen(box.element, 'pointerenter', box.keep),
    listen(box.element, 'pointerleave', box.hideSoon),
    listen(page, 'pointerdown', (event) => {
      isTouch = (event as PointerEvent).pointerType === 'touch'
      if (!asElement(event.target)?.closest(`${LINK}, .landing-hint`)) box.hide()
    }),
    listen(page, 'keydown', (event) => {
      isTouch = false
      if ((event as KeyboardEvent).key === 'Escape') box.hide()
    }),
    listen(view, 'scroll resize', box.place, { capture: true, passive: true }),
    box.hide,
  )
}
