import { createRequire } from 'node:module'

/** Where the theme looks for the packages it imports. */
const theme = createRequire(import.meta.resolve('@landing/theme'))

/** The parts of UI5 that the theme finds: all are optional. */
export interface InstalledUi5 {
  /** Code of elements in documents. */
  readonly elements: boolean
  /** React components, for filters and display settings. */
  readonly react: boolean
}

/** Looks for UI5's packages. */
export function installedUi5(find: (id: string) => unknown = theme.resolve): InstalledUi5 {
  const has = (id: string) => {
    try {
      find(id)
      return true
    } catch {
      return false
    }
  }
  const elements = [
    '@ui5/webcomponents/dist/Button.js',
    '@ui5/webcomponents-base/dist/config/Theme.js',
  ].every(has)
  return { elements, react: elements && has('@ui5/webcomponents-react/package.json') }
}

/** Code of `virtual:landing/ui5`: `startUi5`, or a warning for pages with elements that nothing defines. */
export function ui5Module({ elements }: InstalledUi5, theme: string): string {
  if (elements) return `export { startUi5 } from ${theme}`
  const text =
    'This page holds UI5 elements, but UI5 is not installed. Install @ui5/webcomponents and @ui5/webcomponents-base.'
  return `export const startUi5 = () => {
  console.warn(${JSON.stringify(text)})
  return () => {}
}`
}

/** Code of `virtual:landing/ui5-parts`: the theme's controls of UI5, or none. */
export function ui5PartsModule({ react }: InstalledUi5, theme: string): string {
  return react ? `export { ui5Parts } from ${theme}` : 'export const ui5Parts = undefined'
}
