import { settings } from 'virtual:landing/settings'
import type { Router } from '@landing/router'

/** A module of a plugin. */
export interface PluginModule {
  readonly when: string
  readonly inDev: boolean
  readonly options?: unknown
  load(): Promise<{ default(context: { base: string; options: unknown }): void }>
}

/** Starts each module once, when its moment comes. */
export function startModules(modules: readonly PluginModule[], router: Router): void {
  const waiting = new Set(modules.filter(({ inDev }) => inDev || !import.meta.hot))
  const start = () => {
    for (const module of waiting) {
      const { when, options, load } = module
      if (when.startsWith('has:') && !document.querySelector(when.slice('has:'.length))) continue
      waiting.delete(module)
      void load().then((loaded) => loaded.default({ base: settings.base, options }))
    }
    if (waiting.size === 0) stop()
  }
  const stop = router.subscribe(() => queueMicrotask(start))
  start()
}
