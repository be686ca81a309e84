import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, join } from 'node:path'

/** Folders in which the theme's imports are resolved. */
const theme = createRequire(import.meta.resolve('@landing/theme'))

/** Installed parts of UI5; all are optional. */
export interface InstalledUi5 {
  /** Code of elements in documents. */
  readonly elements: boolean
  /** React components, for filters and display settings. */
  readonly react: boolean
}

/** Looks for UI5's packages. */
export function installedUi5(has: (name: string) => boolean = themeHas): InstalledUi5 {
  const elements = has('@ui5/webcomponents') && has('@ui5/webcomponents-base')
  return { elements, react: elements && has('@ui5/webcomponents-react') }
}

/** Like bundlers, and unlike `require.resolve`, ignores NODE_PATH, which pnpm sets. */
function themeHas(name: string): boolean {
  if (process.versions.pnp) return resolves(`${name}/package.json`)
  const others = new Set(process.env.NODE_PATH?.split(delimiter))
  const folders = theme.resolve.paths(name) ?? []
  return folders.some((folder) => !others.has(folder) && existsSync(join(folder, name)))
}

function resolves(id: string): boolean {
  try {
    theme.resolve(id)
    return true
  } catch {
    return false
  }
}

/** Code of `virtual:landing/ui5`: `startUi5`, or a warning for pages with undefined elements. */
export function ui5Module({ elements }: InstalledUi5, theme: string): string {
  if (elements) return `export { startUi5 } from ${theme}`
  const text =
    'This page holds UI5 elements, but UI5 is not installed. Install @ui5/webcomponents and @ui5/webcomponents-base.'
  return `export const startUi5 = () => {
  console.warn(${JSON.stringify(text)})
  return () => {}
}`
}

/** Code of `virtual:landing/ui5-parts`: the theme's UI5 controls, or none. */
export function ui5PartsModule({ react }: InstalledUi5, theme: string): string {
  return react ? `export { ui5Parts } from ${theme}` : 'export const ui5Parts = undefined'
}
