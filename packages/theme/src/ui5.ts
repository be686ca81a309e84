export { ui5Format, ui5Language } from './ui5/locale-name'
export { loadRuntime, startUi5 } from './ui5/start'
export { requireTheme, UI5_THEMES, type Ui5Theme, ui5Theme } from './ui5/theme-name'
