import { type ComponentType, useEffect, useState } from 'react'
import { useTheme } from '../context/theme-context'
import type { FilterControlProps } from '../context/ui5-parts'
import { NativeFilter } from './native-filter'

/**
 * The control of the filters: the browser's own, then UI5's where the site has UI5, loaded once
 * `isWanted`. If that fails, the browser's stays.
 */
export function useFilterControl(isWanted: boolean): ComponentType<FilterControlProps> {
  const { site, ui5 } = useTheme()
  const [Control, setControl] = useState<ComponentType<FilterControlProps>>(() => NativeFilter)
  const isLoading = ui5 !== undefined && isWanted && Control === NativeFilter
  useEffect(() => {
    if (!isLoading) return
    let isLeft = false
    const load = async () => {
      const Loaded = await ui5.loadFilter(site)
      await untilUnused()
      if (!isLeft) setControl(() => Loaded)
    }
    load().catch(console.warn)
    return () => {
      isLeft = true
    }
  }, [isLoading, site, ui5])
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
