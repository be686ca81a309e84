import { SearchError } from '../errors'

/** The part of the platform's `fetch` that is used. */
export type Fetch = (href: string, init: { cache: 'default' | 'reload' }) => Promise<Response>

/**
 * Fetches a file of the index.
 *
 * @param fresh bypasses the browser's cache, which may hold a damaged file.
 * @throws {SearchError} `index-unreachable` or `index-missing`.
 */
export async function fetchPart(fetch: Fetch, href: string, fresh: boolean): Promise<Uint8Array> {
  let response: Response
  try {
    response = await fetch(href, { cache: fresh ? 'reload' : 'default' })
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
