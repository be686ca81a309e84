import { startRuntime } from './runtime'
import { startAtOnce } from './start'

/*
 * Imported before the first UI5 element of a page that imports elements itself: UI5 starts when the
 * first of them is defined, and would then load fonts from another host and add light colors of its
 * own. The settings come from the document, which has no site data.
 */
if (typeof document !== 'undefined') {
  const root = document.documentElement
  const family = getComputedStyle(root).getPropertyValue('--landing-family').trim()
  startAtOnce(
    {
      theme: family === 'sap_fiori_3' ? { family } : {},
      locale: { htmlLang: root.lang || 'en', direction: root.dir === 'rtl' ? 'rtl' : 'ltr' },
    },
    startRuntime,
  ).catch(console.warn)
}
