import { decodePath } from '@landing/schema'
import { isSameRoute } from '../core/location'
import type { Navigation } from '../core/router'
import type { RouterCore } from '../core/router-core'
import { jumpTo, type ScrollPositions } from './scroll'

/** Scrolls, moves the focus and announces the title after each navigation. */
export function handleArrival(
  router: RouterCore,
  positions: ScrollPositions,
  signal: AbortSignal,
): void {
  const announcer = createAnnouncer()
  signal.addEventListener('abort', () => announcer.remove())
  positions.restore()

  function arrive({ to, from, kind, key, scroll }: Navigation): void {
    const isSame = isSameRoute(to.path, from.path)
    positions.enter(key)
    if (!isSame) announcer.textContent = document.title
    if (scroll === false || (kind === 'pop' && positions.restore())) return
    if (isSame && from.hash === to.hash && from.search !== to.search) return
    // As for the browser's own jumps: a listener may open what hides the target.
    const isJump = isSame && to.hash !== ''
    if (isJump && kind !== 'pop') dispatchEvent(new Event('hashchange'))
    const target = hashTarget(to.hash)
    // Also before a jump: a closed tab may hide the target.
    if (!isJump) jumpTo(0, 0)
    target?.scrollIntoView()
    if (kind !== 'pop') {
      focusElement(target ?? (isSame ? null : document.querySelector<HTMLElement>('h1')))
    }
  }

  const leave = ({ kind, scroll }: Navigation) => {
    // After a hash link the browser may have scrolled already; the position was saved at the click.
    if (kind !== 'pop' || scroll) positions.save()
  }
  router.observe({ leave, arrive }, signal)
}

function hashTarget(hash: string): HTMLElement | undefined {
  const id = decodePath(hash.slice(1))
  // Generated Markdown has `<a name>`.
  return document.getElementById(id) ?? document.getElementsByName(id)[0]
}

/** Focuses an element, even one that is not focusable by itself, without scrolling. */
function focusElement(element: HTMLElement | null): void {
  if (!element) return
  if (element.tabIndex < 0) element.tabIndex = -1
  element.focus({ preventScroll: true })
}

/**
 * Adds a polite live region, in which screen readers announce the new page. It is hidden by CSSOM, so it needs no
 * style sheet and no exception in the CSP.
 */
function createAnnouncer(): HTMLElement {
  const region = document.createElement('div')
  region.className = 'landing-announcer'
  region.role = 'status'
  region.style.cssText = 'position:fixed;clip-path:inset(50%)'
  document.body.append(region)
  return region
}
