/** Does HTML hold UI5 elements, besides the theme's badges? */
export function hasElements(html: string): boolean {
  return /<ui5-(?!tag [^>]*hide-state-icon)/.test(html)
}
