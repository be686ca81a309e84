import { getLanguage, setLanguage } from '@ui5/webcomponents-base/dist/config/Language.js'
import { setTheme } from '@ui5/webcomponents-base/dist/config/Theme.js'
import { defaultFamily } from '../mode/theme-defaults'
import { loadBaseTheme } from './base-themes'
import { registerComponentThemes } from './component-themes'
import { ui5Tag } from './locale-name'
import { requireTheme, type Ui5Site, type Ui5Theme, ui5Theme } from './theme-name'

/** Forced colors need the high-contrast theme, too. */
const MORE_CONTRAST = '(prefers-contrast: more), (forced-colors: active)'

let sheet: CSSStyleSheet | undefined
let shownTheme: Ui5Theme | undefined

/** What makes UI5's variables light or dark, where one sheet has both. */
const SCHEMES = {
  light: '--_ui5-light-scheme:var(--_ui5-absent);--_ui5-dark-scheme: ;',
  dark: '--_ui5-light-scheme: ;--_ui5-dark-scheme:var(--_ui5-absent);',
}

/** Name of the theme that a sheet of the site fixes; empty when reader and system choose. */
function fixedTheme(): string {
  return getComputedStyle(document.documentElement).getPropertyValue('--landing-theme').trim()
}

function schemeRules(theme: Ui5Theme): string {
  if (fixedTheme() !== '') return `:root{${SCHEMES[/_(dark|hcb)$/.test(theme) ? 'dark' : 'light']}}`
  return `:root[data-theme=light]{${SCHEMES.light}}:root[data-theme=dark]{${SCHEMES.dark}}`
}

/** UI5 knows light and dark of Horizon by one name: they differ in the page's variables only. */
function ui5Name(theme: Ui5Theme): string {
  return theme === 'sap_horizon_dark' ? 'sap_horizon' : theme
}

/** A rule that tells UI5 that a theme's variables are present, so that it adds none of its own. */
function mark(theme: Ui5Theme): string {
  const about = JSON.stringify({
    Path: `Base.baseLib.${ui5Name(theme)}.css_variables`,
    Extends: ['baseTheme'],
  })
  return `.sapThemeMetaData-Base-baseLib{background-image:url('data:text/plain;utf-8,${about}')}`
}

/**
 * Gives UI5 the theme of the page. The variables come as a sheet of ours, in a layer below the
 * page's own, and say which theme they are.
 */
async function showTheme(theme: Ui5Theme): Promise<void> {
  if (theme === shownTheme) return
  shownTheme = theme
  if (!sheet) {
    sheet = new CSSStyleSheet()
    // Synchronously, because an element that is defined meanwhile starts UI5.
    sheet.replaceSync(mark(theme))
    document.adoptedStyleSheets.push(sheet)
    await setTheme(ui5Name(theme))
  }
  const base = await loadBaseTheme(theme).catch((error: unknown) => {
    // Retry next time.
    if (theme === shownTheme) shownTheme = undefined
    throw error
  })
  if (theme !== shownTheme) return
  sheet.replaceSync(`@layer landing.elements{${base}\n${schemeRules(theme)}}\n${mark(theme)}`)
  await setTheme(ui5Name(theme))
}

/**
 * The theme the page shows now: the one that is fixed, or else family by configuration, mode and
 * contrast by reader and system.
 */
function currentTheme(site: Ui5Site): Ui5Theme {
  const fixed = fixedTheme()
  if (fixed !== '') return requireTheme(fixed)
  const { theme, contrast } = document.documentElement.dataset
  const dark = theme ? theme === 'dark' : window.matchMedia('(prefers-color-scheme: dark)').matches
  const more = contrast === 'more' || window.matchMedia(MORE_CONTRAST).matches
  return requireTheme(ui5Theme(site.theme.family ?? defaultFamily, dark ? 'dark' : 'light', more))
}

/** Starts UI5 in the page's theme and language, and keeps its theme in step with the page's. */
export async function startRuntime(site: Ui5Site): Promise<void> {
  const language = ui5Tag(site.locale.htmlLang)
  registerComponentThemes()
  const show = () => showTheme(currentTheme(site))
  const follow = () => void show().catch(console.warn)
  new MutationObserver(follow).observe(document.documentElement, {
    attributeFilter: ['data-theme', 'data-contrast'],
  })
  window.matchMedia(MORE_CONTRAST).addEventListener('change', follow)
  window.matchMedia('(prefers-color-scheme: dark)').addEventListener('change', follow)
  await show()
  // A change of language makes UI5 look for formats of dates, which pages without dates do not have.
  if (getLanguage() !== language) await setLanguage(language)
}
