import type { SiteData } from '@landing/schema'
import { setLanguage } from '@ui5/webcomponents-base/dist/config/Language.js'
import { setTheme } from '@ui5/webcomponents-base/dist/config/Theme.js'
import { loadBaseTheme } from './base-themes'
import { registerComponentThemes } from './component-themes'
import { ui5Format, ui5Language } from './locale-name'
import { requireTheme, type Ui5Theme, ui5Theme } from './theme-name'

const MORE_CONTRAST = '(prefers-contrast: more)'

let sheet: CSSStyleSheet | undefined
let shown: Ui5Theme | undefined

/**
 * Gives UI5 the theme of the page. The variables come as a sheet of ours, in a layer below the
 * page's own, and say which theme they are: UI5 then adds none of its own.
 */
async function showTheme(theme: Ui5Theme): Promise<void> {
  if (theme === shown) return
  shown = theme
  const base = await loadBaseTheme(theme)
  if (theme !== shown) return
  if (!sheet) {
    sheet = new CSSStyleSheet()
    document.adoptedStyleSheets.push(sheet)
  }
  // UI5 knows light and dark of Horizon by one name: they differ in the page's variables only.
  const name = theme === 'sap_horizon_dark' ? 'sap_horizon' : theme
  const about = JSON.stringify({
    Path: `Base.baseLib.${name}.css_variables`,
    Extends: ['baseTheme'],
  })
  sheet.replaceSync(`@layer landing.elements{${base}
:root[data-theme=light]{--_ui5-light-scheme:var(--_ui5-absent);--_ui5-dark-scheme: ;}
:root[data-theme=dark]{--_ui5-light-scheme: ;--_ui5-dark-scheme:var(--_ui5-absent);}}
.sapThemeMetaData-Base-baseLib{background-image:url('data:text/plain;utf-8,${about}')}`)
  await setTheme(name)
}

/** The theme the page shows now: family by configuration, mode and contrast by reader and system. */
function currentTheme(site: SiteData): Ui5Theme {
  const { theme, contrast } = document.documentElement.dataset
  const dark = theme ? theme === 'dark' : window.matchMedia('(prefers-color-scheme: dark)').matches
  const more = contrast === 'more' || window.matchMedia(MORE_CONTRAST).matches
  return requireTheme(ui5Theme(site.theme.family ?? 'sap_horizon', dark ? 'dark' : 'light', more))
}

/**
 * The language tag UI5 is given: it finds texts and formats for it by itself, the region included.
 * Throws `unknown locale` where it would silently speak English instead.
 */
function knownLanguage(tag: string): string {
  ui5Language(tag)
  ui5Format(tag)
  return tag
}

/** Starts UI5 in the page's theme and language, and keeps its theme in step with the page's. */
export async function startRuntime(site: SiteData): Promise<void> {
  const language = knownLanguage(site.locale.htmlLang)
  registerComponentThemes()
  const show = () => showTheme(currentTheme(site))
  const follow = () => void show()
  new MutationObserver(follow).observe(document.documentElement, {
    attributeFilter: ['data-theme', 'data-contrast'],
  })
  window.matchMedia(MORE_CONTRAST).addEventListener('change', follow)
  window.matchMedia('(prefers-color-scheme: dark)').addEventListener('change', follow)
  await Promise.all([show(), setLanguage(language)])
}
