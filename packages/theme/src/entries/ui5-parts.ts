import type { Ui5Parts } from '../context/ui5-parts'

/** UI5's settings dialog for `<ThemeRoot ui5={ui5Parts}>`, loaded when shown. */
export const ui5Parts: Ui5Parts = {
  async loadSettings() {
    return (await import('../page/ui5-settings')).Ui5Settings
  },
}
