import { routeKey } from '@landing/schema'
import type { RouterOptions } from './router'

/** Maximum number of cached pages. */
const capacity = 30

/** Loads pages, and keeps those used last. */
export interface PageCache<Page> {
  /**
   * Returns the cached page, or loads it. Concurrent calls share one request; failures are not cached.
   *
   * @param fresh empty this cache first, and bypass every other one
   */
  get(path: string, fresh?: boolean): Promise<Page>
  clear(): void
}

export function createPageCache<Page>(load: RouterOptions<Page>['load']): PageCache<Page> {
  const pages = new Map<string, Promise<Page>>()

  return {
    get(path, fresh) {
      if (fresh) pages.clear()
      const key = routeKey(path)
      const page = pages.get(key) ?? load(path, { fresh })
      // Deleted and set again, so that the order of the map is the order of use.
      pages.delete(key)
      pages.set(key, page)
      page.catch(() => {
        if (pages.get(key) === page) pages.delete(key)
      })
      for (const oldest of pages.keys()) {
        if (pages.size > capacity) pages.delete(oldest)
      }
      return page
    },
    clear: () => pages.clear(),
  }
}
