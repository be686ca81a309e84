/** Tells the readers of a screen reader where they are. */
export interface Announcer {
  announce(text: string): void
  remove(): void
}

/** The one polite live region, there before its first text, out of sight by CSSOM so that a strict CSP holds. */
export function createAnnouncer(document: Document): Announcer {
  const region = document.createElement('div')
  region.className = 'landing-announcer'
  region.role = 'status'
  region.style.cssText =
    'position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap'
  document.body.append(region)
  return {
    announce(text) {
      region.textContent = text
    },
    remove() {
      region.remove()
    },
  }
}

/** Puts the focus on an element that has none of its own, without scrolling. */
export function focusElement(element: HTMLElement | null): void {
  if (!element) return
  if (element.tabIndex < 0) element.tabIndex = -1
  element.focus({ preventScroll: true })
}
