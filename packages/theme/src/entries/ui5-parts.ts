import type { Ui5Parts } from '../context/ui5-parts'

/** Select and settings dialog of UI5 for a `ThemeRoot`: `<ThemeRoot ui5={ui5Parts}>`. Each is loaded when it is shown. */
export const ui5Parts: Ui5Parts = {
  async loadSettings() {
    return (await import('../page/ui5-settings')).Ui5Settings
  },
  async loadFilter(site) {
    const { prepareFilter, Ui5Filter } = await import('../search/ui5-filter')
    await prepareFilter(site)
    return Ui5Filter
  },
}
