import { isPageFile, pageDataPath, toHref } from '@landing/schema'

/** Most pages kept. */
const capacity = 50

export interface PageLoader<Page> {
  /**
   * The data of a page. Requests for one page are shared, the pages used last are kept, failures are not.
   * Rejects when there is no such file, when it is no page data, or when it belongs to another build.
   */
  load(path: string): Promise<Page>
  /** Forgets everything. */
  clear(): void
}

export function createPageLoader<Page>(
  base: string,
  build: string,
  request: (href: string, init?: RequestInit) => Promise<Response>,
): PageLoader<Page> {
  const pages = new Map<string, Promise<Page>>()

  async function get(href: string, cache?: 'reload'): Promise<Page> {
    // With the credentials of the same origin, as always where nothing else is said.
    const response = await request(href, cache && { cache })
    const file: unknown = response.ok && (await response.json())
    if (isPageFile(file) && file.build === build) return file.page as Page
    // The browser may have kept what an older deployment answered.
    if (!cache) return get(href, 'reload')
    throw new Error(`${href} (${response.status}) is not of this build`)
  }

  return {
    load(path) {
      const href = toHref(base, pageDataPath(path))
      const page = pages.get(href) ?? get(href)
      // Deleted and set again, so that the map's order is that of use.
      pages.delete(href)
      pages.set(href, page)
      page.catch(() => pages.delete(href))
      for (const oldest of pages.keys()) {
        if (pages.size > capacity) pages.delete(oldest)
      }
      return page
    },
    clear() {
      pages.clear()
    },
  }
}
