import { isFilePath, toPath } from '@landing/schema'

/** Returns the link in which an event happened, also inside shadow roots, where UI components hide their links. */
export function linkOf(event: Event): HTMLAnchorElement | undefined {
  return event
    .composedPath()
    .find((node): node is HTMLAnchorElement => (node as Element).tagName === 'A')
}

/**
 * Returns the route of a link, with search string and hash, or `undefined` for a link that the browser follows:
 * one with a `target` (`_self` requests a whole document), a `download`, another origin, an address outside the base,
 * a file, or a text on a page, which only browsers find. Pages are linked without `.html`: what has it is a file, such as one of
 * another tool.
 */
export function routeOf(link: HTMLAnchorElement, base: string): string | undefined {
  const path = toPath(base, link.pathname)
  return !path ||
    link.target ||
    link.origin !== location.origin ||
    link.hasAttribute('download') ||
    link.hash.includes(':~:') ||
    isFilePath(path)
    ? undefined
    : path + link.search + link.hash
}

/** True for a click that does not ask for another tab, a window or a download. */
export function isPlainClick(event: MouseEvent): boolean {
  return !(
    event.defaultPrevented ||
    event.button ||
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey ||
    event.altKey
  )
}

/** True for a link to a hash of the current address, which the browser follows best. */
export function isHashLink(link: HTMLAnchorElement): boolean {
  return !!link.hash && link.href.split('#')[0] === location.href.split('#')[0]
}
