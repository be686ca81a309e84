import type { SiteData } from '@landing/schema'
import { elementLoader } from './elements'
import type { Ui5Site } from './ui5-site'

/** How long changes of the page are gathered before it is looked through again, in ms. */
const SETTLED = 200

let runtime: Promise<void> | undefined

/**
 * UI5's settings, which it reads once, when its first module runs: nothing is fetched from another
 * host, and no parameter of the address changes the site's settings.
 */
function configure(site: Ui5Site): void {
  if (document.querySelector('[data-ui5-config]')) return
  const script = document.createElement('script')
  script.type = 'application/json'
  script.dataset.ui5Config = ''
  script.textContent = JSON.stringify({
    theme: site.theme.family ?? 'sap_horizon',
    language: site.locale.htmlLang,
    rtl: site.locale.direction === 'rtl',
    defaultFontLoading: false,
    ignoreUrlParams: true,
  })
  document.head.append(script)
  // Scrollbars stay as the theme draws them.
  document.documentElement.classList.add('ui5-content-native-scrollbars')
}

/** Loads UI5 itself, once. Elements may be registered when it is there. */
export function loadRuntime(site: SiteData): Promise<void> {
  return startAtOnce(site, async () => (await import('./runtime')).startRuntime(site))
}

/** The same with code that is there already: UI5 knows its settings when this returns. */
export function startAtOnce(site: Ui5Site, start: (site: Ui5Site) => Promise<void>): Promise<void> {
  if (!runtime) {
    configure(site)
    runtime = start(site)
    runtime.catch(() => {
      runtime = undefined
    })
  }
  return runtime
}

/** Has the reader given a sign of being there? */
let reader = false

const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'touchstart', 'scroll'] as const

/** Calls back at the first sign of a reader. */
function onFirstSign(callback: () => void): void {
  const controller = new AbortController()
  const notice = () => {
    controller.abort()
    reader = true
    callback()
  }
  for (const sign of SIGNS) {
    addEventListener(sign, notice, { signal: controller.signal, passive: true, capture: true })
  }
}

/** Loads the code of UI5 elements that are in the page and not yet defined. */
async function loadElements(site: SiteData): Promise<void> {
  const names = new Set<string>()
  for (const element of document.querySelectorAll(':not(:defined)')) names.add(element.localName)
  const loaders = [...names].flatMap((name) => elementLoader(name, reader) ?? [])
  if (loaders.length === 0) return
  await loadRuntime(site)
  await Promise.all(loaders.map((load) => load()))
}

/**
 * Registers the UI5 elements in use, now and after each change of the page. Without any, nothing of
 * UI5 is loaded. Elements that only show something follow at the first sign of a reader. Call it
 * when the browser is idle. Rejects with `unknown locale` for a language UI5 does not have.
 */
export async function startUi5(site: SiteData): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const load = () => void loadElements(site).catch(console.warn)
  new MutationObserver(() => {
    clearTimeout(timer)
    timer = setTimeout(load, SETTLED)
  }).observe(document.body, { childList: true, subtree: true })
  onFirstSign(load)
  await loadElements(site)
}
