/**
 * Adds the one polite live region, through which a screen reader says where its reader is. It is there before its
 * first text, and out of sight by CSSOM: a strict CSP holds, and no style sheet is needed.
 */
export function createAnnouncer(): HTMLElement {
  const region = document.createElement('div')
  region.className = 'landing-announcer'
  region.role = 'status'
  region.style.cssText = 'position:fixed;clip-path:inset(50%)'
  document.body.append(region)
  return region
}

/** Puts the focus on an element, also on one that has none of its own, without scrolling. */
export function focusElement(element: HTMLElement | null): void {
  if (!element) return
  if (element.tabIndex < 0) element.tabIndex = -1
  element.focus({ preventScroll: true })
}
