import type { SiteData } from '@landing/schema'
import { defaultFamily } from '../mode/theme-defaults'
import { elementLoader } from './elements'
import type { Ui5Site } from './theme-name'

/** Delay after a change of the document before it is searched for elements again, in ms. */
const SETTLED = 200

let runtime: Promise<void> | undefined

/**
 * UI5's settings, which it reads once, when its first module runs: nothing is fetched from another
 * host, and no parameter of the address changes the site's settings.
 */
function configure(site: Ui5Site): void {
  if (document.querySelector('[data-ui5-config]')) return
  // UI5 reads the text of any element. Trusted Types would refuse a script's.
  const settings = document.createElement('template')
  settings.dataset.ui5Config = ''
  settings.content.append(
    JSON.stringify({
      theme: site.theme.family ?? defaultFamily,
      language: site.locale.htmlLang,
      rtl: site.locale.direction === 'rtl',
      defaultFontLoading: false,
      ignoreUrlParams: true,
    }),
  )
  document.head.append(settings)
  // Keeps the theme's scrollbars.
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

/** Events that tell a reader from a crawler. */
const INPUTS = ['pointermove', 'pointerdown', 'keydown', 'touchstart', 'scroll'] as const

/** Elements without a box before they open. */
const POPUPS: ReadonlySet<string> = new Set(['ui5-dialog', 'ui5-popover', 'ui5-toast'])

/** Calls back on the reader's first input. */
function onFirstInput(callback: () => void, signal: AbortSignal): void {
  for (const type of INPUTS) {
    addEventListener(type, callback, { signal, once: true, passive: true, capture: true })
  }
}

/**
 * Loads the code of the document's UI5 elements, each when it comes into view, now and after later changes
 * of the document. Without any, nothing of UI5 is loaded. Popups, and elements that only show something, follow
 * on the reader's first input.
 */
export function startUi5(site: SiteData): () => void {
  const controller = new AbortController()
  const { signal } = controller
  const visible = new Set<string>()
  let hasReader = navigator.userActivation?.hasBeenActive === true
  let timer: ReturnType<typeof setTimeout> | undefined

  const load = async (names: Iterable<string>) => {
    const loaders = [...names].flatMap((name) => elementLoader(name, hasReader) ?? [])
    if (loaders.length === 0) return
    await loadRuntime(site)
    await Promise.all(loaders.map((start) => start()))
  }
  const loadVisible = () => void load(visible).catch(console.warn)

  const view = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue
        visible.add(target.localName)
        view.unobserve(target)
      }
      loadVisible()
    },
    { rootMargin: '200px' },
  )
  const find = () => {
    for (const element of document.querySelectorAll(':not(:defined)')) {
      if (elementLoader(element.localName, true) === undefined) continue
      if (hasReader && POPUPS.has(element.localName)) visible.add(element.localName)
      view.observe(element)
    }
    loadVisible()
  }
  const changes = new MutationObserver(() => {
    clearTimeout(timer)
    timer = setTimeout(find, SETTLED)
  })
  changes.observe(document.body, { childList: true, subtree: true })
  onFirstInput(() => {
    hasReader = true
    find()
  }, signal)
  find()
  return () => {
    controller.abort()
    changes.disconnect()
    view.disconnect()
    clearTimeout(timer)
  }
}
