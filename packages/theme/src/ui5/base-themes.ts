import type { Ui5Theme } from './theme-name'

type Load = () => Promise<{ readonly default: string }>

const horizon: Load = () =>
  import(
    '@ui5/webcomponents-theming/dist/generated/themes/sap_horizon_auto/parameters-bundle.css.js'
  )
const highContrast: Load = () =>
  import(
    '@ui5/webcomponents-theming/dist/generated/themes/sap_horizon_hc_auto/parameters-bundle.css.js'
  )

/** Horizon's follow the page's mode by themselves. */
const THEMES: Readonly<Record<Ui5Theme, Load>> = {
  sap_horizon: horizon,
  sap_horizon_dark: horizon,
  sap_horizon_hcb: highContrast,
  sap_horizon_hcw: highContrast,
  sap_fiori_3: () =>
    import('@ui5/webcomponents-theming/dist/generated/themes/sap_fiori_3/parameters-bundle.css.js'),
  sap_fiori_3_dark: () =>
    import(
      '@ui5/webcomponents-theming/dist/generated/themes/sap_fiori_3_dark/parameters-bundle.css.js'
    ),
  sap_fiori_3_hcb: () =>
    import(
      '@ui5/webcomponents-theming/dist/generated/themes/sap_fiori_3_hcb/parameters-bundle.css.js'
    ),
  sap_fiori_3_hcw: () =>
    import(
      '@ui5/webcomponents-theming/dist/generated/themes/sap_fiori_3_hcw/parameters-bundle.css.js'
    ),
}

/** The theme variables UI5 elements may read, as a sheet. */
export async function loadBaseTheme(theme: Ui5Theme): Promise<string> {
  return (await THEMES[theme]()).default
}
