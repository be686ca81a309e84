/** Creates an element with properties. */
export function makeElement<K extends keyof HTMLElementTagNameMap>(
  page: Document,
  name: K,
  properties: Partial<HTMLElementTagNameMap[K]> = {},
): HTMLElementTagNameMap[K] {
  return Object.assign(page.createElement(name), properties)
}

/** Creates a button that submits no form. */
export function makeButton(
  page: Document,
  properties: Partial<HTMLButtonElement>,
): HTMLButtonElement {
  return makeElement(page, 'button', { type: 'button', ...properties })
}
