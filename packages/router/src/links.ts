import { isFilePath, stripIndexHtml, toPath } from '@landing/schema'

/** The link an event happened in. Shadow roots are looked through: UI components hide their links there. */
export function linkOf(event: Event): HTMLAnchorElement | undefined {
  return event
    .composedPath()
    .find((node): node is HTMLAnchorElement => (node as Element).tagName === 'A')
}

/**
 * The route a link leads to, with search string and hash, or `undefined` for a link that is the browser's:
 * one with a `target` (`_self` is the way to ask for a whole page), a `download`, another origin, an address
 * outside the base, or a file.
 */
export function routeOf(link: HTMLAnchorElement, base: string): string | undefined {
  const path = toPath(base, link.pathname)
  return !path ||
    link.target ||
    link.origin !== location.origin ||
    link.hasAttribute('download') ||
    isFilePath(stripIndexHtml(path))
    ? undefined
    : path + link.search + link.hash
}

/** Is this a plain click, without a wish for another tab, a window or a download? */
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

/** Does a link lead to a hash of the very address that is open? The browser itself does that best. */
export function isHashLink(link: HTMLAnchorElement): boolean {
  return !!link.hash && link.href.split('#')[0] === location.href.split('#')[0]
}
