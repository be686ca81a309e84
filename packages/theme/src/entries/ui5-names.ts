export { ui5Format, ui5Language } from '../ui5/locale-name'
export { requireTheme, UI5_THEMES, type Ui5Theme, ui5Theme } from '../ui5/theme-name'
