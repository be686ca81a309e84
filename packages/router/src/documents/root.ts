/** Returns the element that holds the page: the first with `data-landing`. */
export function rootOf(page: Document): HTMLElement | null {
  return page.querySelector<HTMLElement>('[data-landing]')
}
