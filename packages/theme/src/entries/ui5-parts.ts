import type { Ui5Parts } from '../context/ui5-parts'

/** UI5's select and settings dialog for `<ThemeRoot ui5={ui5Parts}>`, each loaded when shown. */
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
