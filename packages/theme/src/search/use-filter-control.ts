import type { SiteData } from '@landing/schema'
import { type ComponentType, useEffect, useState } from 'react'
import { type FilterControlProps, NativeFilter } from './filter-control'

/**
 * The control of the filters: the browser's own, then UI5's, whose code is loaded once `isWanted`.
 * If that fails, the browser's stays.
 */
export function useFilterControl(
  site: SiteData,
  isWanted: boolean,
): ComponentType<FilterControlProps> {
  const [Control, setControl] = useState<ComponentType<FilterControlProps>>(() => NativeFilter)
  const isLoading = isWanted && Control === NativeFilter
  // biome-ignore lint/correctness/useExhaustiveDependencies: once; what UI5 needs of a site does not change
  useEffect(() => {
    if (!isLoading) return
    let isLeft = false
    const load = async () => {
      const { prepareFilter, Ui5Filter } = await import('./ui5-filter')
      await prepareFilter(site)
      await untilUnused()
      if (!isLeft) setControl(() => Ui5Filter)
    }
    load().catch(console.warn)
    return () => {
      isLeft = true
    }
  }, [isLoading])
  return Control
}

/** Resolves when no filter has the focus: replacing it would close its list and lose the focus. */
async function untilUnused(): Promise<void> {
  for (;;) {
    const used = document.activeElement?.closest('.landing-search-filters select')
    if (!used) return
    await new Promise((done) => used.addEventListener('blur', done, { once: true }))
    // The next element has the focus when the event is over.
    await new Promise((done) => setTimeout(done))
  }
}
