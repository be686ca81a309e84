import { clientModules } from 'virtual:landing/plugins'
import { settings } from 'virtual:landing/settings'

const waiting = new Set(clientModules.filter(({ inDev }) => inDev || !import.meta.hot))

/** Starts each module once, when its moment comes: asked for the first page, and for those that follow. */
export function startModules(isFirstPage: boolean): void {
  for (const module of waiting) {
    const { when, options, load } = module
    if (when === 'navigation' && isFirstPage) continue
    if (when.startsWith('has:') && !document.querySelector(when.slice('has:'.length))) continue
    waiting.delete(module)
    void load().then((loaded) => loaded.default({ base: settings.base, options }))
  }
}
