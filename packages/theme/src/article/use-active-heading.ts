import type { TocEntry } from '@landing/schema'
import { useEffect, useState } from 'react'

/** The id of the heading being read; the code that watches comes after the page. */
export function useActiveHeading(toc: readonly TocEntry[]): string | undefined {
  const [active, setActive] = useState<string>()
  useEffect(() => {
    let stop = () => {}
    let stale = false
    setActive(undefined)
    import('./watch-headings').then(
      ({ watchHeadings }) => {
        if (!stale)
          stop = watchHeadings(
            toc.map(({ id }) => id),
            setActive,
          )
      },
      () => {},
    )
    return () => {
      stale = true
      stop()
    }
  }, [toc])
  return active
}
