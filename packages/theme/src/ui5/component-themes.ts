import { registerThemePropertiesLoader } from '@ui5/webcomponents-base/dist/asset-registries/Themes.js'

type Load = () => Promise<{ readonly default: string }>

/**
 * What differs between themes inside the elements. Light and dark of Horizon are alike there (their
 * colors are tokens of the page), so they share what every element brings along.
 */
const THEMES: Readonly<Record<string, Load>> = {
  sap_horizon_hcb: () =>
    import('@ui5/webcomponents/dist/generated/themes/sap_horizon_hcb/parameters-bundle.css.js'),
  sap_horizon_hcw: () =>
    import('@ui5/webcomponents/dist/generated/themes/sap_horizon_hcw/parameters-bundle.css.js'),
  sap_fiori_3: () =>
    import('@ui5/webcomponents/dist/generated/themes/sap_fiori_3/parameters-bundle.css.js'),
  sap_fiori_3_dark: () =>
    import('@ui5/webcomponents/dist/generated/themes/sap_fiori_3_dark/parameters-bundle.css.js'),
  sap_fiori_3_hcb: () =>
    import('@ui5/webcomponents/dist/generated/themes/sap_fiori_3_hcb/parameters-bundle.css.js'),
  sap_fiori_3_hcw: () =>
    import('@ui5/webcomponents/dist/generated/themes/sap_fiori_3_hcw/parameters-bundle.css.js'),
}

/** Registers loaders for the themes of UI5's elements: files of the site, loaded when chosen. */
export function registerComponentThemes(): void {
  for (const [theme, load] of Object.entries(THEMES)) {
    registerThemePropertiesLoader(
      '@ui5/webcomponents',
      theme,
      async () => (await load()).default,
      'host',
    )
  }
}
