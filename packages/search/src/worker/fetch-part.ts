import { SearchError } from '../errors'

/**
 * How a file of the index may come from the browser's cache: an entry file only if it is still the server's (`no-cache`), a part
 * always, since its name changes with it; none after a failure (`reload`), since the file in the cache may be damaged.
 */
export type CacheMode = 'no-cache' | 'default' | 'reload'

/** The part of the platform's `fetch` that is used. */
export type Fetch = (href: string, init: { cache: CacheMode }) => Promise<Response>

/**
 * Fetches a file of the index.
 *
 * @throws {SearchError} `index-unreachable` or `index-missing`.
 */
export async function fetchPart(fetch: Fetch, href: string, cache: CacheMode): Promise<Uint8Array> {
  let response: Response
  try {
    response = await fetch(href, { cache })
    if (response.ok) return new Uint8Array(await response.arrayBuffer())
  } catch (error) {
    throw new SearchError(
      'index-unreachable',
      'The search index could not be loaded: the connection failed.',
      'Check the connection and try again.',
      { cause: error },
    )
  }
  throw new SearchError(
    'index-missing',
    `The search index could not be loaded: the server answered ${response.status} for ${href}.`,
    response.status === 404
      ? 'Reload the page: the site may have been updated since it was opened.'
      : 'Try again in a moment.',
  )
}
