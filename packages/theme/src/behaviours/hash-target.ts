import { decodePath } from '@landing/schema'

/** The element that the hash of the address names. */
export function targetOf(page: Document): HTMLElement | null {
  const hash = page.defaultView?.location.hash ?? ''
  return hash.length < 2 ? null : page.getElementById(decodePath(hash.slice(1)))
}

/** Opens details that hide the target of the hash. */
export function openTarget(page: Document): void {
  const target = targetOf(page)
  const closed = '.landing-article-body details:not([open])'
  let box = target?.closest(closed)
  if (!box) return
  for (; box; box = box.closest(closed)) box.setAttribute('open', '')
  target?.scrollIntoView()
}
