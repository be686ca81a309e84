/** Does HTML hold UI5 elements? */
export function hasElements(html: string): boolean {
  return html.includes('<ui5-')
}
