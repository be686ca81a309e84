import type { Ui5Theme } from './theme-name'

/** The theme variables UI5 elements may read, as a sheet; Horizon's follow the page's mode by themselves. */
export async function loadBaseTheme(theme: Ui5Theme): Promise<string> {
  switch (theme) {
    case 'sap_horizon':
    case 'sap_horizon_dark':
      return (
        await import(
          '@ui5/webcomponents-theming/dist/generated/themes/sap_horizon_auto/parameters-bundle.css.js'
        )
      ).default
    case 'sap_horizon_hcb':
    case 'sap_horizon_hcw':
      return (
        await import(
          '@ui5/webcomponents-theming/dist/generated/themes/sap_horizon_hc_auto/parameters-bundle.css.js'
        )
      ).default
    case 'sap_fiori_3':
      return (
        await import(
          '@ui5/webcomponents-theming/dist/generated/themes/sap_fiori_3/parameters-bundle.css.js'
        )
      ).default
    case 'sap_fiori_3_dark':
      return (
        await import(
          '@ui5/webcomponents-theming/dist/generated/themes/sap_fiori_3_dark/parameters-bundle.css.js'
        )
      ).default
    case 'sap_fiori_3_hcb':
      return (
        await import(
          '@ui5/webcomponents-theming/dist/generated/themes/sap_fiori_3_hcb/parameters-bundle.css.js'
        )
      ).default
    case 'sap_fiori_3_hcw':
      return (
        await import(
          '@ui5/webcomponents-theming/dist/generated/themes/sap_fiori_3_hcw/parameters-bundle.css.js'
        )
      ).default
  }
}
