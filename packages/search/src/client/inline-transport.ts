import type { Fetch } from '../worker/fetch-part'
import { directLine } from './direct-line'
import { portTransport, type Transport } from './transport'

/**
 * The same engine in the page, where there can be no worker. Its code is loaded only then.
 *
 * @param fetch fetches index files; default: the platform's `fetch`
 */
export async function inlineTransport(fetch?: Fetch): Promise<Transport> {
  const { serve } = await import('../worker/serve')
  const [page, end] = directLine()
  serve(end, fetch && { fetch })
  return portTransport(page, () => {})
}
