import type { ColorMode, SiteData, ThemeFamily } from '@landing/schema'

const FAMILIES: readonly string[] = ['sap_horizon', 'sap_fiori_3'] satisfies ThemeFamily[]
const VARIANTS = ['', '_dark', '_hcb', '_hcw'] as const

/** The eight themes by name. */
export type Ui5Theme = `${ThemeFamily}${(typeof VARIANTS)[number]}`

/** Names of the eight themes. */
export const UI5_THEMES: readonly string[] = FAMILIES.flatMap((family) =>
  VARIANTS.map((variant) => family + variant),
)

/** The theme for a family, mode and contrast. */
export function ui5Theme(family: ThemeFamily, mode: ColorMode, contrast: boolean): Ui5Theme {
  if (contrast) return `${family}${mode === 'dark' ? '_hcb' : '_hcw'}`
  return mode === 'dark' ? `${family}_dark` : family
}

/** Returns the name if it is one of the eight. Throws `unknown theme` otherwise. */
export function requireTheme(name: string): Ui5Theme {
  if (UI5_THEMES.includes(name)) return name as Ui5Theme
  throw new Error(`unknown theme "${name}". Use one of ${UI5_THEMES.join(', ')}.`)
}

/** What UI5 needs to know about a site: theme family, language and direction. */
export interface Ui5Site {
  readonly theme: Pick<SiteData['theme'], 'family'>
  readonly locale: Pick<SiteData['locale'], 'htmlLang' | 'direction'>
}
