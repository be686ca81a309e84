/** A module of a plugin. */
export interface PluginModule {
  readonly when: string
  readonly inDev: boolean
  readonly options?: unknown
  load(): Promise<{ default(page: Document, context: PluginContext): (() => void) | undefined }>
}

interface PluginContext {
  readonly base: string
  readonly options: unknown
}

interface ShownPage {
  readonly base: string
  /** True for the first page of the visit, which should not wait for modules of `navigation`. */
  readonly isFirst: boolean
}

/** Runs the modules that a page needs. Returns a cleanup function, also for those that are still loading. */
export function attachModules(
  modules: readonly PluginModule[],
  { base, isFirst }: ShownPage,
  page: Document = document,
): () => void {
  let isOver = false
  const cleanups: ((() => void) | undefined)[] = []
  for (const { when, inDev, options, load } of modules) {
    if (when === 'navigation' && isFirst) continue
    if (when.startsWith('has:') && !page.querySelector(when.slice('has:'.length))) continue
    if (import.meta.hot && !inDev) continue
    void load().then(({ default: attach }) => {
      if (!isOver) cleanups.push(attach(page, { base, options }))
    })
  }
  return () => {
    isOver = true
    for (const cleanup of cleanups) {
      try {
        cleanup?.()
      } catch (error) {
        // The next page is shown all the same.
        reportError(error)
      }
    }
  }
}
